package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * Which chapter lists, refuses and plays the answers to the question on top of the agenda; the
 * chapters do the rest.
 */
final class Questions {
    private static final Refusal OVER = Refusal.of("lorenzo/round.1", "over");
    private static final Refusal NOT_ASKED = Refusal.of("lorenzo/round.3", "not-asked");
    private static final Refusal OTHER_QUESTION = Refusal.of("lorenzo/round.3", "other-question");
    private static final Refusal ANSWERED = Refusal.of("lorenzo/pazzi.2", "answered");

    private Questions() {}

    static int waiting(State s) {
        if (s.agenda.isEmpty()) return 0;
        return Task.kind(s.agenda.top()).sealed() ? s.asked & ~s.answered() : 1 << s.actor;
    }

    /** The answers of a seat that is asked. */
    static void legal(State s, int seat, List<Move> out) {
        if ((waiting(s) >>> seat & 1) == 0) return;
        switch (Task.kind(s.agenda.top())) {
            case TURN -> Turns.legalTurn(s, out);
            case SKIP -> Turns.legalSkip(s, out);
            case AFTER -> Turns.legalAfter(s, out);
            case MEMBER -> Placements.legalMember(s, out);
            case TAKE -> Towers.legalTake(s, out);
            case COST -> Towers.legalCost(s, out);
            case FEE -> Towers.legalFee(s, out);
            case PAY -> Payments.legal(s, out);
            case WORK -> WorkServants.legalWork(s, out);
            case WORK_OPPONENT -> Works.legalOpponents(s, out);
            case WORK_CARD, ACTIVATE -> WorkCards.legalCards(s, out);
            case CHOICE -> WorkChoices.legalChoice(s, out);
            case TIMES -> WorkChoices.legalTimes(s, out);
            case MEMBER_WORK -> Works.legalMemberWork(out);
            case DISCARD_CHARACTER, FROM_DISCARDED -> Discards.legal(s, out);
            case PRIVILEGE -> Council.legal(s, out);
            case SPEND_TOKENS -> Tokens.legalSpend(s, out);
            case TOSS -> Tokens.legalToss(s, out);
            case CASH -> Tokens.legalCash(s, out);
            case DROP_LEADER -> Leaders.legalDrop(s, out);
            case FREE_LEADER -> Leaders.legalFree(s, out);
            case COPY -> Leaders.legalCopy(s, out);
            case SIX -> Leaders.legalSix(s, out);
            case FLIP -> Families.legalFlips(s, out);
            case BID -> Families.legalBids(s, out);
            case GONZAGA -> Families.legalGonzaga(s, out);
            case ANSWERS -> Answers.legal(s, seat, out);
            case DRAFT -> Draft.legal(s, seat, out);
            case TILE -> Turns.legalTiles(s, out);
            case REPORT -> Vatican.legal(out);
            case EFFECTS, BUY, TAKEN, RUN, TERRITORY_HARVEST, SETS, ENTER -> throw unasked(s);
        }
    }

    static Refusal refusal(State s, int seat, Move move) {
        if (s.agenda.isEmpty()) return OVER;
        Task kind = Task.kind(s.agenda.top());
        if ((waiting(s) >>> seat & 1) == 0)
            return kind.sealed() && (s.asked >>> seat & 1) != 0 ? ANSWERED : NOT_ASKED;
        if (!answers(s, move)) return OTHER_QUESTION;
        return switch (move) {
            case Move.Go _, Move.GoWith _ when s.agenda.asks(Task.SKIP) -> Turns.MUST_SKIP;
            case Move.Go go when s.agenda.asks(Task.TAKE) -> Towers.refusal(s, go);
            case Move.Go go when s.agenda.asks(Task.GONZAGA) -> Families.refusal(s, go);
            case Move.Go go -> Placements.refusal(s, seat, go);
            case Move.GoWith go when s.agenda.asks(Task.TAKE) -> Towers.refusal(s, go);
            case Move.GoWith go -> Placements.refusal(s, seat, go);
            case Move.Member member when s.agenda.asks(Task.SIX) -> Leaders.refusal(s, member);
            case Move.Member member -> Placements.refusal(s, member);
            case Move.Servants servants -> WorkServants.refusal(s, servants);
            case Move.Pay pay -> Towers.refusal(s, pay);
            case Move.Instead instead when s.agenda.asks(Task.FEE) -> Towers.refusal(s, instead);
            case Move.Instead instead -> Payments.refusal(s, instead);
            case Move.Privilege privilege -> Council.refusal(s, privilege);
            case Move.Choose choose when s.agenda.asks(Task.MEMBER_WORK) -> Works.refusal(choose);
            case Move.Choose choose -> WorkChoices.refusal(s, choose);
            case Move.Times times -> WorkChoices.refusal(s, times);
            case Move.Pick pick -> refusal(s, seat, pick);
            case Move.Opponent opponent -> Works.refusal(s, opponent);
            case Move.Decline decline -> refusal(s, decline);
            case Move.Pass pass -> Turns.refusal(s, pass);
            case Move.Keep keep -> Draft.refusal(s, seat, keep);
            case Move.Play play when s.agenda.asks(Task.FREE_LEADER) -> Leaders.refusal(s, play);
            case Move.Play play -> Leaders.refusal(s, seat, play);
            case Move.Discard discard -> Leaders.refusal(s, seat, discard);
            case Move.Use use -> Leaders.refusal(s, seat, use);
            case Move.Copy copy -> Leaders.refusal(s, seat, copy);
            case Move.Drop drop -> Leaders.refusal(s, drop);
            case Move.Trade trade -> Families.refusal(s, seat, trade);
            case Move.Cash cash -> Tokens.refusal(s, seat, cash);
            case Move.Spend spend -> Tokens.refusal(s, spend);
            case Move.Toss toss -> Tokens.refusal(s, toss);
            case Move.Lay lay -> Tokens.refusal(s, seat, lay);
            case Move.Flip flip -> Families.refusal(s, flip);
            case Move.Bid bid -> Families.refusal(s, bid);
            case Move.Tile tile -> Turns.refusal(s, tile);
            case Move.Give give -> Answers.refusal(s, seat, give);
            case Move.Done _, Move.Support _, Move.Refuse _ -> Refusal.NONE;
        };
    }

    private static Refusal refusal(State s, int seat, Move.Pick pick) {
        return switch (Task.kind(s.agenda.top())) {
            case ANSWERS -> Answers.refusal(s, seat, pick);
            case DISCARD_CHARACTER, FROM_DISCARDED -> Discards.refusal(s, pick);
            default -> WorkCards.refusal(s, pick);
        };
    }

    private static Refusal refusal(State s, Move.Decline decline) {
        return switch (Task.kind(s.agenda.top())) {
            case CHOICE -> WorkChoices.refusal(s, decline);
            case DISCARD_CHARACTER, FROM_DISCARDED -> Discards.refusal(s, decline);
            case FREE_LEADER -> Leaders.refusal(s, decline);
            default -> Refusal.NONE;
        };
    }

    /** §round.3 The move answers the question, or is one of the extras that go with it. */
    private static boolean answers(State s, Move move) {
        return switch (Task.kind(s.agenda.top())) {
            case TURN, SKIP ->
                    move instanceof Move.Go
                            || move instanceof Move.GoWith
                            || move instanceof Move.Pass
                            || Extras.among(s, move);
            case AFTER -> move instanceof Move.Done || Extras.among(s, move);
            case TAKE ->
                    move instanceof Move.Go
                            || move instanceof Move.GoWith
                            || move instanceof Move.Decline
                            || Extras.among(s, move);
            case WORK ->
                    move instanceof Move.Servants
                            || WorkServants.optional(s.agenda.top())
                                    && (move instanceof Move.Decline || Extras.among(s, move));
            case WORK_OPPONENT ->
                    move instanceof Move.Opponent
                            || move instanceof Move.Decline
                            || Extras.among(s, move);
            case WORK_CARD, ACTIVATE, DISCARD_CHARACTER, FROM_DISCARDED ->
                    move instanceof Move.Pick || move instanceof Move.Decline;
            case CHOICE -> move instanceof Move.Choose || move instanceof Move.Decline;
            case TIMES -> move instanceof Move.Times || move instanceof Move.Decline;
            case DROP_LEADER -> move instanceof Move.Drop || move instanceof Move.Decline;
            case FREE_LEADER -> move instanceof Move.Play || move instanceof Move.Decline;
            case GONZAGA -> move instanceof Move.Go || move instanceof Move.Decline;
            case CASH -> move instanceof Move.Cash || move instanceof Move.Done;
            case REPORT -> move instanceof Move.Support || move instanceof Move.Refuse;
            case ANSWERS ->
                    Answers.asksForGoods(s) ? move instanceof Move.Give : move instanceof Move.Pick;
            case MEMBER, SIX -> move instanceof Move.Member;
            case COST -> move instanceof Move.Pay;
            case FEE, PAY -> move instanceof Move.Instead;
            case MEMBER_WORK -> move instanceof Move.Choose;
            case PRIVILEGE -> move instanceof Move.Privilege;
            case SPEND_TOKENS -> move instanceof Move.Spend;
            case TOSS -> move instanceof Move.Toss;
            case COPY -> move instanceof Move.Copy;
            case FLIP -> move instanceof Move.Flip;
            case BID -> move instanceof Move.Bid;
            case DRAFT -> move instanceof Move.Keep;
            case TILE -> move instanceof Move.Tile;
            case EFFECTS, BUY, TAKEN, RUN, TERRITORY_HARVEST, SETS, ENTER -> throw unasked(s);
        };
    }

    private static IllegalStateException unasked(State s) {
        return new IllegalStateException("nobody is asked: " + Task.write(s.agenda.top()));
    }

    static void play(State s, int seat, Move move, Events events) {
        answer(s, seat, move, events);
        Settling.run(s, events);
    }

    private static void answer(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.Go(int space) -> go(s, space, Values.AS_NEEDED, events);
            case Move.GoWith(int space, int servants) -> go(s, space, servants, events);
            case Move.Member(int member) when s.agenda.asks(Task.SIX) -> Leaders.six(s, member);
            case Move.Member(int member) -> Placements.place(s, member, events);
            case Move.Servants(int servants) -> WorkRun.begin(s, servants, events);
            case Move.Pay(int way) -> Towers.choose(s, way, events);
            case Move.Instead(int servants) when s.agenda.asks(Task.FEE) ->
                    Towers.payFee(s, servants, events);
            case Move.Instead(int servants) -> Payments.instead(s, servants, events);
            case Move.Privilege(int privilege) -> Council.choose(s, privilege, events);
            case Move.Choose(int option) when s.agenda.asks(Task.MEMBER_WORK) ->
                    Works.memberWork(s, option, events);
            case Move.Choose(int option) -> WorkChoices.choose(s, option, events);
            case Move.Times(int times) -> WorkChoices.times(s, times, events);
            case Move.Pick(int card) -> pick(s, seat, card, events);
            case Move.Opponent(int opponent) -> Works.withCardsOf(s, opponent);
            case Move.Decline _, Move.Done _ -> s.agenda.pop();
            case Move.Pass _ -> Turns.pass(s, events);
            case Move.Keep(int leader) -> Draft.keep(s, seat, leader, events);
            case Move.Play(int leader) when s.agenda.asks(Task.FREE_LEADER) ->
                    Leaders.playFree(s, leader, events);
            case Move.Play(int leader) -> Leaders.play(s, seat, leader, events);
            case Move.Discard(int leader) -> Leaders.discard(s, seat, leader, events);
            case Move.Use(int leader) -> Leaders.use(s, seat, leader, events);
            case Move.Copy(int leader) when s.agenda.asks(Task.COPY) ->
                    Leaders.copyAsked(s, leader, events);
            case Move.Copy(int leader) -> Leaders.copy(s, seat, leader, events);
            case Move.Drop(int leader) -> Leaders.drop(s, leader, events);
            case Move.Trade _ -> Families.trade(s, seat, events);
            case Move.Cash(int token) -> Tokens.cash(s, seat, token, events);
            case Move.Spend(int token) -> Tokens.spendAsked(s, token, events);
            case Move.Toss(int token) -> Tokens.toss(s, token, events);
            case Move.Lay(int token, boolean market) -> Tokens.lay(s, seat, token, market, events);
            case Move.Flip(int token) -> Families.flip(s, token, events);
            case Move.Bid bid -> Families.bid(s, bid, events);
            case Move.Tile(int tile) -> Turns.takeTile(s, tile, events);
            case Move.Support _ -> Vatican.support(s, seat, events);
            case Move.Refuse _ -> Vatican.refuse(s, seat, events);
            case Move.Give(int option) -> Answers.answer(s, seat, option, events);
        }
    }

    private static void go(State s, int space, int servants, Events events) {
        switch (Task.kind(s.agenda.top())) {
            case TAKE -> Towers.bonusTake(s, space, servants, events);
            case GONZAGA -> Families.gonzaga(s, space, events);
            default -> Placements.go(s, space, servants);
        }
    }

    private static void pick(State s, int seat, int card, Events events) {
        switch (Task.kind(s.agenda.top())) {
            case WORK_CARD -> WorkCards.activateOnly(s, card, events);
            case ACTIVATE -> WorkCards.activatePicked(s, card, events);
            case DISCARD_CHARACTER -> Discards.discard(s, card, events);
            case FROM_DISCARDED -> Discards.take(s, card);
            case ANSWERS -> Answers.answer(s, seat, card, events);
            default -> throw unasked(s);
        }
    }
}

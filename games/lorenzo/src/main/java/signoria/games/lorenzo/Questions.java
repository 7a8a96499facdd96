package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The question on top of the agenda: who must answer, with what, and what follows. It only finds
 * the chapter; what may be answered, why not, and what happens stand together there.
 */
final class Questions {
    private static final Refusal OVER = Refusal.of("lorenzo/round.1", "over");
    private static final Refusal NOT_ASKED = Refusal.of("lorenzo/round.3", "not-asked");
    private static final Refusal OTHER_QUESTION = Refusal.of("lorenzo/round.3", "other-question");

    private Questions() {}

    static int waiting(State s) {
        if (s.top == 0) return 0;
        Task kind = Task.kind(s.peek());
        return kind == Task.DRAFT || kind == Task.ANSWERS ? s.asked & ~s.answered() : 1 << s.actor;
    }

    // --- What may be answered

    static void legal(State s, int seat, List<Move> out) {
        if ((waiting(s) >>> seat & 1) == 0) return;
        switch (Task.kind(s.peek())) {
            case TURN -> Turns.legalTurn(s, out);
            case SKIP -> Turns.legalSkip(s, out);
            case AFTER -> Turns.legalAfter(s, out);
            case MEMBER -> Placements.legalMember(s, out);
            case TAKE -> Towers.legalTake(s, out);
            case COST -> Towers.legalCost(s, out);
            case FEE -> Towers.legalFee(s, out);
            case PAY -> Payments.legal(s, out);
            case WORK -> Works.legalWork(s, out);
            case WORK_OPPONENT -> Works.legalOpponents(s, out);
            case WORK_CARD, ACTIVATE -> Works.legalCards(s, out);
            case CHOICE -> Works.legalChoice(s, out);
            case TIMES -> Works.legalTimes(s, out);
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

    // --- Why not

    static Refusal refusal(State s, int seat, Move move) {
        if (s.top == 0) return OVER;
        Task kind = Task.kind(s.peek());
        if (seat != s.actor && kind != Task.ANSWERS && kind != Task.DRAFT) return NOT_ASKED;
        return switch (kind) {
            case TURN ->
                    switch (move) {
                        case Move.Go go -> Placements.refusal(s, seat, go);
                        case Move.GoWith go -> Placements.refusal(s, seat, go);
                        case Move.Pass pass -> Placements.refusal(s, seat, pass);
                        case Move other -> Extras.refusal(s, seat, other);
                    };
            case SKIP ->
                    switch (move) {
                        case Move.Go _, Move.GoWith _, Move.Pass _ -> Turns.refusal(move);
                        case Move other -> Extras.refusal(s, seat, other);
                    };
            case AFTER -> move instanceof Move.Done ? Refusal.NONE : Extras.refusal(s, seat, move);
            case MEMBER ->
                    move instanceof Move.Member member
                            ? Placements.refusal(s, member)
                            : OTHER_QUESTION;
            case TAKE ->
                    switch (move) {
                        case Move.Go go -> Towers.refusal(s, go);
                        case Move.GoWith go -> Towers.refusal(s, go);
                        case Move.Decline() -> Refusal.NONE;
                        case Move other -> Extras.refusal(s, seat, other);
                    };
            case COST -> move instanceof Move.Pay pay ? Towers.refusal(s, pay) : OTHER_QUESTION;
            case FEE ->
                    move instanceof Move.Instead instead
                            ? Towers.refusal(s, instead)
                            : OTHER_QUESTION;
            case PAY ->
                    move instanceof Move.Instead instead
                            ? Payments.refusal(s, instead)
                            : OTHER_QUESTION;
            case WORK -> Works.refusal(s, move);
            case WORK_OPPONENT ->
                    switch (move) {
                        case Move.Opponent opponent -> Works.refusal(s, opponent);
                        case Move.Decline() -> Refusal.NONE;
                        case Move other -> Extras.refusal(s, seat, other);
                    };
            case WORK_CARD, ACTIVATE ->
                    switch (move) {
                        case Move.Pick pick -> Works.refusal(s, pick);
                        case Move.Decline() -> Refusal.NONE;
                        case Move _ -> OTHER_QUESTION;
                    };
            case CHOICE ->
                    switch (move) {
                        case Move.Choose choose -> Works.refusal(s, choose);
                        case Move.Decline decline -> Works.refusal(s, decline);
                        case Move _ -> OTHER_QUESTION;
                    };
            case TIMES ->
                    switch (move) {
                        case Move.Times times -> Works.refusal(s, times);
                        case Move.Decline() -> Refusal.NONE;
                        case Move _ -> OTHER_QUESTION;
                    };
            case MEMBER_WORK ->
                    move instanceof Move.Choose choose ? Works.refusal(choose) : OTHER_QUESTION;
            case DISCARD_CHARACTER, FROM_DISCARDED ->
                    switch (move) {
                        case Move.Pick pick -> Discards.refusal(s, pick);
                        case Move.Decline decline -> Discards.refusal(s, decline);
                        case Move _ -> OTHER_QUESTION;
                    };
            case PRIVILEGE ->
                    move instanceof Move.Privilege privilege
                            ? Council.refusal(s, privilege)
                            : OTHER_QUESTION;
            case SPEND_TOKENS ->
                    move instanceof Move.Spend spend ? Tokens.refusal(s, spend) : OTHER_QUESTION;
            case TOSS -> move instanceof Move.Toss toss ? Tokens.refusal(s, toss) : OTHER_QUESTION;
            case CASH ->
                    switch (move) {
                        case Move.Cash cash -> Tokens.refusal(s, seat, cash);
                        case Move.Done() -> Refusal.NONE;
                        case Move _ -> OTHER_QUESTION;
                    };
            case DROP_LEADER ->
                    switch (move) {
                        case Move.Drop drop -> Leaders.refusal(s, drop);
                        case Move.Decline() -> Refusal.NONE;
                        case Move _ -> OTHER_QUESTION;
                    };
            case FREE_LEADER ->
                    switch (move) {
                        case Move.Play play -> Leaders.refusal(s, play);
                        case Move.Decline decline -> Leaders.refusal(s, decline);
                        case Move _ -> OTHER_QUESTION;
                    };
            case COPY ->
                    move instanceof Move.Copy copy
                            ? Leaders.refusal(s, seat, copy)
                            : OTHER_QUESTION;
            case SIX ->
                    move instanceof Move.Member member
                            ? Leaders.refusal(s, member)
                            : OTHER_QUESTION;
            case FLIP ->
                    move instanceof Move.Flip flip ? Families.refusal(s, flip) : OTHER_QUESTION;
            case BID -> move instanceof Move.Bid bid ? Families.refusal(s, bid) : OTHER_QUESTION;
            case GONZAGA ->
                    switch (move) {
                        case Move.Go go -> Families.refusal(s, go);
                        case Move.Decline() -> Refusal.NONE;
                        case Move _ -> OTHER_QUESTION;
                    };
            case ANSWERS -> Answers.refusal(s, seat, move);
            case DRAFT -> Draft.refusal(s, seat, move);
            case TILE -> move instanceof Move.Tile tile ? Turns.refusal(s, tile) : OTHER_QUESTION;
            case REPORT ->
                    move instanceof Move.Support || move instanceof Move.Refuse
                            ? Refusal.NONE
                            : OTHER_QUESTION;
            case EFFECTS, BUY, TAKEN, RUN, TERRITORY_HARVEST, SETS, ENTER -> throw unasked(s);
        };
    }

    private static IllegalStateException unasked(State s) {
        return new IllegalStateException("nobody is asked: " + Task.write(s.peek()));
    }

    // --- What follows

    static void play(State s, int seat, Move move, Events events) {
        if (Task.kind(s.peek()) == Task.ANSWERS) Answers.answer(s, seat, move, events);
        else answer(s, seat, Task.kind(s.peek()), move, events);
        Agenda.run(s, events);
    }

    private static void answer(State s, int seat, Task kind, Move move, Events events) {
        switch (move) {
            case Move.Go(int space) -> go(s, kind, space, Values.AS_NEEDED, events);
            case Move.GoWith(int space, int servants) -> go(s, kind, space, servants, events);
            case Move.Member(int member) -> {
                if (kind == Task.SIX) Leaders.six(s, member);
                else Placements.place(s, member, events);
            }
            case Move.Servants(int servants) -> Works.begin(s, servants, events);
            case Move.Pay(int way) -> Towers.choose(s, way, events);
            case Move.Instead(int servants) -> {
                if (kind == Task.FEE) Towers.payFee(s, servants, events);
                else Payments.instead(s, servants, events);
            }
            case Move.Privilege(int privilege) -> Council.choose(s, privilege, events);
            case Move.Choose(int option) -> {
                if (kind == Task.MEMBER_WORK) Works.memberWork(s, option, events);
                else Works.choose(s, option, events);
            }
            case Move.Times(int times) -> Works.times(s, times, events);
            case Move.Pick(int card) -> pick(s, kind, card, events);
            case Move.Opponent(int opponent) -> Works.withCardsOf(s, opponent);
            case Move.Decline(), Move.Done() -> s.pop();
            case Move.Pass() -> Turns.pass(s, events);
            case Move.Keep(int leader) -> Draft.keep(s, seat, leader, events);
            case Move.Play(int leader) when kind == Task.FREE_LEADER ->
                    Leaders.playFree(s, leader, events);
            case Move.Copy(int leader) when kind == Task.COPY -> {
                s.pop();
                Leaders.copy(s, seat, leader, events);
            }
            case Move.Drop(int leader) -> Leaders.drop(s, leader, events);
            case Move.Spend(int token) -> Tokens.spendAsked(s, token, events);
            case Move.Toss(int token) -> Tokens.toss(s, token, events);
            case Move.Flip(int token) -> Families.flip(s, token, events);
            case Move.Bid(int slot, int row) -> Families.bid(s, slot, row, events);
            case Move.Tile(int tile) -> Turns.takeTile(s, tile, events);
            case Move.Support() -> Vatican.support(s, seat, events);
            case Move.Refuse() -> Vatican.refuse(s, seat, events);
            case Move.Play _,
                    Move.Discard _,
                    Move.Use _,
                    Move.Copy _,
                    Move.Cash _,
                    Move.Lay _,
                    Move.Trade _ ->
                    Extras.play(s, seat, move, events);
            case Move.Give _ -> throw new IllegalStateException("nobody asked for " + move);
        }
    }

    private static void go(State s, Task kind, int space, int given, Events events) {
        if (kind == Task.TURN) Placements.go(s, space, given);
        else if (kind == Task.TAKE) Towers.bonusTake(s, space, given, events);
        else Families.gonzaga(s, space, events);
    }

    private static void pick(State s, Task kind, int card, Events events) {
        if (kind == Task.ACTIVATE) Works.activatePicked(s, card, events);
        else if (kind == Task.WORK_CARD) Works.activateOnly(s, card, events);
        else if (kind == Task.FROM_DISCARDED) Discards.take(s, card);
        else Discards.discard(s, card, events);
    }
}

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
            case WORK -> WorkServants.refusal(s, move);
            case WORK_OPPONENT ->
                    switch (move) {
                        case Move.Opponent opponent -> Works.refusal(s, opponent);
                        case Move.Decline() -> Refusal.NONE;
                        case Move other -> Extras.refusal(s, seat, other);
                    };
            case WORK_CARD, ACTIVATE ->
                    switch (move) {
                        case Move.Pick pick -> WorkCards.refusal(s, pick);
                        case Move.Decline() -> Refusal.NONE;
                        case Move _ -> OTHER_QUESTION;
                    };
            case CHOICE ->
                    switch (move) {
                        case Move.Choose choose -> WorkChoices.refusal(s, choose);
                        case Move.Decline decline -> WorkChoices.refusal(s, decline);
                        case Move _ -> OTHER_QUESTION;
                    };
            case TIMES ->
                    switch (move) {
                        case Move.Times times -> WorkChoices.refusal(s, times);
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
        answer(s, seat, move, events);
        Agenda.run(s, events);
    }

    private static void answer(State s, int seat, Move move, Events events) {
        switch (Task.kind(s.peek())) {
            case TURN -> {
                if (move instanceof Move.Go(int space)) Placements.go(s, space, Values.AS_NEEDED);
                else if (move instanceof Move.GoWith(int space, int servants))
                    Placements.go(s, space, servants);
                else if (move instanceof Move.Pass) Turns.pass(s, events);
                else Extras.play(s, seat, move, events);
            }
            case SKIP -> {
                if (move instanceof Move.Pass) Turns.pass(s, events);
                else Extras.play(s, seat, move, events);
            }
            case MEMBER -> Placements.place(s, ((Move.Member) move).member(), events);
            case TAKE -> {
                if (move instanceof Move.Go(int space))
                    Towers.bonusTake(s, space, Values.AS_NEEDED, events);
                else if (move instanceof Move.GoWith(int space, int servants))
                    Towers.bonusTake(s, space, servants, events);
                else otherwise(s, seat, move, events);
            }
            case COST -> Towers.choose(s, ((Move.Pay) move).way(), events);
            case FEE -> Towers.payFee(s, ((Move.Instead) move).count(), events);
            case PAY -> Payments.instead(s, ((Move.Instead) move).count(), events);
            case WORK -> {
                if (move instanceof Move.Servants(int servants)) WorkRun.begin(s, servants, events);
                else otherwise(s, seat, move, events);
            }
            case WORK_OPPONENT -> {
                if (move instanceof Move.Opponent(int opponent)) Works.withCardsOf(s, opponent);
                else otherwise(s, seat, move, events);
            }
            case WORK_CARD -> {
                if (move instanceof Move.Pick(int card)) WorkCards.activateOnly(s, card, events);
                else otherwise(s, seat, move, events);
            }
            case ACTIVATE -> {
                if (move instanceof Move.Pick(int card)) WorkCards.activatePicked(s, card, events);
                else otherwise(s, seat, move, events);
            }
            case CHOICE -> {
                if (move instanceof Move.Choose(int option)) WorkChoices.choose(s, option, events);
                else otherwise(s, seat, move, events);
            }
            case TIMES -> {
                if (move instanceof Move.Times(int times)) WorkChoices.times(s, times, events);
                else otherwise(s, seat, move, events);
            }
            case MEMBER_WORK -> Works.memberWork(s, ((Move.Choose) move).option(), events);
            case DISCARD_CHARACTER -> {
                if (move instanceof Move.Pick(int card)) Discards.discard(s, card, events);
                else otherwise(s, seat, move, events);
            }
            case FROM_DISCARDED -> {
                if (move instanceof Move.Pick(int card)) Discards.take(s, card);
                else otherwise(s, seat, move, events);
            }
            case PRIVILEGE -> Council.choose(s, ((Move.Privilege) move).kind(), events);
            case SPEND_TOKENS -> Tokens.spendAsked(s, ((Move.Spend) move).kind(), events);
            case TOSS -> Tokens.toss(s, ((Move.Toss) move).kind(), events);
            case DROP_LEADER -> {
                if (move instanceof Move.Drop(int leader)) Leaders.drop(s, leader, events);
                else otherwise(s, seat, move, events);
            }
            case FREE_LEADER -> {
                if (move instanceof Move.Play(int leader)) Leaders.playFree(s, leader, events);
                else otherwise(s, seat, move, events);
            }
            case COPY -> Leaders.copyAsked(s, ((Move.Copy) move).leader(), events);
            case SIX -> Leaders.six(s, ((Move.Member) move).member());
            case FLIP -> Families.flip(s, ((Move.Flip) move).token(), events);
            case BID -> Families.bid(s, (Move.Bid) move, events);
            case GONZAGA -> {
                if (move instanceof Move.Go(int space)) Families.gonzaga(s, space, events);
                else otherwise(s, seat, move, events);
            }
            case ANSWERS -> Answers.answer(s, seat, move, events);
            case DRAFT -> Draft.keep(s, seat, ((Move.Keep) move).leader(), events);
            case TILE -> Turns.takeTile(s, ((Move.Tile) move).tile(), events);
            case REPORT -> {
                if (move instanceof Move.Support) Vatican.support(s, seat, events);
                else Vatican.refuse(s, seat, events);
            }
            case AFTER, CASH -> otherwise(s, seat, move, events);
            case EFFECTS, BUY, TAKEN, RUN, TERRITORY_HARVEST, SETS, ENTER -> throw unasked(s);
        }
    }

    /** Not this time, or no more; or something besides the question. */
    private static void otherwise(State s, int seat, Move move, Events events) {
        if (move instanceof Move.Decline || move instanceof Move.Done) s.pop();
        else Extras.play(s, seat, move, events);
    }
}

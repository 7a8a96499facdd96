package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * Who is asked what: hands each question to its chapter, which lists the answers, refuses others,
 * and does what an answer says.
 */
final class Questions {
    private static final Refusal OVER = Refusal.of("age/turn.1", "over");
    private static final Refusal NOT_YOU = Refusal.of("age/turn.1", "not-you");
    private static final Refusal OTHER_QUESTION = Refusal.of("age/turn.1", "other-question");

    private Questions() {}

    static int waiting(State s) {
        if (s.phase == Phase.OVER) return 0;
        if (!s.agenda.isEmpty()) return 1 << Task.seat(s.agenda.top());
        int seats = 0;
        for (int seat = 0; seat < s.seats; seat++)
            if (s.lives(seat) && s.sealed(seat) == State.BLANK) seats |= 1 << seat;
        return seats;
    }

    private static boolean asked(State s, int seat) {
        return seat < s.seats && (waiting(s) >>> seat & 1) != 0;
    }

    // --- The listed answers

    static void legal(State s, int seat, Move.Refund[] refunds, List<Move> out) {
        if (!asked(s, seat)) return;
        if (s.agenda.isEmpty()) {
            legalSealed(s, seat, out);
            return;
        }
        switch (Task.kind(s.agenda.top())) {
            case CAPITAL -> Dealing.legalCapitals(s, out);
            case PLACE -> Ordering.legalPlaces(s, out);
            case SWAP -> Ordering.legalSwaps(s, seat, out);
            case CANCEL -> Markets.legalCancels(s, seat, out);
            case MILL -> Markets.legalShifts(out);
            case URBAN -> Hands.legalDraws(out);
            case DISCARD -> Hands.legalDiscards(s, seat, out);
            case HISTORY -> History.legal(s, seat, out);
            case GOOD -> Markets.legalGoods(s, out);
            case TARGET -> Targets.legal(s, seat, out);
            case BAN -> Decree.legal(out);
            case REGION -> Plague.legal(s, out);
            case RAID -> Pirates.legal(s, out);
            case REBEL -> Rebellion.legal(s, seat, out);
            case CRUSADE -> Crusades.legal(s, seat, out);
            case FREE -> Pieces.legalMarkers(s, seat, out);
            case LOSS -> CivilWar.legal(out);
            case CEDE -> Wars.legalProvinces(s, seat, out);
            case ARM -> Wars.legalArms(s, seat, out);
            case DEVELOP -> Purchase.legal(s, seat, refunds, out);
            case EXPAND -> Expansion.legal(s, seat, out);
            case TOKENS -> Expansion.legalTokens(s, seat, out);
            case RECORD -> Rivalry.legalGives(s, seat, out);
            case DROP, STABILISE, INDULGE, CONVERT -> {
                out.add(Move.PASS);
                out.add(Move.ACCEPT);
            }
            case WAR, FIGHT -> throw new IllegalStateException("nothing to decide");
        }
    }

    private static void legalSealed(State s, int seat, List<Move> out) {
        switch (s.phase) {
            case HANDS -> Dealing.legalReturns(s, seat, out);
            case BIDS -> Dealing.legalBids(s, seat, out);
            default -> Ordering.legalBuys(s, seat, out);
        }
    }

    // --- Why not

    static Refusal refusal(State s, int seat, Move move) {
        if (s.phase == Phase.OVER) return OVER;
        if (move instanceof Move.Abandon abandon) return Leaving.refusal(s, seat, abandon);
        if (!asked(s, seat)) return NOT_YOU;
        return s.agenda.isEmpty() ? sealedRefusal(s, seat, move) : answerRefusal(s, seat, move);
    }

    private static Refusal sealedRefusal(State s, int seat, Move move) {
        return switch (move) {
            case Move.Return m when s.phase == Phase.HANDS -> Dealing.refusal(s, seat, m);
            case Move.Bid m when s.phase == Phase.BIDS -> Dealing.refusal(s, seat, m);
            case Move.Buy m when s.phase == Phase.ORDER -> Ordering.refusal(s, seat, m);
            case Move _ -> OTHER_QUESTION;
        };
    }

    /** The chapter's own refusal of a move that answers the question; else that it does not. */
    private static Refusal answerRefusal(State s, int seat, Move move) {
        Task kind = Task.kind(s.agenda.top());
        return switch (move) {
            case Move.Pass m -> refusal(s, seat, kind, m);
            case Move.Accept _ -> kind.yesOrNo() ? Refusal.NONE : OTHER_QUESTION;
            case Move.At m -> refusal(s, seat, kind, m);
            case Move.Play m when kind == Task.HISTORY -> History.refusal(s, seat, m);
            case Move.Play m when kind == Task.ARM -> Wars.refusal(s, seat, m);
            case Move.Draw _ when kind == Task.URBAN -> Refusal.NONE;
            case Move.Draw m when kind == Task.EXPAND -> Expansion.refusal(s, seat, m);
            case Move.Place m when kind == Task.PLACE -> Ordering.refusal(s, m);
            case Move.Swap m when kind == Task.SWAP -> Ordering.refusal(s, seat, m);
            case Move.Cancel m when kind == Task.CANCEL -> Markets.refusal(s, seat, m);
            case Move.Shift _ when kind == Task.MILL -> Refusal.NONE;
            case Move.Discard m when kind == Task.DISCARD -> Hands.refusal(s, seat, m);
            case Move.Name m when kind == Task.GOOD -> Markets.refusal(s, m);
            case Move.Against m when kind == Task.TARGET -> Targets.refusal(s, seat, m);
            case Move.Ban m when kind == Task.BAN -> Decree.refusal(m);
            case Move.Infect m when kind == Task.REGION -> Plague.refusal(s, m);
            case Move.Lose _ when kind == Task.LOSS -> Refusal.NONE;
            case Move.Upgrade m when kind == Task.DEVELOP -> Purchase.refusal(s, seat, m);
            case Move.Develop m when kind == Task.DEVELOP -> Purchase.refusal(s, seat, m);
            case Move.Claim m when kind == Task.DEVELOP -> Personalities.refusal(s, seat, m);
            case Move.Refund m when kind == Task.DEVELOP -> Personalities.refusal(s, seat, m);
            case Move.Tokens m when kind == Task.TOKENS -> Expansion.refusal(s, seat, m);
            case Move.Give m when kind == Task.RECORD -> Rivalry.refusal(s, seat, m);
            case Move _ -> OTHER_QUESTION;
        };
    }

    private static Refusal refusal(State s, int seat, Task kind, Move.Pass move) {
        return switch (kind) {
            case HISTORY -> History.refusal(s, seat, move);
            case FREE -> Pieces.refusal(s, move);
            case SWAP,
                    CANCEL,
                    MILL,
                    URBAN,
                    DISCARD,
                    ARM,
                    DEVELOP,
                    EXPAND,
                    RECORD,
                    DROP,
                    STABILISE,
                    INDULGE,
                    CONVERT ->
                    Refusal.NONE;
            case CAPITAL,
                    PLACE,
                    GOOD,
                    TARGET,
                    BAN,
                    REGION,
                    RAID,
                    REBEL,
                    CRUSADE,
                    LOSS,
                    CEDE,
                    TOKENS,
                    WAR,
                    FIGHT ->
                    OTHER_QUESTION;
        };
    }

    private static Refusal refusal(State s, int seat, Task kind, Move.At move) {
        return switch (kind) {
            case CAPITAL -> Dealing.refusal(s, move);
            case RAID -> Pirates.refusal(s, move);
            case REBEL -> Rebellion.refusal(s, seat, move);
            case CRUSADE -> Crusades.refusal(s, seat, move);
            case FREE -> Pieces.refusal(s, seat, move);
            case CEDE -> Wars.refusal(s, seat, move);
            case EXPAND -> Expansion.refusal(s, seat, move);
            case PLACE,
                    SWAP,
                    CANCEL,
                    MILL,
                    URBAN,
                    DISCARD,
                    HISTORY,
                    GOOD,
                    TARGET,
                    BAN,
                    REGION,
                    DROP,
                    LOSS,
                    ARM,
                    WAR,
                    DEVELOP,
                    STABILISE,
                    INDULGE,
                    TOKENS,
                    CONVERT,
                    FIGHT,
                    RECORD ->
                    OTHER_QUESTION;
        };
    }

    // --- What an answer does

    static void answer(State s, int seat, Move move, Events events) {
        if (move instanceof Move.Abandon) Leaving.leave(s, seat, events);
        else if (s.agenda.isEmpty()) seal(s, seat, move);
        else answered(s, seat, move, events);
        Turns.run(s, events);
    }

    private static void seal(State s, int seat, Move move) {
        s.setSealed(
                seat,
                switch (move) {
                    case Move.Return(int card) -> Hands.held(s, seat, card);
                    case Move.Bid(int ducats) -> ducats;
                    case Move.Buy(int tokens) -> tokens;
                    case Move _ -> throw new IllegalStateException("not a sealed answer: " + move);
                });
    }

    private static void answered(State s, int seat, Move move, Events events) {
        switch (Task.kind(s.agenda.top())) {
            case CAPITAL -> Dealing.choose(s, seat, (Move.At) move, events);
            case PLACE -> Ordering.take(s, seat, (Move.Place) move, events);
            case SWAP -> {
                if (move instanceof Move.Swap m) Ordering.swap(s, seat, m, events);
                else s.agenda.pop();
            }
            case CANCEL -> {
                if (move instanceof Move.Cancel m) Markets.cancel(s, seat, m, events);
                else s.agenda.pop();
            }
            case MILL -> {
                if (move instanceof Move.Shift m) Markets.shift(s, m, events);
                else s.agenda.pop();
            }
            case URBAN -> {
                if (move instanceof Move.Draw) Hands.buy(s, seat, events);
                else s.agenda.pop();
            }
            case DISCARD -> {
                if (move instanceof Move.Discard m) Hands.discard(s, seat, m, events);
                else s.agenda.pop();
            }
            case HISTORY, ARM -> {
                if (move instanceof Move.Play m) History.play(s, seat, m, events);
                else s.agenda.pop();
            }
            case GOOD -> Markets.name(s, seat, (Move.Name) move, events);
            case TARGET -> Targets.strike(s, seat, (Move.Against) move, events);
            case BAN -> Decree.ban(s, (Move.Ban) move, events);
            case REGION -> Plague.infect(s, (Move.Infect) move, events);
            case RAID -> Pirates.raid(s, seat, (Move.At) move, events);
            case REBEL -> Rebellion.rebel(s, (Move.At) move, events);
            case CRUSADE -> Crusades.choose(s, seat, (Move.At) move, events);
            case FREE -> {
                if (move instanceof Move.At m) Pieces.free(s, seat, m, events);
                else Pieces.keep(s, events);
            }
            case DROP -> {
                if (move instanceof Move.Accept) Pieces.drop(s, seat);
                else s.agenda.pop();
            }
            case LOSS -> CivilWar.lose(s, seat, (Move.Lose) move, events);
            case CEDE -> Wars.cede(s, seat, (Move.At) move, events);
            case DEVELOP -> develop(s, seat, move, events);
            case STABILISE -> {
                if (move instanceof Move.Accept) Purchase.stabilise(s, seat, events);
                else Purchase.refuse(s, seat, events);
            }
            case INDULGE -> {
                if (move instanceof Move.Accept) Indulgence.pay(s, seat, events);
                else Indulgence.bear(s, seat, events);
            }
            case EXPAND -> {
                if (move instanceof Move.At m) Expansion.choose(s, seat, m, events);
                else if (move instanceof Move.Draw) Expansion.buyCard(s, seat, events);
                else Expansion.end(s, seat, events);
            }
            case TOKENS -> Expansion.place(s, seat, (Move.Tokens) move, events);
            case CONVERT -> {
                if (move instanceof Move.Accept) Rivalry.convert(s, seat, events);
                else s.agenda.pop();
            }
            case RECORD -> {
                if (move instanceof Move.Give m) Rivalry.give(s, seat, m, events);
                else s.agenda.pop();
            }
            case WAR, FIGHT -> throw new IllegalStateException("nothing to decide");
        }
    }

    private static void develop(State s, int seat, Move move, Events events) {
        if (move instanceof Move.Develop m) Purchase.develop(s, seat, m, events);
        else if (move instanceof Move.Upgrade) Purchase.upgrade(s, seat, events);
        else if (move instanceof Move.Claim m) Personalities.claim(s, seat, m, events);
        else if (move instanceof Move.Refund m) Personalities.refund(s, m, events);
        else s.agenda.pop();
    }
}

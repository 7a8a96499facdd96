package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * Which chapter lists, refuses and plays the answers to the question on top of the agenda, or the
 * sealed answers; the chapters do the rest.
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
            if (s.lives(seat) && !s.hasSealed(seat)) seats |= 1 << seat;
        return seats;
    }

    private static boolean asked(State s, int seat) {
        return seat < s.seats && (waiting(s) >>> seat & 1) != 0;
    }

    /** The answers of a seat that is asked. */
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
            case WAR, FIGHT -> throw unasked(s);
        }
    }

    private static void legalSealed(State s, int seat, List<Move> out) {
        switch (s.phase) {
            case HANDS -> Dealing.legalReturns(s, seat, out);
            case BIDS -> Dealing.legalBids(s, seat, out);
            default -> Ordering.legalBuys(s, seat, out);
        }
    }

    static Refusal refusal(State s, int seat, Move move) {
        if (s.phase == Phase.OVER) return OVER;
        if (move instanceof Move.Abandon abandon) return Leaving.refusal(s, seat, abandon);
        if (!asked(s, seat)) return NOT_YOU;
        if (!answers(s, move)) return OTHER_QUESTION;
        return switch (move) {
            case Move.Pass pass when s.agenda.asks(Task.HISTORY) -> History.refusal(s, seat, pass);
            case Move.Pass pass when s.agenda.asks(Task.FREE) -> Pieces.refusal(s, pass);
            case Move.Return give -> Dealing.refusal(s, seat, give);
            case Move.Bid bid -> Dealing.refusal(s, seat, bid);
            case Move.Buy buy -> Ordering.refusal(s, seat, buy);
            case Move.Place place -> Ordering.refusal(s, place);
            case Move.Swap swap -> Ordering.refusal(s, seat, swap);
            case Move.Cancel cancel -> Markets.refusal(s, seat, cancel);
            case Move.Draw draw when s.agenda.asks(Task.EXPAND) -> Expansion.refusal(s, seat, draw);
            case Move.Discard discard -> Hands.refusal(s, seat, discard);
            case Move.Play play when s.agenda.asks(Task.ARM) -> Wars.refusal(s, seat, play);
            case Move.Play play -> History.refusal(s, seat, play);
            case Move.Give give -> Rivalry.refusal(s, seat, give);
            case Move.Name name -> Markets.refusal(s, name);
            case Move.Against against -> Targets.refusal(s, seat, against);
            case Move.Ban ban -> Decree.refusal(ban);
            case Move.Infect infect -> Plague.refusal(s, infect);
            case Move.At at -> refusal(s, seat, at);
            case Move.Tokens tokens -> Expansion.refusal(s, seat, tokens);
            case Move.Upgrade upgrade -> Purchase.refusal(s, seat, upgrade);
            case Move.Develop develop -> Purchase.refusal(s, seat, develop);
            case Move.Claim claim -> Personalities.refusal(s, seat, claim);
            case Move.Refund refund -> Personalities.refusal(s, seat, refund);
            case Move.Pass _,
                    Move.Accept _,
                    Move.Draw _,
                    Move.Shift _,
                    Move.Lose _,
                    Move.Abandon _ ->
                    Refusal.NONE;
        };
    }

    private static Refusal refusal(State s, int seat, Move.At move) {
        return switch (Task.kind(s.agenda.top())) {
            case CAPITAL -> Dealing.refusal(s, move);
            case RAID -> Pirates.refusal(s, move);
            case REBEL -> Rebellion.refusal(s, seat, move);
            case CRUSADE -> Crusades.refusal(s, seat, move);
            case FREE -> Pieces.refusal(s, seat, move);
            case CEDE -> Wars.refusal(s, seat, move);
            case EXPAND -> Expansion.refusal(s, seat, move);
            default -> throw unasked(s);
        };
    }

    /** §turn.1 The move answers the question. */
    private static boolean answers(State s, Move move) {
        if (s.agenda.isEmpty())
            return switch (s.phase) {
                case HANDS -> move instanceof Move.Return;
                case BIDS -> move instanceof Move.Bid;
                default -> move instanceof Move.Buy;
            };
        return switch (Task.kind(s.agenda.top())) {
            case SWAP -> move instanceof Move.Swap || move instanceof Move.Pass;
            case CANCEL -> move instanceof Move.Cancel || move instanceof Move.Pass;
            case MILL -> move instanceof Move.Shift || move instanceof Move.Pass;
            case URBAN -> move instanceof Move.Draw || move instanceof Move.Pass;
            case DISCARD -> move instanceof Move.Discard || move instanceof Move.Pass;
            case HISTORY, ARM -> move instanceof Move.Play || move instanceof Move.Pass;
            case FREE -> move instanceof Move.At || move instanceof Move.Pass;
            case RECORD -> move instanceof Move.Give || move instanceof Move.Pass;
            case DROP, STABILISE, INDULGE, CONVERT ->
                    move instanceof Move.Accept || move instanceof Move.Pass;
            case DEVELOP ->
                    move instanceof Move.Upgrade
                            || move instanceof Move.Develop
                            || move instanceof Move.Claim
                            || move instanceof Move.Refund
                            || move instanceof Move.Pass;
            case EXPAND ->
                    move instanceof Move.At
                            || move instanceof Move.Draw
                            || move instanceof Move.Pass;
            case CAPITAL, RAID, REBEL, CRUSADE, CEDE -> move instanceof Move.At;
            case PLACE -> move instanceof Move.Place;
            case GOOD -> move instanceof Move.Name;
            case TARGET -> move instanceof Move.Against;
            case BAN -> move instanceof Move.Ban;
            case REGION -> move instanceof Move.Infect;
            case LOSS -> move instanceof Move.Lose;
            case TOKENS -> move instanceof Move.Tokens;
            case WAR, FIGHT -> throw unasked(s);
        };
    }

    private static IllegalStateException unasked(State s) {
        return new IllegalStateException(
                "nobody is asked: " + Task.write(s.catalog, s.agenda.top()));
    }

    static void play(State s, int seat, Move move, Events events) {
        answer(s, seat, move, events);
        Settling.run(s, events);
    }

    private static void answer(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.At at -> at(s, seat, at, events);
            case Move.Tokens tokens -> Expansion.place(s, seat, tokens, events);
            case Move.Pass _ -> pass(s, seat, events);
            case Move.Accept _ -> accept(s, seat, events);
            case Move.Return(int card) -> s.sealed(seat, Hands.held(s, seat, card));
            case Move.Bid(int ducats) -> s.sealed(seat, ducats);
            case Move.Buy(int tokens) -> s.sealed(seat, tokens);
            case Move.Place place -> Ordering.take(s, seat, place, events);
            case Move.Swap swap -> Ordering.swap(s, seat, swap, events);
            case Move.Cancel cancel -> Markets.cancel(s, seat, cancel, events);
            case Move.Shift shift -> Markets.shift(s, shift, events);
            case Move.Draw _ when s.agenda.asks(Task.EXPAND) -> Expansion.buyCard(s, seat, events);
            case Move.Draw _ -> Hands.buy(s, seat, events);
            case Move.Discard discard -> Hands.discard(s, seat, discard, events);
            case Move.Play play -> History.play(s, seat, play, events);
            case Move.Give give -> Rivalry.give(s, seat, give, events);
            case Move.Name name -> Markets.name(s, seat, name, events);
            case Move.Against against -> Targets.strike(s, seat, against, events);
            case Move.Ban ban -> Decree.ban(s, ban, events);
            case Move.Infect infect -> Plague.infect(s, infect, events);
            case Move.Lose lose -> CivilWar.lose(s, seat, lose, events);
            case Move.Upgrade _ -> Purchase.upgrade(s, seat, events);
            case Move.Develop develop -> Purchase.develop(s, seat, develop, events);
            case Move.Claim claim -> Personalities.claim(s, seat, claim, events);
            case Move.Refund refund -> Personalities.refund(s, refund, events);
            case Move.Abandon _ -> Leaving.leave(s, seat, events);
        }
    }

    private static void at(State s, int seat, Move.At move, Events events) {
        switch (Task.kind(s.agenda.top())) {
            case CAPITAL -> Dealing.choose(s, seat, move, events);
            case RAID -> Pirates.raid(s, seat, move, events);
            case REBEL -> Rebellion.rebel(s, move, events);
            case CRUSADE -> Crusades.choose(s, seat, move, events);
            case FREE -> Pieces.free(s, seat, move, events);
            case CEDE -> Wars.cede(s, seat, move, events);
            case EXPAND -> Expansion.choose(s, seat, move, events);
            default -> throw unasked(s);
        }
    }

    private static void pass(State s, int seat, Events events) {
        switch (Task.kind(s.agenda.top())) {
            case FREE -> Pieces.keep(s, events);
            case STABILISE -> Purchase.refuse(s, seat, events);
            case INDULGE -> Indulgence.bear(s, seat, events);
            case EXPAND -> Expansion.end(s, seat, events);
            default -> s.agenda.pop();
        }
    }

    private static void accept(State s, int seat, Events events) {
        switch (Task.kind(s.agenda.top())) {
            case DROP -> Pieces.drop(s, seat);
            case STABILISE -> Purchase.stabilise(s, seat, events);
            case INDULGE -> Indulgence.pay(s, seat, events);
            case CONVERT -> Rivalry.convert(s, seat, events);
            default -> throw unasked(s);
        }
    }
}

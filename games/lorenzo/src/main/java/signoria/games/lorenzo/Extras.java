package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * What a player may do besides the placement: leaders, tokens, the family's trade. Offered before
 * and after the placement and with every bonus action of the own turn.
 */
final class Extras {
    private static final Refusal OTHER_QUESTION = Refusal.of("lorenzo/round.3", "other-question");
    private static final Refusal NO_TRADE = Refusal.of("lorenzo/family.7", "no-trade");
    private static final Refusal TRADE_PRICE = Refusal.of("lorenzo/family.7", "price");

    private Extras() {}

    /** Something of the kind may be possible, as far as everybody can see. */
    static boolean possible(State s, int seat) {
        if (s.phase != Phase.ACTIONS || !s.variant.advanced()) return false;
        if (s.handSize(seat) > 0 || s.tokenCount(seat) > 0) return true;
        if (s.abilities(seat) != 0 && (anyUse(s, seat) || mayCopy(s, seat))) return true;
        return refusal(s, seat, Move.TRADE) == Refusal.NONE;
    }

    private static boolean anyUse(State s, int seat) {
        long ready = s.abilities(seat) & ~s.turned(seat) & s.catalog.oncePerRound;
        for (; ready != 0; ready &= ready - 1)
            if (usable(s, seat, Long.numberOfTrailingZeros(ready))) return true;
        return false;
    }

    private static boolean usable(State s, int seat, int leader) {
        return Leaders.refusal(s, seat, Move.USE.get(leader)) == Refusal.NONE;
    }

    private static boolean mayCopy(State s, int seat) {
        return s.has(seat, Power.COPY_LEADER)
                && s.copied(seat) == 0
                && Leaders.copyable(s, seat) != 0;
    }

    static void legal(State s, int seat, List<Move> out) {
        if (s.phase != Phase.ACTIONS || !s.variant.advanced()) return;
        for (long rest = s.inHand(seat); rest != 0; rest &= rest - 1) {
            int leader = Long.numberOfTrailingZeros(rest);
            if (Leaders.meets(s, seat, leader)) out.add(Move.PLAY.get(leader));
            out.add(Move.DISCARD.get(leader));
        }
        long ready = s.abilities(seat) & ~s.turned(seat) & s.catalog.oncePerRound;
        for (; ready != 0; ready &= ready - 1) {
            int leader = Long.numberOfTrailingZeros(ready);
            if (usable(s, seat, leader)) out.add(Move.USE.get(leader));
        }
        if (mayCopy(s, seat))
            for (long rest = Leaders.copyable(s, seat); rest != 0; rest &= rest - 1)
                out.add(Move.COPY.get(Long.numberOfTrailingZeros(rest)));
        if (!s.variant.famiglie()) return;
        if (s.tokenCount(seat) > 0) legalTokens(s, seat, out);
        if (refusal(s, seat, Move.TRADE) == Refusal.NONE) out.add(Move.TRADE);
    }

    private static void legalTokens(State s, int seat, List<Move> out) {
        int any = 2 * anyToken(s, seat);
        boolean harvest = Tokens.refusal(s, seat, Move.LAY.get(any)) == Refusal.NONE;
        boolean market = Tokens.refusal(s, seat, Move.LAY.get(any + 1)) == Refusal.NONE;
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            if (s.tokens.held(seat, kind) == 0) continue;
            out.add(Move.CASH.get(kind));
            if (harvest) out.add(Move.LAY.get(2 * kind));
            if (market) out.add(Move.LAY.get(2 * kind + 1));
        }
    }

    private static int anyToken(State s, int seat) {
        int kind = 0;
        while (s.tokens.held(seat, kind) == 0) kind++;
        return kind;
    }

    /** Whether a move is one of these, and allowed; all other moves answer another question. */
    static Refusal refusal(State s, int seat, Move move) {
        if (s.phase != Phase.ACTIONS) return OTHER_QUESTION;
        return switch (move) {
            case Move.Play play -> Leaders.refusal(s, seat, play);
            case Move.Discard discard -> Leaders.refusal(s, seat, discard);
            case Move.Use use -> Leaders.refusal(s, seat, use);
            case Move.Copy copy -> Leaders.refusal(s, seat, copy);
            case Move.Cash cash -> Tokens.refusal(s, seat, cash);
            case Move.Lay lay -> Tokens.refusal(s, seat, lay);
            case Move.Trade trade -> refusal(s, seat, trade);
            case Move _ -> OTHER_QUESTION;
        };
    }

    /** §family.7, §family.11 Este and Della Scala trade as often as they like. */
    private static Refusal refusal(State s, int seat, Move.Trade trade) {
        if (s.has(seat, Power.MILITARY_TO_COINS))
            return s.held(seat, Good.MILITARY) > 0 ? Refusal.NONE : TRADE_PRICE;
        if (s.has(seat, Power.PRIVILEGE_WITH_FAITH))
            return s.held(seat, Good.FAITH) > 0 ? Refusal.NONE : TRADE_PRICE;
        return NO_TRADE;
    }

    static void play(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.Play(int leader) -> Leaders.play(s, seat, leader, events);
            case Move.Discard(int leader) -> Leaders.discard(s, seat, leader, events);
            case Move.Use(int leader) -> Leaders.use(s, seat, leader, events);
            case Move.Copy(int leader) -> Leaders.copy(s, seat, leader, events);
            case Move.Cash(int kind) -> Tokens.cash(s, seat, kind, events);
            case Move.Lay(int kind, boolean market) -> Tokens.lay(s, seat, kind, market, events);
            case Move.Trade() -> Families.trade(s, seat, events);
            case Move _ -> throw new IllegalStateException("not played: " + move);
        }
    }
}

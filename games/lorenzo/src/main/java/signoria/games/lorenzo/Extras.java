package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * What a player may do besides the placement: leaders, tokens, the family's trade. Offered before
 * and after the placement and with every bonus action of the own turn.
 */
final class Extras {
    private Extras() {}

    /** Something of the kind may be possible, as far as everybody can see. */
    static boolean possible(State s, int seat) {
        if (s.phase != Phase.ACTIONS || !s.variant.advanced()) return false;
        if (s.leaders.handSize(seat) > 0 || s.tokenCount(seat) > 0) return true;
        if (s.leaders.abilities(seat) != 0 && (anyUse(s, seat) || mayCopy(s, seat))) return true;
        return Families.refusal(s, seat, Move.TRADE) == Refusal.NONE;
    }

    private static boolean anyUse(State s, int seat) {
        long ready = s.leaders.abilities(seat) & ~s.leaders.turned(seat) & s.catalog.oncePerRound;
        for (; ready != 0; ready = Bits.rest(ready))
            if (usable(s, seat, Bits.first(ready))) return true;
        return false;
    }

    private static boolean usable(State s, int seat, int leader) {
        return Leaders.refusal(s, seat, Move.USES[leader]) == Refusal.NONE;
    }

    private static boolean mayCopy(State s, int seat) {
        return s.has(seat, Power.COPY_LEADER)
                && s.copied(seat) == 0
                && Leaders.copyable(s, seat) != 0;
    }

    static void legal(State s, int seat, List<Move> out) {
        if (s.phase != Phase.ACTIONS || !s.variant.advanced()) return;
        for (long rest = s.leaders.inHand(seat); rest != 0; rest = Bits.rest(rest)) {
            int leader = Bits.first(rest);
            if (Requirements.meets(s, seat, leader)) out.add(Move.PLAYS[leader]);
            out.add(Move.DISCARDS[leader]);
        }
        long ready = s.leaders.abilities(seat) & ~s.leaders.turned(seat) & s.catalog.oncePerRound;
        for (; ready != 0; ready = Bits.rest(ready)) {
            int leader = Bits.first(ready);
            if (usable(s, seat, leader)) out.add(Move.USES[leader]);
        }
        if (mayCopy(s, seat))
            for (long rest = Leaders.copyable(s, seat); rest != 0; rest = Bits.rest(rest))
                out.add(Move.COPIES[Bits.first(rest)]);
        if (!s.variant.famiglie()) return;
        if (s.tokenCount(seat) > 0) legalTokens(s, seat, out);
        if (Families.refusal(s, seat, Move.TRADE) == Refusal.NONE) out.add(Move.TRADE);
    }

    private static void legalTokens(State s, int seat, List<Move> out) {
        int any = 2 * anyToken(s, seat);
        boolean harvest = Tokens.refusal(s, seat, Move.LAYS[any]) == Refusal.NONE;
        boolean market = Tokens.refusal(s, seat, Move.LAYS[any + 1]) == Refusal.NONE;
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            if (s.tokens.held(seat, kind) == 0) continue;
            out.add(Move.CASHES[kind]);
            if (harvest) out.add(Move.LAYS[2 * kind]);
            if (market) out.add(Move.LAYS[2 * kind + 1]);
        }
    }

    private static int anyToken(State s, int seat) {
        int kind = 0;
        while (s.tokens.held(seat, kind) == 0) kind++;
        return kind;
    }

    /** The move is one of these, and now they are offered. */
    static boolean among(State s, Move move) {
        if (s.phase != Phase.ACTIONS) return false;
        return switch (move) {
            case Move.Play _,
                    Move.Discard _,
                    Move.Use _,
                    Move.Copy _,
                    Move.Cash _,
                    Move.Lay _,
                    Move.Trade _ ->
                    true;
            case Move _ -> false;
        };
    }
}

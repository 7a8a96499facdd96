package signoria.games.lorenzo;

import signoria.kernel.Events;

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
        if (s.figure(seat, State.HAND) > 0 || s.figure(seat, State.TOKENS) > 0) return true;
        if (s.set(seat, State.ABILITIES) != 0 && (anyUse(s, seat) || mayCopy(s, seat))) return true;
        return tradeWhy(s, seat) == Why.OK;
    }

    private static boolean anyUse(State s, int seat) {
        long ready =
                s.set(seat, State.ABILITIES) & ~s.set(seat, State.TURNED) & s.catalog.oncePerRound;
        for (; ready != 0; ready &= ready - 1)
            if (Leaders.useWhy(s, seat, Long.numberOfTrailingZeros(ready)) == Why.OK) return true;
        return false;
    }

    private static boolean mayCopy(State s, int seat) {
        return s.has(seat, Power.COPY_LEADER)
                && s.figure(seat, State.COPY) == 0
                && Leaders.copyable(s, seat) != 0;
    }

    static void list(State s, int seat, List<Move> out) {
        if (s.phase != Phase.ACTIONS || !s.variant.advanced()) return;
        for (long rest = s.set(seat, State.IN_HAND); rest != 0; rest &= rest - 1) {
            int leader = Long.numberOfTrailingZeros(rest);
            if (Leaders.meets(s, seat, leader)) out.add(Move.PLAY.get(leader));
            out.add(Move.DISCARD.get(leader));
        }
        long ready =
                s.set(seat, State.ABILITIES) & ~s.set(seat, State.TURNED) & s.catalog.oncePerRound;
        for (; ready != 0; ready &= ready - 1) {
            int leader = Long.numberOfTrailingZeros(ready);
            if (Leaders.useWhy(s, seat, leader) == Why.OK) out.add(Move.USE.get(leader));
        }
        if (mayCopy(s, seat))
            for (long rest = Leaders.copyable(s, seat); rest != 0; rest &= rest - 1)
                out.add(Move.COPY.get(Long.numberOfTrailingZeros(rest)));
        if (!s.variant.famiglie()) return;
        if (s.figure(seat, State.TOKENS) > 0) listTokens(s, seat, out);
        if (tradeWhy(s, seat) == Why.OK) out.add(Move.TRADE);
    }

    private static void listTokens(State s, int seat, List<Move> out) {
        boolean harvest = Tokens.layWhy(s, seat, anyToken(s, seat), false) == Why.OK;
        boolean market = Tokens.layWhy(s, seat, anyToken(s, seat), true) == Why.OK;
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            if (s.heldToken(seat, kind) == 0) continue;
            out.add(Move.CASH.get(kind));
            if (harvest) out.add(Move.LAY.get(2 * kind));
            if (market) out.add(Move.LAY.get(2 * kind + 1));
        }
    }

    private static int anyToken(State s, int seat) {
        int kind = 0;
        while (s.heldToken(seat, kind) == 0) kind++;
        return kind;
    }

    /**
     * Whether a move is one of these, and allowed; {@link Why#OTHER_QUESTION} for all other moves.
     */
    static Why why(State s, int seat, Move move) {
        if (s.phase != Phase.ACTIONS) return Why.OTHER_QUESTION;
        return switch (move) {
            case Move.Play(int leader) -> Leaders.playWhy(s, seat, leader);
            case Move.Discard(int leader) -> Leaders.discardWhy(s, seat, leader);
            case Move.Use(int leader) -> Leaders.useWhy(s, seat, leader);
            case Move.Copy(int leader) -> Leaders.copyWhy(s, seat, leader);
            case Move.Cash(int kind) -> Tokens.held(s, seat, kind);
            case Move.Lay(int kind, boolean market) -> Tokens.layWhy(s, seat, kind, market);
            case Move.Trade() -> tradeWhy(s, seat);
            case Move _ -> Why.OTHER_QUESTION;
        };
    }

    /** §family.7, §family.11 Este and Della Scala trade as often as they like. */
    static Why tradeWhy(State s, int seat) {
        if (s.has(seat, Power.MILITARY_TO_COINS))
            return s.held(seat, Good.MILITARY) > 0 ? Why.OK : Why.TRADE_PRICE;
        if (s.has(seat, Power.PRIVILEGE_WITH_FAITH))
            return s.held(seat, Good.FAITH) > 0 ? Why.OK : Why.TRADE_PRICE;
        return Why.NO_TRADE;
    }

    /** Plays it; false when the move is none of these. */
    static boolean play(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.Play(int leader) -> Leaders.play(s, seat, leader, events);
            case Move.Discard(int leader) -> Leaders.discard(s, seat, leader, events);
            case Move.Use(int leader) -> Leaders.use(s, seat, leader, events);
            case Move.Copy(int leader) -> Leaders.copy(s, seat, leader, events);
            case Move.Cash(int kind) -> Tokens.cash(s, seat, kind, events);
            case Move.Lay(int kind, boolean market) -> Tokens.lay(s, seat, kind, market, events);
            case Move.Trade() -> Families.trade(s, seat, events);
            case Move _ -> {
                return false;
            }
        }
        return true;
    }
}

package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.ArrayList;
import java.util.List;

/** The chapter "treachery" where tiles are bought, kept, dropped and looked at. */
final class Hands {
    private static final Refusal NO_EXPOSE = Refusal.of("princes/tile.expose", "no-tile");
    private static final Refusal EXPOSE_SELF = Refusal.of("princes/tile.expose", "self");
    private static final Refusal EMPTY_HAND = Refusal.of("princes/tile.expose", "empty");
    private static final Refusal NO_DRAW = Refusal.of("princes/tile.draw", "no-tile");
    private static final Refusal NOT_DRAWN = Refusal.of("princes/tile.draw", "not-drawn");
    private static final Refusal NOT_IN_HAND = Refusal.of("princes/treachery.2", "not-there");
    private static final Refusal NOT_THERE = Refusal.of("princes/tile.expose", "not-there");
    private static final Refusal STACK_EMPTY = Refusal.of("princes/treachery.3", "empty");

    private Hands() {}

    static void legalPurchases(State s, List<Move> out) {
        if (!canBuy(s)) return;
        out.add(Move.TREACHERY);
        if ((s.fresh(s.turn) & s.catalog.draws) != 0) out.add(Move.CHOOSE_TREACHERY);
    }

    private static boolean canBuy(State s) {
        return s.gold(s.turn) >= s.catalog.treacheryGold
                && s.influence(s.turn) >= s.catalog.treacheryInfluence
                && (s.stack | s.discards) != 0;
    }

    static Refusal refusal(State s, Move.BuyTreachery move) {
        if (move.choosing() && (s.fresh(s.turn) & s.catalog.draws) == 0) return NO_DRAW;
        if ((s.stack | s.discards) == 0) return STACK_EMPTY;
        return canBuy(s)
                ? Refusal.NONE
                : Refusal.of(
                        "princes/treachery.1",
                        "cannot-pay",
                        s.catalog.treacheryGold,
                        s.catalog.treacheryInfluence);
    }

    /** §treachery.1 */
    static void buy(State s, boolean choosing, Events events) {
        Turns.act(s);
        Trade.part(s, s.turn, Good.GOLD, s.catalog.treacheryGold);
        Trade.part(s, s.turn, Good.INFLUENCE, s.catalog.treacheryInfluence);
        events.add(new PrincesEvent.TreacheryBought(s.turn, choosing));
        if (choosing) drawSeveral(s, events);
        else {
            int kind = draw(s, events);
            events.add(new PrincesEvent.TreacheryDrawn(s.turn, List.of(Treachery.ALL[kind])));
            take(s, kind, events);
        }
    }

    /** §treachery.3 A tile of the stack; an empty stack is first renewed from the discards. */
    private static int draw(State s, Events events) {
        if (s.stack == Bag.NONE) {
            s.stack = s.discards;
            s.discards = Bag.NONE;
            Knowledge.renewed(s, s.stack);
            events.add(new PrincesEvent.StackRenewed(Bag.size(s.stack)));
        }
        int kind = kind(s.rng.pick(State.TREACHERY_STREAM, tiles(s.stack)));
        s.stack -= Bag.of(kind);
        Knowledge.drew(s, s.turn, kind);
        return kind;
    }

    /** The most copies of a kind: each kind has so many numbers to be drawn by. */
    static final int MOST_COPIES = 10;

    private static long tiles(int bag) {
        long tiles = 0;
        for (int kind = 0; kind < Treachery.COUNT; kind++)
            tiles |= (1L << Bag.count(bag, kind)) - 1 << kind * MOST_COPIES;
        return tiles;
    }

    private static int kind(int tile) {
        return tile / MOST_COPIES;
    }

    private static void take(State s, int kind, Events events) {
        s.hand(s.turn, s.hand(s.turn) + Bag.of(kind));
        Knowledge.kept(s, s.turn, kind);
        if (Bag.size(s.hand(s.turn)) > Effects.handLimit(s, s.turn)) s.ask(Phase.DROP, s.turn);
        else Turns.end(s, events);
    }

    /** §tile.draw */
    private static void drawSeveral(State s, Events events) {
        int tile = Bits.first(s.fresh(s.turn) & s.catalog.draws);
        s.turned |= 1 << tile;
        events.add(new PrincesEvent.AbilityUsed(s.turn, s.catalog.tiles[tile].id()));
        int count = Math.min(Effects.drawn(s, tile), Bag.size(s.stack) + Bag.size(s.discards));
        for (int i = 0; i < count; i++) s.drawn += Bag.of(draw(s, events));
        events.add(new PrincesEvent.TreacheryDrawn(s.turn, kinds(s.drawn)));
        s.ask(Phase.KEEP, s.turn);
    }

    static List<Treachery> kinds(int bag) {
        List<Treachery> kinds = new ArrayList<>();
        for (int i = 0; i < Bag.size(bag); i++) kinds.add(Treachery.ALL[Bag.nth(bag, i)]);
        return kinds;
    }

    static void legalKeeps(State s, List<Move> out) {
        for (Move.Keep move : Move.KEEPS) if (Bag.holds(s.drawn, move.kind())) out.add(move);
    }

    static Refusal refusal(State s, Move.Keep move) {
        return Bag.holds(s.drawn, move.kind()) ? Refusal.NONE : NOT_DRAWN;
    }

    /** §tile.draw One is kept, the others are shuffled back. */
    static void keep(State s, Treachery kind, Events events) {
        int rest = s.drawn - Bag.of(kind);
        s.drawn = Bag.NONE;
        s.stack += rest;
        Knowledge.putBack(s, s.turn, rest);
        take(s, kind.ordinal(), events);
    }

    /** The seat whose tiles are dropped: one's own, or those one looks at. */
    private static int dropper(State s) {
        return s.phase == Phase.EXPOSE ? s.plotTarget : s.turn;
    }

    static void legalDrops(State s, List<Move> out) {
        for (Move.Drop move : Move.DROPS)
            if (Bag.holds(s.hand(dropper(s)), move.kind())) out.add(move);
    }

    static Refusal refusal(State s, Move.Drop move) {
        if (Bag.holds(s.hand(dropper(s)), move.kind())) return Refusal.NONE;
        return s.phase == Phase.EXPOSE ? NOT_THERE : NOT_IN_HAND;
    }

    /** §treachery.2 Down to the limit; §tile.expose one tile of the other's hand. */
    static void drop(State s, Treachery kind, Events events) {
        int seat = dropper(s);
        discard(s, seat, kind);
        if (s.phase == Phase.EXPOSE) {
            events.add(new PrincesEvent.Discarded(s.turn, seat, kind));
            s.plotTarget = State.NONE;
            s.ask(Phase.TURN, s.turn);
        } else {
            events.add(new PrincesEvent.TreacheryDropped(seat, kind));
            if (Bag.size(s.hand(seat)) <= Effects.handLimit(s, seat)) Turns.end(s, events);
        }
    }

    static void legalLooks(State s, List<Move> out) {
        if ((s.fresh(s.turn) & s.catalog.exposes) == 0) return;
        for (int other = 0; other < s.seats; other++)
            if (other != s.turn && s.hand(other) != Bag.NONE) out.add(Move.EXPOSES[other]);
    }

    static Refusal refusal(State s, Move.Expose move) {
        if ((s.fresh(s.turn) & s.catalog.exposes) == 0) return NO_EXPOSE;
        if (move.seat() == s.turn || move.seat() >= s.seats) return EXPOSE_SELF;
        return s.hand(move.seat()) == Bag.NONE ? EMPTY_HAND : Refusal.NONE;
    }

    /** §tile.expose Before the action. */
    static void expose(State s, int other, Events events) {
        int tile = Bits.first(s.fresh(s.turn) & s.catalog.exposes);
        s.turned |= 1 << tile;
        s.plotTarget = other;
        Knowledge.looked(s, s.turn, other);
        events.add(new PrincesEvent.AbilityUsed(s.turn, s.catalog.tiles[tile].id()));
        events.add(new PrincesEvent.Exposed(s.turn, other));
        events.add(new PrincesEvent.HandSeen(s.turn, other, kinds(s.hand(other))));
        s.ask(Phase.EXPOSE, s.turn);
    }

    /** A tile leaves a hand for the open discards. */
    static void discard(State s, int seat, Treachery kind) {
        s.hand(seat, s.hand(seat) - Bag.of(kind));
        s.discards += Bag.of(kind);
        Knowledge.shown(s, seat, kind.ordinal());
    }
}

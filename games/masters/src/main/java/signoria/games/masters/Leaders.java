package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Text;

import java.util.List;

/** The chapter "leader actions". */
final class Leaders {
    private static final Refusal NOT_IN_HAND = Refusal.of("masters/leaders.1", "not-in-hand");

    private Leaders() {}

    static void legal(State s, List<Move> out) {
        for (long hand = s.hand(s.turn); hand != 0; hand = Bits.rest(hand)) {
            int leader = Bits.first(hand);
            if (meets(s, s.turn, s.catalog.leaders[leader])) out.add(Move.PLAYS[leader]);
        }
        for (long hand = s.hand(s.turn); hand != 0; hand = Bits.rest(hand))
            out.add(Move.DISCARDS[Bits.first(hand)]);
    }

    /** §leaders.4 Cards count covered or not, goods over all stores; nothing is paid. */
    static boolean meets(State s, int seat, Leader leader) {
        if (!Goods.covers(s.goods(seat), leader.goods())) return false;
        for (int colour = 0; colour < Colour.COUNT; colour++)
            if (owned(s, seat, leader, colour) < leader.cards()[colour]) return false;
        return true;
    }

    /** Which part of the requirement is met, from 0 to 1. */
    static double met(State s, int seat, Leader leader) {
        int wanted = Goods.sum(leader.goods());
        int there = wanted - Goods.sum(Goods.less(leader.goods(), s.goods(seat)));
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            wanted += leader.cards()[colour];
            there += Math.min(leader.cards()[colour], owned(s, seat, leader, colour));
        }
        return wanted == 0 ? 1 : there / (double) wanted;
    }

    private static int owned(State s, int seat, Leader leader, int colour) {
        long cards =
                leader.level() == 0
                        ? s.catalog.ofColour[colour]
                        : s.catalog.ofPile[Card.pile(colour, leader.level())];
        return Long.bitCount(s.owned(seat) & cards);
    }

    static Refusal refusal(State s, Move.Play move) {
        if ((s.hand(s.turn) >>> move.leader() & 1) == 0) return NOT_IN_HAND;
        Leader leader = s.catalog.leaders[move.leader()];
        if (meets(s, s.turn, leader)) return Refusal.NONE;
        for (Resource resource : Resource.ALL) {
            int lacking =
                    Goods.count(Goods.less(leader.goods(), s.goods(s.turn)), resource.ordinal());
            if (lacking > 0)
                return Refusal.of("masters/leaders.4", "goods", lacking, Text.lower(resource));
        }
        int colour = 0;
        while (owned(s, s.turn, leader, colour) >= leader.cards()[colour]) colour++;
        int lacking = leader.cards()[colour] - owned(s, s.turn, leader, colour);
        String card = Text.lower(Colour.ALL[colour]) + "-card";
        return leader.level() == 0
                ? Refusal.of("masters/leaders.4", "cards", lacking, card)
                : Refusal.of("masters/leaders.4", "cards-of-level", lacking, card, leader.level());
    }

    static Refusal refusal(State s, Move.Discard move) {
        return (s.hand(s.turn) >>> move.leader() & 1) == 0 ? NOT_IN_HAND : Refusal.NONE;
    }

    /** §leaders.1 It lies face up and gives its ability for the rest of the game. */
    static void play(State s, Move.Play move, Events events) {
        long leader = 1L << move.leader();
        s.hand(s.turn, s.hand(s.turn) & ~leader);
        s.played(s.turn, s.played(s.turn) | leader);
        events.add(new MastersEvent.LeaderPlayed(s.turn, move.leader()));
        Turns.afterLeader(s, events);
    }

    /** §leaders.2 One faith; nobody is shown the card. */
    static void discard(State s, Move.Discard move, Events events) {
        long leader = 1L << move.leader();
        s.hand(s.turn, s.hand(s.turn) & ~leader);
        s.away(s.turn, s.away(s.turn) | leader);
        events.add(new MastersEvent.LeaderDiscarded(s.turn));
        Faith.advance(s, s.turn, 1, events);
        Turns.afterLeader(s, events);
    }
}

package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Rng;
import signoria.kernel.Seed;

import java.util.List;

/**
 * Worlds that could lie behind a view: the hidden leaders of the others, and the chance to come.
 */
final class Imagining {
    private Imagining() {}

    /** A full state that could lie behind a view. */
    static State imagine(Catalog catalog, View view, Rng rng) {
        State s = new State(catalog, view.seats(), Rng.of(Seed.ZERO, State.STREAMS));
        layTable(view, s);
        int[] inHand = new int[s.seats];
        int[] away = new int[s.seats];
        for (int seat = 0; seat < s.seats; seat++) {
            View.Player player = view.players().get(seat);
            layPlayer(player, s, seat);
            inHand[seat] = player.inHand();
            away[seat] = player.away();
        }
        layPending(view.pending(), s);
        dealHidden(s, view.you(), inHand, away, rng);
        return s;
    }

    /** Deals anew what a seat cannot know: the leaders of all others, and the chance to come. */
    static void redeal(State s, int you, Rng rng) {
        int[] inHand = new int[s.seats];
        int[] away = new int[s.seats];
        for (int seat = 0; seat < s.seats; seat++) {
            inHand[seat] = Long.bitCount(s.hand(seat));
            away[seat] = Long.bitCount(s.away(seat));
        }
        dealHidden(s, you, inHand, away, rng);
    }

    /** The leaders that are not seen go round at random, so many to each hand and away from it. */
    private static void dealHidden(State s, int you, int[] inHand, int[] away, Rng rng) {
        long box = (1L << s.catalog.leaders.length) - 1;
        for (int seat = 0; seat < s.seats; seat++) {
            box &= ~s.played(seat);
            if (seat == you) box &= ~(s.hand(seat) | s.away(seat));
        }
        for (int seat = 0; seat < s.seats; seat++) {
            if (seat == you) continue;
            long hand = pick(box, inHand[seat], rng);
            long gone = pick(box & ~hand, away[seat], rng);
            box &= ~(hand | gone);
            s.hand(seat, hand);
            s.away(seat, gone);
            s.sealed(seat, 0);
        }
        s.rng.rekey(rng);
    }

    private static long pick(long from, int count, Rng rng) {
        long picked = 0;
        for (int i = 0; i < count; i++) picked |= 1L << rng.pick(0, from & ~picked);
        return picked;
    }

    private static void layTable(View view, State s) {
        s.phase = view.phase();
        s.turn = view.turn();
        s.first = view.first();
        s.ending = view.ending();
        s.reports = view.reports();
        s.cross = view.cross();
        s.tokens = (int) Bits.of(view.tokens());
        s.lost = view.lost();
        for (int place = 0; place <= State.SLIDE; place++)
            s.marble(place, view.market().get(place).ordinal());
        for (int pile = 0; pile < Catalog.PILES; pile++) {
            View.Pile shown = view.grid().get(pile);
            s.top(pile, shown.top().isEmpty() ? State.NONE : s.catalog.card(shown.top()).index());
            for (String id : shown.below()) s.unseen |= 1L << s.catalog.card(id).index();
        }
    }

    private static void layPlayer(View.Player player, State s, int seat) {
        s.warehouse(seat, player.warehouse().packed());
        s.strongbox(seat, player.strongbox().packed());
        s.faith(seat, player.faith());
        for (int report = 0; report < Faith.REPORTS; report++)
            s.tile(seat, report, player.tiles().get(report));
        for (int slot = 0; slot < State.SLOTS; slot++)
            for (String id : player.slots().get(slot)) s.stack(seat, slot, s.catalog.card(id));
        s.played(seat, leaders(s.catalog, player.played()));
        s.hand(seat, leaders(s.catalog, player.hand()));
        s.away(seat, leaders(s.catalog, player.gone()));
        s.sealed(seat, leaders(s.catalog, player.keep()));
    }

    private static void layPending(View.Pending pending, State s) {
        s.taken = pending.taken().packed();
        s.whites = pending.whites();
        s.choices = pending.choices();
        s.need = pending.need().packed();
        s.pile = pending.pile();
        s.slot = pending.slot();
        s.powers = Bits.of(pending.powers());
        s.made = pending.made().packed();
        s.madeFaith = pending.faith();
    }

    private static long leaders(Catalog catalog, List<String> ids) {
        long set = 0;
        for (String id : ids) set |= 1L << catalog.leader(id).index();
        return set;
    }
}

package signoria.server.table;

import signoria.kernel.Events;
import signoria.kernel.Game;

import java.util.Arrays;

/**
 * How much of the game each viewer has seen happen. A sealed answer changes nothing that others
 * see: their version stays, and whoever was asked still counts as asked.
 */
final class Sight<S, M, V> {
    private static final Events.Kept NOTHING = new Events.Kept();

    private final Game<S, M, V> game;
    private final int seats;
    private final int[] version; // by viewer; the last one is the spectator
    private final int[] unseen; // the first move a viewer has not seen, or -1
    private final int[] question; // by seat: the version from which on its question stands
    private int asked;

    Sight(Game<S, M, V> game, int seats, S start) {
        this.game = game;
        this.seats = seats;
        version = new int[seats + 1];
        unseen = new int[seats + 1];
        question = new int[seats];
        Arrays.fill(unseen, -1);
        asked = game.waiting(start);
    }

    /** Notes a move; who saw that something happened, as bits of viewers. */
    int moved(int index, S before, S after, int seat, M move, Events.Kept events) {
        boolean secret = game.secret(before, seat, move);
        int saw = 0;
        for (int viewer = 0; viewer <= seats; viewer++)
            if (viewer == seat || !secret || notices(before, after, viewer, events))
                saw |= 1 << viewer;
        boolean sealed = (saw >>> seats & 1) == 0;
        for (int viewer = 0; viewer <= seats; viewer++) {
            if ((saw >>> viewer & 1) != 0) version[viewer]++;
            else if (unseen[viewer] < 0) unseen[viewer] = index;
            if (!sealed) unseen[viewer] = -1;
        }
        int changed = game.waiting(before) ^ game.waiting(after) | 1 << seat;
        for (int each = 0; each < seats; each++)
            if ((changed >>> each & 1) != 0) question[each] = version[each];
        asked = sealed ? asked | game.waiting(after) : game.waiting(after);
        return saw;
    }

    private boolean notices(S before, S after, int viewer, Events.Kept events) {
        int as = reader(viewer);
        return !events.seenBy(as).isEmpty() || !game.view(before, as).equals(game.view(after, as));
    }

    /**
     * A seat took something back; who saw that, as bits of viewers. A sealed answer that others
     * never saw goes as silently as it came.
     */
    int tookBack(S before, S after, int seat, boolean only) {
        int saw = 0;
        for (int viewer = 0; viewer <= seats; viewer++)
            if (viewer == seat || !only || notices(before, after, viewer, NOTHING))
                saw |= 1 << viewer;
        boolean sealed = (saw >>> seats & 1) == 0;
        for (int viewer = 0; viewer <= seats; viewer++) {
            if ((saw >>> viewer & 1) != 0) version[viewer]++;
            if (!sealed) unseen[viewer] = -1;
        }
        int changed = game.waiting(before) ^ game.waiting(after) | 1 << seat;
        for (int each = 0; each < seats; each++)
            if (!sealed || (changed >>> each & 1) != 0) question[each] = version[each];
        asked = sealed ? asked | game.waiting(after) : game.waiting(after);
        return saw;
    }

    /** The viewer as the contract counts: a seat, or {@link Game#SPECTATOR}. */
    int reader(int viewer) {
        return viewer == seats ? Game.SPECTATOR : viewer;
    }

    int version(int viewer) {
        return version[viewer];
    }

    /** The version from which on a seat's question stands. */
    int question(int seat) {
        return question[seat];
    }

    /** How many moves a viewer knows of, when so many were made. */
    int known(int viewer, int moves) {
        return unseen[viewer] < 0 ? moves : Math.min(unseen[viewer], moves);
    }

    /** The seats a viewer takes for asked, as bits. */
    int asked(int viewer, S now) {
        int own = viewer == seats ? 0 : 1 << viewer;
        return asked & ~own | game.waiting(now) & own;
    }
}

package signoria.server.table;

import signoria.kernel.Chronicle;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;

import java.util.ArrayList;
import java.util.List;

/**
 * What each viewer knows of the game: the versions of what it sees, and how far its {@link
 * Chronicle} goes. A sealed answer changes nothing that others see: their version stays, and
 * whoever was asked still counts as asked.
 */
final class Sight<S, M, V> {
    private static final Events.Kept NOTHING = new Events.Kept();

    private final Game<S, M, V> game;
    private final int seats;
    private final int[] version; // by viewer; the last one is the spectator
    private final int[] question; // by seat: the version from which on its question stands
    private final List<Chronicle<S, M, V>> chronicles = new ArrayList<>();

    Sight(Game<S, M, V> game, int seats) {
        this.game = game;
        this.seats = seats;
        version = new int[seats + 1];
        question = new int[seats];
        for (int viewer = 0; viewer <= seats; viewer++)
            chronicles.add(new Chronicle<>(game, reader(viewer)));
    }

    /** Notes a move; what each viewer is told of it. */
    List<List<Chronicle.Entry<M>>> moved(S before, S after, int seat, M move, Events.Kept events) {
        List<List<Chronicle.Entry<M>>> told = new ArrayList<>();
        for (int viewer = 0; viewer <= seats; viewer++) {
            told.add(chronicles.get(viewer).moved(before, after, seat, move, events));
            if (!told.get(viewer).isEmpty()) version[viewer]++;
        }
        asksAnew(before, after, 1 << seat);
        return told;
    }

    /**
     * A seat took something back; who saw that, as bits of viewers. A sealed answer that others
     * never saw goes as silently as it came.
     */
    int tookBack(S before, Journal<S, M, V> then, int seat, boolean only) {
        int saw = 0;
        for (int viewer = 0; viewer <= seats; viewer++)
            if (viewer == seat
                    || !only
                    || Chronicle.notices(game, before, then.state(), reader(viewer), NOTHING))
                saw |= 1 << viewer;
        for (int viewer = 0; viewer <= seats; viewer++) {
            if ((saw >>> viewer & 1) != 0) version[viewer]++;
            chronicles.set(viewer, Chronicle.after(then, reader(viewer)));
        }
        boolean sealed = (saw >>> seats & 1) == 0;
        asksAnew(before, then.state(), sealed ? 1 << seat : -1);
        return saw;
    }

    /** The game has lost a sealed move of a seat that made the same one again. */
    void rewrite(Journal<S, M, V> then, int seat) {
        chronicles.set(seat, Chronicle.after(then, seat));
    }

    /** The questions of these seats, and of those who are waited for or no longer, are new. */
    private void asksAnew(S before, S after, int these) {
        int changed = game.waiting(before) ^ game.waiting(after) | these;
        for (int each = 0; each < seats; each++)
            if ((changed >>> each & 1) != 0) question[each] = version[each];
    }

    private int reader(int viewer) {
        return new Viewers(seats).reader(viewer);
    }

    int version(int viewer) {
        return version[viewer];
    }

    /** The version from which on a seat's question stands. */
    int question(int seat) {
        return question[seat];
    }

    /** How many entries of the game a viewer knows. */
    int steps(int viewer) {
        return chronicles.get(viewer).size();
    }

    /** Moves were made that a viewer knows nothing of. */
    boolean sealed(int viewer) {
        return chronicles.get(viewer).sealed();
    }

    /** The seats a viewer takes for asked, as bits. */
    int asked(int viewer, S now) {
        return chronicles.get(viewer).asked(now);
    }
}

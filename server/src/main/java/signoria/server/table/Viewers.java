package signoria.server.table;

import signoria.kernel.Game;

import java.util.Optional;

/**
 * Who looks at a table, as the server counts: the seats, and behind the last of them one number for
 * all who only watch, so that what is kept for each viewer is an array. Everywhere else a spectator
 * is {@link Game#SPECTATOR}, and on the wire no seat.
 */
record Viewers(int seats) {
    /** The viewer as the contract counts: a seat, or {@link Game#SPECTATOR}. */
    int reader(int viewer) {
        return viewer == seats ? Game.SPECTATOR : viewer;
    }

    /** The viewer as the wire tells it: a seat, or none. */
    Optional<Integer> seat(int viewer) {
        return viewer == seats ? Optional.empty() : Optional.of(viewer);
    }
}

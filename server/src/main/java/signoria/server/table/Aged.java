package signoria.server.table;

import signoria.kernel.Renewal;

import java.util.Optional;

/**
 * A table that was opened under an older ruleset is played again under today's, as {@link Renewal}
 * does it with records: what is not asked for any more is passed over, and where a rule forbids a
 * move, the game is closed as it stood before.
 */
final class Aged {
    private final boolean older;
    private int mover = -1;
    private int passed;
    private Optional<Integer> differs = Optional.empty();

    Aged(boolean older) {
        this.older = older;
    }

    /** The step after which the game differs, if it does. */
    Optional<Integer> differs() {
        return differs;
    }

    /** Whether the next move of the ledger is to be played. */
    boolean plays(Deed.Moved moved, TableGame<?, ?, ?> game) {
        if (!older) return true;
        if (differs.isPresent()) return false;
        boolean follows = moved.seat() == mover;
        mover = moved.seat();
        if (game.stillAllows(moved.seat(), moved.move())) {
            passed = 0;
            return true;
        }
        if (follows && passed++ < Renewal.PASSED) game.passOver();
        else differs = Optional.of(game.steps(game.seats()));
        return false;
    }

    /** The game was over, and under today's rules it is not. */
    void goesOn(TableGame<?, ?, ?> game) {
        if (older && differs.isEmpty()) differs = Optional.of(game.steps(game.seats()));
    }
}

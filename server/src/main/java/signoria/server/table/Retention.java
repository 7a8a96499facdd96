package signoria.server.table;

import java.util.Optional;

/**
 * How long tables are kept.
 *
 * @param open days after which a table that never began is closed
 * @param closed days after which a closed one is gone
 * @param finished days after which a finished game is gone, if ever; its result stays
 */
public record Retention(int open, int closed, Optional<Integer> finished) {
    /** Finished games are kept. */
    public static Retention usual() {
        return new Retention(14, 30, Optional.empty());
    }
}

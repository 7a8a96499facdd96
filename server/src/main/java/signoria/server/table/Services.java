package signoria.server.table;

import signoria.server.store.Store;

/**
 * What all tables share.
 *
 * @param startedAt when this server started, and {@code lastBeat} when the one before last lived
 * @param idle how long a table nobody looks at stays in memory, in milliseconds
 */
record Services(
        Store store,
        Catalogue games,
        Bots bots,
        Now now,
        long startedAt,
        long lastBeat,
        long idle,
        Meters meters,
        Herald herald) {}

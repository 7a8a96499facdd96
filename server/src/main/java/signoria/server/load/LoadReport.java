package signoria.server.load;

/**
 * What a load showed.
 *
 * @param tables live at the end
 * @param waits how often a person waited until the house players had moved, and for how long
 * @param lost moves that were acknowledged but are not in the ledger
 * @param duplicated moves that are there more than once
 */
public record LoadReport(
        int tables,
        double seconds,
        double movesPerSecond,
        double p50Millis,
        double p99Millis,
        int waits,
        double waitP50Millis,
        double waitP95Millis,
        long heapMegabytes,
        long lost,
        long duplicated) {}

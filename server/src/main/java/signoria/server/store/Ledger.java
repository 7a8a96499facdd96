package signoria.server.store;

import signoria.server.protocol.Api;

import java.util.List;
import java.util.Optional;

/**
 * What happened at each table, in order. It only grows; table and version together are the key that
 * decides every race.
 */
public interface Ledger {
    /** One deed; versions count from 1. The command, empty if none, says whose command it was. */
    record Line(int version, long at, String command, String deed) {}

    /**
     * How a table stands, for those who look for tables without opening them.
     *
     * @param waiting the seats of people who owe a decision, as bits
     * @param deadline when the first clock runs out
     * @param sitters the identity in each seat, empty for bots and free seats
     * @param work is noted, but not read again
     */
    record Standing(
            String table,
            String game,
            Api.Status status,
            boolean listed,
            boolean paused,
            int waiting,
            Optional<Long> deadline,
            List<String> sitters,
            long created,
            long changed,
            Work work) {}

    /**
     * What is to be done at a table, for servers that share a store.
     *
     * @param live its clocks run only while people can move
     * @param asked the house players who are to think, as bits
     * @param attended someone sits there and may be waiting for them
     * @param given so much of the time that was lost has now been given back
     */
    record Work(boolean live, int asked, boolean attended, long given) {
        public static final Work NONE = new Work(false, 0, true, 0);
    }

    /**
     * Adds lines, all or none, and notes how the table stands then; {@link Taken} if a version is
     * there already, {@link Owed} if time is to be given back first.
     */
    void append(String table, List<Line> lines, Optional<Standing> standing);

    /**
     * The lines of a table after a version, in order. All of them, those after 0, are held against
     * the hash that grew with them: where they are not what was written, it is {@link StoreFailed}.
     */
    List<Line> lines(String table, int after);

    /**
     * Listed tables that are open or running, the newest first; but of each origin one before the
     * second of any, so that nobody's tables hide the others'.
     */
    List<Standing> listed(int limit);

    /** Notes from where a table was opened, as a word that tells nothing else. */
    void opened(String table, String origin);

    /** Tables of a status in which nothing has changed since, the longest first. */
    List<String> unchanged(Api.Status status, long since, int limit);

    /** Forgets a table: its lines, its standing and what was said; a result stays. */
    void forget(String table);

    /** The tables at which someone sits: open and running first, then the newest. */
    List<Standing> of(String identity, int limit);

    /** Running tables that have a deadline, or wait for nobody but bots. */
    List<Standing> due();

    /** Finished tables without a result among the {@link Scores}. */
    List<String> unscored();

    /** How many tables are running. */
    int running();

    /** All tables there are, for checks. */
    List<String> tables();

    /** Someone else wrote this version first. */
    class Taken extends RuntimeException {
        public Taken(String table) {
            this("a version of table ", table, " is there already");
        }

        private Taken(String before, String table, String after) {
            super(before + table + after);
        }
    }

    /**
     * Another amount of lost time is owed to the clocks of a table than would have been given, or
     * the clock by which this was written is wrong.
     */
    final class Owed extends Taken {
        private final long lost;

        Owed(String table, long lost) {
            super("at table ", table, " " + lost + " ms were nobody's");
            this.lost = lost;
        }

        /** So many milliseconds; none when they were given back meanwhile, or the time is wrong. */
        public long lost() {
            return lost;
        }
    }
}

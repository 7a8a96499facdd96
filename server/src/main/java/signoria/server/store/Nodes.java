package signoria.server.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The servers that share a store, none of them more than the others. What is to be done once, a
 * clock to be called or a house player to think, is a row that one of them claims; the claims of a
 * server that has not been heard of for {@link #LEASE} are free again.
 */
public interface Nodes extends AutoCloseable {
    /** After so many milliseconds without a sign of life a server is taken for dead. */
    long LEASE = 1500;

    /** What one server tells the others; a word that is lost costs a moment and nothing else. */
    enum Kind {
        /** A table has new lines. */
        MOVED,
        /** Something was said at a table. */
        SAID,
        /** Others look at a table than before, or its ratings have changed. */
        SEEN,
        /** Someone was suspended, or a sign-in of theirs has ended. */
        PERSON,
        /** Somewhere a house player waits to be thought for. */
        WORK
    }

    /**
     * A word.
     *
     * @param id of the table or the person
     * @param people those who sit at the table
     */
    record Word(Kind kind, String id, List<String> people) {
        public static Word of(Kind kind, String id) {
            return new Word(kind, id, List.of());
        }
    }

    /** Whoever wants to know. */
    interface Listener {
        void heard(Word word);

        /** Words may have been lost. */
        void missed();

        /** This server was taken for dead: its claims, and whom it told of, are forgotten. */
        void reborn();

        /** This server must not go on: it is too old for what others have made of the data. */
        void outlived(String why);
    }

    /**
     * A table where a clock has run out, or is to be given back what was lost.
     *
     * @param lost so many milliseconds in which nobody could move
     */
    record Due(String table, long deadline, long lost) {}

    /** May there be other servers on this store? If not, nothing below is ever asked. */
    boolean shared();

    /** What time it is by the clock that all servers share. */
    long now();

    /** That clock may have been set: asks it at once. */
    void askTime();

    /** Joins the others, and listens. */
    void begin(Listener listener);

    /**
     * A sign of life; finds out which servers are dead, and frees what they had claimed.
     *
     * @param spare for so many tables more this server could think
     * @return for how many more the others could
     */
    int beat(int spare);

    void tell(Word word);

    /** Who looks at a table through this server. */
    void present(String table, Set<String> people);

    /** Who looks at it through others. */
    Set<String> elsewhere(String table);

    /** Claims the thinking at a table; false when another server has it, or there is none. */
    boolean claim(String table);

    /** Claims the thinking at tables where nobody does it, those that wait longest first. */
    List<String> claim(int most);

    void release(String table);

    /** Claims tables at which a clock is to be called, for a short while. */
    List<Due> due();

    /** How far the ledgers of these tables are. */
    Map<String, Integer> versions(Collection<String> tables);

    /** Tables whose standing has changed since then, with those who sit there. */
    List<Word> changed(long since);

    /** Those of these sign-ins that are good. */
    Set<String> good(Collection<String> signIns);

    @Override
    void close();

    /** The only server there is. */
    Nodes ALONE = new Alone();
}

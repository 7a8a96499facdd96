package signoria.server.table;

/** What tables count for those who watch over the server. */
public interface Meters {
    Meters NONE = new Meters() {};

    /** A move was accepted, and took so long to be on disk. */
    default void moved(boolean bot, long nanos) {}

    default void finished(String game) {}
}

package signoria.server.table;

/** What tables count for those who watch over the server. */
public interface Meters {
    Meters NONE = new Meters() {};

    /** A move was accepted, and took so long to be on disk. */
    default void moved(boolean bot, long nanos) {}

    /** A bot's thought, or a hint, had to wait so long for a thread. */
    default void thought(boolean hint, long nanos) {}

    /** The people at a table waited so long until one of them was asked again. */
    default void waited(long nanos) {}

    default void finished(String game) {}
}

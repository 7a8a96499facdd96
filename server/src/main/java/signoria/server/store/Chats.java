package signoria.server.store;

import java.util.List;

/** What was said at the tables. */
public interface Chats {
    /** The seat is -1 for one who watches. */
    record Line(long at, String name, int seat, String text) {}

    /** Keeps a line once: false when this command was kept before. */
    boolean say(String table, String command, Line line);

    /** The last lines, oldest first. */
    List<Line> said(String table, int limit);
}

package signoria.server.store;

import java.util.List;
import java.util.Optional;

/** What was said at the tables. */
public interface Chats {
    /** The seat is -1 for one who watches. */
    record Line(long at, String name, int seat, String text) {}

    /** Keeps a line once: false when this command was kept before. */
    boolean say(String table, String command, Line line);

    /** The identity of whoever last said something at a table under this name. */
    Optional<String> speaker(String table, String name);

    /** Lines are numbered as they come. */
    record Said(int number, Line line) {}

    /** The last lines after a number, oldest first. */
    List<Said> said(String table, int after, int limit);

    /** The last lines, oldest first. */
    default List<Line> said(String table, int limit) {
        return said(table, 0, limit).stream().map(Said::line).toList();
    }
}

package signoria.server.notices;

import java.util.List;

/**
 * What someone is told at once.
 *
 * @param id stays the same when it is tried again
 * @param stop ends messages of this kind by one click; empty where that makes no sense
 */
record Message(String id, String title, List<Part> parts, String foot, String stop) {
    /** One thing, and where it leads. */
    record Part(String event, String table, String text, String link) {}

    /** The parts as lines, each with its link. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            text.append(part.text()).append('\n');
            if (!part.link().isEmpty()) text.append(part.link()).append('\n');
            text.append('\n');
        }
        return text.toString().strip();
    }

    String link() {
        return parts.isEmpty() ? "" : parts.getFirst().link();
    }
}

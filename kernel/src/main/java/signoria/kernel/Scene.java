package signoria.kernel;

import java.util.List;

/**
 * A view as anyone can draw it: the terminal, the browser's generic table and the screen reader all
 * show the same one.
 *
 * @param question what the seat is asked now, or what is waited for
 * @param zones the parts of the table, the shared ones first
 * @param choices the legal moves, in the order of the contract, grouped as a person thinks of them
 */
public record Scene(String question, List<Zone> zones, List<Choice> choices) {
    /** Nobody's. */
    public static final int NOBODY = -1;

    /**
     * A part of the table.
     *
     * @param id stable, for layout and tests
     * @param owner the seat it belongs to, or {@link #NOBODY}
     * @param columns how many things lie side by side; 0 when it does not matter
     */
    public record Zone(String id, String label, int owner, int columns, List<Item> items) {}

    /** A thing that lies in a zone; the moves are indices of choices that start by touching it. */
    public sealed interface Item {
        String label();

        String icon();

        List<Integer> moves();
    }

    /**
     * A card or tile.
     *
     * @param lines what is printed on it, line by line, in words
     * @param mark {@code printed}, {@code public} or {@code designed}; empty for things without
     *     figures
     */
    public record Card(
            String label,
            String icon,
            List<String> lines,
            boolean hidden,
            String mark,
            List<Integer> moves)
            implements Item {}

    /** A number of something. */
    public record Counter(String label, String icon, int value, List<Integer> moves)
            implements Item {}

    /** A row of spaces 0 to {@code last} with markers on it, and notes at some of its spaces. */
    public record Track(
            String label,
            String icon,
            int last,
            List<Marker> markers,
            List<Note> notes,
            List<Integer> moves)
            implements Item {}

    public record Marker(int owner, String label, int position) {}

    public record Note(int position, String text) {}

    /** One legal move: its text form, and how it is offered in words, under a group heading. */
    public record Choice(String move, String label, String group) {}
}

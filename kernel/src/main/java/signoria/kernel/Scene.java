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

    /** All seats in the order in which they are shown: clockwise, the viewer's own first. */
    public static int[] seats(int viewer, int seats) {
        int first = viewer == Game.SPECTATOR ? 0 : viewer;
        int[] order = new int[seats];
        for (int i = 0; i < seats; i++) order[i] = (first + i) % seats;
        return order;
    }

    /**
     * A part of the table.
     *
     * @param id stable, for layout and tests
     * @param owner the seat it belongs to, or {@link #NOBODY}
     * @param columns how many things lie side by side; 0 when it does not matter
     */
    public record Zone(String id, String label, int owner, int columns, List<Item> items) {
        /** A seat's, where it does not matter how many things lie side by side. */
        public Zone(String id, String label, int owner, List<Item> items) {
            this(id, label, owner, 0, items);
        }

        /** Nobody's. */
        public static Zone shared(String id, String label, int columns, List<Item> items) {
            return new Zone(id, label, NOBODY, columns, items);
        }

        /** Nobody's, where it does not matter how many things lie side by side. */
        public static Zone shared(String id, String label, List<Item> items) {
            return shared(id, label, 0, items);
        }
    }

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
            implements Item {
        /** A card that everybody at the table can read. */
        public Card(
                String label, String icon, List<String> lines, String mark, List<Integer> moves) {
            this(label, icon, lines, false, mark, moves);
        }

        /** A thing without figures. */
        public Card(String label, String icon, List<String> lines, List<Integer> moves) {
            this(label, icon, lines, "", moves);
        }

        /** A thing without figures that starts no move. */
        public Card(String label, String icon, List<String> lines) {
            this(label, icon, lines, List.of());
        }

        /** A thing that its label alone describes. */
        public Card(String label, String icon) {
            this(label, icon, List.of());
        }

        /** A card whose back is seen. */
        public static Card faceDown(String label, String icon) {
            return new Card(label, icon, List.of(), true, "", List.of());
        }
    }

    /** A number of something. */
    public record Counter(String label, String icon, int value, List<Integer> moves)
            implements Item {
        /** One that starts no move. */
        public Counter(String label, String icon, int value) {
            this(label, icon, value, List.of());
        }
    }

    /** A row of spaces 0 to {@code last} with markers on it, and notes at some of its spaces. */
    public record Track(
            String label,
            String icon,
            int last,
            List<Marker> markers,
            List<Note> notes,
            List<Integer> moves)
            implements Item {
        /** One that starts no move. */
        public Track(String label, String icon, int last, List<Marker> markers, List<Note> notes) {
            this(label, icon, last, markers, notes, List.of());
        }

        /** One without notes that starts no move. */
        public Track(String label, String icon, int last, List<Marker> markers) {
            this(label, icon, last, markers, List.of());
        }
    }

    public record Marker(int owner, String label, int position) {}

    public record Note(int position, String text) {}

    /** One legal move: its text form, and how it is offered in words, under a group heading. */
    public record Choice(String move, String label, String group) {}
}

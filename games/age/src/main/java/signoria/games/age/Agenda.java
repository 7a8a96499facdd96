package signoria.games.age;

/** What is still to be decided or done, line by line as {@link Task} packs them; the last first. */
final class Agenda {
    private static final int MOST = 48;

    private final int[] lines;
    private int size;

    Agenda() {
        lines = new int[MOST];
    }

    private Agenda(Agenda from) {
        lines = from.lines.clone();
        size = from.size;
    }

    Agenda copy() {
        return new Agenda(this);
    }

    /** Lines above the top are always blank. */
    void assign(Agenda from) {
        System.arraycopy(from.lines, 0, lines, 0, Math.max(size, from.size));
        size = from.size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    int line(int index) {
        return lines[index];
    }

    int top() {
        return lines[size - 1];
    }

    /** The question of a kind is on top. */
    boolean asks(Task kind) {
        return size > 0 && Task.kind(lines[size - 1]) == kind;
    }

    void push(int line) {
        lines[size++] = line;
    }

    void push(Task kind, int seat) {
        push(Task.of(kind, seat, 0, 0));
    }

    void push(Task kind, int seat, int a) {
        push(Task.of(kind, seat, a, 0));
    }

    void push(Task kind, int seat, int a, int b) {
        push(Task.of(kind, seat, a, b));
    }

    void pop() {
        lines[--size] = 0;
    }

    void replaceTop(Task kind, int seat, int a, int b) {
        lines[size - 1] = Task.of(kind, seat, a, b);
    }

    void clear() {
        while (size > 0) pop();
    }

    /** Strikes out all lines of two kinds. */
    void strike(Task kind, Task other) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            Task each = Task.kind(lines[i]);
            if (each != kind && each != other) lines[kept++] = lines[i];
        }
        while (size > kept) pop();
    }

    /** The seat whose expansion turn it is, or nobody's. */
    int expanding() {
        for (int i = 0; i < size; i++)
            if (Task.kind(lines[i]) == Task.EXPAND) return Task.seat(lines[i]);
        return State.NOBODY;
    }
}

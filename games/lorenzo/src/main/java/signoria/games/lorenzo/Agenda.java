package signoria.games.lorenzo;

/** What is still to happen, task by task as {@link Task} packs them; the last first. */
final class Agenda {
    private static final int MOST = 40;

    private final long[] tasks;
    private int size;

    Agenda() {
        tasks = new long[MOST];
    }

    private Agenda(Agenda from) {
        tasks = from.tasks.clone();
        size = from.size;
    }

    Agenda copy() {
        return new Agenda(this);
    }

    /** Tasks above the top are always blank. */
    void assign(Agenda from) {
        System.arraycopy(from.tasks, 0, tasks, 0, Math.max(size, from.size));
        size = from.size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    long task(int index) {
        return tasks[index];
    }

    long top() {
        return tasks[size - 1];
    }

    /** The question of a kind is on top. */
    boolean asks(Task kind) {
        return size > 0 && Task.kind(tasks[size - 1]) == kind;
    }

    void push(long task) {
        tasks[size++] = task;
    }

    void pop() {
        tasks[--size] = 0;
    }

    void clear() {
        while (size > 0) pop();
    }

    /** Lays a task under what stands from an index on. */
    void insert(int index, long task) {
        System.arraycopy(tasks, index, tasks, index + 1, size - index);
        tasks[index] = task;
        size++;
    }
}

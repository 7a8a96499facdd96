package signoria.server.table;

import signoria.bots.Level;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * Threads that think, fairly: the people for whom there is something to think about take turns, and
 * so do the tables of each. The more of them there are, the less time each thought gets.
 */
final class Crew implements AutoCloseable {
    /**
     * While there are no more tables than threads, a thought takes the time it likes. Else it gets
     * {@code SHARE * threads / people / tables of that person} milliseconds, so that a table's turn
     * comes again after {@code SHARE}.
     */
    static final int SHARE = 400;

    /** But never less than this. */
    static final int FLOOR = 15;

    /** So many thoughts may wait for one person. */
    static final int MOST = 200;

    /**
     * Whose wait a thought shortens.
     *
     * @param attended someone sits there and may be waiting; else it has time
     */
    record Cause(String person, String table, boolean attended) {}

    private record Thought(Cause cause, IntConsumer work, long since) {}

    /** By person and table, whose turn it is first. */
    private static final class Line {
        final Map<String, Map<String, Deque<Thought>>> people = new LinkedHashMap<>();

        void add(Thought thought) {
            Cause cause = thought.cause();
            people.computeIfAbsent(cause.person(), _ -> new LinkedHashMap<>())
                    .computeIfAbsent(cause.table(), _ -> new ArrayDeque<>())
                    .add(thought);
        }

        /** The next; its table goes to the end of the person's, the person to the end of all. */
        Thought take() {
            String person = people.keySet().iterator().next();
            Map<String, Deque<Thought>> tables = people.remove(person);
            String table = tables.keySet().iterator().next();
            Deque<Thought> thoughts = tables.remove(table);
            Thought first = thoughts.remove();
            if (!thoughts.isEmpty()) tables.put(table, thoughts);
            if (!tables.isEmpty()) people.put(person, tables);
            return first;
        }
    }

    private final Line attended = new Line();
    private final Line unattended = new Line();
    private final Map<String, Map<String, Integer>> busy = new HashMap<>(); // waiting or thought
    private final Map<String, Integer> queued = new HashMap<>(); // by person, attended or not
    private final int threads;
    private final Waited waited;
    private int waiting;
    private int working;
    private boolean closed;

    /** Is told how long each thought had to wait, in nanoseconds. */
    interface Waited {
        void noted(long nanos);
    }

    Crew(String name, int threads, Waited waited) {
        this.threads = threads;
        this.waited = waited;
        for (int i = 1; i <= threads; i++)
            Thread.ofPlatform().name(name + "-" + i).daemon().start(this::work);
    }

    /**
     * Will be thought about, within the milliseconds that it is given then; false when too much
     * waits for that person already.
     */
    synchronized boolean think(Cause cause, IntConsumer work) {
        if (closed || queued.getOrDefault(cause.person(), 0) >= MOST) return false;
        queued.merge(cause.person(), 1, Integer::sum);
        (cause.attended() ? attended : unattended).add(new Thought(cause, work, System.nanoTime()));
        if (cause.attended())
            busy.computeIfAbsent(cause.person(), _ -> new HashMap<>())
                    .merge(cause.table(), 1, Integer::sum);
        waiting++;
        notify();
        return true;
    }

    synchronized boolean closed() {
        return closed;
    }

    synchronized int waiting() {
        return waiting;
    }

    /** So many thoughts more would find a thread at once; less than none when some wait. */
    synchronized int spare() {
        return threads - working - waiting;
    }

    private void work() {
        try {
            while (!closed()) {
                Thought next = take();
                waited.noted(System.nanoTime() - next.since());
                try {
                    next.work().accept(millis(next.cause()));
                } finally {
                    done(next.cause());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized Thought take() throws InterruptedException {
        while (!closed && waiting == 0) wait();
        if (closed) throw new InterruptedException("nothing more is begun");
        waiting--;
        working++;
        Thought next = (attended.people.isEmpty() ? unattended : attended).take();
        queued.computeIfPresent(next.cause().person(), (_, many) -> many == 1 ? null : many - 1);
        return next;
    }

    private synchronized int millis(Cause cause) {
        if (!cause.attended()) return FLOOR;
        int tables = busy.size() * busy.get(cause.person()).size();
        return tables <= threads ? Level.LONGEST : Math.max(FLOOR, SHARE * threads / tables);
    }

    private synchronized void done(Cause cause) {
        working--;
        if (!cause.attended()) return;
        Map<String, Integer> tables = busy.get(cause.person());
        tables.computeIfPresent(cause.table(), (_, many) -> many == 1 ? null : many - 1);
        if (tables.isEmpty()) busy.remove(cause.person());
    }

    /** What is being thought is thought to its end; nothing more is begun. */
    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}

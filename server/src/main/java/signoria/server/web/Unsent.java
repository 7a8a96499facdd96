package signoria.server.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicLong;

/** What waits to be sent to one client: little, and all clients together not much either. */
final class Unsent {
    /** A client for whom more than this is waiting does not read. */
    static final long MOST = 256_000;

    /** What waits for all clients together. */
    static final class Quota {
        private final AtomicLong used = new AtomicLong();
        private final long most;

        Quota(long most) {
            this.most = most;
        }

        /** Part of the heap. */
        static Quota usual() {
            return new Quota(Math.max(16_000_000, Runtime.getRuntime().maxMemory() / 8));
        }

        long used() {
            return used.get();
        }
    }

    private final Quota quota;
    private final Deque<Object> waiting = new ArrayDeque<>();
    private long size;
    private boolean closed;

    Unsent(Quota quota) {
        this.quota = quota;
    }

    /** Adds a text; false when too much is waiting. */
    synchronized boolean add(String text) {
        if (closed) return true;
        boolean full = size > MOST || size > 0 && quota.used() > quota.most;
        if (full) return false;
        waiting.add(text);
        size += text.length();
        quota.used.addAndGet(text.length());
        notifyAll();
        return true;
    }

    /** Adds something that is not said to the client, but done for it. */
    synchronized void add(Object other) {
        if (closed) return;
        waiting.add(other);
        notifyAll();
    }

    synchronized boolean isEmpty() {
        return waiting.isEmpty();
    }

    synchronized Object take() throws InterruptedException {
        while (waiting.isEmpty()) wait();
        return waiting.remove();
    }

    /** A text has gone out. */
    synchronized void sent(String text) {
        if (!closed) forget(text.length());
        notifyAll();
    }

    private void forget(long length) {
        size -= length;
        quota.used.addAndGet(-length);
    }

    /** Waits until little is left; false if that takes longer than so many milliseconds. */
    synchronized boolean drained(long millis) throws InterruptedException {
        long until = System.nanoTime() + millis * 1_000_000;
        while (size > MOST / 2 && !closed) {
            long left = (until - System.nanoTime()) / 1_000_000;
            if (left <= 0) return false;
            wait(left);
        }
        return true;
    }

    /** Nothing more is sent. */
    synchronized void close() {
        closed = true;
        forget(size);
        waiting.clear();
        notifyAll();
    }
}

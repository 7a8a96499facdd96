package signoria.server.table;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Letters, read one after the other by a virtual thread that lives while there are some. */
final class Mailbox {
    private static final System.Logger LOG = System.getLogger(Mailbox.class.getName());

    private final ConcurrentLinkedQueue<Runnable> letters = new ConcurrentLinkedQueue<>();
    private final AtomicInteger unread = new AtomicInteger();
    private final String name;
    private volatile long begun; // when the letter being read was taken up
    private volatile boolean reading;

    Mailbox(String name) {
        this.name = name;
    }

    void post(Runnable letter) {
        letters.add(letter);
        if (unread.getAndIncrement() == 0) Thread.ofVirtual().name(name).start(this::read);
    }

    /** Nothing is waiting but what is being read. */
    boolean last() {
        return unread.get() == 1;
    }

    /** For how many nanoseconds the letter being read has been read. */
    long busy() {
        long since = begun;
        return reading ? System.nanoTime() - since : 0;
    }

    private void read() {
        do
            try {
                begun = System.nanoTime();
                reading = true;
                letters.poll().run();
            } catch (RuntimeException | Error e) {
                LOG.log(System.Logger.Level.ERROR, name, e); // the next letter is read all the same
            } finally {
                reading = false;
            }
        while (unread.decrementAndGet() > 0);
    }
}

package signoria.arena;

import java.io.PrintStream;

/** How far long work has come: a bar on a terminal, else a line now and then. */
public final class Progress implements AutoCloseable {
    private static final int WIDTH = 40;
    private static final long BLINK = 100_000_000L;
    private static final long PATIENCE = 10_000_000_000L;

    private final PrintStream out;
    private final boolean terminal;
    private final String what;
    private final long total;
    private final long begun = System.nanoTime();
    private long shown = begun;
    private long done;

    /**
     * @param terminal whether the stream can show a bar in place
     */
    public Progress(PrintStream out, boolean terminal, String what, long total) {
        this.out = out;
        this.terminal = terminal;
        this.what = what;
        this.total = total;
    }

    public synchronized void done(long more) {
        done += more;
        long now = System.nanoTime();
        if (now - shown < (terminal ? BLINK : PATIENCE)) return;
        shown = now;
        if (terminal) out.print("\r" + bar(now) + "\u001b[K");
        else out.println(what + " " + done + " of " + total + ", " + left(now));
        out.flush();
    }

    private String bar(long now) {
        int full = (int) (WIDTH * done / Math.max(1, total));
        return what
                + " "
                + "━".repeat(full)
                + "╌".repeat(WIDTH - full)
                + " "
                + done
                + "/"
                + total
                + "  "
                + left(now);
    }

    private String left(long now) {
        long seconds = (long) ((now - begun) / 1e9 * (total - done) / Math.max(1, done));
        return (seconds < 100 ? seconds + " s" : seconds / 60 + " min") + " left";
    }

    @Override
    public synchronized void close() {
        if (terminal && shown != begun) out.print("\r\u001b[K");
        out.flush();
    }
}

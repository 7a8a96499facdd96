package signoria.arena;

import java.io.PrintStream;
import java.util.function.LongSupplier;

/** How far long work has come: a bar on a terminal, else a line now and then. */
public final class Progress implements AutoCloseable {
    /** Work without an end of this kind: until so much is done, or until a moment. */
    public static final long ENDLESS = Long.MAX_VALUE;

    private static final int WIDTH = 40;
    private static final long BLINK = 100_000_000L;
    private static final long PATIENCE = 10_000_000_000L;

    private final PrintStream out;
    private final boolean terminal;
    private final String what;
    private final long total;
    private final long end;
    private final LongSupplier clock;
    private final long begun;
    private long shown;
    private long before;
    private long done;

    /**
     * @param terminal whether the stream can show a bar in place
     */
    public Progress(PrintStream out, boolean terminal, String what, long total) {
        this(out, terminal, what, total, ENDLESS);
    }

    /**
     * @param total how much there is to do, or {@link #ENDLESS}
     * @param end when it is over at the latest, as {@link System#nanoTime} tells it, or {@link
     *     #ENDLESS}
     */
    public Progress(PrintStream out, boolean terminal, String what, long total, long end) {
        this(out, terminal, what, total, end, System::nanoTime);
    }

    Progress(
            PrintStream out,
            boolean terminal,
            String what,
            long total,
            long end,
            LongSupplier clock) {
        this.out = out;
        this.terminal = terminal;
        this.what = what;
        this.total = total;
        this.end = end;
        this.clock = clock;
        this.begun = clock.getAsLong();
        this.shown = begun;
    }

    /** So much was done at another time: it says nothing about how long the rest takes. */
    public synchronized void before(long much) {
        before += much;
        done += much;
    }

    public synchronized void done(long more) {
        done += more;
        long now = clock.getAsLong();
        if (now - shown < (terminal ? BLINK : PATIENCE)) return;
        shown = now;
        if (terminal) out.print("\r" + bar(now) + "\u001b[K");
        else out.println(what + " " + done + (total == ENDLESS ? "" : " of " + total) + left(now));
        out.flush();
    }

    private String bar(long now) {
        int full = (int) (WIDTH * Math.clamp(share(now), 0, 1));
        return what
                + " "
                + "━".repeat(full)
                + "╌".repeat(WIDTH - full)
                + " "
                + done
                + (total == ENDLESS ? "" : "/" + total)
                + left(now);
    }

    private double share(long now) {
        if (total != ENDLESS) return done / (double) Math.max(1, total);
        return end == ENDLESS ? 0 : (now - begun) / (double) Math.max(1, end - begun);
    }

    private String left(long now) {
        double seconds = Double.POSITIVE_INFINITY;
        if (total != ENDLESS)
            seconds = (now - begun) / 1e9 * (total - done) / Math.max(1, done - before);
        if (end != ENDLESS) seconds = Math.min(seconds, (end - now) / 1e9);
        if (seconds == Double.POSITIVE_INFINITY) return "";
        long left = Math.max(0, (long) seconds);
        return ", " + (left < 100 ? left + " s" : left / 60 + " min") + " left";
    }

    @Override
    public synchronized void close() {
        if (terminal && shown != begun) out.print("\r\u001b[K");
        out.flush();
    }
}

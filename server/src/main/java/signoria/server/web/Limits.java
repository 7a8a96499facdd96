package signoria.server.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** How often anyone may do something: each kind has a bucket per key that refills with time. */
public final class Limits {
    /** What is counted: so many at once, and so many again per minute. */
    public enum Kind {
        REQUEST(240, 1200),
        GUEST(30, 30),
        SIGN_IN(10, 4),
        NAME(30, 10),
        TABLE(30, 30),
        LETTER(5, 1),
        INVITATION(10, 3),
        TRIAL(5, 3),
        RECORD(10, 10),
        EXPORT(3, 0.5),
        MESSAGE(120, 2400),
        CHAT(10, 30),
        HINT(5, 20),
        PREVIEW(60, 600),
        SOCKET(60, 120);

        private final double most;
        private final double perMinute;

        Kind(double most, double perMinute) {
            this.most = most;
            this.perMinute = perMinute;
        }
    }

    private record Key(Kind kind, String who) {}

    private record Bucket(double left, long at) {}

    private static final int MOST_KEYS = 100_000;
    private static final int MOST_SOCKETS = 200;

    private final Map<Key, Bucket> buckets = new ConcurrentHashMap<>();
    private final boolean unlimited;
    private final LongSupplier now;

    private Limits(boolean unlimited, LongSupplier now) {
        this.unlimited = unlimited;
        this.now = now;
    }

    public static Limits usual(LongSupplier now) {
        return new Limits(false, now);
    }

    /** For measuring. */
    public static Limits none() {
        return new Limits(true, () -> 0);
    }

    boolean unlimited() {
        return unlimited;
    }

    /** Takes one from the bucket; false when it is empty. */
    boolean allow(Kind kind, String who) {
        if (unlimited) return true;
        if (buckets.size() > MOST_KEYS) forgetFull();
        long at = now.getAsLong();
        boolean[] allowed = {false};
        buckets.compute(
                new Key(kind, who),
                (_, old) -> {
                    double left = old == null ? kind.most : filled(kind, old, at);
                    allowed[0] = left >= 1;
                    return new Bucket(allowed[0] ? left - 1 : left, at);
                });
        return allowed[0];
    }

    /** Whoever holds so many connections may open another. */
    boolean another(long sockets) {
        return unlimited || sockets < MOST_SOCKETS;
    }

    private static double filled(Kind kind, Bucket bucket, long at) {
        double more = (at - bucket.at()) / 60_000.0 * kind.perMinute;
        return Math.min(kind.most, bucket.left() + Math.max(0, more));
    }

    private void forgetFull() {
        long at = now.getAsLong();
        buckets.entrySet()
                .removeIf(
                        each ->
                                filled(each.getKey().kind(), each.getValue(), at)
                                        >= each.getKey().kind().most);
    }
}

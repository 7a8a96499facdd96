package signoria.server.table;

import signoria.server.protocol.Api;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/** The time each seat has left, by the times of the deeds alone. */
final class Clocks {
    private static final long DAY = 86_400_000;

    private final Api.Clock rule;
    private final long[] left;
    private final long[] since; // when it began to run, -1 when it does not
    private final long[] from; // when the owner's holiday begins
    private final long[] until; // and ends

    Clocks(Api.Clock rule, int seats) {
        this.rule = rule;
        left = new long[seats];
        since = new long[seats];
        from = new long[seats];
        until = new long[seats];
        Arrays.fill(left, full());
        Arrays.fill(since, -1);
    }

    private long full() {
        return switch (rule) {
            case Api.Clock.None _ -> 0;
            case Api.Clock.Live live -> live.base() * 1000L;
            case Api.Clock.Days days -> days.days() * DAY;
        };
    }

    boolean none() {
        return rule instanceof Api.Clock.None;
    }

    boolean live() {
        return rule instanceof Api.Clock.Live;
    }

    /** The time for each turn, where it is counted in days. */
    Optional<Long> days() {
        return rule instanceof Api.Clock.Days ? Optional.of(full()) : Optional.empty();
    }

    /**
     * From now on the clocks of these seats run; the mover, if any, has just made a move. Nothing
     * is earned by moves that nobody waited for, such as changing a sealed answer.
     */
    void run(long at, int seats, int mover) {
        if (none()) return;
        for (int seat = 0; seat < left.length; seat++) {
            boolean runs = (seats >>> seat & 1) != 0;
            boolean ran = since[seat] >= 0;
            if (since[seat] >= 0) left[seat] = remaining(seat, at);
            if (seat == mover && ran) reward(seat, !runs);
            if (runs && since[seat] < 0 && rule instanceof Api.Clock.Days) left[seat] = full();
            since[seat] = runs ? at : -1;
        }
    }

    /**
     * The owner of a seat is on holiday from one moment to another: the clock stands still then.
     */
    void holiday(long at, int seat, long begins, long ends) {
        if (since[seat] >= 0) {
            left[seat] = remaining(seat, at);
            since[seat] = at;
        }
        from[seat] = begins;
        until[seat] = ends;
    }

    /** A holiday that has not ended. */
    Optional<Api.Span> holiday(int seat, long now) {
        return until[seat] > Math.max(now, from[seat])
                ? Optional.of(new Api.Span(from[seat], until[seat]))
                : Optional.empty();
    }

    private long remaining(int seat, long at) {
        return Math.max(0, left[seat] - (at - since[seat]) + still(seat, since[seat], at));
    }

    /** So much of that time was holiday. */
    private long still(int seat, long begin, long end) {
        return Math.max(0, Math.min(end, until[seat]) - Math.max(begin, from[seat]));
    }

    private void reward(int seat, boolean turnEnds) {
        switch (rule) {
            case Api.Clock.None _ -> {}
            case Api.Clock.Live live -> left[seat] += turnEnds ? live.increment() * 1000L : 0;
            case Api.Clock.Days _ -> left[seat] = full();
        }
    }

    /** Someone who comes back gets a tenth of the base and an increment, ten seconds at least. */
    void comeBack(int seat) {
        switch (rule) {
            case Api.Clock.None _ -> {}
            case Api.Clock.Live live ->
                    left[seat] =
                            Math.max(
                                    left[seat],
                                    Math.max(
                                            10_000, live.base() * 100L + live.increment() * 1000L));
            case Api.Clock.Days _ -> left[seat] = full();
        }
    }

    /** So much time was nobody's. */
    void skip(long millis) {
        for (int seat = 0; seat < since.length; seat++) if (since[seat] >= 0) since[seat] += millis;
    }

    /** When the first clock runs out. */
    Optional<Long> deadline() {
        return IntStream.range(0, left.length)
                .mapToObj(this::deadline)
                .flatMap(Optional::stream)
                .min(Long::compare);
    }

    /** When a seat's own clock runs out: that of others would tell whether they have answered. */
    Optional<Long> deadline(int seat) {
        if (since[seat] < 0) return Optional.empty();
        long end = since[seat] + left[seat];
        boolean stands = end > from[seat] && until[seat] > since[seat];
        return Optional.of(stands ? end + until[seat] - Math.max(since[seat], from[seat]) : end);
    }

    /** The seats whose time is up, as bits. */
    int late(long at) {
        int seats = 0;
        for (int seat = 0; seat < left.length; seat++)
            if (since[seat] >= 0 && deadline(seat).orElseThrow() <= at) seats |= 1 << seat;
        return seats;
    }

    /** What the clock of a seat shows. */
    Api.Time shown(int seat, long now) {
        if (since[seat] < 0) return new Api.Time(left[seat], false);
        return new Api.Time(remaining(seat, now), still(seat, now, now + 1) == 0);
    }

    /** These clocks become as those are. */
    void assign(Clocks other) {
        System.arraycopy(other.left, 0, left, 0, left.length);
        System.arraycopy(other.since, 0, since, 0, since.length);
        System.arraycopy(other.from, 0, from, 0, from.length);
        System.arraycopy(other.until, 0, until, 0, until.length);
    }
}

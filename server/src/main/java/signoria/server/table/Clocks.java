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

    Clocks(Api.Clock rule, int seats) {
        this.rule = rule;
        left = new long[seats];
        since = new long[seats];
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
            if (since[seat] >= 0) left[seat] = Math.max(0, left[seat] - (at - since[seat]));
            if (seat == mover && ran) reward(seat, !runs);
            if (runs && since[seat] < 0 && rule instanceof Api.Clock.Days) left[seat] = full();
            since[seat] = runs ? at : -1;
        }
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
        return since[seat] < 0 ? Optional.empty() : Optional.of(since[seat] + left[seat]);
    }

    /** The seats whose time is up, as bits. */
    int late(long at) {
        int seats = 0;
        for (int seat = 0; seat < left.length; seat++)
            if (since[seat] >= 0 && since[seat] + left[seat] <= at) seats |= 1 << seat;
        return seats;
    }

    /** What the clock of a seat shows. */
    Api.Time shown(int seat, long now) {
        if (since[seat] < 0) return new Api.Time(left[seat], false);
        return new Api.Time(Math.max(0, left[seat] - (now - since[seat])), true);
    }

    /** These clocks become as those are. */
    void assign(Clocks other) {
        System.arraycopy(other.left, 0, left, 0, left.length);
        System.arraycopy(other.since, 0, since, 0, since.length);
    }
}

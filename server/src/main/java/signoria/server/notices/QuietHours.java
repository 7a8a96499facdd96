package signoria.server.notices;

import signoria.server.protocol.Api;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** Hours of the day in which someone is not called, by the clock on their wall. */
record QuietHours(Api.Quiet quiet, ZoneId zone) {
    private static final LocalTime MORNING = LocalTime.of(8, 0);

    static QuietHours of(Api.Wishes wishes) {
        return new QuietHours(wishes.quiet(), Wishing.zone(wishes.zone()));
    }

    /** That time, or the end of the quiet hours that it falls into. */
    long after(long at) {
        if (!quiet.on() || quiet.from() == quiet.to()) return at;
        LocalDate day = at(at).toLocalDate();
        for (LocalDate begins : new LocalDate[] {day.minusDays(1), day}) {
            if (!quiet.days().contains(begins.getDayOfWeek().getValue())) continue;
            LocalDate ends = quiet.to() > quiet.from() ? begins : begins.plusDays(1);
            if (at >= millis(begins, quiet.from()) && at < millis(ends, quiet.to()))
                return millis(ends, quiet.to());
        }
        return at;
    }

    /** The next morning. */
    long morning(long at) {
        ZonedDateTime today = at(at).toLocalDate().atTime(MORNING).atZone(zone);
        long first = today.toInstant().toEpochMilli();
        return first > at ? first : today.plusDays(1).toInstant().toEpochMilli();
    }

    private ZonedDateTime at(long millis) {
        return Instant.ofEpochMilli(millis).atZone(zone);
    }

    private long millis(LocalDate day, int minute) {
        return day.atTime(minute / 60, minute % 60).atZone(zone).toInstant().toEpochMilli();
    }
}

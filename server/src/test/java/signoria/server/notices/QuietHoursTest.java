package signoria.server.notices;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.server.protocol.Api;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;

class QuietHoursTest {
    private static final ZoneId ROME = ZoneId.of("Europe/Rome");
    private static final List<Integer> DAILY = List.of(1, 2, 3, 4, 5, 6, 7);

    private static long at(String local) {
        return LocalDateTime.parse(local).atZone(ROME).toInstant().toEpochMilli();
    }

    private static QuietHours hours(int from, int to, List<Integer> days) {
        return new QuietHours(new Api.Quiet(true, from * 60, to * 60, days, true), ROME);
    }

    @Test
    void pastMidnight() {
        QuietHours night = hours(22, 8, DAILY);
        assertThat(night.after(at("2026-11-18T21:59"))).isEqualTo(at("2026-11-18T21:59"));
        assertThat(night.after(at("2026-11-18T22:00"))).isEqualTo(at("2026-11-19T08:00"));
        assertThat(night.after(at("2026-11-19T03:00"))).isEqualTo(at("2026-11-19T08:00"));
        assertThat(night.after(at("2026-11-19T08:00"))).isEqualTo(at("2026-11-19T08:00"));
    }

    @Test
    void withinADayAndOnSomeDays() {
        QuietHours work = hours(9, 17, List.of(1, 2, 3, 4, 5));
        assertThat(work.after(at("2026-11-18T12:00"))).isEqualTo(at("2026-11-18T17:00"));
        assertThat(work.after(at("2026-11-21T12:00"))).isEqualTo(at("2026-11-21T12:00"));
        QuietHours friday = hours(22, 8, List.of(5));
        assertThat(friday.after(at("2026-11-21T03:00"))).isEqualTo(at("2026-11-21T08:00"));
        assertThat(friday.after(at("2026-11-22T03:00"))).isEqualTo(at("2026-11-22T03:00"));
    }

    /** In the night of the change the wall clock counts, not the hours that pass. */
    @Test
    void whenClocksAreSet() {
        QuietHours night = hours(22, 8, DAILY);
        assertThat(night.after(at("2026-10-24T23:00"))).isEqualTo(at("2026-10-25T08:00"));
        assertThat(at("2026-10-25T08:00") - at("2026-10-24T23:00")).isEqualTo(10 * 3_600_000L);
    }

    @Test
    void offMeansNever() {
        QuietHours off = new QuietHours(new Api.Quiet(false, 0, 1439, DAILY, true), ROME);
        assertThat(off.after(at("2026-11-18T12:00"))).isEqualTo(at("2026-11-18T12:00"));
        assertThat(hours(8, 8, DAILY).after(at("2026-11-18T08:00")))
                .isEqualTo(at("2026-11-18T08:00"));
    }

    @Test
    void theNextMorning() {
        QuietHours off = new QuietHours(new Api.Quiet(false, 0, 0, DAILY, true), ROME);
        assertThat(off.morning(at("2026-11-18T07:00"))).isEqualTo(at("2026-11-18T08:00"));
        assertThat(off.morning(at("2026-11-18T08:00"))).isEqualTo(at("2026-11-19T08:00"));
    }
}

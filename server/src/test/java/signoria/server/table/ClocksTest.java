package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.server.protocol.Api;

class ClocksTest {
    private static final int FIRST = 1;
    private static final int SECOND = 2;
    private static final int NOBODY = -1;

    @Test
    void aLiveClockRunsForWhoeverIsAskedAndGrowsWhenTheTurnEnds() {
        Clocks clocks = new Clocks(new Api.Clock.Live(60, 5), 2);
        clocks.run(1000, FIRST, NOBODY);
        assertThat(clocks.deadline()).contains(61_000L);
        clocks.run(11_000, FIRST, 0); // a small decision of the same turn
        assertThat(clocks.shown(0, 11_000)).isEqualTo(new Api.Time(50_000, true));
        clocks.run(21_000, SECOND, 0);
        assertThat(clocks.shown(0, 30_000)).isEqualTo(new Api.Time(45_000, false));
        assertThat(clocks.shown(1, 30_000)).isEqualTo(new Api.Time(51_000, true));
        assertThat(clocks.late(80_999)).isZero();
        assertThat(clocks.late(81_000)).isEqualTo(SECOND);
    }

    /** Else whoever changes a sealed answer again and again has all the time of the world. */
    @Test
    void whatNobodyWaitedForEarnsNothing() {
        Clocks clocks = new Clocks(new Api.Clock.Live(60, 5), 2);
        clocks.run(0, FIRST | SECOND, NOBODY);
        clocks.run(1000, SECOND, 0);
        assertThat(clocks.shown(0, 1000)).isEqualTo(new Api.Time(64_000, false));
        for (int again = 0; again < 3; again++) clocks.run(2000, SECOND, 0);
        assertThat(clocks.shown(0, 2000)).isEqualTo(new Api.Time(64_000, false));
    }

    @Test
    void daysAreFreshWithEveryTurnAndEveryMove() {
        Clocks clocks = new Clocks(new Api.Clock.Days(2), 2);
        long day = 86_400_000;
        clocks.run(0, FIRST, NOBODY);
        clocks.run(day, FIRST, 0);
        assertThat(clocks.deadline()).contains(3 * day);
        clocks.run(2 * day, SECOND, 0);
        clocks.run(3 * day, FIRST, 1);
        assertThat(clocks.deadline()).contains(5 * day);
    }

    @Test
    void downtimeIsNobodys() {
        Clocks clocks = new Clocks(new Api.Clock.Live(60, 0), 1);
        clocks.run(0, FIRST, NOBODY);
        clocks.skip(30_000);
        assertThat(clocks.deadline()).contains(90_000L);
    }

    @Test
    void whoComesBackHasTimeAgain() {
        Clocks clocks = new Clocks(new Api.Clock.Live(60, 5), 1);
        clocks.run(0, FIRST, NOBODY);
        clocks.run(70_000, 0, NOBODY);
        clocks.comeBack(0);
        assertThat(clocks.shown(0, 70_000)).isEqualTo(new Api.Time(11_000, false));
    }
}

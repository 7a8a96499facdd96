package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import static signoria.server.Answers.code;
import static signoria.server.Answers.done;
import static signoria.server.Answers.played;

import org.junit.jupiter.api.Test;

import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Tell;

import java.util.List;
import java.util.Optional;

/** A game that counts for ratings cannot be bent by one of those who play it. */
class RatedTest extends InTheHouse {
    @Test
    void nobodyIsHelped() {
        try (Two two = new Two(house, new Api.Clock.Days(3));
                Player elia = house.guest("Elia")) {
            assertThat(code(two.first.ask(id -> new Ask.Hint(id, two.table)))).isEqualTo("rated");
            assertThat(code(two.first.ask(id -> new Ask.Coach(id, two.table)))).isEqualTo("rated");
            Api.Fork fork = new Api.Fork(1, Optional.empty(), "random");
            for (Player each : List.of(two.first, two.second, elia)) // a window of one's own
            assertThatThrownBy(() -> each.post(two.table + "/fork", fork))
                        .hasMessageContaining("rated");
            assertThat(two.first.table(two.table).rated()).isTrue();
        }
    }

    @Test
    void theClockAloneGivesASeatToTheHouse() {
        try (Two two = new Two(house, new Api.Clock.Days(3))) {
            two.luca.cut();
            assertThat(code(two.anna.ask(id -> new Ask.HandOver(id, two.table, 1))))
                    .isEqualTo("rated");
            assertThat(two.anna.table(two.table).seats().get(1).away()).isFalse();
        }
    }

    @Test
    void bothTogetherMayGiveASeatToTheHouse() {
        try (Two two = new Two(house, new Api.Clock.Days(3))) {
            done(two.anna.ask(id -> new Ask.HandOver(id, two.table, 0)));
            Api.Table asked = two.luca.table(two.table);
            assertThat(asked.seats().getFirst().away()).isFalse();
            assertThat(asked.proposal().orElseThrow().kind()).isEqualTo(Api.ProposalKind.handover);
            done(two.luca.ask(id -> new Ask.Agree(id, two.table, false)));
            assertThat(two.luca.table(two.table).seats().getFirst().away()).isFalse();
            done(two.anna.ask(id -> new Ask.HandOver(id, two.table, 0)));
            assertThat(code(two.anna.ask(id -> new Ask.Agree(id, two.table, true))))
                    .isEqualTo("not-now");
            done(two.luca.ask(id -> new Ask.Agree(id, two.table, true)));
            Api.Table given = two.luca.table(two.table);
            assertThat(given.seats().getFirst().away()).isTrue();
            assertThat(given.rated()).isTrue();
            done(two.anna.ask(id -> new Ask.Return(id, two.table)));
            assertThat(two.luca.table(two.table).seats().getFirst().away()).isFalse();
        }
    }

    @Test
    void whoLosesDoesNotStopTheGame() {
        try (Player anna = house.account("Anna");
                Two two = new Two(house, new Api.Clock.Days(3))) {
            String table =
                    anna.post("", House.table(new Api.Clock.Days(3), true, "me", "random")).id();
            anna.watch(table);
            assertThat(code(anna.ask(id -> new Ask.Pause(id, table)))).isEqualTo("rated");
            assertThat(anna.table(table).paused()).isFalse();
            done(two.anna.ask(id -> new Ask.Pause(id, two.table)));
            assertThat(two.anna.table(two.table).paused()).isFalse();
            done(two.luca.ask(id -> new Ask.Agree(id, two.table, true)));
            assertThat(two.anna.table(two.table).paused()).isTrue();
            done(two.anna.ask(id -> new Ask.Resume(id, two.table)));
        }
    }

    @Test
    void aGameThatCountsHasAClock() {
        Api.NewTable timeless = House.table(false, "me", "open");
        Api.NewTable rated =
                new Api.NewTable(
                        timeless.game(),
                        timeless.seats(),
                        timeless.options(),
                        true,
                        true,
                        timeless.clock(),
                        timeless.takeover(),
                        false);
        try (Player anna = house.account("Anna");
                Player guest = house.guest("Guest")) {
            assertThatThrownBy(() -> anna.post("", rated))
                    .hasMessageContaining("400")
                    .hasMessageContaining("needs a clock");
            assertThat(guest.post("", rated).rated()).isFalse(); // it never counts
        }
    }

    @Test
    void aloneAgainstTheHouseNobodyLetsItPlay() {
        try (Player anna = house.account("Anna")) {
            String table =
                    anna.post("", House.table(new Api.Clock.Days(3), true, "me", "random")).id();
            anna.watch(table);
            assertThat(code(anna.ask(id -> new Ask.HandOver(id, table, 0)))).isEqualTo("rated");
        }
    }

    @Test
    void aloneAgainstTheHouseNothingIsTakenBackThatIsNotFree() {
        try (Player anna = house.account("Anna")) {
            String table =
                    anna.post("", House.table(new Api.Clock.Days(3), true, "me", "random")).id();
            while (true) {
                Tell.Position at = anna.watch(table);
                if (!at.yourTurn()) at = anna.next(Tell.Position.class, Tell.Position::yourTurn);
                if (verdict(anna, table) == Tell.Verdict.asks) break;
                played(anna.play(at, at.legal().getFirst()));
            }
            assertThat(code(anna.ask(id -> new Ask.TakeBack(id, table)))).isEqualTo("rated");
            assertThat(anna.table(table).rated()).isTrue();
        }
    }

    private static Tell.Verdict verdict(Player player, String table) {
        return ((Tell.MayTakeBack) player.ask(id -> new Ask.MayTakeBack(id, table))).verdict();
    }

    @Test
    void whoLeavesAGameToTheHouseIsRatedAsTheLast() {
        try (Player anna = house.guest("Anna")) {
            anna.client()
                    .post(
                            "/signup",
                            new Api.Credentials("Absent Anna", "long enough"),
                            Api.Me.class);
            anna.connect();
            Api.NewTable wanted = House.table(new Api.Clock.Live(1, 0), true, "me", "random");
            for (int game = 0; game < 4; game++) {
                String table = anna.post("", wanted).id();
                Tell.Position end = anna.end(table);
                Api.Decisions made = end.outcome().orElseThrow().decisions().getFirst();
                assertThat(made.person()).isZero();
                assertThat(made.house()).isPositive();
                Player.until(() -> anna.table(table).seats().getFirst().rating().orElse(0) > 0);
            }
            Api.Profile profile = anna.client().get("/profiles/Absent%20Anna", Api.Profile.class);
            assertThat(profile.ratings().getFirst().games()).isEqualTo(4);
            assertThat(profile.ratings().getFirst().rating()).isLessThan(1350);
        }
    }
}

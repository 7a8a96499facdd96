package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import static signoria.server.Answers.done;
import static signoria.server.Answers.played;

import org.junit.jupiter.api.Test;

import signoria.kernel.LogLine;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Tell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Records, replays and forks: no more than one knows. */
class PastTest extends InTheHouse {
    @Test
    void aRunningGamesRecordAndReplayAreWhatOneKnows() {
        try (Two two = new Two(house).started();
                Player elia = house.guest("Elia")) {
            String own = two.anna.record(two.table);
            assertThat(own).contains("seed      ?").contains("leaders keep");
            String watching = elia.record(two.table);
            assertThat(watching).contains("seed      ?").doesNotContain("leaders keep");
            Api.Step step = step(two.anna, two.table, 1, "");
            assertThat(step.seat()).contains(0);
            assertThat(step.steps()).isEqualTo(two.anna.table(two.table).step());
            assertThatThrownBy(() -> step(elia, two.table, 1, "?seat=0"))
                    .hasMessageContaining("403");
            assertThatThrownBy(() -> step(two.anna, two.table, 1, "?seat=1"))
                    .hasMessageContaining("403");
            assertThatThrownBy(() -> step(two.anna, two.table, 999, ""))
                    .hasMessageContaining("400");
            List<Api.Entry> log =
                    List.of(
                            elia.client()
                                    .get(
                                            "/tables/" + two.table + "/log?lang=it",
                                            Api.Entry[].class));
            assertThat(log.getFirst().move()).isEmpty();
        }
    }

    private static Api.Step step(Player player, String table, int step, String query) {
        return player.client().get("/tables/" + table + "/replay/" + step + query, Api.Step.class);
    }

    /** A name may be the beginning of another's, and of a word. */
    @Test
    void theLogSaysWhereItNamesWhom() {
        try (Player anna = house.guest("Anna");
                Player maria = house.guest("Anna Maria")) {
            String table = anna.post("", House.table(false, "me", "open")).id();
            maria.post(table + "/join", new Api.Join(Optional.empty()));
            anna.post(table + "/start", "");
            List<Player> seats = List.of(anna, maria);
            for (int move = 0; move < 12; move++) {
                Player next = seats.get(anna.table(table).asked().getFirst());
                Tell.Position at = next.watch(table);
                played(next.play(at, at.legal().getFirst()));
            }
            List<String> names = anna.table(table).seats().stream().map(Api.Seat::name).toList();
            List<Integer> named = new ArrayList<>();
            for (Api.Entry entry :
                    anna.client().get("/tables/" + table + "/log?lang=it", Api.Entry[].class))
                for (Api.Happened event : entry.events())
                    for (LogLine.Named name : event.names()) {
                        named.add(name.seat());
                        assertThat(event.words().substring(name.from(), name.to()))
                                .isEqualTo(names.get(name.seat()));
                    }
            assertThat(named).contains(0, 1);
        }
    }

    @Test
    void beforeAnyAnswerIsShownNobodySeesWhoHasSealed() {
        try (Player anna = house.guest("Anna");
                Player luca = house.guest("Luca")) {
            String table = anna.post("", House.table(false, "me", "open")).id();
            luca.post(table + "/join", new Api.Join(Optional.empty()));
            anna.post(table + "/start", "");
            Tell.Position at = anna.watch(table);
            luca.watch(table);
            played(anna.play(at, at.legal().getFirst()));
            Api.Table seen = luca.table(table);
            assertThat(seen.asked()).containsExactly(0, 1);
            assertThat(seen.step()).isZero();
            assertThat(luca.record(table)).doesNotContain("1  Anna");
            assertThat(luca.watch(table).version()).isZero();
            done(anna.ask(id -> new Ask.TakeBack(id, table)));
            assertThat(luca.watch(table).version()).isZero();
            assertThat(luca.table(table).changed()).isEqualTo(seen.changed());
            assertThat(luca.heard()).noneMatch(text -> text.contains("\"asked\":[1]"));
        }
    }

    @Test
    void afterTheEndAnySeatsViewMayBeSeen() {
        try (Player anna = house.guest("Anna");
                Player elia = house.guest("Elia")) {
            String table = anna.post("", House.table(true, "me", "random")).id();
            anna.watch(table);
            anna.ask(id -> new Ask.Resign(id, table));
            anna.end(table);
            assertThat(step(elia, table, 3, "?seat=1").seat()).contains(1);
            assertThat(step(elia, table, 3, "").seat()).isEmpty();
            assertThat(elia.record(table)).contains("leaders keep").doesNotContain("seed      ?");
        }
    }

    @Test
    void aForkGoesOnFromWhatOneKnewThen() {
        try (Two two = Two.friendly(house).started()) {
            Tell.Position before = two.at;
            Api.Table fork =
                    two.first.post(
                            two.table + "/fork",
                            new Api.Fork(before.step(), Optional.empty(), "random"));
            assertThat(fork.origin()).contains(new Api.Origin(two.table, before.step()));
            assertThat(fork.you()).isEqualTo(before.seat());
            assertThat(fork.rated()).isFalse();
            Tell.Position there = two.first.watch(fork.id());
            assertThat(there.view()).isEqualTo(before.view());
            assertThat(there.legal()).isEqualTo(before.legal());
            ServerTest.playToTheEnd(two.first, fork.id());
            assertThat(two.first.table(two.table).step()).isEqualTo(before.step());
            assertThatThrownBy(() -> two.first.record(fork.id())).hasMessageContaining("no-record");
        }
    }
}

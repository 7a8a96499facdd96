package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import static signoria.server.Answers.code;
import static signoria.server.Answers.done;
import static signoria.server.Answers.played;

import org.junit.jupiter.api.Test;

import signoria.bots.Company;
import signoria.kernel.Digest;
import signoria.kernel.Partita;
import signoria.kernel.Seed;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Tell;
import signoria.server.store.Ledger;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What happens at a table beside the game itself. */
class TableTest extends InTheHouse {
    // --- Pausing, leaving, coming back

    @Test
    void aPauseNeedsTheOthersAndStopsEverything() {
        try (Two two = new Two(house, new Api.Clock.Live(600, 5))) {
            done(two.first.ask(id -> new Ask.Pause(id, two.table)));
            assertThat(two.first.table(two.table).paused()).isFalse();
            done(two.second.ask(id -> new Ask.Agree(id, two.table, true)));
            Api.Table paused = two.first.table(two.table);
            assertThat(paused.paused()).isTrue();
            assertThat(paused.seats()).noneMatch(seat -> seat.time().orElseThrow().running());
            assertThat(code(two.first.play(two.at, two.at.legal().getFirst()))).isEqualTo("paused");
            done(two.second.ask(id -> new Ask.Resume(id, two.table)));
            played(two.first.play(two.at, two.at.legal().getFirst()));
        }
    }

    @Test
    void aSeatWhoseTimeIsUpIsPlayedByTheBotUntilItsOwnerReturns() {
        try (Player anna = house.guest("Anna")) {
            String table =
                    anna.post("", House.table(new Api.Clock.Live(1, 0), true, "me", "random")).id();
            anna.watch(table);
            Tell.Table taken =
                    anna.next(Tell.Table.class, told -> told.table().seats().get(0).away());
            assertThat(taken.table().seats().get(0).bot()).contains("random");
            anna.next(Tell.Position.class, at -> at.step() > 5);
            Tell answer = anna.ask(id -> new Ask.Return(id, table));
            if (anna.table(table).status() == Api.Status.running) {
                done(answer);
                assertThat(anna.table(table).seats().get(0).away()).isFalse();
            }
        }
    }

    @Test
    void whoResignsIsReplacedForGood() {
        try (Two two = new Two(house)) {
            done(two.first.ask(id -> new Ask.Resign(id, two.table)));
            assertThat(code(two.first.ask(id -> new Ask.Return(id, two.table))))
                    .isEqualTo("not-now");
            assertThat(two.second.table(two.table).seats())
                    .anyMatch(seat -> seat.resigned() && seat.bot().isPresent());
            done(two.second.ask(id -> new Ask.Resign(id, two.table)));
            Tell.Position end = two.second.end(two.table);
            assertThat(end.outcome()).isPresent();
        }
    }

    @Test
    void theHostHandsOverTheSeatOfSomeoneWhoIsGone() {
        try (Two two = Two.friendly(house)) {
            assertThat(code(two.luca.ask(id -> new Ask.HandOver(id, two.table, 0))))
                    .isEqualTo("not-yours");
            assertThat(code(two.anna.ask(id -> new Ask.HandOver(id, two.table, 1))))
                    .isEqualTo("not-now");
            two.luca.cut();
            two.anna.next(Tell.Table.class, told -> !told.table().seats().get(1).online());
            done(two.anna.ask(id -> new Ask.HandOver(id, two.table, 1)));
            assertThat(two.anna.table(two.table).seats().get(1).away()).isTrue();
            two.luca.connect();
            two.luca.watch(two.table);
            done(two.luca.ask(id -> new Ask.Return(id, two.table)));
            assertThat(two.anna.table(two.table).seats().get(1).away()).isFalse();
        }
    }

    @Test
    void whoLeavesBeforeTheStartGivesTheSeatFree() {
        try (Player anna = house.guest("Anna");
                Player luca = house.guest("Luca")) {
            String table = anna.post("", House.table(false, "me", "open")).id();
            luca.post(table + "/join", new Api.Join(Optional.empty()));
            anna.post(table + "/leave", "");
            Api.Table left = luca.table(table);
            assertThat(left.youHost()).isTrue();
            assertThat(left.seats().get(0).sitter()).isEqualTo(Api.Sitter.free);
            luca.post(table + "/leave", "");
            assertThat(luca.table(table).status()).isEqualTo(Api.Status.closed);
        }
    }

    @Test
    void aHousePlayerStepsAsideForAPerson() {
        try (Player anna = house.guest("Anna");
                Player luca = house.guest("Luca")) {
            Api.NewTable wanted =
                    new Api.NewTable(
                            "masters",
                            List.of(
                                    new Api.NewSeat(Api.SeatKind.me, Optional.empty()),
                                    new Api.NewSeat(Api.SeatKind.house, Optional.of("random"))),
                            java.util.Map.of(),
                            true,
                            false,
                            new Api.Clock.Days(3),
                            "random",
                            false);
            Api.Table table = anna.post("", wanted);
            assertThat(table.seats().get(1).name()).isEqualTo(Company.name(table.id(), 1));
            assertThat(table.seats().get(1).bot()).contains("random");
            assertThat(List.of(luca.client().get("/tables", Api.Table[].class)))
                    .extracting(Api.Table::id)
                    .contains(table.id());
            luca.post(table.id() + "/join", new Api.Join(Optional.empty()));
            assertThat(luca.table(table.id()).seats().get(1).name()).isEqualTo(luca.name());
        }
    }

    @Test
    void noTableBeginsWithoutAPerson() {
        try (Player anna = house.guest("Anna")) {
            Api.NewSeat seat = new Api.NewSeat(Api.SeatKind.house, Optional.of("master"));
            for (boolean start : new boolean[] {true, false}) {
                Api.NewTable wanted =
                        new Api.NewTable(
                                "masters",
                                List.of(seat, seat),
                                java.util.Map.of(),
                                true,
                                false,
                                new Api.Clock.None(),
                                "random",
                                start);
                if (start)
                    assertThatThrownBy(() -> anna.post("", wanted)).hasMessageContaining("400");
                else {
                    String table = anna.post("", wanted).id();
                    assertThatThrownBy(() -> anna.post(table + "/start", ""))
                            .hasMessageContaining("409");
                }
            }
        }
    }

    @Test
    void aProgramThatIsNoLongerLetInIsReplacedByTheHouse() {
        try (Player anna = house.guest("Anna")) {
            String table = anna.post("", House.table(false, "me", "random")).id();
            Ledger ledger = house.server().store().ledger();
            Ledger.Line opened = ledger.lines(table, 0).getFirst();
            String deed = opened.deed().replace("\"bot\":\"random\"", "\"bot\":\"exec:./gone\"");
            Ledger.Line other = new Ledger.Line(1, opened.at(), "", deed);
            ledger.append("withprogram", List.of(other), Optional.empty());
            anna.post("withprogram/start", "");
            Tell.Position at = ServerTest.playToTheEnd(anna, "withprogram");
            assertThat(at.outcome()).isPresent();
        }
    }

    // --- Hints, rematch, chance

    @Test
    void aHintNamesAMoveAndItsReason() {
        try (Player anna = house.guest("Anna")) {
            String table = anna.post("", House.unrated(House.table(true, "me", "random"))).id();
            Tell.Position at = anna.watch(table);
            Tell.Hint hint = (Tell.Hint) anna.ask(id -> new Ask.Hint(id, table));
            assertThat(at.legal()).contains(hint.move());
            assertThat(hint.words()).isNotBlank();
        }
    }

    @Test
    void aCoachSaysWhatMattersAndWhatWouldBeSensible() {
        try (Player anna = house.guest("Anna")) {
            String table = anna.post("", House.unrated(House.table(true, "me", "random"))).id();
            Tell.Position at = anna.watch(table);
            Tell.Coach coach = (Tell.Coach) anna.ask(id -> new Ask.Coach(id, table));
            assertThat(coach.version()).isEqualTo(at.version());
            assertThat(coach.advice().json())
                    .contains("\"rule\":\"masters/setup.2\"")
                    .contains("\"move\":\"" + at.legal().getFirst().split(" ")[0]);
        }
    }

    @Test
    void aPreviewTellsWhatThenHappens() {
        try (Player anna = house.guest("Anna")) {
            String table = anna.post("", House.unrated(House.table(true, "me", "random"))).id();
            Tell.Position at = anna.watch(table);
            String move = at.legal().getFirst();
            Tell.Preview seen =
                    (Tell.Preview) anna.ask(id -> new Ask.Preview(id, table, List.of(move)));
            assertThat(seen.version()).isEqualTo(at.version());
            assertThat(seen.why()).isEmpty();
            assertThat(seen.preview().orElseThrow().json()).contains("\"events\":", "\"changes\":");
            List<String> early = List.of("market row 1"); // first leaders are chosen
            Tell.Preview no = (Tell.Preview) anna.ask(id -> new Ask.Preview(id, table, early));
            assertThat(no.why()).isPresent();
            assertThat(no.preview()).isEmpty();
            assertThat(anna.ask(id -> new Ask.Preview(id, table, List.of())))
                    .isInstanceOf(Tell.Failed.class);
            assertThat(anna.ask(id -> new Ask.Preview(id, table, Collections.nCopies(9, move))))
                    .isInstanceOf(Tell.Failed.class);
        }
    }

    @Test
    void aRematchKeepsThePeopleAndMovesThemOn() {
        try (Two two = new Two(house)) {
            two.first.ask(id -> new Ask.Resign(id, two.table));
            two.second.ask(id -> new Ask.Resign(id, two.table));
            two.anna.end(two.table);
            Api.Table next = two.anna.post(two.table + "/rematch", "");
            assertThat(next.you()).contains(1);
            Api.Table same = two.luca.post(two.table + "/rematch", "");
            assertThat(same.id()).isEqualTo(next.id());
            assertThat(same.you()).contains(0);
            assertThat(two.anna.post(next.id() + "/start", "").status())
                    .isEqualTo(Api.Status.running);
        }
    }

    @Test
    void everyoneMayMixTheSeedAndCheckItAfterwards() {
        try (Player anna = house.guest("Anna")) {
            String table = anna.post("", House.table(false, "me", "random")).id();
            String commitment = anna.table(table).fairness().commitment();
            anna.post(table + "/entropy", new Api.Entropy("rain on the Arno"));
            assertThatThrownBy(() -> anna.post(table + "/entropy", new Api.Entropy("again")))
                    .hasMessageContaining("409");
            anna.post(table + "/start", "");
            anna.watch(table);
            anna.ask(id -> new Ask.Resign(id, table));
            anna.end(table);
            Api.Fairness fair = anna.table(table).fairness();
            assertThat(fair.commitment()).isEqualTo(commitment);
            assertThat(Digest.sha256(fair.seed().orElseThrow())).isEqualTo(commitment);
            assertThat(new Seed(fair.seed().get()).mixed("rain on the Arno").hex())
                    .isEqualTo(fair.mixed().orElseThrow());
            Partita record = Partita.read("record", anna.record(table));
            assertThat(record.seed().orElseThrow().hex()).isEqualTo(fair.mixed().get());
            record.replay(signoria.kernel.Games.named("masters"), (_, _) -> {});
        }
    }

    @Test
    void resultsAndRatingsAreNotedOnce() {
        try (Player anna = house.guest("Anna")) {
            anna.client()
                    .post(
                            "/signup",
                            new Api.Credentials("Rated Anna", "long enough"),
                            Api.Me.class);
            anna.connect();
            Api.NewTable wanted = House.table(new Api.Clock.Days(3), true, "me", "random");
            String table = anna.post("", wanted).id();
            ServerTest.playToTheEnd(anna, table);
            anna.next(Tell.Table.class, told -> told.table().seats().get(0).rating().isPresent());
            Api.Profile profile = anna.client().get("/profiles/Rated%20Anna", Api.Profile.class);
            assertThat(profile.played()).hasSize(1);
            assertThat(profile.ratings()).hasSize(1);
            assertThat(profile.ratings().getFirst().games()).isEqualTo(1);
            assertThat(anna.client().get("/profiles/bot:random", Api.Profile.class).ratings())
                    .isNotEmpty();
            assertThat(
                            List.of(
                                    anna.client()
                                            .get(
                                                    "/ratings?game=masters&seats=2",
                                                    Api.Ranked[].class)))
                    .extracting(Api.Ranked::name)
                    .contains("Rated Anna", "bot:random");
        }
    }
}

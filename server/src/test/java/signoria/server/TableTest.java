package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.Digest;
import signoria.kernel.Partita;
import signoria.kernel.Seed;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Tell;
import signoria.server.store.Ledger;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What happens at a table beside the game itself. */
class TableTest {
    @TempDir static Path folder;
    private static House house;

    @BeforeAll
    static void open() {
        house = new House(folder.resolve("data"));
    }

    @AfterAll
    static void close() {
        house.close();
    }

    /** Two people past the keeping of leaders; {@code first} is asked. */
    private static final class Two implements AutoCloseable {
        final Player anna = house.guest("Anna");
        final Player luca = house.guest("Luca");
        final String table;
        Player first;
        Player second;
        Tell.Position at;

        Two() {
            this(new Api.Clock.None());
        }

        Two(Api.Clock clock) {
            table = anna.post("", House.table(clock, false, "me", "open")).id();
            luca.post(table + "/join", new Api.Join(Optional.of(1)));
            anna.post(table + "/start", "");
            Tell.Position annas = anna.watch(table);
            Tell.Position lucas = luca.watch(table);
            played(anna.play(annas, annas.legal().getFirst()));
            played(luca.play(lucas, lucas.legal().getFirst()));
            turn();
        }

        /** Looks whose turn it is. */
        final void turn() {
            Tell.Position annas = anna.watch(table);
            Tell.Position lucas = luca.watch(table);
            first = annas.yourTurn() ? anna : luca;
            second = annas.yourTurn() ? luca : anna;
            at = annas.yourTurn() ? annas : lucas;
        }

        /** Plays a move of whoever's turn it is. */
        void move(String start) {
            String move =
                    at.legal().stream().filter(m -> m.startsWith(start)).findFirst().orElseThrow();
            played(first.play(at, move));
            turn();
        }

        /** The second player of Masters begins with a good of choice. */
        Two started() {
            while (at.legal().getFirst().startsWith("start")) move("start");
            return this;
        }

        @Override
        public void close() {
            anna.close();
            luca.close();
        }
    }

    private static void played(Tell tell) {
        assertThat(tell).isInstanceOf(Tell.Played.class);
    }

    private static void done(Tell tell) {
        assertThat(tell).isInstanceOf(Tell.Done.class);
    }

    private static String code(Tell tell) {
        assertThat(tell).isInstanceOf(Tell.Failed.class);
        return ((Tell.Failed) tell).code();
    }

    private static Tell.Verdict verdict(Player player, String table) {
        return ((Tell.MayTakeBack) player.ask(id -> new Ask.MayTakeBack(id, table))).verdict();
    }

    // --- Taking back

    @Test
    void whatTaughtNothingIsTakenBackAtOnce() {
        try (Two two = new Two().started()) {
            Tell.Position before = two.at;
            two.move("market");
            Player mover = before.seat().equals(Optional.of(0)) ? two.anna : two.luca;
            assertThat(verdict(mover, two.table)).isEqualTo(Tell.Verdict.free);
            done(mover.ask(id -> new Ask.TakeBack(id, two.table)));
            Tell.Position after = mover.position();
            assertThat(after.view()).isEqualTo(before.view());
            assertThat(after.legal()).isEqualTo(before.legal());
            assertThat(after.version()).isGreaterThan(before.version());
            assertThat(after.entries()).isEmpty();
            assertThat(mover.table(two.table).rated()).isTrue();
        }
    }

    @Test
    void beyondThatTheOthersMustAgreeAndTheGameNoLongerCounts() {
        try (Two two = new Two().started()) {
            Tell.Position before = two.at;
            Player mover = two.first;
            Player other = two.second;
            playUntilOther(two, mover);
            playUntilOther(two, other); // a whole turn of the other that need not stand
            assertThat(verdict(mover, two.table)).isEqualTo(Tell.Verdict.asks);
            done(mover.ask(id -> new Ask.TakeBack(id, two.table)));
            Api.Proposal proposal = mover.table(two.table).proposal().orElseThrow();
            assertThat(proposal.kind()).isEqualTo(Api.ProposalKind.takeback);
            done(other.ask(id -> new Ask.Agree(id, two.table, false)));
            assertThat(mover.table(two.table).proposal()).isEmpty();
            int steps = mover.table(two.table).step();
            done(mover.ask(id -> new Ask.TakeBack(id, two.table)));
            assertThat(code(mover.ask(id -> new Ask.Agree(id, two.table, true))))
                    .isEqualTo("not-now");
            done(other.ask(id -> new Ask.Agree(id, two.table, true)));
            Api.Table after = mover.table(two.table);
            assertThat(after.step()).isLessThan(steps);
            assertThat(after.rated()).isFalse();
            assertThat(after.proposal()).isEmpty();
            assertThat(before.table()).isEqualTo(after.id());
        }
    }

    /** Plays until it is someone else's turn. */
    private static void playUntilOther(Two two, Player player) {
        for (int i = 0; i < 40 && two.first == player; i++)
            two.move(two.at.legal().contains("end") ? "end" : two.at.legal().getFirst());
        assertThat(two.first).isNotEqualTo(player);
    }

    @Test
    void againstBotsAloneTakingBackNeedsNobody() {
        try (Player anna = house.guest("Anna")) {
            String table = anna.post("", House.table(true, "me")).id();
            Tell.Position at = anna.watch(table);
            assertThat(code(anna.ask(id -> new Ask.TakeBack(id, table)))).isEqualTo("not-now");
            played(anna.play(at, at.legal().getFirst()));
            done(anna.ask(id -> new Ask.TakeBack(id, table)));
            assertThat(anna.table(table).step()).isZero();
        }
    }

    // --- Pausing, leaving, coming back

    @Test
    void aPauseNeedsTheOthersAndStopsEverything() {
        try (Two two = new Two(new Api.Clock.Live(600, 5))) {
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
        try (Two two = new Two()) {
            done(two.first.ask(id -> new Ask.Resign(id, two.table)));
            assertThat(code(two.first.ask(id -> new Ask.Return(id, two.table))))
                    .isEqualTo("not-now");
            assertThat(two.second.table(two.table).seats())
                    .anyMatch(seat -> seat.resigned() && seat.bot().isPresent());
            done(two.second.ask(id -> new Ask.Resign(id, two.table)));
            Tell.Position end = two.second.next(Tell.Position.class, Tell.Position::over);
            assertThat(end.outcome()).isPresent();
        }
    }

    @Test
    void theHostHandsOverTheSeatOfSomeoneWhoIsGone() {
        try (Two two = new Two()) {
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
            assertThat(table.seats().get(1).name()).isEqualTo("bot:random");
            assertThat(List.of(luca.client().get("/tables", Api.Table[].class)))
                    .extracting(Api.Table::id)
                    .contains(table.id());
            luca.post(table.id() + "/join", new Api.Join(Optional.empty()));
            assertThat(luca.table(table.id()).seats().get(1).name()).isEqualTo("Luca");
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
            String table = anna.post("", House.table(true, "me", "random")).id();
            Tell.Position at = anna.watch(table);
            Tell.Hint hint = (Tell.Hint) anna.ask(id -> new Ask.Hint(id, table));
            assertThat(at.legal()).contains(hint.move());
            assertThat(hint.words()).isNotBlank();
            assertThat(anna.table(table).rated()).isFalse();
        }
    }

    @Test
    void aRematchKeepsThePeopleAndMovesThemOn() {
        try (Two two = new Two()) {
            two.first.ask(id -> new Ask.Resign(id, two.table));
            two.second.ask(id -> new Ask.Resign(id, two.table));
            two.anna.next(Tell.Position.class, Tell.Position::over);
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
            anna.next(Tell.Position.class, Tell.Position::over);
            Api.Fairness fair = anna.table(table).fairness();
            assertThat(fair.commitment()).isEqualTo(commitment);
            assertThat(Digest.sha256(fair.seed().orElseThrow())).isEqualTo(commitment);
            assertThat(new Seed(fair.seed().get()).mixed("rain on the Arno").hex())
                    .isEqualTo(fair.mixed().orElseThrow());
            Partita record = Partita.read("record", record(anna, table));
            assertThat(record.seed().orElseThrow().hex()).isEqualTo(fair.mixed().get());
            record.replay(signoria.kernel.Games.named("masters"), (_, _) -> {});
        }
    }

    private static String record(Player player, String table) {
        return player.client().text("/api/v1/tables/" + table + "/record");
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
            String table = anna.post("", House.table(true, "me", "random")).id();
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

    // --- Looking back

    @Test
    void aRunningGamesRecordAndReplayAreWhatOneKnows() {
        try (Two two = new Two().started();
                Player elia = house.guest("Elia")) {
            String own = record(two.anna, two.table);
            assertThat(own).contains("seed      ?").contains("leaders keep");
            String watching = record(elia, two.table);
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
            assertThat(record(luca, table)).doesNotContain("1  Anna");
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
            anna.next(Tell.Position.class, Tell.Position::over);
            assertThat(step(elia, table, 3, "?seat=1").seat()).contains(1);
            assertThat(step(elia, table, 3, "").seat()).isEmpty();
            assertThat(record(elia, table)).contains("leaders keep").doesNotContain("seed      ?");
        }
    }

    @Test
    void aForkGoesOnFromWhatOneKnewThen() {
        try (Two two = new Two().started()) {
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
            assertThatThrownBy(() -> record(two.first, fork.id()))
                    .hasMessageContaining("no-record");
        }
    }

    // --- Restarts

    @Test
    void aRestartInTheMiddleOfADecisionChangesNothing(@TempDir Path other) {
        try (House own = new House(other.resolve("data"))) {
            Player anna = own.guest("Anna");
            String table = anna.post("", House.table(true, "me")).id();
            Tell.Position at = anna.watch(table);
            played(anna.play(Player.fresh(), at, at.legal().getFirst(), "market row 2"));
            Tell.Position half = anna.position();
            own.restart();
            Player back = anna.again(own.port());
            Tell.Position same = back.watch(table);
            assertThat(same.view()).isEqualTo(half.view());
            assertThat(same.legal()).isEqualTo(half.legal());
            assertThat(same.version()).isEqualTo(half.version());
            played(back.play(half, half.legal().getFirst()));
            back.close();
        }
    }

    @Test
    void idleTablesLeaveMemoryAndComeBack(@TempDir Path other) throws InterruptedException {
        try (House own = new House(other.resolve("data"), false, 200)) {
            Player anna = own.guest("Anna");
            String table = anna.post("", House.table(true, "me")).id();
            Tell.Position at = anna.watch(table);
            played(anna.play(at, at.legal().getFirst()));
            assertThat(own.server().tables()).isEqualTo(1);
            anna.say(new Ask.Unwatch(table));
            for (int i = 0; i < 100 && own.server().tables() > 0; i++) Thread.sleep(50);
            assertThat(own.server().tables()).isZero();
            assertThat(anna.watch(table).step()).isEqualTo(1);
            anna.close();
        }
    }
}

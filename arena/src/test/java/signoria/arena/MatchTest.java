package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Partita;
import signoria.kernel.Seed;
import signoria.kernel.toy.Toy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class MatchTest {
    private static final Toy TOY = new Toy();

    private static Contest contest(int games, String... bots) {
        return Contest.of(TOY, List.of(bots), 3, Map.of(), games, Seed.of(7));
    }

    private static Findings play(Contest contest, int threads, Optional<Path> records) {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
        return new Match(contest, records, new Progress(nowhere, false, "games", contest.games()))
                .play(threads);
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        List<Row> alone = play(contest(60, "apprentice", "random"), 1, Optional.empty()).rows();
        assertThat(play(contest(60, "apprentice", "random"), 3, Optional.empty()).rows())
                .isEqualTo(alone);
        assertThat(alone).hasSize(180);
    }

    @Test
    void everyDealIsPlayedInEveryRotation() {
        Contest contest = contest(7, "apprentice", "random");
        assertThat(contest.rotations()).isEqualTo(3);
        assertThat(contest.setup(0)).isEqualTo(contest.setup(2)).isNotEqualTo(contest.setup(3));
        assertThat(contest.seating(1).stream().map(Level::name))
                .containsExactly("random", "apprentice", "apprentice");
        assertThat(contest(4, "random").rotations()).isEqualTo(1);
    }

    @Test
    void sharesOfWinsAddUpToTheGames() {
        Report report =
                play(contest(50, "apprentice", "random", "random"), 2, Optional.empty()).report();
        assertThat(report.bots().stream().mapToDouble(Report.BotLine::wins).sum())
                .isCloseTo(50, within(1e-9));
        assertThat(report.seats().stream().mapToDouble(Report.SeatLine::wins).sum())
                .isCloseTo(50, within(1e-9));
        assertThat(report.clean()).isTrue();
    }

    @Test
    void recordsReplayMoveByMove(@TempDir Path folder) throws IOException {
        play(contest(5, "apprentice", "random"), 2, Optional.of(folder));
        try (var files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(5);
            for (Path file : all) {
                Partita record = Partita.read(file.toString(), Files.readString(file));
                record.replay(TOY, (_, _) -> {});
                assertThat(record.lines()).allMatch(line -> line.digest().length() == 16);
                assertThat(record.result()).isNotEmpty();
            }
        }
    }

    /** Throws now and then, and else chooses what is not allowed. */
    private record Clumsy() implements Level {
        @Override
        public String name() {
            return "clumsy";
        }

        @Override
        public <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed) {
            return (view, legal, budget) -> {
                if (seed % 2 == 0) throw new IllegalStateException("lost my glasses");
                for (M move : game.moves()) if (!legal.contains(move)) return move;
                return legal.getFirst();
            };
        }
    }

    @Test
    void aBotThatFailsIsCountedToldAndAnsweredFor() {
        List<Level> bots = List.of(new Clumsy(), Level.named("random"), Level.named("random"));
        Contest contest = new Contest(TOY, bots, Map.of(), 12, Seed.of(1), Budget.USUAL);
        Report report = play(contest, 2, Optional.empty()).report();
        assertThat(report.unfinished()).isZero();
        assertThat(report.bots().getFirst().errors()).isPositive();
        assertThat(report.bots().getLast().errors()).isZero();
        assertThat(report.clean()).isFalse();
        assertThat(report.errors())
                .isNotEmpty()
                .hasSizeLessThanOrEqualTo(10)
                .allMatch(error -> error.contains("clumsy"));
    }

    @Test
    void wrongContestsAreRefused() {
        assertThatThrownBy(() -> contest(0, "random"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--games");
        assertThatThrownBy(() -> contest(1, "random", "random", "random", "random"))
                .isInstanceOf(BadInput.class)
                .hasMessage("4 bots do not fit 3 seats: raise --players or name fewer --bots");
        assertThatThrownBy(() -> Contest.of(TOY, List.of("random"), 40, Map.of(), 1, Seed.ZERO))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void intervalsAreWilsons() {
        assertThat(Interval.of(50, 100).low()).isCloseTo(0.4038, within(1e-4));
        assertThat(Interval.of(50, 100).high()).isCloseTo(0.5962, within(1e-4));
        assertThat(Interval.of(0, 20)).isEqualTo(new Interval(0, Interval.of(0, 20).high()));
        assertThat(Interval.of(20, 20).high()).isEqualTo(1);
    }

    @Test
    void thePageIsOneFileWithSixPlotsAndNoStrangers() {
        Findings findings = play(contest(9, "apprentice", "random"), 1, Optional.empty());
        String page = Page.of(findings, Optional.empty());
        assertThat(page.split("<svg", -1)).hasSize(1 + 6);
        assertThat(page)
                .doesNotContain("http", "NaN", "Infinity")
                .contains("apprentice")
                .endsWith("</html>\n");
        assertThat(Row.csv(findings.rows()).lines()).hasSize(1 + 27);
    }
}

package signoria.arena.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import signoria.arena.Contest;
import signoria.arena.Findings;
import signoria.arena.Match;
import signoria.arena.Progress;
import signoria.arena.Report;
import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Refusal;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;
import signoria.wire.Json;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Programs of every character at the table: none of them stops a match. */
class ProgramTest {
    /** More milliseconds than any answer takes on a machine with much else to do. */
    private static final int LONG = 60_000;

    private static String command(String vice) {
        return "exec:sh target/test-classes/pupil.sh " + vice;
    }

    private static Report match(String vice, int games, int millis) {
        Contest contest =
                Contest.of(
                                new Toy(),
                                List.of(command(vice), "random"),
                                2,
                                Map.of(),
                                games,
                                Seed.of(1))
                        .with(Budget.USUAL.millis(millis));
        Progress quiet =
                new Progress(new PrintStream(OutputStream.nullOutputStream()), false, "", games);
        Findings findings = new Match(contest, Optional.empty(), quiet).play(2);
        return findings.report();
    }

    @Test
    void aGoodProgramPlaysItsOwnMoves() {
        Report report = match("none", 6, LONG);
        assertThat(report.errors()).isEmpty();
        assertThat(report.unfinished()).isZero();
        assertThat(report.bots().getFirst().bot()).isEqualTo(command("none"));
    }

    @ParameterizedTest
    @CsvSource({
        "crashing, ended with status 1",
        "lying,    which is no move",
        "cheating, refused by toy/turn.1",
        "confused, answered question 0",
        "rambling, which is no JSON object",
        "endless,  its answer has no end",
        "absent,   status 3",
        "old,      speaks protocol 0",
    })
    void faultsAreCountedAndTheMatchGoesOn(String vice, String told) {
        faulty(match(vice, 1, LONG), told);
    }

    /** Here time is over soon: it never answers. */
    @Test
    void whoDoesNotAnswerIsNotWaitedFor() {
        faulty(match("slow", 1, 200), "no answer within 200 ms");
    }

    private static void faulty(Report report, String told) {
        assertThat(report.unfinished()).isZero();
        assertThat(report.bots().getFirst().errors()).isPositive();
        assertThat(report.bots().getLast().errors()).isZero();
        assertThat(report.errors().getFirst()).contains(told);
    }

    /** A program that is ended, or that ends by itself, takes along whatever it started. */
    @ParameterizedTest
    @CsvSource({"parent, 500, no answer within 500 ms", "orphaning, 60000, ended with status 1"})
    void noChildIsLeftBehind(String vice, int millis, String told, @TempDir Path folder)
            throws IOException {
        Path child = folder.resolve("child");
        Report report = match(vice + " " + child, 1, millis);
        assertThat(report.errors().getFirst()).contains(told);
        long pid = Long.parseLong(Files.readString(child).strip());
        assertThat(ProcessHandle.of(pid).filter(ProgramTest::lives)).isEmpty();
    }

    private static boolean lives(ProcessHandle process) {
        try {
            process.onExit().get(LONG, TimeUnit.MILLISECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            return true;
        }
        return false;
    }

    /** At a table that knows nothing of faults there is a move all the same. */
    @Test
    void theFirstLegalMoveIsPlayedInstead() {
        Toy toy = new Toy();
        State s = toy.start(Setup.of(toy, 2, Map.of(), Seed.of(1)));
        List<Move> legal = new ArrayList<>();
        toy.legal(s, 0, legal);
        Bot<Move, View> bot = Level.trusted(command("lying")).bot(toy, 0, 1);
        Move move = bot.choose(toy.view(s, 0), legal, Budget.USUAL.millis(LONG));
        assertThat(move).isEqualTo(legal.getFirst());
        assertThat(toy.refusal(s, 0, move)).isEqualTo(Refusal.NONE);
        assertThat(bot.faults()).hasSize(1);
        assertThat(bot.faults()).isEmpty();
    }

    /** Only whoever started us may name a command. */
    @Test
    void commandsFromElsewhereAreNotRun() {
        assertThatThrownBy(() -> Level.named("exec:touch /tmp/x")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Level.trusted("exec:./no-such-program"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot start ./no-such-program");
        Level known = Level.trusted(command("none"));
        assertThat(Level.named(command("none"))).isSameAs(known);
        assertThat(Level.names()).contains(command("none"));
    }

    // --- Protocol 2

    private static Findings second(Path log, int simulations, String more) {
        String name = "exec:python3 target/test-classes/pupil2.py " + log + more;
        Contest contest =
                Contest.of(new Toy(), List.of(name, "random"), 2, Map.of(), 2, Seed.of(1))
                        .with(Budget.USUAL.simulations(simulations).millis(LONG));
        Progress quiet =
                new Progress(new PrintStream(OutputStream.nullOutputStream()), false, "", 2);
        return new Match(contest, Optional.empty(), quiet).play(1);
    }

    private static List<Map<?, ?>> heard(Path log, String type) throws IOException {
        List<Map<?, ?>> heard = new ArrayList<>();
        for (String line : Files.readAllLines(log)) {
            Map<?, ?> said = Json.read(line, Map.class);
            if (said.get("type").equals(type)) heard.add(said);
        }
        return heard;
    }

    @Test
    void theSecondProtocolTellsEventsSeatsAndTheEnd(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("log");
        assertThat(second(log, 0, "").report().errors()).isEmpty();
        List<Map<?, ?>> questions = heard(log, "Choose");
        assertThat(questions).isNotEmpty();
        boolean told = false;
        for (Map<?, ?> question : questions) {
            Map<?, ?> view = (Map<?, ?>) question.get("view");
            assertThat(question.get("seat")).isEqualTo(view.get("observer"));
            assertThat((List<?>) question.get("moves"))
                    .hasSameSizeAs((List<?>) question.get("legal"))
                    .allMatch(move -> ((Map<?, ?>) move).containsKey("type"));
            told |= !((List<?>) question.get("events")).isEmpty();
        }
        assertThat(told).as("events were told").isTrue();
        List<Map<?, ?>> ends = heard(log, "End");
        assertThat(ends).hasSize(2);
        assertThat(ends).allMatch(end -> ((Map<?, ?>) end.get("result")).containsKey("places"));
        assertThat(heard(log, "Hello")).hasSize(1);
    }

    @Test
    void aProgramTriesMovesAsOftenAsItMay(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("log");
        assertThat(second(log, 3, "").report().errors()).isEmpty();
        List<Map<?, ?>> trials = heard(log, "Simulated");
        assertThat(trials).hasSize(2 * heard(log, "Choose").size());
        assertThat(trials).anyMatch(trial -> trial.get("error").equals(""));
        assertThat(trials).anyMatch(trial -> trial.get("error").toString().contains("nonsense"));
        assertThat(trials).anyMatch(trial -> trial.get("result") != null);
    }

    @Test
    void moreTrialsThanAllowedAreAFault(@TempDir Path folder) {
        List<String> errors =
                second(folder.resolve("log"), 2, " greedy").report().errors().stream()
                        .map(Object::toString)
                        .toList();
        assertThat(errors).isNotEmpty();
        assertThat(errors.getFirst()).contains("simulate more than 2 times");
    }
}

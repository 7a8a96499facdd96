package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import signoria.bots.Company;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

class TerminalTableTest {
    @TempDir Path home;
    private Shell shell;

    @BeforeEach
    void open() {
        shell = new Shell(home);
    }

    static List<List<String>> tables() {
        List<List<String>> tables = new ArrayList<>();
        for (Game<?, ?, ?> game : Games.all()) {
            tables.add(List.of(game.sheet().id(), "en", "" + game.sheet().fewest()));
            tables.add(List.of(game.sheet().id(), "it", "" + Setup.mostSeats(game, Map.of())));
        }
        return tables;
    }

    /** Always the same answers in turn: the first move, the second, small and great amounts. */
    private static String answers(int count) {
        return "1\n2\npass\n0\n1\n8\n1\n10\n12\n14\n20\n1\n".repeat(count);
    }

    private static Path onlyGame(Path home) throws IOException {
        try (var files = Files.list(home.resolve("games"))) {
            return files.filter(file -> file.toString().endsWith(".partita"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyGameIsPlayedToTheEndByAScript(List<String> table) throws IOException {
        Shell.Said said =
                shell.run(
                        answers(3000),
                        "play",
                        table.get(0),
                        "--lang",
                        table.get(1),
                        "--players",
                        table.get(2),
                        "--humans",
                        "anna",
                        "--bots",
                        "random",
                        "--seed",
                        "11");
        assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
        assertThat(said.out())
                .contains("[W] anna > 1", table.get(1).equals("it") ? "seme 11" : "seed 11")
                .doesNotContain("\u001b");
        assertThat(said.out().lines().filter(line -> line.startsWith("─")))
                .allMatch(line -> line.length() <= 80);
        assertThat(shell.run("", "replay", onlyGame(home).toString()).status()).isEqualTo(Cli.DONE);
    }

    @Test
    void theCoachComesAndGoes() {
        String[] play = {"play", "masters", "--humans", "anna", "--seed", "3", "--lang", "en"};
        assertThat(shell.run("quit\n", play).out()).doesNotContain("Coach:");
        Shell.Said said = shell.run("coach\ncoach\nquit\n", play);
        assertThat(said.out())
                .containsSubsequence(
                        "The coach sits down beside you",
                        "Coach: Keep the two",
                        "The coach leaves.");
        assertThat(shell.run("maestro\nquit\n", "play", "cradle", "--lang", "it").out())
                .contains("Il maestro si siede accanto a te", "Maestro: ");
    }

    @Test
    void theEndOfInputKeepsTheGameAndTellsHowToGoOn() throws IOException {
        Shell.Said said =
                shell.run("1\n", "play", "toy", "--humans", "anna", "--seed", "3", "--lang", "en");
        Path file = onlyGame(home);
        assertThat(said.status()).isEqualTo(Cli.DONE);
        assertThat(said.out()).contains("signoria play --resume " + file);
        assertThat(Files.readString(file)).contains("\n1  anna  lay ");
    }

    @Test
    void aResumedGameEndsAsOneThatWasNotInterrupted() throws IOException {
        shell.run(answers(300), "play", "toy", "--humans", "anna", "--seed", "3");
        String whole = Files.readString(onlyGame(home));
        Files.delete(onlyGame(home));
        shell.run("1\n2\n1\n", "play", "toy", "--humans", "anna", "--seed", "3");
        Shell.Said said = shell.run("1\n" + answers(300), "play", "--resume");
        assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
        assertThat(Files.readString(onlyGame(home))).isEqualTo(whole);
    }

    @Test
    void aLineCutOffInTheMiddleIsLeftOut() throws IOException {
        shell.run("1\n1\n", "play", "toy", "--humans", "anna", "--seed", "3");
        Path file = onlyGame(home);
        String text = Files.readString(file);
        Files.writeString(file, text.substring(0, text.length() - 9));
        assertThat(shell.run("", "play", "--resume", file.toString()).status()).isEqualTo(Cli.DONE);
        assertThat(text).startsWith(Files.readString(file));
    }

    @Test
    void saveAndResumeWorkAtTheTable() throws IOException {
        Path saved = home.resolve("mine.partita");
        Shell.Said said =
                shell.run(
                        "1\nsave " + saved + "\n1\nresume " + saved + "\nlog\nquit\n",
                        "play",
                        "toy",
                        "--humans",
                        "anna",
                        "--seed",
                        "3",
                        "--lang",
                        "en");
        assertThat(said.out()).contains("Saved in " + saved);
        assertThat(shell.run("", "replay", saved.toString()).out()).contains("unfinished");
        assertThat(shell.run("resume nowhere\nquit\n", "play", "toy", "--humans", "anna").out())
                .contains("no file nowhere");
        assertThat(shell.run("save no/where\nquit\n", "play", "toy", "--humans", "anna").out())
                .contains("cannot write no/where");
    }

    @Test
    void movesAreTakenByNumberTextAndBeginningAndWrongOnesAreExplained() {
        Shell.Said said =
                shell.run(
                        "99\nlay\nfly away\nwager 1\nwhy wager 1\nwhy 1\nwhy\n\nlay c\n",
                        "play",
                        "toy",
                        "--humans",
                        "anna",
                        "--seed",
                        "3",
                        "--lang",
                        "en");
        assertThat(said.out())
                .contains(
                        "there are moves 1 to 3",
                        "may be several moves",
                        "This is not the moment for that.  (toy/turn.1)",
                        "toy/turn.1  Who acts",
                        "No rule forbids it.",
                        "why MOVE");
        assertThat(said.status()).isEqualTo(Cli.DONE);
    }

    @Test
    void whereAmountsAreAskedANumberIsTheAmount() throws IOException {
        Game<?, ?, ?> bidding = bidding();
        String[] call = {
            "play", bidding.sheet().id(), "--humans", "anna", "--seed", "5", "--bots", "random"
        };
        Shell.Said said = shell.run("1\n17\n", call);
        assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
        assertThat(Files.readString(onlyGame(home))).contains("  anna  bid 17 ");
    }

    /** The game whose second question is how much one bids. */
    private static Game<?, ?, ?> bidding() {
        return Games.all().stream()
                .filter(game -> game.moves().stream().anyMatch(TerminalTableTest::bidsNothing))
                .findFirst()
                .orElseThrow();
    }

    private static boolean bidsNothing(Object move) {
        return move.toString().equals("Bid[ducats=0]");
    }

    @Test
    void movesThatAreWrittenAreToldInTheQuestionInHelpAndWhenHalfWritten() {
        for (Game<?, ?, ?> game : Games.all()) {
            String id = game.sheet().id();
            Shell.Said said =
                    shell.run(
                            "1\nhelp\noffer\nquit\n",
                            "play",
                            id,
                            "--humans",
                            "anna",
                            "--seed",
                            "5",
                            "--bots",
                            "random",
                            "--lang",
                            "it");
            if (!trades(game)) continue;
            String form = "offer 2 give 5 gold take 2 influence";
            assertThat(said.out()).contains("puoi anche scrivere: " + form);
            assertThat(said.out().split(form + ": un'offerta a un", -1)).hasSize(3);
            return;
        }
        throw new AssertionError("no game with offers");
    }

    private static boolean trades(Game<?, ?, ?> game) {
        return game.rulebook().has(game.sheet().id() + "/trade.1");
    }

    @Test
    void aPartOfTheTableIsShownWhole() {
        String rival = Company.name(new Seed("3").hex(), 1);
        Shell.Said said =
                shell.run(
                        "board pile\nboard 2\nboard "
                                + rival.toUpperCase(Locale.ROOT)
                                + "\nboard all\nboard nothing\nquit\n",
                        "play",
                        "toy",
                        "--humans",
                        "anna",
                        "--seed",
                        "3",
                        "--lang",
                        "en");
        assertThat(said.out().split("\\[W\\] anna > board ", -1))
                .satisfiesExactly(
                        _ -> {},
                        pile -> assertThat(pile).contains("Pile ─").doesNotContain(rival),
                        seat -> assertThat(seat).contains(rival).doesNotContain("Pile"),
                        name -> assertThat(name).contains(rival).doesNotContain("Pile"),
                        all -> assertThat(all).contains("Pile", "anna", rival + " (apprentice)"),
                        none ->
                                assertThat(none)
                                        .contains("no 'nothing' here: Pile, anna, " + rival));
    }

    @Test
    void afterTheFirstTimeTheTableIsShort() {
        for (Game<?, ?, ?> game : Games.all()) {
            Shell.Said said =
                    shell.run(
                            "1\n".repeat(12),
                            "play",
                            game.sheet().id(),
                            "--humans",
                            "anna",
                            "--seed",
                            "5",
                            "--bots",
                            "random",
                            "--lang",
                            "en");
            String[] questions = said.out().split("\n══ " + game.sheet().english());
            for (int i = 2; i < questions.length; i++)
                assertThat(
                                questions[i]
                                        .lines()
                                        .takeWhile(line -> !line.startsWith("══"))
                                        .filter(line -> !line.startsWith("·"))
                                        .filter(line -> !line.startsWith("  ")))
                        .as(questions[i])
                        .hasSizeLessThan(30);
        }
    }

    @Test
    void helpRulesHintLogAndBoardAnswerInBothLanguages() {
        Shell.Said english =
                shell.run(
                        "help\nrules\nrules lay.1\nrules nine\nhint\n1\nlog\nboard\n",
                        "play",
                        "toy",
                        "--humans",
                        "anna",
                        "--seed",
                        "3",
                        "--lang",
                        "en");
        assertThat(english.out())
                .contains(
                        "take back your last move",
                        "toy/lay.1",
                        "the best I see",
                        "there is no paragraph 'nine'");
        assertThat(english.out().lines().dropWhile(line -> !line.contains("calls the coach")))
                .as("a text longer than a line stays in its column")
                .element(1)
                .asString()
                .startsWith(" ".repeat(21))
                .doesNotStartWith(" ".repeat(22));
        Shell.Said italian =
                shell.run(
                        "aiuto\n"
                                + "regole\n"
                                + "regole lay.1\n"
                                + "consiglio\n"
                                + "1\n"
                                + "cronaca\n"
                                + "tavolo\n"
                                + "perche wager 1\n"
                                + "esci\n",
                        "play",
                        "toy",
                        "--humans",
                        "anna",
                        "--seed",
                        "3",
                        "--lang",
                        "it");
        assertThat(italian.out())
                .contains(
                        "ritira la tua ultima mossa",
                        "la migliore che vedo",
                        "La partita è al sicuro");
        assertThat(italian.status()).isEqualTo(Cli.DONE);
    }

    @Test
    void undoGoesBackAndTheRecordWithIt() throws IOException {
        Shell.Said nothing =
                shell.run(
                        "undo\n", "play", "toy", "--humans", "anna", "--seed", "3", "--lang", "en");
        assertThat(nothing.out()).contains("You have nothing to take back.");
        Files.delete(onlyGame(home));
        Shell.Said said =
                shell.run(
                        "2\nundo\n3\n",
                        "play",
                        "toy",
                        "--humans",
                        "anna",
                        "--seed",
                        "3",
                        "--lang",
                        "en");
        assertThat(said.out()).contains("Taken back.");
        Path file = onlyGame(home);
        assertThat(shell.run("", "replay", file.toString()).status()).isEqualTo(Cli.DONE);
        String straight = Files.readString(file);
        Files.delete(file);
        shell.run("3\n", "play", "toy", "--humans", "anna", "--seed", "3", "--lang", "en");
        assertThat(Files.readString(onlyGame(home))).isEqualTo(straight);
    }

    @Test
    void otherPeopleMustAgreeOnceSomethingWasLearned() {
        String start = "1\n1\n1\n"; // all three have laid a card, and all have seen them
        String[] call = {
            "play", "toy", "--humans", "anna,bice,cosimo", "--seed", "3", "--lang", "en"
        };
        Shell.Said refused = shell.run(start + "undo\nno\n", call);
        assertThat(refused.out()).contains("may ", "does not agree.").doesNotContain("Taken back.");
        Shell.Said agreed = shell.run(start + "undo\nyes\nyes\n", call);
        assertThat(agreed.out()).contains("Taken back.");
    }

    @Test
    void peopleAtOneScreenSeeOnlyTheirOwnHands() {
        Shell.Said said =
                shell.run(
                        "1\n1\n1\n",
                        "play",
                        "toy",
                        "--humans",
                        "anna,bice,cosimo",
                        "--seed",
                        "3",
                        "--lang",
                        "en");
        assertThat(said.out()).contains("[W] anna > ", "[K] bice > ", "[S] cosimo > ");
    }

    @Test
    void withoutPeopleTheBotsPlayAlone() {
        Shell.Said said =
                shell.run(
                        "",
                        "play",
                        "toy",
                        "--humans",
                        "0",
                        "--bots",
                        "random,apprentice",
                        "--seed",
                        "3",
                        "--lang",
                        "en");
        assertThat(said.out()).contains("random", "apprentice", "seed 3");
    }

    @Test
    void aKilledGameLosesNoMoveThatWasAnswered() throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "signoria.cli.Main",
                        "play",
                        "toy",
                        "--humans",
                        "anna",
                        "--seed",
                        "3",
                        "--lang",
                        "en");
        builder.environment().put("SIGNORIA_HOME", home.toString());
        File out = home.resolve("out.txt").toFile();
        Process process = builder.redirectOutput(out).redirectErrorStream(true).start();
        try (OutputStream in = process.getOutputStream()) {
            in.write("1\n2\n1\n".getBytes(StandardCharsets.UTF_8));
            in.flush();
            for (int i = 0;
                    i < 300 && Files.readString(out.toPath()).split("anna > \\d", -1).length < 4;
                    i++) Thread.sleep(50);
            Thread.sleep(200);
            process.destroyForcibly().waitFor();
        }
        String kept = Files.readString(onlyGame(home));
        assertThat(kept.lines().filter(line -> line.matches("\\d+  anna  .*"))).hasSize(3);
        Shell.Said said =
                shell.run(
                        answers(300),
                        "play",
                        "--resume",
                        onlyGame(home).toString(),
                        "--lang",
                        "en");
        assertThat(said.out()).contains("seed 3");
    }
}

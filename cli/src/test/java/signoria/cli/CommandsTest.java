package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.laws.Soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class CommandsTest {
    @TempDir Path folder;
    private Shell shell;

    @BeforeEach
    void open() {
        shell = new Shell(folder);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    fly                                              | no command 'fly'
                    --port 70000                                     | --port takes 0 to 65535, not 70000
                    play                                             | which game?
                    play chess                                       | no game 'chess'
                    play toy --players 9                             | toy takes
                    play toy --players two                           | --players
                    play toy --humans 4 --players 2                  | 4 people do not fit 2 seats
                    play toy --humans a,,b                           | a name has
                    play toy --bots grandmaster                      | no bot 'grandmaster'
                    play toy --seed xyz                              | hex digits
                    play toy --lang de                               | no language 'de'
                    play toy --option speed=9                        | no option 'speed'
                    play toy --option speed                          | KEY=VALUE
                    play toy --catalog nowhere                       | no folder nowhere
                    play --resume nowhere.partita                    | no file nowhere.partita
                    play --resume                                    | no game in
                    play toy --frobnicate                            | --frobnicate
                    arena toy --games 3                              | --bots
                    arena toy --bots random                          | --games
                    arena --bots random --games 1                    | GAME
                    arena toy --bots random --games 0                | --games takes 1 or more
                    arena toy --bots random --games 1 --threads 0    | --threads takes 1 to
                    arena toy --bots random --games 1 --players 0    | --players takes 1 or more
                    arena toy --bots random,nobody --games 1         | no bot 'nobody'
                    arena toy --bots random --games 1 --analyse 1    | --analyse needs --records
                    arena toy --bots random --games 1 --json no/x    | cannot write no/x
                    arena benchmark                                  | BOT
                    arena benchmark nobody masters                   | no bot 'nobody'
                    arena benchmark random toy                       | toy has no yardsticks
                    arena benchmark random --games 0                 | --games takes 1 or more
                    env                                              | env takes one game
                    env chess                                        | no game 'chess'
                    env toy --games 0                                | --games takes 1 or more
                    env toy --games 99999999                         | --games takes at most
                    env toy --players 9                              | toy takes
                    soak chess                                       | no game 'chess'
                    soak toy --decisions 0                           | --decisions takes 1 or more
                    soak toy --minutes NaN                           | --minutes takes more than 0
                    soak toy --threads 0                             | --threads takes 1 to
                    tune toy                                         | no weights that can be changed
                    tune toy --games 1                               | no weights that can be changed
                    analyse                                          | FILE
                    analyse nowhere.partita                          | no file nowhere.partita
                    analyse nowhere.partita --bots apprentice        | does not search
                    blunders                                         | DIR
                    blunders nowhere.partita                         | no file nowhere.partita
                    bench chess                                      | no game 'chess'
                    bench toy --seconds 0                            | --seconds takes more than 0
                    bench toy --players 40                           | toy takes
                    replay                                           | FILE
                    replay nowhere.partita                           | no file nowhere.partita
                    scenario                                         | FILE
                    scenario nowhere.scenario                        | no file nowhere.scenario
                    rules                                            | GAME
                    rules chess                                      | no game 'chess'
                    rules toy castling.9                             | no paragraph 'castling.9'
                    rules toy --lang de                              | no language 'de'
                    games --json no/x                                | cannot write no/x
                    games one                                        | one
                    """)
    void aWrongCallGetsOneLineAndStatusTwo(String call, String told) {
        Shell.Said said = shell.run("", call.split(" "));
        assertThat(said.err()).startsWith("signoria: ").contains(told).hasLineCount(1);
        assertThat(said.out()).isEmpty();
        assertThat(said.status()).isEqualTo(Cli.WRONG);
    }

    @Test
    void helpIsThereForAllAndForEach() {
        assertThat(shell.run("", "help").out())
                .contains("arena", "serve")
                .satisfies(
                        text ->
                                assertThat(
                                                text.lines()
                                                        .map(line -> line.strip().split("  +")[0])
                                                        .filter(name -> !name.isEmpty()))
                                        .doesNotHaveDuplicates())
                .doesNotContain("warm");
        for (String command :
                new String[] {
                    "play",
                    "arena",
                    "bench",
                    "tune",
                    "analyse",
                    "blunders",
                    "replay",
                    "scenario",
                    "learn",
                    "rules",
                    "almanac",
                    "games"
                }) {
            Shell.Said said = shell.run("", command, "--help");
            assertThat(said.out()).startsWith("Usage: " + command);
            assertThat(said.status()).isEqualTo(Cli.DONE);
        }
    }

    @Test
    void gamesAreListedForPeopleAndForScripts() {
        assertThat(shell.run("", "games").out()).contains("toy", "seats");
        assertThat(shell.run("", "games", "--lang", "it").out()).contains("posti");
        assertThat(shell.run("", "games", "--json", "-").out())
                .contains(
                        "\"id\" : \"toy\"",
                        "\"seats\" : [",
                        "\"ruleset\" : 1",
                        "\"designed\" :",
                        "\"options\" :");
    }

    @Test
    void rulesAreToldWholeByChapterAndByParagraph() {
        assertThat(shell.run("", "rules", "toy").out()).contains("toy/turn.1", "toy/end.1");
        assertThat(shell.run("", "rules", "toy", "wager").out())
                .contains("toy/wager.1", "toy/wager.2")
                .doesNotContain("toy/end.1");
        String english = shell.run("", "rules", "toy", "wager.1").out();
        assertThat(english).contains("toy/wager.1").doesNotContain("toy/wager.2");
        assertThat(shell.run("", "rules", "toy", "toy/wager.1", "--lang", "it").out())
                .contains("toy/wager.1")
                .isNotEqualTo(english);
        assertThat(shell.with("LANG", "it_IT.UTF-8").run("", "rules", "toy", "wager.1").out())
                .isNotEqualTo(english);
    }

    @Test
    void rulesOpenAtAGlanceWithTheirContents() {
        assertThat(shell.run("", "rules", "toy").out())
                .startsWith("What it is about\n")
                .containsSubsequence("For whom", "Contents", "wager", "toy/turn.1");
        assertThat(shell.run("", "rules", "toy", "wager").out()).doesNotContain("What it is about");
    }

    @Test
    void aLessonIsHeldAtThePrompt() {
        assertThat(shell.run("", "learn", "toy").err()).contains("no lessons for toy");
        assertThat(shell.run("", "learn", "masters").out()).contains(" 1  The market");
        Shell.Said said =
                shell.run("\nmarket row 3\n99\nrule\n1\n\nshow\n\nquit\n", "learn", "masters", "1");
        assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
        assertThat(said.out())
                .containsSubsequence(
                        "Lesson 1 of 9: The market",
                        "Two things, and the rest is white.",
                        "'99' is not a move",
                        "masters/market.1",
                        "What you took lies in your warehouse.",
                        "Learnt: The market.",
                        "Lesson 2 of 9: The warehouse")
                .doesNotContain("**");
        assertThat(shell.run("\n", "learn", "masters", "market", "--lang", "it").out())
                .contains("Lezione 1 di 9: Il mercato");
        assertThat(shell.run("", "learn", "lorenzo", "--untaught").out())
                .contains("lorenzo/curse.3")
                .doesNotContain("lorenzo/tower.1 ");
        assertThat(shell.run("", "learn", "masters", "falconry").err())
                .contains("no lesson 'falconry'");
    }

    @Test
    void aCourseEndsWithAGameAndTheCoach() {
        Shell.Said said = shell.run("\n\n\nquit\n", "learn", "masters", "first-game");
        assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
        assertThat(said.out())
                .containsSubsequence(
                        "Enter begins your first game", "Coach: Keep the two", "(masters/setup.2)");
        assertThat(shell.run("\n\nquit\n", "learn", "masters", "first-game").out())
                .contains("Enter begins your first game")
                .doesNotContain("Coach:");
    }

    @Test
    void theAlmanacIsSearched() {
        assertThat(shell.run("", "almanac", "toy").out()).contains("card: wagered");
        assertThat(shell.run("", "almanac", "toy", "wagered").status()).isEqualTo(Cli.DONE);
        Shell.Said nothing = shell.run("", "almanac", "toy", "unicorn");
        assertThat(nothing.status()).isEqualTo(Cli.WRONG);
        assertThat(nothing.err()).contains("nothing in the almanac has 'unicorn'");
    }

    @Test
    void arenaReportsToStandardOutputAndKeepsRecordsThatReplay() throws IOException {
        String records = folder.resolve("records").toString();
        Shell.Said said =
                shell.run(
                        "",
                        "arena",
                        "toy",
                        "--bots",
                        "apprentice,random",
                        "--games",
                        "4",
                        "--json",
                        "-",
                        "--records",
                        records);
        assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
        assertThat(said.out())
                .startsWith("{")
                .contains("\"winRate\"", "\"millisPerDecision\"", "\"unfinished\" : 0");
        String file = records + "/toy-000003.partita";
        assertThat(shell.run("", "replay", file).out()).contains("all as written");
        assertThat(shell.run(Files.readString(Path.of(file)), "replay", "-").status())
                .isEqualTo(Cli.DONE);
    }

    @Test
    void replayShowsAPositionAsASeatOrAWatcherSawIt() {
        String records = folder.toString();
        shell.run("", "arena", "toy", "--bots", "random", "--games", "1", "--records", records);
        String file = records + "/toy-000001.partita";
        assertThat(shell.run("", "replay", file, "--at", "3").out()).contains("══", "\nseats: ");
        assertThat(shell.run("", "replay", file, "--at", "3", "--seat", "2").out())
                .contains("══")
                .doesNotContain("\nseats: ");
        assertThat(shell.run("", "replay", file, "--at", "3", "--json").out())
                .startsWith("{\"game\":\"toy\"")
                .contains("\"at\":3", "\"view\":{", "\"scene\":{");
        assertThat(shell.run("", "replay", file, "--at", "999").err())
                .contains("--at takes 0 to")
                .hasLineCount(1);
        assertThat(shell.run("", "replay", file, "--seat", "9").status()).isEqualTo(Cli.WRONG);
    }

    @Test
    void analysisTellsChoiceFromLuck() throws IOException {
        String records = folder.toString();
        shell.run("", "arena", "toy", "--bots", "random", "--games", "1", "--records", records);
        String file = records + "/toy-000001.partita";
        String page = folder.resolve("page.html").toString();
        Shell.Said said = shell.run("", "analyse", file, "--bots", "master:60", "--html", page);
        assertThat(said.out()).contains("judged by master:60", "luck");
        assertThat(Files.readString(Path.of(page))).contains("<polyline");
        assertThat(shell.run("", "analyse", file, "--bots", "master:60", "--json").out())
                .startsWith("{")
                .contains("\"decisions\"", "\"loss\"", "\"luck\"");
    }

    /** Plays a match whose records lie in the folder. */
    private void recorded(int games, String... more) {
        List<String> words = new ArrayList<>(List.of("arena", "toy", "--bots", "random"));
        words.addAll(List.of("--games", "" + games, "--records", folder.toString()));
        words.addAll(List.of(more));
        shell.run("", words.toArray(String[]::new));
    }

    @Test
    void aMatchLeadsToItsGamesAnalysed() throws IOException {
        String page = folder.resolve("report.html").toString();
        recorded(2, "--html", page, "--analyse", "1");
        assertThat(Files.readString(Path.of(page))).contains("href=\"report-games.html\"");
        assertThat(Files.readString(folder.resolve("report-games.html")))
                .contains("toy-000001.partita", "<polyline")
                .doesNotContain("toy-000002.partita");
    }

    /** Of two in the order of play one wins half of the games or more, the other half or fewer. */
    @Test
    void aBalanceIsNoWhereOneWinsTooOftenOrTooSeldom() {
        String games = folder.resolve("games").toString();
        shell.run(
                "",
                ("arena masters --bots random --players 2 --games 4 --threads 1 --records " + games)
                        .split(" "));
        Shell.Said table = shell.run("", "arena", "balance", games);
        assertThat(table.status()).as(table.err()).isZero();
        assertThat(table.out()).contains("4 games of masters", "| order of play |");
        for (String limit : List.of("--most order of play=0.5", "--least order of play=1.5")) {
            String[] option = limit.split(" ", 2);
            Shell.Said no = shell.run("", "arena", "balance", games, option[0], option[1]);
            assertThat(no.status()).as(limit).isOne();
            assertThat(no.err()).contains("order of play", "wins too");
        }
        Shell.Said wide =
                shell.run("", ("arena balance " + games + " --most x=2.1 --least x=0").split(" "));
        assertThat(wide.status()).isEqualTo(2);
        assertThat(wide.err()).contains("nothing of kind 'x' was found");
        Shell.Said met =
                shell.run(
                        "",
                        "arena",
                        "balance",
                        games,
                        "--most",
                        "order of play=2.1",
                        "--least",
                        "order of play=0");
        assertThat(met.status()).as(met.err()).isZero();
    }

    @Test
    void aTamperedRecordIsNoAndNamesTheMove() throws IOException {
        recorded(1);
        Path file = folder.resolve("toy-000001.partita");
        String text = Files.readString(file);
        String first =
                text.lines().filter(line -> line.startsWith("1  ")).findFirst().orElseThrow();
        for (int card = 1; card < 18; card++) {
            String other = first.replaceFirst("c\\d+", "c" + card);
            if (other.equals(first)) continue;
            Shell.Said said = shell.run(text.replace(first, other), "replay", "-");
            assertThat(said.status()).isEqualTo(Cli.NO);
            assertThat(said.err()).contains("move 1 (").hasLineCount(1);
        }
    }

    @Test
    void aCorruptRecordIsWrongAndNamesTheLine() throws IOException {
        recorded(1);
        String text = Files.readString(folder.resolve("toy-000001.partita"));
        Path cut = folder.resolve("cut.partita");
        Files.writeString(cut, text.substring(0, text.indexOf("2  ") + 2));
        Shell.Said said = shell.run("", "replay", cut.toString());
        assertThat(said.status()).isEqualTo(Cli.WRONG);
        assertThat(said.err()).contains("cut.partita:").hasLineCount(1);
    }

    @Test
    void scenariosPassOrFailAndAreCounted() {
        String good =
                "scenario  toy/end.1 it is nobody's turn to wager\n"
                        + "refused   seat 1: wager 1: toy/turn.1\n";
        Shell.Said passed = shell.run(good, "scenario", "-");
        assertThat(passed.out()).contains("pass  toy/end.1").endsWith("1 passed, 0 failed\n");
        assertThat(passed.status()).isEqualTo(Cli.DONE);
        Shell.Said failed = shell.run(good.replace(": toy/turn.1", ": toy/lay.1"), "scenario", "-");
        assertThat(failed.out()).contains("FAIL  ", "-:2: ").endsWith("0 passed, 1 failed\n");
        assertThat(failed.status()).isEqualTo(Cli.NO);
        assertThat(failed.err()).hasLineCount(1);
        assertThat(shell.run("nonsense\n", "scenario", "-").err())
                .contains("-:1: expected")
                .hasLineCount(1);
        assertThat(shell.run("", "scenario", "-").status()).isEqualTo(Cli.WRONG);
    }

    @Test
    void benchGivesFiguresAndSignatures() {
        assertThat(shell.run("", "bench", "toy", "--seconds", "0.1", "--json", "-").out())
                .startsWith("[")
                .contains("\"decisionsPerSecond\"");
        assertThat(shell.run("", "bench", "toy", "--signature").out()).matches("toy [0-9a-f]{8}\n");
    }

    @Test
    void aSoakGoesOnWhereItWasLeft() throws IOException {
        Path log = folder.resolve("soak.log");
        String[] call = {
            "soak", "toy", "--decisions", "1", "--resume", log.toString(), "--json", "-"
        };
        Shell.Said said = shell.run("", call);
        assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
        assertThat(said.out()).contains("\"failures\" : [ ]", "\"game\" : \"toy\"");
        String kept = Files.readString(log);
        assertThat(kept.lines()).hasSizeGreaterThan(1);
        Files.writeString(log, kept + "7 toy 20"); // cut off in the middle
        assertThat(shell.run("", call).status()).isEqualTo(Cli.DONE);
        assertThat(Files.readString(log)).startsWith(kept);
        Files.writeString(log, "soak 1 chess 1\n");
        assertThat(shell.run("", call).err()).contains("of another soak").hasLineCount(1);
    }

    @Test
    void aSoakAlsoPlaysWithCataloguesOfItsOwnAndClearsThemAway() throws IOException {
        assertThat(Games.all().stream().map(game -> Soak.stint(game, 2, Folders.evidence(folder))))
                .anyMatch(Soak.Stint::catalogue);
        try (var left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void bothLanguagesSayTheSameThings() {
        assertThat(Lang.words().keys(Language.IT))
                .containsExactlyElementsOf(Lang.words().keys(Language.EN));
    }

    @Test
    void schemaAndCatalogueAreToldForEveryGame() {
        for (var game : Games.all()) {
            String id = game.sheet().id();
            Shell.Said schema = shell.run("", "games", id, "--schema", "-");
            assertThat(schema.status()).as(id + schema.err()).isZero();
            assertThat(schema.out()).contains("\"view\"", "\"move\"", "\"event\"", "$defs");
            Shell.Said tables = shell.run("", "games", id, "--catalogue", "-");
            assertThat(tables.status()).as(id + tables.err()).isZero();
            for (String table : game.tables().read().keySet())
                assertThat(tables.out()).contains(table.replace(".tsv", ""));
        }
        assertThat(shell.run("", "games", "--schema", "-").err()).contains("which game?");
    }

    @Test
    void aBenchmarkIsOneTableWithIntervals() {
        Shell.Said said =
                shell.run(
                        "",
                        "arena",
                        "benchmark",
                        "random",
                        "masters",
                        "--games",
                        "2",
                        "--pace",
                        "2");
        assertThat(said.status()).as(said.err()).isZero();
        assertThat(said.out().lines().filter(line -> line.startsWith("masters"))).hasSize(8);
        assertThat(said.out())
                .containsPattern(
                        "masters +2 +random +2 +[\\d.]+ % \\([\\d. ]+ to +[\\d.]+\\) +50 %")
                .contains("master-1:2", "journeyman-1:2", "apprentice-1");
    }
}

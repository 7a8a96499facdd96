package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import signoria.kernel.Games;
import signoria.kernel.Partita;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Records of older rulesets at the doors of the terminal: {@code replay} and {@code resume}. */
class OlderTest {
    private static final Path OLD = Path.of("..", "arena", "src", "test", "resources", "old");

    @TempDir Path home;
    private Shell shell;

    @BeforeEach
    void open() {
        shell = new Shell(home);
    }

    private static String old(String name) {
        return OLD.resolve(name + ".partita").toString();
    }

    /** The first half of a game, among those that the terminal keeps. */
    private Path half(String name) throws IOException {
        String whole = Files.readString(Path.of(old(name)));
        int moves = Partita.read(name, whole).lines().size();
        Path file = Files.createDirectories(home.resolve("games")).resolve(name + ".partita");
        return Files.writeString(
                file, whole.substring(0, whole.indexOf("\n" + moves / 2 + "  ")) + "\n");
    }

    private static List<String> moves(Partita record) {
        return record.lines().stream().map(line -> line.seat() + " " + line.move()).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"masters-last-space-2", "age-none-is-left", "princes-tied-3"})
    void whatNoRuleChangedReplaysAsIfNothingHadHappened(String name) {
        Shell.Said said = shell.run("", "replay", old(name));
        assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
        assertThat(said.out()).contains("all as written under ruleset 1 and today's");
    }

    /** The record is from then on one of today's ruleset, and replays. */
    @ParameterizedTest
    @ValueSource(strings = {"masters-last-space-2", "lorenzo-base-2", "princes-tied-3"})
    void whatNoRuleChangedGoesOn(String name) throws IOException {
        Path file = half(name);
        Partita before = Partita.read(name, Files.readString(file));
        Shell.Said said = shell.run("quit\n", "play", "--resume", file.toString());
        assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
        Partita after = Partita.read(name, Files.readString(file));
        assertThat(after.ruleset())
                .isGreaterThan(before.ruleset())
                .isEqualTo(Games.named(before.game()).sheet().ruleset());
        assertThat(moves(after)).startsWith(moves(before).toArray(String[]::new));
        assertThat(shell.run("", "replay", file.toString()).status()).isEqualTo(Cli.DONE);
    }

    @ParameterizedTest
    @CsvSource({
        "age-tied-capitals, 8, age/turn.1",
        "lorenzo-advanced-2, 1, lorenzo/",
        "princes-2-more-offers, 9, princes/trade.4",
    })
    void whatARuleChangedIsToldInBothLanguagesAndSeenUpToThere(String name, int move, String rule) {
        Shell.Said english = shell.run("", "replay", old(name), "--lang", "en");
        assertThat(english.status()).isEqualTo(Cli.NO);
        assertThat(english.err()).contains("Move " + move + ", '", "is not allowed any more", rule);
        Shell.Said italian = shell.run("", "replay", old(name), "--lang", "it");
        assertThat(italian.err())
                .contains("La mossa " + move + ", «", "non è più permessa", rule)
                .doesNotContain("ruleset", "move");
        int seen = move - 1;
        assertThat(english.err()).contains("--at N, with N from 0 to " + seen);
        assertThat(shell.run("", "replay", old(name), "--at", "" + seen).status())
                .isEqualTo(Cli.DONE);
        assertThat(shell.run("", "replay", old(name), "--at", "" + (seen + 1)).status())
                .isEqualTo(Cli.WRONG);
    }

    @Test
    void whatARuleChangedIsNotGoneOnWithAndStaysAsItIs() throws IOException {
        Path file = half("age-tied-capitals");
        String before = Files.readString(file);
        Shell.Said said = shell.run("", "play", "--resume", file.toString(), "--lang", "it");
        assertThat(said.status()).isEqualTo(Cli.NO);
        assertThat(said.err()).contains("La mossa 8, «", "age/turn.1");
        assertThat(Files.readString(file)).isEqualTo(before);
    }

    @Test
    void itIsToldAtATableTooWhichGoesOn() {
        Shell.Said said =
                shell.run(
                        "resume " + old("age-tied-capitals") + "\nquit\n",
                        "play",
                        "toy",
                        "--humans",
                        "anna",
                        "--lang",
                        "en");
        assertThat(said.status()).isEqualTo(Cli.DONE);
        assertThat(said.out()).contains("Cannot continue that game", "Move 8, '");
    }

    @Test
    void anotherEndIsTold() throws IOException {
        String text = Files.readString(Path.of(old("masters-last-space-2")));
        Path file = home.resolve("other.partita");
        Files.writeString(
                file, text.replaceFirst("result +1\\. (\\S+) \\d+", "result    1. $1 999"));
        assertThat(shell.run("", "replay", file.toString(), "--lang", "en").err())
                .contains("It ended 1. ", " 999", " and would end 1. ");
        assertThat(shell.run("", "replay", file.toString(), "--lang", "it").err())
                .contains("È finita 1. ", " e finirebbe 1. ");
    }
}

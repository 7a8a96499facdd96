package signoria.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import signoria.kernel.BadInput;
import signoria.kernel.Games;
import signoria.kernel.Partita;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Games of older rulesets that a page has kept. */
class OlderTest {
    private static final Path OLD = Path.of("..", "arena", "src", "test", "resources", "old");

    private static String text(String name) throws IOException {
        Face.choose(name.substring(0, name.indexOf('-')));
        return Files.readString(OLD.resolve(name + ".partita"));
    }

    private static String names(Partita record) {
        return String.join("\n", record.seats());
    }

    /** The first half of it, as a table keeps a game that is still played. */
    private static String half(Partita whole) {
        return new Partita(
                        whole.game(),
                        whole.ruleset(),
                        whole.seats(),
                        whole.options(),
                        whole.catalog(),
                        whole.seed(),
                        whole.lines().subList(0, whole.lines().size() / 2),
                        "",
                        "")
                .write();
    }

    @ParameterizedTest
    @ValueSource(strings = {"age-one-is-left", "cradle-teams", "masters-last-space-2"})
    void whatNoRuleChangedIsAsItWas(String name) throws IOException {
        Partita old = Partita.read(name, text(name));
        int whole = Face.replay(old.write());
        assertThat(Face.differs(whole)).isEqualTo(-1);
        assertThat(Face.waiting(whole)).isZero();
        Partita again = Partita.read(name, Face.record(whole, names(old)));
        assertThat(again.ruleset()).isEqualTo(Games.named(old.game()).sheet().ruleset());
        assertThat(again.result()).isEqualTo(old.result());
    }

    @ParameterizedTest
    @ValueSource(strings = {"lorenzo-base-2", "masters-last-space-2", "princes-tied-3"})
    void whatNoRuleChangedIsPlayedOn(String name) throws IOException {
        Partita old = Partita.read(name, text(name));
        int playing = Face.replay(half(old));
        assertThat(Face.differs(playing)).isEqualTo(-1);
        int seat = Integer.numberOfTrailingZeros(Face.waiting(playing));
        String move = Face.legal(playing, seat).split("\n")[0];
        assertThat(Face.play(playing, seat, move)).isEmpty();
        int again = Face.replay(Face.record(playing, names(old)));
        assertThat(Face.digest(again)).isEqualTo(Face.digest(playing));
    }

    /** The number is the move after which it would be another game; all before it can be seen. */
    @ParameterizedTest
    @CsvSource({"age-tied-capitals, 7", "lorenzo-all-5, 0", "princes-2-more-offers, 8"})
    void whatARuleChangedIsSeenUpToThere(String name, int move) throws IOException {
        Partita old = Partita.read(name, text(name));
        int playing = Face.replay(old.write());
        assertThat(Face.differs(playing)).isEqualTo(move);
        assertThat(Partita.read(name, Face.record(playing, names(old))).lines()).hasSize(move);
        for (int step = 0; step <= move; step++) {
            int then = Face.after(playing, step);
            assertThat(Face.scene(then, 0, "it")).contains("\"zones\"");
            Face.close(then);
        }
    }

    /** A game that was forked from a position: its record has only the moves since. */
    @Test
    void aForkIsSeenUpToWhatARuleForbidsNow() throws IOException {
        Partita old = Partita.read("fork", text("princes-tied-3"));
        int begun = Face.start(3, "-", "a");
        String position = Face.imagined(begun, 0, 0, 1);
        Partita.Line family = new Partita.Line(2, Face.legal(begun, 2).split("\n")[0], "");
        Partita.Line unasked = new Partita.Line(2, "pass", "");
        int same = Face.resume(position, since(old, 1, family).write());
        assertThat(Face.differs(same)).isEqualTo(-1);
        int other = Face.resume(position, since(old, 1, family, unasked, family).write());
        assertThat(Face.differs(other)).isEqualTo(1);
        int today = Games.named("princes").sheet().ruleset();
        String broken = since(old, today, family, unasked).write();
        assertThatThrownBy(() -> Face.resume(position, broken)).isInstanceOf(BadInput.class);
    }

    private static Partita since(Partita old, int ruleset, Partita.Line... moves) {
        return new Partita(
                old.game(),
                ruleset,
                old.seats(),
                old.options(),
                old.catalog(),
                old.seed(),
                List.of(moves),
                "",
                "");
    }

    @Test
    void aGameOfANewerRulesetIsRefusedInWords() throws IOException {
        String newer = text("cradle-idle").replaceFirst("(game +cradle) \\d+", "$1 99");
        assertThatThrownBy(() -> Face.replay(newer))
                .isInstanceOfAny(BadInput.class, Partita.Differs.class)
                .hasMessageContaining("bring Signoria up to date");
    }
}

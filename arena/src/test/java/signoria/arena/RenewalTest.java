package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Partita;
import signoria.kernel.Renewal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Games that were played under earlier rulesets stay: they replay as if nothing had happened, or
 * can be seen up to the move that a changed rule forbids. The records lie in {@code
 * src/test/resources/old} and are never written anew.
 */
class RenewalTest {
    private static Partita read(String name) {
        Path file = Path.of("src", "test", "resources", "old", name + ".partita");
        try {
            return Partita.read(file.toString(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "age-none-is-left",
        "age-one-is-left",
        "age-seats-4-epochs-1",
        "cradle-idle",
        "cradle-teams",
        "cradle-two-seats",
        "lorenzo-base-2",
        "lorenzo-base-4",
        "lorenzo-2-advanced-3",
        "masters-last-space-2",
        "masters-lost-a-colour",
        "masters-seventh-card-3",
        "princes-hidden-money",
        "princes-tied-3",
        "princes-2-tied-3",
    })
    void aGameThatNoRuleChangedIsAsItWas(String name) {
        Partita old = read(name);
        Game<?, ?, ?> game = Games.named(old.game());
        Renewal renewal = Renewal.of(old, game);
        assertThat(renewal.differs()).isEmpty();
        assertThat(renewal.record().ruleset()).isEqualTo(game.sheet().ruleset());
        assertThat(renewal.record().result()).isEqualTo(old.result());
        renewal.record().replay(game, (_, _) -> {});
    }

    /**
     * masters/production.3: the only plan is carried out unasked, so its answers are passed over.
     */
    @Test
    void anAnswerThatIsNotAskedForAnyMoreIsPassedOver() {
        Partita old = read("masters-seventh-card-3");
        Renewal renewal = Renewal.of(old, Games.named("masters"));
        assertThat(renewal.record().lines()).hasSizeLessThan(old.lines().size());
    }

    @ParameterizedTest
    @CsvSource({
        "age-tied-capitals, 8", // age/setup.4: only those who tied throw again
        "lorenzo-advanced-2, 1", // lorenzo/tile.1: tiles before leaders
        "lorenzo-all-5, 1",
        "lorenzo-2-famiglie-3, 71", // lorenzo/auction.1: other rows, so other goods to pay with
        "masters-last-space-1, 51", // masters/solo.6: the goods of the winning line count
        "princes-laurels-3, 119", // princes/auction.3: who may shut out another is asked
        "princes-tied-5, 20",
        "princes-2-more-offers, 9", // princes/trade.5: an action leaves offers open
    })
    void aGameThatARuleChangedCanBeSeenUpToThere(String name, int move) {
        Partita old = read(name);
        Game<?, ?, ?> game = Games.named(old.game());
        Renewal renewal = Renewal.of(old, game);
        assertThat(renewal.differs().orElseThrow().move()).isEqualTo(move);
        assertThat(renewal.record().lines()).hasSizeLessThan(move);
        renewal.record().replay(game, (_, _) -> {});
    }

    @Test
    void aRecordOfANewerRulesetIsRefused() {
        Partita old = read("cradle-idle");
        Partita newer =
                new Partita(
                        old.game(),
                        99,
                        old.seats(),
                        old.options(),
                        old.catalog(),
                        old.seed(),
                        old.lines(),
                        old.result(),
                        "");
        assertThatThrownBy(() -> Renewal.of(newer, Games.named(old.game())))
                .isInstanceOf(Partita.Differs.class)
                .hasMessageContaining("newer than ruleset");
    }
}

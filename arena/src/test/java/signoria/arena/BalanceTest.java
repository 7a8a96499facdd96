package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Partita;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What is counted over games on record. */
class BalanceTest {
    private static final Game<?, ?, ?> PRINCES = Games.named("princes");

    @Test
    void everyFamilyOfEveryGameIsCounted() throws IOException {
        Balance balance = new Balance();
        balance.add(PRINCES, golden("laurels-3"));
        balance.add(PRINCES, golden("tied-3"));
        Balance.Table table = balance.table();
        assertThat(table.games()).isEqualTo(2);
        List<Balance.Line> families =
                table.lines().stream().filter(line -> line.kind().equals("family")).toList();
        assertThat(families.stream().mapToInt(Balance.Line::games).sum()).isEqualTo(2 * 3);
        double victories =
                families.stream().mapToDouble(line -> line.share() * line.games() / 3).sum();
        assertThat(victories).as("one in each game").isCloseTo(2, within(1e-9));
        assertThat(table.sources()).isNotEmpty();
        assertThat(Balance.told(table)).contains("2 games of princes", "| family | games |");
    }

    /** Records of older rulesets: those that no rule changed count, the others are refused. */
    @Test
    void whatWouldBeAnotherGameTodayIsNotCounted() throws IOException {
        Balance balance = new Balance();
        balance.add(PRINCES, read(Path.of("src/test/resources/old/princes-tied-3.partita")));
        assertThat(balance.table().games()).isEqualTo(1);
        Partita changed = read(Path.of("src/test/resources/old/princes-tied-5.partita"));
        assertThatThrownBy(() -> balance.add(PRINCES, changed))
                .isInstanceOf(Partita.Differs.class)
                .hasMessageContaining("differs at move 20");
        assertThat(balance.table().games()).isEqualTo(1);
    }

    private static Partita golden(String name) throws IOException {
        return read(Path.of("../games/princes/src/test/resources/golden", name + ".partita"));
    }

    private static Partita read(Path file) throws IOException {
        return Partita.read(file.toString(), Files.readString(file));
    }
}

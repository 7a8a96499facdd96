package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.Random;
import java.util.stream.IntStream;

class SeedTest {
    @Test
    void leadingZeroesMakeNoDifference() {
        assertThat(new Seed("00fF")).isEqualTo(Seed.of(255)).hasToString("ff");
        assertThat(Seed.ZERO).isEqualTo(Seed.of(0)).hasToString("0");
        assertThat(Seed.of(255).hex()).hasSize(64);
    }

    @Test
    void onlyHexDigitsMakeASeed() {
        for (String bad : new String[] {"", "xyz", "-1", "0".repeat(65), " 1"})
            assertThatThrownBy(() -> new Seed(bad))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("a seed is 1 to 64 hex digits, not '" + bad + "'");
    }

    @Test
    void drawnSeedsDifferAndUseAllBits() {
        Random source = new Random(1);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < 100; i++) all.append(Seed.drawn(source).hex());
        assertThat(all).hasSize(6400);
        for (int place = 0; place < 64; place++) {
            int at = place;
            assertThat(IntStream.range(0, 100).map(i -> all.charAt(64 * i + at)).distinct())
                    .hasSizeGreaterThan(12);
        }
    }

    @Test
    void entropyOfPlayersChangesTheSeed() {
        Seed seed = Seed.of(1);
        assertThat(seed.mixed("anna"))
                .isEqualTo(seed.mixed("anna"))
                .isNotEqualTo(seed.mixed("luca"));
    }

    /**
     * What is shown before the game binds the house, and does not betray the chance of the game.
     */
    @Test
    void theCommitmentIsTheHashOfTheHexDigits() {
        Seed seed = Seed.of(1);
        assertThat(seed.commitment()).isEqualTo(Digest.sha256("0".repeat(63) + "1"));
        assertThat(Digest.sha256("abc")).startsWith("ba7816bf8f01cfea").hasSize(64);
    }
}

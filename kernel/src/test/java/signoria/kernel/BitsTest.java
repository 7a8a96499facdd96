package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class BitsTest {
    @Test
    void aSetIsWalkedFromItsLowestNumberToItsHighest() {
        List<Integer> walked = new ArrayList<>();
        for (long rest = 1L << 63 | 1L << 40 | 1L; rest != 0; rest = Bits.rest(rest))
            walked.add(Bits.first(rest));
        assertThat(walked).containsExactly(0, 40, 63);
    }

    @Test
    void theHighestNumberOfASmallSetIsWalkedToo() {
        List<Integer> walked = new ArrayList<>();
        for (int rest = 1 << Game.SPECTATOR | 2; rest != 0; rest = Bits.rest(rest))
            walked.add(Bits.first(rest));
        assertThat(walked).containsExactly(1, Game.SPECTATOR);
    }

    @Test
    void aSetIsMadeOfItsNumbersAgain() {
        assertThat(Bits.numbers(Bits.of(List.of(63, 5, 7)))).containsExactly(5, 7, 63);
    }
}

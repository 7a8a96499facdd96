package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RngTest {
    private static final int MANY = 60_000;

    /** The reference vector of SipHash-2-4: key 00 to 0f, message 00 to 07. */
    @Test
    void drawsAreSipHash() {
        long hash = Rng.sipHash(0x0706050403020100L, 0x0f0e0d0c0b0a0908L, 0x0706050403020100L);
        assertThat(hash).isEqualTo(0x93f5f5799a932462L);
    }

    @Test
    void bitsAreSpreadByTheirUpperHalf() {
        Rng rng = Rng.of(3);
        int[] bounds = {0, 1, 2, 6, 52, 127, 65_537, 1 << 30, Integer.MAX_VALUE};
        for (int i = 0; i < 1_000; i++) {
            long bits = Rng.sipHash(i, -i, 1);
            int any = rng.next(Integer.MAX_VALUE);
            for (int bound : bounds)
                for (long all : new long[] {bits, ~bits, 0, -1, Long.MIN_VALUE, any})
                    assertThat(Rng.below(all, bound))
                            .isEqualTo((int) Math.unsignedMultiplyHigh(all, bound));
        }
    }

    @Test
    void drawsAreUniform() {
        Rng rng = Rng.of(1);
        int[] faces = new int[6];
        for (int i = 0; i < MANY; i++) faces[rng.roll(0, 6) - 1]++;
        for (int face : faces) assertThat(face).isBetween(9_600, 10_400);
    }

    @Test
    void allElementsOfASetAreDrawnAlike() {
        Rng rng = Rng.of(2);
        int[] drawn = new int[64];
        long set = 1L | 1L << 17 | 1L << 63;
        for (int i = 0; i < MANY; i++) drawn[rng.pick(0, set)]++;
        assertThat(drawn[0] + drawn[17] + drawn[63]).isEqualTo(MANY);
        for (int element : new int[] {0, 17, 63})
            assertThat(drawn[element]).isBetween(19_400, 20_600);
    }

    @Test
    void aPileGivesTheSameCardsWhateverElseHappened() {
        Rng quiet = Rng.of(Seed.of(5), 2);
        Rng busy = Rng.of(Seed.of(5), 2);
        for (int i = 0; i < 100; i++) {
            busy.roll(1, 6);
            assertThat(busy.draw(0, 1000)).isEqualTo(quiet.draw(0, 1000));
        }
        assertThat(busy.total()).isEqualTo(200);
        assertThat(quiet.total()).isEqualTo(100);
    }

    @Test
    void streamsAndSeedsAreUnrelated() {
        Rng rng = Rng.of(Seed.of(5), 2);
        Rng other = Rng.of(Seed.of(6), 2);
        int alike = 0;
        for (int i = 0; i < 1000; i++) {
            int first = rng.draw(0, 100);
            if (first == rng.draw(1, 100)) alike++;
            if (first == other.draw(0, 100)) alike++;
        }
        assertThat(alike).isLessThan(50);
    }

    @Test
    void aCopyGoesOnAlone() {
        Rng rng = Rng.of(Seed.of(5), 2);
        rng.draw(0, 10);
        Rng copy = rng.copy();
        assertThat(copy).isEqualTo(rng).hasSameHashCodeAs(rng);
        int next = rng.draw(0, 1000);
        assertThat(copy).isNotEqualTo(rng);
        assertThat(copy.draw(0, 1000)).isEqualTo(next);
        Rng assigned = Rng.of(Seed.of(9), 2);
        assigned.assign(rng);
        assertThat(assigned).isEqualTo(rng);
    }

    @Test
    void aNewKeyIsANewFutureButThePastStaysCounted() {
        Rng rng = Rng.of(Seed.of(5), 2);
        rng.draw(1, 10);
        Rng before = rng.copy();
        rng.rekey(Rng.of(7));
        assertThat(rng.total()).isEqualTo(1);
        assertThat(rng).isNotEqualTo(before);
        Rng same = before.copy();
        same.rekey(Rng.of(7));
        assertThat(same).isEqualTo(rng);
    }

    @Test
    void theTextFormIsReadBack() {
        Rng rng = Rng.of(Seed.of(5), 3);
        rng.draw(2, 10);
        Rng read = Rng.of(Seed.ZERO, 3);
        read.read(rng.toString());
        assertThat(read).isEqualTo(rng);
        assertThatThrownBy(() -> read.read("1 2 3"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("two numbers and 3 counters");
        assertThatThrownBy(() -> read.read("1 2 3 4 many"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("chance: ");
    }

    @Test
    void aScriptFixesTheNextResultsAndDrawsNothing() {
        Rng rng = Rng.of(Seed.of(5), 1);
        Rng plain = rng.copy();
        rng.script(6, 3, 0);
        assertThat(rng.roll(0, 6)).isEqualTo(6);
        assertThat(rng.pick(0, 0b1001)).isEqualTo(3);
        assertThat(rng.unread()).isEqualTo(1);
        assertThat(rng.draw(0, 5)).isZero();
        assertThat(rng.total()).isZero();
        assertThat(rng.draw(0, 1000)).isEqualTo(plain.draw(0, 1000));
    }

    @Test
    void aScriptCannotCheat() {
        assertThatThrownBy(() -> scripted(7).roll(0, 6)).hasMessage("chance 7 is not from 1 to 6");
        assertThatThrownBy(() -> scripted(5).draw(0, 5)).hasMessage("chance 5 is not from 0 to 4");
        assertThatThrownBy(() -> scripted(1).pick(0, 0b1001))
                .hasMessage("chance 1 is not among what can be drawn");
    }

    private static Rng scripted(int result) {
        Rng rng = Rng.of(1);
        rng.script(result);
        return rng;
    }
}

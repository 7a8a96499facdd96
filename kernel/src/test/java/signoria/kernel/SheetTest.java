package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.Toy;

import java.util.Map;

class SheetTest {
    private final Toy toy = new Toy();

    @Test
    void whatNobodyChoosesIsUsual() {
        Setup setup = Setup.of(toy, 3, Map.of("rounds", "2"), Seed.of(1));
        assertThat(setup.options())
                .containsExactly(Map.entry("dice", "on"), Map.entry("rounds", "2"));
        assertThat(setup.on("dice")).isTrue();
        assertThat(Sheet.number(setup, "rounds")).isEqualTo(2);
    }

    @Test
    void badSeatsAndOptionsAreRefusedInOneLine() {
        assertBad(1, Map.of(), "toy takes 2 to 3 seats, not 1");
        assertBad(4, Map.of(), "toy takes 2 to 3 seats, not 4");
        assertBad(2, Map.of("die", "on"), "no option 'die' in toy: there are dice, rounds");
        assertBad(2, Map.of("dice", "yes"), "option dice takes off, on, not 'yes'");
        assertBad(2, Map.of("rounds", "3"), "option rounds takes 2, 4, not '3'");
    }

    private void assertBad(int seats, Map<String, String> options, String message) {
        assertThatThrownBy(() -> Setup.of(toy, seats, options, Seed.ZERO))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }

    @Test
    void aGameMayRefuseWhatTheSheetAllows() {
        Toy picky =
                new Toy() {
                    @Override
                    public void check(Setup setup) {
                        if (setup.seats() == 3 && !setup.on("dice"))
                            throw new BadInput("three need dice");
                    }
                };
        assertThatThrownBy(() -> Setup.of(picky, 3, Map.of("dice", "off"), Seed.ZERO))
                .hasMessage("three need dice");
        assertThat(Setups.oneAtATime(picky))
                .extracting(Setups::name)
                .containsExactly(
                        "2 seats, dice=on rounds=4",
                        "3 seats, dice=on rounds=4",
                        "2 seats, dice=off rounds=4",
                        "3 seats, dice=on rounds=2");
    }
}

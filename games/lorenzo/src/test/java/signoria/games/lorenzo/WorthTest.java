package signoria.games.lorenzo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Setups;
import signoria.kernel.Tunable.Term;

/** What the evaluation sees in the power of a family. */
class WorthTest {
    private static final int MONTEFELTRO = 1;
    private static final int MEDICI = 3;
    private static final int GONZAGA = 4;
    private static final int ORSINI = 9;

    private final Lorenzo game = new Lorenzo();

    @Test
    void goodsOnTheTileComeBack() {
        State s = seated(MONTEFELTRO);
        double empty = term(s, "worth-family");
        s.families.stored(0, 4, 0);
        assertThat(term(s, "worth-family")).isGreaterThan(empty);
    }

    @Test
    void servantsCountTowardsACardUpToItsPrice() {
        State s = seated(GONZAGA);
        double none = term(s, "worth-family");
        s.hold(0, Good.SERVANT, 7);
        double seven = term(s, "worth-family");
        s.hold(0, Good.SERVANT, 8);
        assertThat(seven).isGreaterThan(none).isEqualTo(term(s, "worth-family"));
    }

    @Test
    void aCardCountsTowardsASetOnlyIfItsTypeIsLacking() {
        State s = seated(ORSINI);
        own(s, 1, 2, 3, 4);
        double territories = term(s, "worth-family");
        own(s, 5);
        assertThat(term(s, "worth-family")).isEqualTo(territories);
        own(s, 25);
        assertThat(term(s, "worth-family")).isGreaterThan(territories);
    }

    @Test
    void sevenCharactersAreWorthMoreThanSix() {
        State s = seated(MEDICI);
        own(s, 49, 50, 51, 52, 53, 54);
        double six = term(s, "worth-cards");
        own(s, 55);
        assertThat(term(s, "worth-cards")).isGreaterThan(six);
    }

    private State seated(int family) {
        State s = game.notation().blank(Setups.of(game, 2, "famiglie=on"));
        s.families.of(0, family);
        Holdings.refresh(s, 0);
        return s;
    }

    private static void own(State s, int... numbers) {
        for (int number : numbers) Holdings.own(s, 0, number - 1);
    }

    private double term(State s, String key) {
        return game.terms(s, 0).stream()
                .filter(term -> term.key().equals(key))
                .mapToDouble(Term::value)
                .sum();
    }
}

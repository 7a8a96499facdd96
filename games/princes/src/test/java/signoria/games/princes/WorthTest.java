package signoria.games.princes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Tunable;

import java.util.List;
import java.util.Map;

/** The evaluation holds what a player would hold. */
class WorthTest {
    private final Princes game = new Princes();

    @Test
    void aTileOfTheFirstCityIsWorthMoreThanOneOfTheLast() {
        State venice = laid(3, "seat 1 tiles", "barbaro");
        State naples = laid(3, "seat 1 tiles", "coppola");
        assertThat(worth(venice, 0)).isGreaterThan(worth(naples, 0));
    }

    /** Families are made to be equal: whoever chooses one by its seat would measure seats. */
    @Test
    void noSeatHoldsOneFamilyBetterThanAnother() {
        for (int seat = 0; seat < 3; seat++) {
            State s = blank(3);
            double[] worths = new double[Family.COUNT];
            for (int family = 0; family < Family.COUNT; family++) {
                s.family(seat, family);
                worths[family] = worth(s, seat);
            }
            assertThat(worths).containsOnly(worths[0]);
        }
    }

    /** Four wars among three are more for each than five among six. */
    @Test
    void anArmyIsWorthMoreToEachOfThreeThanOfSix() {
        assertThat(army(3)).isGreaterThan(1.3 * army(6)).isPositive();
    }

    private double army(int seats) {
        State s = laid(seats, "seat 1 troops", "artillery");
        return game.terms(s, 0).stream()
                .filter(term -> term.key().equals("worth-army"))
                .mapToDouble(Tunable.Term::value)
                .sum();
    }

    @Test
    void leadingAnAuctionIsWorthMoreTheLowerTheBid() {
        State s = blank(3);
        game.play(s, 0, game.notation().read("auction barbaro"), Events.IGNORED);
        State low = game.after(s, 0, new Move.Bid(14), Events.IGNORED);
        State high = game.after(s, 0, new Move.Bid(35), Events.IGNORED);
        assertThat(worth(low, 0)).isGreaterThan(worth(high, 0));
    }

    @Test
    void aGiftIsWorthAcceptingAndAnExtortionIsNot() {
        assertThat(accepted("offer 1 give 5 gold take nothing")).isPositive();
        assertThat(accepted("offer 1 give nothing take 5 influence")).isNegative();
        assertThat(accepted("offer 1 give 1 gold take 9 influence")).isNegative();
    }

    /** What seat 1 gains by accepting an offer of seat 2. */
    private double accepted(String offer) {
        State s = laid(3, "turn", "3");
        game.play(s, 1, game.notation().read(offer), Events.IGNORED);
        State yes = game.after(s, 0, game.notation().read("accept 2.1"), Events.IGNORED);
        State no = game.after(s, 0, game.notation().read("reject 2.1"), Events.IGNORED);
        return worth(yes, 0) - worth(no, 0);
    }

    @Test
    void offersAreMadeWhereBothSidesGain() {
        State s = laid(4, "seat 1 gold", "90");
        lay(s, "seat 1 influence", "0");
        lay(s, "seat 3 gold", "4");
        lay(s, "seat 3 influence", "40");
        List<Move> offers = game.candidates(game.view(s, 0));
        assertThat(offers)
                .isNotEmpty()
                .allMatch(move -> game.refusal(s, 0, move) == Refusal.NONE)
                .anyMatch(move -> move instanceof Move.Offer offer && offer.to() == 2);
    }

    @Test
    void nobodyOffersTwiceBetweenTwoActions() {
        State s = laid(4, "seat 1 offers made", "1");
        assertThat(game.candidates(game.view(s, 0))).isEmpty();
        assertThat(game.candidates(game.view(s, 1))).isEmpty();
    }

    private State blank(int seats) {
        return game.notation().blank(Setup.of(game, seats, Map.of(), Seed.of(1)));
    }

    private State laid(int seats, String part, String value) {
        State s = blank(seats);
        lay(s, part, value);
        return s;
    }

    private void lay(State s, String part, String value) {
        game.notation().zones().read(s, part, value);
    }

    private double worth(State s, int seat) {
        double[] worth = new double[s.seats];
        game.worth(s, worth);
        return worth[seat];
    }
}

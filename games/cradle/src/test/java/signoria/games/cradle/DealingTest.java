package signoria.games.cradle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** How the table is laid; what can be imagined behind it. */
class DealingTest {
    private static final int[] EVENT_DECK = {0, 0, 13, 15, 17};
    private static final int[] CENTRE = {0, 0, 3, 1, 2};
    private static final int[] BETWEEN = {0, 0, 0, 3, 4};
    private static final int[] FACE_DOWN = {0, 0, 10, 11, 11};
    private static final int GAMES = 200;

    private final Cradle game = new Cradle();

    private State start(int seats, int seed) {
        return game.start(Setup.of(game, seats, Map.of(), Seed.of(seed)));
    }

    /** cradle/setup.1 */
    @Test
    void everyGroupIsInTheEventDeck() {
        for (int seats = 2; seats <= 4; seats++)
            for (int seed = 0; seed < GAMES; seed++) {
                State s = start(seats, seed);
                long all = s.eventDeck | s.eventsSeen;
                assertThat(Long.bitCount(all)).isEqualTo(EVENT_DECK[seats]);
                assertThat(Long.bitCount(s.eventDeck)).isEqualTo(FACE_DOWN[seats]);
                for (long group : game.catalog().ofGroup) assertThat(group & all).isNotZero();
            }
    }

    /** cradle/setup.2 */
    @Test
    void eventsLieInTheCentreAndBetweenNeighbours() {
        for (int seats = 2; seats <= 4; seats++) {
            State s = start(seats, 1);
            int centre = 0;
            int between = 0;
            for (int place = 0; place < State.PLACES; place++) {
                if (s.event(place) == State.NONE) continue;
                assertThat(s.height(place)).isEqualTo(1);
                if (place < State.CENTRES) centre++;
                else between++;
            }
            assertThat(centre).isEqualTo(CENTRE[seats]);
            assertThat(between).isEqualTo(BETWEEN[seats]);
        }
    }

    /** cradle/setup.3 */
    @Test
    void twoCardsInHandAndFourOpen() {
        for (int seats = 2; seats <= 4; seats++) {
            State s = start(seats, 2);
            for (int seat = 0; seat < seats; seat++)
                assertThat(s.cards.handSize(seat)).isEqualTo(2);
            assertThat(s.cards.openSize()).isEqualTo(4);
            assertThat(s.cards.deckSize()).isEqualTo(67 - 4 - 2 * seats);
        }
    }

    /** cradle/setup.4 */
    @Test
    void sevenStonesAndAGeniusPieceAndAnyoneMayBegin() {
        Set<Integer> first = new HashSet<>();
        for (int seed = 0; seed < GAMES; seed++) {
            State s = start(4, seed);
            first.add(s.turn);
            for (int seat = 0; seat < 4; seat++) {
                assertThat(s.own(seat)).isEqualTo(7);
                assertThat(s.foreign(seat)).isZero();
                assertThat(s.genius(seat)).isEqualTo(State.HOME);
            }
        }
        assertThat(first).hasSize(4);
    }

    /** Face-down events are imagined as likely as the deal makes them: by the product of groups. */
    @Test
    void imaginedEventDecksAreAsLikelyAsDealtOnes() {
        int draws = 40_000;
        double[] dealt = new double[Group.COUNT + 1];
        double[] imagined = new double[Group.COUNT + 1];
        Rng rng = Rng.of(5);
        for (int i = 0; i < draws; i++) {
            State s = start(2, i);
            dealt[ofFirstGroup(s)]++;
            game.redeal(s, 0, rng);
            imagined[ofFirstGroup(s)]++;
        }
        for (int number = 0; number <= Group.COUNT; number++)
            assertThat(imagined[number] / draws)
                    .as("decks with %d red events", number)
                    .isBetween(dealt[number] / draws - 0.01, dealt[number] / draws + 0.01);
    }

    private int ofFirstGroup(State s) {
        return Long.bitCount(s.eventDeck & game.catalog().ofGroup[0]);
    }
}

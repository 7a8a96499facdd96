package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

class WhereaboutsTest {
    private static final int SEATS = 3;
    private static final int CARDS = 12;
    private static final int PLACES = 5;
    private static final int HISTORIES = 200;
    private static final int STEPS = 40;

    /** Cards that wander between hidden places, some seen by some, and what follows for all. */
    private static final class Table {
        final Whereabouts knows = new Whereabouts(SEATS, CARDS);
        final byte[] lies = new byte[CARDS];
        final Rng rng;

        Table(long seed) {
            rng = Rng.of(seed);
            for (int card = 0; card < CARDS; card++) knows.lie(card, 0);
            for (int step = rng.next(STEPS); step > 0; step--) wander();
        }

        private void wander() {
            int card = rng.next(CARDS);
            int to = rng.next(PLACES);
            switch (rng.next(8)) {
                case 0 -> knows.lie(card, lies[card]);
                case 1 -> knows.see(rng.next(SEATS), card, lies[card]);
                case 2 -> knows.look(rng.next(SEATS), lyingAt(to), to);
                default -> {
                    if (to != lies[card]) move(card, to);
                }
            }
        }

        private long lyingAt(int place) {
            long set = 0;
            for (int card = 0; card < CARDS; card++) if (lies[card] == place) set |= 1L << card;
            return set;
        }

        private void move(int card, int to) {
            int from = lies[card];
            lies[card] = (byte) to;
            knows.move(card, from, to, rng.next(1 << SEATS), sizes()[from] == 0);
        }

        int[] sizes() {
            int[] sizes = new int[PLACES];
            for (byte place : lies) sizes[place]++;
            return sizes;
        }
    }

    private static final int[] OBSERVERS = {0, 1, 2, Game.SPECTATOR};

    private static void possible(Whereabouts knows, int observer, byte[] lies) {
        for (int card = 0; card < CARDS; card++)
            assertThat(knows.may(observer, card) >>> lies[card] & 1)
                    .as("card %s at %s for %s", card, lies[card], observer)
                    .isOne();
    }

    @Test
    void theTruthStaysPossibleForAll() {
        for (int seed = 0; seed < HISTORIES; seed++) {
            Table table = new Table(seed);
            for (int observer : OBSERVERS) possible(table.knows, observer, table.lies);
        }
    }

    @Test
    void aSeatKnowsAtLeastWhatSpectatorsKnow() {
        for (int seed = 0; seed < HISTORIES; seed++) {
            Whereabouts knows = new Table(seed).knows;
            for (int seat = 0; seat < SEATS; seat++)
                for (int card = 0; card < CARDS; card++)
                    assertThat(knows.may(seat, card) & ~knows.may(Game.SPECTATOR, card)).isZero();
        }
    }

    @Test
    void aShuffleKeepsSizesAndEverybodysKnowledgeTrue() {
        for (int seed = 0; seed < HISTORIES; seed++)
            for (int observer : OBSERVERS) {
                Table table = new Table(seed);
                int[] sizes = table.sizes();
                int[] known = known(table.knows, observer);
                table.knows.shuffle(observer, table.lies, table.rng);
                assertThat(table.sizes()).isEqualTo(sizes);
                assertThat(known(table.knows, observer)).isEqualTo(known);
                for (int other : OBSERVERS) possible(table.knows, other, table.lies);
            }
    }

    private static int[] known(Whereabouts knows, int observer) {
        return known(knows, observer, CARDS);
    }

    private static int[] known(Whereabouts knows, int observer, int cards) {
        int[] known = new int[cards];
        Arrays.setAll(known, card -> knows.may(observer, card));
        return known;
    }

    @Test
    void aDealFillsEveryPlaceAsTheObserverMayImagine() {
        for (int seed = 0; seed < HISTORIES; seed++) {
            Table table = new Table(seed);
            for (int observer : OBSERVERS) {
                byte[] dealt = table.knows.copy().deal(observer, table.sizes(), table.rng);
                possible(table.knows, observer, dealt);
                int[] sizes = new int[PLACES];
                for (byte place : dealt) sizes[place]++;
                assertThat(sizes).isEqualTo(table.sizes());
            }
        }
    }

    @Test
    void withoutKnowledgeEveryPlaceIsAsLikelyAsItIsLarge() {
        Whereabouts knows = new Whereabouts(1, 4);
        for (int card = 0; card < 4; card++) knows.setMay(0, card, 0b11);
        Rng rng = Rng.of(1);
        int[] alone = new int[4];
        for (int i = 0; i < 8000; i++) {
            byte[] dealt = knows.deal(0, new int[] {3, 1}, rng);
            for (int card = 0; card < 4; card++) if (dealt[card] == 1) alone[card]++;
        }
        for (int times : alone) assertThat(times).isBetween(1850, 2150);
    }

    @Test
    void whoLooksAtAPlaceKnowsWhatLiesThereAndWhatDoesNot() {
        Whereabouts knows = new Whereabouts(2, 3);
        for (int card = 0; card < 3; card++)
            for (int seat = 0; seat < 2; seat++) knows.setMay(seat, card, 0b11);
        knows.look(0, 0b010, 1);
        assertThat(known(knows, 0, 3)).containsExactly(0b01, 0b10, 0b01);
        assertThat(known(knows, 1, 3)).containsExactly(0b11, 0b11, 0b11);
    }

    @Test
    void whatASeatHasSeenStaysKnown() {
        Whereabouts knows = new Whereabouts(2, 3);
        for (int card = 0; card < 3; card++) knows.lie(card, 0);
        knows.move(1, 0, 1, Event.only(0), false);
        assertThat(knows.knows(0, 1)).isTrue();
        assertThat(knows.may(0, 1)).isEqualTo(0b10);
        assertThat(knows.may(1, 1)).isEqualTo(0b11);
        assertThat(knows.may(Game.SPECTATOR, 0)).isEqualTo(0b11);
        knows.move(1, 1, 0, Event.only(0), true);
        assertThat(knows.may(0, 1)).isEqualTo(0b01);
        for (int card = 0; card < 3; card++) assertThat(knows.may(1, card)).isEqualTo(0b01);
    }

    @Test
    void whoSeesTheLastCardLeaveKnowsThatThePlaceIsEmpty() {
        Whereabouts knows = new Whereabouts(2, 2);
        knows.setMay(0, 0, 0b011);
        knows.setMay(0, 1, 0b011);
        knows.move(0, 1, 2, Event.only(0), true);
        assertThat(knows.may(0, 0)).isEqualTo(0b100);
        assertThat(knows.may(0, 1)).isEqualTo(0b001);
    }

    @Test
    void contradictionsAreFound() {
        Whereabouts knows = new Whereabouts(1, 2);
        knows.lie(0, 1);
        knows.lie(1, 1);
        assertThatThrownBy(() -> knows.deal(0, new int[] {1, 1}, Rng.of(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no place for card 1");
    }

    @Test
    void aCopyGoesOnAlone() {
        Whereabouts knows = new Whereabouts(1, 2);
        knows.lie(0, 1);
        Whereabouts copy = knows.copy();
        knows.lie(0, 0);
        assertThat(copy.may(0, 0)).isEqualTo(0b10);
    }
}

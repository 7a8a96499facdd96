package signoria.games.lorenzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.kernel.BadInput;
import signoria.kernel.Events;
import signoria.kernel.Position;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The table before the first decision, which is chance's and therefore not a scenario's. */
class SetupTest {
    private final Lorenzo game = new Lorenzo();

    /** With all bonus tiles taken. */
    private State drafting(int seats, String options, long seed) {
        State s = start(seats, options, seed);
        while (s.phase == Phase.TILES) {
            List<Move> legal = new ArrayList<>();
            game.legal(s, s.actor, legal);
            game.play(s, s.actor, legal.getFirst(), Events.IGNORED);
        }
        return s;
    }

    private State start(int seats, String options, long seed) {
        return game.start(Setup.of(game, seats, Position.options(options), Seed.of(seed)));
    }

    /** lorenzo/setup.1 */
    @Test
    void theFirstRoundBringsFourCardsOfEachTypeAndTheFirstPeriod() {
        State s = start(2, "advanced=off", 1);
        for (int floor = 0; floor < 16; floor++) {
            Card card =
                    game.view(s, 0).towers().get(floor) > 0
                            ? s.catalog.card(s.floors[floor] - 1)
                            : null;
            assertThat(card).isNotNull();
            assertThat(card.type().ordinal()).isEqualTo(Space.tower(floor));
            assertThat(card.period()).isEqualTo(1);
        }
        assertThat(game.view(s, 0).piles()).hasSize(96 - 16);
        assertThat(game.view(s, 0).towers().subList(16, 20)).containsOnly(0);
    }

    /** lorenzo/setup.2 */
    @Test
    void theEighthTilesComeWithFamiglieOnly() {
        Set<String> base = new HashSet<>();
        Set<String> all = new HashSet<>();
        for (int seed = 1; seed < 200; seed++) {
            base.addAll(game.view(start(2, "advanced=off", seed), 0).excommunications());
            all.addAll(game.view(start(2, "famiglie=on", seed), 0).excommunications());
        }
        assertThat(base).hasSize(21).doesNotContain("E1-8", "E2-8", "E3-8");
        assertThat(all).hasSize(24);
    }

    /** lorenzo/setup.3 lorenzo/setup.4 */
    @Test
    void theOrderIsDrawnAndCoinsFollowIt() {
        Set<List<Integer>> orders = new HashSet<>();
        for (int seed = 1; seed < 100; seed++) {
            State s = start(3, "advanced=off", seed);
            orders.add(game.view(s, 0).order());
            for (int place = 0; place < 3; place++) {
                int seat = s.seatAt(place);
                assertThat(s.held(seat, Good.COIN)).isEqualTo(5 + place);
                assertThat(s.held(seat, Good.WOOD)).isEqualTo(2);
                assertThat(s.held(seat, Good.STONE)).isEqualTo(2);
                assertThat(s.held(seat, Good.SERVANT)).isEqualTo(3);
            }
        }
        assertThat(orders).hasSize(6);
    }

    /** lorenzo/table.4 */
    @Test
    void eitherExpansionImpliesLeaders() {
        for (String options : List.of("-", "pazzi=on advanced=off", "famiglie=on advanced=off")) {
            View view = game.view(drafting(2, options, 3), 0);
            assertThat(view.phase()).as(options).isEqualTo(Phase.DRAFT);
            assertThat(view.players().getFirst().pack()).as(options).hasSize(4);
        }
        assertThat(game.view(drafting(2, "-", 3), 0).leaderDeck()).isEqualTo(20 - 8);
        assertThat(game.view(drafting(2, "pazzi=on", 3), 0).leaderDeck()).isEqualTo(24 - 8);
        assertThat(game.view(drafting(5, "pazzi=on famiglie=on", 3), 0).leaderDeck())
                .isEqualTo(44 - 20);
        assertThatThrownBy(() -> start(5, "pazzi=on", 1)).isInstanceOf(BadInput.class);
    }

    /** lorenzo/tile.1 lorenzo/draft.1 */
    @Test
    void tilesAreChosenBeforeAnyLeaderIsDealt() {
        for (String options : List.of("-", "pazzi=on", "famiglie=on")) {
            State s = start(2, options, 3);
            View view = game.view(s, s.actor);
            assertThat(view.phase()).as(options).isEqualTo(Phase.TILES);
            assertThat(s.actor).as(options).isEqualTo(s.seatAt(1));
            assertThat(view.players()).allMatch(player -> player.inPack() == 0);
            assertThat(view.knowledge()).allMatch(places -> places >> 1 == 0);
        }
    }

    /** lorenzo/pazzi.1 */
    @Test
    void decksAreRandomSeenOrChosen() {
        assertThat(game.view(start(2, "pazzi=on", 1), 0).piles()).hasSize(120);
        assertThat(game.view(start(2, "pazzi=on decks=seen", 1), 0).piles()).hasSize(96);
        View chosen = game.view(start(2, "pazzi=on decks=chosen:1-94,167,168", 1), 0);
        assertThat(chosen.piles()).hasSize(96).contains(167, 168).doesNotContain(95, 96, 145);
        assertThatThrownBy(() -> start(2, "pazzi=on decks=chosen:1-94", 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("decks: expected 8 of 'Ventures, period 3', found 6");
        assertThatThrownBy(() -> start(2, "pazzi=on decks=chosen:1-97", 1))
                .hasMessageContaining("number 97 is not to be chosen");
        assertThatThrownBy(() -> start(2, "pazzi=on decks=chosen:1-96,5", 1))
                .hasMessageContaining("number 5 is named twice");
        assertThatThrownBy(() -> start(2, "pazzi=on decks=mine", 1)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> start(2, "decks=seen", 1)).hasMessageContaining("pazzi=on");
    }

    /** lorenzo/draft.1 */
    @Test
    void whatPassedByIsRememberedAndWhatDidNotIsNot() {
        State s = drafting(2, "-", 5);
        View first = game.view(s, 0);
        Move.Keep mine = Move.KEEPS[Leader.numbered(first.players().get(0).pack().get(0))];
        Move.Keep hers =
                Move.KEEPS[Leader.numbered(game.view(s, 1).players().get(1).pack().get(0))];
        game.play(s, 0, mine, Events.IGNORED);
        game.play(s, 1, hers, Events.IGNORED);
        for (String passed : first.players().get(0).pack().subList(1, 4))
            assertThat(game.view(s, 0).knowledge().get(Leader.numbered(passed)))
                    .isEqualTo(1 << LeaderCards.PACK);
        assertThat(Integer.bitCount(game.view(s, 1).knowledge().get(mine.leader())))
                .isGreaterThan(1);
    }
}

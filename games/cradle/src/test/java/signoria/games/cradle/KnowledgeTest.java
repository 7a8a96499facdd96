package signoria.games.cradle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.Map;
import java.util.function.Predicate;

/** What all know of hidden cards, and what each seat may therefore imagine. */
class KnowledgeTest {
    private static final int WORLDS = 80;

    private final Cradle game = new Cradle();
    private final State s =
            game.notation().blank(Setup.of(game, 2, Map.of("teams", "off"), Seed.of(1)));
    private final int toscanelli = card("person-01");
    private final int regiomontanus = card("person-02");

    private int card(String id) {
        return game.catalog().card(id);
    }

    private void lay(String part, String text) {
        game.notation().zones().read(s, part, text);
    }

    private void play(String move) {
        game.play(s, s.asked, game.notation().read(move), Events.IGNORED);
    }

    private boolean always(int seat, Predicate<State> holds) {
        Rng rng = Rng.of(3);
        for (int i = 0; i < WORLDS; i++)
            if (!holds.test(game.imagine(game.view(s, seat), rng))) return false;
        return true;
    }

    private boolean never(int seat, Predicate<State> holds) {
        return always(seat, holds.negate());
    }

    private boolean sometimes(int seat, Predicate<State> holds) {
        return !always(seat, holds) && !never(seat, holds);
    }

    @Test
    void aCardTakenFromTheOpenOnesIsKnownToBeInHand() {
        lay("phase", "act");
        lay("actions", "2");
        play("take person-01");
        assertThat(always(1, world -> world.cards.inHand(0, toscanelli))).isTrue();
        assertThat(always(Game.SPECTATOR, world -> world.cards.inHand(0, toscanelli))).isTrue();
    }

    @Test
    void aCardFromTheDeckMayBeAnyThatIsNotInSight() {
        lay("phase", "act");
        lay("actions", "2");
        play("draw");
        int drawn = Bits.first(s.cards.handCultures(0) | 1L << 63);
        assertThat(sometimes(1, world -> world.cards.handCultures(0) != 0)).isTrue();
        assertThat(never(1, world -> world.cards.inHand(0, toscanelli))).isTrue();
        if (drawn < 63) assertThat(always(0, world -> world.cards.inHand(0, drawn))).isTrue();
    }

    @Test
    void afterAFaceDownCardTheOneSeenMayBeIt() {
        lay("seat 1 hand", "person-10");
        lay("phase", "act");
        lay("actions", "2");
        play("take person-01");
        lay("phase", "act");
        s.actions = 2;
        play("play person-10");
        assertThat(sometimes(1, world -> world.cards.inPile(0, toscanelli))).isTrue();
        assertThat(
                        always(
                                1,
                                world ->
                                        world.cards.inHand(0, toscanelli)
                                                || world.cards.inPile(0, toscanelli)))
                .isTrue();
        assertThat(always(0, world -> world.cards.inPile(0, card("person-10")))).isTrue();
    }

    @Test
    void onlyCharactersAreImaginedInAPile() {
        lay("seat 1 hand", "science-blue-1 person-10");
        lay("phase", "act");
        lay("actions", "2");
        play("play person-10");
        assertThat(always(1, world -> Long.bitCount(world.cards.pile(0)) == 1)).isTrue();
        assertThat(always(1, world -> world.cards.handSize(0) == 1)).isTrue();
        assertThat(sometimes(1, world -> world.cards.handPeople(0) != 0)).isTrue();
    }

    @Test
    void theNewDeckIsWhatAllSawDiscarded() {
        lay("seat 2 hand", "rest");
        lay("discards", "person-02 science-blue-1");
        lay("deck", "person-05");
        lay("phase", "act");
        lay("actions", "2");
        play("draw");
        assertThat(
                        always(
                                0,
                                world ->
                                        (world.cards.deckPeople() >>> regiomontanus & 1) != 0
                                                && world.cards.deckSize() == 2))
                .isTrue();
    }

    @Test
    void aCardBackInHandIsKnown() {
        lay("c1", "red-3 r1=1 b2=2");
        lay("seat 1 pile", "person-27");
        lay("seat 2 pile", "person-01");
        play("stone c1 r2");
        play("draw");
        play("show person-27");
        play("show person-01");
        play("pass");
        assertThat(s.cards.inHand(1, toscanelli)).isTrue();
        assertThat(always(0, world -> world.cards.inHand(1, toscanelli))).isTrue();
    }
}

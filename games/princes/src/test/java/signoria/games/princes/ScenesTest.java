package signoria.games.princes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Scene;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Who;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A scene shows all that a view has: two views that differ are never shown alike. */
class ScenesTest {
    private static final int GAMES = 6;
    private final Princes game = new Princes();

    @ParameterizedTest
    @ValueSource(ints = {3, 6})
    void whatAViewHasIsInTheScene(int seats) {
        for (int seed = 1; seed <= GAMES; seed++) play(seats, seed);
    }

    /** §setup.1 */
    @Test
    void aPlayerWithoutAFamilyIsNamedOnce() {
        State s = game.start(Setup.of(game, 3, Map.of(), Seed.of(1)));
        Scene scene = game.scene(game.view(s, 0), List.of(), Language.EN);
        assertThat(Who.named(scene, List.of("Anna", "Bruno", "Carla")).zones())
                .extracting(Scene.Zone::label)
                .contains("Anna (you)", "Bruno", "Carla");
    }

    private void play(int seats, int seed) {
        Rng rng = Rng.of(seed);
        List<Map<String, View>> shown = new ArrayList<>();
        for (int observer = 0; observer <= seats; observer++) shown.add(new HashMap<>());
        State s = game.start(Setup.of(game, seats, Map.of(), Seed.of(seed)));
        while (s.waiting() != 0) {
            for (int observer = 0; observer <= seats; observer++)
                look(s, observer == seats ? Game.SPECTATOR : observer, shown.get(observer));
            if (rng.next(4) == 0) offer(s, rng);
            if (rng.next(150) == 0) game.play(s, s.turn, Move.ABANDON, Events.IGNORED);
            if (s.waiting() != 0) move(s, rng);
        }
    }

    private void look(State s, int observer, Map<String, View> shown) {
        View view = game.view(s, observer);
        View before = shown.put(game.scene(view, List.of(), Language.EN).toString(), view);
        if (before != null) assertThat(view).isEqualTo(before);
    }

    private void offer(State s, Rng rng) {
        int seat = rng.next(s.seats);
        Move.Offer offer =
                new Move.Offer(
                        rng.next(s.seats), rng.next(3), rng.next(3), rng.next(3), rng.next(3));
        if (game.refusal(s, seat, offer) == Refusal.NONE) game.play(s, seat, offer, Events.IGNORED);
    }

    private void move(State s, Rng rng) {
        int seat = Rng.nth(s.waiting(), rng.next(Integer.bitCount(s.waiting())));
        List<Move> legal = new ArrayList<>();
        game.legal(s, seat, legal);
        game.play(s, seat, legal.get(rng.next(legal.size())), Events.IGNORED);
    }
}

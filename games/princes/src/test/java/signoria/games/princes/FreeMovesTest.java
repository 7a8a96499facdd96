package signoria.games.princes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Position;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Games full of offers, odd bids and players who leave: what the lists do not offer is lawful too.
 */
class FreeMovesTest {
    private static final int GAMES = 20;
    private final Princes game = new Princes();
    private int traded;
    private int left;

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void aTableOfTradersKeepsItsBooks(int seats) {
        for (int seed = 1; seed <= GAMES; seed++) play(seats, seed);
        assertThat(traded).isGreaterThan(GAMES);
        assertThat(left).isPositive();
    }

    /** Who could bid beyond what is listed is told so, and only then. */
    @Test
    void bidsBetweenTheListedOnesAreSaid() {
        State s = game.notation().blank(Setup.of(game, 3, Map.of(), Seed.of(1)));
        Zones<State> zones = game.notation().zones();
        zones.read(s, "phase", "opening");
        zones.read(s, "lot", "doge");
        zones.read(s, "asked", "1");
        for (int gold : new int[] {40, 41}) {
            zones.read(s, "seat 1 gold", "" + gold);
            List<String> forms =
                    game.notation().forms(s, 0, Language.EN).stream()
                            .map(Notation.Form::text)
                            .filter(text -> text.startsWith("bid"))
                            .toList();
            assertThat(forms)
                    .as("with %d gold", gold)
                    .isEqualTo(gold < 41 ? List.of() : List.of("bid 41"));
        }
    }

    private void play(int seats, int seed) {
        Rng rng = Rng.of(seed);
        State s = game.start(Setup.of(game, seats, Map.of(), Seed.of(seed)));
        for (int moves = 0; s.waiting() != 0; moves++) {
            assertThat(moves).isLessThan(game.sheet().cap());
            for (int seat = 0; seat < seats; seat++) trade(s, seat, rng);
            if (rng.next(400) == 0) leave(s, rng.next(seats));
            if (s.waiting() != 0)
                move(s, Rng.nth(s.waiting(), rng.next(Integer.bitCount(s.waiting()))), rng);
            check(s, moves, rng);
        }
    }

    /** An offer that may be too much, or an answer to one. */
    private void trade(State s, int seat, Rng rng) {
        if (s.hasLeft(seat)) return;
        if (rng.next(3) == 0) {
            Move.Offer offer = offer(s.seats, rng);
            if (game.refusal(s, seat, offer) == Refusal.NONE)
                game.play(s, seat, offer, Events.IGNORED);
        } else if (s.offered != 0) answer(s, seat, rng);
    }

    private static Move.Offer offer(int seats, Rng rng) {
        return new Move.Offer(
                rng.next(seats), rng.next(12), rng.next(5), rng.next(12), rng.next(5));
    }

    private void answer(State s, int seat, Rng rng) {
        List<Move> answers = new ArrayList<>();
        Trade.legal(s, seat, answers);
        if (answers.isEmpty()) return;
        Move answer = answers.get(rng.next(answers.size()));
        assertThat(game.refusal(s, seat, answer)).isEqualTo(Refusal.NONE);
        game.play(s, seat, answer, Events.IGNORED);
        if (answer instanceof Move.Accept) traded++;
    }

    private void leave(State s, int seat) {
        if (game.refusal(s, seat, Move.ABANDON) != Refusal.NONE) return;
        game.play(s, seat, Move.ABANDON, Events.IGNORED);
        left++;
    }

    private void move(State s, int seat, Rng rng) {
        Move odd = new Move.Bid(rng.next(80));
        if (game.refusal(s, seat, odd) == Refusal.NONE) {
            game.play(s, seat, odd, Events.IGNORED);
            return;
        }
        List<Move> legal = new ArrayList<>();
        game.legal(s, seat, legal);
        game.play(s, seat, legal.get(rng.next(legal.size())), Events.IGNORED);
    }

    private void check(State s, int moves, Rng rng) {
        game.audit(s);
        if (moves % 9 > 0) return;
        String text = Position.write(game, s);
        assertThat(Position.write(game, Position.read(game, text))).isEqualTo(text);
        int observer = rng.next(s.seats + 1) == s.seats ? Game.SPECTATOR : rng.next(s.seats);
        View view = game.view(s, observer);
        State imagined = game.imagine(view, rng);
        game.audit(imagined);
        assertThat(game.view(imagined, observer)).isEqualTo(view);
        game.redeal(imagined, rng.next(s.seats), rng);
        game.audit(imagined);
    }
}

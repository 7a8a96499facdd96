package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Refusal;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class BotsTest {
    private static final int SEATS = 3;

    /** Plays one game; the moves as text, and last the winner's seat. */
    private static <S, M, V> List<String> played(
            Game<S, M, V> game, List<String> levels, long seed) {
        S s = game.start(Setup.of(game, SEATS, Map.of(), Seed.of(seed)));
        List<Bot<M, V>> bots = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++)
            bots.add(Level.named(levels.get(seat)).bot(game, seat, seed * SEATS + seat));
        List<String> moves = new ArrayList<>();
        while (!game.over(s)) {
            int seat = Bits.first(game.waiting(s));
            List<M> legal = new ArrayList<>();
            game.legal(s, seat, legal);
            M move = bots.get(seat).choose(game.view(s, seat), List.copyOf(legal), Budget.USUAL);
            assertThat(game.refusal(s, seat, move)).isEqualTo(Refusal.NONE);
            game.play(s, seat, move, Events.IGNORED);
            moves.add(game.notation().write(move));
        }
        moves.add(game.result(s).places().toString());
        return moves;
    }

    @Test
    void theSameSeedGivesTheSameGame() {
        List<String> levels = List.of("apprentice", "random", "apprentice");
        for (int seed = 0; seed < 10; seed++)
            assertThat(played(new Toy(), levels, seed)).isEqualTo(played(new Toy(), levels, seed));
    }

    @Test
    void anApprenticeBeatsTwoRandomPlayersMoreOftenThanChanceWould() {
        int won = 0;
        for (int seed = 0; seed < 120; seed++) {
            List<String> levels = new ArrayList<>(List.of("random", "random", "random"));
            levels.set(seed % SEATS, "apprentice");
            String places = played(new Toy(), levels, seed).getLast();
            if (places.charAt(1 + 3 * (seed % SEATS)) == '1') won++;
        }
        assertThat(won).isGreaterThan(50);
    }

    @Test
    void opinionsCoverEveryMoveAndTheBestIsTheOneChosen() {
        Toy toy = new Toy();
        var s = toy.start(Setup.of(toy, SEATS, Map.of(), Seed.of(5)));
        List<signoria.kernel.toy.Move> legal = new ArrayList<>();
        toy.legal(s, 0, legal);
        var view = toy.view(s, 0);
        var opinions = Level.named("apprentice").bot(toy, 0, 9).opinions(view, legal, Budget.USUAL);
        assertThat(opinions).extracting(Opinion::move).containsAll(legal);
        var chosen = Level.named("apprentice").bot(toy, 0, 9).choose(view, legal, Budget.USUAL);
        double best = opinions.getFirst().value();
        assertThat(opinions)
                .anyMatch(opinion -> opinion.move().equals(chosen) && opinion.value() == best);
    }

    @Test
    void aTinyBudgetStillGivesAnAnswer() {
        Toy toy = new Toy();
        var s = toy.start(Setup.of(toy, SEATS, Map.of(), Seed.of(5)));
        List<signoria.kernel.toy.Move> legal = new ArrayList<>();
        toy.legal(s, 1, legal);
        assertThat(legal)
                .contains(
                        Level.named("apprentice")
                                .bot(toy, 1, 1)
                                .choose(toy.view(s, 1), legal, new Budget(1)));
    }

    @Test
    void anUnknownLevelIsToldWithThoseThereAre() {
        assertThatThrownBy(() -> Level.named("grandmaster"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(
                        "no bot 'grandmaster': there are random, novice, apprentice");
    }

    @Test
    void diceCoverTheirRangeEvenly() {
        Dice dice = new Dice(3);
        int[] faces = new int[6];
        for (int i = 0; i < 60_000; i++) faces[dice.next(6)]++;
        for (int face : faces) assertThat(face).isBetween(9_500, 10_500);
    }
}

package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What holds for every level in every game, at every number of seats. */
class LevelTest {
    private static final List<String> LEVELS =
            List.of("random", "novice", "apprentice", "journeyman:10", "master:30");

    /** A moment of a game: some seat is asked. */
    private interface Moment {
        <S, M, V> void at(Game<S, M, V> game, S s, int seat, List<M> legal);
    }

    @TestFactory
    Stream<DynamicTest> answersAreAlwaysAllowed() {
        return everywhere(
                new Moment() {
                    @Override
                    public <S, M, V> void at(Game<S, M, V> game, S s, int seat, List<M> legal) {
                        for (String level : LEVELS) {
                            M move = answer(game, s, seat, legal, level, 7);
                            assertThat(game.refusal(s, seat, move)).isEqualTo(Refusal.NONE);
                        }
                    }
                });
    }

    @TestFactory
    Stream<DynamicTest> equalViewsAndSeedsGiveEqualAnswers() {
        return everywhere(
                new Moment() {
                    @Override
                    public <S, M, V> void at(Game<S, M, V> game, S s, int seat, List<M> legal) {
                        S other = game.copy(s);
                        game.redeal(other, seat, Rng.of(99));
                        for (String level : LEVELS)
                            assertThat(answer(game, other, seat, legal, level, 5))
                                    .as(level)
                                    .isEqualTo(answer(game, s, seat, legal, level, 5));
                    }
                });
    }

    /** Two whole games by the same seeds go the same way. */
    @TestFactory
    Stream<DynamicTest> gamesAreReproducible() {
        return games().map(
                        game ->
                                dynamicTest(
                                        game.sheet().id(),
                                        () ->
                                                assertThat(record(game, 60))
                                                        .isEqualTo(record(game, 60))));
    }

    @Test
    void namesTellIterations() {
        assertThat(Level.named("master:2000").name()).isEqualTo("master:2000");
        assertThat(Level.named("master:200ms").name()).isEqualTo("master:200ms");
        assertThatThrownBy(() -> Level.named("master:0ms")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Level.named("master:x")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Level.named("master:0")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Level.named("random:5")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Level.named("grandmaster")).isInstanceOf(BadInput.class);
        assertThat(Level.inArena("master:9/rounds=2").name()).isEqualTo("master:9/rounds=2");
        assertThatThrownBy(() -> Level.inArena("master:9/rouns=2"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("rounds");
    }

    /** Who sees everything, and the textbook, sit in the arena only. */
    @Test
    void yardsticksAreNoOpponents() {
        for (Level level : Level.yardsticks()) {
            assertThatThrownBy(() -> Level.named(level.name())).isInstanceOf(BadInput.class);
            assertThat(Level.inArena(level.name()).name()).isEqualTo(level.name());
        }
    }

    private static <S, M, V> M answer(
            Game<S, M, V> game, S s, int seat, List<M> legal, String level, long seed) {
        Bot<M, V> bot = Level.named(level).bot(game, seat, seed);
        return bot.choose(game.view(s, seat), legal, Budget.USUAL);
    }

    private static <S, M, V> List<String> record(Game<S, M, V> game, int moves) {
        int seats = game.sheet().fewest();
        S s = game.start(Setup.of(game, seats, Map.of(), Seed.of(3)));
        List<Bot<M, V>> bots = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++)
            bots.add(Level.named("journeyman:12").bot(game, seat, seat));
        List<String> written = new ArrayList<>();
        while (!game.over(s) && written.size() < moves) {
            int seat = Bits.first(game.waiting(s));
            List<M> legal = new ArrayList<>();
            game.legal(s, seat, legal);
            M move = bots.get(seat).choose(game.view(s, seat), legal, Budget.USUAL);
            written.add(game.notation().write(move));
            game.play(s, seat, move, Events.IGNORED);
        }
        return written;
    }

    private static Stream<Game<?, ?, ?>> games() {
        return Stream.concat(Games.all().stream(), Stream.of(new Toy()));
    }

    /** Some moments of one random game for each game and number of seats. */
    private static Stream<DynamicTest> everywhere(Moment moment) {
        return games().flatMap(
                        game ->
                                IntStream.rangeClosed(game.sheet().fewest(), game.sheet().most())
                                        .mapToObj(seats -> at(game, seats, moment)));
    }

    private static DynamicTest at(Game<?, ?, ?> game, int seats, Moment moment) {
        return dynamicTest(
                game.sheet().id() + ", seats: " + seats, () -> stroll(game, seats, moment));
    }

    private static <S, M, V> void stroll(Game<S, M, V> game, int seats, Moment moment) {
        Setup setup;
        try {
            setup = Setup.of(game, seats, Map.of(), Seed.of(seats));
        } catch (BadInput refused) {
            return; // so many seats need an option
        }
        Dice dice = new Dice(seats);
        S s = game.start(setup);
        List<M> legal = new ArrayList<>();
        for (int step = 0; !game.over(s) && step < 120; step++) {
            int seat = Bits.first(game.waiting(s));
            legal.clear();
            game.legal(s, seat, legal);
            if (step % 10 == 0) moment.at(game, s, seat, List.copyOf(legal));
            game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
    }
}

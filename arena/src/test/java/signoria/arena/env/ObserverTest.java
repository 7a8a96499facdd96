package signoria.arena.env;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import signoria.bots.Dice;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.wire.Wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An observation says what the view says: no more, no less. */
class ObserverTest {
    private static final int DEALS = 4;
    private static final int EVERY = 7;

    static List<Game<?, ?, ?>> games() {
        return Games.all();
    }

    /** Something done with the moments of some random games that the survey has not seen. */
    private interface Look<S> {
        void at(S s, int seat, String where);
    }

    private static <S, M, V> void play(Game<S, M, V> game, Setup setup, Look<S> look) {
        List<M> legal = new ArrayList<>();
        for (int deal = 0; deal < DEALS; deal++) {
            Dice dice = new Dice(7000 + deal);
            S s = game.start(setup.with(Seed.of(7000 + deal)));
            for (int decision = 0; !game.over(s); decision++) {
                int seat = Bits.first(game.waiting(s));
                if (decision % EVERY == 0)
                    look.at(s, seat, "deal " + deal + ", decision " + decision);
                legal.clear();
                game.legal(s, seat, legal);
                game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
            }
        }
    }

    private static Setup setup(Game<?, ?, ?> game, int seats) {
        return Setup.of(game, seats, Map.of(), Seed.ZERO);
    }

    @ParameterizedTest
    @MethodSource("games")
    void statesThatLookTheSameAreObservedTheSame(Game<?, ?, ?> game) {
        behindTheView(game);
    }

    private static <S, M, V> void behindTheView(Game<S, M, V> game) {
        Setup setup = setup(game, Math.max(2, game.sheet().fewest()));
        Observer<S, M, V> observer = new Observer<>(game, setup);
        short[] seen = new short[observer.width()];
        short[] imagined = new short[observer.width()];
        play(
                game,
                setup,
                (s, seat, where) -> {
                    V view = game.view(s, seat);
                    observer.observe(view, seen, 0);
                    for (int world = 0; world < 3; world++) {
                        S other = game.imagine(view, Rng.of(world));
                        observer.observe(game.view(other, seat), imagined, 0);
                        assertThat(imagined).as(where).isEqualTo(seen);
                    }
                });
    }

    @ParameterizedTest
    @MethodSource("games")
    void viewsThatDifferAreObservedDifferently(Game<?, ?, ?> game) {
        nothingIsLost(game);
    }

    private static <S, M, V> void nothingIsLost(Game<S, M, V> game) {
        Setup setup = setup(game, Setup.mostSeats(game, Map.of()));
        Observer<S, M, V> observer = new Observer<>(game, setup);
        Wire<M, V> wire = new Wire<>(game);
        short[] row = new short[observer.width()];
        Map<List<Short>, String> told = new HashMap<>();
        play(
                game,
                setup,
                (s, seat, where) -> {
                    V view = game.view(s, seat);
                    observer.observe(view, row, 0);
                    List<Short> numbers = new ArrayList<>();
                    for (short number : row) numbers.add(number);
                    String before = told.put(numbers, wire.write(view));
                    if (before != null) assertThat(wire.write(view)).as(where).isEqualTo(before);
                });
        assertThat(told).hasSizeGreaterThan(3);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyNumberHasANameAndAPlaceOfItsOwn(Game<?, ?, ?> game) {
        named(game);
    }

    private static <S, M, V> void named(Game<S, M, V> game) {
        Setup setup = setup(game, Math.max(2, game.sheet().fewest()));
        Observer<S, M, V> observer = new Observer<>(game, setup);
        assertThat(observer.entries()).hasSize(observer.width());
        Set<String> names = new HashSet<>();
        for (Entry entry : observer.entries()) names.add(entry.name());
        assertThat(names).hasSize(observer.width());
        assertThat(new Observer<>(game, setup).digest()).isEqualTo(observer.digest());

        short[] row = new short[observer.width() + 2];
        play(
                game,
                setup,
                (s, seat, where) -> {
                    row[0] = row[row.length - 1] = 77;
                    observer.observe(game.view(s, seat), row, 1);
                    assertThat(row[0]).as(where).isEqualTo((short) 77);
                    assertThat(row[row.length - 1]).as(where).isEqualTo((short) 77);
                    for (int i = 0; i < observer.width(); i++) {
                        Entry entry = observer.entries().get(i);
                        if (entry.kind() == Entry.Kind.NAME)
                            assertThat((int) row[i + 1])
                                    .as("%s, %s", entry.name(), where)
                                    .isBetween(-1, entry.values().size());
                    }
                });
    }
}

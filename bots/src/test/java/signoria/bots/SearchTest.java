package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Toy;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Clocks, threads, faults, and what a search keeps from one decision to the next. */
class SearchTest {
    /**
     * A machine and its time, which goes on by what a game is asked: the same on every machine.
     *
     * @param pause how long it does something else, every so often
     */
    private static final class Machine implements InvocationHandler {
        private static final Set<String> WORK = Set.of("play", "redeal", "imagine", "worth");
        private static final int OFTEN = 1000;

        private final Game<?, ?, ?> game;
        private final long step;
        private final long pause;
        private long asked;

        Machine(Game<?, ?, ?> game, long step, long pause) {
            this.game = game;
            this.step = step;
            this.pause = pause;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            if (WORK.contains(method.getName())) asked++;
            return method.invoke(game, arguments);
        }

        long time() {
            return asked * step + asked / OFTEN * pause;
        }

        <S, M, V> Game<S, M, V> playing(Game<S, M, V> like) {
            return Machine.<Game<S, M, V>>as(
                    Proxy.newProxyInstance(
                            like.getClass().getClassLoader(), new Class<?>[] {Game.class}, this));
        }

        @SuppressWarnings("unchecked")
        private static <T> T as(Object proxy) {
            return (T) proxy;
        }
    }

    private static final int STEP = 10_000;

    private static final int MILLISECOND = 1_000_000;

    @Test
    void timeIsKept() {
        for (Searcher.Maker level : List.of(thinking(100, Style.NEAR), thinking(1000, Style.FAR)))
            for (Game<?, ?, ?> game : Games.all())
                assertThat(lateness(game, level, STEP, 0, 2)).isBetween(0.1, 1.0);
    }

    /** Also when much else runs on it. */
    @Test
    void timeIsKeptOnALoadedMachine() {
        for (Searcher.Maker level : List.of(thinking(100, Style.NEAR), thinking(1000, Style.FAR)))
            for (Game<?, ?, ?> game : Games.all())
                assertThat(lateness(game, level, STEP, 4 * MILLISECOND, 2)).isBetween(0.1, 1.1);
    }

    /** The textbook's playouts go to the end of the game, however far it is. */
    @Test
    void longPlayoutsKeepTimeToo() {
        Searcher.Maker level = thinking(1000, Style.PLAIN);
        for (Game<?, ?, ?> game : Games.all())
            assertThat(lateness(game, level, STEP, 0, 1)).isBetween(0.1, 1.05);
    }

    /** As a program just started is: looking around and the apprentice's opinion take long too. */
    @Test
    void aSlowStartKeepsTimeToo() {
        for (Style style : List.of(Style.NEAR, Style.FAR, Style.NEAR.with("prior", 0)))
            assertThat(lateness(new Toy(), thinking(200, style), MILLISECOND, 0, 1))
                    .isBetween(0.1, 1.1);
    }

    @Test
    void severalTreesAnswerToo() {
        Game<?, ?, ?> game = new Toy();
        Workers backwards = tasks -> tasks.reversed().forEach(Runnable::run);
        Budget three = Budget.USUAL.threads(3, Workers.ALONE);
        assertThat(first(game, Level.named("master:400"), three))
                .isEqualTo(first(game, Level.named("master:400"), three))
                .isEqualTo(
                        first(game, Level.named("master:400"), Budget.USUAL.threads(3, backwards)));
    }

    /** The world may be broken; whoever waits for a move gets one. */
    @Test
    void anAnswerThereIsAlways() {
        Toy broken =
                new Toy() {
                    @Override
                    public void redeal(
                            signoria.kernel.toy.State s, int seat, signoria.kernel.Rng rng) {
                        throw new IllegalStateException("no such world");
                    }
                };
        assertThat(first(broken, Level.named("master:50"), Budget.USUAL)).startsWith("lay");
    }

    /** A name has the last word, and the textbook hears nothing of it. */
    @Test
    void aGameSaysWhatSuitsItsSearch() {
        Toy suited =
                new Toy() {
                    @Override
                    public String search(boolean deep) {
                        return deep ? "calm=0" : "rounds=1";
                    }
                };
        assertThat(held(suited, "master:60"))
                .isEqualTo(held(new Toy(), "master:60/calm=0"))
                .isNotEqualTo(held(new Toy(), "master:60"));
        assertThat(held(suited, "journeyman:60"))
                .isEqualTo(held(new Toy(), "journeyman:60/rounds=1"))
                .isNotEqualTo(held(new Toy(), "journeyman:60"));
        assertThat(held(suited, "master:60/calm=1")).isEqualTo(held(new Toy(), "master:60"));
        assertThat(held(suited, "plain:60")).isEqualTo(held(new Toy(), "plain:60"));
    }

    private static <S, M, V> String held(Game<S, M, V> game, String level) {
        S s = game.start(Setup.of(game, 2, Map.of(), Seed.of(2)));
        Bot<M, V> bot = Level.inArena(level).bot(game, 0, 1);
        return bot.opinions(game.view(s, 0), legal(game, s, 0), Budget.USUAL).toString();
    }

    /** A turn's second question finds the tree of the first. */
    @Test
    void whatWasFoundOutStaysKnown() {
        Game<?, ?, ?> game =
                Games.all().stream()
                        .filter(each -> each.sheet().fewest() == 1)
                        .findFirst()
                        .orElseThrow();
        assertThat(kept(game)).isTrue();
    }

    private static <S, M, V> boolean kept(Game<S, M, V> game) {
        S s = game.start(Setup.of(game, 1, Map.of(), Seed.of(4)));
        List<M> legal = legal(game, s, 0);
        Search<S, M, V> search =
                new Search<>(game, 0, game.copy(s), legal, Style.FAR, 1, Clock.NEVER);
        for (int decisions = 0; decisions < 60 && !game.over(s); decisions++) {
            for (int i = 0; i < 300; i++) search.iterate();
            M best = new Grove<>(List.of(search)).ranked().getFirst().move();
            game.play(s, 0, best, Events.IGNORED);
            legal = legal(game, s, 0);
            V view = game.view(s, 0);
            if (legal.size() > 1 && search.follows(best, view)) {
                search.follow(best, s, legal);
                return IntStream.range(0, search.root().size()).map(search.root()::visits).sum()
                        > 10;
            }
            search = new Search<>(game, 0, game.copy(s), legal, Style.FAR, 1, Clock.NEVER);
        }
        return false;
    }

    private static <S, M, V> String first(Game<S, M, V> game, Level level, Budget budget) {
        S s = game.start(Setup.of(game, 2, Map.of(), Seed.of(2)));
        M move = level.bot(game, 0, 1).choose(game.view(s, 0), legal(game, s, 0), budget);
        return game.notation().write(move);
    }

    private static Searcher.Maker thinking(int millis, Style style) {
        return new Searcher.Maker("thinker", "", 0, millis, style, "");
    }

    /** The longest of some decisions, as part of the time there was. */
    private static <S, M, V> double lateness(
            Game<S, M, V> rules, Searcher.Maker level, long step, long pause, int decisions) {
        Machine machine = new Machine(rules, step, pause);
        Game<S, M, V> game = machine.playing(rules);
        S s = rules.start(Setup.of(rules, rules.sheet().fewest(), Map.of(), Seed.of(2)));
        double slowest = 0;
        int left = decisions;
        Dice dice = new Dice(1);
        while (left > 0 && !rules.over(s)) {
            int seat = Bits.first(rules.waiting(s));
            List<M> legal = legal(rules, s, seat);
            if (legal.size() > 3) {
                long begun = machine.time();
                new Searcher<>(game, seat, level, 1, machine::time)
                        .choose(rules.view(s, seat), legal, Budget.USUAL);
                double taken = machine.time() - begun;
                slowest = Math.max(slowest, taken / MILLISECOND / level.millis());
                left--;
            }
            rules.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
        return slowest;
    }

    private static <S, M> List<M> legal(Game<S, M, ?> game, S s, int seat) {
        List<M> legal = new ArrayList<>();
        game.legal(s, seat, legal);
        return legal;
    }
}

package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

/** Clocks, threads, faults, and what a search keeps from one decision to the next. */
class SearchTest {
    private volatile boolean busy = true;
    private final List<Thread> burners = new ArrayList<>();

    @AfterEach
    void rest() throws InterruptedException {
        busy = false;
        for (Thread burner : burners) burner.join();
    }

    /** Also when everything else on the machine runs too. */
    @Test
    void timeIsKeptOnALoadedMachine() {
        for (int i = 0; i < 2 * Runtime.getRuntime().availableProcessors(); i++)
            burners.add(Thread.ofPlatform().daemon().start(this::burn));
        for (Searcher.Maker level : List.of(thinking(100, Style.NEAR), thinking(1000, Style.FAR)))
            for (Game<?, ?, ?> game : Games.all())
                assertThat(lateness(game, level, 2)).isLessThan(1.1);
    }

    /** The textbook's playouts go to the end of the game, however far it is. */
    @Test
    void longPlayoutsKeepTimeToo() {
        Searcher.Maker level = thinking(1000, Style.PLAIN);
        for (Game<?, ?, ?> game : Games.all()) assertThat(lateness(game, level, 1)).isLessThan(1.1);
    }

    /** As a program just started is: looking around and the apprentice's opinion take long too. */
    @Test
    void aSlowStartKeepsTimeToo() {
        Toy slow =
                new Toy() {
                    @Override
                    public void play(
                            signoria.kernel.toy.State s,
                            int seat,
                            signoria.kernel.toy.Move move,
                            Events out) {
                        LockSupport.parkNanos(1_000_000);
                        super.play(s, seat, move, out);
                    }
                };
        for (Style style : List.of(Style.NEAR, Style.FAR, Style.NEAR.with("prior", 0)))
            assertThat(lateness(slow, thinking(200, style), 1)).isLessThan(1.1);
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

    private void burn() {
        double sum = 0;
        while (busy) sum += Math.sin(sum);
        assertThat(sum).isNotNaN();
    }

    private static <S, M, V> String first(Game<S, M, V> game, Level level, Budget budget) {
        S s = game.start(Setup.of(game, 2, Map.of(), Seed.of(2)));
        M move = level.bot(game, 0, 1).choose(game.view(s, 0), legal(game, s, 0), budget);
        return game.notation().write(move);
    }

    private static Searcher.Maker thinking(int millis, Style style) {
        return new Searcher.Maker("thinker", "", 0, millis, style, "");
    }

    /**
     * The longest of some decisions, as part of the time there was; one that the machine itself
     * held up is taken again.
     */
    private static <S, M, V> double lateness(
            Game<S, M, V> game, Searcher.Maker level, int decisions) {
        S s = game.start(Setup.of(game, game.sheet().fewest(), Map.of(), Seed.of(2)));
        double slowest = 0;
        int left = decisions;
        Dice dice = new Dice(1);
        while (left > 0 && !game.over(s)) {
            int seat = Bits.first(game.waiting(s));
            List<M> legal = legal(game, s, seat);
            if (legal.size() > 3) {
                double taken = Double.MAX_VALUE;
                for (int i = 0; i < 3 && taken > 1.1; i++)
                    taken = Math.min(taken, taken(game, level, s, seat) / level.millis());
                slowest = Math.max(slowest, taken);
                left--;
            }
            game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
        return slowest;
    }

    private static <S, M, V> double taken(Game<S, M, V> game, Level level, S s, int seat) {
        Bot<M, V> bot = level.bot(game, seat, 1);
        long begun = System.nanoTime();
        bot.choose(game.view(s, seat), legal(game, s, seat), Budget.USUAL);
        return (System.nanoTime() - begun) / 1e6;
    }

    private static <S, M> List<M> legal(Game<S, M, ?> game, S s, int seat) {
        List<M> legal = new ArrayList<>();
        game.legal(s, seat, legal);
        return legal;
    }
}

package signoria.bots;

import signoria.kernel.Game;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.logging.Logger;

/** Searches a tree of decisions, by time or by iterations. */
final class Searcher<S, M, V> implements Bot<M, V>, Seer<S> {
    private static final Logger LOG = Logger.getLogger(Searcher.class.getName());

    /** By when, of all its time, it must have looked around. */
    private static final double LOOKING = 0.4;

    /** By when it must have an apprentice's opinion; the search itself has the rest. */
    private static final double HOLDING = 0.7;

    private final Game<S, M, V> game;
    private final int seat;
    private final Maker maker;
    private final Style style;
    private final LongSupplier time;
    private final Dice dice;
    private final Apprentice<S, M, V> apprentice;
    private Optional<S> truth = Optional.empty();

    /** The last search and the move it led to, while the next question may follow from it. */
    private Optional<Grove<S, M, V>> last = Optional.empty();

    private Optional<M> made = Optional.empty();

    Searcher(Game<S, M, V> game, int seat, Maker maker, long seed, LongSupplier time) {
        this.game = game;
        this.time = time;
        this.seat = seat;
        this.maker = maker;
        this.style = maker.style(game);
        this.dice = new Dice(seed);
        this.apprentice =
                new Apprentice<>(game, seat, seed, Apprentice.Sight.USUAL.with(style.brisk()));
    }

    @Override
    public void look(S state) {
        if (style.peeks()) truth = Optional.of(state);
    }

    @Override
    public M choose(V view, List<M> legal, Budget budget) {
        if (legal.size() == 1 && game.candidates(view).isEmpty()) return legal.getFirst();
        try {
            M move = opinions(view, legal, budget).getFirst().move();
            made = Optional.of(move);
            return move;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            LOG.log(java.util.logging.Level.WARNING, "a search failed in " + game.sheet().id(), e);
            last = Optional.empty();
            return unsearched(view, legal, budget);
        }
    }

    /** An answer there is always. */
    private M unsearched(V view, List<M> legal, Budget budget) {
        try {
            return apprentice.choose(view, legal, budget);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            LOG.log(java.util.logging.Level.WARNING, "the apprentice failed too", e);
            return legal.getFirst();
        }
    }

    private Clock clock(Budget budget) {
        return maker.iterations > 0
                ? Clock.NEVER
                : Clock.of(time, Math.min(maker.millis, budget.most()) * 1_000_000);
    }

    /** Out of turn a quick look is enough. */
    @Override
    public Optional<M> interject(V view, List<M> legal, Budget budget) {
        apprentice.until(clock(budget));
        return apprentice.interject(view, legal, budget);
    }

    @Override
    public List<Opinion<M>> opinions(V view, List<M> legal, Budget budget) {
        Clock clock = clock(budget);
        Grove<S, M, V> grove = grove(view, legal, budget.threads(), clock.part(LOOKING));
        apprentice.until(clock.part(HOLDING));
        if (style.prior() > 0) {
            List<Opinion<M>> opinions = apprentice.opinions(view, legal, budget);
            grove.expect(opinions, apprentice.needless());
        }
        last = Optional.of(grove);
        made = Optional.empty();
        if (maker.iterations > 0) grove.count(maker.iterations, budget.workers());
        else grove.think(clock, budget.workers());
        return grove.ranked();
    }

    /** With as many lines as for a decision, or for as long. */
    @Override
    public List<Trial<M>> trials(V view, List<M> moves, Budget budget) {
        Clock clock = clock(budget);
        S seen = game.imagine(view, Rng.of(dice.bits()));
        Search<S, M, V> tree =
                new Search<>(game, seat, seen, moves, style, dice.bits(), clock.part(LOOKING));
        List<Trial<M>> trials = new ArrayList<>();
        for (M move : moves) trials.add(new Trial<>(move));
        tree.until(clock);
        int most = maker.iterations > 0 ? maker.iterations / moves.size() + 1 : Integer.MAX_VALUE;
        for (int world = 0; world < most && !clock.out(); world++) tree.compare(trials);
        return trials;
    }

    /** The last search again if the question follows from its answer, else a new one. */
    private Grove<S, M, V> grove(V view, List<M> legal, int threads, Clock looking) {
        Rng rng = Rng.of(dice.bits());
        long seed = dice.bits();
        S seen = truth.map(game::copy).orElseGet(() -> game.imagine(view, rng));
        List<M> moves = new ArrayList<>(legal);
        for (M move : game.candidates(view))
            if (!moves.contains(move) && game.refusal(seen, seat, move) == Refusal.NONE)
                moves.add(move);
        if (last.isPresent()
                && made.isPresent()
                && last.get().follow(made.get(), view, seen, moves)) return last.get();
        Dice seeds = new Dice(seed);
        List<Search<S, M, V>> trees = new ArrayList<>();
        for (int i = 0; i < threads; i++)
            trees.add(new Search<>(game, seat, seen, moves, style, seeds.bits(), looking));
        return new Grove<>(trees);
    }

    /**
     * A level of search.
     *
     * @param iterations for each decision; 0 to think by time
     * @param pace how that is written in the name; empty for the level's own time
     * @param figures changes of the style, as written in the name; empty for none
     */
    record Maker(
            String level, String pace, int iterations, long millis, Style style, String figures)
            implements Level {
        @Override
        public String name() {
            return level
                    + (pace.isEmpty() ? "" : ":" + pace)
                    + (figures.isEmpty() ? "" : "/" + figures);
        }

        @Override
        public Level with(int iterations) {
            return new Maker(level, "" + iterations, iterations, millis, style, figures);
        }

        @Override
        public Level within(int millis) {
            return new Maker(level, millis + "ms", 0, millis, style, figures);
        }

        @Override
        public boolean searches() {
            return true;
        }

        /** For measurements: {@code master:2000/explore=0.2}. */
        Level with(String figures) {
            style.with(figures); // refuses what is no figure
            return new Maker(level, pace, iterations, millis, style, figures);
        }

        /** The level's own style, what suits the game, and at last what the name asks for. */
        private Style style(Game<?, ?, ?> game) {
            String suits = style.textbook() ? "" : game.search(style.deep());
            return style.with(suits).with(figures);
        }

        @Override
        public <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed) {
            return new Searcher<>(game, seat, this, seed, System::nanoTime);
        }
    }
}

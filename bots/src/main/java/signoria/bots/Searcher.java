package signoria.bots;

import signoria.kernel.Game;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Searches a tree of decisions, by time or by iterations. */
final class Searcher<S, M, V> implements Bot<M, V>, Seer<S> {
    private static final int CLOCK = 16;

    private final Game<S, M, V> game;
    private final int seat;
    private final Maker maker;
    private final Dice dice;
    private final Bot<M, V> apprentice;
    private Optional<S> truth = Optional.empty();

    private Searcher(Game<S, M, V> game, int seat, Maker maker, long seed) {
        this.game = game;
        this.seat = seat;
        this.maker = maker;
        this.dice = new Dice(seed);
        this.apprentice = new Apprentice.Maker().bot(game, seat, seed);
    }

    @Override
    public void look(S state) {
        if (maker.style.peeks()) truth = Optional.of(state);
    }

    @Override
    public M choose(V view, List<M> legal, Budget budget) {
        if (legal.size() == 1 && game.candidates(view).isEmpty()) return legal.getFirst();
        return opinions(view, legal, budget).getFirst().move();
    }

    /** Out of turn a quick look is enough. */
    @Override
    public Optional<M> interject(V view, List<M> legal, Budget budget) {
        return apprentice.interject(view, legal, budget);
    }

    @Override
    public List<Opinion<M>> opinions(V view, List<M> legal, Budget budget) {
        Rng rng = Rng.of(dice.bits());
        S seen = truth.map(game::copy).orElseGet(() -> game.imagine(view, rng));
        List<M> moves = new ArrayList<>(legal);
        for (M move : game.candidates(view))
            if (!moves.contains(move) && game.refusal(seen, seat, move) == Refusal.NONE)
                moves.add(move);
        Search<S, M> search = new Search<>(game, seat, seen, moves, maker.style, dice.bits());
        if (maker.iterations > 0) for (int i = 0; i < maker.iterations; i++) search.iterate();
        else think(search);
        return ranked(search.root());
    }

    /** Until time is up, or until nothing can catch up with the best move. */
    private void think(Search<S, M> search) {
        long begun = System.nanoTime();
        long most = maker.millis * 1_000_000L;
        while (true) {
            for (int i = 0; i < CLOCK; i++) search.iterate();
            long used = System.nanoTime() - begun;
            if (used >= most) return;
            if (used * 8 >= most && settled(search, used, most)) return;
        }
    }

    private boolean settled(Search<S, M> search, long used, long most) {
        int best = 0;
        int second = 0;
        Node<M> root = search.root();
        for (int i = 0; i < root.size(); i++) {
            int visits = root.visits(i);
            if (visits > best) {
                second = best;
                best = visits;
            } else second = Math.max(second, visits);
        }
        double perNano = (double) search.iterations() / used;
        return best - second > perNano * (most - used);
    }

    /** Most visited first. */
    private List<Opinion<M>> ranked(Node<M> root) {
        List<Opinion<M>> all = new ArrayList<>();
        for (int i = 0; i < root.size(); i++)
            all.add(new Opinion<>(root.move(i), root.mean(i), root.visits(i)));
        all.sort(
                Comparator.<Opinion<M>>comparingInt(opinion -> -opinion.worlds())
                        .thenComparingDouble(opinion -> -opinion.value()));
        return all;
    }

    /**
     * A level of search.
     *
     * @param iterations for each decision; 0 to think by time
     */
    record Maker(String level, int iterations, long millis, Search.Style style) implements Level {
        @Override
        public String name() {
            return iterations == 0 ? level : level + ":" + iterations;
        }

        @Override
        public Level with(int iterations) {
            return new Maker(level, iterations, millis, style);
        }

        @Override
        public <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed) {
            return new Searcher<>(game, seat, this, seed);
        }
    }
}

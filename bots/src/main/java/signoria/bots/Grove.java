package signoria.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/**
 * Trees that grow in parallel, each by a worker of its own; their results are added up (root
 * parallelisation).
 */
final class Grove<S, M, V> {
    /** What is kept of the time for whatever else the machine does. */
    private static final double SPARED = 0.08;

    private final List<Search<S, M, V>> trees;
    private volatile boolean settled;

    Grove(List<Search<S, M, V>> trees) {
        this.trees = trees;
    }

    /** Goes on with the decision that follows a move, in every tree that holds it or in none. */
    boolean follow(M move, V view, S now, List<M> moves) {
        for (Search<S, M, V> tree : trees) if (!tree.follows(move, view)) return false;
        for (Search<S, M, V> tree : trees) tree.follow(move, now, moves);
        settled = false;
        return true;
    }

    /**
     * Begins with the apprentice's opinion of the moves.
     *
     * @param needless moves that are not worth a look
     */
    void expect(List<Opinion<M>> opinions, List<M> needless) {
        List<M> moves = opinions.stream().map(Opinion::move).toList();
        double[] points = opinions.stream().mapToDouble(Opinion::value).toArray();
        for (Search<S, M, V> tree : trees) tree.expect(moves, points, needless);
    }

    /** So many iterations in all. */
    void count(int iterations, Workers workers) {
        int share = (iterations + trees.size() - 1) / trees.size();
        all(
                workers,
                tree -> {
                    for (int i = 0; i < share; i++) tree.iterate();
                });
    }

    /** Until time is up, or until nothing can catch up with the best move. */
    void think(Clock clock, Workers workers) {
        all(workers, tree -> new Thinking(tree, clock).go());
    }

    /** One tree and its clock. */
    private final class Thinking {
        private final Search<S, M, V> tree;
        private final Clock clock;
        private final Clock most;
        private long used;

        /** How long the machine has kept this thread waiting: it may do so again. */
        private long pause;

        Thinking(Search<S, M, V> tree, Clock clock) {
            this.tree = tree;
            this.clock = clock;
            this.most = clock.part(1 - SPARED);
        }

        void go() {
            tree.until(most);
            used = clock.used();
            while (!settled && used < most.nanos() && used + pause < clock.nanos()) {
                tree.iterate();
                long now = clock.used();
                pause = Math.max(pause, now - used);
                used = now;
                if (tree == trees.getFirst()
                        && used * 8 >= most.nanos()
                        && settles(tree, used, most.nanos())) settled = true;
            }
        }
    }

    private static boolean settles(Search<?, ?, ?> tree, long used, long most) {
        int best = 0;
        int second = 0;
        Node<?> root = tree.root();
        for (int i = 0; i < root.size(); i++) {
            int visits = root.visits(i);
            if (visits > best) {
                second = best;
                best = visits;
            } else second = Math.max(second, visits);
        }
        double perNano = (double) tree.iterations() / used;
        return best - second > perNano * (most - used);
    }

    private void all(Workers workers, Consumer<Search<S, M, V>> growing) {
        List<Runnable> tasks = new ArrayList<>();
        for (Search<S, M, V> tree : trees) tasks.add(() -> growing.accept(tree));
        workers.all(tasks);
    }

    /**
     * The best first: by what its tries came to, and what was held of it before as if it had been
     * tried so often; or simply the most visited. What nobody had time to visit, as the apprentice
     * would have it.
     */
    List<Opinion<M>> ranked() {
        List<Opinion<M>> all = new ArrayList<>();
        Node<M> root = trees.getFirst().root();
        for (M move : trees.getFirst().rootMoves()) {
            int visits = 0;
            Outcomes outcomes = new Outcomes();
            for (Search<S, M, V> tree : trees) {
                int i = tree.root().index(move);
                if (i < 0) continue;
                visits += tree.root().visits(i);
                outcomes.add(0, tree.outcomes(), i);
            }
            all.add(new Opinion<>(move, outcomes.points(0), outcomes.place(0), visits));
        }
        all.sort(
                Comparator.<Opinion<M>>comparingDouble(opinion -> -held(opinion.move()))
                        .thenComparingInt(opinion -> -opinion.worlds())
                        .thenComparingDouble(opinion -> -opinion.value())
                        .thenComparingDouble(opinion -> root.worse(root.index(opinion.move()))));
        return all;
    }

    /** The final value of a move; the same for all where only visits count. */
    private double held(M move) {
        double hold = trees.getFirst().style().hold();
        Node<M> first = trees.getFirst().root();
        if (hold == 0 || !first.expects()) return 0;
        double sum = hold * (first.usual() - first.worse(first.index(move)));
        double visits = hold;
        for (Search<S, M, V> tree : trees) {
            int i = tree.root().index(move);
            if (i < 0) continue;
            sum += tree.root().sum(i);
            visits += tree.root().visits(i);
        }
        return sum / visits;
    }
}

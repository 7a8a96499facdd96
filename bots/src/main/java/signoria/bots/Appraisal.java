package signoria.bots;

import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a choice between several moves was worth, to a search that saw only what the player saw.
 * Once a move is chosen, it and the move played are looked at apart from the search that chose it,
 * which overrates it (the winner's curse), equally often and in the same worlds. So no figure leans
 * to either side; where the choice made no difference, {@code points} and {@code loss} are below 0
 * as often as above.
 *
 * @param best what the search would have played
 * @param value what that is worth, in points ahead of the best rival
 * @param place the place it leads to
 * @param points how much less the move played is worth, in points; 0 if it is the best
 * @param loss the same in places
 * @param error of {@code points}, one standard deviation
 * @param doubt of {@code loss}, one standard deviation
 * @param could the places of all seats that the best leads to
 * @param does and those that the move played leads to
 */
public record Appraisal<M>(
        M best,
        double value,
        double place,
        double points,
        double loss,
        double error,
        double doubt,
        List<Double> could,
        List<Double> does) {
    /** What the player of a move saw, and what could have been done; nothing without a choice. */
    public static <S, M, V> Optional<Appraisal<M>> of(
            Game<S, M, V> game, S s, int seat, M played, Level level, int looks, long seed) {
        if ((game.waiting(s) >>> seat & 1) == 0) return Optional.empty();
        List<M> moves = new ArrayList<>();
        game.legal(s, seat, moves);
        if (!moves.contains(played)) moves.add(played);
        if (moves.size() < 2) return Optional.empty();
        int seats = game.notation().setup(s).seats();
        Look<S, M, V> look = new Look<>(game, game.view(s, seat), seat, level, seats);
        return look.at(moves, played, looks, seed);
    }

    /** One look at a question. */
    private record Look<S, M, V>(Game<S, M, V> game, V view, int seat, Level level, int seats) {
        Optional<Appraisal<M>> at(List<M> moves, M played, int looks, long seed) {
            M best = bot(seed).opinions(view, moves, Budget.USUAL).getFirst().move();
            boolean same = best.equals(played);
            List<M> two = same ? List.of(best) : List.of(best, played);
            List<Trial<M>> there = new ArrayList<>();
            List<Trial<M>> here = new ArrayList<>();
            for (int look = 0; look < looks; look++) {
                List<Trial<M>> tried = bot(seed + 1 + 7919L * look).trials(view, two, Budget.USUAL);
                if (tried.isEmpty() || tried.getLast().worlds() == 0) continue;
                there.add(tried.getFirst());
                here.add(tried.getLast());
            }
            return there.isEmpty() ? Optional.empty() : Optional.of(told(best, there, here));
        }

        private Bot<M, V> bot(long seed) {
            return level.bot(game, seat, seed);
        }

        private Appraisal<M> told(M best, List<Trial<M>> there, List<Trial<M>> here) {
            List<Double> could = new ArrayList<>();
            List<Double> does = new ArrayList<>();
            for (int each = 0; each < seats; each++) {
                could.add(mean(places(there, here, each)));
                does.add(mean(places(here, there, each)));
            }
            double[] value = all(there, here, (trial, world) -> trial.points(world));
            double[] other = all(here, there, (trial, world) -> trial.points(world));
            double[] points = less(value, other);
            double[] loss = less(places(here, there, seat), places(there, here, seat));
            return new Appraisal<>(
                    best,
                    mean(value),
                    could.get(seat),
                    mean(points),
                    mean(loss),
                    error(points),
                    error(loss),
                    could,
                    does);
        }

        private static double[] places(
                List<? extends Trial<?>> of, List<? extends Trial<?>> beside, int seat) {
            return all(of, beside, (trial, world) -> trial.place(world, seat));
        }
    }

    private interface Figure {
        double of(Trial<?> trial, int world);
    }

    /** A figure in all worlds in which there was time for both moves. */
    private static double[] all(
            List<? extends Trial<?>> trials, List<? extends Trial<?>> beside, Figure figure) {
        List<Double> all = new ArrayList<>();
        for (int look = 0; look < trials.size(); look++) {
            Trial<?> trial = trials.get(look);
            int worlds = Math.min(trial.worlds(), beside.get(look).worlds());
            for (int world = 0; world < worlds; world++) all.add(figure.of(trial, world));
        }
        return all.stream().mapToDouble(each -> each).toArray();
    }

    private static double[] less(double[] these, double[] those) {
        double[] less = new double[these.length];
        for (int i = 0; i < less.length; i++) less[i] = these[i] - those[i];
        return less;
    }

    private static double mean(double[] figures) {
        double sum = 0;
        for (double each : figures) sum += each;
        return sum / figures.length;
    }

    /** The standard error of the mean. */
    private static double error(double[] figures) {
        if (figures.length < 2) return 0;
        double mean = mean(figures);
        double squares = 0;
        for (double each : figures) squares += (each - mean) * (each - mean);
        return Math.sqrt(squares / (figures.length - 1) / figures.length);
    }
}

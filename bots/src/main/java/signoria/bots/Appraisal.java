package signoria.bots;

import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a choice between several moves was worth, to a search that saw only what the player saw.
 *
 * @param best what the search would have played
 * @param value what that is worth, in points ahead of the best rival
 * @param place the place it leads to
 * @param points how much less the move played is worth, in points; 0 if it is the best
 * @param loss the same in places
 * @param error of {@code points}, one standard deviation; 0 where it was looked at once
 */
public record Appraisal<M>(
        M best, double value, double place, double points, double loss, double error) {
    /** What the player of a move saw, and what could have been done; nothing without a choice. */
    public static <S, M, V> Optional<Appraisal<M>> of(
            Game<S, M, V> game, S s, int seat, M played, Level level, int looks, long seed) {
        if ((game.waiting(s) >>> seat & 1) == 0) return Optional.empty();
        List<M> moves = new ArrayList<>();
        game.legal(s, seat, moves);
        if (!moves.contains(played)) moves.add(played);
        if (moves.size() < 2) return Optional.empty();
        return Optional.of(
                new Look<>(game, game.view(s, seat), seat, level).at(moves, played, looks, seed));
    }

    /** One look at a question. */
    private record Look<S, M, V>(Game<S, M, V> game, V view, int seat, Level level) {
        /** How far apart two moves are. */
        private record Gap(double points, double places) {}

        Appraisal<M> at(List<M> moves, M played, int looks, long seed) {
            Opinion<M> best = opinions(moves, seed).getFirst();
            if (best.move().equals(played))
                return new Appraisal<>(played, best.value(), best.place(), 0, 0, 0);
            List<Gap> gaps = new ArrayList<>();
            for (int look = 0; look < looks; look++)
                gaps.add(gap(best.move(), played, seed + 7919L * look));
            double points = gaps.stream().mapToDouble(Gap::points).sum() / looks;
            double places = gaps.stream().mapToDouble(Gap::places).sum() / looks;
            return new Appraisal<>(
                    best.move(),
                    best.value(),
                    best.place(),
                    Math.max(0, points),
                    Math.max(0, places),
                    error(gaps, points));
        }

        /**
         * The two moves by themselves, so that both are looked at for long, and apart from the
         * search that chose one of them: that search overrates it (the winner's curse).
         */
        private Gap gap(M best, M played, long seed) {
            List<Opinion<M>> both = opinions(List.of(best, played), seed);
            Optional<Opinion<M>> there = of(both, best);
            Optional<Opinion<M>> here = of(both, played);
            if (there.isEmpty() || here.isEmpty()) return new Gap(0, 0);
            return new Gap(
                    there.get().value() - here.get().value(),
                    here.get().place() - there.get().place());
        }

        private Optional<Opinion<M>> of(List<Opinion<M>> opinions, M move) {
            return opinions.stream()
                    .filter(each -> each.move().equals(move) && each.worlds() > 0)
                    .findFirst();
        }

        private static double error(List<Gap> gaps, double mean) {
            if (gaps.size() < 2) return 0;
            double squares = 0;
            for (Gap gap : gaps) squares += (gap.points() - mean) * (gap.points() - mean);
            return Math.sqrt(squares / (gaps.size() - 1) / gaps.size());
        }

        private List<Opinion<M>> opinions(List<M> moves, long seed) {
            return level.bot(game, seat, seed).opinions(view, moves, Budget.USUAL);
        }
    }
}

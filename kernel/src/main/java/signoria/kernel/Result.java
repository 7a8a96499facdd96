package signoria.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * How a game ended.
 *
 * @param places the place of each seat, from 1; equal places are shared
 * @param points the points of each seat
 * @param lines where the points came from
 */
public record Result(List<Integer> places, List<Integer> points, List<Line> lines) {
    /** One source of points: a key of the game's words, and the points of each seat. */
    public record Line(String key, List<Integer> points) {
        /** One source of points, asked of seat after seat. */
        public static Line of(String key, int seats, IntUnaryOperator points) {
            return new Line(key, IntStream.range(0, seats).map(points).boxed().toList());
        }
    }

    /**
     * One source of points, of any state.
     *
     * @param key of the game's words
     */
    public record Source<S>(String key, Points<S> points) {}

    /** What a source gives a seat. */
    public interface Points<S> {
        int of(S s, int seat);
    }

    /** What some sources give each seat. */
    public static <S> List<Line> lines(List<Source<S>> sources, S s, int seats) {
        return sources.stream()
                .map(each -> Line.of(each.key(), seats, seat -> each.points().of(s, seat)))
                .toList();
    }

    /** What they give one seat, one by one. */
    public static <S> List<Integer> points(List<Source<S>> sources, S s, int seat) {
        return sources.stream().map(each -> each.points().of(s, seat)).toList();
    }

    /** What they give one seat in all. */
    public static <S> int total(List<Source<S>> sources, S s, int seat) {
        int total = 0;
        for (Source<S> each : sources) total += each.points().of(s, seat);
        return total;
    }

    /** Ranks seats by rows of figures, the first of each row being the points. */
    public static Result of(int[][] figures, List<Line> lines) {
        List<Integer> points = Arrays.stream(figures).map(row -> row[0]).toList();
        return new Result(ranks(figures), points, lines);
    }

    /**
     * Ranks seats by comparing rows of figures, the first that differs deciding; equal rows share
     * the place.
     */
    public static List<Integer> ranks(int[][] figures) {
        List<Integer> places = new ArrayList<>();
        for (int[] mine : figures) {
            int place = 1;
            for (int[] other : figures) if (compare(other, mine) > 0) place++;
            places.add(place);
        }
        return places;
    }

    /** Two rows of figures, the first that differs deciding. */
    public static int compare(int[] one, int[] other) {
        int both = Math.min(one.length, other.length);
        for (int i = 0; i < both; i++)
            if (one[i] != other[i]) return Integer.compare(one[i], other[i]);
        return Integer.compare(one.length, other.length);
    }

    /** The share of the victory: 1 alone, a half with one other, 0 if not first. */
    public double share(int seat) {
        if (places.get(seat) != 1) return 0;
        int first = 0;
        for (int place : places) if (place == 1) first++;
        return 1.0 / first;
    }
}

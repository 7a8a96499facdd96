package signoria.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * How a game ended.
 *
 * @param places the place of each seat, from 1; equal places are shared
 * @param points the points of each seat
 * @param lines where the points came from
 */
public record Result(List<Integer> places, List<Integer> points, List<Line> lines) {
    /** One source of points: a key of the game's words, and the points of each seat. */
    public record Line(String key, List<Integer> points) {}

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

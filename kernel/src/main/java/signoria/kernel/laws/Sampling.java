package signoria.kernel.laws;

import signoria.kernel.Bits;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Chooses moments of games so that rare kinds of questions are met as often as common ones. */
final class Sampling {
    private final Map<String, Integer> met = new HashMap<>();

    /** What is asked now: of how many seats, and which kinds of moves could be the answer. */
    static <S, M, V> String kind(Moment<S, M, V> now) {
        int waiting = now.game().waiting(now.state());
        if (waiting == 0) return "over";
        Set<String> kinds = new TreeSet<>();
        for (M move : now.legal(Bits.first(waiting))) kinds.add(move.getClass().getSimpleName());
        return Integer.bitCount(waiting) + " " + kinds;
    }

    /** Numbers of moments, given the kind of each; those first whose kind was met least so far. */
    List<Integer> choose(List<String> kinds, int wanted, Rng rng) {
        List<Integer> chosen = new ArrayList<>();
        Set<Integer> left = new TreeSet<>();
        for (int number = 0; number < kinds.size(); number++) left.add(number);
        while (chosen.size() < wanted && !left.isEmpty()) {
            int next = rarest(kinds, left, rng);
            left.remove(next);
            chosen.add(next);
            met.merge(kinds.get(next), 1, Integer::sum);
        }
        return chosen;
    }

    private int rarest(List<String> kinds, Set<Integer> numbers, Rng rng) {
        List<Integer> rarest = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (int number : numbers) {
            int times = met.getOrDefault(kinds.get(number), 0);
            if (times < least) rarest.clear();
            least = Math.min(least, times);
            if (times == least) rarest.add(number);
        }
        return rarest.get(rng.next(rarest.size()));
    }
}

package signoria.games.template;

import java.util.ArrayList;
import java.util.List;

/** What can be chosen. Cards of one value are alike, so a move names the value. */
public sealed interface Move {
    record Choose(int value) implements Move {}

    record Spur() implements Move {}

    record Hold() implements Move {}

    Move SPUR = new Spur();
    Move HOLD = new Hold();
    List<Move> ALL = all();

    static Move choose(int value) {
        return ALL.get(value - 1);
    }

    private static List<Move> all() {
        List<Move> all = new ArrayList<>();
        for (int value = 1; value <= State.VALUES; value++) all.add(new Choose(value));
        all.add(SPUR);
        all.add(HOLD);
        return List.copyOf(all);
    }
}

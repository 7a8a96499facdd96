package signoria.kernel.toy;

import java.util.ArrayList;
import java.util.List;

/** What can be chosen. */
public sealed interface Move {
    /** Put a card of one's hand down, unseen until all have. */
    record Lay(int card) implements Move {}

    /** Give a card of one's hand to the winner of the round. */
    record Give(int card) implements Move {}

    /** Stake points on the die; up to {@link #LISTED} they are listed. */
    record Wager(int points) implements Move {}

    /** Leave the game; never listed. */
    record Abandon() implements Move {}

    Abandon ABANDON = new Abandon();

    int LISTED = 3;

    List<Move> ALL = all();

    static Lay lay(int card) {
        return (Lay) ALL.get(card);
    }

    static Give give(int card) {
        return (Give) ALL.get(State.CARDS + card);
    }

    static Wager wager(int points) {
        return points <= LISTED ? (Wager) ALL.get(2 * State.CARDS + points) : new Wager(points);
    }

    private static List<Move> all() {
        List<Move> all = new ArrayList<>();
        for (int card = 0; card < State.CARDS; card++) all.add(new Lay(card));
        for (int card = 0; card < State.CARDS; card++) all.add(new Give(card));
        for (int points = 0; points <= LISTED; points++) all.add(new Wager(points));
        return List.copyOf(all);
    }
}

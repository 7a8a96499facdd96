package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** How a decision of the tree chooses among its moves. */
class NodeTest {
    private static final int MOVES = 60;

    private final List<Integer> moves = IntStream.range(0, MOVES).boxed().toList();
    private final Habits<Integer> habits = new Habits<>();
    private final Dice dice = new Dice(1);

    /** How many moves are tried when each brings the same. */
    private int tried(Style style, int tries) {
        Node<Integer> node = new Node<>(0, moves, habits);
        for (int n = 0; n < tries; n++) node.reward(node.choose(moves, style, habits, dice), 0.5);
        return (int) IntStream.range(0, MOVES).filter(i -> node.visits(i) > 0).count();
    }

    @Test
    void aWideChoiceOpensWithTheTries() {
        assertThat(tried(Style.FAR, 9)).isEqualTo(9);
        assertThat(tried(Style.FAR, 40)).isEqualTo(19);
        assertThat(tried(Style.FAR, 100)).isEqualTo(30);
        assertThat(tried(Style.FAR, 400)).isEqualTo(MOVES);
    }

    @Test
    void theTextbookTriesEveryMoveOnce() {
        assertThat(tried(Style.PLAIN, MOVES)).isEqualTo(MOVES);
        assertThat(tried(Style.FAR.with("widen", 0), MOVES)).isEqualTo(MOVES);
    }

    /**
     * At the root, where moves are expected to be good or bad, and below it, where they are not.
     */
    @Test
    void whatWasSeldomTriedIsTriedAgain() {
        List<Integer> two = List.of(1, 2);
        Node<Integer> root = new Node<>(0, two, habits);
        root.expect(two, new double[] {0, 0}, habits);
        assertTriedAgain(root, Style.FAR);
        for (Style style : List.of(Style.NEAR, Style.FAR, Style.PLAIN))
            assertTriedAgain(new Node<>(0, two, habits), style);
    }

    /** The better of two moves more often, but the other too. */
    private void assertTriedAgain(Node<Integer> node, Style style) {
        for (int n = 0; n < 200; n++) {
            int i = node.choose(List.of(1, 2), style, habits, dice);
            node.reward(i, i == 0 ? 0.6 : 0.5);
        }
        assertThat(node.visits(0)).isGreaterThan(node.visits(1));
        assertThat(node.visits(1)).isGreaterThan(10);
    }

    @Test
    void whatPromisesMostComesFirst() {
        List<Integer> good = List.of(7, 21, 42);
        for (int move : moves)
            for (int n = 0; n < 10; n++)
                habits.reward(habits.number(move), good.contains(move) ? 0.7 : 0.4);
        Node<Integer> node = new Node<>(0, moves, habits);
        List<Integer> first = new ArrayList<>();
        for (int n = 0; n < 3; n++) {
            int i = node.choose(moves, Style.FAR, habits, dice);
            node.reward(i, 0.5);
            first.add(node.move(i));
        }
        assertThat(first).containsExactlyInAnyOrderElementsOf(good);
    }
}

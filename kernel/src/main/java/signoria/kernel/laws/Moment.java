package signoria.kernel.laws;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/**
 * A moment of a game at which laws are tried. Its state belongs to the journal: laws play on
 * copies.
 *
 * @param state the journal's state then
 * @param events what the last move made happen
 * @param imaginable the parts of the state that imagined states must be able to get right
 */
record Moment<S, M, V>(
        Journal<S, M, V> journal,
        S state,
        Events.Kept events,
        Effort effort,
        Predicate<String> imaginable) {

    /** Of very long lists of moves a law tries so many, chosen by chance. */
    private static final int SOME = 24;

    Game<S, M, V> game() {
        return journal.game();
    }

    S copy() {
        return game().copy(state());
    }

    int seats() {
        return journal.setup().seats();
    }

    boolean waits(int seat) {
        return (game().waiting(state()) >>> seat & 1) != 0;
    }

    List<M> legal(int seat) {
        return legal(game(), state(), seat);
    }

    static <S, M> List<M> legal(Game<S, M, ?> game, S s, int seat) {
        List<M> moves = new ArrayList<>();
        if (seat != Game.SPECTATOR) game.legal(s, seat, moves);
        return moves;
    }

    /** Some of the legal moves of a seat, or all if they are few. */
    List<M> some(int seat) {
        List<M> moves = legal(seat);
        if (moves.size() <= SOME) return moves;
        Rng rng = rng();
        for (int i = 0; i < SOME; i++) Collections.swap(moves, i, i + rng.next(moves.size() - i));
        return moves.subList(0, SOME);
    }

    /** All who look on: the seats and a spectator. */
    List<Integer> observers() {
        List<Integer> all = new ArrayList<>();
        for (int seat = 0; seat < seats(); seat++) all.add(seat);
        all.add(Game.SPECTATOR);
        return all;
    }

    V view(int observer) {
        return game().view(state(), observer);
    }

    /** Chance for the law itself: always the same at the same moment. */
    Rng rng() {
        return Rng.of(31L * journal.setup().seed().hex().hashCode() + journal.size());
    }

    /** Names for the seats. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        for (int seat = 1; seat <= seats(); seat++) names.add("seat" + seat);
        return names;
    }

    String text(M move) {
        return "'" + game().notation().write(move) + "'";
    }

    static String who(int observer) {
        return observer == Game.SPECTATOR ? "a spectator" : "seat " + (observer + 1);
    }
}

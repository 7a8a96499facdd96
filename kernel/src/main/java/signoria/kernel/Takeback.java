package signoria.kernel;

import java.util.List;
import java.util.Optional;

/**
 * Taking back one's last move, computed. It is free while no chance was drawn since, the player
 * learned nothing, and every later move of others stands unchanged; otherwise the others must
 * agree.
 */
public final class Takeback {
    /** In how many other worlds we look whether the player would have seen the same. */
    private static final int WORLDS = 12;

    private Takeback() {}

    /** What taking back would mean. */
    public sealed interface Verdict<S, M, V> {
        /** Nobody need be asked; this is the game then. */
        record Free<S, M, V>(Journal<S, M, V> then) implements Verdict<S, M, V> {}

        /** The others must agree; this is the game then: all from that move on is gone. */
        record Asks<S, M, V>(Journal<S, M, V> then) implements Verdict<S, M, V> {}

        /** The seat has made no move. */
        record Nothing<S, M, V>() implements Verdict<S, M, V> {}
    }

    public static <S, M, V> Verdict<S, M, V> of(Journal<S, M, V> journal, int seat) {
        int last = lastMove(journal, seat);
        if (last < 0) return new Verdict.Nothing<>();
        Optional<Journal<S, M, V>> without =
                learned(journal, seat, last) ? Optional.empty() : journal.without(last);
        if (without.isPresent()) return new Verdict.Free<>(without.get());
        return new Verdict.Asks<>(journal.first(last));
    }

    private static int lastMove(Journal<?, ?, ?> journal, int seat) {
        for (int i = journal.size() - 1; i >= 0; i--)
            if (journal.entries().get(i).seat() == seat) return i;
        return -1;
    }

    private static <S, M, V> boolean learned(Journal<S, M, V> journal, int seat, int from) {
        return learned(
                journal.game(),
                seat,
                journal.stateAfter(from),
                journal.entries().subList(from, journal.size()),
                journal.state());
    }

    /**
     * Chance was drawn by the moves, or there is a world, the same to the player before them, in
     * which they would have shown something else.
     */
    static <S, M, V> boolean learned(
            Game<S, M, V> game, int seat, S before, List<Journal.Entry<M>> moves, S after) {
        if (game.chance(before).total() != game.chance(after).total()) return true;
        V seen = game.view(after, seat);
        Rng rng = Rng.of(moves.size());
        for (int world = 0; world < WORLDS; world++) {
            S other = game.copy(before);
            game.redeal(other, seat, rng);
            if (!playsTo(game, other, moves, seat, seen)) return true;
        }
        return false;
    }

    /** Others' sealed answers are unseen: where the other world refuses them, they are left out. */
    private static <S, M, V> boolean playsTo(
            Game<S, M, V> game, S s, List<Journal.Entry<M>> entries, int seat, V seen) {
        for (Journal.Entry<M> entry : entries) {
            if (game.refusal(s, entry.seat(), entry.move()) == Refusal.NONE)
                game.play(s, entry.seat(), entry.move(), Events.IGNORED);
            else if (entry.seat() == seat || !game.secret(s, entry.seat(), entry.move()))
                return false;
        }
        return game.view(s, seat).equals(seen);
    }
}

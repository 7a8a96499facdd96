package signoria.kernel.laws;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays all seats at random, so as to get about: out of turn now and then, and beyond the listed
 * moves.
 */
public final class RandomPlayer<S, M, V> {
    /** How moves are chosen. */
    public enum Style {
        /** All alike. */
        EVEN,
        /** Some kinds of moves more often than others, and which is different in each game. */
        MOODY,
        /** Mostly what looks best to the game's own evaluation: games that get far. */
        AMBITIOUS;

        /** One after the other. */
        static Style inTurn(long number) {
            return values()[Math.floorMod(number - 1, values().length)];
        }
    }

    private static final int RARELY = 8;
    private static final int LONGEST_ACTION = 30;

    private final Game<S, M, V> game;
    private final int seats;
    private final Rng rng;
    private final Style style;
    private final Map<Class<?>, Integer> moods = new HashMap<>();

    public RandomPlayer(Game<S, M, V> game, int seats, Rng rng, Style style) {
        this.game = game;
        this.seats = seats;
        this.rng = rng;
        this.style = style;
    }

    /** The next move of a game that is not over. */
    public Journal.Entry<M> choose(S s) {
        int seat = seat(s);
        List<M> beyond = rng.next(RARELY) == 0 ? beyond(s, seat) : List.of();
        M move = beyond.isEmpty() ? chosen(s, seat) : any(beyond);
        return new Journal.Entry<>(seat, move);
    }

    /** Plays a game to its end, or until it has taken more decisions than its sheet allows. */
    public void play(Journal<S, M, V> journal) {
        for (int i = 0; i < game.sheet().cap() && !game.over(journal.state()); i++) {
            Journal.Entry<M> entry = choose(journal.state());
            journal.play(entry.seat(), entry.move(), Events.IGNORED);
        }
    }

    /** One of those who owe a decision; rarely one of the others who have a move. */
    private int seat(S s) {
        int waiting = game.waiting(s);
        if (rng.next(RARELY) == 0) {
            int other = rng.next(seats);
            if ((waiting >>> other & 1) == 0 && !Moment.legal(game, s, other).isEmpty())
                return other;
        }
        return Rng.nth(waiting, rng.next(Integer.bitCount(waiting)));
    }

    /** Moves that are not listed but may be made. */
    private List<M> beyond(S s, int seat) {
        List<M> moves = new ArrayList<>();
        for (M move : game.candidates(game.view(s, seat)))
            if (game.refusal(s, seat, move) == Refusal.NONE) moves.add(move);
        return moves;
    }

    private M chosen(S s, int seat) {
        List<M> legal = Moment.legal(game, s, seat);
        if (legal.isEmpty())
            throw new IllegalStateException(Moment.who(seat) + " waits without a legal move");
        return switch (style) {
            case EVEN -> any(legal);
            case MOODY -> moody(legal);
            case AMBITIOUS -> rng.next(RARELY) == 0 ? any(legal) : best(s, seat, legal);
        };
    }

    private M any(List<M> moves) {
        return moves.get(rng.next(moves.size()));
    }

    private M moody(List<M> moves) {
        int total = 0;
        for (M move : moves) total += mood(move);
        int left = rng.next(total);
        for (M move : moves) if ((left -= mood(move)) < 0) return move;
        throw new IllegalStateException("weights do not add up");
    }

    private int mood(M move) {
        return moods.computeIfAbsent(move.getClass(), _ -> 1 << 2 * rng.next(4));
    }

    private M best(S s, int seat, List<M> moves) {
        M best = moves.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (M move : moves) {
            double worth = moves.size() == 1 ? 0 : worth(s, seat, move);
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    /** What a move is worth once its action is done, somehow. */
    private double worth(S s, int seat, M move) {
        S then = game.copy(s);
        game.play(then, seat, move, Events.IGNORED);
        for (int i = 0; i < LONGEST_ACTION && !game.quiet(then) && !game.over(then); i++) {
            int next = Bits.first(game.waiting(then));
            game.play(then, next, any(Moment.legal(game, then, next)), Events.IGNORED);
        }
        double[] worth = new double[seats];
        if (game.quiet(then)) game.worth(then, worth);
        return worth[seat];
    }
}

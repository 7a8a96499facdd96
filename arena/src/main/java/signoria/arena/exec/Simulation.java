package signoria.arena.exec;

import signoria.bots.Dice;
import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Refusal;
import signoria.kernel.Result;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Moves tried in a world that could lie behind a view: what a program asks for by {@code simulate}.
 */
final class Simulation<S, M, V> {
    /** No program tries more moves at once. */
    private static final int MOST_MOVES = 1000;

    private final Game<S, M, V> game;
    private final int seat;
    private final S world;
    private final long seed;
    private final List<M> legal = new ArrayList<>();
    private String error = "";

    Simulation(Game<S, M, V> game, int seat, V view, Map<?, ?> asked) {
        this.game = game;
        this.seat = seat;
        this.seed = asked.get("seed") instanceof Number number ? number.longValue() : 0;
        this.world = game.imagine(view, Rng.of(seed));
        if (asked.get("moves") instanceof List<?> moves) play(moves);
        if (Boolean.TRUE.equals(asked.get("playout")) && error.isEmpty()) playOut();
    }

    /** The moves in order, each by the seat that is asked; the own seat first where several are. */
    private void play(List<?> moves) {
        if (moves.size() > MOST_MOVES) error = "at most " + MOST_MOVES + " moves";
        for (int i = 0; i < moves.size() && error.isEmpty(); i++) {
            String text = String.valueOf(moves.get(i));
            try {
                M move = game.notation().read(text);
                int mover = mover();
                if (mover < 0) error = "'" + text + "': the game is over";
                else if (game.refusal(world, mover, move) == Refusal.NONE)
                    game.play(world, mover, move, Events.IGNORED);
                else
                    error =
                            "'"
                                    + text
                                    + "' is refused by "
                                    + game.refusal(world, mover, move).rule();
            } catch (BadInput e) {
                error = e.getMessage();
            }
        }
    }

    private void playOut() {
        Dice dice = new Dice(seed);
        for (int made = 0; !game.over(world) && made < game.sheet().cap(); made++) {
            int mover = mover();
            list(mover);
            game.play(world, mover, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
    }

    private int mover() {
        int waiting = game.waiting(world);
        if (waiting == 0) return -1;
        return (waiting >>> seat & 1) != 0 ? seat : Bits.first(waiting);
    }

    private void list(int mover) {
        legal.clear();
        if (mover >= 0) game.legal(world, mover, legal);
    }

    Message2.Simulated<M, V> told(long id, int left) {
        list(mover());
        Optional<Result> result =
                game.over(world) ? Optional.of(game.result(world)) : Optional.empty();
        return new Message2.Simulated<>(
                id,
                left,
                mover(),
                List.copyOf(legal),
                game.view(world, seat),
                worth(),
                result,
                error);
    }

    private List<Double> worth() {
        if (!game.quiet(world) || game.over(world)) return List.of();
        double[] worth = new double[game.notation().setup(world).seats()];
        game.worth(world, worth);
        List<Double> each = new ArrayList<>();
        for (double value : worth) each.add(value);
        return each;
    }
}

package signoria.bots;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.List;

/**
 * A one-step lookahead in an open world: tries each move twice, each time with different chance,
 * and takes the one worth most at the next quiet moment; until then everyone follows the policy
 * prior ({@link Leanings}). Where the game's search plans its playouts, it plans to that moment
 * instead ({@link Haste}). It sees what a player must not, sealed answers too, so nobody plays
 * against it: it plays itself, thousands of games, for others to learn from.
 */
public final class OneStep<S, M> {
    private static final int LOOKS = 2;

    /** Where playouts are planned: how many positions are looked at for a plan. */
    private static final int POSITIONS = 40;

    /** How much leanings count. */
    private static final double LEAN = 2;

    private final Game<S, M, ?> game;
    private final Dice dice;
    private final Rng rng;
    private final Leanings<S, M> leanings;
    private final S world;
    private final List<M> legal = new ArrayList<>();
    private final Judgement<S> judgement;
    private final Haste<S, M> planner;
    private final boolean plans;

    /**
     * @param like a state of the table
     */
    public OneStep(Game<S, M, ?> game, S like, long seed) {
        this.game = game;
        dice = new Dice(seed);
        rng = Rng.of(dice.bits());
        leanings = new Leanings<>(game, dice, LEAN);
        world = game.copy(like);
        int seats = game.notation().setup(like).seats();
        Style style = Style.NEAR.with(game.search(false));
        judgement = new Judgement<>(game, style, seats);
        plans = style.haste() > 0;
        planner = new Haste<>(game, seats, dice, rng, POSITIONS, style.brisk());
    }

    /** What is worth most to whoever decides. */
    public M best(S s, int mover, List<M> moves) {
        if (moves.size() == 1) return moves.getFirst();
        if (plans) return planned(s, mover, moves);
        M best = moves.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (M move : moves) {
            double worth = 0;
            for (int look = 0; look < LOOKS; look++) worth += worth(s, mover, move);
            if (worth <= most) continue;
            most = worth;
            best = move;
        }
        return best;
    }

    private M planned(S s, int mover, List<M> moves) {
        game.assign(world, s);
        game.chance(world).rekey(rng);
        return planner.choose(world, mover, moves);
    }

    /** What one leans to. */
    public M leaning(S s, int mover, List<M> moves) {
        planner.forget();
        return leanings.choose(s, mover, moves);
    }

    private double worth(S s, int mover, M move) {
        game.assign(world, s);
        game.chance(world).rekey(rng);
        game.play(world, mover, move, Events.IGNORED);
        while (!game.over(world) && !game.quiet(world)) {
            int asked = Bits.first(game.waiting(world));
            legal.clear();
            game.legal(world, asked, legal);
            game.play(world, asked, leanings.choose(world, asked, legal), Events.IGNORED);
        }
        judgement.margins(world);
        return judgement.margin(mover);
    }
}

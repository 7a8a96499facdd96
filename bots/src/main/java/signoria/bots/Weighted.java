package signoria.bots;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;

/** A level that judges by other weights than the game's own, so that weights can be compared. */
public record Weighted(Level level, Weights weights, String label) implements Level {
    @Override
    public String name() {
        return level.name() + "@" + label;
    }

    @Override
    public <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed) {
        if (!(game instanceof Tunable<S, M, V> tunable))
            throw new BadInput(game.sheet().id() + " has no weights that can be changed");
        return level.bot(tunable.with(weights), seat, seed);
    }
}

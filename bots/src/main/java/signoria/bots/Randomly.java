package signoria.bots;

import signoria.kernel.Game;

import java.util.List;
import java.util.Optional;

/** Plays any legal move, all equally likely: the yardstick. */
final class Randomly<M, V> implements Bot<M, V> {
    /** How seldom it moves when nobody waits for it. */
    private static final int SELDOM = 8;

    private final Dice dice;

    private Randomly(long seed) {
        dice = new Dice(seed);
    }

    @Override
    public M choose(V view, List<M> legal, Budget budget) {
        return legal.get(dice.next(legal.size()));
    }

    @Override
    public Optional<M> interject(V view, List<M> legal, Budget budget) {
        return dice.next(SELDOM) > 0 ? Optional.empty() : Optional.of(choose(view, legal, budget));
    }

    record Maker() implements Level {
        @Override
        public String name() {
            return "random";
        }

        @Override
        public <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed) {
            return new Randomly<>(seed);
        }
    }
}

package signoria.arena.tune;

import signoria.arena.Progress;
import signoria.bots.Level;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A toy with weights, and how it is tuned without a word. */
abstract class TunableToy extends Toy implements Tunable<State, Move, View> {
    final Weights weights;
    private final Function<Weights, TunableToy> maker;

    /**
     * @param maker the same toy with other weights
     */
    TunableToy(Weights weights, Function<Weights, TunableToy> maker) {
        this.weights = weights;
        this.maker = maker;
    }

    @Override
    public Weights weights() {
        return weights;
    }

    @Override
    public Game<State, Move, View> with(Weights other) {
        return maker.apply(other);
    }

    @Override
    public List<Term> terms(State s, int seat) {
        return List.of();
    }

    static Tuning.Plan plan(
            List<Integer> seats,
            List<Tuning.Way> ways,
            String bots,
            int games,
            int rounds,
            int threads) {
        return new Tuning.Plan(
                seats, Map.of(), ways, Level.named(bots), games, rounds, Seed.of(1), threads);
    }

    static List<Tuning.Attempt> tuned(Game<State, Move, View> game, Tuning.Plan plan) {
        List<Tuning.Attempt> attempts = new ArrayList<>();
        new Tuning(plan, TunableToy::silent).improve(game, attempts::add);
        return attempts;
    }

    static Progress silent(int many) {
        return new Progress(new PrintStream(OutputStream.nullOutputStream()), false, "", many);
    }
}

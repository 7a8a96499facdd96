package signoria.arena.tune;

import signoria.arena.Contest;
import signoria.arena.Match;
import signoria.arena.Progress;
import signoria.arena.Report;
import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.bots.Weighted;
import signoria.kernel.Digest;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Weights against weights on duplicate deals, the seats rotating. */
public final class Duel {
    /**
     * How new weights did against old ones.
     *
     * @param winRate of the new ones, with its 95 % interval
     * @param share what they would win if they were no better
     */
    public record Proof(int seats, double winRate, double low, double high, double share) {}

    private final Tuning.Plan plan;
    private final Game<?, ?, ?> game;
    private final String name;
    private final Function<Integer, Progress> progress;

    /**
     * @param name tells its deals from those of others
     */
    Duel(Tuning.Plan plan, Game<?, ?, ?> game, String name, Function<Integer, Progress> progress) {
        this.plan = plan;
        this.game = game;
        this.name = name;
        this.progress = progress;
    }

    /** At every number of seats; of an odd number the new weights have the lesser part. */
    List<Proof> proofs(Weights fresh, Weights old) {
        List<Proof> proofs = new ArrayList<>();
        for (int seats : plan.seats()) {
            Report.BotLine line = first(fresh, old, seats, plan.games(), "proof");
            proofs.add(new Proof(seats, line.winRate(), line.low(), line.high(), share(seats)));
        }
        return proofs;
    }

    /** The part of the seats that the first weights have. */
    static double share(int seats) {
        return (double) (seats / 2) / seats;
    }

    /** How the first weights do against the second. */
    Report.BotLine first(Weights one, Weights two, int seats, int games, String deals) {
        List<Level> bots = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++)
            bots.add(
                    seat < seats / 2
                            ? new Weighted(plan.level(), one, "new")
                            : new Weighted(plan.level(), two, "old"));
        Seed seed = new Seed(Digest.sha256(deals + " " + name + " " + plan.seed().hex()));
        Contest contest = new Contest(game, bots, plan.options(), games, seed, Budget.USUAL);
        return new Match(contest, Match.Wishes.NONE, progress.apply(games))
                .play(plan.threads())
                .report()
                .bots()
                .getFirst();
    }
}

package signoria.arena;

import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A fixed set of matches of any bot against yardsticks that never change, so that two people can
 * compare their numbers: every game at its fewest and at four seats, or as many as it takes.
 */
public final class Benchmark {
    /** What all chance of these matches comes from. */
    private static final Seed SEED = Seed.of(1492);

    private static final int MANY = 4;

    /**
     * One match.
     *
     * @param share of the victory that the bot had, {@code low} to {@code high} its 95 % interval
     * @param fair what it would have among equals
     */
    public record Line(
            String game,
            int ruleset,
            int seats,
            String bot,
            String yardstick,
            int games,
            int unfinished,
            double share,
            double low,
            double high,
            double fair,
            int errors) {}

    private final Game<?, ?, ?> game;
    private final String bot;
    private final int games;

    public Benchmark(Game<?, ?, ?> game, String bot, int games) {
        this.game = game;
        this.bot = bot;
        this.games = games;
    }

    /** The yardsticks, the weakest first; those that search think as long as is said. */
    public static List<String> yardsticks(String pace) {
        return List.of("random", "apprentice-1", "journeyman-1:" + pace, "master-1:" + pace);
    }

    /** The games that have yardsticks. */
    public static boolean measures(Game<?, ?, ?> game) {
        try {
            for (String name : yardsticks("1")) Entrant.named(name).bot(game, 0, 0);
            return true;
        } catch (BadInput none) {
            return false;
        }
    }

    /** Fewest, but at least two, and four or as many as there can be. */
    public static List<Integer> seats(Game<?, ?, ?> game) {
        int fewest = Math.max(2, game.sheet().fewest());
        int more = Math.clamp(MANY, fewest, Setup.mostSeats(game, Map.of()));
        return fewest == more ? List.of(fewest) : List.of(fewest, more);
    }

    /** Plays one of the matches: the bot in one seat, the yardstick in all others, in rotation. */
    public Line play(int seats, String yardstick, int threads, Progress progress) {
        List<String> names = new ArrayList<>(Collections.nCopies(seats, yardstick));
        names.set(0, bot);
        Contest contest = Contest.of(game, names, seats, Map.of(), games, SEED);
        Report report = new Match(contest, Match.Wishes.NONE, progress).play(threads).report();
        Level level = contest.bots().getFirst();
        Report.BotLine line =
                report.bots().stream()
                        .filter(each -> each.bot().equals(level.name()))
                        .findFirst()
                        .orElseThrow();
        return new Line(
                game.sheet().id(),
                game.sheet().ruleset(),
                seats,
                level.name(),
                yardstick,
                line.games(),
                report.unfinished(),
                line.winRate(),
                line.low(),
                line.high(),
                1.0 / seats,
                line.errors());
    }
}

package signoria.server.store;

import java.util.List;
import java.util.Optional;

/** Results of finished games, and ratings per game and number of seats. */
public interface Scores {
    /**
     * How a seat ended; {@code who} is an identity or {@code bot:level}.
     *
     * @param more what else there is to tell of it, as JSON; empty in results from before
     * @param shift what became of the rating, if the game counted
     */
    record Result(
            String table,
            String game,
            List<String> names,
            int seat,
            String who,
            int place,
            int points,
            boolean rated,
            long ended,
            String more,
            Optional<Shift> shift) {}

    /** A rating before and after a game, and how sure the new one is. */
    record Shift(double before, double after, double deviation) {}

    /** A rating on Glicko-2's scale as people read it: 1500 at first. */
    record Rating(
            String who,
            String name,
            String game,
            int seats,
            double rating,
            double deviation,
            double volatility,
            int games) {}

    /** Makes new ratings of old ones, in the order of the seats. */
    interface Rater {
        List<Rating> after(List<Rating> before);
    }

    /**
     * Notes the result of a table once: a second time changes nothing. The rater is asked when the
     * game counts.
     */
    void settle(List<Result> results, Optional<Rater> rater);

    /** Someone's results, the newest first. */
    List<Result> results(String who, int limit);

    /** Someone's newest results, each with those of all who sat there, table by table. */
    List<Result> around(String who, int tables);

    /** The results of a table by seat; none while it runs. */
    List<Result> of(String table);

    /** The results of a game, all seats of a table together, the newest first. */
    List<Result> recent(String game, int limit);

    List<Rating> ratings(String who);

    Optional<Rating> rating(String who, String game, int seats);

    /** The best accounts and bots, those first whose rating is fairly sure. */
    List<Rating> best(String game, int seats, int limit);
}

package signoria.server.store;

import java.util.List;
import java.util.Optional;

/** Results of finished games, and ratings per game and number of seats. */
public interface Scores {
    /** How a seat ended; {@code who} is an identity or {@code bot:level}. */
    record Result(
            String table,
            String game,
            List<String> names,
            int seat,
            String who,
            int place,
            int points,
            boolean rated,
            long ended) {}

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

    List<Result> results(String who, int limit);

    List<Rating> ratings(String who);

    Optional<Rating> rating(String who, String game, int seats);

    /** The best accounts and bots, those first whose rating is fairly sure. */
    List<Rating> best(String game, int seats, int limit);
}

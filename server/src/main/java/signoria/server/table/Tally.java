package signoria.server.table;

import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.Scores;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What else is kept of a seat's result: who decided, how long the game was, what was chosen at the
 * table, and where the points came from.
 */
public record Tally(
        Api.Decisions decisions,
        int moves,
        Map<String, String> options,
        Map<String, Integer> sources) {
    static String of(Sitting sitting, Api.Outcome outcome, int seat) {
        Map<String, Integer> sources = new LinkedHashMap<>();
        for (Api.Source each : outcome.sources()) sources.put(each.key(), each.points().get(seat));
        return Protocol.write(
                new Tally(
                        outcome.decisions().get(seat),
                        sitting.game().moves(),
                        sitting.opened().options(),
                        sources));
    }

    /** That of a result; none of one from before it was kept. */
    public static Optional<Tally> of(Scores.Result result) {
        if (result.more().isEmpty()) return Optional.empty();
        return Optional.of(Protocol.read(result.more(), Tally.class));
    }
}

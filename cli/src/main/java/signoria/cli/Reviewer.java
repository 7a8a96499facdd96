package signoria.cli;

import signoria.arena.Analysis;
import signoria.arena.Analyst;
import signoria.arena.Progress;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Language;
import signoria.kernel.Partita;

/** Goes through games on record with a bot that searches. */
record Reviewer(Level level, GameChoice choice, Language in, Streams streams) {
    /** Good enough for a whole game in a minute or two. */
    static final String USUAL = "master:400";

    Reviewer {
        if (!level.searches()) throw new BadInput("bot '" + level.name() + "' does not search");
    }

    Analysis analysed(String file) {
        Partita record = Partita.read(file, streams.read(file));
        try (Progress bar =
                new Progress(
                        streams.err(), streams.bar(), "decisions", record.lines().size() + 1)) {
            return Analyst.of(choice.game(record.game()), record, level, in, bar);
        } catch (Partita.Differs e) {
            throw new Partita.Differs(file + ": " + e.getMessage());
        }
    }
}

package signoria.cli;

import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Renewal;
import signoria.kernel.Words;

import java.util.List;

/** What is said of a game that the rules of today do not lead on. */
final class Older {
    private Older() {}

    /** Where it differs and why, and how it can be seen up to there. */
    static String told(
            Language in, Game<?, ?, ?> game, Partita written, Renewal renewal, String file) {
        return Lang.say(
                in,
                "older",
                Words.raw(file),
                written.ruleset(),
                renewal.record().ruleset(),
                Words.raw(why(in, game, written, renewal.differs().orElseThrow())),
                renewal.record().lines().size());
    }

    private static String why(
            Language in, Game<?, ?, ?> game, Partita written, Renewal.Difference differs) {
        return switch (differs) {
            case Renewal.Forbidden(int move, Partita.Line line, var refusal) ->
                    Lang.say(
                            in,
                            "older-forbidden",
                            move,
                            Words.raw(who(written, line)),
                            Words.raw(line.move()),
                            Words.raw(game.rulebook().words(in, refusal)),
                            Words.raw(refusal.rule()));
            case Renewal.Unknown(int move, Partita.Line line) ->
                    Lang.say(
                            in,
                            "older-unknown",
                            move,
                            Words.raw(who(written, line)),
                            Words.raw(line.move()));
            case Renewal.Ending(int _, String then, String now) ->
                    now.isEmpty()
                            ? Lang.say(in, "older-no-end", Words.raw(then))
                            : Lang.say(in, "older-end", Words.raw(then), Words.raw(now));
        };
    }

    private static String who(Partita written, Partita.Line line) {
        List<String> names = new Roster(written.seats()).shown();
        return names.get(line.seat());
    }
}

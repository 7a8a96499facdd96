package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of an older ruleset, played again under the rules of today. Where every move is still
 * allowed and the result is the same, nothing has happened. An answer that is not asked for any
 * more is passed over, if the game goes on without it. Where the game differs, it ends before the
 * move that does.
 *
 * @param record the game under today's ruleset, as far as it goes
 * @param differs why it goes no further
 */
public record Renewal(Partita record, Optional<Difference> differs) {
    /** So many answers in a row may no longer be asked for. */
    public static final int PASSED = 3;

    /** Where the old game and today's rules part. */
    public sealed interface Difference {
        /** The number of the move in the old record, one beyond the last for the result. */
        int move();
    }

    /** A move that a rule forbids now. */
    public record Forbidden(int move, Partita.Line line, Refusal why) implements Difference {}

    /** A move that there is no more. */
    public record Unknown(int move, Partita.Line line) implements Difference {}

    /**
     * Another end.
     *
     * @param now empty if the game goes on
     */
    public record Ending(int move, String then, String now) implements Difference {}

    /** Newer records than the rules are refused; those of the same ruleset are as they are. */
    public static Renewal of(Partita old, Game<?, ?, ?> rules) {
        int today = rules.sheet().ruleset();
        if (old.ruleset() > today)
            throw new Partita.Differs(
                    "the record was played under ruleset "
                            + old.ruleset()
                            + " of "
                            + old.game()
                            + ", which is newer than ruleset "
                            + today
                            + " of this build: bring Signoria up to date");
        return old.ruleset() == today
                ? new Renewal(old, Optional.empty())
                : played(old, rules, today);
    }

    private static <S, M, V> Renewal played(Partita old, Game<S, M, V> rules, int today) {
        S s = rules.start(old.setup(rules));
        List<Partita.Line> kept = new ArrayList<>();
        List<Partita.Line> lines = old.lines();
        Optional<Difference> differs = Optional.empty();
        int at = 0;
        while (at < lines.size() && differs.isEmpty()) {
            int passed = passed(rules, s, lines, at);
            if (passed < 0) differs = Optional.of(difference(rules, s, lines.get(at), at + 1));
            else if (at + passed < lines.size()) {
                Partita.Line line = lines.get(at + passed);
                rules.play(s, line.seat(), rules.notation().read(line.move()), Events.IGNORED);
                kept.add(line.with(""));
            }
            at += passed + 1;
        }
        String result = rules.over(s) ? Partita.result(old.seats(), rules.result(s)) : "";
        if (differs.isEmpty() && !old.result().isEmpty() && !result.equals(old.result()))
            differs = Optional.of(new Ending(lines.size() + 1, old.result(), result));
        return new Renewal(old.under(today, kept, result), differs);
    }

    /** How many lines from here on are not asked for any more; -1 if the game cannot go on. */
    private static <S, M> int passed(Game<S, M, ?> rules, S s, List<Partita.Line> lines, int from) {
        for (int passed = 0; passed <= PASSED && from + passed <= lines.size(); passed++) {
            if (passed > 0 && !follows(lines, from + passed - 1)) return -1;
            if (from + passed == lines.size()) return passed;
            if (allowed(rules, s, lines.get(from + passed))) return passed;
        }
        return -1;
    }

    /** Only what a seat was asked after a move of its own can go unasked. */
    private static boolean follows(List<Partita.Line> lines, int at) {
        return at > 0 && lines.get(at).seat() == lines.get(at - 1).seat();
    }

    /** Whether a written move can be played here. */
    public static <S, M> boolean allowed(Game<S, M, ?> rules, S s, Partita.Line line) {
        try {
            return rules.refusal(s, line.seat(), rules.notation().read(line.move()))
                    == Refusal.NONE;
        } catch (BadInput unknown) {
            return false;
        }
    }

    private static <S, M> Difference difference(
            Game<S, M, ?> rules, S s, Partita.Line line, int move) {
        try {
            M read = rules.notation().read(line.move());
            return new Forbidden(move, line, rules.refusal(s, line.seat(), read));
        } catch (BadInput unknown) {
            return new Unknown(move, line);
        }
    }
}

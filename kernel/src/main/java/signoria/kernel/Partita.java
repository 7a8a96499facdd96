package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game on file: a text that a person can read, and that plays again.
 *
 * @param options what was chosen, without the usual values
 * @param catalog the digest of the catalogue, a dash for the printed one
 * @param seed empty while the game runs and the reader may not know it
 * @param result how it ended, as text; empty while it runs
 * @param digest of the last position; empty when unknown
 */
public record Partita(
        String game,
        int ruleset,
        List<String> seats,
        Map<String, String> options,
        String catalog,
        Optional<Seed> seed,
        List<Line> lines,
        String result,
        String digest) {

    /** A move that its reader may not know yet. */
    public static final String HIDDEN = "?";

    /** One move; the digest of the position after it may be empty. */
    public record Line(int seat, String move, String digest) {
        Line with(String other) {
            return new Line(seat, move, other);
        }
    }

    /**
     * What replaying tells at each step: the number of the move just played (0 before the first),
     * and the state.
     */
    public interface Step<S> {
        void at(int number, S s);
    }

    public Setup setup(Game<?, ?, ?> game) {
        Seed known =
                seed.orElseThrow(
                        () ->
                                new BadInput(
                                        "the record has no seed yet: the game was still running"));
        return Setup.of(game, seats.size(), options, known);
    }

    /** The same record with the digest of the position after each move written beside it. */
    public <S, M, V> Partita withDigests(Game<S, M, V> rules) {
        List<Line> digested = new ArrayList<>();
        replay(
                rules,
                (number, s) -> {
                    if (number > 0)
                        digested.add(lines.get(number - 1).with(Position.digest(rules, s)));
                });
        return new Partita(game, ruleset, seats, options, catalog, seed, digested, result, digest);
    }

    /** The same game under another ruleset: its moves, and what they come to there. */
    Partita under(int other, List<Line> moves, String comesTo) {
        return new Partita(game, other, seats, options, catalog, seed, moves, comesTo, "");
    }

    /** Plays the record again; a {@link Differs} names the first move that is not as written. */
    public <S, M, V> S replay(Game<S, M, V> rules, Step<? super S> step) {
        check(rules);
        S s = rules.start(setup(rules));
        step.at(0, s);
        for (int i = 0; i < lines.size(); i++) {
            play(rules, s, i);
            step.at(i + 1, s);
        }
        compare(result, rules.over(s) ? Partita.result(seats, rules.result(s)) : "", "the result");
        if (!digest.isEmpty())
            compare(digest, Position.digest(rules, s), "the last position's digest");
        return s;
    }

    private void check(Game<?, ?, ?> rules) {
        if (ruleset != rules.sheet().ruleset())
            throw new Differs(
                    "the record was played under ruleset "
                            + ruleset
                            + " of "
                            + game
                            + "; this build has ruleset "
                            + rules.sheet().ruleset()
                            + " and cannot replay it");
        if (!catalog.equals(rules.tables().digest()))
            throw new Differs(
                    "the record was played with catalogue "
                            + catalog
                            + ", this is "
                            + rules.tables().digest());
    }

    private <S, M> void play(Game<S, M, ?> rules, S s, int index) {
        Line line = lines.get(index);
        String where =
                "move " + (index + 1) + " (" + seats.get(line.seat()) + ": " + line.move() + ")";
        M move;
        try {
            move = rules.notation().read(line.move());
        } catch (BadInput e) {
            throw new Differs(where + ": " + e.getMessage());
        }
        Refusal refusal = rules.refusal(s, line.seat(), move);
        if (refusal != Refusal.NONE)
            throw new Differs(
                    where
                            + ": refused by "
                            + refusal.rule()
                            + ": "
                            + rules.rulebook().words(Language.EN, refusal));
        rules.play(s, line.seat(), move, Events.IGNORED);
        if (!line.digest().isEmpty())
            compare(line.digest(), Position.digest(rules, s), where + ": the digest");
    }

    private static void compare(String written, String played, String what) {
        if (!written.equals(played))
            throw new Differs(
                    what + " is '" + written + "' in the record but '" + played + "' when played");
    }

    /** The record does not replay as written. */
    public static final class Differs extends RuntimeException {
        public Differs(String message) {
            super(message);
        }
    }

    /** A result in one line, best place first; who loses alone is second to the house. */
    public static String result(List<String> names, Result result) {
        StringBuilder text = new StringBuilder();
        for (int place = 1; place <= names.size() + 1; place++)
            for (int seat = 0; seat < names.size(); seat++)
                if (result.places().get(seat) == place)
                    text.append(text.isEmpty() ? "" : ", ")
                            .append(place)
                            .append(". ")
                            .append(names.get(seat))
                            .append(' ')
                            .append(result.points().get(seat));
        return text.toString();
    }

    /** Names of seats that a record can hold: no blanks, no two alike. */
    public static List<String> names(List<String> wanted) {
        List<String> names = new ArrayList<>();
        for (String name : wanted) {
            String plain = name.strip().replaceAll("\\s+", "_");
            String unique = plain;
            for (int i = 2; names.contains(unique); i++) unique = plain + "." + i;
            names.add(unique);
        }
        return names;
    }

    /** One move as it stands in the record, with the end of its line. */
    public String line(int number, Line line) {
        String digest = line.digest().isEmpty() ? "" : "  #" + line.digest();
        return number + "  " + seats.get(line.seat()) + "  " + line.move() + digest + "\n";
    }

    public String write() {
        StringBuilder text = new StringBuilder();
        text.append("signoria  1\n");
        text.append("game      ").append(game).append(' ').append(ruleset).append('\n');
        text.append("seats     ").append(String.join(" ", seats)).append('\n');
        text.append("options   ").append(Position.options(options)).append('\n');
        text.append("catalog   ").append(catalog).append('\n');
        text.append("seed      ").append(seed.map(Seed::toString).orElse(HIDDEN)).append('\n');
        text.append("moves\n");
        for (int i = 0; i < lines.size(); i++) text.append(line(i + 1, lines.get(i)));
        if (!result.isEmpty()) text.append("result    ").append(result).append('\n');
        if (!digest.isEmpty()) text.append("digest    ").append(digest).append('\n');
        return text.toString();
    }

    /**
     * Reads a record; a half-written last line or any other flaw is a {@link BadInput} with file
     * and line.
     */
    public static Partita read(String file, String text) {
        return new PartitaReader(file, text).read();
    }
}

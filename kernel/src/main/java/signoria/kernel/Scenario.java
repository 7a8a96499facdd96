package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A rule shown at work, as data.
 *
 * <pre>
 * scenario  masters/market.2 the pushed marble is not taken
 * setup     seats=2 seed=7                        seats, options, seed; may be left out
 * given     market: ... | seat 1 faith: 4         parts of the position, laid on the game's blank one
 * chance    4 L03                                 the next dice, cards, draws
 * when      seat 1: market row 2                  moves, in order
 * then      seat 1 faith: 5 | waiting: 2          parts of the position afterwards
 * tells     seat 2: gains                         words of an event that a seat (or watcher) was told by the last 'when'
 * refused   seat 1: buy green 1: masters/turn.1   a move that is not allowed now, and the paragraph that says so
 * offers    seat 1: market row 2 at market: Row 2 a move is offered now, at this thing of the scene alone: a zone and
 *                                                 words of its label; several with | between, - where it is at none
 * </pre>
 *
 * Lines after {@code scenario} may come in any number and order and happen as they stand; a line
 * that starts with a blank goes on with the one before.
 *
 * @param cites the paragraphs it shows: the first words of its title line that name one
 */
public record Scenario(String file, int line, List<String> cites, String title, List<Step> steps) {
    /** One line of it. */
    public record Step(int line, String verb, String text) {}

    /** It did not go as written. */
    public static final class Failed extends RuntimeException {
        public Failed(String message) {
            super(message);
        }
    }

    /**
     * What a run showed.
     *
     * @param told the kinds of events whose words were expected and heard
     * @param bites whether something it expects would have failed without its moves
     */
    public record Shown(List<Refusal> refusals, Set<Class<? extends Event>> told, boolean bites) {}

    private static final List<String> VERBS =
            List.of("setup", "given", "chance", "when", "then", "tells", "refused", "offers");

    public String game() {
        return cites.getFirst().substring(0, cites.getFirst().indexOf('/'));
    }

    /**
     * All paragraphs a run of this scenario proves: those in its title and those its refusals name.
     */
    public List<String> proves() {
        List<String> all = new ArrayList<>(cites);
        for (Step step : steps) if (step.verb.equals("refused")) all.add(afterLastColon(step));
        return all;
    }

    /** The scenarios of a file. */
    public static List<Scenario> read(String file, String text) {
        List<Scenario> scenarios = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\r?\n")) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            String at = file + ":" + number + ": ";
            if (Character.isWhitespace(line.charAt(0))) {
                if (scenarios.isEmpty() || scenarios.getLast().steps.isEmpty())
                    throw new BadInput(at + "nothing to go on with");
                Step last = scenarios.getLast().steps.removeLast();
                scenarios
                        .getLast()
                        .steps
                        .add(new Step(last.line, last.verb, last.text + " " + line.strip()));
                continue;
            }
            String[] parts = line.strip().split("\\s+", 2);
            String rest = parts.length < 2 ? "" : parts[1];
            if (parts[0].equals("scenario")) scenarios.add(titled(file, number, rest));
            else if (!VERBS.contains(parts[0]))
                throw new BadInput(
                        at
                                + "expected scenario, "
                                + String.join(", ", VERBS)
                                + ", not '"
                                + parts[0]
                                + "'");
            else if (scenarios.isEmpty())
                throw new BadInput(at + "expected 'scenario GAME/PARAGRAPH title' first");
            else scenarios.getLast().steps.add(new Step(number, parts[0], rest));
        }
        return scenarios;
    }

    private static Scenario titled(String file, int line, String text) {
        List<String> cites = new ArrayList<>();
        List<String> title = new ArrayList<>();
        for (String word : text.split("\\s+"))
            if (title.isEmpty() && word.matches("[a-z]+/[a-z0-9-]+(\\.[a-z0-9]+)*"))
                cites.add(word);
            else title.add(word);
        if (cites.isEmpty())
            throw new BadInput(file + ":" + line + ": expected 'scenario GAME/PARAGRAPH title'");
        return new Scenario(file, line, cites, String.join(" ", title), new ArrayList<>());
    }

    static String afterLastColon(Step step) {
        return step.text.substring(step.text.lastIndexOf(':') + 1).strip();
    }

    /** Runs it; a {@link Failed} or a {@link BadInput} names file and line. */
    public <S, M, V> Shown run(Game<S, M, V> game) {
        return new Rehearsal<>(this, game).shown();
    }
}

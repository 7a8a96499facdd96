package signoria.kernel;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A few minutes with a teacher at a laid table, as data: a scenario that asks. The pupil is seat 1.
 *
 * <pre>
 * lesson    masters/market.1 masters/market.2     the paragraphs it teaches
 * title     The market                            'it' gives the line before in Italian
 * it        Il mercato
 * setup     seats=2                               setup, given, chance, when: as in a scenario
 * given     market: ... | seat 1 faith: 4
 * say       A line is yours whole. Take row 2.    begins a step
 * it        Una fila è tua per intero. Prendi la riga 2.
 * look      market | warehouse-1                  the zones of the scene it is about
 * do        market row 2 | market row 3           any of these is right; without it there is only to read
 * reach     seat 1 faith: 5                       or: any move is right after which this holds
 * done      You gain a step of faith.             said when it is done
 * try       market row 1                          moves that are worse; * for all others
 * says      It loses a coin.                      why
 * refused   buy green 3: masters/cards.2          a move that is not allowed, and the paragraph that says so
 * then      seat 1 faith: 5                       what holds after every right answer
 * example   masters/market.1                      what was asked and done is the worked example of this
 *                                                 paragraph; 'example 2 …': of this step and the one before
 * when      seat 2: market row 1                  what happens before the next step
 * guide     apprentice                            after the last step a whole game is played from the
 *                                                 deal, with the coach, against bots of this level
 * </pre>
 *
 * @param guide the level of the others in the game that it leads to; empty for none
 */
public record Lesson(
        String id,
        List<String> teaches,
        Said title,
        List<Scenario.Step> table,
        List<Step> steps,
        String guide) {
    private static final String COURSE = "lessons/course";

    /** What is said, in every language. */
    public record Said(Map<Language, String> words) {
        static final Said NOTHING = new Said(Map.of());

        public String in(Language language) {
            return words.getOrDefault(language, "");
        }

        private static Said english(String text) {
            Map<Language, String> words = new EnumMap<>(Language.class);
            words.put(Language.EN, text);
            return new Said(words);
        }
    }

    /**
     * Moves that are not the right answer, and what is said of them.
     *
     * @param moves {@link #ANY} stands for all that are not named
     * @param rule the paragraph that refuses them; empty when they are allowed
     */
    public record Other(List<String> moves, String rule, Said says) {
        static final String ANY = "*";
    }

    /**
     * Steps that show what a paragraph means: the table before the first and after the last.
     *
     * @param steps how many, up to the one it is written in
     */
    public record Example(int steps, List<String> rules) {
        static final Example NONE = new Example(0, List.of());
    }

    /**
     * One thought: what is said, what is asked, and what happens then.
     *
     * @param answers the moves that are right; empty when any is that reaches the goal
     * @param goal parts of the position after a right move
     * @param then what happens before the next step, and what must hold
     */
    public record Step(
            int line,
            Said say,
            List<String> look,
            List<String> answers,
            String goal,
            Said done,
            List<Other> others,
            List<Scenario.Step> then,
            Example example) {
        /** Whether a move is asked for. */
        public boolean asks() {
            return !answers.isEmpty() || !goal.isEmpty();
        }
    }

    /** The deal of the game that it leads to. */
    public Setup deal(Game<?, ?, ?> game) {
        for (Scenario.Step line : table)
            if (line.verb().equals("setup")) return Stage.Start.of(game, line.text()).setup();
        throw new BadInput(id + ": expected 'setup …'");
    }

    /** The lessons that lie beside a class, in the order of its course; none without one. */
    public static List<Lesson> beside(Class<?> type) {
        if (type.getResource(COURSE) == null) return List.of();
        List<Lesson> lessons = new ArrayList<>();
        for (String id : Text.words(Text.resource(type, COURSE))) {
            String file = "lessons/" + id + ".lesson";
            lessons.add(read(id, file, Text.resource(type, file)));
        }
        return lessons;
    }

    public static Lesson read(String id, String file, String text) {
        return new LessonReader(id, file).read(text);
    }

    static Said english(String text) {
        return Said.english(text);
    }
}

package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads one lesson, line by line. */
final class LessonReader {
    private final String id;
    private final String file;
    private List<String> teaches = List.of();
    private Lesson.Said title = Lesson.Said.NOTHING;
    private String guide = "";
    private final List<Scenario.Step> table = new ArrayList<>();
    private final List<Lesson.Step> steps = new ArrayList<>();

    /** What the next line in Italian translates. */
    private Map<Language, String> untranslated = Map.of();

    LessonReader(String id, String file) {
        this.id = id;
        this.file = file;
    }

    Lesson read(String text) {
        int number = 0;
        for (Scenario.Step line : lines(text)) {
            number = line.line();
            try {
                take(line);
            } catch (BadInput e) {
                throw new BadInput(file + ":" + number + ": " + e.getMessage());
            }
        }
        if (teaches.isEmpty() || steps.isEmpty())
            throw new BadInput(file + ": expected 'lesson GAME/PARAGRAPH…' and 'say …'");
        return new Lesson(id, teaches, title, table, steps, guide);
    }

    /** The lines with those that go on with the one before. */
    private List<Scenario.Step> lines(String text) {
        List<Scenario.Step> lines = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\r?\n")) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            if (Character.isWhitespace(line.charAt(0))) {
                if (lines.isEmpty())
                    throw new BadInput(file + ":" + number + ": nothing to go on with");
                Scenario.Step last = lines.removeLast();
                lines.add(
                        new Scenario.Step(
                                last.line(), last.verb(), last.text() + " " + line.strip()));
            } else {
                String[] parts = line.strip().split("\\s+", 2);
                lines.add(new Scenario.Step(number, parts[0], parts.length < 2 ? "" : parts[1]));
            }
        }
        return lines;
    }

    private void take(Scenario.Step line) {
        switch (line.verb()) {
            case "lesson" -> teaches = Text.words(line.text());
            case "title" -> title = said(line.text());
            case "it" -> translate(line.text());
            case "setup", "given", "chance", "when", "then" ->
                    (steps.isEmpty() ? table : step().then()).add(line);
            case "say" -> begin(line);
            case "look" -> step().look().addAll(parts(line.text()));
            case "do" -> step().answers().addAll(parts(line.text()));
            case "reach" -> change(line.text(), step().done(), step().example());
            case "done" -> change(step().goal(), said(line.text()), step().example());
            case "try" -> step().others().add(new Lesson.Other(parts(line.text()), "", unsaid()));
            case "refused" -> refused(line.text());
            case "says" -> says(line.text());
            case "guide" -> guide = line.text();
            case "example" -> example(Text.words(line.text()));
            default ->
                    throw new BadInput(
                            "expected lesson, title, it, setup, given, chance, when, then, say,"
                                    + " look, do, reach, done, try, refused, says, example or"
                                    + " guide, not '"
                                    + line.verb()
                                    + "'");
        }
    }

    private void begin(Scenario.Step line) {
        steps.add(
                new Lesson.Step(
                        line.line(),
                        said(line.text()),
                        new ArrayList<>(),
                        new ArrayList<>(),
                        "",
                        unsaid(),
                        new ArrayList<>(),
                        new ArrayList<>(),
                        Lesson.Example.NONE));
    }

    private Lesson.Step step() {
        if (steps.isEmpty()) throw new BadInput("expected 'say …' first");
        return steps.getLast();
    }

    private void change(String goal, Lesson.Said done, Lesson.Example example) {
        Lesson.Step step = step();
        steps.removeLast();
        steps.add(
                new Lesson.Step(
                        step.line(),
                        step.say(),
                        step.look(),
                        step.answers(),
                        goal,
                        done,
                        step.others(),
                        step.then(),
                        example));
    }

    private void example(List<String> words) {
        boolean counted = words.getFirst().matches("\\d");
        int count = counted ? Text.number(words.getFirst(), "steps") : 1;
        List<String> rules = words.subList(counted ? 1 : 0, words.size());
        if (rules.isEmpty() || count < 1 || count > steps.size())
            throw new BadInput("expected 'example [STEPS] GAME/PARAGRAPH…'");
        change(step().goal(), step().done(), new Lesson.Example(count, List.copyOf(rules)));
    }

    private void refused(String text) {
        int colon = text.lastIndexOf(':');
        if (colon < 0) throw new BadInput("expected 'move: GAME/PARAGRAPH'");
        String rule = text.substring(colon + 1).strip();
        step().others().add(new Lesson.Other(parts(text.substring(0, colon)), rule, unsaid()));
    }

    private void says(String text) {
        List<Lesson.Other> others = step().others();
        if (others.isEmpty()) throw new BadInput("expected 'try …' or 'refused …' before");
        Lesson.Other last = others.removeLast();
        others.add(new Lesson.Other(last.moves(), last.rule(), said(text)));
    }

    private Lesson.Said said(String text) {
        Lesson.Said said = Lesson.english(text);
        untranslated = said.words();
        return said;
    }

    private static Lesson.Said unsaid() {
        return Lesson.Said.NOTHING;
    }

    private void translate(String text) {
        if (untranslated.size() != 1) throw new BadInput("there is nothing to translate");
        untranslated.put(Language.IT, text);
        untranslated = Map.of();
    }

    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        for (String part : text.split("\\|")) parts.add(part.strip());
        return parts;
    }
}

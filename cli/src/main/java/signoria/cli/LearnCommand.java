package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Lesson;
import signoria.kernel.Rulebook;
import signoria.kernel.Setup;
import signoria.kernel.Words;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

@Command(
        name = "learn",
        description = "Teaches a game, lesson by lesson.",
        mixinStandardHelpOptions = true)
final class LearnCommand implements Runnable {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "LESSON",
            description = "its number or the beginning of its name (default: lists the course)")
    private Optional<String> lesson = Optional.empty();

    @Option(names = "--untaught", description = "the paragraphs that no lesson is about")
    private boolean untaught;

    @Option(names = "--lang", paramLabel = "LANG", description = "en or it")
    private Optional<String> lang = Optional.empty();

    @Option(names = "--no-color", description = "no colours")
    private boolean noColor;

    LearnCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Language in = Lang.of(lang, streams);
        Game<?, ?, ?> rules = Games.named(game);
        List<Lesson> course = rules.lessons();
        if (course.isEmpty()) throw new BadInput("there are no lessons for " + game + " yet");
        if (untaught) untaught(rules, course, in);
        else if (lesson.isEmpty()) list(rules, course, in);
        else
            try (Keyboard keyboard = Keyboard.of(streams)) {
                Pen pen = Pen.of(streams, !noColor);
                int from = course.indexOf(named(course, lesson.get()));
                for (int i = from; i < course.size(); i++)
                    if (!new TerminalLesson<>(
                                    rules, course.get(i), i, course.size(), keyboard, pen, in)
                            .hold(streams)) return;
                guided(rules, course.getLast(), keyboard, pen, in);
            }
    }

    /** The game that the course leads to, with the coach beside the pupil. */
    private void guided(Game<?, ?, ?> rules, Lesson last, Keyboard keyboard, Pen pen, Language in) {
        if (last.guide().isEmpty()) return;
        String go = Lang.say(in, "guided") + " > ";
        Optional<String> line = keyboard.line(go, List.of(TerminalLesson.QUIT));
        if (line.isEmpty() || TerminalLesson.quits(line.get())) return;
        Setup deal = last.deal(rules);
        Roster roster =
                Roster.of(
                        List.of(Lang.say(in, "player")),
                        List.of(last.guide()),
                        deal.seats(),
                        deal.seed().hex());
        Ongoing<?, ?, ?> ongoing = Ongoing.begin(rules, deal, roster, streams.env());
        new TerminalTable<>(ongoing, streams, keyboard, pen, in, true).play();
    }

    private void untaught(Game<?, ?, ?> rules, List<Lesson> course, Language in) {
        Set<String> taught = new HashSet<>();
        for (Lesson each : course) taught.addAll(each.teaches());
        for (Rulebook.Paragraph each : rules.rulebook().all(in))
            if (!taught.contains(each.id()))
                streams.out().println(Pen.pad(each.id(), 26) + " " + each.title());
    }

    private void list(Game<?, ?, ?> rules, List<Lesson> course, Language in) {
        streams.out().println(rules.sheet().name(in));
        for (int i = 0; i < course.size(); i++)
            streams.out().println(String.format("  %2d  %s", i + 1, course.get(i).title().in(in)));
        streams.out().println(Lang.say(in, "learn-how", Words.raw(game)));
    }

    private static Lesson named(List<Lesson> course, String name) {
        if (name.matches("\\d{1,3}")) {
            int number = Integer.parseInt(name);
            if (number >= 1 && number <= course.size()) return course.get(number - 1);
        }
        for (Lesson each : course)
            if (each.id().startsWith(name) || each.id().substring(3).startsWith(name)) return each;
        throw new BadInput(
                "no lesson '"
                        + name
                        + "': there are "
                        + String.join(", ", course.stream().map(Lesson::id).toList()));
    }
}

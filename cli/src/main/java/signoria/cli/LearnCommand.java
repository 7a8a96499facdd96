package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Lesson;
import signoria.kernel.Words;

import java.util.List;
import java.util.Optional;

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
            description =
                    "its number or the beginning of its name; without it the course is listed")
    private Optional<String> lesson = Optional.empty();

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
        if (lesson.isEmpty()) list(rules, course, in);
        else
            try (Keyboard keyboard = Keyboard.of(streams)) {
                Pen pen = Pen.of(streams, !noColor);
                int from = course.indexOf(named(course, lesson.get()));
                for (int i = from; i < course.size(); i++)
                    if (!new Lecture<>(rules, course.get(i), i, course.size(), keyboard, pen, in)
                            .hold(streams)) return;
            }
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

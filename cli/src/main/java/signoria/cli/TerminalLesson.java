package signoria.cli;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Lesson;
import signoria.kernel.Scene;
import signoria.kernel.Tutor;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One lesson at the terminal. */
final class TerminalLesson<S, M, V> {
    private static final int WIDTH = 78;
    private static final String SHOW = "show";
    private static final String RULE = "rule";
    static final String QUIT = "quit";

    private final Game<S, M, V> game;
    private final Tutor<S, M, V> tutor;
    private final int number;
    private final int of;
    private final Keyboard keyboard;
    private final Pen pen;
    private final Language in;
    private Scene scene = new Scene("", List.of(), List.of());

    TerminalLesson(
            Game<S, M, V> game,
            Lesson lesson,
            int number,
            int of,
            Keyboard keyboard,
            Pen pen,
            Language in) {
        this.game = game;
        this.tutor = new Tutor<>(lesson, game);
        this.number = number;
        this.of = of;
        this.keyboard = keyboard;
        this.pen = pen;
        this.in = in;
    }

    /** Step by step to its end; false if the pupil left before. */
    boolean hold(Streams streams) {
        PrintStream out = streams.out();
        String title = tutor.lesson().title().in(in);
        out.println(pen.bold(say("lesson-of", number + 1, of, Words.raw(title))));
        while (!tutor.over()) {
            out.println();
            show(out);
            while (tutor.asks()) if (!answered(out)) return false;
            Optional<String> line = keyboard.line(say("go-on") + " > ", List.of(QUIT));
            if (line.isEmpty() || quits(line.get())) return false;
            tutor.goOn();
        }
        out.println(pen.gold(say("learnt", Words.raw(title))));
        out.println();
        return true;
    }

    /** The parts of the table that it is about, what is said, and the moves. */
    private void show(PrintStream out) {
        List<M> legal = tutor.legal();
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < game.notation().setup(tutor.state()).seats(); seat++)
            names.add(say(seat == Tutor.PUPIL ? "pupil" : "rival", seat + 1));
        V view = game.view(tutor.state(), Tutor.PUPIL);
        scene = Who.named(game.scene(view, legal, in), names);
        Keys keys = Keys.places(scene);
        Board board = new Board(pen, WIDTH, in, names, Tutor.PUPIL, keys);
        List<Scene.Zone> looked =
                scene.zones().stream()
                        .filter(zone -> tutor.step().look().contains(zone.id()))
                        .toList();
        board.inFull(looked).forEach(out::println);
        out.println();
        Lines.wrapped(marked(tutor.step().say().in(in)), WIDTH).forEach(out::println);
        if (tutor.asks()) {
            board.choices(scene).forEach(out::println);
            out.println(pen.dim(say("learn-keys")));
        }
    }

    /** What stands between double stars is the task. */
    private String marked(String text) {
        StringBuilder marked = new StringBuilder();
        boolean task = false;
        for (String part : text.split("\\*\\*")) {
            marked.append(task ? pen.bold(part) : part);
            task = !task;
        }
        return marked.toString();
    }

    /** One line of the pupil's; false if it is to leave. */
    private boolean answered(PrintStream out) {
        Optional<String> line = keyboard.line("> ", List.of(SHOW, RULE, QUIT));
        if (line.isEmpty() || quits(line.get())) return false;
        String text = line.get().strip();
        try {
            switch (text) {
                case "" -> {}
                case RULE -> rule(out);
                case SHOW -> {
                    out.println(pen.gold(tutor.shown()));
                    reply(out, tutor.answer(tutor.shown()));
                }
                default -> reply(out, tutor.answer(move(text)));
            }
        } catch (BadInput e) {
            out.println(pen.bad(Lines.printable(e.getMessage())));
        }
        return true;
    }

    private String move(String text) {
        if (!text.matches("\\d{1,4}")) return text;
        int choice = Integer.parseInt(text);
        if (choice < 1 || choice > scene.choices().size())
            throw new BadInput(say("no-move", Words.raw(text)));
        return scene.choices().get(choice - 1).move();
    }

    private void reply(PrintStream out, Tutor.Reply reply) {
        List<String> words = new ArrayList<>();
        if (reply.verdict() == Tutor.Verdict.REFUSED)
            words.add(
                    game.rulebook().words(in, reply.refusal())
                            + "  ("
                            + reply.refusal().rule()
                            + ")");
        String said = reply.words().in(in);
        if (!said.isEmpty()) words.add(said);
        if (words.isEmpty()) words.add(say("not-this"));
        for (String each : words) Lines.wrapped(each, WIDTH).forEach(out::println);
    }

    private void rule(PrintStream out) {
        for (String id : tutor.lesson().teaches())
            out.print(RulesCommand.told(game.rulebook(), id, in));
    }

    static boolean quits(String line) {
        return line.strip().equalsIgnoreCase(QUIT);
    }

    private String say(String key, Object... arguments) {
        return Lang.say(in, key, arguments);
    }
}

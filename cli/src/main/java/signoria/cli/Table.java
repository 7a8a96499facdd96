package signoria.cli;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.kernel.Language;
import signoria.kernel.Refusal;
import signoria.kernel.Result;
import signoria.kernel.Scene;
import signoria.kernel.Takeback;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table in the terminal: shows each person what they may see, asks for moves, lets the bots
 * answer.
 */
final class Table<S, M, V> {
    /** How a sitting ends. */
    sealed interface Ending {
        /** The game is over. */
        record Over() implements Ending {}

        /** The people left; the game is kept. */
        record Left() implements Ending {}

        /** They want to go on with another game. */
        record Other(String file) implements Ending {}
    }

    private static final int NOBODY = -1;

    private final Ongoing<S, M, V> game;
    private final Streams streams;
    private final Keyboard keyboard;
    private final Pen pen;
    private final Language in;
    private final List<String> names;
    private final int[] seen; // how much of what happened each seat was told
    private final List<List<M>> offered =
            new ArrayList<>(); // what each seat could do the last time it was asked out of turn
    private int looking = NOBODY;
    private int drawn; // after how many moves the table was drawn

    Table(Ongoing<S, M, V> game, Streams streams, Keyboard keyboard, Pen pen, Language in) {
        this.game = game;
        this.streams = streams;
        this.keyboard = keyboard;
        this.pen = pen;
        this.in = in;
        this.names = game.seating().shown();
        this.seen = new int[names.size()];
        for (int seat = 0; seat < names.size(); seat++) {
            seen[seat] = game.happened();
            offered.add(List.of());
        }
    }

    Ending play() {
        welcome();
        while (!game.over()) {
            int seat = Integer.numberOfTrailingZeros(game.game().waiting(game.state()));
            Optional<Ending> ending = decide(seat);
            if (ending.isEmpty()) ending = offerOthers(seat);
            if (ending.isPresent()) return ending.get();
        }
        farewell();
        return new Ending.Over();
    }

    private Optional<Ending> decide(int seat) {
        Optional<Bot<M, V>> bot = game.bot(seat);
        if (bot.isEmpty()) return new Turn(seat, true).take();
        V view = game.game().view(game.state(), seat);
        List<M> legal = game.legal(seat);
        M move = bot.get().choose(view, legal, Budget.USUAL);
        if (game.play(seat, move) != Refusal.NONE) game.play(seat, legal.getFirst());
        return Optional.empty();
    }

    /** Seats that nobody waits for, but that have something new to do, are asked once. */
    private Optional<Ending> offerOthers(int mover) {
        for (int seat = 0; seat < names.size() && !game.over(); seat++) {
            List<M> legal = game.waitsFor(seat) ? List.of() : game.legal(seat);
            boolean fresh = seat != mover && !legal.isEmpty() && !legal.equals(offered.get(seat));
            offered.set(seat, legal);
            if (!fresh) continue;
            Optional<Ending> ending = offer(seat, legal);
            if (ending.isPresent()) return ending;
        }
        return Optional.empty();
    }

    private Optional<Ending> offer(int seat, List<M> legal) {
        Optional<Bot<M, V>> bot = game.bot(seat);
        if (bot.isEmpty()) return new Turn(seat, false).take();
        V view = game.game().view(game.state(), seat);
        bot.get().interject(view, legal, Budget.USUAL).ifPresent(move -> game.play(seat, move));
        return Optional.empty();
    }

    private void welcome() {
        print(pen.bold(game.game().sheet().name(in)) + "  " + pen.dim(say("welcome-help")));
        print(
                pen.dim(
                        say(
                                "welcome-seed",
                                Words.raw(
                                        game.journal()
                                                .setup()
                                                .seed()
                                                .commitment()
                                                .substring(0, 16)))));
        print(pen.dim(say("kept-in", Words.raw(game.file().toString()))));
        print("");
    }

    private void farewell() {
        int reader =
                game.seating().people().size() == 1
                        ? game.seating().people().getFirst()
                        : signoria.kernel.Game.SPECTATOR;
        V view = game.game().view(game.state(), reader);
        Scene scene = game.game().scene(view, List.of(), in);
        Board board = new Board(pen, keyboard.width(), names, reader);
        print(board.title(game.game().sheet().name(in)));
        board.zones(scene).forEach(this::print);
        if (reader < names.size()) news(reader);
        board.question(reader, scene.question()).forEach(this::print);
        scores(game.game().result(game.state()));
        print("");
        print(pen.dim(say("seed-was", Words.raw(game.journal().setup().seed().toString()))));
        print(pen.dim(say("check-it", Words.raw(game.file().toString()))));
    }

    private void scores(Result result) {
        java.util.stream.IntStream.range(0, names.size())
                .boxed()
                .sorted(java.util.Comparator.comparing(result.places()::get))
                .forEach(seat -> score(result, seat));
    }

    private void score(Result result, int seat) {
        List<String> parts = new ArrayList<>();
        for (Result.Line line : result.lines())
            parts.add(game.game().rulebook().word(in, line.key()) + " " + line.points().get(seat));
        print(
                " "
                        + result.places().get(seat)
                        + ". "
                        + pen.plate(seat)
                        + " "
                        + Pen.pad(pen.livery(seat, names.get(seat)), 16)
                        + " "
                        + pen.gold(Lang.words().count(in, result.points().get(seat), "point")));
        for (String line : Wrapped.lines(String.join(" · ", parts), keyboard.width() - 8))
            if (!line.isBlank()) print("        " + pen.dim(line));
    }

    private void news(int seat) {
        List<String> lines = game.told(seat, seen[seat], in);
        seen[seat] = game.happened();
        for (String line : lines) bullet(line);
    }

    private void bullet(String sentence) {
        String before = "· ";
        for (String part : Wrapped.lines(sentence, keyboard.width() - 2)) {
            print(before + part);
            before = "  ";
        }
    }

    private Board board(int seat) {
        return new Board(pen, keyboard.width(), names, seat);
    }

    private String say(String key, Object... arguments) {
        return Lang.say(in, key, arguments);
    }

    private void print(String line) {
        streams.out().println(line);
    }

    /** One decision of a person, with all that may be asked before it. */
    private final class Turn {
        private final int seat;
        private final boolean owed;
        private List<M> legal = List.of();
        private Scene scene = new Scene("", List.of(), List.of());

        /**
         * @param owed the others wait for it; if not, an empty line lets it pass
         */
        Turn(int seat, boolean owed) {
            this.seat = seat;
            this.owed = owed;
        }

        Optional<Ending> take() {
            Optional<Ending> gone = handOver();
            if (gone.isPresent()) return gone;
            look(changed());
            while (true) {
                Optional<String> line = keyboard.line(prompt(), completions());
                if (line.isEmpty()) return Optional.of(leave());
                String text = line.get().strip();
                if (text.isEmpty() && !owed) return Optional.empty();
                if (text.isEmpty()) continue;
                Optional<Command> command = Command.of(text, in).filter(_ -> !isMove(text));
                if (command.isEmpty()) {
                    if (play(text)) return Optional.empty();
                    continue;
                }
                String rest = text.contains(" ") ? text.substring(text.indexOf(' ')).strip() : "";
                switch (command.get()) {
                    case QUIT -> {
                        return Optional.of(leave());
                    }
                    case RESUME -> {
                        if (!rest.isEmpty()) return Optional.of(new Ending.Other(rest));
                        print(say("resume-what"));
                    }
                    case UNDO -> {
                        if (undo()) return Optional.empty();
                    }
                    default -> answer(command.get(), rest);
                }
            }
        }

        /** Between people the screen is wiped, so that nobody sees another's hand. */
        private Optional<Ending> handOver() {
            boolean passes = looking != seat && game.seating().people().size() > 1;
            looking = seat;
            if (!passes) return Optional.empty();
            if (!streams.terminal()) return Optional.empty();
            keyboard.clear(true);
            return keyboard.line(say("pass-screen", Words.raw(names.get(seat))), List.of())
                            .isEmpty()
                    ? Optional.of(leave())
                    : Optional.empty();
        }

        private void look(boolean whole) {
            legal = game.legal(seat);
            V view = game.game().view(game.state(), seat);
            scene = game.game().scene(view, legal, in);
            Board board = board(seat);
            keyboard.clear(false);
            if (whole) {
                print(board.title(game.game().sheet().name(in)));
                board.zones(scene).forEach(Table.this::print);
            }
            drawn = game.journal().size();
            news(seat);
            board.question(seat, scene.question()).forEach(Table.this::print);
            board.choices(scene).forEach(Table.this::print);
            if (!owed) print(pen.dim(say("may-pass")));
        }

        /**
         * On paper the table is drawn again only when others have changed it, or a new action
         * begins.
         */
        private boolean changed() {
            var entries = game.journal().entries();
            if (streams.terminal() || drawn > entries.size()) return true;
            if (names.size() == 1) return game.game().quiet(game.state());
            return drawn == 0
                    || entries.subList(drawn, entries.size()).stream()
                            .anyMatch(entry -> entry.seat() != seat);
        }

        private String prompt() {
            return pen.plate(seat) + " " + names.get(seat) + " > ";
        }

        private List<String> completions() {
            List<String> all = new ArrayList<>();
            for (Scene.Choice choice : scene.choices()) all.add(choice.move());
            all.addAll(Command.names(in));
            return all;
        }

        private boolean isMove(String text) {
            return scene.choices().stream()
                    .anyMatch(choice -> choice.move().equalsIgnoreCase(text));
        }

        private boolean play(String text) {
            try {
                M move = read(text);
                Refusal refusal = game.play(seat, move);
                if (refusal == Refusal.NONE) return true;
                refused(refusal);
            } catch (signoria.kernel.BadInput e) {
                print(pen.bad(e.getMessage()));
            }
            return false;
        }

        /** A move by its number, its text, or the beginning of either text or words. */
        private M read(String text) {
            if (text.matches("\\d{1,9}")) return numbered(Integer.parseInt(text));
            try {
                return game.game().notation().read(text);
            } catch (signoria.kernel.BadInput unknown) {
                List<Integer> begun = beginning(text);
                if (begun.size() == 1) return legal.get(begun.getFirst());
                if (begun.isEmpty()) throw unknown;
                throw new signoria.kernel.BadInput(
                        say(
                                "ambiguous",
                                Words.raw(text),
                                begun.getFirst() + 1,
                                begun.getLast() + 1));
            }
        }

        private M numbered(int number) {
            if (number < 1 || number > legal.size())
                throw new signoria.kernel.BadInput(say("no-number", legal.size()));
            return legal.get(number - 1);
        }

        private List<Integer> beginning(String text) {
            List<Integer> begun = new ArrayList<>();
            for (int i = 0; i < scene.choices().size(); i++) {
                Scene.Choice choice = scene.choices().get(i);
                if (choice.move().regionMatches(true, 0, text, 0, text.length())
                        || choice.label().regionMatches(true, 0, text, 0, text.length()))
                    begun.add(i);
            }
            return begun;
        }

        private void refused(Refusal refusal) {
            print(
                    pen.bad(game.game().rulebook().words(in, refusal))
                            + pen.dim("  (" + refusal.rule() + ")"));
        }

        private void answer(Command command, String rest) {
            try {
                switch (command) {
                    case WHY -> why(rest);
                    case RULES -> rules(rest);
                    case HINT -> hint();
                    case LOG -> game.told(seat, 0, in).forEach(Table.this::bullet);
                    case SAVE -> save(rest);
                    case BOARD -> look(true);
                    case HELP -> help();
                    case UNDO, RESUME, QUIT ->
                            throw new IllegalStateException(command + " ends the turn");
                }
            } catch (signoria.kernel.BadInput e) {
                print(pen.bad(e.getMessage()));
            }
        }

        /** The paragraph that forbids a move, whole. */
        private void why(String text) {
            if (text.isEmpty()) {
                print(say("why-what"));
                return;
            }
            Refusal refusal = game.game().refusal(game.state(), seat, read(text));
            if (refusal == Refusal.NONE) {
                print(say("allowed"));
                return;
            }
            refused(refusal);
            rules(refusal.rule());
        }

        private void rules(String id) {
            var rulebook = game.game().rulebook();
            if (!id.isEmpty()) streams.out().print(RulesCommand.told(rulebook, id, in));
            else
                for (var paragraph : rulebook.all(in))
                    print(" " + Pen.pad(pen.bold(paragraph.id()), 26) + " " + paragraph.title());
        }

        private void hint() {
            var opinions = game.advice(seat);
            if (opinions.isEmpty()) return;
            double best = opinions.getFirst().value();
            for (int i = 0; i < Math.min(3, opinions.size()); i++) {
                var opinion = opinions.get(i);
                int index = legal.indexOf(opinion.move());
                String label =
                        index < 0
                                ? game.game().notation().write(opinion.move())
                                : (index + 1) + " " + scene.choices().get(index).label();
                String figure =
                        String.format(
                                java.util.Locale.ROOT,
                                "%.1f",
                                i == 0 ? best : best - opinion.value());
                print(
                        " "
                                + (i == 0 ? pen.gold(label) : label)
                                + "  "
                                + pen.dim(
                                        say(
                                                i == 0 ? "hint-best" : "hint-less",
                                                Words.raw(figure))));
            }
        }

        private void save(String file) {
            if (!file.isEmpty()) streams.write(file, game.record().write());
            print(say("saved", Words.raw(file.isEmpty() ? game.file().toString() : file)));
        }

        private void help() {
            print(say("help-move"));
            for (Command command : Command.values())
                print(
                        "  "
                                + Pen.pad(pen.bold(command.name(in) + command.argument(in)), 18)
                                + " "
                                + say("help-" + command.key()));
        }

        /** Takes back the seat's last move; other people are asked where they must agree. */
        private boolean undo() {
            switch (Takeback.of(game.journal(), seat)) {
                case Takeback.Verdict.Nothing<S, M, V> _ -> {
                    print(say("undo-nothing"));
                    return false;
                }
                case Takeback.Verdict.Free<S, M, V>(var then) -> game.takeBack(then);
                case Takeback.Verdict.Asks<S, M, V>(var then) -> {
                    if (!agreed()) return false;
                    game.takeBack(then);
                }
            }
            for (int other = 0; other < seen.length; other++)
                seen[other] = Math.min(seen[other], game.happened());
            print(say("undone"));
            return true;
        }

        private boolean agreed() {
            for (int other : game.seating().people()) {
                if (other == seat) continue;
                String question =
                        say("undo-agree", Words.raw(names.get(other)), Words.raw(names.get(seat)));
                String answer =
                        keyboard.line(question + " ", List.of())
                                .orElse("")
                                .strip()
                                .toLowerCase(java.util.Locale.ROOT);
                if (answer.startsWith(say("yes-letter")) || answer.startsWith("y")) continue;
                print(say("undo-refused", Words.raw(names.get(other))));
                return false;
            }
            return true;
        }

        private Ending leave() {
            print(say("left", Words.raw(game.file().toString())));
            return new Ending.Left();
        }
    }
}

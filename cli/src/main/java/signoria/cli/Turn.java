package signoria.cli;

import signoria.bots.Opinion;
import signoria.bots.Reasons;
import signoria.kernel.BadInput;
import signoria.kernel.Notation;
import signoria.kernel.Refusal;
import signoria.kernel.Rulebook;
import signoria.kernel.Scene;
import signoria.kernel.Takeback;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One decision of a person, with all that may be asked before it. */
final class Turn<S, M, V> {
    private static final int ADVICE = 3;

    private final Ongoing<S, M, V> game;
    private final Screen<S, M, V> screen;
    private final Pen pen;
    private final int seat;
    private final boolean owed;
    private final List<M> legal;
    private Scene scene = new Scene("", List.of(), List.of());
    private Typed<S, M, V> typed;

    /**
     * @param owed the others wait for it; if not, an empty line lets it pass
     */
    Turn(Ongoing<S, M, V> game, Screen<S, M, V> screen, int seat, boolean owed) {
        this.game = game;
        this.screen = screen;
        this.pen = screen.pen();
        this.seat = seat;
        this.owed = owed;
        this.legal = game.legal(seat);
        this.typed = new Typed<>(game, screen, seat, legal, scene);
    }

    /** Asks until there is a move, it is let pass, or the sitting ends. */
    Optional<TerminalTable.Ending> take() {
        scene = screen.show(seat, legal, owed);
        typed = new Typed<>(game, screen, seat, legal, scene);
        coach();
        while (true) {
            Optional<String> line = screen.keyboard().line(prompt(), completions());
            if (line.isEmpty()) return Optional.of(leave(screen));
            String text = line.get().strip();
            if (text.isEmpty() && !owed) return Optional.empty();
            if (text.isEmpty()) {
                screen.ask(seat, legal, owed);
                continue;
            }
            Optional<Command> command =
                    isMove(text) ? Optional.empty() : Command.of(text, screen.in());
            if (command.isEmpty() ? play(text) : command.get() == Command.UNDO && undo())
                return Optional.empty();
            String rest = text.contains(" ") ? text.substring(text.indexOf(' ')).strip() : "";
            if (command.equals(Optional.of(Command.QUIT))) return Optional.of(leave(screen));
            if (command.equals(Optional.of(Command.RESUME)) && !rest.isEmpty())
                return Optional.of(new TerminalTable.Ending.Other(rest));
            command.ifPresent(asked -> answer(asked, rest));
        }
    }

    /** The people get up; the game is kept. */
    static TerminalTable.Ending leave(Screen<?, ?, ?> screen) {
        screen.printUnbroken(screen.say("left", screen.file()));
        return new TerminalTable.Ending.Left();
    }

    private String prompt() {
        return pen.plate(seat) + " " + screen.name(seat) + " > ";
    }

    private List<String> completions() {
        List<String> all = new ArrayList<>();
        for (Scene.Choice choice : scene.choices()) all.add(choice.move());
        all.addAll(Command.names(screen.in()));
        for (String part : screen.parts(scene))
            all.add(Command.BOARD.name(screen.in()) + " " + part);
        return all;
    }

    private boolean isMove(String text) {
        return scene.choices().stream().anyMatch(choice -> choice.move().equalsIgnoreCase(text));
    }

    private boolean play(String text) {
        try {
            M move = typed.move(text);
            Optional<String> warning = screen.coach().warning(seat, written(move));
            if (warning.isPresent()) {
                screen.print(pen.gold(warning.get()));
                return false;
            }
            Refusal refusal = game.play(seat, move);
            if (refusal == Refusal.NONE) return true;
            refused(refusal);
        } catch (BadInput e) {
            wrong(e);
        }
        return false;
    }

    private void answer(Command command, String rest) {
        try {
            switch (command) {
                case WHY -> why(rest);
                case RULES -> rules(rest);
                case HINT -> hint();
                case COACH -> called();
                case LOG -> game.told(seat, 0, screen.in()).forEach(screen::tell);
                case SAVE -> save(rest);
                case BOARD -> board(rest);
                case HELP -> help();
                case RESUME -> screen.print(say("resume-what"));
                case UNDO, QUIT -> {} // done before
            }
        } catch (BadInput e) {
            wrong(e);
        }
    }

    private void board(String part) {
        if (part.isEmpty()) screen.overview(seat, legal, owed);
        else screen.part(seat, legal, part);
    }

    /** The paragraph that forbids a move, whole. */
    private void why(String text) {
        if (text.isEmpty()) {
            screen.print(say("why-what"));
            return;
        }
        Refusal refusal = game.game().refusal(game.state(), seat, typed.move(text));
        if (refusal == Refusal.NONE) {
            screen.print(say("allowed"));
            return;
        }
        refused(refusal);
        rules(refusal.rule());
    }

    private void refused(Refusal refusal) {
        String sentence = game.game().rulebook().words(screen.in(), refusal);
        screen.print(pen.bad(sentence) + pen.dim("  (" + refusal.rule() + ")"));
    }

    private void wrong(BadInput e) {
        screen.print(pen.bad(Lines.printable(e.getMessage())));
    }

    private void rules(String id) {
        Rulebook rules = game.game().rulebook();
        if (id.isEmpty())
            for (Rulebook.Paragraph paragraph : rules.all(screen.in()))
                screen.print(" " + Pen.pad(pen.bold(paragraph.id()), 26) + " " + paragraph.title());
        else if (RulesCommand.named(rules, id, screen.in()).isEmpty())
            screen.print(pen.bad(say("no-paragraph", Words.raw(id))));
        else screen.print(RulesCommand.told(rules, id, screen.in()).stripTrailing());
    }

    /** The moves held best, each with how far it is behind the first. */
    private void hint() {
        List<Opinion<M>> opinions = game.advice(seat);
        for (int i = 0; i < Math.min(ADVICE, opinions.size()); i++) {
            String label = label(opinions.get(i).move());
            screen.print(
                    " " + (i == 0 ? pen.gold(label) : label) + "  " + pen.dim(held(opinions, i)));
        }
        String reasons = game.reasons(seat, opinions, screen.in());
        if (!reasons.isEmpty())
            screen.print(" " + pen.dim(say("hint-reasons", Words.raw(reasons))));
    }

    /** The coach comes or goes. */
    private void called() {
        screen.coach().toggle();
        screen.print(say(screen.coach().on() ? "coach-on" : "coach-off"));
        coach();
    }

    private void coach() {
        if (owed) screen.coach().says(seat, this::labelled).forEach(screen::print);
    }

    private String labelled(String move) {
        return label(game.game().notation().read(move));
    }

    private String written(M move) {
        return game.game().notation().write(move);
    }

    private String held(List<Opinion<M>> opinions, int i) {
        if (i == 0) return say("hint-best");
        double behind = behind(opinions, i);
        if (behind < 0.05) return say("hint-same");
        return say("hint-less", Words.raw(Reasons.points(behind, screen.in()).substring(1)));
    }

    /** How far a move is held behind the first. */
    private double behind(List<Opinion<M>> opinions, int i) {
        return opinions.getFirst().value() - opinions.get(i).value();
    }

    private String label(M move) {
        int index = legal.indexOf(move);
        return index < 0
                ? written(move)
                : keys().of(index) + " " + scene.choices().get(index).label();
    }

    private Keys keys() {
        return Keys.of(game.game().notation(), legal, scene);
    }

    private void save(String file) {
        if (!file.isEmpty()) screen.write(file, game.record().write());
        screen.printUnbroken(say("saved", file.isEmpty() ? screen.file() : Words.raw(file)));
    }

    private void help() {
        screen.print(say("help-move"));
        for (Command command : Command.values()) {
            String usage = command.name(screen.in()) + command.argument(screen.in());
            String head = "  " + Pen.pad(pen.bold(usage), 18) + " ";
            Lines.hanging(head, say("help-" + command.key()), screen.width())
                    .forEach(screen::print);
        }
        for (Notation.Form form : typed.forms())
            screen.print(say("form", Words.raw(form.text()), Words.raw(form.meaning())));
        screen.printUnbroken(pen.dim(say("kept-in", screen.file())));
    }

    /** Takes back the seat's last move; other people are asked where they must agree. */
    private boolean undo() {
        switch (Takeback.of(game.journal(), seat)) {
            case Takeback.Verdict.Nothing<S, M, V> _ -> {
                screen.print(say("undo-nothing"));
                return false;
            }
            case Takeback.Verdict.Free<S, M, V>(var then) -> game.takeBack(then);
            case Takeback.Verdict.Asks<S, M, V>(var then) -> {
                if (!agreed()) return false;
                game.takeBack(then);
            }
        }
        screen.forget();
        screen.print(say("undone"));
        return true;
    }

    private boolean agreed() {
        for (int other : game.roster().people()) {
            if (other == seat) continue;
            String question =
                    say("undo-agree", Words.raw(screen.name(other)), Words.raw(screen.name(seat)));
            String answer =
                    screen.keyboard()
                            .line(question + " ", List.of())
                            .orElse("")
                            .strip()
                            .toLowerCase(Locale.ROOT);
            if (answer.startsWith(say("yes-letter")) || answer.startsWith("y")) continue;
            screen.print(say("undo-refused", Words.raw(screen.name(other))));
            return false;
        }
        return true;
    }

    private String say(String key, Object... arguments) {
        return screen.say(key, arguments);
    }
}

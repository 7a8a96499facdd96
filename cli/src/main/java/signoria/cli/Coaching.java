package signoria.cli;

import signoria.bots.Coach;
import signoria.kernel.Advice;
import signoria.kernel.Language;
import signoria.kernel.Preview;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** The coach at a table in the terminal: silent until it is called. */
final class Coaching<S, M, V> {
    private final Ongoing<S, M, V> game;
    private final Pen pen;
    private final Language in;

    /** What it has warned of: once a game is enough for each kind. */
    private final Set<String> warned = new HashSet<>();

    private boolean on;
    private int looked = -1;
    private Advice advice = new Advice("", "", "", List.of(), List.of(), List.of());

    Coaching(Ongoing<S, M, V> game, Pen pen, Language in, boolean on) {
        this.game = game;
        this.pen = pen;
        this.in = in;
        this.on = on;
    }

    boolean on() {
        return on;
    }

    /** Called, or sent away. */
    void toggle() {
        on = !on;
    }

    /**
     * What the others were after, what matters now and the moves it would think of; nothing while
     * it is silent.
     *
     * @param label how a move is offered, with its key
     */
    List<String> says(int seat, UnaryOperator<String> label) {
        if (!on) return List.of();
        look(seat);
        List<String> lines = new ArrayList<>();
        for (Advice.Deed deed : advice.deeds())
            if (!deed.means().isEmpty())
                lines.add(pen.dim(say("coach-deed", name(deed.seat()), raw(deed.means()))));
        String rule = advice.rule().isEmpty() ? "" : pen.dim("  (" + advice.rule() + ")");
        if (!advice.why().isEmpty())
            lines.add(pen.bold(say("coach-says")) + " " + advice.why() + rule);
        for (Advice.Tip tip : advice.tips()) lines.add(" " + told(tip, label));
        return lines;
    }

    private String told(Advice.Tip tip, UnaryOperator<String> label) {
        List<String> gives = new ArrayList<>();
        for (Preview.Change change : tip.gives())
            gives.add(change.label() + " " + signed(change.to() - change.from()));
        String text = pen.gold(label.apply(tip.move())) + ": " + tip.reason();
        return gives.isEmpty() ? text : text + pen.dim("  [" + String.join(", ", gives) + "]");
    }

    private static String signed(int change) {
        return change < 0 ? "−" + -change : "+" + change;
    }

    /** A word before a clear mistake, the first time it would be of its kind. */
    Optional<String> warning(int seat, String move) {
        if (!on) return Optional.empty();
        look(seat);
        return advice.mistakes().stream()
                .filter(each -> each.move().equals(move) && warned.add(each.kind()))
                .findFirst()
                .map(each -> each.words() + " " + say("coach-anyway"));
    }

    /** The same table is looked at once. */
    private void look(int seat) {
        if (looked == game.journal().size()) return;
        looked = game.journal().size();
        advice = Coach.at(game.journal(), seat).advise(game.roster().shown(), in);
    }

    private Words.Raw name(int seat) {
        return raw(game.roster().shown().get(seat));
    }

    private static Words.Raw raw(String text) {
        return Words.raw(text);
    }

    private String say(String key, Object... arguments) {
        return Lang.say(in, key, arguments);
    }
}

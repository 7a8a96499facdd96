package signoria.server.table;

import signoria.bots.Opinion;
import signoria.bots.Reasons;
import signoria.kernel.Language;
import signoria.kernel.Scene;
import signoria.kernel.Words;

import java.util.List;
import java.util.function.Function;

/** Puts what a bot holds of some moves into words. */
final class Hints {
    private static final Words WORDS = Words.beside(Hints.class);

    private final Scene scene;
    private final boolean alone;
    private final Language in;

    /**
     * @param alone there are no rivals to speak of
     */
    Hints(Scene scene, boolean alone, Language in) {
        this.scene = scene;
        this.alone = alone;
        this.in = in;
    }

    /** How a move is offered; its text form when it is not among the listed ones. */
    String label(String move) {
        for (Scene.Choice choice : scene.choices())
            if (choice.move().equals(move)) return choice.label();
        return move;
    }

    <M> String reason(List<Opinion<M>> opinions, Function<M, String> text) {
        if (opinions.isEmpty()) return WORDS.say(in, "hint-only");
        if (opinions.size() == 1) return say("hint-alone", points(opinions.getFirst().value()));
        Opinion<M> best = opinions.getFirst();
        Opinion<M> next = opinions.get(1);
        return say(
                best.value() - next.value() < 0.05 ? "hint-close" : "hint-better",
                points(best.value()),
                points(next.value()),
                Words.raw(label(text.apply(next.move()))));
    }

    /** The same with what the game says of it, if anything. */
    String because(String reason, String parts) {
        return parts.isEmpty()
                ? reason
                : reason + " " + WORDS.say(in, "hint-because", Words.raw(parts));
    }

    private String say(String key, Object... arguments) {
        return WORDS.say(in, alone ? key + "-solo" : key, arguments);
    }

    private Words.Raw points(double value) {
        return Words.raw(Reasons.points(value, in));
    }
}

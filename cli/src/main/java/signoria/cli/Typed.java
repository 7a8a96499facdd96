package signoria.cli;

import signoria.kernel.BadInput;
import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Scene;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** The moves that a person types, as one question offers them. */
final class Typed<S, M, V> {
    private final Ongoing<S, M, V> game;
    private final Screen<S, M, V> screen;
    private final int seat;
    private final List<M> legal;
    private final Scene scene;

    Typed(Ongoing<S, M, V> game, Screen<S, M, V> screen, int seat, List<M> legal, Scene scene) {
        this.game = game;
        this.screen = screen;
        this.seat = seat;
        this.legal = legal;
        this.scene = scene;
    }

    /** A move by its number, its text, or the beginning of either text or words. */
    M move(String text) {
        if (text.matches("\\d{1,9}")) {
            String amount = game.game().notation().amount(legal);
            return amount.isEmpty()
                    ? numbered(Integer.parseInt(text))
                    : game.game().notation().read(amount + " " + text);
        }
        try {
            return game.game().notation().read(text);
        } catch (BadInput unknown) {
            List<Integer> begun = beginning(text);
            if (begun.isEmpty()) form(text);
            if (begun.isEmpty() && screen.in() == Language.EN) throw unknown;
            if (begun.isEmpty()) throw new BadInput(screen.say("no-move", Words.raw(text)));
            if (begun.size() == 1) return legal.get(begun.getFirst());
            throw new BadInput(
                    screen.say(
                            "ambiguous",
                            Words.raw(text),
                            begun.getFirst() + 1,
                            begun.getLast() + 1));
        }
    }

    /** Half a move of a kind that is written: says how it goes. */
    private void form(String text) {
        for (Notation.Form form : forms())
            if (begins(form.text(), text.split(" ")[0]))
                throw new BadInput(
                        screen.say("form", Words.raw(form.text()), Words.raw(form.meaning())));
    }

    List<Notation.Form> forms() {
        return game.game().notation().forms(game.state(), seat, screen.in());
    }

    private M numbered(int number) {
        if (number < 1 || number > legal.size())
            throw new BadInput(screen.say("no-number", legal.size()));
        return legal.get(number - 1);
    }

    private List<Integer> beginning(String text) {
        List<Integer> begun = new ArrayList<>();
        for (int i = 0; i < scene.choices().size(); i++) {
            Scene.Choice choice = scene.choices().get(i);
            if (begins(choice.move(), text) || begins(choice.label(), text)) begun.add(i);
        }
        return begun;
    }

    private static boolean begins(String whole, String text) {
        return whole.regionMatches(true, 0, text, 0, text.length());
    }
}

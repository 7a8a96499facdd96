package signoria.engine;

import signoria.bots.Appraisal;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Scene;
import signoria.kernel.Who;

import java.util.ArrayList;
import java.util.List;

/** A game looked at again, move by move, for those who want to know what each was worth. */
final class Review<S, M, V> {
    private final Game<S, M, V> game;
    private final Journal<S, M, V> journal;
    private final List<String> names;

    Review(Journal<S, M, V> journal, List<String> names) {
        this.names = names;
        this.game = journal.game();
        this.journal = journal;
    }

    /**
     * Every move: its number from 1, who made it, its text and words, whether there was a choice,
     * and whether chance spoke after it.
     */
    String choices(Language in) {
        StringBuilder out = new StringBuilder("[");
        S s = journal.stateAfter(0);
        int step = 0;
        for (Journal.Entry<M> entry : journal.entries()) {
            List<M> moves = new ArrayList<>();
            game.legal(s, entry.seat(), moves);
            boolean asked = (game.waiting(s) >>> entry.seat() & 1) != 0;
            S next = game.after(s, entry.seat(), entry.move(), Events.IGNORED);
            out.append(step++ == 0 ? "" : ",").append("{\"step\":").append(step);
            out.append(",\"seat\":").append(entry.seat());
            out.append(",\"move\":");
            out.append(game.json().write(game.notation().write(entry.move())));
            out.append(",\"words\":").append(game.json().write(words(s, entry, moves, in)));
            out.append(",\"choice\":").append(asked && moves.size() > 1);
            out.append(",\"chance\":");
            out.append(game.chance(s).total() != game.chance(next).total()).append('}');
            s = next;
        }
        return out.append(']').toString();
    }

    private String words(S s, Journal.Entry<M> entry, List<M> moves, Language in) {
        if (!moves.contains(entry.move())) moves.add(entry.move());
        Scene scene = Who.named(game.scene(game.view(s, entry.seat()), moves, in), names);
        return label(scene, game.notation().write(entry.move()));
    }

    private static String label(Scene scene, String move) {
        for (Scene.Choice choice : scene.choices())
            if (choice.move().equals(move)) return choice.label();
        return move;
    }

    private Journal.Entry<M> entry(int step) {
        if (step < 1 || step > journal.size()) throw new BadInput("there is no move " + step);
        return journal.entries().get(step - 1);
    }

    String label(int step, String move, Language in) {
        Journal.Entry<M> made = entry(step);
        S s = journal.stateAfter(step - 1);
        List<M> moves = new ArrayList<>();
        game.legal(s, made.seat(), moves);
        Journal.Entry<M> other = new Journal.Entry<>(made.seat(), game.notation().read(move));
        return words(s, other, moves, in);
    }

    String appraise(int step, String level, int looks) {
        Journal.Entry<M> made = entry(step);
        S s = journal.stateAfter(step - 1);
        return Appraisal.of(game, s, made.seat(), made.move(), Level.named(level), looks, step)
                .map(this::told)
                .orElse("");
    }

    private String told(Appraisal<M> found) {
        return "{\"best\":"
                + game.json().write(game.notation().write(found.best()))
                + number("value", found.value())
                + number("place", found.place())
                + number("points", found.points())
                + number("loss", found.loss())
                + number("error", found.error())
                + "}";
    }

    private static String number(String name, double value) {
        return ",\"" + name + "\":" + Math.round(value * 1000) / 1000.0;
    }
}

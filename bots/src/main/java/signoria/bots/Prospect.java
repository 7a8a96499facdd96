package signoria.bots;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Tunable;
import signoria.kernel.Tunable.Term;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a seat's worth is made of after a move, once the action it belongs to is done: on average
 * over some worlds behind a view, and the same worlds for every move.
 */
final class Prospect<S, M, V> {
    /** The rest of the action is planned only as far as this. */
    private static final Budget BRIEF = new Budget(300);

    private final Game<S, M, V> game;
    private final int seat;
    private final List<S> worlds = new ArrayList<>();

    Prospect(Game<S, M, V> game, int seat, V view, int worlds) {
        this.game = game;
        this.seat = seat;
        Rng rng = Rng.of(1);
        for (int world = 0; world < worlds; world++) this.worlds.add(game.imagine(view, rng));
    }

    /** The terms after a move, by their keys; none where the game does not tell them. */
    Map<String, Double> after(M move) {
        Map<String, Double> parts = new LinkedHashMap<>();
        for (int world = 0; world < worlds.size(); world++)
            add(parts, finished(worlds.get(world), move, new Dice(world)), seat);
        return parts;
    }

    /** The terms of any seat as it stands; none where some action is half done. */
    Map<String, Double> now(int of) {
        Map<String, Double> parts = new LinkedHashMap<>();
        for (S world : worlds) if (game.quiet(world) || game.over(world)) add(parts, world, of);
        return parts;
    }

    private void add(Map<String, Double> parts, S s, int of) {
        if (!(game instanceof Tunable<S, M, V> tunable)) return;
        for (Term term : tunable.terms(s, of))
            parts.merge(term.key(), term.value() / worlds.size(), Double::sum);
    }

    /** The position after a move, once the action it belongs to is done. */
    private S finished(S seen, M move, Dice dice) {
        S s = game.after(seen, seat, move, Events.IGNORED);
        Bot<M, V> planner = new Apprentice<>(game, seat, dice.bits());
        while (!game.over(s) && !game.quiet(s)) {
            int mover = Bits.first(game.waiting(s));
            List<M> legal = new ArrayList<>();
            game.legal(s, mover, legal);
            M next =
                    mover == seat
                            ? planner.choose(game.view(s, seat), legal, BRIEF)
                            : legal.get(dice.next(legal.size()));
            game.play(s, mover, next, Events.IGNORED);
        }
        return s;
    }
}

package signoria.bots;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Rng;
import signoria.kernel.Tunable;
import signoria.kernel.Tunable.Term;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Why a move is held best, in the game's own words: what it changes in the parts of the seat's
 * worth by the next quiet moment, against what other moves would, good and bad.
 */
public final class Reasons<S, M, V> {
    private static final int WORLDS = 6;
    private static final int RIVALS = 8;
    private static final int TOLD = 3;
    private static final double LEAST = 0.05;

    /** The rest of the action is planned only as far as this. */
    private static final Budget BRIEF = new Budget(300);

    private final Game<S, M, V> game;
    private final int seat;

    public Reasons(Game<S, M, V> game, int seat) {
        this.game = game;
        this.seat = seat;
    }

    /** The greatest differences, greatest first; none where the game does not tell its terms. */
    public List<Term> of(V view, List<Opinion<M>> opinions) {
        int rivals = Math.min(RIVALS, opinions.size() - 1);
        if (!(game instanceof Tunable<S, M, V> tunable) || rivals < 1) return List.of();
        Map<String, Double> parts = new LinkedHashMap<>();
        Rng rng = Rng.of(1);
        for (int world = 0; world < WORLDS; world++) {
            S seen = game.imagine(view, rng);
            for (int i = 0; i <= rivals; i++) {
                double share = (i == 0 ? 1 : -1.0 / rivals) / WORLDS;
                M move = opinions.get(i * (opinions.size() - 1) / rivals).move();
                S after = finished(seen, move, new Dice(world));
                for (Term term : tunable.terms(after, seat))
                    parts.merge(term.key(), share * term.value(), Double::sum);
            }
        }
        List<Term> told = new ArrayList<>();
        parts.forEach((key, value) -> told.add(new Term(key, value)));
        told.removeIf(term -> Math.abs(term.value()) < LEAST);
        told.sort(Comparator.comparingDouble(term -> -Math.abs(term.value())));
        return told.subList(0, Math.min(TOLD, told.size()));
    }

    /** The same in a line: {@code Productions to come +2.1, Resources -0.8}. */
    public String told(V view, List<Opinion<M>> opinions, Language in) {
        List<String> parts = new ArrayList<>();
        for (Term term : of(view, opinions))
            parts.add(game.rulebook().word(in, term.key()) + " " + points(term.value(), in));
        return String.join(", ", parts);
    }

    /** Points with their sign, as the language writes them. */
    public static String points(double value, Language in) {
        long tenths = Math.abs(value) < LEAST ? 0 : Math.round(Math.abs(value) * 10);
        return (value < 0 && tenths > 0 ? "-" : "+")
                + tenths / 10
                + (in == Language.IT ? "," : ".")
                + tenths % 10;
    }

    /** The position after a move, once the action it belongs to is done. */
    private S finished(S seen, M move, Dice dice) {
        S s = game.after(seen, seat, move, Events.IGNORED);
        Bot<M, V> planner = new Apprentice<>(game, seat, dice.bits());
        while (!game.over(s) && !game.quiet(s)) {
            int mover = Integer.numberOfTrailingZeros(game.waiting(s));
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

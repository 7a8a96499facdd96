package signoria.bots;

import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Tunable;
import signoria.kernel.Tunable.Term;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Why a bot prefers a move, in the game's own words: what it changes in the terms of the seat's
 * evaluation by the next quiet moment, compared with other moves, good and bad.
 */
public final class Reasons<S, M, V> {
    private static final int WORLDS = 6;
    private static final int RIVALS = 8;
    private static final int TOLD = 3;
    private static final double LEAST = 0.05;

    private final Game<S, M, V> game;
    private final int seat;

    /** The reasons of a seat. */
    public Reasons(Game<S, M, V> game, int seat) {
        this.game = game;
        this.seat = seat;
    }

    /** The greatest differences, greatest first; none where the game does not tell its terms. */
    public List<Term> of(V view, List<Opinion<M>> opinions) {
        int rivals = Math.min(RIVALS, opinions.size() - 1);
        if (!(game instanceof Tunable) || rivals < 1) return List.of();
        Prospect<S, M, V> prospect = new Prospect<>(game, seat, view, WORLDS);
        Map<String, Double> parts = new LinkedHashMap<>();
        for (int i = 0; i <= rivals; i++) {
            double share = i == 0 ? 1 : -1.0 / rivals;
            M move = opinions.get(i * (opinions.size() - 1) / rivals).move();
            prospect.after(move)
                    .forEach((key, value) -> parts.merge(key, share * value, Double::sum));
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
}

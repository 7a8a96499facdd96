package signoria.games.cradle;

import signoria.kernel.Weights;

/** Whether a player leans to show a character; to pass leans nobody, and nobody away from it. */
final class DuelLeaning {
    private final double show;
    private final double behind;
    private final double hopeless;
    private final double needless;
    private final double enough;
    private final double pair;

    DuelLeaning(Weights weights) {
        show = weights.of("lean-show");
        behind = weights.of("lean-show-behind");
        hopeless = weights.of("lean-show-hopeless");
        needless = weights.of("lean-show-needless");
        enough = weights.of("lean-show-enough");
        pair = weights.of("lean-show-pair");
    }

    double of(State s, int card) {
        if (Contest.alone(s)) return show;
        int rival = Contest.opponent(s, s.asked);
        long shown = s.cards.shown(s.asked);
        int own = Characters.strength(s.catalog, shown);
        int theirs = Characters.strength(s.catalog, s.cards.shown(rival));
        boolean passed = (s.passed >>> rival & 1) != 0;
        double leaning = show;
        if (own <= theirs) leaning += behind;
        else if (passed) leaning += needless;
        if (passed && Characters.strength(s.catalog, shown | 1L << card) > theirs)
            leaning += enough;
        if (Characters.strength(s.catalog, shown | Characters.showable(s, s.asked)) <= theirs)
            leaning += hopeless;
        if ((shown & s.catalog.ofValue[s.catalog.value(card)]) != 0) leaning += pair;
        return leaning;
    }
}

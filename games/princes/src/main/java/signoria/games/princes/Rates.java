package signoria.games.princes;

import signoria.kernel.Weights;

/** The weights of the evaluation by name; what each counts is told beside its figure. */
record Rates(
        double gold,
        double spareGold,
        double influence,
        double spareInfluence,
        double tilePrice,
        double otherGold,
        double otherInfluence,
        double strength,
        double treachery,
        double ability,
        double spread,
        double keen,
        double rival,
        double muster,
        double sway,
        double sure,
        double bargain,
        double bargainGold,
        double bargainInfluence) {
    static Rates of(Weights weights) {
        return new Rates(
                weights.of("gold"),
                weights.of("spare-gold"),
                weights.of("influence"),
                weights.of("spare-influence"),
                weights.of("tile-price"),
                weights.of("other-gold"),
                weights.of("other-influence"),
                weights.of("strength"),
                weights.of("treachery"),
                weights.of("ability"),
                weights.of("spread"),
                weights.of("keen"),
                weights.of("rival"),
                weights.of("muster"),
                weights.of("sway"),
                weights.of("sure"),
                weights.of("bargain"),
                weights.of("bargain-gold"),
                weights.of("bargain-influence"));
    }
}

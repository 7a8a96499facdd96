package signoria.games.cradle;

import signoria.kernel.Weights;

import java.util.List;

/**
 * What a player leans to at first sight, without looking ahead. Linear in its weights, which come
 * from what searches chose.
 */
final class Leaning {
    private final PieceLeaning pieces;
    private final CardLeaning cards;
    private final DuelLeaning duel;
    private final double count;
    private final double keepValue;
    private final double keepJolly;

    Leaning(Weights weights) {
        pieces = new PieceLeaning(weights);
        cards = new CardLeaning(weights);
        duel = new DuelLeaning(weights);
        count = weights.of("lean-count");
        keepValue = weights.of("lean-keep-value");
        keepJolly = weights.of("lean-keep-jolly");
    }

    void of(State s, List<Move> legal, double[] out) {
        switch (s.phase) {
            case PLACE, LIFTED -> pieces.of(s, legal, out);
            case BONUS, ACT -> cards.of(s, legal, out);
            case SYMBOL, SHOW, PAY, KEEP, OVER -> {
                for (int i = 0; i < legal.size(); i++) out[i] = inScoring(s, legal.get(i));
            }
        }
    }

    private double inScoring(State s, Move move) {
        if (move instanceof Move.Show(int card)) return duel.of(s, card);
        if (move instanceof Move.Choose(Symbol symbol))
            return count * s.columns.count(s.asked, symbol.ordinal());
        return move instanceof Move.Keep(int card) ? keep(s, card) : 0;
    }

    private double keep(State s, int card) {
        if (Card.isPerson(card)) return keepValue * s.catalog.value(card);
        return s.catalog.isJolly(card) ? keepJolly : 0;
    }
}

package signoria.games.princes;

import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;

/** The offers that a bot thinks of (§trade.1). */
final class Bargains {
    private Bargains() {}

    /** Offers that leave both sides better off, the best for the maker first. */
    static List<Move> offers(Rates rates, State s, int seat) {
        if (seat == Game.SPECTATOR
                || !s.trade
                || s.phase != Phase.TURN
                || s.turn != seat
                || s.made(seat) > 0) return List.of();
        List<Move> offers = new ArrayList<>();
        Judge judge = new Judge(rates, s);
        for (int other = 0; other < s.seats; other++) {
            if (other == seat || s.hasLeft(other) || Trade.isOpen(s, seat, other)) continue;
            Move.Offer best = null;
            double most = rates.bargain();
            int largest = (int) rates.bargainInfluence();
            for (int influence = -largest; influence <= largest; influence++)
                for (int gold = 1; influence != 0 && gold <= rates.bargainGold(); gold++) {
                    int paid = influence > 0 ? -gold : gold;
                    if (!affordable(s, seat, paid, influence)
                            || !affordable(s, other, -paid, -influence)) continue;
                    double mine = judge.purse(seat, paid, influence) - judge.purse(seat, 0, 0);
                    double theirs =
                            judge.purse(other, -paid, -influence) - judge.purse(other, 0, 0);
                    if (theirs < rates.bargain() || mine <= most) continue;
                    most = mine;
                    best = offer(other, paid, influence);
                }
            if (best != null) offers.add(best);
        }
        return offers;
    }

    private static boolean affordable(State s, int seat, int gold, int influence) {
        return s.gold(seat) + gold >= 0 && s.influence(seat) + influence >= 0;
    }

    /** The offer by which the maker gets so much more, or less, of both. */
    private static Move.Offer offer(int to, int gold, int influence) {
        return new Move.Offer(
                to,
                Math.max(0, -gold),
                Math.max(0, -influence),
                Math.max(0, gold),
                Math.max(0, influence));
    }
}

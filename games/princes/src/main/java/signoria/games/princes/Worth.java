package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Tunable.Term;
import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.List;

/**
 * What a position is worth to each seat, in final points: what it would score, what its goods can
 * still buy, what its tiles and troops will bring ({@link Judge}), and what it may get of that
 * which is being bid or fought for ({@link Contests}).
 */
final class Worth {
    /** So that an offer is made before the action, not instead of it. */
    private static final double OFFER = 8;

    private final Rates rates;
    private final Contests contests;

    Worth(Weights weights) {
        rates = Rates.of(weights);
        contests = new Contests(rates);
    }

    void of(State s, double[] out) {
        if (s.phase == Phase.OVER) ended(s, out);
        else if (Lot.isCommand(s.lot)) contests.war(s, out);
        else if (s.leader != State.NOBODY) contests.auction(s, out);
        else standing(s, out);
    }

    /** The same, part by part; what a contest adds to what stands is one of them. */
    List<Term> terms(State s, int seat) {
        double[] worth = new double[s.seats];
        of(s, worth);
        if (s.phase == Phase.OVER) return List.of(new Term("worth-end", worth[seat]));
        Judge judge = new Judge(rates, s);
        List<Term> terms = new ArrayList<>(judge.terms(seat));
        if (contested(s)) terms.add(new Term("worth-contest", worth[seat] - judge.worth(seat)));
        else terms.add(new Term("worth-offer", offered(s, seat)));
        return terms;
    }

    private static boolean contested(State s) {
        return Lot.isCommand(s.lot) || s.leader != State.NOBODY;
    }

    private static void ended(State s, double[] out) {
        for (int seat = 0; seat < s.seats; seat++)
            out[seat] = Scoring.total(s, seat) + s.gold(seat) / 1e3 + s.influence(seat) / 1e6;
    }

    private void standing(State s, double[] out) {
        Judge judge = new Judge(rates, s);
        for (int seat = 0; seat < s.seats; seat++) out[seat] = judge.worth(seat) + offered(s, seat);
    }

    private static double offered(State s, int seat) {
        if (s.phase != Phase.TURN || s.turn != seat) return 0;
        double worth = 0;
        for (int rest = s.offered; rest != 0; rest = Bits.rest(rest)) {
            int slot = Bits.first(rest);
            boolean fresh = Trade.turns(s.offer(slot)) == Trade.TURNS;
            if (Trade.maker(slot) == seat && fresh) worth += OFFER;
        }
        return worth;
    }

    /** Offers that leave both sides better off, the best for the maker first. */
    List<Move> offers(State s, int seat) {
        return Bargains.offers(rates, s, seat);
    }
}

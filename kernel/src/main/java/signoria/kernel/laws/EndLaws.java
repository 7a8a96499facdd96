package signoria.kernel.laws;

import signoria.kernel.Language;
import signoria.kernel.Result;
import signoria.kernel.Tunable;

import java.util.List;

/** How games end, and what they are worth on the way. */
final class EndLaws {
    /** How far rounding may carry a sum from its parts. */
    private static final double ROUNDING = 1e-6;

    private EndLaws() {}

    static <S, M, V> void theBooksBalance(Moment<S, M, V> at) {
        at.game().audit(at.copy());
    }

    static <S, M, V> void sidesStay(Moment<S, M, V> at) {
        S start = at.game().start(at.journal().setup());
        for (int seat = 0; seat < at.seats(); seat++)
            if (at.game().side(start, seat) != at.game().side(at.state(), seat))
                throw new Breach(Moment.who(seat) + " has changed sides");
    }

    static <S, M, V> void resultsRankEverySeat(Moment<S, M, V> at) {
        Result result = at.game().result(at.state());
        if (result.places().size() != at.seats() || result.points().size() != at.seats())
            throw new Breach(at.seats() + " seats, but " + result);
        for (int seat = 0; seat < at.seats(); seat++) {
            ranked(result, seat);
            addsUp(result, seat);
            for (int other = 0; other < seat; other++)
                if (at.game().side(at.state(), seat) == at.game().side(at.state(), other)
                        && !result.places().get(seat).equals(result.places().get(other)))
                    throw new Breach("seats of one side have different places: " + result);
        }
    }

    /** One more than those who are better; a seat alone may also lose to the game itself. */
    private static void ranked(Result result, int seat) {
        int place = result.places().get(seat);
        long better = result.places().stream().filter(other -> other < place).count();
        boolean alone = result.places().size() == 1 && place == 2;
        if (place != better + 1 && !alone)
            throw new Breach("the places are not a ranking: " + result.places());
    }

    private static void addsUp(Result result, int seat) {
        if (result.lines().isEmpty()) return;
        int sum = 0;
        for (Result.Line line : result.lines()) {
            if (line.points().size() != result.points().size())
                throw new Breach("a line leaves seats out: " + line);
            sum += line.points().get(seat);
        }
        if (sum != result.points().get(seat))
            throw new Breach(
                    Moment.who(seat)
                            + " has "
                            + result.points().get(seat)
                            + " points, the lines say "
                            + sum);
    }

    static <S, M, V> void leaningsAreFinite(Moment<S, M, V> at) {
        for (int seat = 0; seat < at.seats(); seat++) {
            List<M> legal = at.legal(seat);
            double[] leanings = new double[legal.size()];
            at.game().lean(at.state(), seat, legal, leanings);
            for (double leaning : leanings)
                if (!Double.isFinite(leaning)) throw new Breach("a leaning of " + leaning);
        }
    }

    static <S, M, V> void worthIsFinite(Moment<S, M, V> at) {
        if (!at.game().quiet(at.state())) return;
        for (double worth : worth(at))
            if (!Double.isFinite(worth)) throw new Breach("a worth of " + worth);
    }

    static <S, M, V> void termsAddUpToTheWorth(Moment<S, M, V> at) {
        if (!(at.game() instanceof Tunable<S, M, V> tunable) || !at.game().quiet(at.state()))
            return;
        double[] worth = worth(at);
        for (int seat = 0; seat < at.seats(); seat++) {
            List<Tunable.Term> terms = tunable.terms(at.state(), seat);
            double sum = 0;
            for (Tunable.Term term : terms) {
                sum += term.value();
                for (Language in : Language.values())
                    if (at.game().rulebook().word(in, term.key()).isBlank())
                        throw new Breach("no word for " + term.key() + " in " + in);
            }
            if (!(Math.abs(sum - worth[seat]) < ROUNDING))
                throw new Breach(
                        Moment.who(seat) + " has a worth of " + worth[seat] + ", but " + terms);
        }
    }

    static <S, M, V> void worthAgreesWithTheResult(Moment<S, M, V> at) {
        double[] worth = worth(at);
        List<Integer> places = at.game().result(at.state()).places();
        for (int first = 0; first < at.seats(); first++)
            for (int other = 0; other < at.seats(); other++)
                if (places.get(first) == 1 && places.get(other) > 1 && worth[first] <= worth[other])
                    throw new Breach(
                            Moment.who(first)
                                    + " won with a worth of "
                                    + worth[first]
                                    + ", "
                                    + Moment.who(other)
                                    + " lost with "
                                    + worth[other]);
    }

    private static <S, M, V> double[] worth(Moment<S, M, V> at) {
        double[] worth = new double[at.seats()];
        at.game().worth(at.state(), worth);
        return worth;
    }
}

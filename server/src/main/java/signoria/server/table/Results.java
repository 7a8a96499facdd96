package signoria.server.table;

import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.store.People;
import signoria.server.store.Scores;
import signoria.server.store.Store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a finished game ended, for the scores. */
final class Results {
    private Results() {}

    /**
     * Notes the result, once however often it is called. Who resigned is rated as the last, and so
     * is a person for whom the house played most of the game: what it reached is not theirs. A game
     * with a guest in it does not count.
     */
    static void note(Sitting sitting, Store store) {
        boolean counts = sitting.rated() && !hasGuest(sitting, store.people());
        Api.Outcome outcome = sitting.game().outcome(Language.EN).orElseThrow();
        List<Scores.Result> results = new ArrayList<>();
        int seats = sitting.chairs().size();
        int[] places = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            Chair chair = sitting.chair(seat);
            Api.Decisions made = outcome.decisions().get(seat);
            boolean left = chair.resigned() || chair.human() && made.house() > made.person();
            places[seat] = left ? seats + 1 : outcome.places().get(seat);
            results.add(
                    new Scores.Result(
                            sitting.id(),
                            sitting.opened().game(),
                            sitting.chairs().stream().map(Chair::name).toList(),
                            seat,
                            chair.scorer(),
                            outcome.places().get(seat),
                            outcome.points().get(seat),
                            counts,
                            sitting.changed(),
                            Tally.of(sitting, outcome, seat),
                            Optional.empty()));
        }
        Optional<Scores.Rater> rater = counts ? Optional.of(new Glicko(places)) : Optional.empty();
        store.scores().settle(results, rater);
    }

    private static boolean hasGuest(Sitting sitting, People people) {
        for (Chair chair : sitting.chairs())
            if (chair.human()
                    && !people.find(chair.who()).map(People.Person::account).orElse(false))
                return true;
        return false;
    }
}

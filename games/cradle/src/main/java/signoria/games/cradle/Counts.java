package signoria.games.cradle;

import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** What is counted: the contest that is going on, and the end of the game. */
final class Counts {
    private final Catalog catalog;
    private final View view;
    private final Offers<Move> offers;
    private final Phrases phrases;

    Counts(Catalog catalog, View view, Offers<Move> offers, Phrases phrases) {
        this.catalog = catalog;
        this.view = view;
        this.offers = offers;
        this.phrases = phrases;
    }

    Scene.Zone contest() {
        View.Contest contest = view.contest();
        List<Scene.Item> items = new ArrayList<>();
        if (contest.byCharacters()) {
            duellist(view.turn(), items);
            if (contest.rival() != State.NOBODY) duellist(contest.rival(), items);
        } else {
            counted(view.turn(), contest.chosen(), items);
            if (contest.rival() != State.NOBODY)
                counted(contest.rival(), contest.rivalChosen(), items);
        }
        if (contest.due() > 0)
            items.add(
                    new Scene.Counter(
                            phrases.say("due", Words.raw(phrases.seatName(contest.winner()))),
                            "stone",
                            contest.due()));
        String label = phrases.say(contest.byCharacters() ? "scored-characters" : "scored-culture");
        return Scene.Zone.shared("scoring", label, items);
    }

    private void duellist(int seat, List<Scene.Item> items) {
        List<String> shown = view.players().get(seat).shown();
        for (String id : shown) {
            int card = catalog.card(id);
            items.add(
                    Scenes.card(
                            catalog,
                            phrases,
                            card,
                            List.of(phrases.seatName(seat)),
                            offers.of(Move.KEEPS[card])));
        }
        String label =
                phrases.say(
                        (view.contest().passed() >>> seat & 1) != 0
                                ? "strength-passed"
                                : "strength",
                        Words.raw(phrases.seatName(seat)));
        if (putAway(seat) && seat == view.contest().winner())
            items.add(
                    Scenes.plain(
                            phrases.say("won-duel", Words.raw(phrases.seatName(seat))), "scoring"));
        else items.add(new Scene.Counter(label, "scoring", count(seat)));
    }

    private void counted(int seat, int symbol, List<Scene.Item> items) {
        if (symbol == State.NONE) return;
        items.add(
                new Scene.Counter(
                        phrases.say(
                                "counted",
                                Words.raw(phrases.seatName(seat)),
                                Text.lower(Symbol.ALL[symbol])),
                        Text.lower(Symbol.ALL[symbol]),
                        count(seat)));
    }

    /** The seat has put away the cards it used, and another is still asked about its own. */
    private boolean putAway(int seat) {
        return view.phase() == Phase.KEEP && (view.contest().keepers() >>> seat & 1) == 0;
    }

    private int count(int seat) {
        return seat == view.turn() ? view.contest().count() : view.contest().rivalCount();
    }

    /** What decided: stones, then the cards in hand; §teams.4 partners count together. */
    Scene.Zone ending() {
        List<Scene.Item> items = new ArrayList<>();
        for (View.Side side : view.sides()) items.add(ending(side));
        return Scene.Zone.shared("final", phrases.say("final"), view.sides().size(), items);
    }

    private Scene.Card ending(View.Side side) {
        List<String> names = new ArrayList<>();
        for (int seat : side.seats()) names.add(phrases.seatName(seat));
        return new Scene.Card(
                String.join(", ", names),
                "scoring",
                List.of(
                        phrases.say("final-stones", side.stones()),
                        phrases.say("final-cultures", side.cultures()),
                        phrases.say("final-strength", side.strength())));
    }
}

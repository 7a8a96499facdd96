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
            if (contest.rival() != State.NONE) duellist(contest.rival(), items);
        } else {
            counted(view.turn(), contest.chosen(), items);
            if (contest.rival() != State.NONE)
                counted(contest.rival(), contest.rivalChosen(), items);
        }
        if (contest.due() > 0)
            items.add(
                    new Scene.Counter(
                            phrases.say("due", Words.raw(phrases.seatName(contest.winner()))),
                            "stone",
                            contest.due(),
                            List.of()));
        String label = phrases.say(contest.byCharacters() ? "scored-characters" : "scored-culture");
        return new Scene.Zone("scoring", label, Scene.NOBODY, 0, items);
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
        else
            items.add(
                    new Scene.Counter(
                            label,
                            "scoring",
                            phrases.strength(view.players().get(witness(seat)).shown(), -1),
                            List.of()));
    }

    private void counted(int seat, int symbol, List<Scene.Item> items) {
        if (symbol == State.NONE) return;
        int witness = witness(seat);
        int counts =
                witness == view.turn() ? view.contest().chosen() : view.contest().rivalChosen();
        items.add(
                new Scene.Counter(
                        phrases.say(
                                "counted",
                                Words.raw(phrases.seatName(seat)),
                                Text.lower(Symbol.ALL[symbol])),
                        Text.lower(Symbol.ALL[symbol]),
                        phrases.count(witness, Symbol.ALL[counts]),
                        List.of()));
    }

    /** The seat has put away the cards it used, and another is still asked about its own. */
    private boolean putAway(int seat) {
        return view.phase() == Phase.KEEP && (view.contest().keepers() >>> seat & 1) == 0;
    }

    /**
     * Whose cards show what a seat has counted: its own, and in a tie, where both counted the same,
     * those of the one who has not put them away yet.
     */
    private int witness(int seat) {
        return putAway(seat) ? Integer.numberOfTrailingZeros(view.contest().keepers()) : seat;
    }

    /** What decided: stones, then the cards in hand; §teams.4 partners count together. */
    Scene.Zone ending() {
        List<Scene.Item> items = new ArrayList<>();
        int sides = view.teams() ? 2 : view.seats();
        for (int side = 0; side < sides; side++) items.add(ending(side));
        return new Scene.Zone("final", phrases.say("final"), Scene.NOBODY, sides, items);
    }

    private Scene.Card ending(int side) {
        int stones = 0;
        int cultures = 0;
        List<String> people = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int seat = side; seat < view.seats(); seat += view.teams() ? 2 : view.seats()) {
            View.Player player = view.players().get(seat);
            names.add(phrases.seatName(seat));
            for (int count : player.stones()) stones += count;
            for (String id : player.hand())
                if (Card.isPerson(catalog.card(id))) people.add(id);
                else cultures++;
        }
        return new Scene.Card(
                String.join(", ", names),
                "scoring",
                List.of(
                        phrases.say("final-stones", stones),
                        phrases.say("final-cultures", cultures),
                        phrases.say("final-strength", phrases.strength(people, -1))),
                false,
                "",
                List.of());
    }
}

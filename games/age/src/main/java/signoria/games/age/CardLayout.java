package signoria.games.age;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Ids;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/** The cards of a position in text: where they lie, and what each seat knows of it. */
final class CardLayout {
    private final Catalog catalog;
    private final Ids cards;
    private final Zones<State> zones;

    CardLayout(Catalog catalog, Zones<State> zones) {
        this.catalog = catalog;
        this.cards = new Ids(this::card, catalog::cardNamed);
        this.zones = zones;
        place("pile", HistoryCards.PILE);
        place("discards", HistoryCards.DISCARDS);
        zones.one(
                "top discard",
                cards,
                s -> s.cards.topDiscard,
                (s, card) -> s.cards.topDiscard = card);
        place("removed", HistoryCards.REMOVED);
        place("later", HistoryCards.WAITING);
        zones.sets(
                        "hand",
                        cards,
                        State::hand,
                        (s, seat, set) -> lay(s, HistoryCards.HANDS + seat, set))
                .seat("knows", this::knows, this::knows)
                .zone(
                        "watchers know",
                        s -> knows(s, Game.SPECTATOR),
                        (s, t) -> knows(s, Game.SPECTATOR, t));
    }

    private void place(String name, int place) {
        zones.set(name, cards, s -> s.cards.at(place), (s, set) -> lay(s, place, set));
    }

    /** Cards lie there now, and nowhere else; those that lay there before go to the pile. */
    private static void lay(State s, int place, long set) {
        long dropped = s.cards.at(place) & ~set;
        int elsewhere = place == HistoryCards.PILE ? HistoryCards.REMOVED : HistoryCards.PILE;
        for (int i = 0; i < HistoryCards.PLACES; i++) s.cards.at(i, s.cards.at(i) & ~set);
        s.cards.at(place, set);
        s.cards.at(elsewhere, s.cards.at(elsewhere) | dropped);
        for (int seat = 0; seat < s.seats; seat++) guess(s, seat);
        guess(s, Game.SPECTATOR);
    }

    /** What is plain from the table: open cards and one's own; others may lie anywhere hidden. */
    private static int guess(State s, int observer, int card) {
        int place = s.cards.place(card);
        int hidden = 1 << HistoryCards.PILE;
        for (int seat = 0; seat < s.seats; seat++) hidden |= 1 << HistoryCards.HANDS + seat;
        if ((hidden >>> place & 1) == 0 || place == HistoryCards.HANDS + observer)
            return 1 << place;
        return observer == Game.SPECTATOR ? hidden : hidden & ~(1 << HistoryCards.HANDS + observer);
    }

    private static void guess(State s, int observer) {
        for (int card = 0; card < Card.COUNT; card++)
            s.cards.known.setMay(observer, card, guess(s, observer, card));
    }

    /** The cards of which an observer knows more than is plain, with the places as bits. */
    private String knows(State s, int observer) {
        List<String> words = new ArrayList<>();
        for (int card = 0; card < Card.COUNT; card++)
            if (s.cards.known.may(observer, card) != guess(s, observer, card))
                words.add(
                        card(card) + "=" + Integer.toHexString(s.cards.known.may(observer, card)));
        return Text.orDash(String.join(" ", words));
    }

    private void knows(State s, int observer, String text) {
        guess(s, observer);
        for (String word : Text.words(text)) {
            if (!word.matches("[CEL]\\d\\d=[0-9a-f]+"))
                throw new BadInput("knows: expected cards with places such as C05=3, not " + word);
            int places = Integer.parseInt(word.substring(4), 16);
            s.cards.known.setMay(observer, catalog.cardNamed(word.substring(0, 3)), places);
        }
    }

    private String card(int number) {
        return catalog.card[number].id();
    }
}

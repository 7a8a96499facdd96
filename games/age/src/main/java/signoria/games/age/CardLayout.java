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
        place("pile", State.PILE);
        place("discards", State.DISCARDS);
        zones.one("top discard", cards, s -> s.topDiscard, (s, card) -> s.topDiscard = card);
        place("removed", State.REMOVED);
        place("later", State.WAITING);
        zones.sets("hand", cards, State::hand, (s, seat, set) -> lay(s, State.HANDS + seat, set))
                .seat("knows", this::knows, this::knows)
                .zone(
                        "watchers know",
                        s -> knows(s, Game.SPECTATOR),
                        (s, t) -> knows(s, Game.SPECTATOR, t));
    }

    private void place(String name, int place) {
        zones.set(name, cards, s -> s.cards[place], (s, set) -> lay(s, place, set));
    }

    /** Cards lie there now, and nowhere else; those that lay there before go to the pile. */
    private static void lay(State s, int place, long set) {
        long dropped = s.cards[place] & ~set;
        for (int i = 0; i < State.PLACES; i++) s.cards[i] &= ~(set | dropped);
        s.cards[place] |= set;
        s.cards[place == State.PILE ? State.REMOVED : State.PILE] |= dropped;
        for (int seat = 0; seat < s.seats; seat++) guess(s, seat);
        guess(s, Game.SPECTATOR);
    }

    /** What is plain from the table: open cards and one's own; others may lie anywhere hidden. */
    private static int guess(State s, int observer, int card) {
        int place = 0;
        while ((s.cards[place] >>> card & 1) == 0) place++;
        int hidden = 1 << State.PILE;
        for (int seat = 0; seat < s.seats; seat++) hidden |= 1 << State.HANDS + seat;
        if ((hidden >>> place & 1) == 0 || place == State.HANDS + observer) return 1 << place;
        return observer == Game.SPECTATOR ? hidden : hidden & ~(1 << State.HANDS + observer);
    }

    private static void guess(State s, int observer) {
        for (int card = 0; card < Card.COUNT; card++)
            s.known.setMay(observer, card, guess(s, observer, card));
    }

    /** The cards of which an observer knows more than is plain, with the places as bits. */
    private String knows(State s, int observer) {
        List<String> words = new ArrayList<>();
        for (int card = 0; card < Card.COUNT; card++)
            if (s.known.may(observer, card) != guess(s, observer, card))
                words.add(card(card) + "=" + Integer.toHexString(s.known.may(observer, card)));
        return Text.orDash(String.join(" ", words));
    }

    private void knows(State s, int observer, String text) {
        guess(s, observer);
        for (String word : Text.words(text)) {
            if (!word.matches("[CEL]\\d\\d=[0-9a-f]+"))
                throw new BadInput("knows: expected cards with places such as C05=3, not " + word);
            int places = Integer.parseInt(word.substring(4), 16);
            s.known.setMay(observer, catalog.cardNamed(word.substring(0, 3)), places);
        }
    }

    private String card(int number) {
        return catalog.card[number].id();
    }
}

package signoria.games.cradle;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/**
 * The cards of a position in text. Cards named in a part come from wherever they lie, those it held
 * before go into the deck.
 */
final class CardLayout {
    /** Where cards lie side by side: before a seat, or for all. */
    private enum Part {
        HAND,
        PILE,
        SHOWN,
        OPEN,
        DISCARDS,
        DECK;

        static final Part[] ALL = values();
    }

    private static final String REST = "rest";

    private final Catalog catalog;

    CardLayout(Catalog catalog) {
        this.catalog = catalog;
    }

    void add(Zones<State> zones) {
        for (Part part : List.of(Part.HAND, Part.PILE, Part.SHOWN))
            zones.seat(
                    Text.lower(part),
                    (s, p) -> write(s, part, p),
                    (s, p, t) -> read(s, part, p, t));
        zones.seat("columns", this::columns, this::columns);
        for (Part part : List.of(Part.OPEN, Part.DISCARDS, Part.DECK))
            zones.zone(Text.lower(part), s -> write(s, part, 0), (s, t) -> read(s, part, 0, t));
        zones.zone("known deck", CardLayout::knownDeck, CardLayout::knownDeck)
                .seat("known", CardLayout::known, CardLayout::known);
    }

    private static long cultures(State s, Part part, int seat) {
        return switch (part) {
            case HAND -> s.cards.handCultures(seat);
            case OPEN -> s.cards.openCultures();
            case DISCARDS -> s.cards.discardedCultures();
            case DECK -> s.cards.deckCultures();
            case PILE, SHOWN -> 0;
        };
    }

    private static long people(State s, Part part, int seat) {
        return switch (part) {
            case HAND -> s.cards.handPeople(seat);
            case PILE -> s.cards.pile(seat);
            case SHOWN -> s.cards.shown(seat);
            case OPEN -> s.cards.openPeople();
            case DISCARDS -> s.cards.discardedPeople();
            case DECK -> s.cards.deckPeople();
        };
    }

    private static void lay(State s, Part part, int seat, long cultures, long people) {
        switch (part) {
            case HAND -> s.cards.hand(seat, cultures, people);
            case PILE -> s.cards.pile(seat, people);
            case SHOWN -> s.cards.shown(seat, people);
            case OPEN -> s.cards.open(cultures, people);
            case DISCARDS -> s.cards.discards(cultures, people);
            case DECK -> s.cards.deck(cultures, people);
        }
    }

    private String write(State s, Part part, int seat) {
        List<String> ids = new ArrayList<>();
        for (int card : Bits.numbers(cultures(s, part, seat))) ids.add(catalog.cultures[card].id());
        for (int card : Bits.numbers(people(s, part, seat))) ids.add(catalog.people[card].id());
        return Text.orDash(String.join(" ", ids));
    }

    /** What the part held before goes into the deck; what leaves the deck itself is discarded. */
    private void read(State s, Part part, int seat, String text) {
        long wasCultures = cultures(s, part, seat);
        long wasPeople = people(s, part, seat);
        lay(s, part, seat, 0, 0);
        Part elsewhere = part == Part.DECK ? Part.DISCARDS : Part.DECK;
        give(s, elsewhere, 0, wasCultures, wasPeople);
        if (text.equals(REST)) takeRest(s, part, seat);
        else for (String id : Text.words(text)) move(s, part, seat, id);
        forget(s);
    }

    private static void give(State s, Part part, int seat, long cultures, long people) {
        lay(s, part, seat, cultures(s, part, seat) | cultures, people(s, part, seat) | people);
    }

    /** All that lies in the deck and among the discards. */
    private static void takeRest(State s, Part part, int seat) {
        for (Part from : List.of(Part.DECK, Part.DISCARDS)) {
            if (from == part) continue;
            boolean only = part == Part.PILE || part == Part.SHOWN;
            give(s, part, seat, only ? 0 : cultures(s, from, 0), people(s, from, 0));
            lay(s, from, 0, only ? cultures(s, from, 0) : 0, 0);
        }
    }

    private void move(State s, Part part, int seat, String id) {
        int card = catalog.card(id);
        if ((part == Part.PILE || part == Part.SHOWN) && !Card.isPerson(card))
            throw new BadInput("only characters lie there, not " + id);
        remove(s, card);
        long bit = 1L << card;
        give(s, part, seat, Card.isPerson(card) ? 0 : bit, Card.isPerson(card) ? bit : 0);
    }

    /** Takes a card from wherever it lies. */
    private static void remove(State s, int card) {
        long cultures = Card.isPerson(card) ? -1 : ~(1L << card);
        long people = Card.isPerson(card) ? ~(1L << card) : -1;
        for (int seat = 0; seat < s.seats; seat++) {
            for (Part part : Part.ALL)
                lay(
                        s,
                        part,
                        seat,
                        cultures(s, part, seat) & cultures,
                        people(s, part, seat) & people);
            if (Card.isPerson(card)) continue;
            for (int symbol = 0; symbol < Symbol.COUNT; symbol++)
                if (s.columns.contains(seat, symbol, card)) empty(s, seat, symbol);
        }
    }

    private static void empty(State s, int seat, int symbol) {
        while (s.columns.top(seat, symbol) != State.NONE) {
            long card = 1L << s.columns.takeTop(seat, symbol);
            s.cards.deck(s.cards.deckCultures() | card, s.cards.deckPeople());
        }
    }

    /** {@code science=a,b^ architecture/finance=c}: from the bottom, a roof for a turned card. */
    private String columns(State s, int seat) {
        List<String> columns = new ArrayList<>();
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            int top = s.columns.top(seat, symbol);
            if (top == State.NONE) continue;
            boolean undecided = s.columns.undecided(seat, top);
            if (undecided && symbol == catalog.secondSymbol[top]) continue;
            List<String> cards = new ArrayList<>();
            for (int c = top; c != State.NONE; c = s.columns.liesOn(c))
                cards.addFirst(catalog.cultures[c].id() + (s.columns.shows(c) > 1 ? "^" : ""));
            String name = Layout.SYMBOLS.orDash(symbol);
            if (undecided) name += "/" + Layout.SYMBOLS.orDash(catalog.secondSymbol[top]);
            columns.add(name + "=" + String.join(",", cards));
        }
        return Text.orDash(String.join(" ", columns));
    }

    private void columns(State s, int seat, String text) {
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) empty(s, seat, symbol);
        for (String word : Text.words(text)) {
            String[] parts = word.split("=");
            if (parts.length != 2)
                throw new BadInput("expected a column such as science=a,b^, not '" + word + "'");
            for (String id : parts[1].split(",")) lay(s, seat, parts[0], id);
        }
        forget(s);
    }

    private void lay(State s, int seat, String column, String name) {
        boolean turned = name.endsWith("^");
        int card = catalog.card(turned ? name.substring(0, name.length() - 1) : name);
        if (Card.isPerson(card)) throw new BadInput(name + " is no culture card");
        remove(s, card);
        if (column.contains("/")) {
            s.columns.foundUndecided(seat, card);
            return;
        }
        int symbol = Layout.SYMBOLS.orNone(column);
        s.columns.join(seat, symbol, card);
        if (turned) s.columns.turn(seat, symbol, card);
    }

    // --- Knowledge ---------------------------------------------------------------------------

    /** Nobody knows anything of the cards that are not in sight. */
    static void forget(State s) {
        long cultures = s.cards.deckCultures();
        long people = s.cards.deckPeople();
        for (int seat = 0; seat < s.seats; seat++) {
            cultures |= s.cards.handCultures(seat);
            people |= s.cards.handPeople(seat) | s.cards.pile(seat);
        }
        boolean deck = s.cards.deckSize() > 0;
        s.cards.mayDeck(deck ? cultures : 0, deck ? people : 0);
        for (int seat = 0; seat < s.seats; seat++) {
            boolean hand = s.cards.handSize(seat) > 0;
            s.cards.mayHand(seat, hand ? cultures : 0, hand ? people : 0);
            s.cards.mayPile(seat, s.cards.pile(seat) != 0 ? people : 0);
        }
    }

    private static String hex(long... sets) {
        List<String> words = new ArrayList<>();
        for (long set : sets) words.add(Long.toHexString(set));
        return String.join(" ", words);
    }

    private static long[] hex(String text, int number) {
        List<String> words = Text.words(text);
        if (words.size() != number)
            throw new BadInput("expected " + number + " sets of cards in hex digits");
        long[] sets = new long[number];
        try {
            for (int i = 0; i < number; i++) sets[i] = Text.bits(words.get(i), 16);
        } catch (NumberFormatException e) {
            throw new BadInput("expected sets of cards in hex digits, not '" + text + "'");
        }
        return sets;
    }

    private static String knownDeck(State s) {
        return hex(s.cards.mayDeckCultures(), s.cards.mayDeckPeople());
    }

    private static void knownDeck(State s, String text) {
        long[] sets = hex(text, 2);
        s.cards.mayDeck(sets[0], sets[1]);
    }

    private static String known(State s, int seat) {
        return hex(
                s.cards.mayHandCultures(seat), s.cards.mayHandPeople(seat), s.cards.mayPile(seat));
    }

    private static void known(State s, int seat, String text) {
        long[] sets = hex(text, 3);
        s.cards.mayHand(seat, sets[0], sets[1]);
        s.cards.mayPile(seat, sets[2]);
    }
}

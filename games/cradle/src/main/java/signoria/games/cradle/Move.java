package signoria.games.cradle;

import java.util.ArrayList;
import java.util.List;

/**
 * One small decision. All moves but {@link Abandon} are interned: those of the tables below are the
 * only ones there are. Spaces go by name, see {@link EventCard#named(int)}.
 */
public sealed interface Move {
    /** A piece goes on a space of an event. */
    sealed interface Piece extends Move {
        int place();

        int space();
    }

    /** §place.1 An own stone. */
    record Stone(int place, int space) implements Piece {}

    /** §genius.1 The genius piece instead. */
    record Genius(int place, int space) implements Piece {}

    /** §move.1 A placed piece is lifted; §pay.3 a placed stone is paid. */
    record Lift(int place, int space) implements Move {}

    /** §swap.1 A stone of that seat goes home for one of one's own. */
    record Swap(int colour) implements Move {}

    /** §act.2 The card on top of the deck. */
    record Draw() implements Move {}

    /** §act.3, §genius.2 One of the open cards. */
    record Take(int card) implements Move {}

    /** §act.4 A culture card to the column of its symbol, §act.5 a character face down. */
    record Play(int card) implements Move {}

    /** §jolly.1 A jolly to the column of one of its symbols. */
    record PlayAs(int card, Symbol symbol) implements Move {}

    /** §jolly.2, §jolly.3 A culture card as a column of its own. */
    record Found(int card) implements Move {}

    /** §act.6 */
    record Turn(int card) implements Move {}

    /** §act.1, §genius.2 No more actions, no more open cards. */
    record Done() implements Move {}

    /** §culture.1 The symbol that is counted. */
    record Choose(Symbol symbol) implements Move {}

    /** §characters.1 */
    record Show(int card) implements Move {}

    /** §characters.1 */
    record Pass() implements Move {}

    /** §pay.2 A stone of that seat's colour goes first. */
    record Pay(int colour) implements Move {}

    /** §culture.4, §characters.5 The card that goes back to hand. */
    record Keep(int card) implements Move {}

    /** §leave.1 Not listed, but accepted at any time. */
    record Abandon() implements Move {}

    int NAMES = 2 * EventCard.MOST_OF_COLOUR;
    int CARDS = 2 * Card.PEOPLE;
    int MOST_SEATS = 4;

    Stone[] STONES = new Stone[State.PLACES * NAMES];
    Genius[] GENIUSES = new Genius[State.PLACES * NAMES];
    Lift[] LIFTS = new Lift[State.PLACES * NAMES];
    Swap[] SWAPS = new Swap[MOST_SEATS];
    Pay[] PAYS = new Pay[MOST_SEATS];
    Take[] TAKES = new Take[CARDS];
    Play[] PLAYS = new Play[CARDS];
    Show[] SHOWS = new Show[CARDS];
    Keep[] KEEPS = new Keep[CARDS];
    Found[] FOUNDS = new Found[Card.PEOPLE];
    Turn[] TURNS = new Turn[Card.PEOPLE];
    PlayAs[] PLAYS_AS = new PlayAs[Card.PEOPLE * Symbol.COUNT];
    Choose[] CHOICES = new Choose[Symbol.COUNT];
    Draw DRAW = new Draw();
    Done DONE = new Done();
    Abandon ABANDON = new Abandon();
    Pass PASS = intern();

    /** Fills the tables above; the move it gives is the last of them. */
    private static Pass intern() {
        for (int place = 0; place < State.PLACES; place++)
            for (int space = 0; space < NAMES; space++) {
                STONES[place * NAMES + space] = new Stone(place, space);
                GENIUSES[place * NAMES + space] = new Genius(place, space);
                LIFTS[place * NAMES + space] = new Lift(place, space);
            }
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            SWAPS[seat] = new Swap(seat);
            PAYS[seat] = new Pay(seat);
        }
        for (int card = 0; card < CARDS; card++) {
            TAKES[card] = new Take(card);
            PLAYS[card] = new Play(card);
            SHOWS[card] = new Show(card);
            KEEPS[card] = new Keep(card);
        }
        for (int card = 0; card < Card.PEOPLE; card++) {
            FOUNDS[card] = new Found(card);
            TURNS[card] = new Turn(card);
            for (Symbol symbol : Symbol.ALL) PLAYS_AS[at(card, symbol)] = new PlayAs(card, symbol);
        }
        for (Symbol symbol : Symbol.ALL) CHOICES[symbol.ordinal()] = new Choose(symbol);
        return new Pass();
    }

    private static int at(int card, Symbol symbol) {
        return card * Symbol.COUNT + symbol.ordinal();
    }

    static PlayAs playAs(int card, int symbol) {
        return PLAYS_AS[card * Symbol.COUNT + symbol];
    }

    /**
     * Every listed move there is with a catalogue; some only so that they can be refused in words.
     */
    static List<Move> all(Catalog catalog) {
        List<Move> all = new ArrayList<>();
        all.addAll(List.of(SWAPS));
        all.addAll(List.of(STONES));
        all.addAll(List.of(GENIUSES));
        all.addAll(List.of(LIFTS));
        all.add(DRAW);
        for (int card = 0; card < CARDS; card++) if (catalog.has(card)) all.add(TAKES[card]);
        for (int card = 0; card < CARDS; card++) if (catalog.has(card)) all.add(PLAYS[card]);
        for (Card.Culture card : catalog.cultures)
            if (card.kind() == Card.Kind.JOLLY)
                for (Symbol symbol : Symbol.ALL) all.add(PLAYS_AS[at(card.index(), symbol)]);
        for (int card = 0; card < catalog.cultures.length; card++) all.add(FOUNDS[card]);
        for (int card = 0; card < catalog.cultures.length; card++) all.add(TURNS[card]);
        all.add(DONE);
        all.addAll(List.of(CHOICES));
        for (Card.Person card : catalog.people) all.add(SHOWS[card.index()]);
        all.add(PASS);
        all.addAll(List.of(PAYS));
        for (int card = 0; card < CARDS; card++) if (catalog.has(card)) all.add(KEEPS[card]);
        return List.copyOf(all);
    }
}

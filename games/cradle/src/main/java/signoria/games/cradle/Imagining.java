package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Whereabouts;

import java.util.Arrays;
import java.util.List;

/** Worlds that could lie behind a view: other hands, piles, the deck and the face-down events. */
final class Imagining {
    private static final int DECK = 0;
    private static final int HANDS = 1;
    private static final int PILES = HANDS + State.MOST_SEATS;
    private static final int PLACES = PILES + State.MOST_SEATS;
    private static final int PASSES = 3;

    private Imagining() {}

    /** Deals anew what a seat cannot know. */
    static void redeal(State s, int seat, Rng rng) {
        s.rng.rekey(rng);
        Dealing.imagineEvents(s, rng);
        if (s.phase == Phase.OVER) return;
        int[] places = places(s, seat);
        int[] cards = uncertain(places);
        byte[] lies = new byte[cards.length];
        for (int i = 0; i < cards.length; i++) lies[i] = (byte) takeAway(s, cards[i]);
        Whereabouts may = may(cards, places);
        for (int pass = 0; pass < PASSES; pass++) may.shuffle(Game.SPECTATOR, lies, rng);
        for (int i = 0; i < cards.length; i++) lay(s, cards[i], lies[i]);
    }

    /** A state with all that a view shows; hidden cards are laid somewhere they may lie. */
    static State imagine(Catalog catalog, View view, Rng rng) {
        Rng chance = Rng.of(Seed.ZERO, State.STREAMS);
        chance.rekey(rng);
        State s = new State(catalog, view.seats(), view.teams(), chance);
        layTable(s, view);
        layContest(s, view.contest());
        for (int seat = 0; seat < view.seats(); seat++)
            layPlayer(s, seat, view.players().get(seat));
        Dealing.imagineEvents(s, rng);
        layHidden(s, view, rng);
        return s;
    }

    private static void layHidden(State s, View view, Rng rng) {
        int[] places = places(s, view.you());
        int[] room = sizes(view);
        for (int card = 0; card < places.length; card++)
            if (Integer.bitCount(places[card]) == 1) {
                int place = Bits.first(places[card]);
                lay(s, card, place);
                room[place]--;
            }
        int[] cards = uncertain(places);
        byte[] lies = may(cards, places).deal(Game.SPECTATOR, room, rng);
        for (int i = 0; i < cards.length; i++) lay(s, cards[i], lies[i]);
    }

    /** How many cards lie in each hidden place. */
    private static int[] sizes(View view) {
        int[] sizes = new int[PLACES];
        sizes[DECK] = view.deck();
        for (int seat = 0; seat < view.seats(); seat++) {
            if (seat == view.you() || view.phase() == Phase.OVER) continue;
            sizes[HANDS + seat] = view.players().get(seat).handSize();
            sizes[PILES + seat] = view.players().get(seat).pileSize();
        }
        return sizes;
    }

    private static void layTable(State s, View view) {
        s.phase = view.phase();
        s.turn = view.turn();
        s.asked = view.asked();
        s.swapping = view.swapping();
        s.liftedFrom = view.lifted() < 0 ? State.NONE : view.lifted() >>> 3;
        s.liftedSpace = view.lifted() < 0 ? State.NONE : view.lifted() & 7;
        s.bonus = view.bonus();
        s.actions = view.actions();
        s.acted = view.acted();
        s.idle = view.idle();
        s.left = (int) Bits.of(view.left());
        for (View.Stack stack : view.stacks()) layStack(s, stack);
        for (String id : view.eventsSeen()) s.eventsSeen |= 1L << s.catalog.event(id);
        s.eventDeck = (1L << view.eventsLeft()) - 1;
        for (String id : view.open()) s.cards.openUp(s.catalog.card(id));
        for (String id : view.discards()) s.cards.discard(s.catalog.card(id));
        s.cards.mayDeck(bits(s, view.mayDeck(), false), bits(s, view.mayDeck(), true));
    }

    private static void layStack(State s, View.Stack stack) {
        int place = CradleNotation.place(stack.place());
        for (String id : stack.events().reversed()) s.cover(place, s.catalog.event(id));
        for (int space = 0; space < stack.spaces().size(); space++)
            if (stack.spaces().get(space).owner() != State.NOBODY)
                s.put(place, space, stack.spaces().get(space).owner());
    }

    private static void layContest(State s, View.Contest contest) {
        s.scored = contest.place();
        s.byCharacters = contest.byCharacters();
        s.rival = contest.rival();
        s.chosen = contest.chosen();
        s.rivalChosen = contest.rivalChosen();
        s.passed = contest.passed();
        s.winner = contest.winner();
        s.due = contest.due();
        s.payers = contest.payers();
        s.payer = contest.payer();
        s.received = contest.received();
        s.keepers = contest.keepers();
    }

    private static void layPlayer(State s, int seat, View.Player player) {
        s.cards.hand(seat, bits(s, player.hand(), false), bits(s, player.hand(), true));
        s.cards.pile(seat, bits(s, player.pile(), true));
        s.cards.shown(seat, bits(s, player.shown(), true));
        for (int colour = 0; colour < s.seats; colour++)
            s.addStones(seat, colour, player.stones().get(colour));
        s.genius(seat, player.genius());
        s.cards.mayHand(seat, bits(s, player.mayHand(), false), bits(s, player.mayHand(), true));
        s.cards.mayPile(seat, bits(s, player.mayPile(), true));
        for (View.Column column : player.columns()) layColumn(s, seat, column);
    }

    private static void layColumn(State s, int seat, View.Column column) {
        int below = State.NONE;
        for (int i = 0; i < column.cards().size(); i++) {
            int card = s.catalog.card(column.cards().get(i));
            s.columns.liesOn(card, below);
            if (column.turned().get(i)) s.columns.turned(s.columns.turned() | 1L << card);
            below = card;
        }
        for (Symbol symbol : column.symbols())
            s.columns.column(seat, symbol.ordinal(), below, column.count());
    }

    private static long bits(State s, List<String> ids, boolean people) {
        long bits = 0;
        for (String id : ids) {
            int card = s.catalog.card(id);
            if (Card.isPerson(card) == people) bits |= 1L << card;
        }
        return bits;
    }

    // --- Hidden cards ------------------------------------------------------------------------

    /**
     * The hidden places where each card may lie as a seat knows: what all know, less its own cards.
     */
    private static int[] places(State s, int seat) {
        int[] places = new int[Move.CARDS];
        boolean sits = seat != Game.SPECTATOR;
        long cultures = sits ? ~s.cards.handCultures(seat) : -1;
        long people = sits ? ~(s.cards.handPeople(seat) | s.cards.pile(seat)) : -1;
        note(places, s.cards.mayDeckCultures() & cultures, 0, DECK);
        note(places, s.cards.mayDeckPeople() & people, Card.PEOPLE, DECK);
        for (int other = 0; other < s.seats; other++) {
            if (other == seat) continue;
            note(places, s.cards.mayHandCultures(other) & cultures, 0, HANDS + other);
            note(places, s.cards.mayHandPeople(other) & people, Card.PEOPLE, HANDS + other);
            note(places, s.cards.mayPile(other) & people, Card.PEOPLE, PILES + other);
        }
        return places;
    }

    private static void note(int[] places, long cards, int first, int place) {
        for (long rest = cards; rest != 0; rest = Bits.rest(rest))
            places[first + Bits.first(rest)] |= 1 << place;
    }

    /** The cards that may lie in more than one place. */
    private static int[] uncertain(int[] places) {
        int[] cards = new int[places.length];
        int count = 0;
        for (int card = 0; card < places.length; card++)
            if (Integer.bitCount(places[card]) > 1) cards[count++] = card;
        return Arrays.copyOf(cards, count);
    }

    private static Whereabouts may(int[] cards, int[] places) {
        Whereabouts may = new Whereabouts(0, cards.length);
        for (int i = 0; i < cards.length; i++) may.setMay(Game.SPECTATOR, i, places[cards[i]]);
        return may;
    }

    /** Takes a card from the hidden place where it lies, and says which. */
    private static int takeAway(State s, int card) {
        long bit = 1L << card;
        boolean person = Card.isPerson(card);
        if (((person ? s.cards.deckPeople() : s.cards.deckCultures()) & bit) != 0) {
            s.cards.deck(
                    s.cards.deckCultures() & (person ? -1 : ~bit),
                    s.cards.deckPeople() & (person ? ~bit : -1));
            return DECK;
        }
        int seat = 0;
        while (!s.cards.inHand(seat, card) && !s.cards.inPile(seat, card)) seat++;
        if (s.cards.inPile(seat, card)) {
            s.cards.pile(seat, s.cards.pile(seat) & ~bit);
            return PILES + seat;
        }
        s.cards.hand(
                seat,
                s.cards.handCultures(seat) & (person ? -1 : ~bit),
                s.cards.handPeople(seat) & (person ? ~bit : -1));
        return HANDS + seat;
    }

    private static void lay(State s, int card, int place) {
        long culture = Card.isPerson(card) ? 0 : 1L << card;
        long person = Card.isPerson(card) ? 1L << card : 0;
        if (place == DECK)
            s.cards.deck(s.cards.deckCultures() | culture, s.cards.deckPeople() | person);
        else if (place >= PILES) s.cards.pile(place - PILES, s.cards.pile(place - PILES) | person);
        else {
            int seat = place - HANDS;
            s.cards.hand(
                    seat, s.cards.handCultures(seat) | culture, s.cards.handPeople(seat) | person);
        }
    }
}

package signoria.games.cradle;

import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Whereabouts;

import java.util.List;

/** Worlds that could lie behind a view: other hands, piles, the deck and the face-down events. */
final class Imagining {
    private static final int DECK = 0;
    private static final int HANDS = 1;
    private static final int PILES = HANDS + State.MOST_SEATS;
    private static final int PLACES = PILES + State.MOST_SEATS;
    private static final int PASSES = 2;

    private Imagining() {}

    /** Deals anew what a seat cannot know. */
    static void redeal(State s, int seat, Rng rng) {
        s.rng.rekey(rng);
        Dealing.imagineEvents(s, rng);
        if (s.phase == Phase.OVER) return;
        Whereabouts known = known(s, seat);
        byte[] lies = lies(s);
        for (int pass = 0; pass < PASSES; pass++) known.shuffle(Game.SPECTATOR, lies, rng);
        lay(s, seat, lies);
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
        int[] sizes = new int[PLACES];
        sizes[DECK] = view.deck();
        for (int seat = 0; seat < view.seats(); seat++) {
            View.Player player = view.players().get(seat);
            if (seat == view.you() || s.phase == Phase.OVER) continue;
            sizes[HANDS + seat] = player.handSize();
            sizes[PILES + seat] = player.pileSize();
        }
        lay(s, view.you(), known(s, view.you()).deal(Game.SPECTATOR, sizes, rng));
        return s;
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
        s.left = view.left();
        for (View.Stack stack : view.stacks()) layStack(s, stack);
        s.eventsSeen = view.eventsSeen();
        s.eventDeck = (1L << view.eventsLeft()) - 1;
        for (String id : view.open()) s.openUp(s.catalog.card(id));
        for (String id : view.discards()) s.discard(s.catalog.card(id));
        s.mayDeck(view.mayDeck().cultures(), view.mayDeck().people());
    }

    private static void layStack(State s, View.Stack stack) {
        int place = CradleNotation.place(stack.place());
        for (String id : stack.events().reversed()) s.cover(place, s.catalog.event(id));
        for (int space = 0; space < stack.spaces().size(); space++)
            if (stack.spaces().get(space).owner() != State.NONE)
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
        s.hand(seat, bits(s, player.hand(), false), bits(s, player.hand(), true));
        s.pile(seat, bits(s, player.pile(), true));
        s.shown(seat, bits(s, player.shown(), true));
        for (int colour = 0; colour < s.seats; colour++)
            s.addStones(seat, colour, player.stones().get(colour));
        s.genius(seat, player.genius());
        s.mayHand(seat, player.mayHand().cultures(), player.mayHand().people());
        s.mayPile(seat, player.mayPile());
        for (View.Column column : player.columns()) layColumn(s, seat, column);
    }

    private static void layColumn(State s, int seat, View.Column column) {
        int below = State.NONE;
        for (int i = 0; i < column.cards().size(); i++) {
            int card = s.catalog.card(column.cards().get(i));
            s.liesOn(card, below);
            if (column.turned().get(i)) s.turned |= 1L << card;
            below = card;
        }
        for (Symbol symbol : column.symbols())
            s.column(seat, symbol.ordinal(), below, column.count());
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

    /** Where each hidden card may lie as a seat knows: what all know, less its own cards. */
    private static Whereabouts known(State s, int seat) {
        Whereabouts known = new Whereabouts(0, Move.CARDS);
        boolean sits = seat != Game.SPECTATOR;
        long cultures = sits ? ~s.handCultures(seat) : -1;
        long people = sits ? ~(s.handPeople(seat) | s.pile(seat)) : -1;
        note(known, s.mayDeckCultures() & cultures, 0, DECK);
        note(known, s.mayDeckPeople() & people, Card.PEOPLE, DECK);
        for (int other = 0; other < s.seats; other++) {
            if (other == seat) continue;
            note(known, s.mayHandCultures(other) & cultures, 0, HANDS + other);
            note(known, s.mayHandPeople(other) & people, Card.PEOPLE, HANDS + other);
            note(known, s.mayPile(other) & people, Card.PEOPLE, PILES + other);
        }
        return known;
    }

    private static void note(Whereabouts known, long cards, int first, int place) {
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int card = first + Long.numberOfTrailingZeros(rest);
            int places = known.may(Game.SPECTATOR, card) | 1 << place;
            known.setMay(Game.SPECTATOR, card, places);
        }
    }

    /** Where each hidden card lies; -1 for those in sight. */
    private static byte[] lies(State s) {
        byte[] lies = new byte[Move.CARDS];
        java.util.Arrays.fill(lies, (byte) -1);
        lay(lies, s.deckCultures(), 0, DECK);
        lay(lies, s.deckPeople(), Card.PEOPLE, DECK);
        for (int seat = 0; seat < s.seats; seat++) {
            lay(lies, s.handCultures(seat), 0, HANDS + seat);
            lay(lies, s.handPeople(seat), Card.PEOPLE, HANDS + seat);
            lay(lies, s.pile(seat), Card.PEOPLE, PILES + seat);
        }
        return lies;
    }

    private static void lay(byte[] lies, long cards, int first, int place) {
        for (long rest = cards; rest != 0; rest &= rest - 1)
            lies[first + Long.numberOfTrailingZeros(rest)] = (byte) place;
    }

    /** Lays the cards that a seat does not see. */
    private static void lay(State s, int seat, byte[] lies) {
        s.deck(at(lies, 0, DECK), at(lies, Card.PEOPLE, DECK));
        if (s.phase == Phase.OVER) return;
        for (int other = 0; other < s.seats; other++) {
            if (other == seat) continue;
            s.hand(other, at(lies, 0, HANDS + other), at(lies, Card.PEOPLE, HANDS + other));
            s.pile(other, at(lies, Card.PEOPLE, PILES + other));
        }
    }

    private static long at(byte[] lies, int first, int place) {
        long cards = 0;
        for (int i = 0; i < Card.PEOPLE; i++) if (lies[first + i] == place) cards |= 1L << i;
        return cards;
    }
}

package signoria.games.cradle;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapters "placing a stone", "the genius piece", "no stones of one's own". */
final class Placing {
    /** The places in use by number of seats, as bits. */
    private static final int[] IN_USE = {0, 0, 0b0000111, 0b0111001, 0b1111011};

    private static final Refusal NO_EVENT = Refusal.of("cradle/place.1", "no-event");
    private static final Refusal NOT_BESIDE = Refusal.of("cradle/place.1", "not-beside");
    private static final Refusal NO_SPACE = Refusal.of("cradle/place.1", "no-space");
    private static final Refusal TAKEN = Refusal.of("cradle/place.2", "taken");
    private static final Refusal NO_ROAD = Refusal.of("cradle/place.2", "no-road");
    private static final Refusal TWO_OTHERS = Refusal.of("cradle/place.3", "two-others");
    private static final Refusal PARTNER = Refusal.of("cradle/teams.2", "partner");
    private static final Refusal NO_STONE = Refusal.of("cradle/place.4", "no-stone");
    private static final Refusal NO_GENIUS = Refusal.of("cradle/genius.1", "not-home");
    private static final Refusal SWAP_FIRST = Refusal.of("cradle/swap.3", "swap-first");
    private static final Refusal OWN_LEFT = Refusal.of("cradle/swap.1", "own-left");
    private static final Refusal NOT_HELD = Refusal.of("cradle/swap.1", "not-held");
    private static final Refusal OWN_COLOUR = Refusal.of("cradle/swap.1", "own-colour");
    private static final Refusal THEY_HAVE_NONE = Refusal.of("cradle/swap.2", "they-have-none");
    private static final Refusal STONES_LEFT = Refusal.of("cradle/move.1", "stones-left");
    private static final Refusal NOT_YOURS = Refusal.of("cradle/move.1", "not-yours");
    private static final Refusal NOWHERE = Refusal.of("cradle/move.2", "nowhere");
    private static final Refusal SAME_SPACE = Refusal.of("cradle/move.2", "same-space");
    private static final Refusal OTHER_PIECE = Refusal.of("cradle/move.2", "other-piece");

    private Placing() {}

    static int inUse(int seats) {
        return IN_USE[seats];
    }

    /** §place.1 The centre, and the places to the left and to the right. */
    static int reachable(State s, int seat) {
        int sides = 1 << State.CENTRES + seat | 1 << State.CENTRES + s.rightNeighbour(seat);
        return IN_USE[s.seats] & (sides | (1 << State.CENTRES) - 1);
    }

    /** §place.3, §teams.2 Whether a seat may have a piece at a place where an event lies. */
    private static boolean mayEnter(State s, int place, int seat) {
        if (s.event(place) == State.NONE) return false;
        int others = s.present(place) & ~(1 << seat);
        return (others & others - 1) == 0 && !partnerThere(s, place, others, seat);
    }

    private static boolean partnerThere(State s, int place, int others, int seat) {
        return s.teams && place < State.CENTRES && (others >>> s.partner(seat) & 1) != 0;
    }

    /** §place.2 The spaces at a place where a piece may go, as bits. */
    private static int free(State s, int place) {
        int free = s.catalog.reach[s.event(place) << EventCard.MOST_SPACES | s.occupied(place)];
        return place == s.liftedFrom ? free & ~(1 << s.liftedSpace) : free;
    }

    /** All spaces where a piece of a seat may go: six bits for each place. */
    private static long spaces(State s, int seat) {
        long spaces = 0;
        for (int rest = reachable(s, seat); rest != 0; rest &= rest - 1) {
            int place = Integer.numberOfTrailingZeros(rest);
            if (mayEnter(s, place, seat))
                spaces |= (long) free(s, place) << place * EventCard.MOST_SPACES;
        }
        return spaces;
    }

    /** Whether a new piece may go to one of these places: an event that is not full has room. */
    private static boolean anyOpen(State s, int seat, int places) {
        for (int rest = places; rest != 0; rest &= rest - 1)
            if (mayEnter(s, Integer.numberOfTrailingZeros(rest), seat)) return true;
        return false;
    }

    /** §place.5, §move.2 Whether a seat can place or move anything at all. */
    static boolean possible(State s, int seat) {
        if (hasPiece(s, seat)) return anyOpen(s, seat, reachable(s, seat));
        for (int place = 0; place < State.PLACES; place++)
            if (liftable(s, place, seat) != 0) return true;
        return false;
    }

    /** A stone, the genius piece, or a stone to be swapped in. */
    private static boolean hasPiece(State s, int seat) {
        return s.own(seat) > 0 || s.genius(seat) == State.HOME || canSwap(s, seat);
    }

    /** §swap.1 Foreign stones for one's own: asked only of seats with none of their own. */
    static boolean canSwap(State s, int seat) {
        for (int colour = 0; colour < s.seats; colour++) if (canSwap(s, seat, colour)) return true;
        return false;
    }

    private static boolean canSwap(State s, int seat, int colour) {
        return colour != seat && s.stones(seat, colour) > 0 && s.stones(colour, seat) > 0;
    }

    // --- What may be done --------------------------------------------------------------------

    static void legal(State s, List<Move> out) {
        int seat = s.turn;
        if (s.swapping)
            for (int colour = 0; colour < s.seats; colour++)
                if (canSwap(s, seat, colour)) out.add(Move.SWAPS[colour]);
        boolean stone = s.own(seat) > 0;
        boolean genius = s.genius(seat) == State.HOME;
        if (stone || genius) {
            long spaces = spaces(s, seat);
            if (stone) addSpaces(s, spaces, Move.STONES, out);
            if (genius) addSpaces(s, spaces, Move.GENIUSES, out);
        } else if (!s.swapping)
            for (int place = 0; place < State.PLACES; place++)
                addNamed(s, place, liftable(s, place, seat), Move.LIFTS, out);
    }

    /** §move.2 The piece in the air goes to another space. */
    static void legalLifted(State s, List<Move> out) {
        addSpaces(s, spaces(s, s.turn), liftedGenius(s) ? Move.GENIUSES : Move.STONES, out);
    }

    private static boolean liftedGenius(State s) {
        return s.genius(s.turn) == State.IN_THE_AIR;
    }

    private static void addSpaces(State s, long spaces, Move[] moves, List<Move> out) {
        int place = 0;
        for (long rest = spaces; rest != 0; rest >>>= EventCard.MOST_SPACES)
            addNamed(s, place++, (int) rest & 63, moves, out);
    }

    static void addNamed(State s, int place, int spaces, Move[] moves, List<Move> out) {
        if (spaces == 0) return;
        int blue = s.catalog.blueSpaces[s.event(place)];
        for (int rest = spaces; rest != 0; rest &= rest - 1) {
            int space = Integer.numberOfTrailingZeros(rest);
            out.add(moves[place * Move.NAMES + EventCard.named(blue, space)]);
        }
    }

    /** §move.2 The own pieces at a place that have somewhere to go, as bits. */
    private static int liftable(State s, int place, int seat) {
        int pieces = s.pieces(place, seat);
        if (pieces == 0 || anyOpen(s, seat, reachable(s, seat) & ~(1 << place))) return pieces;
        int liftable = 0;
        for (int rest = pieces; rest != 0; rest &= rest - 1)
            if (movesWithin(s, place, Integer.numberOfTrailingZeros(rest)))
                liftable |= rest & -rest;
        return liftable;
    }

    private static boolean movesWithin(State s, int place, int space) {
        int others = s.occupied(place) & ~(1 << space);
        int free = s.catalog.reach[s.event(place) << EventCard.MOST_SPACES | others];
        return (free & ~(1 << space)) != 0;
    }

    // --- Why not -----------------------------------------------------------------------------

    static Refusal refusal(State s, Move.Swap move) {
        if (s.phase != Phase.PLACE) return Turns.now(s);
        if (!s.swapping) return s.own(s.turn) > 0 ? OWN_LEFT : notHeld(s, move);
        if (move.colour() == s.turn) return OWN_COLOUR;
        return notHeld(s, move);
    }

    private static Refusal notHeld(State s, Move.Swap move) {
        if (move.colour() == s.turn) return OWN_COLOUR;
        if (move.colour() >= s.seats || s.stones(s.turn, move.colour()) == 0) return NOT_HELD;
        return s.stones(move.colour(), s.turn) == 0 ? THEY_HAVE_NONE : Refusal.NONE;
    }

    static Refusal refusal(State s, Move.Stone move) {
        if (s.phase == Phase.LIFTED)
            return liftedGenius(s) ? OTHER_PIECE : space(s, move.place(), move.space());
        if (s.phase != Phase.PLACE) return Turns.now(s);
        if (s.own(s.turn) == 0) return NO_STONE;
        return space(s, move.place(), move.space());
    }

    static Refusal refusal(State s, Move.Genius move) {
        if (s.phase == Phase.LIFTED)
            return liftedGenius(s) ? space(s, move.place(), move.space()) : OTHER_PIECE;
        if (s.phase != Phase.PLACE) return Turns.now(s);
        if (s.genius(s.turn) != State.HOME) return NO_GENIUS;
        return space(s, move.place(), move.space());
    }

    /** Why a piece may not go on a space. */
    private static Refusal space(State s, int place, int named) {
        Refusal nothing = named(s, place, named);
        if (nothing != Refusal.NONE) return nothing;
        if ((reachable(s, s.turn) >>> place & 1) == 0) return NOT_BESIDE;
        int others = s.present(place) & ~(1 << s.turn);
        if ((others & others - 1) != 0) return TWO_OTHERS;
        if (partnerThere(s, place, others, s.turn)) return PARTNER;
        int space = s.catalog.events[s.event(place)].space(named);
        if (place == s.liftedFrom && space == s.liftedSpace) return SAME_SPACE;
        if ((s.occupied(place) >>> space & 1) != 0) return TAKEN;
        return (free(s, place) >>> space & 1) != 0 ? Refusal.NONE : NO_ROAD;
    }

    /** There is no such space: no event lies there, or it has fewer. */
    static Refusal named(State s, int place, int named) {
        if (s.event(place) == State.NONE) return NO_EVENT;
        return s.catalog.events[s.event(place)].space(named) < 0 ? NO_SPACE : Refusal.NONE;
    }

    static Refusal refusal(State s, Move.Lift move) {
        if (s.phase == Phase.PAY) return Payment.refusal(s, move);
        if (s.phase != Phase.PLACE) return Turns.now(s);
        if (s.swapping && s.own(s.turn) == 0 && s.genius(s.turn) != State.HOME) return SWAP_FIRST;
        if (hasPiece(s, s.turn)) return STONES_LEFT;
        Refusal nothing = named(s, move.place(), move.space());
        if (nothing != Refusal.NONE) return nothing;
        int space = s.catalog.events[s.event(move.place())].space(move.space());
        if ((s.pieces(move.place(), s.turn) >>> space & 1) == 0) return NOT_YOURS;
        return (liftable(s, move.place(), s.turn) >>> space & 1) == 0 ? NOWHERE : Refusal.NONE;
    }

    // --- What happens ------------------------------------------------------------------------

    /** §swap.2 One stone home, one stone back; the holder cannot refuse. */
    static void swap(State s, Move.Swap move, Events events) {
        s.addStones(s.turn, move.colour(), -1);
        s.addStones(move.colour(), move.colour(), 1);
        s.addStones(move.colour(), s.turn, -1);
        s.addStones(s.turn, s.turn, 1);
        events.add(new CradleEvent.Swapped(s.turn, move.colour()));
        s.swapping = canSwap(s, s.turn);
    }

    static void lift(State s, Move.Lift move, Events events) {
        int space = s.catalog.events[s.event(move.place())].space(move.space());
        boolean genius = s.genius(s.turn) == State.spot(move.place(), space);
        if (genius) s.genius(s.turn, State.IN_THE_AIR);
        s.remove(move.place(), space, s.turn);
        s.liftedFrom = move.place();
        s.liftedSpace = space;
        s.phase = Phase.LIFTED;
        events.add(new CradleEvent.Lifted(s.turn, move.place(), move.space(), genius));
    }

    static void stone(State s, Move.Stone move, Events events) {
        if (s.phase == Phase.PLACE) {
            s.addStones(s.turn, s.turn, -1);
            s.idle = 0;
        } else putDown(s);
        place(s, move.place(), move.space(), false, events);
    }

    static void genius(State s, Move.Genius move, Events events) {
        if (s.phase == Phase.PLACE) s.idle = 0;
        else putDown(s);
        place(s, move.place(), move.space(), true, events);
    }

    /** §end.4 A turn that only moves a piece brings the end nearer. */
    private static void putDown(State s) {
        s.liftedFrom = State.NONE;
        s.liftedSpace = State.NONE;
        s.idle++;
    }

    /** §leave.1 Who leaves with a piece in the air puts it back. */
    static void putBack(State s) {
        s.put(s.liftedFrom, s.liftedSpace, s.turn);
        if (liftedGenius(s)) s.genius(s.turn, State.spot(s.liftedFrom, s.liftedSpace));
        s.liftedFrom = State.NONE;
        s.liftedSpace = State.NONE;
    }

    /**
     * §scoring.1 The last space of a colour brings a scoring; else §genius.2 the genius its cards.
     */
    private static void place(State s, int place, int named, boolean genius, Events events) {
        int event = s.event(place);
        int space = s.catalog.events[event].space(named);
        boolean red = named >= EventCard.MOST_OF_COLOUR;
        s.swapping = false;
        s.put(place, space, s.turn);
        if (genius) s.genius(s.turn, State.spot(place, space));
        events.add(new CradleEvent.Placed(s.turn, place, named, genius));
        int colour = s.catalog.coloured(event, red);
        boolean full = (s.occupied(place) & colour) == colour;
        if (full) {
            s.scored = place;
            s.byCharacters = red;
            s.idle = 0;
        }
        s.bonus = genius && !full ? Math.min(s.columns.marks(s.turn, red), s.cards.openSize()) : 0;
        if (s.bonus > 0) events.add(new CradleEvent.Inspired(s.turn, s.bonus));
        if (s.bonus > 0) s.phase = Phase.BONUS;
        else Actions.begin(s, events);
    }
}

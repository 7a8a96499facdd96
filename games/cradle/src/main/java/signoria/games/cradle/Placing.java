package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.ArrayList;
import java.util.List;

/** The chapters "placing a stone" and "the genius piece". */
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
    private static final Refusal SAME_SPACE = Refusal.of("cradle/move.2", "same-space");
    private static final Refusal OTHER_PIECE = Refusal.of("cradle/move.2", "other-piece");

    private Placing() {}

    static int inUse(int seats) {
        return IN_USE[seats];
    }

    /** Who may use the event at a place; beside the players the one on its right first. */
    static List<Integer> users(State s, int place) {
        int first = Math.max(0, place - State.CENTRES);
        List<Integer> users = new ArrayList<>();
        for (int i = 0; i < s.seats; i++) {
            int seat = (first + i) % s.seats;
            if ((reachable(s, seat) >>> place & 1) != 0) users.add(seat);
        }
        return List.copyOf(users);
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
    static long spaces(State s, int seat) {
        long spaces = 0;
        for (int rest = reachable(s, seat); rest != 0; rest = Bits.rest(rest)) {
            int place = Bits.first(rest);
            if (mayEnter(s, place, seat))
                spaces |= (long) free(s, place) << place * EventCard.MOST_SPACES;
        }
        return spaces;
    }

    /** Whether a new piece may go to one of these places: an event that is not full has room. */
    static boolean anyOpen(State s, int seat, int places) {
        for (int rest = places; rest != 0; rest = Bits.rest(rest))
            if (mayEnter(s, Bits.first(rest), seat)) return true;
        return false;
    }

    /** §place.5, §move.2 Whether a seat can place or move anything at all. */
    static boolean possible(State s, int seat) {
        return hasPiece(s, seat) ? anyOpen(s, seat, reachable(s, seat)) : Moving.possible(s, seat);
    }

    /** A stone, the genius piece, or a stone to be swapped in. */
    static boolean hasPiece(State s, int seat) {
        return s.own(seat) > 0 || s.genius(seat) == State.HOME || Swapping.possible(s, seat);
    }

    static void legal(State s, List<Move> out) {
        int seat = s.turn;
        if (s.swapping) Swapping.legal(s, out);
        boolean stone = s.own(seat) > 0;
        boolean genius = s.genius(seat) == State.HOME;
        if (stone || genius) {
            long spaces = spaces(s, seat);
            if (stone) addSpaces(s, spaces, Move.STONES, out);
            if (genius) addSpaces(s, spaces, Move.GENIUSES, out);
        } else if (!s.swapping) Moving.legal(s, out);
    }

    static void addSpaces(State s, long spaces, Move[] moves, List<Move> out) {
        int place = 0;
        for (long rest = spaces; rest != 0; rest >>>= EventCard.MOST_SPACES)
            addNamed(s, place++, (int) rest & 63, moves, out);
    }

    static void addNamed(State s, int place, int spaces, Move[] moves, List<Move> out) {
        if (spaces == 0) return;
        int blue = s.catalog.blueSpaces[s.event(place)];
        for (int rest = spaces; rest != 0; rest = Bits.rest(rest)) {
            int space = Bits.first(rest);
            out.add(moves[place * Move.NAMES + EventCard.named(blue, space)]);
        }
    }

    static Refusal refusal(State s, Move.Stone move) {
        if (s.phase == Phase.LIFTED)
            return Moving.liftedGenius(s) ? OTHER_PIECE : space(s, move.place(), move.space());
        if (s.phase != Phase.PLACE) return Turns.now(s);
        if (s.own(s.turn) == 0) return NO_STONE;
        return space(s, move.place(), move.space());
    }

    /** §place.1 A stone from the reserve, or §move.2 the one in the air. */
    static void stone(State s, Move.Stone move, Events events) {
        if (s.phase == Phase.PLACE) {
            s.addStones(s.turn, s.turn, -1);
            s.idle = 0;
        } else Moving.putDown(s);
        place(s, move.place(), move.space(), false, events);
    }

    static Refusal refusal(State s, Move.Genius move) {
        if (s.phase == Phase.LIFTED)
            return Moving.liftedGenius(s) ? space(s, move.place(), move.space()) : OTHER_PIECE;
        if (s.phase != Phase.PLACE) return Turns.now(s);
        if (s.genius(s.turn) != State.HOME) return NO_GENIUS;
        return space(s, move.place(), move.space());
    }

    /** §genius.1 The genius piece, from the reserve or §move.2 from the air. */
    static void genius(State s, Move.Genius move, Events events) {
        if (s.phase == Phase.PLACE) s.idle = 0;
        else Moving.putDown(s);
        place(s, move.place(), move.space(), true, events);
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

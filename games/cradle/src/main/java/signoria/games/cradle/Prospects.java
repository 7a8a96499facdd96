package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What follows by the rules from a position, for those who draw it. */
final class Prospects {
    private Prospects() {}

    static View.Covered covered(State s, int place, boolean red) {
        int spaces = s.catalog.coloured(s.event(place), red);
        int taken = Integer.bitCount(spaces & s.occupied(place));
        int all = Integer.bitCount(spaces);
        return new View.Covered(taken, all, taken + 1 == all);
    }

    /** §culture.2, §culture.5 What the culture would bring, each counting the symbol seen most. */
    static View.Prospect prospect(State s, int place, int you) {
        int seats = s.present(place);
        if (you != Game.SPECTATOR && Integer.bitCount(seats) < 2) seats |= 1 << you;
        List<View.Count> counts = new ArrayList<>();
        for (int seat : Bits.numbers(seats)) counts.add(most(s, place, seat));
        counts.sort(Comparator.comparingInt(View.Count::count).reversed());
        int first = counts.isEmpty() ? 0 : counts.getFirst().count();
        int prize = first - (counts.size() < 2 ? 0 : counts.get(1).count());
        int winner = prize > 0 ? counts.getFirst().seat() : State.NOBODY;
        return new View.Prospect(List.copyOf(counts), winner, prize);
    }

    private static View.Count most(State s, int place, int seat) {
        int symbols = s.catalog.eventSymbols[s.event(place)];
        int best = Bits.first(symbols);
        for (int rest = symbols; rest != 0; rest = Bits.rest(rest)) {
            int symbol = Bits.first(rest);
            if (s.columns.count(seat, symbol) > s.columns.count(seat, best)) best = symbol;
        }
        return new View.Count(seat, Symbol.ALL[best], s.columns.count(seat, best));
    }

    // --- The scoring that is going on --------------------------------------------------------

    private static boolean scoring(State s) {
        return switch (s.phase) {
            case SYMBOL, SHOW, PAY, KEEP -> true;
            case PLACE, LIFTED, BONUS, ACT, OVER -> false;
        };
    }

    private static boolean tied(State s) {
        return s.keepers != 0 && s.winner == State.NOBODY;
    }

    /**
     * What a seat has shown or counted; in a tie both have the same, also who put the cards away.
     */
    static int counted(State s, int seat) {
        if (seat == State.NOBODY || !scoring(s)) return 0;
        boolean putAway = tied(s) && (s.keepers >>> seat & 1) == 0;
        int witness = putAway ? Contest.opponent(s, seat) : seat;
        if (s.byCharacters) return Characters.strength(s.catalog, s.cards.shown(witness));
        int symbol = Contest.chosen(s, witness);
        return symbol == State.NONE ? 0 : s.columns.count(witness, symbol);
    }

    static int prize(State s) {
        if (!scoring(s)) return State.NONE;
        if (s.winner != State.NOBODY) return s.due + s.received;
        if (s.byCharacters) return s.height(s.scored);
        if (s.chosen == State.NONE) return State.NONE;
        if (Contest.alone(s)) return counted(s, s.turn);
        if (s.rivalChosen == State.NONE) return State.NONE;
        return Math.abs(counted(s, s.turn) - counted(s, s.rival));
    }

    static List<View.Bill> bills(State s) {
        int prize = prize(s);
        if (prize <= 0 || s.winner != State.NOBODY || tied(s)) return List.of();
        if (Contest.alone(s))
            return Payment.bills(s, s.turn, prize, Payment.opponents(s, s.scored, s.turn));
        List<View.Bill> bills = new ArrayList<>(Payment.bills(s, s.rival, prize, 1 << s.turn));
        bills.addAll(Payment.bills(s, s.turn, prize, 1 << s.rival));
        return List.copyOf(bills);
    }

    static List<View.Showing> shows(State s, int you) {
        if (s.phase != Phase.SHOW || s.asked != you) return List.of();
        List<View.Showing> shows = new ArrayList<>();
        long shown = s.cards.shown(you);
        int rival = Contest.alone(s) ? State.NOBODY : Contest.opponent(s, you);
        for (long rest = Characters.showable(s, you); rest != 0; rest = Bits.rest(rest)) {
            int card = Bits.first(rest);
            int strength = Characters.strength(s.catalog, shown | 1L << card);
            shows.add(
                    new View.Showing(
                            s.catalog.people[card].id(),
                            strength,
                            rival == State.NOBODY ? 0 : strength - counted(s, rival)));
        }
        return List.copyOf(shows);
    }

    // --- The end -----------------------------------------------------------------------------

    /** §end.2, §end.3 Stones, cultures in hand, characters in hand; §teams.4 together. */
    static List<View.Side> sides(State s) {
        if (s.phase != Phase.OVER) return List.of();
        List<Integer> places = Scoring.result(s).places();
        List<View.Side> sides = new ArrayList<>();
        for (int seat = 0; seat < (s.teams ? 2 : s.seats); seat++) {
            int[] figures = Scoring.figures(s, seat);
            List<Integer> seats = s.teams ? List.of(seat, s.partner(seat)) : List.of(seat);
            sides.add(new View.Side(seats, places.get(seat), figures[0], figures[1], figures[2]));
        }
        return List.copyOf(sides);
    }
}

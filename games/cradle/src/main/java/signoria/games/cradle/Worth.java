package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Tunable.Term;
import signoria.kernel.Weights;

import java.util.List;

/**
 * The game's own evaluation: the stones a seat may expect at the end. Stones count as they are;
 * every open event promises a share of what it would bring if it were scored now; cards promise
 * something for events to come. Players for themselves are judged by their {@link Outlook} instead.
 */
final class Worth {
    private final Outlook two;
    private final Outlook more;
    private final double symbol;
    private final double shown;
    private final double strength;
    private final double inHand;
    private final double inPile;
    private final double culture;
    private final double genius;
    private final double facing;
    private final double duel;
    private final double alone;
    private final double unopposed;
    private final double threat;
    private final double distance;

    Worth(Weights weights) {
        two = new Outlook(weights, "");
        more = new Outlook(weights, "more-");
        symbol = weights.of("symbol");
        shown = weights.of("shown");
        strength = weights.of("strength");
        inHand = weights.of("in-hand");
        inPile = weights.of("in-pile");
        culture = weights.of("culture");
        genius = weights.of("genius");
        facing = weights.of("facing");
        duel = weights.of("duel");
        alone = weights.of("alone");
        unopposed = weights.of("unopposed");
        threat = weights.of("threat");
        distance = weights.of("distance");
    }

    private Outlook outlook(State s) {
        return s.seats == 2 ? two : more;
    }

    /** Whether a table is judged by an outlook: one without teams, if something was learned. */
    private boolean outlooks(State s) {
        return !s.teams && outlook(s).learned();
    }

    void of(State s, double[] out) {
        boolean over = s.phase == Phase.OVER;
        boolean outlooks = outlooks(s);
        Outlook outlook = outlook(s);
        for (int seat = 0; seat < s.seats; seat++)
            out[seat] = over ? ended(s, seat) : outlooks ? outlook.of(s, seat) : holds(s, seat);
        if (over || outlooks) return;
        promises(s, out);
        if (s.teams) together(out);
    }

    /** The same, part by part. */
    List<Term> terms(State s, int seat) {
        if (s.phase == Phase.OVER) return List.of(new Term("worth-end", ended(s, seat)));
        if (outlooks(s)) return outlook(s).terms(s, seat);
        double[] promised = new double[s.seats];
        promises(s, promised);
        double stones = 0;
        double cards = 0;
        double columns = 0;
        double events = 0;
        for (int member = seat % 2; member < s.seats; member += 2) {
            if (member != seat && !s.teams) continue;
            stones += stones(s, member);
            cards += cards(s, member);
            columns += columns(s, member);
            events += promised[member];
        }
        return terms(stones, cards, columns, events);
    }

    static List<Term> terms(double stones, double cards, double columns, double events) {
        return List.of(
                new Term("worth-stones", stones),
                new Term("worth-cards", cards),
                new Term("worth-columns", columns),
                new Term("worth-events", events));
    }

    /** §end.2, §end.3 Stones, with the hands to break ties; winning counts where outlooks do. */
    private double ended(State s, int seat) {
        int[] figures = Scoring.figures(s, seat);
        double victory = outlooks(s) ? Outlook.victory(s, seat) : 0;
        return victory + figures[0] + figures[1] / 100.0 + figures[2] / 100_000.0;
    }

    /** §teams.4 Partners expect the same. */
    private static void together(double[] out) {
        for (int seat = 0; seat < 2; seat++) out[seat] = out[seat + 2] = out[seat] + out[seat + 2];
    }

    /** What a seat has, without regard to the events. */
    private double holds(State s, int seat) {
        return stones(s, seat) + cards(s, seat) + columns(s, seat);
    }

    private static double stones(State s, int seat) {
        return s.reserve(seat) + s.stonesPlaced(seat);
    }

    /** Characters, the hand, and the genius piece while it is at home. */
    private double cards(State s, int seat) {
        return strength
                        * Characters.strength(
                                s.catalog, s.cards.pile(seat) | s.cards.handPeople(seat))
                + inHand * s.cards.handSize(seat)
                + inPile * Long.bitCount(s.cards.pile(seat))
                + culture * Long.bitCount(s.cards.handCultures(seat))
                + (s.genius(seat) == State.HOME ? genius : 0);
    }

    private double columns(State s, int seat) {
        double worth = 0;
        int reach = Placing.reachable(s, seat);
        for (int each = 0; each < Symbol.COUNT; each++) {
            int count = s.columns.count(seat, each);
            if (count > 0) worth += count * (symbol + shown * shown(s, reach, each));
        }
        return worth;
    }

    /** How many events within reach show a symbol. */
    private static int shown(State s, int reach, int symbol) {
        int shown = 0;
        for (int rest = reach; rest != 0; rest = Bits.rest(rest)) {
            int event = s.event(Bits.first(rest));
            if (event != State.NONE && (s.catalog.eventSymbols[event] >>> symbol & 1) != 0) shown++;
        }
        return shown;
    }

    private void promises(State s, double[] out) {
        for (int place = 0; place < State.PLACES; place++)
            if (s.event(place) != State.NONE) promise(s, place, out);
    }

    /**
     * What an event would bring those who are there, culture and characters by how near they are.
     */
    private void promise(State s, int place, double[] out) {
        int present = s.present(place);
        if (present == 0) return;
        int event = s.event(place);
        int free = ~s.occupied(place);
        double blue = nearness(free & s.catalog.coloured(event, false));
        double red = nearness(free & s.catalog.coloured(event, true));
        int one = Bits.first(present);
        int others = present & present - 1;
        if (others == 0) alone(s, place, one, blue, red, out);
        else facing(s, place, one, Bits.first(others), blue, red, out);
    }

    private double nearness(int free) {
        return 1 / (1 + distance * Integer.bitCount(free));
    }

    private void facing(
            State s, int place, int one, int two, double blue, double red, double[] out) {
        int symbols = most(s, one, place) - most(s, two, place);
        int might = Integer.signum(strength(s, one, place) - strength(s, two, place));
        double prize =
                (facing * blue * blue * symbols + duel * red * red * s.height(place) * might)
                        / (blue + red);
        out[one] += prize;
        out[two] -= prize;
    }

    /** The prize of who is alone, less what a rival who may still come would leave of it. */
    private void alone(State s, int place, int seat, double blue, double red, double[] out) {
        int rivals = Payment.opponents(s, place, seat);
        int symbols = 0;
        int might = 0;
        for (int rest = rivals; rest != 0; rest = Bits.rest(rest)) {
            int rival = Bits.first(rest);
            symbols = Math.max(symbols, most(s, rival, place));
            might = Math.max(might, strength(s, rival, place));
        }
        int own = strength(s, seat, place);
        double lone = most(s, seat, place) - threat * symbols;
        double strong = (own > 0 ? 1 : 0) - (might > own ? threat : 0);
        double prize =
                (alone * blue * blue * lone + unopposed * red * red * s.height(place) * strong)
                        / (blue + red);
        out[seat] += prize;
        double each = prize / Integer.bitCount(rivals);
        for (int rest = rivals; rest != 0; rest = Bits.rest(rest)) out[Bits.first(rest)] -= each;
    }

    /** The highest count of a symbol of the event. */
    static int most(State s, int seat, int place) {
        int most = 0;
        for (int rest = s.catalog.eventSymbols[s.event(place)]; rest != 0; rest = Bits.rest(rest))
            most = Math.max(most, s.columns.count(seat, Bits.first(rest)));
        return most;
    }

    /** The strength of all characters that could be shown at the event. */
    static int strength(State s, int seat, int place) {
        long hand = s.catalog.showable[s.catalog.eventSymbols[s.event(place)]];
        return Characters.strength(s.catalog, s.cards.pile(seat) | s.cards.handPeople(seat) & hand);
    }
}

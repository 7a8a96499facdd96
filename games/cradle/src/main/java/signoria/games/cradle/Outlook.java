package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Result;
import signoria.kernel.Text;
import signoria.kernel.Tunable.Term;
import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.List;

/**
 * What a player may expect, in stones: linear in weights that were learned by playing. Each trait
 * has three of them, for when many events are still to come, some, and none; what lies between is
 * mixed of two.
 */
final class Outlook {
    private static final String[] TIMES = {"early", "middle", "late"};

    /** How many events to come are many, and some. */
    private static final double MANY = 9, SOME = 3;

    /** How many stones winning is worth by itself. */
    private static final double VICTORY = 2;

    /** For each number of events to come the weight of each trait. */
    private final double[][] mixed = new double[Long.SIZE + 1][];

    private final boolean learned;

    /**
     * @param table tells the weights of some tables from those of others
     */
    Outlook(Weights weights, String table) {
        List<String> names = names();
        double[][] figures = new double[TIMES.length][names.size()];
        boolean any = false;
        String prefix = Weights.OUTLOOK + table;
        boolean there = !weights.family(prefix + names.getFirst()).isEmpty();
        for (int time = 0; there && time < TIMES.length; time++)
            for (int i = 0; i < names.size(); i++) {
                figures[time][i] = weights.of(prefix + names.get(i) + "-" + TIMES[time]);
                any |= figures[time][i] != 0;
            }
        learned = any;
        for (int toCome = 0; toCome < mixed.length; toCome++)
            mixed[toCome] = mixed(figures, toCome);
    }

    /** The names of all traits. */
    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (Trait trait : Trait.ALL) names.add(Text.lower(trait));
        names.addAll(EventOutlook.names());
        return names;
    }

    private static double[] mixed(double[][] figures, int toCome) {
        double early = Math.clamp((toCome - SOME) / (MANY - SOME), 0, 1);
        double late = Math.clamp(1 - toCome / SOME, 0, 1);
        double[] mixed = new double[figures[0].length];
        for (int i = 0; i < mixed.length; i++)
            mixed[i] =
                    early * figures[0][i]
                            + (1 - early - late) * figures[1][i]
                            + late * figures[2][i];
        return mixed;
    }

    /** Whether anything was learned: some weight is not 0. */
    boolean learned() {
        return learned;
    }

    /** §end.2, §end.3 What winning is worth by itself, when the game is over. */
    static double victory(State s, int seat) {
        int[] own = Scoring.figures(s, seat);
        for (int other = 0; other < s.seats; other++)
            if (other != seat && Result.compare(own, Scoring.figures(s, other)) <= 0) return 0;
        return VICTORY;
    }

    /** The weights now: of more players' events each has a part. */
    private double[] now(State s) {
        return mixed[Long.bitCount(s.eventDeck) * 2 / s.seats];
    }

    double of(State s, int seat) {
        double[] w = now(s);
        return stones(s, seat, w)
                + cards(s, seat, w)
                + columns(s, seat, w)
                + EventOutlook.of(s, seat, w);
    }

    /** The same, part by part. */
    List<Term> terms(State s, int seat) {
        double[] w = now(s);
        return Worth.terms(
                stones(s, seat, w),
                cards(s, seat, w),
                columns(s, seat, w),
                EventOutlook.of(s, seat, w));
    }

    /** Stones, and whose turn it is to place one. */
    private static double stones(State s, int seat, double[] w) {
        int own = s.own(seat);
        double worth = at(w, Trait.STONES) * (s.reserve(seat) + s.stonesPlaced(seat));
        worth += at(w, Trait.OWN) * own;
        if (own <= 2) worth += w[Trait.NONE_LEFT.ordinal() + own];
        if (places(s, seat)) worth += at(w, Trait.NEXT);
        return acts(s, seat) ? worth + at(w, Trait.ACTIONS) * s.actions : worth;
    }

    /** Whether a seat places the next piece. */
    static boolean places(State s, int seat) {
        return seat == (s.phase == Phase.PLACE ? s.turn : (s.turn + 1) % s.seats);
    }

    private static boolean acts(State s, int seat) {
        return s.turn == seat && s.phase == Phase.ACT;
    }

    private static double cards(State s, int seat, double[] w) {
        Catalog catalog = s.catalog;
        long cultures = s.cards.handCultures(seat);
        long people = s.cards.handPeople(seat) | s.cards.pile(seat);
        int strength = Characters.strength(catalog, people);
        int theirs = 0;
        for (int other = 0; other < s.seats; other++)
            if (other != seat)
                theirs =
                        Math.max(
                                theirs,
                                Characters.strength(
                                        catalog, s.cards.handPeople(other) | s.cards.pile(other)));
        double worth = at(w, Trait.CHARACTERS) * Long.bitCount(s.cards.handPeople(seat));
        if (s.genius(seat) == State.HOME) worth += at(w, Trait.GENIUS);
        if (strength > theirs) worth += at(w, Trait.STRONGER);
        return worth
                + at(w, Trait.CULTURES) * Long.bitCount(cultures)
                + at(w, Trait.JOLLIES) * of(cultures, catalog, Card.Kind.JOLLY)
                + at(w, Trait.ROTATIONS) * of(cultures, catalog, Card.Kind.ROTATION)
                + at(w, Trait.PILE) * Long.bitCount(s.cards.pile(seat))
                + at(w, Trait.TWOS) * Long.bitCount(people & catalog.ofValue[2])
                + at(w, Trait.THREE) * Long.bitCount(people & catalog.ofValue[3])
                + at(w, Trait.FOUR) * Long.bitCount(people & catalog.ofValue[4])
                + at(w, Trait.STRENGTH) * strength;
    }

    private static int of(long cultures, Catalog catalog, Card.Kind kind) {
        return Long.bitCount(cultures & catalog.ofKind[kind.ordinal()]);
    }

    private static double columns(State s, int seat, double[] w) {
        int columns = 0;
        int symbols = 0;
        int highest = 0;
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            int count = s.columns.count(seat, symbol);
            if (count > 0) columns++;
            symbols += count;
            highest = Math.max(highest, count);
        }
        int blue = s.columns.marks(seat, false);
        int red = s.columns.marks(seat, true);
        double worth = at(w, Trait.BLUE_MARKS) * blue + at(w, Trait.RED_MARKS) * red;
        if (s.genius(seat) == State.HOME)
            worth += at(w, Trait.BLUE_GENIUS) * blue + at(w, Trait.RED_GENIUS) * red;
        return worth
                + at(w, Trait.COLUMNS) * columns
                + at(w, Trait.SYMBOLS) * symbols
                + at(w, Trait.HIGHEST) * highest
                + at(w, Trait.TURNABLE) * Long.bitCount(s.columns.turnable(seat))
                + at(w, Trait.FITS) * fits(s, seat);
    }

    /** The symbols of the columns that the open cards would join. */
    private static int fits(State s, int seat) {
        int fits = 0;
        for (long rest = s.cards.openCultures(); rest != 0; rest = Bits.rest(rest)) {
            int card = Bits.first(rest);
            int one = s.columns.count(seat, s.catalog.firstSymbol[card]);
            fits += Math.max(one, s.columns.count(seat, s.catalog.secondSymbol[card]));
        }
        return fits;
    }

    static double at(double[] w, Trait trait) {
        return w[trait.ordinal()];
    }
}

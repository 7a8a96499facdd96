package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Outlook;
import signoria.kernel.Tunable.Term;
import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.List;

/** What each of several players may expect, in points: linear in weights learned by playing. */
final class Outlooks {
    /** So many goods in the strongbox are soon used. */
    private static final int USED = 12;

    /** A good in the strongbox, where there is always room, against one in the warehouse. */
    private static final double LOCKED = 1.9;

    /** So many of a kind count. */
    private static final int MANY = 4;

    /** What winning is worth in the last round, beside the points. */
    private static final int VICTORY = 100;

    /** How far ahead still counts, in spaces and in points. */
    private static final int SPACES = 8, POINTS = 12;

    /** Within so many spaces a report is near. */
    private static final int NEAR = 5;

    private final Outlook two;
    private final Outlook more;

    Outlooks(Weights weights) {
        two = new Outlook(weights, "two", Trait.names());
        more = new Outlook(weights, "more", Trait.names());
    }

    /** Whether a table is judged so: it has rivals, and something was learned for so many. */
    boolean judges(State s) {
        return !s.solo() && (s.seats == 2 ? two : more).learned();
    }

    void of(State s, double progress, double[] out) {
        double[] w = at(s, progress);
        for (int seat = 0; seat < s.seats; seat++)
            out[seat] = progress == 1 ? end(s, seat, w) : of(s, seat, progress, w);
    }

    private static double of(State s, int seat, double progress, double[] w) {
        return cards(s, seat, w)
                + faith(s, seat, w)
                + tiles(s, seat, w)
                + goods(s, seat, w)
                + buying(s, seat, w)
                + powers(s, seat, w)
                + leaders(s, seat, w)
                + hand(s, seat, w)
                + next(s, seat, w)
                + lead(s, seat, progress, w);
    }

    /** The last round: what the game would end with now. */
    private static double end(State s, int seat, double[] w) {
        int own = Scoring.total(s, seat);
        int rival = 0;
        for (int other = 0; other < s.seats; other++)
            if (other != seat) rival = Math.max(rival, Scoring.total(s, other));
        return at(w, Trait.END) * (own + (own > rival ? VICTORY : 0));
    }

    /** The same, part by part. */
    List<Term> terms(State s, int seat, double progress) {
        double[] w = at(s, progress);
        if (progress == 1) return List.of(new Term("worth-end", end(s, seat, w)));
        List<Term> terms = new ArrayList<>();
        terms.add(new Term("score-cards", cards(s, seat, w)));
        terms.add(new Term("score-leaders", leaders(s, seat, w)));
        terms.add(new Term("score-faith", faith(s, seat, w)));
        terms.add(new Term("score-tiles", tiles(s, seat, w)));
        terms.add(new Term("worth-goods", goods(s, seat, w) + buying(s, seat, w)));
        terms.add(new Term("worth-engine", powers(s, seat, w)));
        terms.add(new Term("worth-hand", hand(s, seat, w)));
        terms.add(new Term("worth-next", next(s, seat, w)));
        terms.add(new Term("worth-lead", lead(s, seat, progress, w)));
        return terms;
    }

    private double[] at(State s, double progress) {
        return (s.seats == 2 ? two : more).at(progress);
    }

    private static double cards(State s, int seat, double[] w) {
        int owned = Long.bitCount(s.owned(seat));
        double worth = at(w, Trait.CARDS) * Scoring.cards(s, seat);
        if (owned == Cards.ENOUGH - 1) worth += at(w, Trait.ONE_MISSING);
        if (owned == Cards.ENOUGH - 2) worth += at(w, Trait.TWO_MISSING);
        for (int slot = 0; slot < State.SLOTS; slot++) {
            int height = s.height(seat, slot);
            for (int level = 0; level < height; level++) worth += at(w, Trait.LEVEL_ONE, level);
            if (height < Card.LEVELS) worth += at(w, Trait.OPEN_ONE, height);
        }
        return worth;
    }

    private static double faith(State s, int seat, double[] w) {
        int space = s.faith(seat);
        int ahead = Math.clamp(space - furthestRival(s, seat), -SPACES, SPACES);
        return at(w, Trait.TRACK) * Faith.points(space)
                + at(w, Trait.SPACES) * space
                + at(w, Trait.BEYOND) * (space % 3)
                + at(w, Trait.AHEAD) * ahead
                + at(w, Trait.LAST_NEAR) * Math.max(0, space - Faith.LAST + NEAR);
    }

    private static int furthestRival(State s, int seat) {
        int furthest = 0;
        for (int other = 0; other < s.seats; other++)
            if (other != seat) furthest = Math.max(furthest, s.faith(other));
        return furthest;
    }

    /** The next report comes nearer with whoever is furthest. */
    private static double tiles(State s, int seat, double[] w) {
        double worth = at(w, Trait.TILES) * Faith.tilePoints(s, seat);
        if (s.reports == Faith.REPORTS) return worth;
        int space = s.faith(seat);
        int furthest = Math.max(space, furthestRival(s, seat));
        int near = Math.max(0, furthest - Faith.POPE[s.reports] + NEAR);
        int points = Faith.TILE_POINTS[s.reports];
        int lacks = Faith.SECTION[s.reports] - space;
        if (lacks <= 0)
            worth += at(w, Trait.SAFE) * points + at(w, Trait.SAFE_NEAR) * points * near;
        else worth += at(w, Trait.LACKS) * lacks + at(w, Trait.LACKS_NEAR) * lacks * near;
        for (int report = s.reports + 1; report < Faith.REPORTS; report++) {
            double way = Math.min(1, space / (double) Faith.SECTION[report]);
            worth += at(w, Trait.LATER) * Faith.TILE_POINTS[report] * way * way;
        }
        return worth;
    }

    /**
     * Two of the warehouse are never paid for one in the strongbox; more than is used is nothing.
     */
    private static double goods(State s, int seat, double[] w) {
        long goods = s.goods(seat);
        int used = Math.min(USED, Goods.sum(s.strongbox(seat)));
        double worth =
                at(w, Trait.GOODS) * (Goods.sum(s.warehouse(seat)) + LOCKED * used)
                        + at(w, Trait.KINDS) * Goods.sum(Goods.kinds(goods));
        for (int r = 0; r < Resource.COUNT; r++)
            worth += at(w, Trait.COINS, r) * Math.min(MANY, Goods.count(goods, r));
        return worth;
    }

    /** Of each level that there is a slot for: what can be bought, or how little is missing. */
    private static double buying(State s, int seat, double[] w) {
        long goods = s.goods(seat);
        long discount = Cards.discount(s, seat);
        int open = Cards.openLevels(s, seat);
        double worth = 0;
        int most = 0;
        for (int level = 0; level < Card.LEVELS; level++) {
            if ((open >>> level & 1) == 0) continue;
            int least = SPACES;
            for (int colour = 0; colour < Colour.COUNT; colour++) {
                int top = s.top(Card.pile(colour, level + 1));
                if (top == State.NONE) continue;
                Card card = s.catalog.cards[top];
                int missing = Goods.sum(Goods.less(Goods.less(card.cost(), discount), goods));
                least = Math.min(least, missing);
                if (missing == 0) most = Math.max(most, card.points());
            }
            worth +=
                    least == 0
                            ? at(w, Trait.BUYS_ONE, level)
                            : at(w, Trait.MISSING_ONE, level) * least;
        }
        return worth + at(w, Trait.BUYS) * most;
    }

    private static double powers(State s, int seat, double[] w) {
        double worth = 0;
        for (int slot = 0; slot < State.SLOTS; slot++) {
            int height = s.height(seat, slot);
            if (height > 0)
                worth += power(s, seat, s.catalog.cards[s.stacked(seat, slot, height)].power(), w);
        }
        for (long rest = s.played(seat) & s.catalog.productions; rest != 0; rest = Bits.rest(rest))
            worth += power(s, seat, s.catalog.power[Bits.first(rest)], w);
        return worth;
    }

    private static double power(State s, int seat, Power power, double[] w) {
        int gain = Goods.sum(power.out()) + power.anyOut() - Goods.sum(power.in()) - power.anyIn();
        double worth =
                at(w, Trait.POWERS)
                        + at(w, Trait.GAIN) * gain
                        + at(w, Trait.GAIN_FAITH) * power.faith();
        if (!Goods.covers(s.goods(seat), power.in())) return worth;
        return worth + at(w, Trait.READY) * gain + at(w, Trait.READY_FAITH) * power.faith();
    }

    private static double leaders(State s, int seat, double[] w) {
        long played = s.played(seat);
        if (played == 0) return 0;
        return at(w, Trait.LEADERS) * Scoring.leaders(s, seat)
                + at(w, Trait.DISCOUNTS) * Long.bitCount(played & s.catalog.discounts)
                + at(w, Trait.DEPOTS) * Long.bitCount(played & s.catalog.depots)
                + at(w, Trait.WHITES) * Long.bitCount(played & s.catalog.whites)
                + at(w, Trait.PRODUCTIONS) * Long.bitCount(played & s.catalog.productions);
    }

    private static double hand(State s, int seat, double[] w) {
        double worth = at(w, Trait.HELD) * Long.bitCount(s.hand(seat));
        for (long rest = s.hand(seat); rest != 0; rest = Bits.rest(rest)) {
            Leader leader = s.catalog.leaders[Bits.first(rest)];
            double met = Leaders.met(s, seat, leader);
            worth +=
                    leader.points()
                            * (at(w, Trait.HELD_POINTS) + at(w, Trait.HELD_MET) * met * met);
        }
        return worth;
    }

    /** Whose turn it is. */
    private static double next(State s, int seat, double[] w) {
        return s.turn == seat && s.phase == Phase.TURN ? at(w, Trait.NEXT) : 0;
    }

    /** Who leads, in the second half of the game. */
    private static double lead(State s, int seat, double progress, double[] w) {
        if (progress <= 0.5) return 0;
        int rival = 0;
        for (int other = 0; other < s.seats; other++)
            if (other != seat) rival = Math.max(rival, Scoring.total(s, other));
        int lead = Math.clamp(Scoring.total(s, seat) - rival, -POINTS, POINTS);
        return at(w, Trait.MARGIN) * (2 * progress - 1) * lead;
    }

    private static double at(double[] w, Trait trait) {
        return w[trait.ordinal()];
    }

    /** Of a row of traits the one so far on. */
    private static double at(double[] w, Trait first, int further) {
        return w[first.ordinal() + further];
    }
}

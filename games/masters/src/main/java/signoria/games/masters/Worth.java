package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Tunable.Term;
import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.List;

/**
 * The game's own evaluation: the points a seat may expect at the end. Where something was learned
 * for a table, it is judged by its {@link Outlooks}.
 */
final class Worth {
    private final Outlooks outlooks;
    private final double goodEarly;
    private final double goodLate;
    private final double locked;
    private final double engine;
    private final double engineFaith;
    private final double engineLeast;
    private final double turns;
    private final double ability;
    private final double hand;
    private final double hope;
    private final double tileLate;
    private final double tileEarly;
    private final double danger;
    private final double store;
    private final double kind;
    private final double victory;

    Worth(Weights weights) {
        outlooks = new Outlooks(weights);
        goodEarly = weights.of("good-early");
        goodLate = weights.of("good-late");
        locked = weights.of("locked");
        engine = weights.of("engine");
        engineFaith = weights.of("engine-faith");
        engineLeast = weights.of("engine-least");
        turns = weights.of("turns");
        ability = weights.of("ability");
        hand = weights.of("hand");
        hope = weights.of("hope");
        tileLate = weights.of("tile-late");
        tileEarly = weights.of("tile-early");
        danger = weights.of("danger");
        store = weights.of("store");
        kind = weights.of("kind");
        victory = weights.of("victory");
    }

    void of(State s, double[] out) {
        if (s.phase != Phase.OVER && outlooks.judges(s)) outlooks.of(s, progress(s), out);
        else
            for (int seat = 0; seat < s.seats; seat++)
                out[seat] = s.phase == Phase.OVER ? ended(s, seat) : expected(s, seat);
    }

    /** Points, with goods to break ties, and winning itself; a lost solo game is worth nothing. */
    private double ended(State s, int seat) {
        if (s.lost) return 0;
        return total(s, seat) + (s.solo() ? 20 : won(s, seat));
    }

    /** Points, with goods to break ties. */
    private static double total(State s, int seat) {
        return Scoring.total(s, seat) + Goods.sum(s.goods(seat)) / 1000.0;
    }

    /** What winning is worth by itself to whoever would win now. */
    private double won(State s, int seat) {
        if (victory == 0) return 0;
        double own = total(s, seat);
        for (int other = 0; other < s.seats; other++) if (total(s, other) > own) return 0;
        return victory;
    }

    private double expected(State s, int seat) {
        double left = 1 - progress(s);
        return Scoring.cards(s, seat)
                + Scoring.leaders(s, seat)
                + faith(s, seat)
                + tiles(s, seat, left)
                + goods(s, seat, left)
                + engine(s, seat, left)
                + abilities(s, seat, left)
                + hand(s, seat, left)
                + ending(s, seat)
                - (s.solo() ? danger(s) : 0);
    }

    /** The same, part by part. */
    List<Term> terms(State s, int seat) {
        if (s.phase == Phase.OVER) return List.of(new Term("worth-end", ended(s, seat)));
        if (outlooks.judges(s)) return outlooks.terms(s, seat, progress(s));
        double left = 1 - progress(s);
        List<Term> terms = new ArrayList<>();
        terms.add(new Term("score-cards", Scoring.cards(s, seat)));
        terms.add(new Term("score-leaders", Scoring.leaders(s, seat)));
        terms.add(new Term("score-faith", faith(s, seat)));
        terms.add(new Term("score-tiles", tiles(s, seat, left)));
        terms.add(new Term("worth-goods", goods(s, seat, left)));
        terms.add(new Term("worth-engine", engine(s, seat, left)));
        terms.add(new Term("worth-abilities", abilities(s, seat, left)));
        terms.add(new Term("worth-hand", hand(s, seat, left)));
        if (s.ending) terms.add(new Term("worth-ending", ending(s, seat)));
        if (s.solo()) terms.add(new Term("worth-danger", -danger(s)));
        return terms;
    }

    /** How far the game has come, from 0 to 1. */
    private static double progress(State s) {
        double furthest = s.cross / (double) Faith.LAST;
        for (int seat = 0; seat < s.seats; seat++) {
            furthest = Math.max(furthest, s.faith(seat) / (double) Faith.LAST);
            furthest = Math.max(furthest, Long.bitCount(s.owned(seat)) / (double) Cards.ENOUGH);
        }
        return Math.min(1, furthest);
    }

    /** The track's points, with part of the way to the next marked space. */
    private static double faith(State s, int seat) {
        int space = s.faith(seat);
        int now = Faith.points(space);
        if (space == Faith.LAST) return now;
        int next = Faith.points((space / 3 + 1) * 3);
        return now + (next - now) * (space % 3) / 3.0;
    }

    /** Tiles turned, and what those still down may bring. */
    private double tiles(State s, int seat, double left) {
        double points = Faith.tilePoints(s, seat);
        for (int report = s.reports; report < Faith.REPORTS; report++) {
            double way = Math.min(1, s.faith(seat) / (double) Faith.SECTION[report]);
            points += Faith.TILE_POINTS[report] * way * way * (tileLate + tileEarly * left);
        }
        return points;
    }

    /** In the last round whoever leads is about to win. */
    private double ending(State s, int seat) {
        return s.ending && !s.solo() ? won(s, seat) / 2 : 0;
    }

    /** Those that will be spent, the better the more kinds there are; beyond, five are a point. */
    private double goods(State s, int seat, double left) {
        double stored = Goods.sum(s.strongbox(seat));
        double beyond = Math.max(0, stored - store);
        return good(left) * (Goods.sum(s.warehouse(seat)) + locked * (stored - beyond))
                + beyond / 5
                + kind * left * Goods.sum(Goods.kinds(s.goods(seat)));
    }

    private double good(double left) {
        return goodEarly * left + goodLate * (1 - left);
    }

    /** What the powers in sight give in the turns to come, beyond what they cost. */
    private double engine(State s, int seat, double left) {
        double good = good(left);
        double gain = 0;
        for (int slot = 0; slot < State.SLOTS; slot++) {
            int height = s.height(seat, slot);
            if (height > 0)
                gain += gain(s.catalog.cards[s.stacked(seat, slot, height)].power(), good);
        }
        for (long leaders = s.played(seat) & s.catalog.productions;
                leaders != 0;
                leaders = Bits.rest(leaders))
            gain += gain(s.catalog.power[Bits.first(leaders)], good);
        return gain * engine * left * turns;
    }

    private double gain(Power power, double good) {
        int more = Goods.sum(power.out()) + power.anyOut() - Goods.sum(power.in()) - power.anyIn();
        return Math.max(engineLeast, more * good + power.faith() * engineFaith);
    }

    /** Leaders in play help the more, the more turns are left. */
    private double abilities(State s, int seat, double left) {
        return ability * left * Long.bitCount(s.played(seat));
    }

    /** Leaders in hand count with how much of their requirement is met, and with hope. */
    private double hand(State s, int seat, double left) {
        double points = 0;
        for (long rest = s.hand(seat); rest != 0; rest = Bits.rest(rest)) {
            Leader leader = s.catalog.leaders[Bits.first(rest)];
            double met = Leaders.met(s, seat, leader);
            points += (leader.points() + ability * left) * (hope * left + hand * met * met);
        }
        return points;
    }

    /** Solo: how near Lorenzo is. */
    private double danger(State s) {
        double cross = s.cross / (double) Faith.LAST;
        double fewest = 1;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            int there = Long.bitCount(s.unseen & s.catalog.ofColour[colour]);
            for (int level = 1; level <= Card.LEVELS; level++)
                if (s.top(Card.pile(colour, level)) != State.NONE) there++;
            fewest = Math.min(fewest, there / 12.0);
        }
        double near = Math.max(cross, 1 - fewest);
        return danger * near * near * near;
    }
}

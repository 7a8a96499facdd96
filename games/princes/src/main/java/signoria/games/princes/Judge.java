package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Tunable.Term;

import java.util.List;

/**
 * One position being weighed: what each seat would score, what its goods can still buy, what its
 * tiles and troops will bring.
 */
final class Judge {
    /** How the kinds of treachery compare. */
    private static final double[] TREACHERY = {1.2, 0.9, 1.0, 1.6, 0.7, 0.8};

    /** Influence that is enough to command once. */
    private static final double ENOUGH = 4;

    private final Rates rates;
    private final State s;
    private final double left;
    private final double[] city;
    private final int[] goldIncome;
    private final int[] influenceIncome;

    Judge(Rates rates, State s) {
        this.rates = rates;
        this.s = s;
        left =
                Catalog.DECADES
                        - s.decade
                        + Integer.bitCount(s.open) / (double) Catalog.EVENTS_A_DECADE;
        city = new double[City.COUNT];
        for (int i = 0; i < City.COUNT; i++) city[i] = cityPoints(i, 0, State.NONE, 0);
        goldIncome = new int[s.seats];
        influenceIncome = new int[s.seats];
        for (int seat = 0; seat < s.seats; seat++) count(seat);
    }

    /** A position in which one seat owns more than in another. */
    Judge(State s, Judge like, int changed) {
        rates = like.rates;
        this.s = s;
        left = like.left;
        city = like.city;
        goldIncome = like.goldIncome.clone();
        influenceIncome = like.influenceIncome.clone();
        count(changed);
    }

    private void count(int seat) {
        goldIncome[seat] = Decades.goldIncome(s, seat);
        influenceIncome[seat] = Decades.influenceIncome(s, seat);
    }

    double worth(int seat) {
        return tiles(seat, city)
                + Scoring.eventPoints(s, seat)
                + Scoring.laurelPoints(s.laurels(seat))
                + purse(seat, 0, 0)
                + majorities(seat)
                + army(seat)
                + hand(seat)
                + abilities(seat)
                + pope(seat);
    }

    List<Term> terms(int seat) {
        return List.of(
                new Term("score-tiles", tiles(seat, city)),
                new Term("score-events", Scoring.eventPoints(s, seat)),
                new Term("score-laurels", Scoring.laurelPoints(s.laurels(seat))),
                new Term("worth-purse", purse(seat, 0, 0)),
                new Term("worth-majorities", majorities(seat)),
                new Term("worth-army", army(seat)),
                new Term("worth-hand", hand(seat)),
                new Term("worth-abilities", abilities(seat)),
                new Term("score-pope", pope(seat)));
    }

    private double tiles(int seat, double[] points) {
        double sum = 0;
        for (int i = 0; i < City.COUNT; i++)
            sum += Integer.bitCount(s.tiles(seat) & s.catalog.ofCity[i]) * points[i];
        return sum;
    }

    /** The tiles of a seat against half of the best other's, if a city were moved. */
    double lead(int seat, int moved, int steps) {
        if (left == 0 && rates.sure() > 0) return sureLead(seat, moved, steps);
        double[] points = new double[City.COUNT];
        for (int i = 0; i < City.COUNT; i++)
            points[i] = cityPoints(i, i == moved ? steps : 0, moved, steps);
        double best = 0;
        for (int other = 0; other < s.seats; other++)
            if (other != seat) best = Math.max(best, tiles(other, points));
        return tiles(seat, points) - best / 2;
    }

    /** The same when nothing else can move a city any more. */
    private double sureLead(int seat, int moved, int steps) {
        State after = s.copy();
        if (moved != State.NONE) after.shift(moved, steps);
        double best = 0;
        for (int other = 0; other < s.seats; other++)
            if (other != seat) best = Math.max(best, Scoring.tilePoints(after, other));
        return Scoring.tilePoints(after, seat) - best / 2;
    }

    /** What a tile of a city may score: by how likely each other city is to end above it. */
    private double cityPoints(int which, int steps, int other, int otherSteps) {
        double far = 0.6 + rates.spread() * left;
        double above = 0;
        double mine = s.status(which) + steps + 0.4 * Integer.bitCount(s.artists(which));
        for (int i = 0; i < City.COUNT; i++) {
            if (i == which) continue;
            double theirs =
                    s.status(i)
                            + (i == other ? otherSteps : 0)
                            + 0.4 * Integer.bitCount(s.artists(i));
            above += Math.clamp(0.5 + (theirs - mine) / (2 * far), 0, 1);
        }
        int rank = Math.min(City.COUNT - 2, (int) above);
        double more = above - rank;
        return s.catalog.rank[rank] * (1 - more) + s.catalog.rank[rank + 1] * more;
    }

    /** What a seat gains in tiles if the first city beats the second. */
    double swing(int seat, int winner, int loser) {
        double up = cityPoints(winner, 1, loser, -1) - city[winner];
        double down = cityPoints(loser, -1, winner, 1) - city[loser];
        return up * Integer.bitCount(s.tiles(seat) & s.catalog.ofCity[winner])
                + down * Integer.bitCount(s.tiles(seat) & s.catalog.ofCity[loser]);
    }

    double laurel(int seat) {
        return s.laurels(seat) + 1 + 0.4 * Math.min(2, left);
    }

    /** What gold and influence, with incomes to come, can buy; so much more or less of both. */
    double purse(int seat, int moreGold, int moreInfluence) {
        int ends = Catalog.DECADES - s.decade;
        double money = s.gold(seat) + moreGold;
        double power = s.influence(seat) + moreInfluence;
        if (ends > 0) {
            money += s.home(seat) + ends * goldIncome[seat];
            power += ends * influenceIncome[seat];
        }
        double time = Math.min(1, 0.1 + left);
        int room = s.catalog.mostTiles - Integer.bitCount(s.tiles(seat));
        double goldNeed =
                Math.min(room, 0.5 + 2 * left) * rates.tilePrice() + rates.otherGold() * left;
        double influenceNeed = rates.otherInfluence() * left + 1;
        return time * spent(money, goldNeed, rates.gold(), rates.spareGold())
                + time * spent(power, influenceNeed, rates.influence(), rates.spareInfluence());
    }

    /** The first goods are worth most: they are sure to be spent. */
    private static double spent(double owned, double need, double good, double spare) {
        double used = Math.min(owned, need);
        return good * used * (1.15 - 0.3 * used / (need + 1)) + spare * (owned - used);
    }

    double gold(int seat, int more) {
        return purse(seat, more, 0) - purse(seat, 0, 0);
    }

    /** The points for the most gold and influence, the likelier the nearer the end. */
    private double majorities(int seat) {
        double near = 1 / (1 + 2 * left);
        double richer = 0;
        double mightier = 0;
        double mine = wealth(seat);
        double might = s.influence(seat) + influenceIncome[seat];
        for (int other = 0; other < s.seats; other++) {
            if (other == seat) continue;
            richer += Math.clamp(0.5 + (wealth(other) - mine) / (4 + 24 * left), 0, 1);
            mightier +=
                    Math.clamp(
                            0.5
                                    + (s.influence(other) + influenceIncome[other] - might)
                                            / (3 + 12 * left),
                            0,
                            1);
        }
        double most = Math.max(0, 1 - richer);
        double second = Math.max(0, 1 - Math.abs(richer - 1));
        return near
                * (s.catalog.mostGold * most
                        + s.catalog.secondGold * second
                        + s.catalog.mostInfluence * Math.max(0, 1 - mightier));
    }

    private double wealth(int seat) {
        return s.gold(seat) + s.home(seat) + goldIncome[seat];
    }

    private double army(int seat) {
        if (s.family(seat) < 0) return 0;
        int both =
                Effects.strength(s, seat, s.troops(seat), 0, true)
                        + Effects.strength(s, seat, s.troops(seat), 0, false);
        return rates.strength()
                * both
                * left
                * fights()
                * (1 + 0.05 * s.laurels(seat))
                * (1 - rates.muster() * (1 - mustered(seat)));
    }

    /** How likely a seat is to command in a war to come: there must be one, and influence. */
    private double mustered(int seat) {
        int ends = Catalog.DECADES - s.decade;
        if (s.wars >= Wars.limit(s) && ends == 0) return 0;
        return Math.min(1, (s.influence(seat) + ends * influenceIncome[seat]) / ENOUGH);
    }

    /** How often a seat fights, against a table of six: the fewer sit there, the more often. */
    private double fights() {
        return 6.0 / 5 * Wars.limit(s) / s.seats;
    }

    private double hand(int seat) {
        double sum = 0;
        for (int kind = 0; kind < Treachery.COUNT; kind++)
            sum += Bag.count(s.hand(seat), kind) * TREACHERY[kind] * rates.treachery();
        return sum * Math.min(1, left);
    }

    /**
     * What abilities are worth in the decades to come; one that is turned only from the next on.
     */
    private double abilities(int seat) {
        double sum = 0;
        for (int rest = s.tiles(seat); rest != 0; rest = Bits.rest(rest)) {
            int tile = Bits.first(rest);
            double times = (s.turned >>> tile & 1) != 0 ? Catalog.DECADES - s.decade : left;
            if (times > 0) sum += times * ability(seat, s.catalog.tiles[tile].effect());
        }
        return sum;
    }

    private double ability(int seat, Effect effect) {
        return switch (effect) {
            case Effect.None _, Effect.MerchantGold _, Effect.PriceCut _ -> 0;
            case Effect.ArtistDiscount(int less) -> rates.gold() * less * 0.7;
            case Effect.CondottiereDiscount(int less, int _) -> rates.influence() * less * 0.8;
            case Effect.PopeDiscount(int less) -> rates.influence() * less * 0.2;
            case Effect.HandLimit _ -> 0.5 * rates.ability();
            case Effect.Drill(Troop troop, int attack, int defence) ->
                    (attack + defence)
                            * ((s.troops(seat) >>> troop.ordinal() & 1) != 0 ? 0.35 : 0.17)
                            * rates.ability();
            case Effect.Strength(int attack, int defence) ->
                    (attack + defence) * 0.35 * rates.ability();
            case Effect.Reroll _ -> rates.ability();
            case Effect.Veto _ -> rates.ability();
            case Effect.Draw _ -> 0.5 * rates.ability();
            case Effect.Bar _ -> 0.5 * rates.ability();
            case Effect.Expose _ -> 0.7 * rates.ability();
            case Effect.Pay(int more) -> rates.gold() * more * 0.9;
        };
    }

    private double pope(int seat) {
        if (s.pope != seat) return 0;
        double points = s.decade == Catalog.DECADES ? s.catalog.popePoints : 0;
        return points
                + rates.gold() * s.catalog.popeGold
                + ((s.turned & State.POPE) == 0 ? 0.5 : 0);
    }
}

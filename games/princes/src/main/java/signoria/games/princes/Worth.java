package signoria.games.princes;

import signoria.kernel.Tunable.Term;
import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.List;

/**
 * What a position is worth to each seat, in final points: what it would score, what its goods can
 * still buy, what its tiles and troops will bring. In an auction the leader is taken to win at his
 * bid, so bids can be weighed against each other.
 */
final class Worth {
    /** How the kinds of treachery compare. */
    private static final double[] TREACHERY = {1.2, 0.9, 1.0, 1.6, 0.7, 0.8};

    /** So that an offer is made before the action, not instead of it. */
    private static final double OFFER = 8;

    private final double gold;
    private final double spareGold;
    private final double influence;
    private final double spareInfluence;
    private final double tilePrice;
    private final double otherGold;
    private final double otherInfluence;
    private final double strength;
    private final double treachery;
    private final double ability;
    private final double spread;
    private final double keen;
    private final double rival;

    Worth(Weights weights) {
        gold = weights.of("gold");
        spareGold = weights.of("spare-gold");
        influence = weights.of("influence");
        spareInfluence = weights.of("spare-influence");
        tilePrice = weights.of("tile-price");
        otherGold = weights.of("other-gold");
        otherInfluence = weights.of("other-influence");
        strength = weights.of("strength");
        treachery = weights.of("treachery");
        ability = weights.of("ability");
        spread = weights.of("spread");
        keen = weights.of("keen");
        rival = weights.of("rival");
    }

    void of(State s, double[] out) {
        if (s.phase == Phase.OVER) ended(s, out);
        else if (Lot.isCommand(s.lot)) war(s, out);
        else if (s.leader != State.NOBODY) auction(s, out);
        else standing(s, out);
    }

    /** The same, part by part; what is being bid or fought for is one of them. */
    List<Term> terms(State s, int seat) {
        double[] worth = new double[s.seats];
        of(s, worth);
        if (s.phase == Phase.OVER) return List.of(new Term("worth-end", worth[seat]));
        List<Term> terms = new ArrayList<>(new Judge(s).terms(seat));
        double rest = worth[seat];
        for (Term term : terms) rest -= term.value();
        terms.add(new Term("worth-contest", rest));
        return terms;
    }

    private static void ended(State s, double[] out) {
        for (int seat = 0; seat < s.seats; seat++)
            out[seat] = Scoring.total(s, seat) + s.gold(seat) / 1e3 + s.influence(seat) / 1e6;
    }

    private void standing(State s, double[] out) {
        Judge judge = new Judge(s);
        for (int seat = 0; seat < s.seats; seat++) out[seat] = judge.worth(seat);
        for (int rest = s.offered; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            boolean fresh = Trade.turns(s.offer(slot)) == Trade.TURNS;
            if (s.phase == Phase.TURN && Trade.maker(slot) == s.turn && fresh) out[s.turn] += OFFER;
        }
    }

    /**
     * The leader has what the lot is worth to him at his bid, less what it is worth to the keenest
     * rival who could still bid more: between them they will bid that away.
     */
    private void auction(State s, double[] out) {
        State gone = s.copy();
        if (Lot.isEvent(s.lot)) gone.open &= ~(1 << s.lot - Lot.EVENTS);
        Judge judge = new Judge(gone);
        for (int seat = 0; seat < s.seats; seat++) out[seat] = judge.worth(seat);
        State won = gone.copy();
        contest(
                s,
                s.leader,
                s.bid,
                out,
                (seat, bid) -> gain(s, gone, won, judge, seat, bid) - out[seat]);
    }

    /** What a lot at a price brings to a seat. */
    private interface Gain {
        double of(int seat, int bid);
    }

    /** Shares out what is to be won in an auction; gives the seat that is likely to win. */
    private int contest(State s, int leader, int bid, double[] out, Gain gain) {
        Good good = Lot.good(s.catalog, s.lot);
        double lead = gain.of(leader, bid);
        double most = 0;
        int second = State.NOBODY;
        for (int rest = s.in & ~(1 << leader); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            if (s.owns(seat, good) <= bid) continue;
            double theirs = gain.of(seat, bid + 1);
            if (theirs <= most) continue;
            most = theirs;
            second = seat;
        }
        if (second == State.NOBODY || lead > most) {
            out[leader] += lead - keen * most;
            return leader;
        }
        out[leader] += Math.min(0, lead);
        out[second] += most - keen * Math.max(0, lead);
        return second;
    }

    /** The worth of a seat that has won the lot at its bid. */
    private double gain(State s, State gone, State won, Judge judge, int seat, int bid) {
        won.assign(gone);
        won.add(seat, Lot.good(s.catalog, s.lot), -paid(s, seat, bid));
        if (Lot.isTile(s.lot)) won.tiles(seat, won.tiles(seat) | 1 << s.lot);
        else if (s.lot == Lot.POPE) won.pope = seat;
        else {
            Printed.EventTile event = s.catalog.events[s.lot - Lot.EVENTS];
            if (event.status() != 0)
                return new Judge(won, judge, seat).worth(seat) + moved(judge, seat, event.status());
            won.events(seat, won.events(seat) | 1 << event.index());
        }
        return new Judge(won, judge, seat).worth(seat);
    }

    private static int paid(State s, int seat, int bid) {
        int tiles = s.fresh(seat) & Effects.discounts(s, s.lot);
        int saved = tiles == 0 ? 0 : Effects.discount(s, Integer.numberOfTrailingZeros(tiles));
        return Math.max(0, bid - Effects.familyDiscount(s, seat, s.lot, bid) - saved);
    }

    /**
     * What a seat gains in tiles by moving the city it likes best; half of what the best rival
     * gains counts against it.
     */
    private static double moved(Judge judge, int seat, int steps) {
        double still = judge.lead(seat, State.NOTHING, 0);
        double most = steps < 0 ? still : Double.NEGATIVE_INFINITY;
        for (int city = 0; city < City.COUNT; city++)
            most = Math.max(most, judge.lead(seat, city, steps));
        return most - still;
    }

    /**
     * A war that is looking for condottieri: pay, the chance of a laurel, and what becomes of the
     * cities.
     */
    private void war(State s, double[] out) {
        Judge judge = new Judge(s);
        for (int seat = 0; seat < s.seats; seat++) out[seat] = judge.worth(seat);
        boolean attack = s.lot == Lot.ATTACKER;
        Gain gain = (seat, bid) -> command(s, judge, attack, seat, bid);
        int chief = State.NOBODY;
        if (s.leader != State.NOBODY) chief = contest(s, s.leader, s.bid, out, gain);
        else if (gain.of(s.bidder, 1) > 0) chief = contest(s, s.bidder, 1, out, gain);
        int attacker = attack ? chief : s.attacker;
        int defender = attack ? State.NOBODY : chief;
        if (attacker == State.NOBODY && defender == State.NOBODY) return;
        double tide = tide(s, attacker, defender, attack);
        if (!attack && attacker != State.NOBODY)
            out[attacker] +=
                    judge.gold(attacker, s.status(s.attacking))
                            + odds(s, attacker, defender, false) * judge.laurel(attacker);
        for (int seat = 0; seat < s.seats; seat++)
            out[seat] += tide * judge.swing(seat, s.attacking, s.defending);
    }

    /**
     * What it brings a seat to command a side, besides what becomes of the cities if another would.
     */
    private double command(State s, Judge judge, boolean attack, int seat, int bid) {
        int attacker = attack ? seat : s.attacker;
        int defender = attack ? State.NOBODY : seat;
        double win = odds(s, attacker, defender, attack);
        double laurel =
                attack
                        ? win
                        : (1 - win)
                                * odds(
                                        strength(s, defender, true, false),
                                        strength(s, attacker, false, false));
        double shift =
                tide(s, attacker, defender, attack)
                        - tide(s, attack ? State.NOBODY : attacker, State.NOBODY, attack);
        double cost = judge.purse(seat, 0, 0) - judge.purse(seat, 0, -paid(s, seat, bid));
        return judge.gold(seat, s.status(attack ? s.attacking : s.defending))
                + laurel * judge.laurel(seat)
                + shift * judge.swing(seat, s.attacking, s.defending)
                - cost;
    }

    private double odds(State s, int attacker, int defender, boolean open) {
        return odds(strength(s, attacker, true, false), strength(s, defender, false, open));
    }

    /** How likely the attacking city is to rise, less how likely it is to fall. */
    private double tide(State s, int attacker, int defender, boolean open) {
        double win = odds(s, attacker, defender, open);
        return win
                - (1 - win)
                        * odds(
                                strength(s, defender, true, open),
                                strength(s, attacker, false, false));
    }

    /**
     * What a side may be expected to bring; a defender not found yet is a rival of middling
     * strength.
     */
    private double strength(State s, int seat, boolean attack, boolean unknown) {
        if (seat == State.NOBODY)
            return unknown ? rival : attack ? s.catalog.unledAttack : s.catalog.unledDefence;
        int tiles = 0;
        for (int rest = s.fresh(seat) & s.catalog.warTiles; rest != 0; rest &= rest - 1) {
            int tile = Integer.numberOfTrailingZeros(rest);
            if (Effects.isOfUse(s, seat, tile)) tiles |= 1 << tile;
        }
        return Effects.strength(s, seat, s.troops(seat), tiles, attack);
    }

    /** The chance that one total with a die is higher than another with a die. */
    static double odds(double mine, double theirs) {
        double lead = Math.clamp(mine - theirs, -6, 6);
        int low = (int) Math.floor(lead);
        double more = lead - low;
        return HIGHER[low + 6] * (1 - more) + HIGHER[Math.min(12, low + 7)] * more;
    }

    /** Of 36 rolls of two dice, those in which one with a lead from -6 to 6 is higher. */
    private static final double[] HIGHER = new double[13];

    static {
        for (int lead = -6; lead <= 6; lead++)
            for (int mine = 1; mine <= 6; mine++)
                for (int theirs = 1; theirs <= 6; theirs++)
                    if (mine + lead > theirs) HIGHER[lead + 6] += 1 / 36.0;
    }

    /** Offers that leave both sides better off, the best for the maker first. */
    List<Move> offers(State s, int seat) {
        if (seat >= s.seats
                || !s.trade
                || s.phase != Phase.TURN
                || s.turn != seat
                || s.made(seat) > 0) return List.of();
        List<Move> offers = new ArrayList<>();
        Judge judge = new Judge(s);
        for (int other = 0; other < s.seats; other++) {
            if (other == seat || s.hasLeft(other)) continue;
            Move.Offer best = null;
            double most = 0.4;
            for (int influence = -4; influence <= 4; influence++)
                for (int gold = 1; influence != 0 && gold <= 10; gold++) {
                    int paid = influence > 0 ? -gold : gold;
                    if (!affordable(s, seat, paid, influence)
                            || !affordable(s, other, -paid, -influence)) continue;
                    double mine = judge.purse(seat, paid, influence) - judge.purse(seat, 0, 0);
                    double theirs =
                            judge.purse(other, -paid, -influence) - judge.purse(other, 0, 0);
                    if (theirs < 0.4 || mine <= most) continue;
                    most = mine;
                    best = offer(other, paid, influence);
                }
            if (best != null) offers.add(best);
        }
        return offers;
    }

    private static boolean affordable(State s, int seat, int gold, int influence) {
        return s.gold(seat) + gold >= 0 && s.influence(seat) + influence >= 0;
    }

    /** The offer by which the maker gets so much more, or less, of both. */
    private static Move.Offer offer(int to, int gold, int influence) {
        return new Move.Offer(
                to,
                Math.max(0, -gold),
                Math.max(0, -influence),
                Math.max(0, gold),
                Math.max(0, influence));
    }

    /** One position being weighed. */
    private final class Judge {
        private final State s;
        private final double left;
        private final double[] city;
        private final int[] goldIncome;
        private final int[] influenceIncome;

        Judge(State s) {
            this.s = s;
            left =
                    Catalog.DECADES
                            - s.decade
                            + Integer.bitCount(s.open) / (double) Catalog.EVENTS_A_DECADE;
            city = new double[City.COUNT];
            for (int i = 0; i < City.COUNT; i++) city[i] = cityPoints(i, 0, State.NOTHING, 0);
            goldIncome = new int[s.seats];
            influenceIncome = new int[s.seats];
            for (int seat = 0; seat < s.seats; seat++) count(seat);
        }

        /** A position in which one seat owns more than in another. */
        Judge(State s, Judge like, int changed) {
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
            double[] points = new double[City.COUNT];
            for (int i = 0; i < City.COUNT; i++)
                points[i] = cityPoints(i, i == moved ? steps : 0, moved, steps);
            double best = 0;
            for (int other = 0; other < s.seats; other++)
                if (other != seat) best = Math.max(best, tiles(other, points));
            return tiles(seat, points) - best / 2;
        }

        /** What a tile of a city may score: by how likely each other city is to end above it. */
        private double cityPoints(int which, int steps, int other, int otherSteps) {
            double far = 0.6 + spread * left;
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
            double goldNeed = Math.min(room, 0.5 + 2 * left) * tilePrice + otherGold * left;
            double influenceNeed = otherInfluence * left + 1;
            return time * spent(money, goldNeed, gold, spareGold)
                    + time * spent(power, influenceNeed, influence, spareInfluence);
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
            return strength * both * left * fights() * (1 + 0.05 * s.laurels(seat));
        }

        /** How often a seat fights, against a table of six: the fewer sit there, the more often. */
        private double fights() {
            return 6.0 / 5 * Wars.limit(s) / s.seats;
        }

        private double hand(int seat) {
            double sum = 0;
            for (int kind = 0; kind < Treachery.COUNT; kind++)
                sum += Bag.count(s.hand(seat), kind) * TREACHERY[kind] * treachery;
            return sum * Math.min(1, left);
        }

        /**
         * What abilities are worth in the decades to come; one that is turned only from the next
         * on.
         */
        private double abilities(int seat) {
            double sum = 0;
            for (int rest = s.tiles(seat); rest != 0; rest &= rest - 1) {
                int tile = Integer.numberOfTrailingZeros(rest);
                double times = (s.turned >>> tile & 1) != 0 ? Catalog.DECADES - s.decade : left;
                if (times > 0) sum += times * ability(seat, s.catalog.tiles[tile].effect());
            }
            return sum;
        }

        private double ability(int seat, Effect effect) {
            return switch (effect) {
                case Effect.None _, Effect.MerchantGold _, Effect.PriceCut _ -> 0;
                case Effect.ArtistDiscount(int less) -> gold * less * 0.7;
                case Effect.CondottiereDiscount(int less, int _) -> influence * less * 0.8;
                case Effect.PopeDiscount(int less) -> influence * less * 0.2;
                case Effect.HandLimit _ -> 0.5 * ability;
                case Effect.Drill(Troop troop, int attack, int defence) ->
                        (attack + defence)
                                * ((s.troops(seat) >>> troop.ordinal() & 1) != 0 ? 0.35 : 0.17)
                                * ability;
                case Effect.Strength(int attack, int defence) ->
                        (attack + defence) * 0.35 * ability;
                case Effect.Reroll _ -> ability;
                case Effect.Veto _ -> ability;
                case Effect.Draw _ -> 0.5 * ability;
                case Effect.Bar _ -> 0.5 * ability;
                case Effect.Expose _ -> 0.7 * ability;
                case Effect.Pay(int more) -> gold * more * 0.9;
            };
        }

        private double pope(int seat) {
            if (s.pope != seat) return 0;
            double points = s.decade == Catalog.DECADES ? s.catalog.popePoints : 0;
            return points + gold * s.catalog.popeGold + ((s.turned & State.POPE) == 0 ? 0.5 : 0);
        }
    }
}

package signoria.games.princes;

import signoria.kernel.Bits;

/**
 * What is being bid or fought for, shared out among those who may get it. In an auction the leader
 * is taken to win at his bid, so bids can be weighed against each other.
 */
final class Contests {
    private final Rates rates;

    Contests(Rates rates) {
        this.rates = rates;
    }

    /**
     * The leader has what the lot is worth to him at his bid, less what it is worth to the keenest
     * rival who could still bid more: between them they will bid that away.
     */
    void auction(State s, double[] out) {
        State gone = s.copy();
        if (Lot.isEvent(s.lot)) gone.open &= ~(1 << s.lot - Lot.EVENTS);
        Judge judge = new Judge(rates, gone);
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
        for (int rest = s.in & ~(1 << leader); rest != 0; rest = Bits.rest(rest)) {
            int seat = Bits.first(rest);
            if (s.owns(seat, good) <= bid) continue;
            double theirs = gain.of(seat, bid + 1);
            if (theirs <= most) continue;
            most = theirs;
            second = seat;
        }
        if (second == State.NOBODY || lead > most) {
            out[leader] += lead - rates.keen() * most;
            return leader;
        }
        out[leader] += Math.min(0, lead);
        out[second] += most - rates.keen() * Math.max(0, lead);
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
        int saved = tiles == 0 ? 0 : Effects.discount(s, Bits.first(tiles));
        return Math.max(0, bid - Effects.familyDiscount(s, seat, s.lot, bid) - saved);
    }

    /**
     * What a seat gains in tiles by moving the city it likes best; half of what the best rival
     * gains counts against it.
     */
    private static double moved(Judge judge, int seat, int steps) {
        double still = judge.lead(seat, State.NONE, 0);
        double most = steps < 0 ? still : Double.NEGATIVE_INFINITY;
        for (int city = 0; city < City.COUNT; city++)
            most = Math.max(most, judge.lead(seat, city, steps));
        return most - still;
    }

    /**
     * A war that is looking for condottieri: pay, the chance of a laurel, and what becomes of the
     * cities.
     */
    void war(State s, double[] out) {
        Judge judge = new Judge(rates, s);
        for (int seat = 0; seat < s.seats; seat++) out[seat] = judge.worth(seat);
        boolean attack = s.lot == Lot.ATTACKER;
        Gain gain = (seat, bid) -> command(s, judge, attack, seat, bid);
        int chief = State.NOBODY;
        if (s.leader != State.NOBODY) chief = contest(s, s.leader, s.bid, out, gain);
        else if (gain.of(s.bidder, 1) > 0) chief = contest(s, s.bidder, 1, out, gain);
        int attacker = attack ? chief : s.attacker;
        int defender = attack ? State.NOBODY : chief;
        if (attacker == State.NOBODY && defender == State.NOBODY) return;
        double tide = tide(s, attacker, defender, attack) + sway(s, judge);
        if (!attack && attacker != State.NOBODY)
            out[attacker] +=
                    judge.gold(attacker, s.status(s.attacking))
                            + odds(s, attacker, defender, false) * judge.laurel(attacker);
        for (int seat = 0; seat < s.seats; seat++)
            out[seat] += tide * judge.swing(seat, s.attacking, s.defending);
    }

    /** While nobody commands, those with influence bend a war the way their tiles want it. */
    private double sway(State s, Judge judge) {
        if (rates.sway() == 0 || s.lot != Lot.ATTACKER || s.leader != State.NOBODY) return 0;
        double all = 0;
        double bent = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            all += s.influence(seat);
            bent += s.influence(seat) * Math.signum(judge.swing(seat, s.attacking, s.defending));
        }
        return all == 0 ? 0 : rates.sway() * bent / all;
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
            return unknown
                    ? rates.rival()
                    : attack ? s.catalog.unledAttack : s.catalog.unledDefence;
        int tiles = 0;
        for (int rest = s.fresh(seat) & s.catalog.warTiles; rest != 0; rest = Bits.rest(rest)) {
            int tile = Bits.first(rest);
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
}

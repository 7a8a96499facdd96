package signoria.games.princes;

import java.util.ArrayList;
import java.util.List;

/**
 * One small decision. Those of {@link #ALL} are interned and listed; an odd {@link Bid}, an {@link
 * Offer} and {@link Abandon} are not listed, but accepted when no rule refuses them.
 */
public sealed interface Move {
    /** §setup.1 */
    record Choose(Family family) implements Move {}

    /** §turn.2 No action; §auction.1 no bid. */
    record Pass() implements Move {}

    /** §troop.1 */
    record Buy(Troop troop) implements Move {}

    /** §troop.3 */
    record GiveBack(Troop troop) implements Move {}

    /** §treachery.1 With a tile that draws more of them, §tile.draw. */
    record BuyTreachery(boolean choosing) implements Move {}

    /** §tile.draw */
    record Keep(Treachery kind) implements Move {}

    /** §treachery.2, §tile.expose */
    record Drop(Treachery kind) implements Move {}

    /** §city.1, §event.1, §pope.1 A {@link Lot} is put up for auction. */
    record Auction(int lot) implements Move {}

    /** §auction.2 */
    record Bid(int amount) implements Move {}

    /** §treachery.6 */
    record ShutOut(int seat) implements Move {}

    /** §treachery.8 */
    record Steal(int seat) implements Move {}

    /** §tile.expose */
    record Expose(int seat) implements Move {}

    /** §tile.bar */
    record Bar(int seat) implements Move {}

    /** §war.1 */
    record War() implements Move {}

    /** §treachery.9 */
    record SecretWar() implements Move {}

    /** §war.2 */
    record Attacker(City city) implements Move {}

    /** §war.2 */
    record Defender(City city) implements Move {}

    /** §treachery.5 */
    record Veto() implements Move {}

    /** §city.5 A tile's ability: in a war, to veto one, or to pay less. */
    record Use(int tile) implements Move {}

    /** §treachery.7 A troop of a side shall not count. */
    record Bribe(Side side, Troop troop) implements Move {}

    /** §pope.3 One's own troop fights for a side. */
    record Lend(Side side, Troop troop) implements Move {}

    /** §tile.reroll The die of a side. */
    record Reroll(Side die) implements Move {}

    /** §treachery.10 */
    record Counter() implements Move {}

    /** §treachery.4 The sealed answer is complete. */
    record Done() implements Move {}

    /** §event.3 */
    record Place(City city) implements Move {}

    /** §event.5 */
    record Invade(City city) implements Move {}

    /** What is offered is not wanted: an ability, an invasion. */
    record Decline() implements Move {}

    /** §trade.1 So much is given for so much. */
    record Offer(int to, int giveGold, int giveInfluence, int takeGold, int takeInfluence)
            implements Move {}

    /** §trade.6 An offer by its slot. */
    record Accept(int slot) implements Move {}

    /** §trade.6 */
    record Reject(int slot) implements Move {}

    /** §trade.5 One's own offer, by its number from 0. */
    record Withdraw(int number) implements Move {}

    /** §leave.1 */
    record Abandon() implements Move {}

    int MOST_SEATS = 6;
    int MOST_BID = 9999;

    Pass PASS = new Pass();
    War WAR = new War();
    SecretWar SECRET_WAR = new SecretWar();
    Veto VETO = new Veto();
    Counter COUNTER = new Counter();
    Done DONE = new Done();
    Decline DECLINE = new Decline();
    Abandon ABANDON = new Abandon();
    BuyTreachery TREACHERY = new BuyTreachery(false);
    BuyTreachery CHOOSE_TREACHERY = new BuyTreachery(true);
    Choose[] FAMILIES = new Choose[Family.COUNT];
    Buy[] BUYS = new Buy[Troop.COUNT];
    GiveBack[] GIVE_BACKS = new GiveBack[Troop.COUNT];
    Keep[] KEEPS = new Keep[Treachery.COUNT];
    Drop[] DROPS = new Drop[Treachery.COUNT];
    Auction[] AUCTIONS = new Auction[Lot.POPE + 1];
    ShutOut[] SHUT_OUTS = new ShutOut[MOST_SEATS];
    Steal[] STEALS = new Steal[MOST_SEATS];
    Expose[] EXPOSES = new Expose[MOST_SEATS];
    Bar[] BARS = new Bar[MOST_SEATS];
    Attacker[] ATTACKERS = new Attacker[City.COUNT];
    Defender[] DEFENDERS = new Defender[City.COUNT];
    Place[] PLACES = new Place[City.COUNT];
    Invade[] INVASIONS = new Invade[City.COUNT];
    Use[] USES = new Use[Catalog.TILES];

    /** By {@link Sealed#target}. */
    Bribe[] BRIBES = new Bribe[2 * Troop.COUNT];

    Lend[] LENDS = new Lend[2 * Troop.COUNT];
    Reroll[] REROLLS = {new Reroll(Side.ATTACKER), new Reroll(Side.DEFENDER)};
    Accept[] ACCEPTS = new Accept[MOST_SEATS * State.MOST_OFFERS];
    Reject[] REJECTS = new Reject[MOST_SEATS * State.MOST_OFFERS];
    Withdraw[] WITHDRAWALS = new Withdraw[State.MOST_OFFERS];

    /** The listed bids: every number up to 40, then in steps that grow. */
    Bid[] BIDS = ladder();

    /** All listed moves; made last, when the tables above are there to be filled. */
    List<Move> ALL = intern();

    private static Bid[] ladder() {
        List<Bid> bids = new ArrayList<>();
        for (int n = 0; n <= 1000; n += n < 40 ? 1 : n < 60 ? 2 : n < 100 ? 5 : n < 200 ? 10 : 50)
            bids.add(new Bid(n));
        return bids.toArray(Bid[]::new);
    }

    /** The place on the ladder of the smallest listed bid that is not below an amount. */
    static int rung(int amount) {
        if (amount <= 40) return Math.max(0, amount);
        int low = 40;
        while (low < BIDS.length && BIDS[low].amount < amount) low++;
        return low;
    }

    /** The bid of an amount: the listed one if there is one. */
    static Bid bid(int amount) {
        int rung = rung(amount);
        return rung < BIDS.length && BIDS[rung].amount == amount ? BIDS[rung] : new Bid(amount);
    }

    private static List<Move> intern() {
        for (Family family : Family.ALL) FAMILIES[family.ordinal()] = new Choose(family);
        for (Troop troop : Troop.ALL) {
            BUYS[troop.ordinal()] = new Buy(troop);
            GIVE_BACKS[troop.ordinal()] = new GiveBack(troop);
            for (Side side : Side.ALL) {
                BRIBES[Sealed.target(side, troop.ordinal())] = new Bribe(side, troop);
                LENDS[Sealed.target(side, troop.ordinal())] = new Lend(side, troop);
            }
        }
        for (Treachery kind : Treachery.ALL) {
            KEEPS[kind.ordinal()] = new Keep(kind);
            DROPS[kind.ordinal()] = new Drop(kind);
        }
        for (City city : City.ALL) {
            ATTACKERS[city.ordinal()] = new Attacker(city);
            DEFENDERS[city.ordinal()] = new Defender(city);
            PLACES[city.ordinal()] = new Place(city);
            INVASIONS[city.ordinal()] = new Invade(city);
        }
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            SHUT_OUTS[seat] = new ShutOut(seat);
            STEALS[seat] = new Steal(seat);
            EXPOSES[seat] = new Expose(seat);
            BARS[seat] = new Bar(seat);
        }
        for (int lot = 0; lot < AUCTIONS.length; lot++) AUCTIONS[lot] = new Auction(lot);
        for (int tile = 0; tile < USES.length; tile++) USES[tile] = new Use(tile);
        for (int slot = 0; slot < ACCEPTS.length; slot++) {
            ACCEPTS[slot] = new Accept(slot);
            REJECTS[slot] = new Reject(slot);
        }
        for (int number = 0; number < WITHDRAWALS.length; number++)
            WITHDRAWALS[number] = new Withdraw(number);
        List<Move> all = new ArrayList<>();
        for (Move[] moves :
                new Move[][] {
                    FAMILIES,
                    {PASS, WAR, SECRET_WAR},
                    BUYS,
                    GIVE_BACKS,
                    {TREACHERY, CHOOSE_TREACHERY},
                    AUCTIONS,
                    STEALS,
                    EXPOSES,
                    KEEPS,
                    DROPS,
                    BIDS,
                    SHUT_OUTS,
                    BARS,
                    ATTACKERS,
                    DEFENDERS,
                    {VETO},
                    USES,
                    BRIBES,
                    LENDS,
                    REROLLS,
                    {COUNTER, DONE},
                    PLACES,
                    INVASIONS,
                    {DECLINE},
                    ACCEPTS,
                    REJECTS,
                    WITHDRAWALS
                }) all.addAll(List.of(moves));
        return List.copyOf(all);
    }
}

package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapters "city tiles", "events" and "the Pope" where a lot is won: paid, taken and placed.
 */
final class Winnings {
    private static final Refusal NO_DISCOUNT = Refusal.of("princes/tile.discount", "not-this");

    private Winnings() {}

    /** §tile.discount What the winner owes before his tiles are asked. */
    static int price(State s) {
        return price(s, s.leader, s.lot, s.bid);
    }

    /** The same for any lot and bid. */
    static int price(State s, int seat, int lot, int bid) {
        return Math.max(0, bid - Effects.familyDiscount(s, seat, lot, bid));
    }

    /** What the winner owes when a tile is used. */
    static int priceWith(State s, int tile) {
        return Math.max(0, price(s) - Effects.discount(s, tile));
    }

    /** The winner's tiles that make the lot cheaper, as bits. */
    static int discounts(State s) {
        return s.fresh(s.leader) & Effects.discounts(s, s.lot);
    }

    /**
     * §tile.discount, §tile.pope Paying less with a tile is the winner's choice; for the Pope, sold
     * once a decade, it is no question.
     */
    static void askDiscount(State s, Events events) {
        int tiles = price(s) > 0 ? discounts(s) : 0;
        if (tiles == 0) pay(s, price(s), events);
        else if (s.lot == Lot.POPE) useDiscount(s, Bits.first(tiles), events);
        else s.ask(Phase.DISCOUNT, s.leader);
    }

    static void legalDiscounts(State s, List<Move> out) {
        for (int rest = discounts(s); rest != 0; rest = Bits.rest(rest))
            out.add(Move.USES[Bits.first(rest)]);
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Use move) {
        return (discounts(s) & 1 << move.tile()) != 0 ? Refusal.NONE : NO_DISCOUNT;
    }

    static void useDiscount(State s, int tile, Events events) {
        s.turned |= 1 << tile;
        events.add(new PrincesEvent.AbilityUsed(s.leader, s.catalog.tiles[tile].id()));
        pay(s, priceWith(s, tile), events);
    }

    /** §auction.5 The winner pays and takes the lot. */
    static void pay(State s, int price, Events events) {
        int winner = s.leader;
        Good good = Lot.good(s.catalog, s.lot);
        Trade.part(s, winner, good, price);
        events.add(new PrincesEvent.Sold(winner, Lot.id(s.catalog, s.lot), price, good));
        s.leader = State.NOBODY;
        s.bid = State.NONE;
        s.in = 0;
        s.bidder = State.NOBODY;
        if (Lot.isCommand(s.lot)) Wars.commanded(s, winner, events);
        else if (Lot.isEvent(s.lot)) takeEvent(s, winner, events);
        else take(s, winner, events);
    }

    /** §city.4, §pope.1 */
    private static void take(State s, int winner, Events events) {
        if (s.lot == Lot.POPE) s.pope = winner;
        else {
            s.tiles(winner, s.tiles(winner) | 1 << s.lot);
            s.unsold &= ~(1 << s.lot);
        }
        Turns.end(s, events);
    }

    /** §event.2 to §event.5 Kept for its points, or played at once. */
    private static void takeEvent(State s, int winner, Events events) {
        Printed.EventTile event = s.catalog.events[s.lot - Lot.EVENTS];
        s.open &= ~(1 << event.index());
        if (event.placed()) s.ask(Phase.PLACE, winner);
        else if (event.kind() == Printed.Kind.INVASION) s.ask(Phase.INVADE, winner);
        else {
            s.events(winner, s.events(winner) | 1 << event.index());
            Turns.end(s, events);
        }
    }

    /** §event.3 The artist goes to a city and raises it. */
    static void place(State s, int seat, City city, Events events) {
        Printed.EventTile event = s.catalog.events[s.lot - Lot.EVENTS];
        s.artists(city.ordinal(), s.artists(city.ordinal()) | 1 << event.index());
        s.shift(city.ordinal(), event.status());
        events.add(new PrincesEvent.Placed(seat, event.id(), city, s.status(city.ordinal())));
        Turns.end(s, events);
    }

    /** §event.5 The French come, and the tile is gone. */
    static void invade(State s, int seat, City city, Events events) {
        s.shift(city.ordinal(), s.catalog.events[s.lot - Lot.EVENTS].status());
        events.add(new PrincesEvent.Invaded(seat, city, s.status(city.ordinal())));
        Turns.end(s, events);
    }

    static void spare(State s, int seat, Events events) {
        events.add(new PrincesEvent.InvasionSpared(seat));
        Turns.end(s, events);
    }
}

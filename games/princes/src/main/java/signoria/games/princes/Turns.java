package signoria.games.princes;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapters "the turn" and "troops". */
final class Turns {
    private static final Refusal FULL_ROW = Refusal.of("princes/turn.3", "full-row");
    private static final Refusal HAS_TYPE = Refusal.of("princes/troop.2", "has-type");
    private static final Refusal NONE_LEFT = Refusal.of("princes/troop.1", "none-left");
    private static final Refusal NOT_YOURS = Refusal.of("princes/troop.3", "not-yours");

    private Turns() {}

    static void legal(State s, List<Move> out) {
        int seat = s.turn;
        if (mayPass(s)) out.add(Move.PASS);
        Wars.legalWars(s, out);
        for (int troop = 0; troop < Troop.COUNT; troop++)
            if ((s.troops(seat) >>> troop & 1) != 0) out.add(Move.GIVE_BACKS[troop]);
            else if (Bag.count(s.supply, troop) > 0
                    && s.gold(seat) >= Effects.price(s, seat, troop)) out.add(Move.BUYS[troop]);
        Hands.legalPurchases(s, out);
        Plots.legalThefts(s, out);
        Hands.legalLooks(s, out);
        Auctions.legalLots(s, out);
    }

    /** §turn.3 The pass that would complete a full row is refused. */
    static boolean mayPass(State s) {
        return s.passes < s.seats - 1;
    }

    static Refusal refusal(State s, Move.Pass move) {
        return mayPass(s) ? Refusal.NONE : FULL_ROW;
    }

    static Refusal refusal(State s, Move.Buy move) {
        int troop = move.troop().ordinal();
        int price = Effects.price(s, s.turn, troop);
        if ((s.troops(s.turn) >>> troop & 1) != 0) return HAS_TYPE;
        if (Bag.count(s.supply, troop) == 0) return NONE_LEFT;
        return s.gold(s.turn) < price
                ? Refusal.of("princes/troop.1", "cannot-pay", price, s.gold(s.turn))
                : Refusal.NONE;
    }

    static Refusal refusal(State s, Move.GiveBack move) {
        return (s.troops(s.turn) >>> move.troop().ordinal() & 1) != 0 ? Refusal.NONE : NOT_YOURS;
    }

    /** §trade.4 An action begins: all may make new offers; §trade.5 those that are open stay. */
    static void act(State s) {
        s.passes = 0;
        s.made = 0;
    }

    /** §turn.2 No action: offers stay open. */
    static void pass(State s, Events events) {
        s.passes++;
        s.made = 0;
        events.add(new PrincesEvent.Passed(s.turn));
        end(s, events);
    }

    /** §troop.1 */
    static void buy(State s, Troop troop, Events events) {
        act(s);
        int price = Effects.price(s, s.turn, troop.ordinal());
        Trade.part(s, s.turn, Good.GOLD, price);
        s.troops(s.turn, s.troops(s.turn) | 1 << troop.ordinal());
        s.supply -= Bag.of(troop.ordinal());
        events.add(new PrincesEvent.TroopBought(s.turn, troop, price));
        end(s, events);
    }

    /** §troop.3 */
    static void giveBack(State s, Troop troop, Events events) {
        act(s);
        s.troops(s.turn, s.troops(s.turn) & ~(1 << troop.ordinal()));
        s.supply += Bag.of(troop.ordinal());
        events.add(new PrincesEvent.TroopGivenBack(s.turn, troop));
        end(s, events);
    }

    /** §turn.1 The action is done: the next seat's turn, unless the decade is over. */
    static void end(State s, Events events) {
        if (s.lot != Lot.NONE) Auctions.clear(s);
        if (s.attacking != State.NONE) Wars.clear(s);
        if (s.open == 0) Decades.end(s, events);
        else next(s);
    }

    static void next(State s) {
        Trade.turnEnds(s);
        s.turn = s.next(s.turn);
        s.ask(Phase.TURN, s.turn);
    }
}

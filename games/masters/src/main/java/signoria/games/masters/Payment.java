package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Text;

import java.util.List;

/** Paying from the stores: the price of a card, and what production costs. */
final class Payment {
    private static final Refusal NOTHING_TO_PAY = Refusal.of("masters/cards.1", "not-now");

    private Payment() {}

    /**
     * §cards.1, §production.3 Pays what leaves no choice and asks for the first resource that does;
     * when all is paid, the action is completed.
     */
    static void ask(State s, Events events) {
        while (s.need != Goods.NONE) {
            int resource = asked(s);
            int least = least(s, resource);
            if (least != most(s, resource)) {
                s.phase = Phase.PAY;
                return;
            }
            payFrom(s, resource, least, events);
        }
        if (s.pile == State.NONE) Production.complete(s, events);
        else Cards.complete(s, events);
    }

    /** The first resource that is still owed. */
    private static int asked(State s) {
        return Bits.first(s.need) >>> 4;
    }

    /** The fewest that can come from the warehouse: what the strongbox lacks. */
    private static int least(State s, int resource) {
        return Math.max(
                0, Goods.count(s.need, resource) - Goods.count(s.strongbox(s.turn), resource));
    }

    private static int most(State s, int resource) {
        return Math.min(Goods.count(s.need, resource), Goods.count(s.warehouse(s.turn), resource));
    }

    static void legal(State s, List<Move> out) {
        int resource = asked(s);
        for (int count = least(s, resource); count <= most(s, resource); count++)
            out.add(Move.PAYS[resource][count]);
    }

    static Refusal refusal(State s, Move.Pay move) {
        if (s.phase != Phase.PAY) return NOTHING_TO_PAY;
        int resource = asked(s);
        if (move.resource().ordinal() != resource)
            return Refusal.of("masters/cards.1", "other-first", Text.lower(Resource.ALL[resource]));
        if (move.count() >= least(s, resource) && move.count() <= most(s, resource))
            return Refusal.NONE;
        return Refusal.of("masters/cards.1", "between", least(s, resource), most(s, resource));
    }

    static void pay(State s, Move.Pay move, Events events) {
        payFrom(s, move.resource().ordinal(), move.count(), events);
        ask(s, events);
    }

    /** So many of a resource come from the warehouse, all others from the strongbox. */
    private static void payFrom(State s, int resource, int fromWarehouse, Events events) {
        int fromStrongbox = Goods.count(s.need, resource) - fromWarehouse;
        long stored = Goods.of(resource, fromWarehouse);
        long locked = Goods.of(resource, fromStrongbox);
        s.warehouse(s.turn, s.warehouse(s.turn) - stored);
        s.strongbox(s.turn, s.strongbox(s.turn) - locked);
        s.need -= stored + locked;
        events.add(new MastersEvent.Paid(s.turn, Goods.face(stored), Goods.face(locked)));
    }
}

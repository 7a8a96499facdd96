package signoria.games.lorenzo;

import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/** What each way to act would ask for, told to the seat that is to choose one. */
final class Prospects {
    /** Where no member, or no space, is chosen. */
    private static final int NONE = -1;

    private Prospects() {}

    static List<View.Offer> offers(State s, int you) {
        List<View.Offer> offers = new ArrayList<>();
        if (s.top == 0 || you != s.actor) return offers;
        long task = s.peek();
        switch (Task.kind(task)) {
            case Task.TURN -> {
                for (int space = 0; space < Space.COUNT; space++) members(s, space, offers);
            }
            case Task.MEMBER -> members(s, Task.a(task), offers);
            case Task.TAKE -> {
                for (int floor = 0; floor < Space.HARVEST_SMALL; floor++)
                    if (s.floors[floor] > 0 && Towers.bonusWhy(s, task, floor) == Why.OK)
                        offers.add(floor(s, floor, NONE, Task.b(task), Task.d(task)));
            }
            case Task.WORK -> servants(s, task, offers);
            default -> {}
        }
        return offers;
    }

    /** Why each space is not open to the seat that is to use one, empty for those that are. */
    static List<String> closed(State s, int you) {
        List<String> closed = new ArrayList<>();
        if (s.top == 0 || you != s.actor) return closed;
        long task = s.peek();
        boolean turn = Task.kind(task) == Task.TURN;
        if (!turn && Task.kind(task) != Task.TAKE) return closed;
        for (int space = 0; space < Space.COUNT; space++) {
            Why why = turn ? Placements.why(s, you, space) : Towers.bonusWhy(s, task, space);
            closed.add(why == Why.OK ? "" : Text.lower(why));
        }
        return closed;
    }

    private static void members(State s, int space, List<View.Offer> offers) {
        for (int member = 0; member < State.MEMBERS; member++)
            if (Placements.memberWhy(s, space, member) == Why.OK)
                offers.add(offer(s, space, member, Values.member(s, s.actor, member)));
    }

    private static View.Offer offer(State s, int space, int member, int value) {
        if (Space.isFloor(space)) return floor(s, space, member, value, Goods.NONE);
        if (!Space.isWork(space))
            return offer(space, member, value, Placements.servants(s, s.actor, space, value));
        boolean production = Works.production(space);
        int reached =
                value - Works.malus(s, s.actor, space) + Values.workPlus(s, s.actor, production);
        return offer(space, member, reached, Values.servantsFor(s, s.actor, 1 - reached));
    }

    private static View.Offer offer(int space, int member, int value, int servants) {
        return new View.Offer(
                space, member, value, servants, 0, View.Stock.of(Goods.NONE), List.of());
    }

    private static View.Offer floor(State s, int floor, int member, int value, long less) {
        int seat = s.actor;
        Card card = s.catalog.card[s.floors[floor] - 1];
        int fee = Towers.fee(s, seat, Space.tower(floor));
        int servants = Towers.servants(s, seat, floor, card.type(), value);
        long bonus = Towers.bonus(s, seat, floor);
        long left = Payments.purse(s, seat) - Goods.of(Good.SERVANT, servants);
        int ways = Towers.ways(s, seat, card, less, Towers.afterFee(left, fee) + bonus);
        List<View.Stock> prices = new ArrayList<>();
        for (int way = 0; way < Move.WAYS; way++)
            if ((ways >>> way & 1) != 0)
                prices.add(View.Stock.of(Towers.price(s, seat, card, way, less)));
        return new View.Offer(
                floor,
                member,
                value + Values.takePlus(s, seat, card.type()),
                servants,
                fee,
                View.Stock.of(bonus),
                prices);
    }

    private static void servants(State s, long task, List<View.Offer> offers) {
        List<Move> moves = new ArrayList<>();
        Works.listServants(s, task, moves);
        for (Move move : moves)
            if (move instanceof Move.Servants(int servants))
                offers.add(offer(NONE, NONE, Works.reached(s, task, servants), servants));
    }
}

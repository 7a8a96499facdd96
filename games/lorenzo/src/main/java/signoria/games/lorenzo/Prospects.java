package signoria.games.lorenzo;

import signoria.kernel.Refusal;

import java.util.ArrayList;
import java.util.List;

/** What each way to act would ask for, told to the seat that is to choose one. */
final class Prospects {
    /** Where no member, or no space, is chosen. */
    private static final int NONE = -1;

    private Prospects() {}

    static List<View.Offer> offers(State s, int you) {
        List<View.Offer> offers = new ArrayList<>();
        if (s.agenda.isEmpty() || you != s.actor) return offers;
        long task = s.agenda.top();
        switch (Task.kind(task)) {
            case Task.TURN -> {
                for (int space = 0; space < Space.COUNT; space++)
                    members(s, space, Values.AS_NEEDED, offers);
            }
            case Task.MEMBER -> members(s, Task.a(task), Placements.given(task), offers);
            case Task.TAKE -> {
                for (int floor = 0; floor < Space.HARVEST_SMALL; floor++)
                    if (s.floors[floor] > 0 && Towers.refusal(s, Move.GOES[floor]) == Refusal.NONE)
                        offers.add(
                                floor(
                                        s,
                                        floor,
                                        NONE,
                                        Task.b(task),
                                        Task.d(task),
                                        Values.AS_NEEDED));
            }
            case Task.WORK -> servants(s, task, offers);
            case Task.COST -> offers.add(prices(s, task));
            default -> {}
        }
        return offers;
    }

    /** Why each space is not open to the seat that is to use one, empty for those that are. */
    static List<String> closed(State s, int you) {
        List<String> closed = new ArrayList<>();
        if (s.agenda.isEmpty() || you != s.actor) return closed;
        long task = s.agenda.top();
        boolean turn = Task.kind(task) == Task.TURN;
        if (!turn && Task.kind(task) != Task.TAKE) return closed;
        for (int space = 0; space < Space.COUNT; space++) {
            Move.Go go = Move.GOES[space];
            closed.add(brief(turn ? Placements.refusal(s, you, go) : Towers.refusal(s, go)));
        }
        return closed;
    }

    /** What each floor asks of a seat and gives it; of nobody in particular, of a spectator. */
    static List<View.Floor> floors(State s, int you) {
        List<View.Floor> floors = new ArrayList<>();
        for (int floor = 0; floor < Space.HARVEST_SMALL; floor++)
            floors.add(you < s.seats ? floor(s, you, floor) : printed(s, floor));
        return floors;
    }

    private static View.Floor printed(State s, int floor) {
        return new View.Floor(
                Floors.minimum(s, floor),
                View.Stock.of(s.catalog.floorBonus[floor]),
                s.members.towerOccupied(Space.tower(floor)) ? Floors.FEE : 0,
                0,
                View.Stock.of(Goods.NONE));
    }

    private static View.Floor floor(State s, int seat, int floor) {
        int card = s.floors[floor];
        boolean asked = seat == s.actor && !s.agenda.isEmpty() && card > 0;
        return new View.Floor(
                Floors.minimum(s, floor),
                View.Stock.of(Floors.bonus(s, seat, floor)),
                Floors.fee(s, seat, Space.tower(floor)),
                card == 0 ? 0 : Floors.military(s, seat, s.catalog.card[card - 1].type()),
                View.Stock.of(asked ? lacks(s, seat, floor) : Goods.NONE));
    }

    private static long lacks(State s, int seat, int floor) {
        long task = s.agenda.top();
        return switch (Task.kind(task)) {
            case Task.TURN -> Placements.lacks(s, seat, floor);
            case Task.TAKE ->
                    Floors.lacks(
                            s,
                            seat,
                            floor,
                            Task.b(task),
                            Task.d(task),
                            Towers.refusal(s, Move.GOES[floor]));
            default -> Goods.NONE;
        };
    }

    /**
     * Placements with more servants than needed, for a seat that would rather have fewer: a leader
     * in hand sets a maximum, or the last report threatens what is held.
     */
    static List<Move> candidates(View view, Catalog catalog) {
        if (view.closed().isEmpty()) return List.of();
        View.Player own = view.players().get(view.you());
        int held = own.stock().servants();
        int keep = threatened(view, own, catalog) ? 0 : held;
        for (String id : own.hand())
            for (Leader.Requirement each : catalog.leader[Leader.numbered(id)].requirements())
                if (each.most() && each.held() == Leader.Held.SERVANT)
                    keep = Math.min(keep, each.count());
        List<Move> moves = new ArrayList<>();
        int last = NONE;
        for (View.Offer offer : view.offers()) {
            int price = offer.prices().isEmpty() ? 0 : offer.prices().getFirst().servants();
            int servants = held - keep - price;
            if (offer.space() == last || servants <= offer.servants()) continue;
            last = offer.space();
            moves.add(new Move.GoWith(last, servants));
        }
        return moves;
    }

    private static boolean threatened(View view, View.Player own, Catalog catalog) {
        return view.round() == Turns.ROUNDS
                && view.excommunications().get(2).equals(Excommunication.LOSE_PER_RESOURCE.id())
                && own.stock().faith() < catalog.faithNeeded[2];
    }

    /** Paragraph and sentence: {@code tower.4/same-colour}; nothing for what is open. */
    private static String brief(Refusal refusal) {
        if (refusal == Refusal.NONE) return "";
        return refusal.rule().substring(refusal.rule().indexOf('/') + 1) + "/" + refusal.reason();
    }

    private static void members(State s, int space, int given, List<View.Offer> offers) {
        for (int member = 0; member < Members.COUNT; member++)
            if (Placements.refusal(s, space, member, given) == Refusal.NONE)
                offers.add(offer(s, space, member, Values.member(s, s.actor, member), given));
    }

    private static View.Offer offer(State s, int space, int member, int value, int given) {
        if (Space.isFloor(space)) return floor(s, space, member, value, Goods.NONE, given);
        int needed = given < 0 ? Placements.servants(s, s.actor, space, value) : given;
        if (!Space.isWork(space)) return offer(space, member, value, needed);
        boolean production = Works.production(space);
        int reached =
                value - Works.malus(s, s.actor, space) + Values.workPlus(s, s.actor, production);
        return offer(space, member, reached, needed);
    }

    private static View.Offer offer(int space, int member, int value, int servants) {
        return new View.Offer(
                space, member, value, servants, 0, View.Stock.of(Goods.NONE), List.of());
    }

    private static View.Offer floor(
            State s, int floor, int member, int value, long less, int given) {
        int seat = s.actor;
        Card card = s.catalog.card[s.floors[floor] - 1];
        int fee = Floors.fee(s, seat, Space.tower(floor));
        int servants = given < 0 ? Floors.servants(s, seat, floor, card.type(), value) : given;
        long bonus = Floors.bonus(s, seat, floor);
        long left = Payments.purse(s, seat, servants);
        int ways = Prices.ways(s, seat, card, less, Floors.afterFee(left, fee) + bonus);
        List<View.Stock> prices = new ArrayList<>();
        for (int way = 0; way < Move.WAYS; way++)
            if ((ways >>> way & 1) != 0)
                prices.add(View.Stock.of(Prices.price(s, seat, card, way, less)));
        return new View.Offer(
                floor,
                member,
                value + Values.takePlus(s, seat, card.type()),
                servants,
                fee,
                View.Stock.of(bonus),
                prices);
    }

    /** §tower.7 The ways to pay for the card that is taken, after all discounts. */
    private static View.Offer prices(State s, long task) {
        int ways = Towers.openWays(s, task);
        Card card = s.catalog.card[s.floors[Task.a(task)] - 1];
        List<View.Stock> prices = new ArrayList<>();
        for (int way = 0; way < Move.WAYS; way++)
            if ((ways >>> way & 1) != 0)
                prices.add(View.Stock.of(Prices.price(s, s.actor, card, way, Task.d(task))));
        return new View.Offer(Task.a(task), NONE, 0, 0, 0, View.Stock.of(Goods.NONE), prices);
    }

    /**
     * The values, before servants, of the bonus action, harvest or production that is asked about:
     * one, or one for each type of card that may be taken.
     */
    static List<Integer> values(State s) {
        if (s.agenda.isEmpty()) return List.of();
        long task = s.agenda.top();
        if (Task.kind(task) == Task.WORK) return List.of(Works.start(s, task));
        if (Task.kind(task) != Task.TAKE) return List.of();
        List<Integer> values = new ArrayList<>();
        for (Type type : Type.ALL)
            if ((Task.a(task) & type.bit()) != 0)
                values.add(Task.b(task) + Values.takePlus(s, s.actor, type));
        return values;
    }

    private static void servants(State s, long task, List<View.Offer> offers) {
        List<Move> moves = new ArrayList<>();
        WorkServants.legalServants(s, moves);
        for (Move move : moves)
            if (move instanceof Move.Servants(int servants))
                offers.add(offer(NONE, NONE, Works.reached(s, task, servants), servants));
    }
}

package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * Prices: whether they can be paid, and paying them; servants may stand in for wood, stone and
 * coins with a leader.
 */
final class Payments {
    private static final Refusal INSTEAD_RANGE = Refusal.of("lorenzo/leader.28", "range");

    private Payments() {}

    /** What a seat can pay with after so many servants are gone. */
    static long purse(State s, int seat, int servants) {
        int left = Math.min(Goods.PLENTY, s.held(seat, Good.SERVANT) - servants);
        return Goods.without(s.purse(seat), Good.SERVANT) + Goods.of(Good.SERVANT, left);
    }

    /** A price can be paid from what is held. */
    static boolean payable(State s, int seat, long price) {
        return payable(s, seat, s.purse(seat), price);
    }

    /** The same for a given purse. */
    static boolean payable(State s, int seat, long purse, long price) {
        return spare(s, seat, purse, price) >= 0;
    }

    /**
     * The servants that a price leaves in a purse, or -1 when it cannot be paid; §leader.28 with a
     * leader they may stand in for wood, stone and coins.
     */
    static int spare(State s, int seat, long purse, long price) {
        if (Goods.covers(purse, price)) return Goods.servants(purse) - Goods.servants(price);
        if (!s.has(seat, Power.SERVANTS_AS_GOODS)) return -1;
        int lacking =
                Math.max(0, Goods.wood(price) - Goods.wood(purse))
                        + Math.max(0, Goods.stone(price) - Goods.stone(purse))
                        + Math.max(0, Goods.coins(price) - Goods.coins(purse));
        boolean rest = Goods.covers(Goods.withoutMaterials(purse), Goods.withoutMaterials(price));
        return rest ? Math.max(-1, Goods.servants(purse) - Goods.servants(price) - lacking) : -1;
    }

    /**
     * What is not there of a price that a purse cannot pay; with the leader of §leader.28 as many
     * servants would do.
     */
    static long lacks(State s, int seat, long purse, long price) {
        long lacks = Goods.NONE;
        for (Good good : Good.ALL)
            lacks +=
                    Goods.of(
                            good, Math.max(0, Goods.count(price, good) - Goods.count(purse, good)));
        if (!s.has(seat, Power.SERVANTS_AS_GOODS)) return lacks;
        int spare = Math.max(0, Goods.servants(purse) - Goods.servants(price));
        for (Good good : List.of(Good.COIN, Good.STONE, Good.WOOD)) {
            int stands = Math.min(spare, Goods.count(lacks, good));
            lacks -= Goods.of(good, stands);
            spare -= stands;
        }
        return lacks;
    }

    /**
     * Pays; which tokens, and servants in place of goods, are asked for. Keep: wood and stone go
     * onto the family tile.
     */
    static void pay(State s, int seat, long price, boolean keep, Events events) {
        s.add(seat, Good.SERVANT, -Goods.servants(price));
        s.add(seat, Good.MILITARY, -Goods.military(price));
        s.add(seat, Good.FAITH, -Goods.faith(price));
        s.add(seat, Good.VP, -Goods.points(price));
        int tokens = Goods.tokens(price);
        if (tokens > 0) Tokens.spend(s, seat, tokens, events);
        int wood = Goods.wood(price);
        int stone = Goods.stone(price);
        int coins = Goods.coins(price);
        long told = Goods.without(price, Good.TOKEN);
        if (wood + stone + coins > 0
                && s.has(seat, Power.SERVANTS_AS_GOODS)
                && s.held(seat, Good.SERVANT) > 0) {
            s.agenda.push(Task.of(Task.PAY, wood, stone, coins, keep ? 1 : 0));
            told = Goods.withoutMaterials(told);
        } else {
            take(s, seat, Good.WOOD, wood, keep);
            take(s, seat, Good.STONE, stone, keep);
            take(s, seat, Good.COIN, coins, false);
        }
        tell(seat, told, events);
    }

    private static void tell(int seat, long paid, Events events) {
        if (paid != 0)
            events.add(
                    new LorenzoEvent.Paid(
                            seat,
                            Goods.wood(paid),
                            Goods.stone(paid),
                            Goods.coins(paid),
                            Goods.servants(paid),
                            Goods.military(paid),
                            Goods.faith(paid),
                            Goods.points(paid)));
    }

    private static void take(State s, int seat, Good good, int count, boolean keep) {
        s.add(seat, good, -count);
        if (keep) s.families.store(seat, good, count);
    }

    // --- PAY: servants in place of goods (§leader.28)

    /** The good that is asked for: the first of wood, stone and coins still owed, or -1. */
    static int asks(long task) {
        return Task.a(task) > 0 ? 0 : Task.b(task) > 0 ? 1 : Task.c(task) > 0 ? 2 : -1;
    }

    private static int owed(long task, int good) {
        return good == 0 ? Task.a(task) : good == 1 ? Task.b(task) : Task.c(task);
    }

    private static int shortage(State s, long task, int good) {
        return Math.max(0, owed(task, good) - s.held(s.actor, Good.ALL[good]));
    }

    private static int least(State s, long task) {
        return shortage(s, task, asks(task));
    }

    private static int most(State s, long task) {
        int good = asks(task);
        int spare = s.held(s.actor, Good.SERVANT);
        for (int other = good + 1; other < 3; other++) spare -= shortage(s, task, other);
        return Math.min(owed(task, good), spare);
    }

    /** Settles the parts that leave no choice; true when nothing is left to ask. */
    static boolean settle(State s, Events events) {
        while (true) {
            long task = s.agenda.top();
            if (asks(task) < 0) {
                s.agenda.pop();
                return true;
            }
            int least = least(s, task);
            if (least != most(s, task)) return false;
            instead(s, least, events);
        }
    }

    /** So many servants, the rest in the good itself. */
    static void instead(State s, int servants, Events events) {
        long task = s.agenda.top();
        int good = asks(task);
        s.agenda.pop();
        boolean keep = Task.d(task) == 1 && good < 2;
        instead(s, Good.ALL[good], owed(task, good), servants, keep, events);
        s.agenda.push(
                Task.of(
                        Task.PAY,
                        good == 0 ? 0 : Task.a(task),
                        good == 1 ? 0 : Task.b(task),
                        good == 2 ? 0 : Task.c(task),
                        Task.d(task)));
    }

    /** §leader.28 So much of a good is owed, and so many servants stand in for it. */
    static void instead(State s, Good good, int owed, int servants, boolean keep, Events events) {
        s.add(s.actor, Good.SERVANT, -servants);
        take(s, s.actor, good, owed - servants, keep);
        tell(s.actor, Goods.of(good, owed - servants) + Goods.of(Good.SERVANT, servants), events);
    }

    static void legal(State s, List<Move> out) {
        long task = s.agenda.top();
        int most = most(s, task);
        for (int servants = least(s, task); servants <= most; servants++)
            out.add(Move.INSTEADS[servants]);
    }

    static Refusal refusal(State s, Move.Instead move) {
        long task = s.agenda.top();
        int servants = move.count();
        return servants >= least(s, task) && servants <= most(s, task)
                ? Refusal.NONE
                : INSTEAD_RANGE;
    }
}

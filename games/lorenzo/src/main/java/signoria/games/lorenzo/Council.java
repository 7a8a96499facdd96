package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapters "the council palace" and "the market": privileges, the palace, the stalls. */
final class Council {
    private static final Refusal MARKET_CLOSED = Refusal.of("lorenzo/market.1", "closed");
    private static final Refusal MARKET_OCCUPIED = Refusal.of("lorenzo/market.1", "occupied");
    private static final Refusal MARKET_CURSED = Refusal.of("lorenzo/curse.5", "market");
    private static final Refusal PRIVILEGE_TAKEN = Refusal.of("lorenzo/council.3", "taken");
    private static final Refusal PRIVILEGE_UNKNOWN = Refusal.of("lorenzo/council.3", "none");
    private static final Refusal NOTHING_STORED = Refusal.of("lorenzo/family.1", "empty");
    private static final Refusal NO_FAITH_PRIVILEGE = Refusal.of("lorenzo/family.11", "faith");

    private static final int FAITH = 4;
    private static final int TOKEN = 5;

    private Council() {}

    /** §council.3 Privileges of one source, all different; §leader.44 one more. */
    static long privileges(State s, int seat, int count, int reduced, boolean reducible) {
        int all = s.has(seat, Power.PRIVILEGE_MORE) ? count + 1 : count;
        return Task.of(Task.PRIVILEGE, all, 0, reducible ? 1 : 0, reduced);
    }

    static Refusal refusal(State s, Move.Privilege move) {
        long task = s.agenda.top();
        int kind = move.kind();
        if ((Task.b(task) >>> kind & 1) != 0) return PRIVILEGE_TAKEN;
        if (kind == Move.TAKE_BACK)
            return s.families.wood(s.actor) + s.families.stone(s.actor) > 0
                    ? Refusal.NONE
                    : NOTHING_STORED;
        if (kind == TOKEN && !s.variant.famiglie()) return PRIVILEGE_UNKNOWN;
        if (kind == FAITH && s.has(s.actor, Power.PRIVILEGE_WITH_FAITH)) return NO_FAITH_PRIVILEGE;
        return Refusal.NONE;
    }

    static void legal(State s, List<Move> out) {
        for (int kind = 0; kind <= Move.TAKE_BACK; kind++)
            if (refusal(s, Move.PRIVILEGES[kind]) == Refusal.NONE) out.add(Move.PRIVILEGES[kind]);
    }

    static void choose(State s, int kind, Events events) {
        long task = s.agenda.top();
        int seat = s.actor;
        s.agenda.pop();
        boolean reducible = Task.c(task) == 1;
        int reduced = Task.d(task);
        long goods = kind == Move.TAKE_BACK ? takeBack(s, seat) : s.catalog.privilege[kind];
        if (kind != Move.TAKE_BACK) {
            int kinds = reducible ? Effects.reducedKinds(s, seat, goods) : 0;
            goods =
                    reducible
                            ? Effects.reduced(s, seat, goods, reduced)
                            : Effects.fewerTokens(s, seat, goods);
            reduced |= kinds;
        }
        int left = Task.a(task) - 1;
        if (left > 0)
            s.agenda.push(
                    Task.of(Task.PRIVILEGE, left, Task.b(task) | 1 << kind, Task.c(task), reduced));
        // §family.11 Faith with each privilege
        if (s.has(seat, Power.PRIVILEGE_WITH_FAITH)) goods += Goods.of(Good.FAITH, 1);
        Effects.receive(s, seat, goods, events);
    }

    /** §family.1 All that lies on the tile. */
    private static long takeBack(State s, int seat) {
        long goods =
                Goods.of(Good.WOOD, s.families.wood(seat))
                        + Goods.of(Good.STONE, s.families.stone(seat));
        s.families.stored(seat, 0, 0);
        return goods;
    }

    /** §council.2 The first member of a player there counts for the next turn order. */
    static void sit(State s, int seat) {
        int place = 0;
        for (; (s.council >>> 4 * place & 15) != 0; place++)
            if ((s.council >>> 4 * place & 15) == seat + 1) return;
        s.council |= seat + 1 << 4 * place;
    }

    /** §table.2 With two or three seats two stalls are closed. */
    static boolean open(State s, int stall) {
        return stall < 2 || s.seats >= 4;
    }

    /** §market.1 Why a stall is closed to a seat. */
    static Refusal closed(State s, int seat, int space) {
        if (!open(s, space - Space.MARKET)) return MARKET_CLOSED;
        if (s.cursed(seat, Excommunication.NO_MARKET)) return MARKET_CURSED;
        return s.members.occupied(seat, space) && !s.has(seat, Power.OCCUPIED_SPACES)
                ? MARKET_OCCUPIED
                : Refusal.NONE;
    }

    /** The stalls that are not closed to a seat, as bits. */
    static long stalls(State s, int seat) {
        long open = 0;
        for (int space = Space.MARKET; space < Space.COUNCIL; space++)
            if (closed(s, seat, space) == Refusal.NONE) open |= 1L << space;
        return open;
    }

    /** §market.2 The stall's goods; §token.5 a token laid on a card pays too. */
    static void market(State s, int seat, int space, Events events) {
        int card = s.catalog.marketSlotCard;
        if (card >= 0 && s.slotMarket > 0 && s.owns(seat, card))
            Effects.gain(
                    s, seat, s.catalog.tokens.get(s.slotMarket - 1).shows(), Effects.CARD, events);
        Effects.gain(s, seat, s.catalog.market[space - Space.MARKET], Effects.SPACE, events);
    }
}

package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapters "phase 1" and "phase 6": surplus and shortage, and what goods pay (§history.2). */
final class Markets {
    private static final Refusal NO_LEVEL = Refusal.of("age/market.1", "no-level");
    private static final Refusal OTHER_GOOD = Refusal.of("age/history.2", "other-good");
    private static final int FIRST_SUM = 2;
    private static final int LAST_SHORTAGE = 3;
    private static final int ROLLS = 2;

    private Markets() {}

    static boolean anyLevel(State s) {
        for (Good good : Good.ALL) if (s.level(good) != 0) return true;
        return false;
    }

    static void legalCancels(State s, int seat, List<Move> out) {
        out.add(Move.PASS);
        for (Move.Cancel cancel : Move.CANCELS)
            if (s.level(cancel.good()) != 0 && s.cash(seat) >= cancel.good().base) out.add(cancel);
    }

    /** §market.1 Each level costs the base value of its good. */
    static Refusal refusal(State s, int seat, Move.Cancel move) {
        Good good = move.good();
        if (s.level(good) == 0) return NO_LEVEL;
        if (s.cash(seat) < good.base)
            return Refusal.of("age/market.1", "cannot-pay", good.base, s.cash(seat));
        return Refusal.NONE;
    }

    static boolean canCancel(State s, int seat) {
        for (Good good : Good.ALL) if (s.level(good) != 0 && s.cash(seat) >= good.base) return true;
        return false;
    }

    static void cancel(State s, int seat, Move.Cancel move, Events events) {
        Good good = move.good();
        s.addCash(seat, -good.base);
        events.add(new AgeEvent.Cancelled(seat, good));
        towardsNothing(s, good, events);
    }

    private static void towardsNothing(State s, Good good, Events events) {
        change(s, good, s.level(good) > 0 ? -1 : 1, events);
    }

    /** A level up is towards shortage, down towards surplus. */
    private static void change(State s, Good good, int by, Events events) {
        s.level(good, s.level(good) + by);
        events.add(new AgeEvent.LevelChanged(good, s.level(good)));
    }

    /** §advance.j The owner of Wind/Watermill who is latest in the order, or nobody. */
    static int miller(State s) {
        for (int place = s.seats - 1; place >= 0; place--) {
            int seat = s.order[place];
            if (s.lives(seat) && s.has(seat, Advance.MILL)) return seat;
        }
        return State.NOBODY;
    }

    static void legalShifts(List<Move> out) {
        out.add(Move.PASS);
        for (Move shift : Move.SHIFTS) out.add(shift);
    }

    static void shift(State s, Move.Shift move, Events events) {
        s.agenda.pop();
        change(s, move.good(), move.shortage() ? 1 : -1, events);
    }

    static void legalGoods(State s, List<Move> out) {
        for (Good good : goods(s)) out.add(Move.NAMES[good.ordinal()]);
    }

    static Refusal refusal(State s, Move.Name move) {
        return goods(s).contains(move.good()) ? Refusal.NONE : OTHER_GOOD;
    }

    /** The goods of the double card that is asked for. */
    private static List<Good> goods(State s) {
        return ((Effect.Pay) s.catalog.card[Task.a(s.agenda.top())].effect()).goods();
    }

    static void name(State s, int seat, Move.Name move, Events events) {
        s.agenda.pop();
        events.add(new AgeEvent.Named(seat, move.good()));
        pay(s, move.good(), events);
    }

    /**
     * §history.2 Base value times the square of the provinces, for everyone; then one level is used
     * up.
     */
    static void pay(State s, Good good, Events events) {
        int level = s.level(good);
        for (int place = 0; place < s.seats; place++) {
            int seat = s.order[place];
            if (!s.lives(seat)) continue;
            int ducats = earnings(s, seat, good, level);
            if (ducats == 0) continue;
            s.addCash(seat, ducats);
            events.add(new AgeEvent.Earned(seat, good, ducats));
        }
        if (level != 0) towardsNothing(s, good, events);
    }

    /**
     * §history.2, §advance.m, §surplus.2 One province more with Industry or in shortage, one less
     * in surplus.
     */
    static int earnings(State s, int seat, Good good, int level) {
        int provinces = s.lands.produces(seat, good);
        if (provinces == 0) return 0;
        if (s.has(seat, Advance.INDUSTRY)) provinces++;
        provinces += Integer.signum(level);
        return good.base * provinces * provinces;
    }

    /** §surplus.1 The old levels end; two rolls of three dice make new ones. */
    static void roll(State s, Events events) {
        for (Good good : Good.ALL) s.level(good, 0);
        for (int i = 0; i < ROLLS; i++) {
            int green = s.roll(State.GREEN_STREAM);
            int black = s.roll(State.BLACK_STREAM);
            int white = s.roll(State.WHITE_STREAM);
            events.add(new AgeEvent.GoodsRolled(green, black, white));
            boolean shortage = green <= LAST_SHORTAGE;
            int line = black + white - FIRST_SUM;
            strike(s, Good.ALL[line], shortage, events);
            if (Good.ALL[line] == Good.GOLD) strike(s, Good.IVORY, shortage, events);
        }
    }

    /** §surplus.3 The sole greatest producer draws in a shortage and is fined in a surplus. */
    private static void strike(State s, Good good, boolean shortage, Events events) {
        change(s, good, shortage ? 1 : -1, events);
        int seat = majority(s, good);
        if (seat < 0 || !s.lives(seat)) return;
        if (shortage) {
            Deck.draw(s, seat, events);
            return;
        }
        int fine = Math.min(s.cash(seat), s.lands.produces(seat, good));
        s.addCash(seat, -fine);
        events.add(new AgeEvent.Fined(seat, good, fine));
    }

    /** §surplus.3 Nobody when two produce as much; those who are out still count. */
    static int majority(State s, Good good) {
        int best = 0;
        int holder = State.NOBODY;
        for (int seat = 0; seat < s.seats; seat++) {
            int count = s.lands.produces(seat, good);
            if (count == best) holder = State.NOBODY;
            if (count <= best) continue;
            best = count;
            holder = seat;
        }
        return holder;
    }
}

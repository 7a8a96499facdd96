package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "harvest and production": how many servants raise an action (§value.2). */
final class WorkServants {
    private static final Refusal TOO_LOW = Refusal.of("lorenzo/value.2", "too-low");
    private static final Refusal NOT_ENOUGH_SERVANTS = Refusal.of("lorenzo/value.2", "not-enough");

    private WorkServants() {}

    /** The values at which something more happens, as bits. */
    private static long thresholds(State s, int seat, int owner, boolean production) {
        long values = 0;
        Type type = production ? Type.BUILDING : Type.TERRITORY;
        for (int word = 0; word < Catalog.WORDS; word++)
            for (long rest = s.owned(owner, type, word); rest != 0; rest = Bits.rest(rest)) {
                int card = word * 64 + Bits.first(rest);
                values |= 1L << s.catalog.activation[card];
                if (s.catalog.yields[card] == Catalog.NOT_PLAIN) values |= growth(s, seat, card);
                if (s.catalog.work[card] instanceof Effect.ActivateOwn(int types, int _))
                    values |= borrowed(s, seat, types) & -1L << s.catalog.activation[card];
            }
        return values;
    }

    /** §special.5 The values at which own cards that another one sets to work do more. */
    private static long borrowed(State s, int seat, int types) {
        long values = 0;
        for (int type = 0; type < 4; type++) {
            if ((types >>> type & 1) == 0) continue;
            for (int word = 0; word < Catalog.WORDS; word++)
                for (long rest = s.owned(seat, Type.ALL[type], word);
                        rest != 0;
                        rest = Bits.rest(rest))
                    values |= growth(s, seat, word * 64 + Bits.first(rest));
        }
        return values;
    }

    /** A card that grows with the value: all values up to its limit count. */
    private static long growth(State s, int seat, int card) {
        int limit =
                switch (s.catalog.work[card]) {
                    case Effect.Per per when per.most() == Effect.Per.VALUE ->
                            Effects.count(s, seat, per, 60);
                    case Effect.Times(Effect.Exchange exchange) ->
                            WorkChoices.affordable(s, seat, exchange.price());
                    default -> 0;
                };
        return (2L << Math.min(limit, 40)) - 1;
    }

    /**
     * §value.2 All numbers of servants that do: first the fewest and each that makes one more card
     * work or do more, then the others.
     */
    static void legalServants(State s, List<Move> out) {
        long task = s.agenda.top();
        int seat = s.actor;
        int start = Works.start(s, task);
        int held = Math.min(s.held(seat, Good.SERVANT), Move.MOST_SERVANTS);
        int servants = Values.servantsFor(s, seat, 1 - start);
        if (servants > held) return;
        long listed = (2L << servants) - 1;
        out.add(Move.SERVANTS[servants]);
        int value = Math.min(62, start + Values.raise(s, seat, servants));
        long more = thresholds(s, seat, Works.owner(s, task), Task.a(task) == 1) & -(2L << value);
        while (more != 0 && servants < held) {
            servants++;
            value = Math.min(62, start + Values.raise(s, seat, servants));
            if ((more & (2L << value) - 1) == 0) continue;
            out.add(Move.SERVANTS[servants]);
            listed |= 1L << servants;
            more &= -(2L << value);
        }
        for (long rest = ~listed & (2L << held) - 1; rest != 0; rest = Bits.rest(rest))
            out.add(Move.SERVANTS[Bits.first(rest)]);
    }

    static Refusal refusal(State s, Move.Servants move) {
        if (move.count() > s.held(s.actor, Good.SERVANT)) return NOT_ENOUGH_SERVANTS;
        return Works.reached(s, s.agenda.top(), move.count()) < 1 ? TOO_LOW : Refusal.NONE;
    }

    /** The servants; a bonus action may be declined, and extras come before it. */
    static void legalWork(State s, List<Move> out) {
        legalServants(s, out);
        if (!optional(s.agenda.top())) return;
        Extras.legal(s, s.actor, out);
        out.add(Move.DECLINE);
    }

    /** §work.7 A bonus action, which may be declined. */
    static boolean optional(long task) {
        return (Task.c(task) & Task.OPTIONAL) != 0;
    }

    /** A placement with only one number of servants worth paying needs no question. */
    static boolean settleWork(State s, Events events) {
        long task = s.agenda.top();
        boolean production = Task.a(task) == 1;
        if (optional(task)) {
            if (Works.reachable(s, s.actor, production, Task.b(task))
                    || Extras.possible(s, s.actor)) return false;
            s.agenda.pop();
            return true;
        }
        int fewest = Values.servantsFor(s, s.actor, 1 - Works.start(s, task));
        if (s.held(s.actor, Good.SERVANT) > fewest) {
            int value = Math.min(62, Works.start(s, task) + Values.raise(s, s.actor, fewest));
            int last =
                    Math.min(
                            62,
                            Works.start(s, task)
                                    + Values.raise(
                                            s,
                                            s.actor,
                                            Math.min(
                                                    Move.MOST_SERVANTS,
                                                    s.held(s.actor, Good.SERVANT))));
            long range = -(2L << value) & (2L << last) - 1;
            if ((thresholds(s, s.actor, Works.owner(s, task), production) & range) != 0)
                return false;
        }
        WorkRun.begin(s, fewest, events);
        return true;
    }
}

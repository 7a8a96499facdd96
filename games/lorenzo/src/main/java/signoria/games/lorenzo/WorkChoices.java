package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapter "harvest and production": what a working card lets one choose, or pay for several
 * times.
 */
final class WorkChoices {
    private static final Refusal NO_SUCH_OPTION = Refusal.of("lorenzo/work.6", "option");
    private static final Refusal OPTION_PRICE = Refusal.of("lorenzo/work.6", "price");
    private static final Refusal MUST_CHOOSE = Refusal.of("lorenzo/work.6", "must");
    private static final Refusal TIMES = Refusal.of("lorenzo/special.4", "times");

    private WorkChoices() {}

    /** How often a price can be paid. */
    static int affordable(State s, int seat, long price) {
        int times = 0;
        while (times < Move.MOST_TIMES && Payments.payable(s, seat, Goods.times(price, times + 1)))
            times++;
        return times;
    }

    /** The effect that is chosen from: that of a card at work, or of a leader. */
    static Effect effect(State s, long task) {
        int source = Task.d(task);
        if (Task.a(task) == 1) return s.catalog.work[source];
        return Effects.of(s, source).getFirst();
    }

    /** Whether an option is there and can be paid; market stalls count as four options. */
    static Refusal refusal(State s, Move.Choose move) {
        int option = move.option();
        Effect effect = effect(s, s.agenda.top());
        if (!(effect instanceof Effect.OneOf(List<Effect> effects)))
            return option > 0 ? NO_SUCH_OPTION : part(s, effect, 0);
        int left = option;
        for (int i = 0; i < effects.size(); i++) {
            Effect part = effects.get(i);
            int width = part instanceof Effect.MarketReward ? Space.MARKETS : 1;
            if (left < width) return part(s, part, left);
            left -= width;
        }
        return NO_SUCH_OPTION;
    }

    private static Refusal part(State s, Effect part, int index) {
        boolean open =
                switch (part) {
                    case Effect.Exchange exchange ->
                            Payments.payable(s, s.actor, exchange.price())
                                    && (!exchange.leaderFree() || s.leaders.handSize(s.actor) > 0);
                    case Effect.OpponentsGive give ->
                            Payments.payable(s, s.actor, Goods.times(give.price(), s.seats - 1));
                    case Effect.MarketReward _ ->
                            Council.open(s, index)
                                    && !s.members.occupied(s.actor, Space.MARKET + index);
                    case Effect _ -> true;
                };
        return open ? Refusal.NONE : OPTION_PRICE;
    }

    /** §work.6 Exchanges may be left; a choice between gains, and a leader's exchange, may not. */
    private static boolean mayDecline(State s, long task) {
        if (Task.a(task) == 0) return false;
        if (effect(s, task) instanceof Effect.OneOf(List<Effect> effects))
            for (int i = 0; i < effects.size(); i++)
                if (effects.get(i) instanceof Effect.Gain) return false;
        return true;
    }

    static void legalChoice(State s, List<Move> out) {
        for (int option = 0; option < Move.OPTIONS; option++)
            if (refusal(s, Move.CHOICES[option]) == Refusal.NONE) out.add(Move.CHOICES[option]);
        if (mayDecline(s, s.agenda.top())) out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Decline decline) {
        return mayDecline(s, s.agenda.top()) ? Refusal.NONE : MUST_CHOOSE;
    }

    static boolean settleChoice(State s, Events events) {
        long task = s.agenda.top();
        int open = 0;
        for (int option = 0; option < Move.OPTIONS; option++)
            if (refusal(s, Move.CHOICES[option]) == Refusal.NONE) open |= 1 << option;
        if (open == 0) {
            s.agenda.pop();
            return true;
        }
        if (mayDecline(s, task) || (open & open - 1) != 0) return false;
        choose(s, Bits.first(open), events);
        return true;
    }

    static void choose(State s, int option, Events events) {
        long task = s.agenda.top();
        s.agenda.pop();
        Effect effect = effect(s, task);
        boolean running = Task.a(task) == 1;
        if (running) events.add(new LorenzoEvent.Activated(s.actor, Task.d(task)));
        int left = option;
        if (effect instanceof Effect.OneOf(List<Effect> effects)) {
            for (int i = 0; i < effects.size(); i++) {
                Effect part = effects.get(i);
                int width = part instanceof Effect.MarketReward ? Space.MARKETS : 1;
                if (left < width) {
                    take(s, part, left, running, Task.d(task), events);
                    return;
                }
                left -= width;
            }
        } else take(s, effect, 0, running, Task.d(task), events);
    }

    private static void take(
            State s, Effect part, int index, boolean running, int source, Events events) {
        int seat = s.actor;
        switch (part) {
            case Effect.Gain(long goods) -> give(s, seat, goods, running, events);
            case Effect.Exchange exchange -> {
                if (exchange.leaderFree())
                    s.agenda.insert(s.base, Task.of(Task.FREE_LEADER, 1, 0, 0, 0));
                else give(s, seat, exchange.goods(), running, events);
                Payments.pay(s, seat, exchange.price(), false, events);
            }
            case Effect.OpponentsGive give -> {
                s.agenda.insert(s.base, Task.of(Task.ANSWERS, 1, 0, 0, source));
                Payments.pay(s, seat, Goods.times(give.price(), s.seats - 1), false, events);
            }
            case Effect.MarketReward _ -> give(s, seat, s.catalog.market[index], running, events);
            case Effect other -> throw new IllegalStateException("not an option: " + other);
        }
    }

    private static void give(State s, int seat, long goods, boolean running, Events events) {
        if (running) WorkRun.accrue(s, seat, goods);
        else Effects.gain(s, seat, goods, Effects.OTHER, events);
    }

    // --- Several times (§special.4)

    static int mostTimes(State s, long task) {
        Effect.Exchange exchange = ((Effect.Times) s.catalog.work[Task.d(task)]).exchange();
        return Math.min(
                Math.min(s.value, Move.MOST_TIMES), affordable(s, s.actor, exchange.price()));
    }

    static void legalTimes(State s, List<Move> out) {
        int most = mostTimes(s, s.agenda.top());
        for (int times = 1; times <= most; times++) out.add(Move.TIMES[times]);
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Times move) {
        boolean can = move.count() > 0 && move.count() <= mostTimes(s, s.agenda.top());
        return can ? Refusal.NONE : TIMES;
    }

    static void times(State s, int times, Events events) {
        long task = s.agenda.top();
        s.agenda.pop();
        Effect.Exchange exchange = ((Effect.Times) s.catalog.work[Task.d(task)]).exchange();
        events.add(new LorenzoEvent.Activated(s.actor, Task.d(task)));
        WorkRun.accrue(s, s.actor, Goods.times(exchange.goods(), times));
        Payments.pay(s, s.actor, Goods.times(exchange.price(), times), false, events);
    }
}

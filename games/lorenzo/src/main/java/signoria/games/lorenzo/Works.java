package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * Chapter "work": harvest and production. A run first adds up what needs no choice, then asks; all
 * that is paid comes from what was held before; then losses, then all gains together, then
 * privileges and other afterthoughts.
 */
final class Works {
    private static final Refusal OTHER_QUESTION = Refusal.of("lorenzo/round.3", "other-question");
    private static final Refusal TOO_LOW = Refusal.of("lorenzo/value.2", "too-low");
    private static final Refusal NOT_ENOUGH_SERVANTS = Refusal.of("lorenzo/value.2", "not-enough");
    private static final Refusal LARGE_CLOSED = Refusal.of("lorenzo/work.1", "closed");
    private static final Refusal WORK_OCCUPIED = Refusal.of("lorenzo/work.1", "occupied");
    private static final Refusal NOT_A_WORK_CARD = Refusal.of("lorenzo/work.4", "card");
    private static final Refusal NOT_THAT_OPPONENT = Refusal.of("lorenzo/pazzi.5", "opponent");
    private static final Refusal NO_SUCH_OPTION = Refusal.of("lorenzo/work.6", "option");
    private static final Refusal OPTION_PRICE = Refusal.of("lorenzo/work.6", "price");
    private static final Refusal MUST_CHOOSE = Refusal.of("lorenzo/work.6", "must");
    private static final Refusal TIMES = Refusal.of("lorenzo/special.4", "times");
    private static final Refusal ACTIVATE = Refusal.of("lorenzo/special.5", "card");

    static final int LARGE_MALUS = 3;

    /** §special.5 The value that stands for N where no action runs. */
    static final int NO_ACTION_VALUE = 6;

    private Works() {}

    // --- Spaces
    // -------------------------------------------------------------------------------------

    static boolean production(int space) {
        return space >= Space.PRODUCTION_SMALL;
    }

    /** §work.1 What of the member's value counts in the large space. */
    static int malus(State s, int seat, int space) {
        if (!Space.isLarge(space)) return 0;
        return s.has(seat, production(space) ? Power.LARGE_PRODUCTION : Power.LARGE_HARVEST)
                ? 0
                : LARGE_MALUS;
    }

    /** §work.1 Why a space is closed to a seat. */
    static Refusal closed(State s, int seat, int space) {
        if (Space.isLarge(space)) return s.seats == 2 ? LARGE_CLOSED : Refusal.NONE;
        return s.occupied(seat, space) && !s.has(seat, Power.OCCUPIED_SPACES)
                ? WORK_OCCUPIED
                : Refusal.NONE;
    }

    /** §work.2 An action of at least one can be reached with a member of this value. */
    static boolean reachable(State s, int seat, boolean production, int value) {
        return reachable(s, seat, production, value, Values.AS_NEEDED);
    }

    /** The same with the servants given. */
    static boolean reachable(State s, int seat, boolean production, int value, int given) {
        int gap = 1 - value - Values.workPlus(s, seat, production);
        return Values.servantsFor(s, seat, gap) <= Values.most(s, seat, given);
    }

    /** A member works: how many servants raise it is asked, unless they were named before. */
    static void enter(State s, boolean production, int value, int given, Events events) {
        s.push(Task.of(Task.WORK, production ? 1 : 0, value, 0, 0));
        if (given >= 0) begin(s, given, events);
    }

    // --- Offers
    // -------------------------------------------------------------------------------------

    /** §work.7 A bonus action by a card or leader. */
    static void offer(State s, Effect.Work work) {
        int production = work.production() ? 1 : 0;
        if (work.reach() == Effect.Reach.OPPONENT)
            s.push(Task.of(Task.WORK_OPPONENT, production, work.value(), 0, 0));
        else
            s.push(
                    Task.of(
                            Task.WORK,
                            production,
                            work.value(),
                            Task.OPTIONAL
                                    | (work.reach() == Effect.Reach.ONE_CARD ? Task.ONE_CARD : 0),
                            0));
    }

    private static int owner(State s, long task) {
        return Task.d(task) > 0 ? Task.d(task) - 1 : s.actor;
    }

    /** The value of the action before servants. */
    static int start(State s, long task) {
        return Task.b(task) + Values.workPlus(s, s.actor, Task.a(task) == 1);
    }

    /** The value of the action with so many servants. */
    static int reached(State s, long task, int servants) {
        return start(s, task) + Values.raise(s, s.actor, servants);
    }

    /** The values at which something more happens, as bits. */
    private static long thresholds(State s, int seat, int owner, boolean production) {
        long values = 0;
        Type type = production ? Type.BUILDING : Type.TERRITORY;
        for (int word = 0; word < Catalog.WORDS; word++)
            for (long rest = s.owned(owner, type, word); rest != 0; rest &= rest - 1) {
                int card = word * 64 + Long.numberOfTrailingZeros(rest);
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
                for (long rest = s.owned(seat, Type.ALL[type], word); rest != 0; rest &= rest - 1)
                    values |= growth(s, seat, word * 64 + Long.numberOfTrailingZeros(rest));
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
                            affordable(s, seat, exchange.price());
                    default -> 0;
                };
        return (2L << Math.min(limit, 40)) - 1;
    }

    /** How often a price can be paid. */
    private static int affordable(State s, int seat, long price) {
        int times = 0;
        while (times < Move.MOST_TIMES && Payments.payable(s, seat, Goods.times(price, times + 1)))
            times++;
        return times;
    }

    /**
     * §value.2 All numbers of servants that do: first the fewest and each that makes one more card
     * work or do more, then the others.
     */
    static void legalServants(State s, List<Move> out) {
        long task = s.peek();
        int seat = s.actor;
        int start = start(s, task);
        int held = Math.min(s.held(seat, Good.SERVANT), Move.MOST_SERVANTS);
        int servants = Values.servantsFor(s, seat, 1 - start);
        if (servants > held) return;
        long listed = (2L << servants) - 1;
        out.add(Move.SERVANTS.get(servants));
        int value = Math.min(62, start + Values.raise(s, seat, servants));
        long more = thresholds(s, seat, owner(s, task), Task.a(task) == 1) & -(2L << value);
        while (more != 0 && servants < held) {
            servants++;
            value = Math.min(62, start + Values.raise(s, seat, servants));
            if ((more & (2L << value) - 1) == 0) continue;
            out.add(Move.SERVANTS.get(servants));
            listed |= 1L << servants;
            more &= -(2L << value);
        }
        for (long rest = ~listed & (2L << held) - 1; rest != 0; rest &= rest - 1)
            out.add(Move.SERVANTS.get(Long.numberOfTrailingZeros(rest)));
    }

    static Refusal refusal(State s, Move.Servants move) {
        if (move.count() > s.held(s.actor, Good.SERVANT)) return NOT_ENOUGH_SERVANTS;
        return reached(s, s.peek(), move.count()) < 1 ? TOO_LOW : Refusal.NONE;
    }

    /** The servants; a bonus action may be declined, and extras come before it. */
    static void legalWork(State s, List<Move> out) {
        legalServants(s, out);
        if (!optional(s.peek())) return;
        Extras.legal(s, s.actor, out);
        out.add(Move.DECLINE);
    }

    private static boolean optional(long task) {
        return (Task.c(task) & Task.OPTIONAL) != 0;
    }

    static Refusal refusal(State s, Move move) {
        if (move instanceof Move.Servants servants) return refusal(s, servants);
        if (!optional(s.peek())) return OTHER_QUESTION;
        return move instanceof Move.Decline ? Refusal.NONE : Extras.refusal(s, s.actor, move);
    }

    /** A placement with only one number of servants worth paying needs no question. */
    static boolean settleWork(State s, Events events) {
        long task = s.peek();
        boolean production = Task.a(task) == 1;
        if (optional(task)) {
            if (reachable(s, s.actor, production, Task.b(task)) || Extras.possible(s, s.actor))
                return false;
            s.pop();
            return true;
        }
        int fewest = Values.servantsFor(s, s.actor, 1 - start(s, task));
        if (s.held(s.actor, Good.SERVANT) > fewest) {
            int value = Math.min(62, start(s, task) + Values.raise(s, s.actor, fewest));
            int last =
                    Math.min(
                            62,
                            start(s, task)
                                    + Values.raise(
                                            s,
                                            s.actor,
                                            Math.min(
                                                    Move.MOST_SERVANTS,
                                                    s.held(s.actor, Good.SERVANT))));
            long range = -(2L << value) & (2L << last) - 1;
            if ((thresholds(s, s.actor, owner(s, task), production) & range) != 0) return false;
        }
        begin(s, fewest, events);
        return true;
    }

    // --- With the cards of an opponent (§pazzi.5)

    static void legalOpponents(State s, List<Move> out) {
        for (int other = 0; other < s.seats; other++)
            if (other != s.actor) out.add(Move.OPPONENT.get(other));
        Extras.legal(s, s.actor, out);
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Opponent move) {
        boolean other = move.seat() != s.actor && move.seat() < s.seats;
        return other ? Refusal.NONE : NOT_THAT_OPPONENT;
    }

    static void withCardsOf(State s, int opponent) {
        long task = s.peek();
        s.pop();
        s.push(Task.of(Task.WORK, Task.a(task), Task.b(task), Task.OPTIONAL, opponent + 1));
    }

    /** Of two there is but one opponent. */
    static boolean onlyOpponent(State s) {
        if (s.seats > 2) return false;
        withCardsOf(s, 1 - s.actor);
        return true;
    }

    // --- In the space of a leader (§leader.40)

    static void legalMemberWork(List<Move> out) {
        out.add(Move.CHOOSE.get(0));
        out.add(Move.CHOOSE.get(1));
    }

    static Refusal refusal(Move.Choose move) {
        return move.option() < 2 ? Refusal.NONE : NO_SUCH_OPTION;
    }

    static void memberWork(State s, int option, Events events) {
        long task = s.peek();
        s.pop();
        enter(s, option == 1, Task.b(task), Placements.given(task), events);
    }

    /** Of harvest and production only one can reach a value of one. */
    static boolean oneWork(State s, Events events) {
        long task = s.peek();
        int given = Placements.given(task);
        boolean harvest = reachable(s, s.actor, false, Task.b(task), given);
        if (harvest && reachable(s, s.actor, true, Task.b(task), given)) return false;
        memberWork(s, harvest ? 0 : 1, events);
        return true;
    }

    // --- The run
    // ------------------------------------------------------------------------------------

    /** §work.4 The action begins: the bonus tile pays, the cards that reach their value work. */
    static void begin(State s, int servants, Events events) {
        long task = s.peek();
        int seat = s.actor;
        int value = reached(s, task, servants);
        int owner = owner(s, task);
        s.pop();
        if (servants > 0) {
            s.add(seat, Good.SERVANT, -servants);
            events.add(new LorenzoEvent.Raised(seat, servants));
        }
        run(s, seat, owner, Task.a(task) == 1, value, (Task.c(task) & Task.ONE_CARD) != 0, events);
    }

    private static void run(
            State s,
            int seat,
            int owner,
            boolean production,
            int value,
            boolean oneCard,
            Events events) {
        events.add(new LorenzoEvent.Worked(seat, production, value));
        open(s, value);
        Catalog.Tile tile = s.catalog.tiles.get(s.tile(seat));
        s.pending = production ? tile.production() : tile.harvest();
        if (oneCard) s.push(Task.of(Task.WORK_CARD, production ? 1 : 0, 0, 0, 0));
        else activateAll(s, seat, owner, production, events);
    }

    private static void open(State s, int value) {
        s.pending = Goods.NONE;
        s.loss = 0;
        s.value = value;
        s.picked = 0;
        s.base = s.top;
        s.push(Task.of(Task.RUN));
    }

    private static void activateAll(
            State s, int seat, int owner, boolean production, Events events) {
        Type type = production ? Type.BUILDING : Type.TERRITORY;
        for (int word = Catalog.WORDS - 1; word >= 0; word--)
            for (long rest = s.owned(owner, type, word); rest != 0; ) {
                int bit = 63 - Long.numberOfLeadingZeros(rest);
                rest &= ~(1L << bit);
                int card = word * 64 + bit;
                if (s.catalog.activation[card] <= s.value) activate(s, seat, card, events);
            }
    }

    /** One card works. */
    private static void activate(State s, int seat, int card, Events events) {
        long goods = s.catalog.yields[card];
        if (goods != Catalog.NOT_PLAIN) {
            accrue(s, seat, goods);
            return;
        }
        switch (s.catalog.work[card]) {
            case Effect.Per per ->
                    accrue(s, seat, Goods.times(per.goods(), Effects.count(s, seat, per, s.value)));
            case Effect.Lose(int points) -> s.loss += points;
            case Effect.OneOf _, Effect.Exchange _, Effect.OpponentsGive _ ->
                    s.push(Task.of(Task.CHOICE, 1, 0, 0, card));
            case Effect.Times _ -> s.push(Task.of(Task.TIMES, 0, 0, 0, card));
            case Effect.ActivateOwn own ->
                    s.push(Task.of(Task.ACTIVATE, own.types(), 0, 0, card + 1));
            case Effect.DiscardCharacter _ ->
                    s.push(Task.of(Task.DISCARD_CHARACTER, 1, 0, 0, card));
            case Effect.DiscardLeader _ -> s.push(Task.of(Task.DROP_LEADER, 1, 0, 0, card));
            case Effect.TokenSlot _ -> {
                if (s.slotHarvest > 0)
                    accrue(s, seat, s.catalog.tokens.get(s.slotHarvest - 1).shows());
            }
            case Effect other -> throw new IllegalStateException("no work of a card: " + other);
        }
    }

    /** What a card gives waits for the end of the run; its privileges come after that. */
    static void accrue(State s, int seat, long goods) {
        int reduced = Effects.reducedKinds(s, seat, goods);
        long heap = Effects.reduced(s, seat, goods, 0);
        int privileges = Goods.privileges(heap);
        if (privileges > 0)
            s.insert(s.base, Council.privileges(s, seat, privileges, reduced, true));
        s.pending += Effects.extraPoint(s, seat, Goods.without(heap, Good.PRIVILEGE));
    }

    /** §work.5, §work.8 All gains at once, and what of the points is lost. */
    static void finish(State s, Events events) {
        long gains = s.pending;
        int loss = Math.min(s.loss, s.held(s.actor, Good.VP) + Goods.points(gains));
        s.pending = Goods.NONE;
        s.loss = 0;
        s.value = 0;
        s.base = 0;
        s.picked = 0;
        Effects.receive(s, s.actor, gains, events);
        Effects.lose(s, s.actor, loss, events);
    }

    /** §special.5 Own cards work whatever their value. */
    static void activateOwn(State s, int types, int count, int source) {
        open(s, NO_ACTION_VALUE);
        for (int i = 0; i < count; i++) s.push(Task.of(Task.ACTIVATE, types, 0, 1, source + 1));
    }

    /**
     * §family.6 A harvest at one less than the territory taken; only excommunications touch its
     * value.
     */
    static void territoryHarvest(State s, int card, Events events) {
        int value = s.catalog.activation[card] - 1 - Values.workCurse(s, s.actor, false);
        if (value >= 1) run(s, s.actor, s.actor, false, value, false, events);
    }

    // --- Choices
    // ------------------------------------------------------------------------------------

    /** The effect that is chosen from: that of a card at work, or of a leader. */
    static Effect effect(State s, long task) {
        int source = Task.d(task);
        if (Task.a(task) == 1) return s.catalog.work[source];
        return Effects.of(s, source).getFirst();
    }

    /** Whether an option is there and can be paid; market stalls count as four options. */
    static Refusal refusal(State s, Move.Choose move) {
        int option = move.option();
        Effect effect = effect(s, s.peek());
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
                                    && (!exchange.leaderFree() || s.handSize(s.actor) > 0);
                    case Effect.OpponentsGive give ->
                            Payments.payable(s, s.actor, Goods.times(give.price(), s.seats - 1));
                    case Effect.MarketReward _ ->
                            Council.open(s, index) && !s.occupied(s.actor, Space.MARKET + index);
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
            if (refusal(s, Move.CHOOSE.get(option)) == Refusal.NONE)
                out.add(Move.CHOOSE.get(option));
        if (mayDecline(s, s.peek())) out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Decline decline) {
        return mayDecline(s, s.peek()) ? Refusal.NONE : MUST_CHOOSE;
    }

    static boolean settleChoice(State s, Events events) {
        long task = s.peek();
        int open = 0;
        for (int option = 0; option < Move.OPTIONS; option++)
            if (refusal(s, Move.CHOOSE.get(option)) == Refusal.NONE) open |= 1 << option;
        if (open == 0) {
            s.pop();
            return true;
        }
        if (mayDecline(s, task) || (open & open - 1) != 0) return false;
        choose(s, Integer.numberOfTrailingZeros(open), events);
        return true;
    }

    static void choose(State s, int option, Events events) {
        long task = s.peek();
        s.pop();
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
                if (exchange.leaderFree()) s.insert(s.base, Task.of(Task.FREE_LEADER, 1, 0, 0, 0));
                else give(s, seat, exchange.goods(), running, events);
                Payments.pay(s, seat, exchange.price(), false, events);
            }
            case Effect.OpponentsGive give -> {
                s.insert(s.base, Task.of(Task.ANSWERS, 1, 0, 0, source));
                Payments.pay(s, seat, Goods.times(give.price(), s.seats - 1), false, events);
            }
            case Effect.MarketReward _ -> give(s, seat, s.catalog.market[index], running, events);
            case Effect other -> throw new IllegalStateException("not an option: " + other);
        }
    }

    private static void give(State s, int seat, long goods, boolean running, Events events) {
        if (running) accrue(s, seat, goods);
        else Effects.gain(s, seat, goods, Effects.OTHER, events);
    }

    // --- Several times (§special.4)
    // --------------------------------------------------------------------

    static int mostTimes(State s, long task) {
        Effect.Exchange exchange = ((Effect.Times) s.catalog.work[Task.d(task)]).exchange();
        return Math.min(
                Math.min(s.value, Move.MOST_TIMES), affordable(s, s.actor, exchange.price()));
    }

    static void legalTimes(State s, List<Move> out) {
        int most = mostTimes(s, s.peek());
        for (int times = 1; times <= most; times++) out.add(Move.TIMES.get(times));
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Times move) {
        boolean can = move.count() > 0 && move.count() <= mostTimes(s, s.peek());
        return can ? Refusal.NONE : TIMES;
    }

    static void times(State s, int times, Events events) {
        long task = s.peek();
        s.pop();
        Effect.Exchange exchange = ((Effect.Times) s.catalog.work[Task.d(task)]).exchange();
        events.add(new LorenzoEvent.Activated(s.actor, Task.d(task)));
        accrue(s, s.actor, Goods.times(exchange.goods(), times));
        Payments.pay(s, s.actor, Goods.times(exchange.price(), times), false, events);
    }

    // --- Cards chosen to work
    // ---------------------------------------------------------------------------

    /** §special.5 A card that another one may set to work. */
    private static Refusal activatable(State s, long task, int card) {
        return s.owns(s.actor, card)
                        && (Task.a(task) >>> s.catalog.card[card].type().ordinal() & 1) != 0
                        && card + 1 != Task.d(task)
                        && card + 1 != s.picked
                        && !(s.catalog.work[card] instanceof Effect.ActivateOwn)
                ? Refusal.NONE
                : ACTIVATE;
    }

    /** The cards that may be set to work: by another one, or as the only one. */
    static void legalCards(State s, List<Move> out) {
        for (int card = 0; card < Catalog.CARDS; card++)
            if (refusal(s, Move.PICK.get(card)) == Refusal.NONE) out.add(Move.PICK.get(card));
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Pick move) {
        long task = s.peek();
        return Task.kind(task) == Task.ACTIVATE
                ? activatable(s, task, move.card())
                : working(s, task, move.card());
    }

    static boolean anyCard(State s) {
        for (int card = 0; card < Catalog.CARDS; card++)
            if (refusal(s, Move.PICK.get(card)) == Refusal.NONE) return true;
        return false;
    }

    static void activateOnly(State s, int card, Events events) {
        s.pop();
        activate(s, s.actor, card, events);
    }

    static void activatePicked(State s, int card, Events events) {
        long task = s.peek();
        s.pop();
        if (Task.c(task) == 1) s.picked = card + 1;
        events.add(new LorenzoEvent.Activated(s.actor, card));
        activate(s, s.actor, card, events);
    }

    /** §leader.29 The one card that works. */
    private static Refusal working(State s, long task, int card) {
        Type type = Task.a(task) == 1 ? Type.BUILDING : Type.TERRITORY;
        return s.owns(s.actor, card)
                        && s.catalog.card[card].type() == type
                        && s.catalog.activation[card] <= s.value
                ? Refusal.NONE
                : NOT_A_WORK_CARD;
    }
}

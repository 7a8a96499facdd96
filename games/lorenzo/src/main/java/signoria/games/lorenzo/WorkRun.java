package signoria.games.lorenzo;

import signoria.kernel.Events;

/**
 * The chapter "harvest and production": a harvest or production runs. It first adds up what needs
 * no choice, then asks; all that is paid comes from what was held before; then losses, then all
 * gains together, then privileges and other afterthoughts.
 */
final class WorkRun {

    /** §special.5 The value that stands for N where no action runs. */
    static final int NO_ACTION_VALUE = 6;

    private WorkRun() {}

    /** §work.4 The action begins: the bonus tile pays, the cards that reach their value work. */
    static void begin(State s, int servants, Events events) {
        long task = s.agenda.top();
        int seat = s.actor;
        int value = Works.reached(s, task, servants);
        int owner = Works.owner(s, task);
        s.agenda.pop();
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
        if (oneCard) s.agenda.push(Task.of(Task.WORK_CARD, production ? 1 : 0, 0, 0, 0));
        else activateAll(s, seat, owner, production, events);
    }

    private static void open(State s, int value) {
        s.pending = Goods.NONE;
        s.loss = 0;
        s.value = value;
        s.picked = 0;
        s.base = s.agenda.size();
        s.agenda.push(Task.of(Task.RUN));
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
    static void activate(State s, int seat, int card, Events events) {
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
                    s.agenda.push(Task.of(Task.CHOICE, 1, 0, 0, card));
            case Effect.Times _ -> s.agenda.push(Task.of(Task.TIMES, 0, 0, 0, card));
            case Effect.ActivateOwn own ->
                    s.agenda.push(Task.of(Task.ACTIVATE, own.types(), 0, 0, card + 1));
            case Effect.DiscardCharacter _ ->
                    s.agenda.push(Task.of(Task.DISCARD_CHARACTER, 1, 0, 0, card));
            case Effect.DiscardLeader _ -> s.agenda.push(Task.of(Task.DROP_LEADER, 1, 0, 0, card));
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
            s.agenda.insert(s.base, Council.privileges(s, seat, privileges, reduced, true));
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
        for (int i = 0; i < count; i++)
            s.agenda.push(Task.of(Task.ACTIVATE, types, 0, 1, source + 1));
    }

    /**
     * §family.6 A harvest at one less than the territory taken; only excommunications touch its
     * value.
     */
    static void territoryHarvest(State s, int card, Events events) {
        int value = s.catalog.activation[card] - 1 - Values.workCurse(s, s.actor, false);
        if (value >= 1) run(s, s.actor, s.actor, false, value, false, events);
    }
}

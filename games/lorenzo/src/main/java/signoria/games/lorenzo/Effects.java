package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Events;

import java.util.List;

/**
 * The interpreter of effects that happen at once: those of cards taken, leaders, spaces and tiles.
 */
final class Effects {
    // Where a gain comes from: excommunications reduce those of spaces and cards, Santa Rita
    // doubles immediate ones.
    static final int OTHER = 0;
    static final int SPACE = 1;
    static final int CARD = 2;
    static final int IMMEDIATE = 3;

    private static final int FAITH_END = 15;

    private Effects() {}

    /** The effects of a card or a leader. */
    static List<Effect> of(State s, int source) {
        return source >= Task.LEADER_SOURCE
                ? s.catalog.leader[source - Task.LEADER_SOURCE].ability()
                : s.catalog.card[source].immediate();
    }

    /**
     * §tower.12 The next effect in printed order; the rest stays on the agenda below what it sets
     * off.
     */
    static void next(State s, long task, Events events) {
        int source = Task.d(task);
        List<Effect> effects = of(s, source);
        int index = Task.a(task);
        if (index + 1 < effects.size())
            s.agenda.push(Task.of(Task.EFFECTS, index + 1, 0, 0, source));
        perform(s, effects.get(index), source, events);
    }

    private static void perform(State s, Effect effect, int source, Events events) {
        int seat = s.actor;
        boolean card = source < Task.LEADER_SOURCE;
        switch (effect) {
            case Effect.Gain(long goods) -> gain(s, seat, goods, card ? IMMEDIATE : OTHER, events);
            case Effect.Lose(int points) -> lose(s, seat, points, events);
            case Effect.Per per ->
                    gain(
                            s,
                            seat,
                            Goods.times(per.goods(), count(s, seat, per, 0)),
                            card ? IMMEDIATE : OTHER,
                            events);
            case Effect.Take take ->
                    s.agenda.push(
                            Task.of(
                                    Task.TAKE,
                                    take.types(),
                                    take.value(),
                                    take.special() ? 1 : 0,
                                    (int) take.less()));
            case Effect.Work work -> Works.offer(s, work);
            case Effect.DrawLeaders(int count) -> Leaders.draw(s, seat, count, events);
            case Effect.PlayLeaderFree() -> s.agenda.push(Task.of(Task.FREE_LEADER, 1, 0, 0, 0));
            case Effect.ActivateOwn(int types, int count) ->
                    WorkRun.activateOwn(s, types, count, source);
            case Effect.TakeDiscarded(int types) ->
                    s.agenda.push(Task.of(Task.FROM_DISCARDED, types, 0, 0, 0));
            case Effect.MilitaryToFirst() -> militaryToFirst(s, seat, events);
            case Effect.OpponentsGive _, Effect.OpponentsDiscard _ ->
                    s.agenda.push(Task.of(Task.ANSWERS, 0, 0, 0, source));
            case Effect.OneOf _, Effect.Exchange _ ->
                    s.agenda.push(Task.of(Task.CHOICE, 0, 0, 0, source));
            case Effect.DiscardCharacter _ ->
                    s.agenda.push(Task.of(Task.DISCARD_CHARACTER, 0, 0, 0, source));
            case Effect.MemberSix() -> s.agenda.push(Task.of(Task.SIX));
            case Effect.DrawKeepToken() -> Tokens.drawTwo(s, seat, events);
            case Effect.Grant _,
                    Effect.Bonus _,
                    Effect.OnTake _,
                    Effect.TokenSlot _,
                    Effect.Times _,
                    Effect.DiscardLeader _,
                    Effect.MarketReward _,
                    Effect.MemberWork _ ->
                    throw new IllegalStateException("not an immediate effect: " + effect);
        }
    }

    /** How often a {@link Effect.Per} pays, at a value of the running action. */
    static int count(State s, int seat, Effect.Per per, int value) {
        int count =
                switch (per.measure()) {
                    case OWN_TERRITORY -> s.cards(seat, Type.TERRITORY);
                    case OWN_CHARACTER -> s.cards(seat, Type.CHARACTER);
                    case OWN_BUILDING -> s.cards(seat, Type.BUILDING);
                    case OWN_VENTURE -> s.cards(seat, Type.VENTURE);
                    case PLAYED_LEADER -> s.leaders.playedCount(seat);
                    case HELD -> heaps(s, seat, per.every());
                };
        return per.most() == Effect.Per.VALUE ? Math.min(count, value) : count;
    }

    /** How many heaps like this one are held. */
    private static int heaps(State s, int seat, long heap) {
        int heaps = Integer.MAX_VALUE;
        for (Good good : Good.ALL) {
            int each = Goods.count(heap, good);
            if (each > 0) heaps = Math.min(heaps, s.held(seat, good) / each);
        }
        return heaps;
    }

    /** §special.6 The marker moves up to that of the leading player. */
    private static void militaryToFirst(State s, int seat, Events events) {
        int first = 0;
        for (int other = 0; other < s.seats; other++)
            first = Math.max(first, s.held(other, Good.MILITARY));
        receive(s, seat, Goods.of(Good.MILITARY, first - s.held(seat, Good.MILITARY)), events);
    }

    /** §table.3 Points never fall below nothing. */
    static void lose(State s, int seat, int points, Events events) {
        int lost = Math.min(points, s.held(seat, Good.VP));
        if (lost == 0) return;
        s.add(seat, Good.VP, -lost);
        events.add(new LorenzoEvent.LostPoints(seat, lost));
    }

    /**
     * A gain from one source: doubled, reduced, with the extra point; its privileges are asked for.
     */
    static void gain(State s, int seat, long goods, int source, Events events) {
        long heap = goods;
        if (source == IMMEDIATE && s.has(seat, Power.DOUBLE_IMMEDIATE)) heap += resources(heap);
        int reduced = source == OTHER ? 0 : reducedKinds(s, seat, heap);
        heap = source == OTHER ? fewerTokens(s, seat, heap) : reduced(s, seat, heap, 0);
        int privileges = Goods.privileges(heap);
        if (privileges > 0)
            s.agenda.push(Council.privileges(s, seat, privileges, reduced, source != OTHER));
        receive(s, seat, extraPoint(s, seat, Goods.without(heap, Good.PRIVILEGE)), events);
    }

    private static long resources(long heap) {
        return heap & (1L << 28) - 1;
    }

    /** §leader.43 One point more with each gain of points. */
    static long extraPoint(State s, int seat, long heap) {
        return Goods.points(heap) > 0 && s.has(seat, Power.POINT_MORE)
                ? heap + Goods.of(Good.VP, 1)
                : heap;
    }

    /**
     * §curse.1 What is left of a gain from a space or a card; kinds already reduced for this source
     * are given as bits.
     */
    static long reduced(State s, int seat, long heap, int already) {
        if ((s.curses(seat) & 0x8f) == 0) return heap;
        int kinds = reducedKinds(s, seat, heap) & ~already;
        long left = heap;
        for (int rest = kinds; rest != 0; rest = Bits.rest(rest))
            left -= Goods.of(Good.ALL[Bits.first(rest)], 1);
        return left;
    }

    /** The kinds of a gain that excommunications reduce, as bits. */
    static int reducedKinds(State s, int seat, long heap) {
        int curses = s.curses(seat);
        if ((curses & 0x8f) == 0) return 0;
        int kinds = 0;
        if ((curses & Excommunication.LESS_MILITARY.bit()) != 0 && Goods.military(heap) > 0)
            kinds |= 1 << Good.MILITARY.ordinal();
        if ((curses & Excommunication.LESS_COINS.bit()) != 0 && Goods.coins(heap) > 0)
            kinds |= 1 << Good.COIN.ordinal();
        if ((curses & Excommunication.LESS_SERVANTS.bit()) != 0 && Goods.servants(heap) > 0)
            kinds |= 1 << Good.SERVANT.ordinal();
        if ((curses & Excommunication.LESS_WOOD_AND_STONE.bit()) != 0) {
            if (Goods.wood(heap) > 0) kinds |= 1 << Good.WOOD.ordinal();
            if (Goods.stone(heap) > 0) kinds |= 1 << Good.STONE.ordinal();
        }
        if ((curses & Excommunication.LESS_TOKENS.bit()) != 0 && Goods.tokens(heap) > 0)
            kinds |= 1 << Good.TOKEN.ordinal();
        return kinds;
    }

    /** §curse.1 Tokens are reduced whatever the source. */
    static long fewerTokens(State s, int seat, long heap) {
        return Goods.tokens(heap) > 0 && s.cursed(seat, Excommunication.LESS_TOKENS)
                ? heap - Goods.of(Good.TOKEN, 1)
                : heap;
    }

    /** Goods arrive as they are; tokens are drawn, faith stops at the end of its track. */
    static void receive(State s, int seat, long heap, Events events) {
        if (heap == 0) return;
        s.add(seat, Good.WOOD, Goods.wood(heap));
        s.add(seat, Good.STONE, Goods.stone(heap));
        s.add(seat, Good.COIN, Goods.coins(heap));
        s.add(seat, Good.SERVANT, Goods.servants(heap));
        s.add(seat, Good.MILITARY, Goods.military(heap));
        s.add(seat, Good.VP, Goods.points(heap));
        int faith = Goods.faith(heap);
        if (faith > 0) {
            int before = s.held(seat, Good.FAITH);
            s.hold(seat, Good.FAITH, Math.min(FAITH_END, before + faith));
        }
        if (Goods.without(heap, Good.TOKEN) != 0)
            events.add(
                    new LorenzoEvent.Gained(
                            seat,
                            Goods.wood(heap),
                            Goods.stone(heap),
                            Goods.coins(heap),
                            Goods.servants(heap),
                            Goods.military(heap),
                            faith,
                            Goods.points(heap)));
        int tokens = Goods.tokens(heap);
        if (tokens > 0) Tokens.draw(s, seat, tokens, events);
        if (faith > 0 && s.has(seat, Power.FAITH_TILES)) Families.faithTiles(s, seat, events);
    }
}

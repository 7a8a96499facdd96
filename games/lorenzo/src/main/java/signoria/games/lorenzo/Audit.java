package signoria.games.lorenzo;

import java.util.Arrays;

/** Counts what must not change: cards, leaders, tokens, members; and everything kept twice. */
final class Audit {
    private Audit() {}

    static void check(State s) {
        cards(s);
        leaders(s);
        if (s.variant.famiglie()) tokens(s);
        members(s);
        caches(s);
        goods(s);
        agenda(s);
    }

    private static void cards(State s) {
        for (int card = 0; card < Catalog.CARDS; card++) {
            int places = 0;
            if (s.piles.has(card)) places++;
            if (s.discarded.has(card)) places++;
            if (s.discardedNow.has(card)) places++;
            for (int floor : s.floors) if (floor == card + 1) places++;
            for (int seat = 0; seat < s.seats; seat++) if (s.owns(seat, card)) places++;
            require(places <= 1, "card " + (card + 1) + " lies in " + places + " places");
            if (s.variant.plays("base")
                    && s.catalog.card(card).set().equals("base")
                    && !s.variant.pazzi()) require(places == 1, "card " + (card + 1) + " is gone");
        }
    }

    private static void leaders(State s) {
        for (Leader leader : s.catalog.leaders) {
            long bit = 1L << leader.number();
            int places = 0;
            for (long set :
                    new long[] {
                        s.leaders.deck(), s.leaders.gone(), s.leaders.beside(0), s.leaders.beside(1)
                    }) if ((set & bit) != 0) places++;
            for (int seat = 0; seat < s.seats; seat++) {
                if ((s.leaders.inHand(seat) & bit) != 0) places++;
                if ((s.leaders.inPlay(seat) & bit) != 0) places++;
                if ((s.leaders.pack(seat) & bit) != 0) places++;
            }
            boolean played = s.variant.advanced() && s.variant.plays(leader.set());
            require(places == (played ? 1 : 0), leader.id() + " lies in " + places + " places");
            if (!played) continue;
            int place = s.leaders.place(leader.number());
            for (int seat = 0; seat < s.seats; seat++)
                require(
                        (s.leaders.known.may(seat, leader.number()) >>> place & 1) != 0,
                        leader.id() + " lies where seat " + (seat + 1) + " thinks it cannot");
        }
    }

    private static void tokens(State s) {
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            int count = s.tokens.supply(kind) + s.tokens.discards(kind);
            for (int seat = 0; seat < s.seats; seat++) count += s.tokens.held(seat, kind);
            if (s.slotHarvest == kind + 1) count++;
            if (s.slotMarket == kind + 1) count++;
            require(
                    count == s.catalog.tokens.get(kind).count(),
                    "tokens of kind " + kind + ": " + count);
        }
    }

    private static void members(State s) {
        require(s.members.counted() == s.members.occupied(), "occupied spaces");
    }

    private static void caches(State s) {
        State fresh = s.copy();
        for (int seat = 0; seat < s.seats; seat++) Holdings.refresh(fresh, seat);
        for (int seat = 0; seat < s.seats; seat++)
            require(
                    fresh.leaders.abilities(seat) == s.leaders.abilities(seat),
                    "abilities kept twice");
        require(Arrays.equals(fresh.figures, s.figures), "figures kept twice");
        require(Arrays.equals(fresh.sets, s.sets), "sets kept twice");
    }

    private static void goods(State s) {
        for (int seat = 0; seat < s.seats; seat++) {
            for (Good good : Good.ALL) require(s.held(seat, good) >= 0, "less than no " + good);
            require(s.held(seat, Good.FAITH) <= 15, "faith beyond its track");
            for (Type type : Type.ALL)
                require(
                        s.cards(seat, type) <= Floors.limit(s, seat, type),
                        "too many cards of " + type);
        }
    }

    private static void agenda(State s) {
        for (int i = 0; i < s.agenda.size(); i++)
            require(s.agenda.task(i) != 0, "the agenda has a hole at " + i);
        require(s.phase == Phase.OVER == (s.agenda.isEmpty()), "nothing to do before the end");
    }

    private static void require(boolean holds, String what) {
        if (!holds) throw new IllegalStateException(what);
    }
}

package signoria.games.lorenzo;

import signoria.kernel.Events;

/** Cards and leaders come and go, and what they change for good is kept in step. */
final class Holdings {
    private static final int WORDS = Catalog.WORDS;

    private Holdings() {}

    /** A card joins its owner's board. */
    static void own(State s, int seat, int card) {
        s.sets[seat * State.SEAT_SETS + State.OWNED + (card >> 6)] |= 1L << card;
        Card printed = s.catalog.card(card);
        s.add(seat, State.CARDS + printed.type().ordinal(), 1);
        if (printed.type() == Type.CHARACTER) grantAll(s, seat, printed.permanent());
    }

    /**
     * A card leaves its owner's board; what it gave at once is kept, what it gave for good ends.
     */
    static void lose(State s, int seat, int card, Events events) {
        s.sets[seat * State.SEAT_SETS + State.OWNED + (card >> 6)] &= ~(1L << card);
        s.addShared(State.DISCARDED_NOW, card);
        if (card == s.catalog.harvestSlotCard && s.slotHarvest > 0) {
            s.addDiscards(s.slotHarvest - 1, 1);
            s.slotHarvest = 0;
        }
        if (card == s.catalog.marketSlotCard && s.slotMarket > 0) {
            s.addDiscards(s.slotMarket - 1, 1);
            s.slotMarket = 0;
        }
        refresh(s, seat);
        events.add(new LorenzoEvent.CardLost(seat, card));
    }

    /** A leader comes into play, or its ability is copied. */
    static void ability(State s, int seat, int leader) {
        s.put(seat, State.ABILITIES, s.set(seat, State.ABILITIES) | 1L << leader);
        grantAll(s, seat, s.catalog.leader[leader].ability());
    }

    private static void grantAll(State s, int seat, java.util.List<Effect> effects) {
        for (int i = 0; i < effects.size(); i++) grant(s, seat, effects.get(i));
    }

    private static void grant(State s, int seat, Effect effect) {
        if (effect instanceof Effect.Grant(Power power)) {
            s.put(seat, State.POWERS, s.set(seat, State.POWERS) | power.bit());
            if (power == Power.NO_EXCOMMUNICATION) curses(s, seat);
        } else if (effect instanceof Effect.Bonus bonus) {
            s.add(seat, State.BONUS + bonus.action(), bonus.plus());
            if (bonus.either())
                s.set(seat, State.EITHER, s.figure(seat, State.EITHER) | 1 << bonus.action());
            else if (bonus.less() != 0)
                s.put(
                        seat,
                        State.LESS + bonus.action(),
                        s.set(seat, State.LESS + bonus.action()) + bonus.less());
        }
    }

    /** The excommunications in force: none for whom a leader frees. */
    static void curses(State s, int seat) {
        int curses = 0;
        for (int period = 0; period < 3; period++)
            if ((s.figure(seat, State.EXCOMMUNICATED) >>> period & 1) != 0)
                curses |= Excommunication.of(period, s.sentence(period)).bit();
        s.set(seat, State.CURSES, s.has(seat, Power.NO_EXCOMMUNICATION) ? 0 : curses);
    }

    /** Counts anew all that follows from cards, leaders, family and excommunications. */
    static void refresh(State s, int seat) {
        s.put(seat, State.POWERS, family(s, seat));
        for (int i = 0; i < 6; i++) s.set(seat, State.BONUS + i, 0);
        for (int i = 0; i < 4; i++) s.put(seat, State.LESS + i, 0);
        s.set(seat, State.EITHER, 0);
        for (Type type : Type.ALL) {
            int count = 0;
            for (int word = 0; word < WORDS; word++)
                count += Long.bitCount(s.owned(seat, type, word));
            s.set(seat, State.CARDS + type.ordinal(), count);
        }
        for (int word = 0; word < WORDS; word++)
            for (long rest = s.owned(seat, Type.CHARACTER, word); rest != 0; rest &= rest - 1)
                grantAll(
                        s,
                        seat,
                        s.catalog.card(word * 64 + Long.numberOfTrailingZeros(rest)).permanent());
        s.put(seat, State.ABILITIES, s.set(seat, State.IN_PLAY));
        for (long rest = s.set(seat, State.IN_PLAY); rest != 0; rest &= rest - 1)
            grantAll(s, seat, s.catalog.leader[Long.numberOfTrailingZeros(rest)].ability());
        if (s.figure(seat, State.COPY) > 0) ability(s, seat, s.figure(seat, State.COPY) - 1);
        s.set(seat, State.HAND, Long.bitCount(s.set(seat, State.IN_HAND)));
        int tokens = 0;
        for (int kind = 0; kind < Catalog.TOKENS; kind++) tokens += s.heldToken(seat, kind);
        s.set(seat, State.TOKENS, tokens);
        curses(s, seat);
    }

    private static long family(State s, int seat) {
        int family = s.figure(seat, State.FAMILY);
        return family == 0 ? 0 : s.catalog.families.get(family - 1).power().bit();
    }
}

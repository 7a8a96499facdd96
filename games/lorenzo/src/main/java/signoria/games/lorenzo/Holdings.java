package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Events;

/** Cards and leaders come and go, and what they change for good is kept in step. */
final class Holdings {
    private static final int WORDS = Catalog.WORDS;

    private Holdings() {}

    /** A card joins its owner's board. */
    static void own(State s, int seat, int card) {
        s.own(seat, card);
        Card printed = s.catalog.card(card);
        s.addCardCount(seat, printed.type().ordinal(), 1);
        if (printed.type() == Type.CHARACTER) grantAll(s, seat, printed.permanent());
    }

    /**
     * A card leaves its owner's board; what it gave at once is kept, what it gave for good ends.
     */
    static void lose(State s, int seat, int card, Events events) {
        s.disown(seat, card);
        s.discardedNow.add(card);
        if (card == s.catalog.harvestSlotCard && s.slotHarvest > 0) {
            s.tokens.add(TokenRows.DISCARDS, s.slotHarvest - 1, 1);
            s.slotHarvest = 0;
        }
        if (card == s.catalog.marketSlotCard && s.slotMarket > 0) {
            s.tokens.add(TokenRows.DISCARDS, s.slotMarket - 1, 1);
            s.slotMarket = 0;
        }
        refresh(s, seat);
        events.add(new LorenzoEvent.CardLost(seat, card));
    }

    /** A leader comes into play, or its ability is copied. */
    static void ability(State s, int seat, int leader) {
        s.leaders.abilities(seat, s.leaders.abilities(seat) | 1L << leader);
        grantAll(s, seat, s.catalog.leader[leader].ability());
    }

    private static void grantAll(State s, int seat, java.util.List<Effect> effects) {
        for (int i = 0; i < effects.size(); i++) grant(s, seat, effects.get(i));
    }

    private static void grant(State s, int seat, Effect effect) {
        if (effect instanceof Effect.Grant(Power power)) {
            s.powers(seat, s.powers(seat) | power.bit());
            if (power == Power.NO_EXCOMMUNICATION) curses(s, seat);
        } else if (effect instanceof Effect.Bonus bonus) {
            s.addBonus(seat, bonus.action(), bonus.plus());
            if (bonus.either())
                s.eitherDiscount(seat, s.eitherDiscount(seat) | 1 << bonus.action());
            else if (bonus.less() != 0)
                s.less(seat, bonus.action(), s.less(seat, bonus.action()) + bonus.less());
        }
    }

    /** The excommunications in force: none for whom a leader frees. */
    static void curses(State s, int seat) {
        int curses = 0;
        for (int period = 0; period < 3; period++)
            if ((s.excommunicated(seat) >>> period & 1) != 0)
                curses |= Excommunication.of(period, s.sentence(period)).bit();
        s.curses(seat, s.has(seat, Power.NO_EXCOMMUNICATION) ? 0 : curses);
    }

    /** Counts anew all that follows from cards, leaders, family and excommunications. */
    static void refresh(State s, int seat) {
        s.powers(seat, family(s, seat));
        for (int i = 0; i < 6; i++) s.bonus(seat, i, 0);
        for (int i = 0; i < 4; i++) s.less(seat, i, 0);
        s.eitherDiscount(seat, 0);
        for (Type type : Type.ALL) {
            int count = 0;
            for (int word = 0; word < WORDS; word++)
                count += Long.bitCount(s.owned(seat, type, word));
            s.cardCount(seat, type.ordinal(), count);
        }
        for (int word = 0; word < WORDS; word++)
            for (long rest = s.owned(seat, Type.CHARACTER, word); rest != 0; rest = Bits.rest(rest))
                grantAll(s, seat, s.catalog.card(word * 64 + Bits.first(rest)).permanent());
        s.leaders.abilities(seat, s.leaders.inPlay(seat));
        for (long rest = s.leaders.inPlay(seat); rest != 0; rest = Bits.rest(rest))
            grantAll(s, seat, s.catalog.leader[Bits.first(rest)].ability());
        if (s.copied(seat) > 0) ability(s, seat, s.copied(seat) - 1);
        int tokens = 0;
        for (int kind = 0; kind < Catalog.TOKENS; kind++) tokens += s.tokens.held(seat, kind);
        s.tokenCount(seat, tokens);
        curses(s, seat);
    }

    private static long family(State s, int seat) {
        int family = s.families.of(seat);
        return family == 0 ? 0 : s.catalog.families.get(family - 1).power().bit();
    }
}

package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

/** The chapter "phase 3: history cards": personalities, patronage, Printed Word (§person.1). */
final class Personalities {
    private static final Refusal NO_PATRON = Refusal.of("age/person.2", "no-patron");
    private static final Refusal NOT_THERE = Refusal.of("age/person.2", "not-there");
    private static final Refusal OWN = Refusal.of("age/person.2", "own");
    private static final Refusal TWICE = Refusal.of("age/person.2", "twice");
    private static final Refusal PROTECTED = Refusal.of("age/person.2", "protected");
    private static final Refusal NO_PRINT = Refusal.of("age/person.3", "no-print");
    private static final Refusal NOT_OWN = Refusal.of("age/person.3", "not-own");
    private static final Refusal NOT_OLD = Refusal.of("age/person.3", "not-old");
    private static final Refusal REFUNDED = Refusal.of("age/person.3", "refunded");
    private static final Refusal NOTHING_PAID = Refusal.of("age/person.3", "nothing-paid");
    private static final int RAISED = 1 << 15;
    private static final int FEW = 4;

    private Personalities() {}

    static int card(int person) {
        return person & 63;
    }

    static int player(int person) {
        return person >>> 6 & 7;
    }

    /** The seats that claimed it, as bits. */
    static int claims(int person) {
        return person >>> 9 & 63;
    }

    static boolean raised(int person) {
        return (person & RAISED) != 0;
    }

    static int word(int card, int player, int claims, boolean raised) {
        return card | player << 6 | claims << 9 | (raised ? RAISED : 0);
    }

    /**
     * §person.1 It serves until the end of the purchase phase; in the last card play only Printed
     * Word profits.
     */
    static void appear(State s, int seat, Card card, Effect.Inspire effect, Events events) {
        boolean raised = effect.raise() == Effect.Raise.MONGOLS && s.holds(Fact.MONGOLS);
        int person = word(card.number(), seat, 0, raised);
        if (s.phase != Phase.LAST) s.persons.add(person);
        else if (s.has(seat, Advance.PRINTED_WORD)) {
            payAll(s, person, discount(s, person), events);
            boolean waits = effect.raise() == Effect.Raise.CRUSADES && !s.holds(Fact.CRUSADES);
            if (waits) s.persons.add(person);
        }
    }

    /** §person.1, §end.2 The Crusades after him in the last card play: he pays the rest. */
    static void raise(State s, Events events) {
        for (int i = 0; i < s.persons.size(); i++) {
            Effect.Inspire effect = effect(s, s.persons.person(i));
            payAll(s, s.persons.person(i), effect.raised() - effect.discount(), events);
        }
        leave(s);
    }

    /** §person.1 The purchases are over. */
    static void leave(State s) {
        s.persons.clear();
    }

    private static void payAll(State s, int person, int ducats, Events events) {
        int seat = player(person);
        if (!s.lives(seat)) return;
        for (int rest = effect(s, person).advances() & s.advances(seat);
                rest != 0;
                rest = Bits.rest(rest)) payBack(s, person, Bits.first(rest), ducats, events);
    }

    static Effect.Inspire effect(State s, int person) {
        return (Effect.Inspire) s.catalog.card[card(person)].effect();
    }

    /** §person.1 What it takes off now. */
    static int discount(State s, int person) {
        Effect.Inspire effect = effect(s, person);
        boolean crusades = effect.raise() == Effect.Raise.CRUSADES && s.holds(Fact.CRUSADES);
        return raised(person) || crusades ? effect.raised() : effect.discount();
    }

    /** §person.1 All that the personalities one played or claimed take off an advance. */
    static int discount(State s, int seat, int advance) {
        int sum = 0;
        for (int i = 0; i < s.persons.size(); i++)
            if (inspires(s, s.persons.person(i), seat, advance))
                sum += discount(s, s.persons.person(i));
        return sum;
    }

    /** A personality that one played or claimed makes an advance cheaper. */
    static boolean inspires(State s, int person, int seat, int advance) {
        boolean mine = player(person) == seat || (claims(person) >>> seat & 1) != 0;
        return mine && (effect(s, person).advances() >>> advance & 1) != 0;
    }

    /** The advances that any personality one played or claimed makes cheaper, as bits. */
    static int inspired(State s, int seat) {
        int advances = 0;
        for (int i = 0; i < s.persons.size(); i++) {
            int person = s.persons.person(i);
            if (player(person) == seat || (claims(person) >>> seat & 1) != 0)
                advances |= effect(s, person).advances();
        }
        return advances;
    }

    static int index(State s, int card) {
        for (int i = 0; i < s.persons.size(); i++) if (card(s.persons.person(i)) == card) return i;
        return -1;
    }

    /**
     * §person.2 The first box bears no claims, the second one, the third two; all others any
     * number.
     */
    static int claimsLeft(State s, int index) {
        int boxes = s.seats <= FEW ? 2 : 3;
        if (index >= boxes) return State.SEATS;
        return index - Integer.bitCount(claims(s.persons.person(index)));
    }

    /** §person.2 Half the discount as it stands, unless patronage is free. */
    static int cost(State s, int person) {
        if (s.variant.freePatronage()) return 0;
        Card card = s.catalog.card[card(person)];
        Effect.Inspire effect = effect(s, person);
        return card.patronage() * discount(s, person) / effect.discount();
    }

    static Refusal refusal(State s, int seat, Move.Claim move) {
        if (!s.has(seat, Advance.PATRONAGE)) return NO_PATRON;
        int index = index(s, move.card());
        if (index < 0) return NOT_THERE;
        int person = s.persons.person(index);
        if (player(person) == seat) return OWN;
        if ((claims(person) >>> seat & 1) != 0) return TWICE;
        if (claimsLeft(s, index) <= 0) return PROTECTED;
        if (s.cash(seat) < cost(s, person))
            return Refusal.of("age/person.2", "cannot-pay", cost(s, person), s.cash(seat));
        return Refusal.NONE;
    }

    static void claim(State s, int seat, Move.Claim move, Events events) {
        s.mark(seat, Mark.DEVELOPED);
        int index = index(s, move.card());
        int person = s.persons.person(index);
        int cost = cost(s, person);
        s.addCash(seat, -cost);
        s.persons.put(index, person | 1 << 9 + seat);
        events.add(new AgeEvent.Claimed(seat, move.card(), cost));
    }

    /**
     * §person.3 Once for each listed advance of an earlier turn, never more than was paid for it.
     */
    static Refusal refusal(State s, int seat, Move.Refund move) {
        if (!s.has(seat, Advance.PRINTED_WORD)) return NO_PRINT;
        int advance = move.advance();
        int index = index(s, move.card());
        if (index < 0 || player(s.persons.person(index)) != seat) return NOT_OWN;
        if (!s.has(seat, advance) || (s.fresh(seat) >>> advance & 1) != 0) return NOT_OLD;
        if ((s.persons.refunds >>> slot(s, s.persons.person(index), advance) & 1) != 0)
            return REFUNDED;
        if (s.paid(seat, advance) == 0) return NOTHING_PAID;
        return Refusal.NONE;
    }

    /** Each personality lists three advances at most. */
    private static int slot(State s, int person, int advance) {
        int before = effect(s, person).advances() & (1 << advance) - 1;
        int first = Bits.first(s.catalog.personalities);
        return 3 * (card(person) - first) + Integer.bitCount(before);
    }

    static void refund(State s, Move.Refund move, Events events) {
        int person = s.persons.person(index(s, move.card()));
        s.persons.refunds |= 1L << slot(s, person, move.advance());
        payBack(s, person, move.advance(), discount(s, person), events);
    }

    private static void payBack(State s, int person, int advance, int most, Events events) {
        int seat = player(person);
        int ducats = Math.min(most, s.paid(seat, advance));
        if (ducats == 0) return;
        s.paid(seat, advance, s.paid(seat, advance) - ducats);
        s.addCash(seat, ducats);
        events.add(new AgeEvent.Refunded(seat, card(person), advance, ducats));
    }
}

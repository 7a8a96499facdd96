package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.ArrayList;
import java.util.List;

/** The chapters "phase 4": fleet, advances, stability. */
final class Purchase {
    private static final Refusal UPGRADED = Refusal.of("age/fleet.1", "upgraded");
    private static final Refusal TOO_LATE = Refusal.of("age/fleet.1", "too-late");
    private static final Refusal TOP_LEVEL = Refusal.of("age/fleet.1", "top-level");
    private static final Refusal NO_CASH = Refusal.of("age/fleet.1", "cannot-pay");
    private static final Refusal OWNED = Refusal.of("age/advance.1", "owned");
    private static final int SHIP_PRICE = 10;
    private static final int RESEARCH_DISCOUNT = 10;
    private static final int[] SET_RELIEF = {1, 2, 3};
    static final int SETS = SET_RELIEF.length;

    private Purchase() {}

    // --- Fleet

    /** §fleet.1 One level a turn, inside a type, before the advances. */
    static Refusal refusal(State s, int seat, Move.Upgrade move) {
        if (s.is(seat, Mark.UPGRADED)) return UPGRADED;
        if (s.is(seat, Mark.DEVELOPED)) return TOO_LATE;
        int ship = s.ship(seat);
        if (ship > 0 && ship % Reach.GALLEYS == 0) return TOP_LEVEL;
        if (s.cash(seat) < SHIP_PRICE) return NO_CASH;
        return Refusal.NONE;
    }

    static void upgrade(State s, int seat, Events events) {
        s.addCash(seat, -SHIP_PRICE);
        s.ship(seat, s.ship(seat) + 1);
        s.mark(seat, Mark.UPGRADED);
        events.add(new AgeEvent.Upgraded(seat, s.ship(seat)));
    }

    // --- Advances

    /**
     * §advance.1 Cost less credits, personalities and Institutional Research, never below nothing.
     */
    static int price(State s, int seat, Advance advance) {
        int price = advance.cost() - credits(s, seat, advance.category());
        if (s.persons.size() > 0) price -= Personalities.discount(s, seat, advance.number());
        return Math.max(0, price - research(s, seat, advance.category()));
    }

    /** §advance.2 Only advances of earlier turns give credit. */
    static int credits(State s, int seat, Category category) {
        return s.variant.credits(category, s.advances(seat) & ~s.fresh(seat));
    }

    /** §advance.x Ten off all but Religion and Civics, at once. */
    private static int research(State s, int seat, Category category) {
        if (category == Category.RELIGION || category == Category.CIVICS) return 0;
        return s.has(seat, Advance.RESEARCH) ? RESEARCH_DISCOUNT : 0;
    }

    /** The same in parts: which advances and personalities take how much off. */
    static List<View.Reduction> reductions(State s, int seat, Advance advance) {
        List<View.Reduction> parts = new ArrayList<>();
        int credited = s.advances(seat) & ~s.fresh(seat) & advance.category().advances;
        for (int rest = credited; rest != 0; rest = Bits.rest(rest)) {
            int a = Bits.first(rest);
            add(parts, Advance.letter(a), true, s.variant.credit()[a]);
        }
        for (int i = 0; i < s.persons.size(); i++)
            if (Personalities.inspires(s, s.persons.person(i), seat, advance.number()))
                add(
                        parts,
                        s.catalog.card[Personalities.card(s.persons.person(i))].id(),
                        false,
                        Personalities.discount(s, s.persons.person(i)));
        add(parts, Advance.letter(Advance.RESEARCH), false, research(s, seat, advance.category()));
        return parts;
    }

    private static void add(List<View.Reduction> parts, String from, boolean credit, int ducats) {
        if (ducats > 0) parts.add(new View.Reduction(from, credit, ducats));
    }

    static Refusal refusal(State s, int seat, Move.Develop move) {
        int number = move.advance();
        Advance advance = s.catalog.advance[number];
        if (s.has(seat, number)) return OWNED;
        int lacking = advance.needs() & ~s.advances(seat);
        if (lacking != 0)
            return Refusal.of("age/advance.3", "needs", Advance.letter(Bits.first(lacking)));
        if (s.banned == advance.category().ordinal())
            return Refusal.of("age/event.decree", "banned", advance.category());
        int price = price(s, seat, advance);
        if (s.cash(seat) < price)
            return Refusal.of("age/advance.1", "cannot-pay", price, s.cash(seat));
        return Refusal.NONE;
    }

    static void legal(State s, int seat, Move.Refund[] refunds, List<Move> out) {
        out.add(Move.PASS);
        if (refusal(s, seat, Move.UPGRADE) == Refusal.NONE) out.add(Move.UPGRADE);
        legalAdvances(s, seat, out);
        if (s.persons.size() == 0) return;
        if (s.has(seat, Advance.PATRONAGE)) legalClaims(s, seat, out);
        if (s.has(seat, Advance.PRINTED_WORD)) legalRefunds(s, seat, refunds, out);
    }

    private static void legalAdvances(State s, int seat, List<Move> out) {
        int owned = s.advances(seat);
        int[] cost = s.catalog.cost;
        int[] needs = s.catalog.needs;
        int inspired = s.persons.size() == 0 ? 0 : Personalities.inspired(s, seat);
        for (Category category : Category.ALL) {
            int left = category.advances & ~owned;
            if (left == 0 || s.banned == category.ordinal()) continue;
            int means = s.cash(seat) + credits(s, seat, category) + research(s, seat, category);
            left &= affordable(s, means) | inspired;
            for (int rest = left; rest != 0; rest = Bits.rest(rest)) {
                int a = Bits.first(rest);
                if ((needs[a] & ~owned) == 0
                        && (cost[a] <= means
                                || cost[a] <= means + Personalities.discount(s, seat, a)))
                    out.add(Move.DEVELOPS[a]);
            }
        }
    }

    /** The advances that cost no more, and perhaps a few that do. */
    private static int affordable(State s, int ducats) {
        int[] costUpTo = s.catalog.costUpTo;
        return costUpTo[Math.min((ducats + 9) / 10, costUpTo.length - 1)];
    }

    private static void legalClaims(State s, int seat, List<Move> out) {
        for (int i = 0; i < s.persons.size(); i++) {
            Move.Claim move = Move.CLAIMS[Personalities.card(s.persons.person(i))];
            if (Personalities.refusal(s, seat, move) == Refusal.NONE) out.add(move);
        }
    }

    private static void legalRefunds(State s, int seat, Move.Refund[] refunds, List<Move> out) {
        for (int i = 0; i < s.persons.size(); i++) {
            int person = s.persons.person(i);
            if (Personalities.player(person) != seat) continue;
            int card = Personalities.card(person);
            int listed = Personalities.effect(s, person).advances() & s.advances(seat);
            for (int rest = listed; rest != 0; rest = Bits.rest(rest)) {
                int a = Bits.first(rest);
                Move.Refund move = refunds[Advance.COUNT * card + a];
                if (Personalities.refusal(s, seat, move) == Refusal.NONE) out.add(move);
            }
        }
    }

    /** §advance.4 Pays, owns, and at once: ships, misery, set bonus, Master Art's discard. */
    static void develop(State s, int seat, Move.Develop move, Events events) {
        int number = move.advance();
        Advance advance = s.catalog.advance[number];
        int price = price(s, seat, advance);
        s.addCash(seat, -price);
        s.paid(seat, number, price);
        s.advances(seat, s.advances(seat) | 1 << number);
        s.fresh(seat, s.fresh(seat) | 1 << number);
        s.mark(seat, Mark.DEVELOPED);
        events.add(new AgeEvent.Developed(seat, number, price));
        if (number == Advance.SEAWORTHY) s.ship(seat, Reach.GALLEYS + 1);
        if (number == Advance.OCEAN) s.ship(seat, Reach.THREE_MASTERS + 1);
        Misery.add(s, seat, advance.misery(), events);
        if (!s.lives(seat)) return;
        for (int set = 0; set < SET_RELIEF.length; set++) relief(s, seat, set, events);
        if (s.advances(seat) == Advance.ALL) Deck.declareLast(s, events);
        if (number == Advance.MASTER_ART && s.hand(seat) != 0) s.agenda.push(Task.DISCARD, seat);
    }

    /** §advance.6 Two, three, all advances of each of Science, Commerce and Culture, once each. */
    private static void relief(State s, int seat, int set, Events events) {
        if (s.is(seat, Mark.ofSet(set)) || !complete(s, seat, set)) return;
        s.mark(seat, Mark.ofSet(set));
        Misery.add(s, seat, -SET_RELIEF[set], events);
    }

    private static boolean complete(State s, int seat, int set) {
        return reached(s, seat, Category.SCIENCE, set)
                && reached(s, seat, Category.COMMERCE, set)
                && reached(s, seat, Category.CULTURE, set);
    }

    private static boolean reached(State s, int seat, Category category, int set) {
        return s.count(seat, category) >= (set == 2 ? category.size() : set + 2);
    }

    // --- Stability

    /**
     * §stability.1 One ducat for the first card, two for the second, and so on; half with Middle
     * Class.
     */
    static int stability(State s, int seat) {
        int cards = s.handSize(seat);
        int cost = cards * (cards + 1) / 2;
        return s.has(seat, Advance.MIDDLE_CLASS) ? cost + 1 >> 1 : cost;
    }

    static void stabilise(State s, int seat, Events events) {
        s.agenda.pop();
        int cost = stability(s, seat);
        s.addCash(seat, -cost);
        events.add(new AgeEvent.Stabilised(seat, cost));
    }

    static void refuse(State s, int seat, Events events) {
        s.agenda.pop();
        suffer(s, seat, events);
    }

    /** §stability.2 Unpaid, misery rises by that much at least. */
    static void suffer(State s, int seat, Events events) {
        int cost = stability(s, seat);
        if (cost > 0) Misery.add(s, seat, Misery.stepsFor(s.misery(seat), cost), events);
    }
}

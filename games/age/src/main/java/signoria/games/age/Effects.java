package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

/** The only interpreter of {@link Effect}: what history cards do (§history.1 to §history.4). */
final class Effects {
    private static final Refusal OBSOLETE = Refusal.of("age/arms.1", "obsolete");
    private static final Refusal ALL_LEARNED = Refusal.of("age/event.mysticism", "all-learned");
    private static final int FIREARMS_FROM = 3;

    private Effects() {}

    /** §history.3 Why a card is a burden now, or cannot be played for want of a target. */
    static Refusal playable(State s, int seat, Card card) {
        return switch (card.effect()) {
            case Effect.Pay _,
                    Effect.Inspire _,
                    Effect.Ruler _,
                    Effect.War _,
                    Effect.Plague _,
                    Effect.Tribute _ ->
                    Refusal.NONE;
            case Effect.Confiscate _, Effect.CivilWar _ -> Targets.playable(s, seat, card);
            case Effect.Arms(int strength) ->
                    strength < FIREARMS_FROM && s.holds(Fact.FIREARMS) ? OBSOLETE : Refusal.NONE;
            case Effect.Unrest u ->
                    u.counted() == Category.SCIENCE && allLearned(s) ? ALL_LEARNED : Refusal.NONE;
            case Effect.Crusade _ -> Crusades.playable(s, seat);
            case Effect.Decree _ -> Decree.playable(s);
            case Effect.Raid _ -> Pirates.playable(s);
            case Effect.Rebellion _ -> Rebellion.playable(s, seat);
        };
    }

    private static boolean allLearned(State s) {
        for (int seat = 0; seat < s.seats; seat++)
            if (s.lives(seat) && s.count(seat, Category.SCIENCE) < Category.SCIENCE.size())
                return false;
        return true;
    }

    /** The card is on the table: it takes effect, or asks its player for what it needs. */
    static void perform(State s, int seat, Card card, Events events) {
        switch (card.effect()) {
            case Effect.Pay(var goods) -> {
                if (goods.size() == 1) Markets.pay(s, goods.getFirst(), events);
                else s.agenda.push(Task.GOOD, seat, card.number());
            }
            case Effect.Inspire person -> Personalities.appear(s, seat, card, person, events);
            case Effect.Arms(int strength) -> {
                s.arms(seat, s.arms(seat) | 1 << strength);
                if (strength >= FIREARMS_FROM) s.establish(Fact.FIREARMS);
            }
            case Effect.Unrest unrest -> unrest(s, unrest, events);
            case Effect.Confiscate _, Effect.CivilWar _, Effect.War _ ->
                    s.agenda.push(Task.TARGET, seat, card.number());
            case Effect.Crusade _ -> s.agenda.push(Task.CRUSADE, seat);
            case Effect.Ruler _ -> s.mark(seat, Mark.RULER);
            case Effect.Decree _ -> s.agenda.push(Task.BAN, seat);
            case Effect.Raid _ -> Pirates.land(s, seat);
            case Effect.Rebellion _ -> s.agenda.push(Task.REBEL, seat);
            case Effect.Plague _ -> s.agenda.push(Task.REGION, seat);
            case Effect.Tribute(int ducats) -> {
                s.establish(Fact.MONGOLS);
                s.addCash(seat, ducats);
                events.add(new AgeEvent.Gained(seat, ducats));
            }
        }
    }

    /** §event.famine, §event.mysticism, §event.uprisings, §event.strife Misery for all at once. */
    private static void unrest(State s, Effect.Unrest unrest, Events events) {
        s.moments++;
        for (int place = 0; place < s.seats; place++) {
            int seat = s.order[place];
            if (unaffected(s, seat, unrest)) continue;
            Misery.addTogether(s, seat, rise(s, seat, unrest), events);
        }
        if (unrest.counted() == Category.RELIGION) Decree.lift(s, events);
    }

    private static boolean unaffected(State s, int seat, Effect.Unrest unrest) {
        return !s.lives(seat) || unrest.shielded() && s.is(seat, Mark.RULER);
    }

    /** So many steps of misery it brings a seat. */
    static int rise(State s, int seat, Effect.Unrest unrest) {
        return unaffected(s, seat, unrest) ? 0 : Math.max(0, steps(s, seat, unrest));
    }

    private static int steps(State s, int seat, Effect.Unrest unrest) {
        int counted =
                unrest.counted() == null
                        ? s.lands.produces(seat, Good.GRAIN)
                        : s.count(seat, unrest.counted());
        int relief = unrest.relief() >= 0 && s.has(seat, unrest.relief()) ? 1 : 0;
        return unrest.base() + unrest.each() * counted - relief;
    }
}

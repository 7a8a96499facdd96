package signoria.games.age;

import signoria.kernel.Events;

/** The chapter "phase 6: income". */
final class Income {
    private static final int BASE = 15;
    private static final int MIDDLE_CLASS = 10;

    private Income() {}

    /** §income.1, §advance.z Fifteen, and for each province as many ducats as players began. */
    static int income(State s, int seat) {
        int middleClass = s.has(seat, Advance.MIDDLE_CLASS) ? MIDDLE_CLASS : 0;
        return BASE + s.lands.markers(seat) * s.seats + middleClass;
    }

    static void collect(State s, Events events) {
        for (int seat = 0; seat < s.seats; seat++) if (s.lives(seat)) collect(s, seat, events);
    }

    /** §advance.l Cash left doubles, by the income at most; §advance.d one step of misery less. */
    private static void collect(State s, int seat, Events events) {
        int income = income(s, seat);
        if (s.has(seat, Advance.INTEREST)) {
            int interest = Math.min(s.cash(seat), income);
            s.addCash(seat, interest);
            events.add(new AgeEvent.Interest(seat, interest));
        }
        s.addCash(seat, income);
        events.add(new AgeEvent.Income(seat, income));
        if (s.has(seat, Advance.ENLIGHTENMENT)) Misery.add(s, seat, -1, events);
    }
}

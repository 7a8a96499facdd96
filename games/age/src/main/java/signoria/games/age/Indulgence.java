package signoria.games.age;

import signoria.kernel.Events;

/** The chapter "phase 4: advances": Holy Indulgence, settled before expansion (§advance.f). */
final class Indulgence {
    private Indulgence() {}

    /** §advance.f Owners gain two tokens per player without it, who give two per owner. */
    static void settle(State s, Events events) {
        int owners = 0;
        int others = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            if (!s.lives(seat)) continue;
            if (s.has(seat, Advance.INDULGENCE)) owners++;
            else others++;
        }
        if (owners == 0) return;
        for (int place = s.seats - 1; place >= 0; place--) {
            int seat = s.order[place];
            if (!s.lives(seat)) continue;
            if (s.has(seat, Advance.INDULGENCE)) receive(s, seat, 2 * others, events);
            else give(s, seat, 2 * owners, events);
        }
    }

    private static void receive(State s, int seat, int tokens, Events events) {
        if (tokens == 0) return;
        int there = Math.min(tokens, s.stock(seat));
        s.pool(seat, s.pool(seat) + there);
        s.addCash(seat, tokens - there);
        events.add(new AgeEvent.GotTokens(seat, there));
        if (there < tokens) events.add(new AgeEvent.Gained(seat, tokens - there));
    }

    private static void give(State s, int seat, int tokens, Events events) {
        int there = Math.min(tokens, s.pool(seat));
        s.pool(seat, s.pool(seat) - there);
        if (there > 0) events.add(new AgeEvent.LostTokens(seat, there));
        if (there < tokens) s.agenda.push(Task.INDULGE, seat, tokens - there);
    }

    static void pay(State s, int seat, Events events) {
        int ducats = Task.a(s.agenda.top());
        s.agenda.pop();
        s.addCash(seat, -ducats);
        events.add(new AgeEvent.PaidOut(seat, ducats));
    }

    /** §advance.f One step of misery instead. */
    static void bear(State s, int seat, Events events) {
        s.agenda.pop();
        Misery.add(s, seat, 1, events);
    }
}

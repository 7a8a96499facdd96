package signoria.games.lorenzo;

import signoria.kernel.Events;

import java.util.List;

/** The chapter "the Vatican": the reports of rounds 2, 4 and 6. */
final class Vatican {
    private static final int LAST = 2;
    private static final int ROVERE_LOSS = 5;
    private static final int SISTO = 5;

    private Vatican() {}

    static boolean enough(State s, int seat) {
        return s.held(seat, Good.FAITH) >= s.catalog.faithNeeded[s.period()];
    }

    static void legal(List<Move> out) {
        out.add(Move.SUPPORT);
        out.add(Move.REFUSE);
    }

    static void refuse(State s, int seat, Events events) {
        s.agenda.pop();
        excommunicate(s, seat, events);
    }

    /** §vatican.3 Support: the points of the position, and the marker back to the start. */
    static void support(State s, int seat, Events events) {
        s.agenda.pop();
        int points = s.catalog.faithPoints[s.held(seat, Good.FAITH)];
        if (s.has(seat, Power.SUPPORT_PLUS_5)) points += SISTO;
        s.hold(seat, Good.FAITH, 0);
        events.add(new LorenzoEvent.Supported(seat, points));
        Effects.receive(s, seat, Effects.extraPoint(s, seat, Goods.of(Good.VP, points)), events);
    }

    /**
     * §vatican.2, §vatican.4 Excommunication; in the last report the position pays all the same.
     */
    static void excommunicate(State s, int seat, Events events) {
        int period = s.period();
        s.excommunicated(seat, s.excommunicated(seat) | 1 << period);
        Holdings.curses(s, seat);
        events.add(
                new LorenzoEvent.Excommunicated(
                        seat, Excommunication.of(period, s.sentence(period)).ordinal()));
        if (s.has(seat, Power.FAITH_TILES)) Effects.lose(s, seat, ROVERE_LOSS, events);
        if (period != LAST) return;
        int points = s.catalog.faithPoints[s.held(seat, Good.FAITH)];
        s.hold(seat, Good.FAITH, 0);
        if (points == 0) return;
        events.add(new LorenzoEvent.FaithCounted(seat, points));
        Effects.receive(s, seat, Effects.extraPoint(s, seat, Goods.of(Good.VP, points)), events);
    }
}

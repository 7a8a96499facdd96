package signoria.games.masters;

import signoria.kernel.Events;

/** The faith track and the vatican reports. */
final class Faith {
    static final int LAST = 24;
    static final int REPORTS = 3;

    /** The space that brings each report, and where its section begins. */
    static final int[] POPE = {8, 16, 24};

    static final int[] SECTION = {5, 12, 19};
    static final int[] TILE_POINTS = {2, 3, 4};
    static final int DOWN = 0, UP = 1, GONE = 2;
    private static final int[] POINTS = {0, 1, 2, 4, 6, 9, 12, 16, 20};

    private Faith() {}

    /** §end.3 The value of the last marked space reached or passed; every third one is marked. */
    static int points(int space) {
        return POINTS[space / 3];
    }

    /** §market.4, §leaders.2 One seat moves forward. */
    static void advance(State s, int seat, int spaces, Events events) {
        if (spaces == 0) return;
        move(s, seat, spaces, events);
        reports(s, events);
    }

    /**
     * §warehouse.4 All others move together, Lorenzo's cross if there are none; then the reports.
     * §solo.6 In a game that is won the cross moves no more.
     */
    static void advanceOthers(State s, int seat, int spaces, Events events) {
        if (spaces == 0 || s.won()) return;
        if (s.solo()) Solo.advance(s, spaces, events);
        else {
            for (int other = 0; other < s.seats; other++)
                if (other != seat) move(s, other, spaces, events);
            reports(s, events);
        }
    }

    /** A marker stops on the last space; one that stands there does not move. */
    private static void move(State s, int seat, int spaces, Events events) {
        int steps = Math.min(spaces, LAST - s.faith(seat));
        if (steps == 0) return;
        s.faith(seat, s.faith(seat) + steps);
        events.add(new MastersEvent.FaithMoved(seat, steps, s.faith(seat)));
    }

    /**
     * §vatican.1 Each pope space reached for the first time brings its report, in ascending order.
     */
    static void reports(State s, Events events) {
        while (s.reports < REPORTS && furthest(s) >= POPE[s.reports])
            report(s, s.reports++, events);
    }

    private static int furthest(State s) {
        int furthest = s.cross;
        for (int seat = 0; seat < s.seats; seat++) furthest = Math.max(furthest, s.faith(seat));
        return furthest;
    }

    /** §vatican.2 Everybody checks at once; §end.1 the last report brings the end. */
    private static void report(State s, int report, Events events) {
        int favoured = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            boolean devoted = s.faith(seat) >= SECTION[report];
            s.tile(seat, report, devoted ? UP : GONE);
            if (devoted) favoured |= 1 << seat;
        }
        events.add(new MastersEvent.Reported(report + 1, favoured));
        if (report == REPORTS - 1) Turns.bringEnd(s, events);
    }

    /** What a tile is worth now. */
    static int tilePoints(State s, int seat) {
        int points = 0;
        for (int report = 0; report < REPORTS; report++)
            if (s.tile(seat, report) == UP) points += TILE_POINTS[report];
        return points;
    }
}

package signoria.games.cradle;

/** The game's own evaluation: the stones a seat may expect at the end. */
final class Worth {
    private Worth() {}

    static void of(State s, double[] out) {
        for (int seat = 0; seat < s.seats; seat++) {
            int[] figures = Ending.figures(s, seat);
            out[seat] = figures[0] + figures[1] / 100.0 + figures[2] / 100_000.0;
            if (s.phase != Phase.OVER) out[seat] += s.stonesPlaced(seat);
        }
    }
}

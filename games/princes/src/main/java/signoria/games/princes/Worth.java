package signoria.games.princes;

import java.util.List;

/** What a position is worth to each seat, in final points. */
final class Worth {
    private Worth() {}

    static void of(State s, double[] out) {
        for (int seat = 0; seat < s.seats; seat++)
            out[seat] = Scoring.total(s, seat) + s.gold(seat) / 1e3 + s.influence(seat) / 1e6;
    }

    static List<Move> offers(State s, int seat) {
        return List.of();
    }
}

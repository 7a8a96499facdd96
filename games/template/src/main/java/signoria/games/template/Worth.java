package signoria.games.template;

/** The game's own evaluation: how far a rider may expect to come. */
final class Worth {
    /** What a card is worth in the hand: others may show the same. */
    private static final double CARD = 0.7;

    private static final double WHIP = 0.3;

    private Worth() {}

    static double of(State s, int seat) {
        return s.space(seat)
                + (s.phase == Phase.OVER ? 0.01 : WHIP) * s.whips(seat)
                + CARD * best(s, seat, lapsToCome(s));
    }

    /** The laps whose cards are not shown yet. */
    private static int lapsToCome(State s) {
        return s.laps() - s.lap + (s.phase == Phase.CHOOSE ? 1 : 0);
    }

    /** The sum of a seat's best cards. */
    private static int best(State s, int seat, int cards) {
        int sum = 0;
        int left = cards;
        for (int value = State.VALUES; value > 0 && left > 0; value--) {
            int taken = Math.min(left, s.held(seat, value));
            sum += taken * value;
            left -= taken;
        }
        return sum;
    }
}

package signoria.games.cradle;

import signoria.kernel.Events;
import signoria.kernel.Result;

import java.util.ArrayList;
import java.util.List;

/** The chapter "the end of the game": when it comes, and who has won. */
final class Ending {
    private static final int LAST_STACKS = 2;

    private Ending() {}

    /** §end.1 Only two events lie open, stacks counting as one. */
    static boolean reached(State s) {
        return stacks(s) <= LAST_STACKS;
    }

    static int stacks(State s) {
        int stacks = 0;
        for (int place = 0; place < State.PLACES; place++)
            if (s.event(place) != State.NONE) stacks++;
        return stacks;
    }

    /** §end.4 Four rounds in which nothing was placed from a reserve and nothing scored. */
    static boolean idle(State s) {
        return s.idle >= mostIdle(s.seats);
    }

    static int mostIdle(int seats) {
        return 4 * seats;
    }

    /** §end.1 All pieces go home unscored; §end.3 the hands are laid open. */
    static void finish(State s, boolean idle, Events events) {
        for (int place = 0; place < State.PLACES; place++) Scoring.clear(s, place);
        s.layOpen();
        s.phase = Phase.OVER;
        s.asked = State.NONE;
        s.swapping = false;
        events.add(new CradleEvent.Over(idle));
    }

    /** §end.2 Stones of any colour. */
    static int stones(State s, int seat) {
        return s.reserve(seat);
    }

    /** §end.3 */
    static int culturesInHand(State s, int seat) {
        return Long.bitCount(s.handCultures(seat));
    }

    /**
     * §end.2, §end.3 Stones, then cultures in hand, then the characters in hand; §teams.4 together.
     */
    static int[] figures(State s, int seat) {
        int partner = s.partner(seat);
        int stones = stones(s, seat);
        int cultures = culturesInHand(s, seat);
        long people = s.handPeople(seat);
        if (partner != State.NONE) {
            stones += stones(s, partner);
            cultures += culturesInHand(s, partner);
            people |= s.handPeople(partner);
        }
        return new int[] {stones, cultures, Characters.strength(s.catalog, people)};
    }

    static Result result(State s) {
        int[][] figures = new int[s.seats][];
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            figures[seat] = figures(s, seat);
            points.add(figures[seat][0]);
        }
        return new Result(Result.ranks(figures), points, lines(s));
    }

    private static List<Result.Line> lines(State s) {
        List<Result.Line> lines = new ArrayList<>();
        lines.add(line(s, "score-own", (state, seat) -> state.own(seat)));
        lines.add(line(s, "score-won", State::foreign));
        if (s.teams)
            lines.add(
                    line(s, "score-partner", (state, seat) -> stones(state, state.partner(seat))));
        return lines;
    }

    private interface Part {
        int of(State s, int seat);
    }

    private static Result.Line line(State s, String key, Part part) {
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) points.add(part.of(s, seat));
        return new Result.Line(key, points);
    }
}

package signoria.games.age;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setups;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * age/end.4 Whoever leaves, and in the middle of whatever question, the game plays on to its end.
 */
class LeavingTest {
    private static final int GAMES = 40;
    private static final int MOMENTS = 4;
    private static final int SKIPPED = 200;
    private static final int WATCHED = 40;
    private static final int LONGEST = 20_000;
    private static final List<String> NAMES = List.of("a", "b", "c", "d", "e", "f");

    private final Age game = new Age();
    private final Map<Task, Integer> tried = new EnumMap<>(Task.class);
    private final Rng rng = Rng.of(7);
    private final List<Move> legal = new ArrayList<>();

    /** At some moments of every kind of question: each seat in turn, then all but one. */
    @Test
    void theGamePlaysOnWhoeverLeaves() {
        for (int seed = 1; seed <= GAMES; seed++) {
            int seats = 3 + seed % 4;
            State s = game.start(Setups.of(game, seats, "-").with(Seed.of(seed)));
            while (!game.over(s)) {
                if (s.phase.ordinal() >= Phase.DRAW.ordinal() && wanted(s)) {
                    String where = "seed " + seed + ", " + where(s);
                    for (int seat = 0; seat < seats; seat++) leave(s.copy(), 1 << seat, where);
                    leave(s.copy(), (1 << seats) - 1 & ~(1 << rng.next(seats)), where);
                }
                play(s, false, "seed " + seed);
            }
        }
        assertThat(tried.keySet())
                .as("questions in whose middle somebody left")
                .contains(Task.PLACE, Task.TARGET, Task.ARM, Task.CEDE, Task.CONVERT, Task.RECORD);
    }

    private static String where(State s) {
        return s.phase + (s.agenda.isEmpty() ? "" : " " + Task.kind(s.agenda.top()));
    }

    /** Some moments of each kind, and a few of all. */
    private boolean wanted(State s) {
        if (s.agenda.isEmpty()) return rng.next(SKIPPED) == 0;
        int count = tried.merge(Task.kind(s.agenda.top()), 1, Integer::sum);
        return count <= MOMENTS || rng.next(SKIPPED) == 0;
    }

    private void leave(State s, int seats, String where) {
        for (int seat = 0; seat < s.seats; seat++) {
            if ((seats >>> seat & 1) == 0 || !s.lives(seat) || game.over(s)) continue;
            String now = where + ", seat " + (seat + 1) + " leaves";
            step(s, seat, Move.ABANDON, now);
            shown(s, seat);
            shown(s, game.over(s) ? Game.SPECTATOR : Bits.first(game.waiting(s)));
        }
        for (int i = 0; !game.over(s); i++) {
            assertThat(i).as(where).isLessThan(LONGEST);
            play(s, i < WATCHED, where);
        }
        game.audit(s);
    }

    private void play(State s, boolean watched, String where) {
        int waiting = game.waiting(s);
        int seat = Rng.nth(waiting, rng.next(Integer.bitCount(waiting)));
        legal.clear();
        game.legal(s, seat, legal);
        if (legal.isEmpty()) throw new AssertionError(where + ": stuck at " + where(s));
        Move move = legal.get(rng.next(legal.size()));
        if (!watched) {
            game.play(s, seat, move, Events.IGNORED);
            return;
        }
        assertThat(game.refusal(s, seat, move)).as(where).isEqualTo(Refusal.NONE);
        step(s, seat, move, where + ", then " + where(s));
    }

    /** What happens can be told to everybody, and all is still there. */
    private void step(State s, int seat, Move move, String where) {
        Events.Kept events = new Events.Kept();
        try {
            game.play(s, seat, move, events);
            for (int observer = 0; observer < s.seats; observer++)
                events.seenBy(observer)
                        .forEach(event -> game.notation().tell(event, NAMES, Language.EN));
            game.audit(s);
        } catch (RuntimeException e) {
            throw new AssertionError(where + ": " + move, e);
        }
    }

    private void shown(State s, int observer) {
        View view = game.view(s, observer);
        legal.clear();
        if (observer != Game.SPECTATOR) game.legal(s, observer, legal);
        game.scene(view, List.copyOf(legal), Language.IT);
        game.audit(game.imagine(view, Rng.of(1)));
    }
}

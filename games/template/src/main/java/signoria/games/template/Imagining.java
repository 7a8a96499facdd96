package signoria.games.template;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

/** Worlds that could lie behind a view: the others' cards, and the chance to come. */
final class Imagining {
    private Imagining() {}

    /** A full state that could lie behind a view. */
    static State imagine(View view, Rng rng) {
        State s = new State(new Setup(view.seats(), view.options(), Seed.ZERO));
        s.rng.rekey(rng);
        s.phase = view.phase();
        s.lap = view.lap();
        s.rider = view.rider();
        for (int value = 1; value <= State.VALUES; value++) {
            s.show(value, view.shown().get(value - 1));
            if (view.observer() != Game.SPECTATOR)
                s.hold(view.observer(), value, view.hand().get(value - 1));
        }
        for (int seat = 0; seat < view.seats(); seat++) {
            s.place(seat, view.spaces().get(seat));
            s.keepWhips(seat, view.whips().get(seat));
            s.choose(seat, view.chosen().get(seat));
            if (seat != view.observer()) deal(s, seat, view.held().get(seat), rng);
        }
        return s;
    }

    /** Deals anew what a seat cannot know; what others have chosen is blank again. */
    static void redeal(State s, int you, Rng rng) {
        s.rng.rekey(rng);
        int[] held = new int[s.seats];
        for (int seat = 0; seat < s.seats; seat++) {
            if (seat == you) continue;
            held[seat] = s.held(seat);
            for (int value = 1; value <= State.VALUES; value++) s.hold(seat, value, 0);
            if (s.phase == Phase.CHOOSE) s.choose(seat, State.NONE);
        }
        for (int seat = 0; seat < s.seats; seat++) deal(s, seat, held[seat], rng);
    }

    private static void deal(State s, int seat, int cards, Rng rng) {
        for (int card = 0; card < cards; card++) Dealing.draw(s, seat, rng, Events.IGNORED);
    }
}

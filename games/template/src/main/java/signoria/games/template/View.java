package signoria.games.template;

import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What one seat may see.
 *
 * @param shown how many cards of each value were shown
 * @param held how many cards each seat holds
 * @param hand how many cards of each value the observer holds; nothing for a spectator
 * @param chosen the card of each seat in this lap as far as it is known, or 0
 */
public record View(
        int observer,
        int seats,
        Map<String, String> options,
        Phase phase,
        int lap,
        int rider,
        List<Integer> spaces,
        List<Integer> whips,
        List<Integer> shown,
        List<Integer> held,
        List<Integer> hand,
        List<Integer> chosen) {

    static View of(State s, int observer) {
        List<Integer> spaces = new ArrayList<>();
        List<Integer> whips = new ArrayList<>();
        List<Integer> held = new ArrayList<>();
        List<Integer> chosen = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            spaces.add(s.space(seat));
            whips.add(s.whips(seat));
            held.add(s.held(seat));
            boolean open = s.phase != Phase.CHOOSE || seat == observer;
            chosen.add(open ? s.chosen(seat) : State.NONE);
        }
        List<Integer> shown = new ArrayList<>();
        List<Integer> hand = new ArrayList<>();
        for (int value = 1; value <= State.VALUES; value++) {
            shown.add(s.shown(value));
            if (observer != Game.SPECTATOR) hand.add(s.held(observer, value));
        }
        return new View(
                observer,
                s.seats,
                s.setup.options(),
                s.phase,
                s.lap,
                s.rider,
                List.copyOf(spaces),
                List.copyOf(whips),
                List.copyOf(shown),
                List.copyOf(held),
                List.copyOf(hand),
                List.copyOf(chosen));
    }
}

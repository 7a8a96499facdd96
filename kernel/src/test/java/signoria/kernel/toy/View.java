package signoria.kernel.toy;

import signoria.kernel.Setup;

import java.util.List;

/**
 * What one seat may see.
 *
 * @param held how many cards each seat holds
 * @param hand the cards of the observer
 * @param laid the card the observer has laid down, or -1
 * @param may where each card may lie, as the observer knows
 * @param publicly where each card may lie, as everybody knows
 */
public record View(
        int observer,
        int seats,
        java.util.Map<String, String> options,
        State.Phase phase,
        int round,
        int lowest,
        int winner,
        int left,
        List<Integer> points,
        List<Integer> held,
        int pile,
        List<Integer> hand,
        int laid,
        List<Integer> may,
        List<Integer> publicly) {

    View with(List<Integer> other) {
        return new View(
                observer, seats, options, phase, round, lowest, winner, left, points, held, pile,
                hand, laid, other, publicly);
    }

    Setup setup() {
        return new Setup(seats, options, signoria.kernel.Seed.ZERO);
    }
}

package signoria.arena;

import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Renewal;

import java.util.ArrayList;
import java.util.List;

/** What an experienced player would call oversights in games on record, as the games name them. */
public final class Blunders {
    /**
     * One of them.
     *
     * @param number of the move in its record, from 1
     * @param seat from 0
     * @param move as it is written
     * @param words what was overlooked
     */
    public record Blunder(int number, int seat, String player, String move, String words) {}

    private Blunders() {}

    /** A record of an older ruleset is looked at as far as it goes under today's. */
    public static <S, M, V> List<Blunder> of(Game<S, M, V> game, Partita old, Language in) {
        Partita record = Renewal.of(old, game).record();
        List<Blunder> found = new ArrayList<>();
        record.replay(
                game,
                (number, s) -> {
                    if (number == record.lines().size()) return;
                    Partita.Line line = record.lines().get(number);
                    M move = game.notation().read(line.move());
                    String player = record.seats().get(line.seat());
                    game.oversight(s, line.seat(), move, in)
                            .ifPresent(
                                    words ->
                                            found.add(
                                                    new Blunder(
                                                            number + 1,
                                                            line.seat(),
                                                            player,
                                                            line.move(),
                                                            words)));
                });
        return found;
    }
}

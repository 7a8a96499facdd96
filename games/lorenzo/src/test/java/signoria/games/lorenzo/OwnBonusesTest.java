package signoria.games.lorenzo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A catalogue of one's own in which floors give servants. */
class OwnBonusesTest {
    private static final int GAMES = 8;

    private final Game<State, Move, View> game =
            new Lorenzo()
                    .with(
                            Tables.over(
                                    "own/",
                                    Map.of(
                                            "bonuses.tsv",
                                            """
                                            id\tat\tgives\tmark
                                            floor-territory-3\t0\tservant:2\tdesigned
                                            floor-building-4\t0\tservant:3\tdesigned
                                            floor-special-3\t0\tservant:2\tdesigned
                                            """)));

    /** They come with the card, so that nothing that needs them before is offered. */
    @Test
    void servantsThatAFloorGivesDoNotRaiseTheMemberThatGoesThere() {
        for (int seed = 1; seed <= GAMES; seed++) {
            Map<String, String> options = Map.of("famiglie", seed % 2 == 0 ? "on" : "off");
            State s = game.start(Setup.of(game, 4, options, Seed.of(seed)));
            Rng dice = Rng.of(seed);
            while (!game.over(s)) {
                int seat = Integer.numberOfTrailingZeros(game.waiting(s));
                List<Move> legal = new ArrayList<>();
                game.legal(s, seat, legal);
                for (Move move : legal)
                    assertThat(game.refusal(s, seat, move))
                            .as(() -> game.notation().write(move))
                            .isEqualTo(Refusal.NONE);
                game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
            }
        }
    }
}

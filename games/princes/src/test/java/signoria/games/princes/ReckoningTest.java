package signoria.games.princes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** What the view reckons is what then is paid, opened and scored. */
class ReckoningTest {
    private static final int GAMES = 6;
    private final Princes game = new Princes();

    @Test
    void pricesOpeningsAndPointsAreThoseOfTheRules() {
        int tried = 0;
        for (int number = 0; number < GAMES; number++) {
            State s = game.start(Setup.of(game, 3 + number % 4, Map.of(), Seed.of(number)));
            Random chance = new Random(number);
            while (!game.over(s)) {
                int seat = Bits.first(game.waiting(s));
                List<Move> legal = new ArrayList<>();
                game.legal(s, seat, legal);
                View view = game.view(s, seat);
                for (Move move : legal) tried += tried(s, seat, view, move);
                for (View.Player player : view.players())
                    assertThat(player.now().scored().stream().mapToInt(each -> each).sum())
                            .isEqualTo(player.points());
                game.play(s, seat, legal.get(chance.nextInt(legal.size())), Events.IGNORED);
            }
            List<Integer> points = game.result(s).points();
            for (int seat = 0; seat < s.seats; seat++)
                assertThat(game.view(s, seat).players().get(seat).points())
                        .isEqualTo(points.get(seat));
        }
        assertThat(tried).isGreaterThan(100);
    }

    private int tried(State s, int seat, View view, Move move) {
        Events.Kept events = new Events.Kept();
        switch (move) {
            case Move.Buy(Troop troop) -> {
                State after = game.after(s, seat, move, events);
                View.Reckoning now = view.players().get(seat).now();
                assertThat(events.all())
                        .contains(
                                new PrincesEvent.TroopBought(
                                        seat, troop, now.prices().get(troop.ordinal())));
                View.Reckoning then = game.view(after, seat).players().get(seat).now();
                assertThat(then.attack()).isGreaterThanOrEqualTo(now.attack());
                return 1;
            }
            case Move.Auction _ -> {
                View after = game.view(game.after(s, seat, move, events), seat);
                View.LotView lot =
                        view.lots().stream()
                                .filter(each -> each.id().equals(after.auction().lot()))
                                .findFirst()
                                .orElseThrow();
                assertThat(after.auction().minimum()).isEqualTo(lot.opening());
                assertThat(lot.lacks()).isZero();
                assertThat(lot.full()).isEmpty();
                return 1;
            }
            default -> {
                return 0;
            }
        }
    }
}

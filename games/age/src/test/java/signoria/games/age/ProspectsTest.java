package signoria.games.age;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Bits;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Position;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a view says beforehand is what then happens. */
class ProspectsTest {
    private static final int GAMES = 6;
    private final Age game = new Age();
    private int bought;
    private int paid;
    private int placed;

    @Test
    void pricesEarningsAndNumbersOfTokensAreThoseOfTheRules() {
        for (int seed = 1; seed <= GAMES; seed++) play(seed);
        assertThat(List.of(bought, paid, placed)).allMatch(each -> each > 10);
    }

    private void play(int seed) {
        State s = game.start(Setup.of(game, 3, Map.of(), Seed.of(seed)));
        Rng rng = Rng.of(seed);
        List<Move> legal = new ArrayList<>();
        while (game.waiting(s) != 0) {
            int seat = Bits.first(game.waiting(s));
            legal.clear();
            game.legal(s, seat, legal);
            Move move = legal.get(rng.next(legal.size()));
            View view = game.view(s, seat);
            if (!view.agenda().isEmpty() && view.agenda().getLast().startsWith("tokens "))
                numbers(view, legal);
            Events.Kept events = new Events.Kept();
            game.play(s, seat, move, events);
            for (Event event : events.all()) compare(view, seat, event);
        }
    }

    private void compare(View view, int seat, Event event) {
        if (event instanceof AgeEvent.Developed(_, int advance, int ducats)) {
            View.Offer offer =
                    view.offers().stream()
                            .filter(each -> each.advance().equals(Advance.letter(advance)))
                            .findFirst()
                            .orElseThrow();
            assertThat(offer.price()).isEqualTo(ducats);
            assertThat(offer.left()).isEqualTo(view.players().get(seat).cash() - ducats);
            bought++;
        }
        if (event instanceof AgeEvent.Earned(int earner, Good good, int ducats)
                && view.agenda().getLast().startsWith("history ")) {
            View.Product product = view.players().get(earner).goods().get(good.ordinal());
            assertThat(product.ducats()).as(good + " of seat " + earner).isEqualTo(ducats);
            paid++;
        }
    }

    private void numbers(View view, List<Move> legal) {
        String province = view.agenda().getLast().split(" ")[2];
        View.Target target =
                view.reach().stream()
                        .filter(each -> each.province().equals(province))
                        .findFirst()
                        .orElseThrow();
        List<Integer> offered = new ArrayList<>();
        for (Move move : legal) if (move instanceof Move.Tokens(int count)) offered.add(count);
        assertThat(target.numbers()).isEqualTo(offered);
        placed++;
    }

    @Test
    void anOfferNamesWhatTakesTheCostDown() {
        View view =
                view(
                        "seat 1 advances: ABX | seat 1 fresh: B | seat 1 cash: 100"
                                + " | personalities: L14 2 claims 1");
        View.Offer offer = offer(view, "D");
        assertThat(offer.parts())
                .containsExactly(
                        new View.Reduction("A", true, 20),
                        new View.Reduction("L14", false, 20),
                        new View.Reduction("X", false, 10));
        assertThat(offer.price()).isEqualTo(70);
        assertThat(offer.left()).isEqualTo(30);
        assertThat(offer(view, "U").needs()).containsExactly("T", "V");
    }

    @Test
    void theEnlightenedRulerIsSparedMisery() {
        View view = view("seat 1 hand: E07 | seat 2 advances: A | seat 3 flags: ruler | turn: 1");
        assertThat(view.unrest().getFirst().steps()).containsExactly(4, 3, 0);
    }

    private static View.Offer offer(View view, String advance) {
        return view.offers().stream()
                .filter(each -> each.advance().equals(advance))
                .findFirst()
                .orElseThrow();
    }

    private View view(String parts) {
        return game.view(
                Position.read(game, "seats: 3\noptions: -\n" + parts.replace(" | ", "\n")), 0);
    }
}

package signoria.games.cradle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Position;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a view says beforehand is what then happens. */
class ProspectsTest {
    private static final int GAMES = 40;
    private static final Catalog CARDS = new Catalog(Tables.printed());
    private final Cradle game = new Cradle();
    private int shown;
    private int won;
    private int paid;

    @Test
    void strengthsPrizesAndBillsAreThoseOfTheRules() {
        for (int seats = 2; seats <= 4; seats++)
            for (int seed = 1; seed <= GAMES; seed++) play(seats, seed);
        assertThat(List.of(shown, won, paid)).allMatch(each -> each > 20);
    }

    private void play(int seats, int seed) {
        State s = game.start(Setup.of(game, seats, Map.of(), Seed.of(seed)));
        Rng rng = Rng.of(seed);
        List<Move> legal = new ArrayList<>();
        while (game.waiting(s) != 0) {
            legal.clear();
            game.legal(s, s.asked, legal);
            Move move = legal.get(rng.next(legal.size()));
            View before = game.view(s, s.asked);
            Events.Kept events = new Events.Kept();
            game.play(s, s.asked, move, events);
            compare(before, s, events.all());
        }
    }

    private void compare(View before, State after, List<Event> events) {
        List<View.Bill> bills = new ArrayList<>();
        Map<Integer, List<Integer>> gave = new HashMap<>();
        for (Event event : events)
            switch (event) {
                case CradleEvent.Showed(_, int card, int strength) -> {
                    assertThat(before.shows())
                            .filteredOn(each -> each.card().equals(CARDS.card(card).id()))
                            .extracting(View.Showing::strength)
                            .containsExactly(strength);
                    shown++;
                }
                case CradleEvent.Won(_, int prize)
                        when before.contest().byCharacters() && before.phase() == Phase.SHOW -> {
                    assertThat(before.contest().prize()).isEqualTo(prize);
                    bills.addAll(before.contest().bills());
                    won++;
                }
                case CradleEvent.Paid(int seat, _, int colour, int stones) -> {
                    List<Integer> given = gave.computeIfAbsent(seat, _ -> new ArrayList<>());
                    given.addAll(Collections.nCopies(stones, colour));
                }
                default -> {}
            }
        if (bills.isEmpty() || after.phase == Phase.PAY) return;
        gave.forEach((seat, stones) -> assertThat(stones).isEqualTo(bill(bills, seat)));
        paid += gave.size();
    }

    private static List<Integer> bill(List<View.Bill> bills, int seat) {
        return bills.stream()
                .filter(each -> each.seat() == seat)
                .findFirst()
                .orElseThrow()
                .stones();
    }

    @Test
    void aScoringIsForetoldByWhatEachSeesMost() {
        View view =
                view(
                        "c1: red-1 r1=2",
                        "seat 1 columns: finance=finance-red-1,finance-red-2",
                        "seat 2 columns: architecture=architecture-red-1");
        View.Stack stack = view.stacks().getFirst();
        assertThat(stack.prospect())
                .isEqualTo(
                        new View.Prospect(
                                List.of(
                                        new View.Count(0, Symbol.FINANCE, 2),
                                        new View.Count(1, Symbol.ARCHITECTURE, 1)),
                                0,
                                1));
        assertThat(stack.blue()).isEqualTo(new View.Covered(0, 1, true));
        assertThat(view.players().get(1).placed()).isEqualTo(1);
    }

    private View view(String... parts) {
        return game.view(
                Position.read(game, "seats: 2\noptions: -\n" + String.join("\n", parts)), 0);
    }
}

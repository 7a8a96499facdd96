package signoria.games.lorenzo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import signoria.kernel.Bits;
import signoria.kernel.Event;
import signoria.kernel.Setups;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** What a seat is told of its ways to act, before it chooses. */
class ProspectsTest {
    private static final int GAMES = 4;
    private final Lorenzo game = new Lorenzo();

    @ParameterizedTest
    @ValueSource(strings = {"advanced=off", "-", "famiglie=on pazzi=on"})
    void offersAreTheOpenSpacesAndTheOthersSayWhyNot(String options) {
        playing(
                options,
                (s, legal) -> {
                    View view = game.view(s, s.actor);
                    if (view.closed().isEmpty()) return;
                    TreeSet<Integer> open = new TreeSet<>();
                    for (Move move : legal) if (move instanceof Move.Go(int space)) open.add(space);
                    TreeSet<Integer> offered = new TreeSet<>();
                    for (View.Offer offer : view.offers()) offered.add(offer.space());
                    assertEquals(open, offered);
                    for (int space = 0; space < Space.COUNT; space++)
                        assertEquals(open.contains(space), view.closed().get(space).isEmpty());
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"advanced=off", "-", "famiglie=on pazzi=on"})
    void anOfferAsksForWhatThePlacementThenTakes(String options) {
        playing(
                options,
                (s, _) -> {
                    if (Task.kind(s.agenda.top()) != Task.TURN) return;
                    List<View.Offer> offers = game.view(s, s.actor).offers();
                    for (View.Offer offer : offers) place(s, offer, offers);
                });
    }

    /** A little less than it lacks leaves a floor closed for the same reason; as much does not. */
    @ParameterizedTest
    @ValueSource(strings = {"advanced=off", "-", "famiglie=on pazzi=on"})
    void whatAFloorLacksWouldOpenIt(String options) {
        int[] found = new int[1];
        playing(
                options,
                (s, _) -> {
                    View view = game.view(s, s.actor);
                    for (int floor = 0; floor < Space.HARVEST_SMALL; floor++) {
                        long lacks = view.floors().get(floor).lacks().packed();
                        if (lacks == Goods.NONE || Goods.tokens(lacks) > 0) continue;
                        found[0]++;
                        String why = view.closed().get(floor);
                        assertNotEquals(why, closedWith(s, floor, lacks));
                        for (Good good : Good.ALL)
                            if (Goods.count(lacks, good) > 0)
                                assertEquals(why, closedWith(s, floor, lacks - Goods.of(good, 1)));
                    }
                });
        assertTrue(found[0] > 100, () -> "only " + found[0]);
    }

    private String closedWith(State before, int floor, long more) {
        State s = before.copy();
        for (Good good : Good.ALL)
            if (Goods.count(more, good) > 0) s.add(s.actor, good, Goods.count(more, good));
        return game.view(s, s.actor).closed().get(floor);
    }

    @Test
    void nobodyElseIsTold() {
        playing(
                "-",
                (s, _) -> {
                    View other = game.view(s, (s.actor + 1) % s.seats);
                    assertEquals(List.of(), other.offers());
                    assertEquals(List.of(), other.closed());
                });
    }

    /** Goes there with that member; what the first events take is what the offer said. */
    private void place(State before, View.Offer offer, List<View.Offer> offers) {
        State s = before.copy();
        int seat = s.actor;
        List<Event> events = new ArrayList<>();
        game.play(s, seat, Move.GOES[offer.space()], events::add);
        long members = offers.stream().filter(each -> each.space() == offer.space()).count();
        if (members > 1) game.play(s, seat, Move.MEMBERS[offer.member()], events::add);
        int servants = 0;
        for (Event event : events)
            if (event instanceof LorenzoEvent.Raised(int _, int count)) servants += count;
        boolean asked = s.agenda.asks(Task.WORK);
        if (!asked) assertEquals(offer.servants(), servants);
        if (offer.fee() > 0)
            assertEquals(
                    new LorenzoEvent.Paid(seat, 0, 0, offer.fee(), 0, 0, 0, 0),
                    events.stream().filter(LorenzoEvent.Paid.class::isInstance).findFirst().get());
    }

    private void playing(String options, BiConsumer<State, List<Move>> look) {
        Random random = new Random(1492);
        for (int played = 0; played < GAMES; played++) {
            State s = game.start(Setups.of(game, 2 + played % 3, options));
            while (game.waiting(s) != 0) {
                int seat = Bits.first(game.waiting(s));
                List<Move> legal = new ArrayList<>();
                game.legal(s, seat, legal);
                if (seat == s.actor) look.accept(s, legal);
                game.play(s, seat, legal.get(random.nextInt(legal.size())), _ -> {});
            }
        }
    }
}

package signoria.games.cradle;

import signoria.games.cradle.View.Column;
import signoria.games.cradle.View.Contest;
import signoria.games.cradle.View.Player;
import signoria.games.cradle.View.Space;
import signoria.games.cradle.View.Stack;
import signoria.kernel.Bits;

import java.util.ArrayList;
import java.util.List;

/** What each seat may see of a state, built up from nothing. */
final class Viewing {
    private Viewing() {}

    static View view(State s, int you) {
        List<Player> players = new ArrayList<>();
        for (int other = 0; other < s.seats; other++)
            players.add(player(s, other, other == you || s.phase == Phase.OVER));
        return new View(
                s.seats,
                you,
                s.teams,
                s.phase,
                s.turn,
                s.asked,
                s.swapping,
                s.liftedFrom == State.NONE ? State.NONE : State.spot(s.liftedFrom, s.liftedSpace),
                s.bonus,
                s.actions,
                s.acted,
                s.idle,
                Bits.numbers(s.left),
                stacks(s, you),
                Long.bitCount(s.eventDeck),
                events(s.catalog, s.eventsSeen),
                cards(s.catalog, s.cards.openCultures(), s.cards.openPeople()),
                s.cards.deckSize(),
                cards(s.catalog, s.cards.discardedCultures(), s.cards.discardedPeople()),
                cards(s.catalog, s.cards.mayDeckCultures(), s.cards.mayDeckPeople()),
                contest(s),
                List.copyOf(players),
                Prospects.shows(s, you),
                Prospects.sides(s));
    }

    private static Contest contest(State s) {
        return new Contest(
                s.scored,
                s.byCharacters,
                s.rival,
                s.chosen,
                s.rivalChosen,
                s.passed,
                s.winner,
                s.due,
                s.payers,
                s.payer,
                s.received,
                s.keepers,
                Prospects.counted(s, s.turn),
                Prospects.counted(s, s.rival),
                Prospects.prize(s),
                Prospects.bills(s));
    }

    private static List<Stack> stacks(State s, int you) {
        List<Stack> stacks = new ArrayList<>();
        for (int place = 0; place < State.PLACES; place++)
            if (s.event(place) != State.NONE) stacks.add(stack(s, place, you));
        return List.copyOf(stacks);
    }

    private static Stack stack(State s, int place, int you) {
        List<String> events = new ArrayList<>();
        for (int e = s.event(place); e != State.NONE; e = s.beneath(e))
            events.add(s.catalog.events[e].id());
        EventCard event = s.catalog.events[s.event(place)];
        List<Space> spaces = new ArrayList<>();
        for (int space = 0; space < event.spaces(); space++)
            spaces.add(space(s, place, event, space));
        return new Stack(
                CradleNotation.place(place),
                List.copyOf(events),
                event.symbols(),
                Placing.users(s, place),
                Prospects.covered(s, place, false),
                Prospects.covered(s, place, true),
                Prospects.prospect(s, place, you),
                List.copyOf(spaces));
    }

    private static Space space(State s, int place, EventCard event, int space) {
        int owner = State.NOBODY;
        for (int seat = 0; seat < s.seats; seat++)
            if ((s.pieces(place, seat) >>> space & 1) != 0) owner = seat;
        List<String> roads = new ArrayList<>();
        for (int other = 0; other < event.spaces(); other++)
            if ((event.roads().get(space) >>> other & 1) != 0) roads.add(event.spaceName(other));
        return new Space(
                event.spaceName(space),
                event.layout().get(space).column(),
                event.layout().get(space).row(),
                List.copyOf(roads),
                owner,
                owner != State.NOBODY && s.genius(owner) == State.spot(place, space));
    }

    private static Player player(State s, int seat, boolean seen) {
        List<String> none = List.of();
        List<Integer> stones = new ArrayList<>();
        for (int colour = 0; colour < s.seats; colour++) stones.add(s.stones(seat, colour));
        return new Player(
                s.cards.handSize(seat),
                seen
                        ? cards(s.catalog, s.cards.handCultures(seat), s.cards.handPeople(seat))
                        : none,
                Long.bitCount(s.cards.pile(seat)),
                seen ? cards(s.catalog, 0, s.cards.pile(seat)) : none,
                cards(s.catalog, 0, s.cards.shown(seat)),
                columns(s, seat),
                List.copyOf(stones),
                s.genius(seat),
                cards(s.catalog, s.cards.mayHandCultures(seat), s.cards.mayHandPeople(seat)),
                cards(s.catalog, 0, s.cards.mayPile(seat)),
                s.phase == Phase.OVER
                        ? none
                        : cards(s.catalog, knownCultures(s, seat), knownPeople(s, seat)),
                s.reserve(seat),
                s.stonesPlaced(seat),
                s.reserve(seat) + s.stonesPlaced(seat),
                Characters.strength(s.catalog, s.cards.shown(seat)),
                s.columns.marks(seat, false),
                s.columns.marks(seat, true));
    }

    private static long knownCultures(State s, int seat) {
        long elsewhere = s.cards.mayDeckCultures();
        for (int other = 0; other < s.seats; other++)
            if (other != seat) elsewhere |= s.cards.mayHandCultures(other);
        return s.cards.mayHandCultures(seat) & ~elsewhere;
    }

    private static long knownPeople(State s, int seat) {
        long elsewhere = s.cards.mayDeckPeople();
        for (int other = 0; other < s.seats; other++) {
            elsewhere |= s.cards.mayPile(other);
            if (other != seat) elsewhere |= s.cards.mayHandPeople(other);
        }
        return s.cards.mayHandPeople(seat) & ~elsewhere;
    }

    private static List<Column> columns(State s, int seat) {
        List<Column> columns = new ArrayList<>();
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            int top = s.columns.top(seat, symbol);
            if (top == State.NONE) continue;
            boolean undecided = s.columns.undecided(seat, top);
            if (undecided && symbol == s.catalog.secondSymbol[top]) continue;
            List<Symbol> symbols = new ArrayList<>(List.of(Symbol.ALL[symbol]));
            if (undecided) symbols.add(Symbol.ALL[s.catalog.secondSymbol[top]]);
            columns.add(column(s, symbols, top, s.columns.count(seat, symbol)));
        }
        return List.copyOf(columns);
    }

    private static Column column(State s, List<Symbol> symbols, int top, int count) {
        List<String> cards = new ArrayList<>();
        List<Boolean> turned = new ArrayList<>();
        for (int card = top; card != State.NONE; card = s.columns.liesOn(card)) {
            cards.addFirst(s.catalog.cultures[card].id());
            turned.addFirst(s.columns.isTurned(card));
        }
        return new Column(
                List.copyOf(symbols),
                List.copyOf(cards),
                List.copyOf(turned),
                count,
                s.columns.mark(top));
    }

    static List<String> cards(Catalog catalog, long cultures, long people) {
        List<String> cards = Bits.named(cultures, card -> catalog.cultures[card].id());
        cards.addAll(Bits.named(people, card -> catalog.people[card].id()));
        return List.copyOf(cards);
    }

    private static List<String> events(Catalog catalog, long events) {
        return Bits.named(events, event -> catalog.events[event].id());
    }
}

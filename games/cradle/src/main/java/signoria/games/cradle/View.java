package signoria.games.cradle;

import signoria.kernel.Derived;
import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;

/**
 * What one seat may see: the whole table, its own hand and pile, and of other hands and piles how
 * many cards they hold and which these may be.
 *
 * @param you the seat, or {@link Game#SPECTATOR}
 * @param asked who owes a decision, -1 when the game is over
 * @param lifted where the piece in the air was lifted, as {@code place * 8 + space}, or -1
 * @param left the seats that have left, as bits
 * @param eventsSeen every event that ever lay open
 * @param mayDeck the cards that may lie in the deck, as far as all know
 * @param shows while you may show a character: what each would make
 * @param sides at the end, what decides for each side
 */
public record View(
        int seats,
        int you,
        boolean teams,
        Phase phase,
        int turn,
        int asked,
        boolean swapping,
        int lifted,
        int bonus,
        int actions,
        int acted,
        int idle,
        int left,
        List<Stack> stacks,
        int eventsLeft,
        List<String> eventsSeen,
        List<String> open,
        int deck,
        List<String> discards,
        List<String> mayDeck,
        Contest contest,
        List<Player> players,
        @Derived List<Showing> shows,
        @Derived List<Side> sides) {

    /**
     * An event with those beneath it.
     *
     * @param place {@code c1} to {@code c3} in the centre, {@code left1} to the left of seat 1
     * @param events the open one first
     * @param symbols those of the open event
     * @param seats who may use it; beside the players the one on its right first
     */
    public record Stack(
            String place,
            List<String> events,
            @Derived List<Symbol> symbols,
            @Derived List<Integer> seats,
            @Derived Covered blue,
            @Derived Covered red,
            @Derived Prospect prospect,
            List<Space> spaces) {}

    /**
     * How many spaces of a colour are covered, of how many.
     *
     * @param last the next piece on one of them brings a scoring
     */
    public record Covered(int taken, int all, boolean last) {}

    /**
     * What a scoring of the culture would bring now, each counting the symbol seen most.
     *
     * @param counts of those who are there, and yours where there is room for you; the highest
     *     first
     * @param winner -1 where nobody wins
     */
    public record Prospect(List<Count> counts, int winner, int prize) {}

    /** What a seat would count. */
    public record Count(int seat, Symbol symbol, int count) {}

    /**
     * A space of the open event.
     *
     * @param column where it is drawn, from 0 to 4, like its row
     * @param roads the spaces it is joined to
     * @param owner whose piece stands on it, or -1
     */
    public record Space(
            String name,
            @Derived int column,
            @Derived int row,
            @Derived List<String> roads,
            int owner,
            boolean genius) {}

    /**
     * The scoring that is going on or will follow; -1 stands for nobody and nothing.
     *
     * @param count what the one whose turn it is has counted or shown; likewise {@code rivalCount}
     * @param prize the stones to be won, -1 as long as that is open
     * @param bills what those who may lose would pay
     */
    public record Contest(
            int place,
            boolean byCharacters,
            int rival,
            int chosen,
            int rivalChosen,
            int passed,
            int winner,
            int due,
            int payers,
            int payer,
            int received,
            int keepers,
            @Derived int count,
            @Derived int rivalCount,
            @Derived int prize,
            @Derived List<Bill> bills) {}

    /** What a seat would pay: the colours of the stones. */
    public record Bill(int seat, List<Integer> stones) {}

    /**
     * What a character would make of those shown already.
     *
     * @param lead how much that is above the rival, 0 where there is none
     */
    public record Showing(String card, int strength, int lead) {}

    /** What decides at the end for partners, or for one who plays alone. */
    public record Side(List<Integer> seats, int rank, int stones, int cultures, int strength) {}

    /**
     * A seat's things.
     *
     * @param hand empty where it is not seen
     * @param pile empty where it is not seen
     * @param stones in reserve, by colour
     * @param genius where the genius piece stands, as {@code place * 8 + space}; -1 in reserve
     * @param mayHand the cards that may lie in the hand, as far as all know; likewise {@code
     *     mayPile}
     * @param known the cards all know to be in the hand: they may lie nowhere else
     * @param reserve all stones in reserve, {@code placed} those on events, {@code total} what
     *     would be counted now
     * @param strength that of the characters shown
     * @param blueMarks the genius marks its columns show
     */
    public record Player(
            int handSize,
            List<String> hand,
            int pileSize,
            List<String> pile,
            List<String> shown,
            List<Column> columns,
            List<Integer> stones,
            int genius,
            List<String> mayHand,
            List<String> mayPile,
            @Derived List<String> known,
            @Derived int reserve,
            @Derived int placed,
            @Derived int total,
            @Derived int strength,
            @Derived int blueMarks,
            @Derived int redMarks) {}

    /**
     * Culture cards that show one symbol, from the bottom up.
     *
     * @param symbols one, or two while a jolly lies alone and undecided
     * @param turned for each card whether it shows its symbol twice
     * @param mark the colour of the genius mark it shows, or none
     */
    public record Column(
            List<Symbol> symbols,
            List<String> cards,
            List<Boolean> turned,
            int count,
            @Derived String mark) {}

    static View of(State s, int you) {
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
                s.left,
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
        int owner = State.NONE;
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
                owner != State.NONE && s.genius(owner) == State.spot(place, space));
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
        List<String> cards = new ArrayList<>();
        for (long rest = cultures; rest != 0; rest &= rest - 1)
            cards.add(catalog.cultures[Long.numberOfTrailingZeros(rest)].id());
        for (long rest = people; rest != 0; rest &= rest - 1)
            cards.add(catalog.people[Long.numberOfTrailingZeros(rest)].id());
        return List.copyOf(cards);
    }

    private static List<String> events(Catalog catalog, long events) {
        List<String> ids = new ArrayList<>();
        for (long rest = events; rest != 0; rest &= rest - 1)
            ids.add(catalog.events[Long.numberOfTrailingZeros(rest)].id());
        return List.copyOf(ids);
    }
}

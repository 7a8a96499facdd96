package signoria.games.cradle;

import signoria.kernel.BadInput;
import signoria.kernel.Ids;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a position in text. Stones put on an event come from their owner's reserve; the
 * cards are {@link CardLayout}'s.
 */
final class Layout {
    static final Ids SYMBOLS = Ids.constants(Symbol.class, "symbol");

    private final Catalog catalog;
    private final Zones<State> zones = new Zones<>(s -> s.seats);

    Layout(Catalog catalog) {
        this.catalog = catalog;
        turn();
        scoring();
        for (int place = 0; place < State.PLACES; place++) stack(place);
        Ids events = new Ids(e -> catalog.events[e].id(), catalog::event);
        zones.set("event deck", events, s -> s.eventDeck, (s, set) -> s.eventDeck = set)
                .set("events seen", events, s -> s.eventsSeen, (s, set) -> s.eventsSeen = set)
                .zone("lifted", Layout::lifted, Layout::lifted);
        zones.seat("stones", Layout::stones, Layout::stones);
        new CardLayout(catalog).add(zones);
        zones.chance(s -> s.rng);
    }

    Zones<State> zones() {
        return zones;
    }

    private void turn() {
        zones.constant("phase", Phase.class, s -> s.phase, (s, phase) -> s.phase = phase)
                .whoOrNobody("turn", s -> s.turn, (s, seat) -> s.turn = s.asked = seat)
                .whoOrNobody("asked", s -> s.asked, (s, seat) -> s.asked = seat)
                .flag("swapping", s -> s.swapping, (s, yes) -> s.swapping = yes)
                .number("bonus", s -> s.bonus, (s, n) -> s.bonus = n)
                .number("actions", s -> s.actions, (s, n) -> s.actions = n)
                .number("acted", s -> s.acted, (s, n) -> s.acted = n)
                .number("idle", s -> s.idle, (s, n) -> s.idle = n)
                .seats("left", s -> s.left, (s, seats) -> s.left = seats);
    }

    private void scoring() {
        zones.zone("scoring", Layout::scoring, Layout::scoring)
                .whoOrNobody("rival", s -> s.rival, (s, seat) -> s.rival = seat)
                .one("chosen", SYMBOLS, s -> s.chosen, (s, symbol) -> s.chosen = symbol)
                .one(
                        "rival chosen",
                        SYMBOLS,
                        s -> s.rivalChosen,
                        (s, symbol) -> s.rivalChosen = symbol)
                .seats("passed", s -> s.passed, (s, seats) -> s.passed = seats)
                .whoOrNobody("winner", s -> s.winner, (s, seat) -> s.winner = seat)
                .number("due", s -> s.due, (s, n) -> s.due = n)
                .seats("payers", s -> s.payers, (s, seats) -> s.payers = seats)
                .whoOrNobody("payer", s -> s.payer, (s, seat) -> s.payer = seat)
                .number("received", s -> s.received, (s, n) -> s.received = n)
                .seats("keepers", s -> s.keepers, (s, seats) -> s.keepers = seats);
    }

    private void stack(int place) {
        zones.zone(CradleNotation.place(place), s -> stack(s, place), (s, t) -> stack(s, place, t));
    }

    private static String scoring(State s) {
        if (s.scored == State.NONE) return "-";
        return CradleNotation.place(s.scored) + (s.byCharacters ? " characters" : " culture");
    }

    private static void scoring(State s, String text) {
        List<String> words = Text.words(text);
        s.scored = words.isEmpty() ? State.NONE : CradleNotation.place(words.getFirst());
        s.byCharacters =
                !words.isEmpty()
                        && Text.index(List.of("culture", "characters"), words.getLast(), "scoring")
                                == 1;
    }

    // --- Events and pieces -------------------------------------------------------------------

    /**
     * {@code red-3/violet-1 b1=1 r2=2*}: the open event on the others, a star for a genius piece.
     */
    private String stack(State s, int place) {
        if (s.event(place) == State.NONE) return "-";
        List<String> ids = new ArrayList<>();
        for (int e = s.event(place); e != State.NONE; e = s.beneath(e))
            ids.add(catalog.events[e].id());
        StringBuilder text = new StringBuilder(String.join("/", ids));
        EventCard event = catalog.events[s.event(place)];
        for (int space = 0; space < event.spaces(); space++)
            for (int seat = 0; seat < s.seats; seat++)
                if ((s.pieces(place, seat) >>> space & 1) != 0)
                    text.append(' ')
                            .append(event.spaceName(space))
                            .append('=')
                            .append(seat + 1)
                            .append(s.genius(seat) == State.spot(place, space) ? "*" : "");
        return text.toString();
    }

    private void stack(State s, int place, String text) {
        clear(s, place);
        List<String> words = Text.words(text);
        if (words.isEmpty()) return;
        for (String id : List.of(words.getFirst().split("/")).reversed()) {
            int event = catalog.event(id);
            for (int other = 0; other < State.PLACES; other++)
                if (liesAt(s, other, event)) clear(s, other);
            s.cover(place, event);
        }
        for (String word : words.subList(1, words.size())) piece(s, place, word);
    }

    private static void clear(State s, int place) {
        Contest.clear(s, place);
        while (s.event(place) != State.NONE) s.uncover(place);
    }

    private static boolean liesAt(State s, int place, int event) {
        for (int e = s.event(place); e != State.NONE; e = s.beneath(e)) if (e == event) return true;
        return false;
    }

    private void piece(State s, int place, String word) {
        if (!word.matches("[br]\\d=[1-4]\\*?"))
            throw new BadInput("expected a piece such as b1=2 or r1=1*, not '" + word + "'");
        EventCard event = catalog.events[s.event(place)];
        int space = event.space(CradleNotation.space(word.substring(0, 2)));
        if (space < 0) throw new BadInput(event.id() + " has no space " + word.substring(0, 2));
        int seat = Text.seat(word.substring(3, 4), s.seats, "piece");
        if (word.endsWith("*")) s.genius(seat, State.spot(place, space));
        else if (s.own(seat) > 0) s.addStones(seat, seat, -1);
        s.put(place, space, seat);
    }

    private static String lifted(State s) {
        if (s.liftedFrom == State.NONE) return "-";
        boolean genius = s.genius(s.turn) == State.IN_THE_AIR;
        EventCard event = s.catalog.events[s.event(s.liftedFrom)];
        return (genius ? "genius " : "stone ")
                + CradleNotation.place(s.liftedFrom)
                + " "
                + event.spaceName(s.liftedSpace);
    }

    private static void lifted(State s, String text) {
        List<String> words = Text.words(text);
        s.liftedFrom = State.NONE;
        s.liftedSpace = State.NONE;
        if (words.isEmpty()) return;
        if (words.size() != 3)
            throw new BadInput("expected a piece such as 'stone c1 b1', not '" + text + "'");
        s.liftedFrom = CradleNotation.place(words.get(1));
        s.liftedSpace =
                s.catalog.events[s.event(s.liftedFrom)].space(CradleNotation.space(words.get(2)));
        if (words.getFirst().equals("genius")) s.genius(s.turn, State.IN_THE_AIR);
    }

    /** Stones in reserve, by colour. */
    private static String stones(State s, int seat) {
        List<String> numbers = new ArrayList<>();
        for (int colour = 0; colour < s.seats; colour++) numbers.add("" + s.stones(seat, colour));
        return String.join(" ", numbers);
    }

    private static void stones(State s, int seat, String text) {
        List<String> numbers = Text.words(text);
        if (numbers.size() != s.seats)
            throw new BadInput("stones: expected " + s.seats + " numbers, one for each colour");
        for (int colour = 0; colour < s.seats; colour++) {
            int wanted = Text.number(numbers.get(colour), "stones");
            s.addStones(seat, colour, wanted - s.stones(seat, colour));
        }
    }
}

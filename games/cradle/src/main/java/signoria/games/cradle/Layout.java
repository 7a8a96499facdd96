package signoria.games.cradle;

import signoria.kernel.BadInput;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a position in text. Cards named in a part come from wherever they lie, those it held
 * before go into the deck; stones put on an event come from their owner's reserve.
 */
final class Layout {
    private static final int HAND = 0, PILE = 1, SHOWN = 2, OPEN = 3, DISCARDS = 4, DECK = 5;
    private static final String REST = "rest";

    private final Catalog catalog;
    private final Zones<State> zones = new Zones<>(s -> s.seats);

    Layout(Catalog catalog) {
        this.catalog = catalog;
        turn();
        scoring();
        for (int place = 0; place < State.PLACES; place++) stack(place);
        zones.zone("event deck", s -> events(s.eventDeck), (s, t) -> s.eventDeck = events(t))
                .zone("events seen", s -> events(s.eventsSeen), (s, t) -> s.eventsSeen = events(t))
                .zone("lifted", Layout::lifted, Layout::lifted);
        seat();
        zones.zone("open", s -> write(s, OPEN, 0), (s, t) -> read(s, OPEN, 0, t))
                .zone("discards", s -> write(s, DISCARDS, 0), (s, t) -> read(s, DISCARDS, 0, t))
                .zone("deck", s -> write(s, DECK, 0), (s, t) -> read(s, DECK, 0, t))
                .zone("known deck", Layout::knownDeck, Layout::knownDeck)
                .seat("known", Layout::known, Layout::known)
                .chance(s -> s.rng);
    }

    Zones<State> zones() {
        return zones;
    }

    private void turn() {
        zones.zone(
                        "phase",
                        s -> Text.lower(s.phase),
                        (s, t) -> s.phase = Text.constant(Phase.class, t, "phase"))
                .zone("turn", s -> seat(s.turn), (s, t) -> s.turn = s.asked = seat(s, t))
                .zone("asked", s -> seat(s.asked), (s, t) -> s.asked = seat(s, t))
                .zone("swapping", s -> yes(s.swapping), (s, t) -> s.swapping = yes(t))
                .number("bonus", s -> s.bonus, (s, n) -> s.bonus = n)
                .number("actions", s -> s.actions, (s, n) -> s.actions = n)
                .number("acted", s -> s.acted, (s, n) -> s.acted = n)
                .number("idle", s -> s.idle, (s, n) -> s.idle = n)
                .zone("left", s -> seats(s.left), (s, t) -> s.left = seats(s, t));
    }

    private void scoring() {
        zones.zone("scoring", Layout::scoring, Layout::scoring)
                .zone("rival", s -> seat(s.rival), (s, t) -> s.rival = seat(s, t))
                .zone("chosen", s -> symbol(s.chosen), (s, t) -> s.chosen = symbol(t))
                .zone(
                        "rival chosen",
                        s -> symbol(s.rivalChosen),
                        (s, t) -> s.rivalChosen = symbol(t))
                .zone("passed", s -> seats(s.passed), (s, t) -> s.passed = seats(s, t))
                .zone("winner", s -> seat(s.winner), (s, t) -> s.winner = seat(s, t))
                .number("due", s -> s.due, (s, n) -> s.due = n)
                .zone("payers", s -> seats(s.payers), (s, t) -> s.payers = seats(s, t))
                .zone("payer", s -> seat(s.payer), (s, t) -> s.payer = seat(s, t))
                .number("received", s -> s.received, (s, n) -> s.received = n)
                .zone("keepers", s -> seats(s.keepers), (s, t) -> s.keepers = seats(s, t));
    }

    private void stack(int place) {
        zones.zone(CradleNotation.place(place), s -> stack(s, place), (s, t) -> stack(s, place, t));
    }

    private void seat() {
        zones.seat("stones", Layout::stones, Layout::stones)
                .seat("hand", (s, p) -> write(s, HAND, p), (s, p, t) -> read(s, HAND, p, t))
                .seat("pile", (s, p) -> write(s, PILE, p), (s, p, t) -> read(s, PILE, p, t))
                .seat("shown", (s, p) -> write(s, SHOWN, p), (s, p, t) -> read(s, SHOWN, p, t))
                .seat("columns", this::columns, this::columns);
    }

    // --- Small things ------------------------------------------------------------------------

    private static String yes(boolean is) {
        return is ? "yes" : "no";
    }

    private static boolean yes(String text) {
        return Text.index(List.of("no", "yes"), text, "yes or no") == 1;
    }

    private static String seat(int seat) {
        return seat == State.NONE ? "-" : "" + (seat + 1);
    }

    private static int seat(State s, String text) {
        if (text.equals("-")) return State.NONE;
        int number = Text.number(text, "seat");
        if (number < 1 || number > s.seats)
            throw new BadInput("expected a seat from 1 to " + s.seats + ", not " + number);
        return number - 1;
    }

    private static String seats(int seats) {
        List<String> numbers = new ArrayList<>();
        for (int rest = seats; rest != 0; rest &= rest - 1)
            numbers.add(seat(Integer.numberOfTrailingZeros(rest)));
        return Text.orDash(String.join(" ", numbers));
    }

    private static int seats(State s, String text) {
        int seats = 0;
        for (String word : Text.words(text)) seats |= 1 << seat(s, word);
        return seats;
    }

    private static String symbol(int symbol) {
        return symbol == State.NONE ? "-" : Text.lower(Symbol.ALL[symbol]);
    }

    private static int symbol(String text) {
        return text.equals("-")
                ? State.NONE
                : Text.constant(Symbol.class, text, "symbol").ordinal();
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

    private String events(long events) {
        List<String> ids = new ArrayList<>();
        for (long rest = events; rest != 0; rest &= rest - 1)
            ids.add(catalog.events[Long.numberOfTrailingZeros(rest)].id());
        return Text.orDash(String.join(" ", ids));
    }

    private long events(String text) {
        long events = 0;
        for (String id : Text.words(text)) events |= 1L << catalog.event(id);
        return events;
    }

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
        int seat = seat(s, word.substring(3, 4));
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

    // --- Cards -------------------------------------------------------------------------------

    private static long cultures(State s, int part, int seat) {
        return switch (part) {
            case HAND -> s.handCultures(seat);
            case OPEN -> s.openCultures();
            case DISCARDS -> s.discardedCultures();
            case DECK -> s.deckCultures();
            default -> 0;
        };
    }

    private static long people(State s, int part, int seat) {
        return switch (part) {
            case HAND -> s.handPeople(seat);
            case PILE -> s.pile(seat);
            case SHOWN -> s.shown(seat);
            case OPEN -> s.openPeople();
            case DISCARDS -> s.discardedPeople();
            default -> s.deckPeople();
        };
    }

    private static void lay(State s, int part, int seat, long cultures, long people) {
        switch (part) {
            case HAND -> s.hand(seat, cultures, people);
            case PILE -> s.pile(seat, people);
            case SHOWN -> s.shown(seat, people);
            case OPEN -> s.open(cultures, people);
            case DISCARDS -> s.discards(cultures, people);
            default -> s.deck(cultures, people);
        }
    }

    private String write(State s, int part, int seat) {
        List<String> ids = new ArrayList<>();
        for (long rest = cultures(s, part, seat); rest != 0; rest &= rest - 1)
            ids.add(catalog.cultures[Long.numberOfTrailingZeros(rest)].id());
        for (long rest = people(s, part, seat); rest != 0; rest &= rest - 1)
            ids.add(catalog.people[Long.numberOfTrailingZeros(rest)].id());
        return Text.orDash(String.join(" ", ids));
    }

    /** What the part held before goes into the deck; what leaves the deck itself is discarded. */
    private void read(State s, int part, int seat, String text) {
        long wasCultures = cultures(s, part, seat);
        long wasPeople = people(s, part, seat);
        lay(s, part, seat, 0, 0);
        int elsewhere = part == DECK ? DISCARDS : DECK;
        give(s, elsewhere, 0, wasCultures, wasPeople);
        if (text.equals(REST)) takeRest(s, part, seat);
        else for (String id : Text.words(text)) move(s, part, seat, id);
        forget(s);
    }

    private static void give(State s, int part, int seat, long cultures, long people) {
        lay(s, part, seat, cultures(s, part, seat) | cultures, people(s, part, seat) | people);
    }

    /** All that lies in the deck and among the discards. */
    private static void takeRest(State s, int part, int seat) {
        for (int from : List.of(DECK, DISCARDS)) {
            if (from == part) continue;
            boolean only = part == PILE || part == SHOWN;
            give(s, part, seat, only ? 0 : cultures(s, from, 0), people(s, from, 0));
            lay(s, from, 0, only ? cultures(s, from, 0) : 0, 0);
        }
    }

    private void move(State s, int part, int seat, String id) {
        int card = catalog.card(id);
        if ((part == PILE || part == SHOWN) && !Card.isPerson(card))
            throw new BadInput("only characters lie there, not " + id);
        remove(s, card);
        long bit = 1L << card;
        give(s, part, seat, Card.isPerson(card) ? 0 : bit, Card.isPerson(card) ? bit : 0);
    }

    /** Takes a card from wherever it lies. */
    private static void remove(State s, int card) {
        long cultures = Card.isPerson(card) ? -1 : ~(1L << card);
        long people = Card.isPerson(card) ? ~(1L << card) : -1;
        for (int seat = 0; seat < s.seats; seat++) {
            for (int part = HAND; part <= DECK; part++)
                lay(
                        s,
                        part,
                        seat,
                        cultures(s, part, seat) & cultures,
                        people(s, part, seat) & people);
            if (Card.isPerson(card)) continue;
            for (int symbol = 0; symbol < Symbol.COUNT; symbol++)
                if (Columns.contains(s, seat, symbol, card)) empty(s, seat, symbol);
        }
    }

    private static void empty(State s, int seat, int symbol) {
        while (s.top(seat, symbol) != State.NONE) {
            long card = 1L << Columns.takeTop(s, seat, symbol);
            s.deck(s.deckCultures() | card, s.deckPeople());
        }
    }

    /** {@code science=a,b^ architecture/finance=c}: from the bottom, a roof for a turned card. */
    private String columns(State s, int seat) {
        List<String> columns = new ArrayList<>();
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            int top = s.top(seat, symbol);
            if (top == State.NONE) continue;
            boolean undecided = Columns.undecided(s, seat, top);
            if (undecided && symbol == catalog.secondSymbol[top]) continue;
            List<String> cards = new ArrayList<>();
            for (int c = top; c != State.NONE; c = s.liesOn(c))
                cards.addFirst(catalog.cultures[c].id() + (Columns.shows(s, c) > 1 ? "^" : ""));
            String name = symbol(symbol);
            if (undecided) name += "/" + symbol(catalog.secondSymbol[top]);
            columns.add(name + "=" + String.join(",", cards));
        }
        return Text.orDash(String.join(" ", columns));
    }

    private void columns(State s, int seat, String text) {
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) empty(s, seat, symbol);
        for (String word : Text.words(text)) {
            String[] parts = word.split("=");
            if (parts.length != 2)
                throw new BadInput("expected a column such as science=a,b^, not '" + word + "'");
            for (String id : parts[1].split(",")) lay(s, seat, parts[0], id);
        }
        forget(s);
    }

    private void lay(State s, int seat, String column, String name) {
        boolean turned = name.endsWith("^");
        int card = catalog.card(turned ? name.substring(0, name.length() - 1) : name);
        if (Card.isPerson(card)) throw new BadInput(name + " is no culture card");
        remove(s, card);
        if (column.contains("/")) {
            Columns.foundUndecided(s, seat, card);
            return;
        }
        int symbol = symbol(column);
        Columns.join(s, seat, symbol, card);
        if (!turned) return;
        s.turned |= 1L << card;
        s.column(seat, symbol, card, s.count(seat, symbol) + 1);
    }

    // --- Knowledge ---------------------------------------------------------------------------

    /** Nobody knows anything of the cards that are not in sight. */
    static void forget(State s) {
        long cultures = s.deckCultures();
        long people = s.deckPeople();
        for (int seat = 0; seat < s.seats; seat++) {
            cultures |= s.handCultures(seat);
            people |= s.handPeople(seat) | s.pile(seat);
        }
        boolean deck = s.deckSize() > 0;
        s.mayDeck(deck ? cultures : 0, deck ? people : 0);
        for (int seat = 0; seat < s.seats; seat++) {
            boolean hand = s.handSize(seat) > 0;
            s.mayHand(seat, hand ? cultures : 0, hand ? people : 0);
            s.mayPile(seat, s.pile(seat) != 0 ? people : 0);
        }
    }

    private static String hex(long... sets) {
        List<String> words = new ArrayList<>();
        for (long set : sets) words.add(Long.toHexString(set));
        return String.join(" ", words);
    }

    private static long[] hex(String text, int number) {
        List<String> words = Text.words(text);
        if (words.size() != number)
            throw new BadInput("expected " + number + " sets of cards in hex digits");
        long[] sets = new long[number];
        try {
            for (int i = 0; i < number; i++) sets[i] = Long.parseUnsignedLong(words.get(i), 16);
        } catch (NumberFormatException e) {
            throw new BadInput("expected sets of cards in hex digits, not '" + text + "'");
        }
        return sets;
    }

    private static String knownDeck(State s) {
        return hex(s.mayDeckCultures(), s.mayDeckPeople());
    }

    private static void knownDeck(State s, String text) {
        long[] sets = hex(text, 2);
        s.mayDeck(sets[0], sets[1]);
    }

    private static String known(State s, int seat) {
        return hex(s.mayHandCultures(seat), s.mayHandPeople(seat), s.mayPile(seat));
    }

    private static void known(State s, int seat, String text) {
        long[] sets = hex(text, 3);
        s.mayHand(seat, sets[0], sets[1]);
        s.mayPile(seat, sets[2]);
    }
}

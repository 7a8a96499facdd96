package signoria.games.cradle;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Tables;
import signoria.kernel.Tables.Row;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Events, cultures and characters, parsed once from their rows, with what the rules ask of them
 * most.
 */
final class Catalog {
    private static final int MOST = 64;
    private static final int FEWEST_CARDS = 24;
    private static final int FEWEST_EVENTS = 17;
    private static final int MOST_VALUE = 9;

    final EventCard[] events;
    final Card.Culture[] cultures;
    final Card.Person[] people;

    /** All there are, as bits. */
    final long allEvents;

    final long allCultures;
    final long allPeople;

    /** The events of each group, as bits. */
    final long[] ofGroup = new long[Group.COUNT];

    /** For each event and each set of occupied spaces the spaces where a piece may go. */
    final byte[] reach;

    private final Map<String, Integer> cards = new HashMap<>();
    final byte[] blueSpaces;
    final byte[] spaces;
    final byte[] eventSymbols;

    /** The symbols of each culture, and their union as bits. */
    final byte[] firstSymbol = new byte[MOST];

    final byte[] secondSymbol = new byte[MOST];

    /** Cultures by what is printed on them, as bits. */
    final long[] ofKind = new long[Card.Kind.values().length];

    /** Cultures that show a symbol, or may. */
    final long[] ofSymbol = new long[Symbol.COUNT];

    /** Characters of each value. */
    final long[] ofValue = new long[MOST_VALUE + 1];

    /** Characters that may be shown from the hand at an event with these symbols. */
    final long[] showable = new long[1 << Symbol.COUNT];

    Catalog(Tables tables) {
        events = events(tables.rows(Cradle.class, "events.tsv"));
        cultures = cultures(tables.rows(Cradle.class, "culture.tsv"));
        people = people(tables.rows(Cradle.class, "characters.tsv"));
        allEvents = all(events.length);
        allCultures = all(cultures.length);
        allPeople = all(people.length);
        reach = new byte[events.length << EventCard.MOST_SPACES];
        blueSpaces = new byte[events.length];
        spaces = new byte[events.length];
        eventSymbols = new byte[events.length];
        for (EventCard event : events) index(event);
        for (Card.Culture card : cultures) {
            firstSymbol[card.index()] = (byte) card.first().ordinal();
            secondSymbol[card.index()] = (byte) card.second().ordinal();
            ofKind[card.kind().ordinal()] |= 1L << card.index();
            ofSymbol[card.first().ordinal()] |= 1L << card.index();
            ofSymbol[card.second().ordinal()] |= 1L << card.index();
        }
        for (Card.Person card : people) index(card);
        for (Card card : cultures) cards.put(card.id(), card.index());
        for (Card card : people) cards.put(card.id(), card.index());
        for (Group group : Group.ALL)
            if (ofGroup[group.ordinal()] == 0)
                throw new BadInput("events.tsv: no event of the group " + Text.lower(group));
    }

    private void index(EventCard event) {
        int e = event.index();
        ofGroup[event.group().ordinal()] |= 1L << e;
        blueSpaces[e] = (byte) event.blue();
        spaces[e] = (byte) event.spaces();
        for (Symbol symbol : event.symbols()) eventSymbols[e] |= (byte) symbol.bit();
        int all = (1 << event.spaces()) - 1;
        for (int occupied = 0; occupied <= all; occupied++) {
            int joined = occupied == 0 ? all : 0;
            for (int space : Bits.numbers(occupied)) joined |= event.roads().get(space);
            reach[e << EventCard.MOST_SPACES | occupied] = (byte) (joined & ~occupied);
        }
    }

    private void index(Card.Person card) {
        long bit = 1L << card.index();
        ofValue[card.value()] |= bit;
        for (int symbols = 0; symbols < showable.length; symbols++)
            if (card.symbols() == 0 || (card.symbols() & symbols) != 0) showable[symbols] |= bit;
    }

    private static long all(int count) {
        return count == Long.SIZE ? -1 : (1L << count) - 1;
    }

    Card card(int index) {
        return Card.isPerson(index) ? people[index - Card.PEOPLE] : cultures[index];
    }

    boolean has(int card) {
        return Card.isPerson(card) ? card - Card.PEOPLE < people.length : card < cultures.length;
    }

    /** The number of a card. */
    int card(String id) {
        Integer index = cards.get(id);
        if (index == null) throw new BadInput("no card '" + id + "'");
        return index;
    }

    /** The number of an event. */
    int event(String id) {
        for (EventCard event : events) if (event.id().equals(id)) return event.index();
        throw new BadInput("no event '" + id + "'");
    }

    /** The value of a character. */
    int value(int card) {
        return people[card - Card.PEOPLE].value();
    }

    boolean isJolly(int card) {
        return (ofKind[Card.Kind.JOLLY.ordinal()] >>> card & 1) != 0;
    }

    boolean turns(int card) {
        return (ofKind[Card.Kind.ROTATION.ordinal()] >>> card & 1) != 0;
    }

    /** The spaces of one colour of an event, as bits. */
    int coloured(int event, boolean red) {
        int blue = (1 << blueSpaces[event]) - 1;
        return red ? (1 << spaces[event]) - 1 & ~blue : blue;
    }

    private static EventCard[] events(List<Row> rows) {
        number("events.tsv", rows, FEWEST_EVENTS);
        EventCard[] events = new EventCard[rows.size()];
        for (int i = 0; i < events.length; i++) events[i] = event(i, rows.get(i));
        return events;
    }

    private static void number(String file, List<Row> rows, int fewest) {
        if (rows.size() < fewest || rows.size() > MOST)
            throw new BadInput(
                    file + ": expected " + fewest + " to " + MOST + " cards, found " + rows.size());
    }

    private static EventCard event(int index, Row row) {
        int blue = row.number("blue");
        int red = row.number("red");
        if (blue < 1) throw row.error("blue", "at least one space");
        if (red < 1 || blue + red > EventCard.MOST_SPACES)
            throw row.error("red", "at least one space, and no more than six in all");
        return new EventCard(
                index,
                row.id(),
                row.constant("group", Group.class),
                row.number("year"),
                symbols(row, "symbols", 1, 3),
                blue,
                red,
                roads(row, blue, red),
                layout(row, blue, red),
                row.text("name"),
                row.text("italian"),
                row.mark());
    }

    private static List<Symbol> symbols(Row row, String column, int fewest, int most) {
        List<Symbol> symbols = new ArrayList<>();
        for (String word : Text.words(row.text(column))) symbols.add(symbol(row, column, word));
        if (symbols.size() < fewest
                || symbols.size() > most
                || symbols.stream().distinct().count() != symbols.size())
            throw row.error(column, fewest + " to " + most + " different symbols");
        return List.copyOf(symbols);
    }

    private static Symbol symbol(Row row, String column, String word) {
        try {
            return Text.constant(Symbol.class, word, column);
        } catch (BadInput e) {
            throw row.error(column, "science, architecture, finance, exploration or religion");
        }
    }

    /** Roads such as {@code b1-r1 r1-b2}; every space can be reached from every other. */
    private static List<Integer> roads(Row row, int blue, int red) {
        int[] roads = new int[blue + red];
        for (String road : Text.words(row.text("roads"))) {
            String[] ends = road.split("-");
            if (ends.length != 2) throw row.error("roads", "roads such as 'b1-r1'");
            int from = space(row, "roads", ends[0], blue, red);
            int to = space(row, "roads", ends[1], blue, red);
            if (from == to) throw row.error("roads", "roads between two spaces");
            roads[from] |= 1 << to;
            roads[to] |= 1 << from;
        }
        int reached = 1;
        for (int step = 0; step < roads.length; step++)
            for (int space = 0; space < roads.length; space++)
                if ((reached >>> space & 1) != 0) reached |= roads[space];
        if (reached != (1 << roads.length) - 1)
            throw row.error("roads", "roads that join all spaces");
        List<Integer> list = new ArrayList<>();
        for (int joined : roads) list.add(joined);
        return List.copyOf(list);
    }

    private static int space(Row row, String column, String name, int blue, int red) {
        if (name.matches("b[1-5]") && name.charAt(1) - '0' <= blue) return name.charAt(1) - '1';
        if (name.matches("r[1-5]") && name.charAt(1) - '0' <= red)
            return blue + name.charAt(1) - '1';
        throw row.error(column, "spaces b1 to b" + blue + " and r1 to r" + red);
    }

    /** Where each space is drawn, such as {@code b1=0,2 r1=2,2}. */
    private static List<EventCard.Spot> layout(Row row, int blue, int red) {
        EventCard.Spot[] spots = new EventCard.Spot[blue + red];
        for (String word : Text.words(row.text("layout"))) {
            if (!word.matches("[br][1-5]=[0-4],[0-4]"))
                throw row.error("layout", "places such as 'b1=0,2'");
            int space = space(row, "layout", word.substring(0, 2), blue, red);
            spots[space] = new EventCard.Spot(word.charAt(3) - '0', word.charAt(5) - '0');
        }
        for (EventCard.Spot spot : spots)
            if (spot == null) throw row.error("layout", "a place for every space");
        return List.of(spots);
    }

    private static Card.Culture[] cultures(List<Row> rows) {
        number("culture.tsv", rows, FEWEST_CARDS);
        Card.Culture[] cards = new Card.Culture[rows.size()];
        for (int i = 0; i < cards.length; i++) cards[i] = culture(i, rows.get(i));
        return cards;
    }

    private static Card.Culture culture(int index, Row row) {
        Card.Kind kind = row.constant("kind", Card.Kind.class);
        int count = kind == Card.Kind.JOLLY ? 2 : 1;
        List<Symbol> symbols = symbols(row, "symbols", count, count);
        return new Card.Culture(
                index,
                row.id(),
                kind,
                symbols.getFirst(),
                symbols.getLast(),
                row.text("name"),
                row.text("italian"),
                row.mark());
    }

    private static Card.Person[] people(List<Row> rows) {
        number("characters.tsv", rows, 1);
        Card.Person[] cards = new Card.Person[rows.size()];
        for (int i = 0; i < cards.length; i++) cards[i] = person(Card.PEOPLE + i, rows.get(i));
        return cards;
    }

    private static Card.Person person(int index, Row row) {
        int value = row.number("value");
        if (value < 1 || value > MOST_VALUE) throw row.error("value", "1 to " + MOST_VALUE);
        String symbol = row.text("symbol");
        return new Card.Person(
                index,
                row.id(),
                value,
                symbol.equals("-") ? 0 : symbol(row, "symbol", symbol).bit(),
                row.text("life"),
                row.text("name"),
                row.text("italian"),
                row.mark());
    }
}

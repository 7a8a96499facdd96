package signoria.games.masters;

import signoria.kernel.BadInput;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/** The parts of a position in text. */
final class Layout {
    private static final List<String> TILES = List.of("down", "up", "gone");
    static final List<String> TOKENS =
            List.of("green", "blue", "yellow", "purple", "two", "two-again", "reshuffle");

    private final Catalog catalog;
    private final Zones<State> zones = new Zones<>(s -> s.seats);

    Layout(Catalog catalog) {
        this.catalog = catalog;
        zones.zone(
                        "phase",
                        s -> Text.lower(s.phase),
                        (s, t) -> s.phase = Text.constant(Phase.class, t, "phase"))
                .number("turn", s -> s.turn + 1, (s, n) -> s.turn = seat(s, n))
                .number("first", s -> s.first + 1, (s, n) -> s.first = seat(s, n))
                .zone("ending", s -> s.ending ? "yes" : "no", (s, t) -> s.ending = t.equals("yes"))
                .number("reports", s -> s.reports, (s, n) -> s.reports = n)
                .zone("market", Layout::market, Layout::market)
                .zone("grid", this::grid, this::grid)
                .zone("unseen", s -> cards(s.unseen), (s, t) -> s.unseen = cards(t))
                .number("cross", s -> s.cross, (s, n) -> s.cross = n)
                .zone("tokens", s -> tokens(s.tokens), (s, t) -> s.tokens = tokens(t))
                .zone("lost", s -> s.lost ? "yes" : "no", (s, t) -> s.lost = t.equals("yes"))
                .zone("taken", s -> Goods.write(s.taken), (s, t) -> s.taken = Goods.read(t))
                .number("whites", s -> s.whites, (s, n) -> s.whites = n)
                .number("choices", s -> s.choices, (s, n) -> s.choices = n)
                .zone("need", s -> Goods.write(s.need), (s, t) -> s.need = Goods.read(t))
                .zone(
                        "buying",
                        s -> s.pile < 0 ? "-" : MastersNotation.pile(s.pile),
                        (s, t) -> s.pile = t.equals("-") ? State.NO_CARD : pile(t))
                .number("slot", s -> s.slot + 1, (s, n) -> s.slot = n - 1)
                .zone("powers", s -> powers(s.powers), (s, t) -> s.powers = powers(t))
                .zone("made", s -> Goods.write(s.made), (s, t) -> s.made = Goods.read(t))
                .number("made faith", s -> s.madeFaith, (s, n) -> s.madeFaith = n)
                .seat(
                        "warehouse",
                        (s, p) -> Goods.write(s.warehouse(p)),
                        (s, p, t) -> s.warehouse(p, Goods.read(t)))
                .seat(
                        "strongbox",
                        (s, p) -> Goods.write(s.strongbox(p)),
                        (s, p, t) -> s.strongbox(p, Goods.read(t)))
                .seat(
                        "faith",
                        (s, p) -> "" + s.faith(p),
                        (s, p, t) -> s.faith(p, Text.number(t, "faith")))
                .seat("tiles", Layout::tiles, Layout::tiles)
                .seat("slots", this::slots, this::slots)
                .seat("hand", (s, p) -> leaders(s.hand(p)), (s, p, t) -> s.hand(p, leaders(t)))
                .seat(
                        "played",
                        (s, p) -> leaders(s.played(p)),
                        (s, p, t) -> s.played(p, leaders(t)))
                .seat("away", (s, p) -> leaders(s.away(p)), (s, p, t) -> s.away(p, leaders(t)))
                .seat(
                        "sealed",
                        (s, p) -> leaders(s.sealed(p)),
                        (s, p, t) -> s.sealed(p, leaders(t)))
                .chance(s -> s.rng);
    }

    Zones<State> zones() {
        return zones;
    }

    private static int pile(String text) {
        String[] parts = text.split(" ");
        if (parts.length != 2)
            throw new BadInput("expected a pile such as 'green 2', not '" + text + "'");
        int level = Text.number(parts[1], "pile");
        if (level < 1 || level > Card.LEVELS)
            throw new BadInput("expected a level from 1 to 3, not " + level);
        return Card.pile(Text.constant(Colour.class, parts[0], "pile").ordinal(), level);
    }

    static String power(Catalog catalog, int power) {
        if (power == Production.BASE) return "base";
        return power < Production.LEADERS
                ? "slot " + power
                : catalog.leaders[power - Production.LEADERS].id();
    }

    private String powers(long powers) {
        List<String> names = new ArrayList<>();
        for (long rest = powers; rest != 0; rest &= rest - 1)
            names.add(power(catalog, Long.numberOfTrailingZeros(rest)).replace(" ", ""));
        return Text.orDash(String.join(" ", names));
    }

    private long powers(String text) {
        long powers = 0;
        for (String word : Text.words(text))
            powers |=
                    1L
                            << (word.equals("base")
                                    ? Production.BASE
                                    : word.startsWith("slot")
                                            ? word.charAt(4) - '0'
                                            : Production.LEADERS + catalog.leader(word).index());
        return powers;
    }

    private static int seat(State s, int number) {
        if (number < 1 || number > s.seats)
            throw new BadInput("expected a seat from 1 to " + s.seats + ", not " + number);
        return number - 1;
    }

    private static String market(State s) {
        StringBuilder text = new StringBuilder();
        for (int place = 0; place <= State.SLIDE; place++)
            text.append(place == 0 ? "" : place % State.COLUMNS == 0 ? " / " : " ")
                    .append(Text.lower(Marble.ALL[s.marble(place)]));
        return text.toString();
    }

    static void market(State s, String text) {
        List<String> names = Text.words(text.replace("/", " "));
        if (names.size() != State.SLIDE + 1)
            throw new BadInput("market: expected 13 marbles, found " + names.size());
        for (int place = 0; place <= State.SLIDE; place++)
            s.marble(place, Text.constant(Marble.class, names.get(place), "market").ordinal());
    }

    private String grid(State s) {
        StringBuilder text = new StringBuilder();
        for (int pile = 0; pile < Catalog.PILES; pile++)
            text.append(pile == 0 ? "" : pile % Colour.COUNT == 0 ? " / " : " ")
                    .append(s.top(pile) < 0 ? "-" : catalog.cards[s.top(pile)].id());
        return text.toString();
    }

    private void grid(State s, String text) {
        String[] ids = text.replace("/", " ").strip().split("\\s+");
        if (ids.length != Catalog.PILES)
            throw new BadInput("grid: expected 12 cards or dashes, found " + ids.length);
        for (int pile = 0; pile < Catalog.PILES; pile++) {
            int card = ids[pile].equals("-") ? State.NO_CARD : catalog.card(ids[pile]).index();
            if (card >= 0 && catalog.cards[card].pile() != pile)
                throw new BadInput(
                        "grid: " + ids[pile] + " does not belong on " + MastersNotation.pile(pile));
            s.top(pile, card);
            if (card >= 0) s.unseen &= ~(1L << card);
        }
    }

    private String cards(long cards) {
        List<String> ids = new ArrayList<>();
        for (long rest = cards; rest != 0; rest &= rest - 1)
            ids.add(catalog.cards[Long.numberOfTrailingZeros(rest)].id());
        return Text.orDash(String.join(" ", ids));
    }

    private long cards(String text) {
        long cards = 0;
        for (String id : Text.words(text)) cards |= 1L << catalog.card(id).index();
        return cards;
    }

    private String leaders(long leaders) {
        List<String> ids = new ArrayList<>();
        for (long rest = leaders; rest != 0; rest &= rest - 1)
            ids.add(catalog.leaders[Long.numberOfTrailingZeros(rest)].id());
        return Text.orDash(String.join(" ", ids));
    }

    private long leaders(String text) {
        long leaders = 0;
        for (String id : Text.words(text)) leaders |= 1L << catalog.leader(id).index();
        return leaders;
    }

    private static String tokens(int tokens) {
        List<String> names = new ArrayList<>();
        for (int token = 0; token < Solo.TOKENS; token++)
            if ((tokens >>> token & 1) != 0) names.add(TOKENS.get(token));
        return Text.orDash(String.join(" ", names));
    }

    private static int tokens(String text) {
        int tokens = 0;
        for (String name : Text.words(text)) tokens |= 1 << Text.index(TOKENS, name, "tokens");
        return tokens;
    }

    private static String tiles(State s, int seat) {
        return TILES.get(s.tile(seat, 0))
                + " "
                + TILES.get(s.tile(seat, 1))
                + " "
                + TILES.get(s.tile(seat, 2));
    }

    private static void tiles(State s, int seat, String text) {
        List<String> sides = Text.words(text);
        if (sides.size() != Faith.REPORTS)
            throw new BadInput("tiles: expected three of down, up, gone");
        for (int report = 0; report < Faith.REPORTS; report++)
            s.tile(seat, report, Text.index(TILES, sides.get(report), "tiles"));
    }

    private String slots(State s, int seat) {
        List<String> slots = new ArrayList<>();
        for (int slot = 0; slot < State.SLOTS; slot++) {
            List<String> ids = new ArrayList<>();
            for (int level = 1; level <= s.height(seat, slot); level++)
                ids.add(catalog.cards[s.stacked(seat, slot, level)].id());
            slots.add(Text.orDash(String.join(" ", ids)));
        }
        return String.join(" / ", slots);
    }

    private void slots(State s, int seat, String text) {
        String[] slots = text.split("/");
        if (slots.length != State.SLOTS)
            throw new BadInput("slots: expected three, such as 'G01 B05 / Y02 / -'");
        for (int slot = 0; slot < State.SLOTS; slot++) {
            s.clear(seat, slot);
            for (String id : Text.words(slots[slot])) {
                Card card = catalog.card(id);
                if (card.level() != s.height(seat, slot) + 1)
                    throw new BadInput("slots: " + id + " is of level " + card.level());
                s.stack(seat, slot, card);
                s.unseen &= ~(1L << card.index());
            }
        }
    }
}

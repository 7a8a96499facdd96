package signoria.games.masters;

import signoria.kernel.BadInput;
import signoria.kernel.Ids;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/** The parts of a position in text. */
final class Layout {
    private static final List<String> TILES = List.of("down", "up", "gone");
    static final List<String> TOKENS =
            List.of("green", "blue", "yellow", "purple", "two", "two-again", "reshuffle");

    private static final Ids SOLO = Ids.words(TOKENS, "tokens");
    private static final Ids PILES = new Ids(MastersNotation::pile, Layout::pile);

    private final Catalog catalog;
    private final Zones<State> zones = new Zones<>(s -> s.seats);

    Layout(Catalog catalog) {
        this.catalog = catalog;
        Ids cards = new Ids(i -> catalog.cards[i].id(), id -> catalog.card(id).index());
        Ids leaders = new Ids(i -> catalog.leaders[i].id(), id -> catalog.leader(id).index());
        Ids powers = new Ids(this::power, this::power);
        zones.constant("phase", Phase.class, s -> s.phase, (s, phase) -> s.phase = phase)
                .who("turn", s -> s.turn, (s, seat) -> s.turn = seat)
                .who("first", s -> s.first, (s, seat) -> s.first = seat)
                .flag("ending", s -> s.ending, (s, yes) -> s.ending = yes)
                .number("reports", s -> s.reports, (s, n) -> s.reports = n)
                .zone("market", Layout::market, Layout::market)
                .zone("grid", this::grid, this::grid)
                .set("unseen", cards, s -> s.unseen, (s, set) -> s.unseen = set)
                .number("cross", s -> s.cross, (s, n) -> s.cross = n)
                .set("tokens", SOLO, s -> s.tokens, (s, set) -> s.tokens = (int) set)
                .flag("lost", s -> s.lost, (s, yes) -> s.lost = yes)
                .zone("taken", s -> Goods.write(s.taken), (s, t) -> s.taken = Goods.read(t))
                .number("whites", s -> s.whites, (s, n) -> s.whites = n)
                .number("choices", s -> s.choices, (s, n) -> s.choices = n)
                .zone("need", s -> Goods.write(s.need), (s, t) -> s.need = Goods.read(t))
                .one("buying", PILES, s -> s.pile, (s, pile) -> s.pile = pile)
                .number("slot", s -> s.slot + 1, (s, n) -> s.slot = n - 1)
                .set("powers", powers, s -> s.powers, (s, set) -> s.powers = set)
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
                .numbers("faith", State::faith, State::faith)
                .seat("tiles", Layout::tiles, Layout::tiles)
                .seat("slots", this::slots, this::slots)
                .sets("hand", leaders, State::hand, State::hand)
                .sets("played", leaders, State::played, State::played)
                .sets("away", leaders, State::away, State::away)
                .sets("sealed", leaders, State::sealed, State::sealed)
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

    private String power(int power) {
        return power(catalog, power).replace(" ", "");
    }

    private int power(String word) {
        if (word.equals("base")) return Production.BASE;
        return word.startsWith("slot")
                ? word.charAt(4) - '0'
                : Production.LEADERS + catalog.leader(word).index();
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
            int card = ids[pile].equals("-") ? State.NONE : catalog.card(ids[pile]).index();
            if (card >= 0 && catalog.cards[card].pile() != pile)
                throw new BadInput(
                        "grid: " + ids[pile] + " does not belong on " + MastersNotation.pile(pile));
            s.top(pile, card);
            if (card >= 0) s.unseen &= ~(1L << card);
        }
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

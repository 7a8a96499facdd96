package signoria.games.masters;

import signoria.kernel.BadInput;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Lexicon;
import signoria.kernel.Notation;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Words;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The text forms of moves, positions and events. */
final class MastersNotation implements Notation<State, Move> {
    private static final List<String> TILES = List.of("down", "up", "gone");
    private static final List<String> TOKENS =
            List.of("green", "blue", "yellow", "purple", "two", "two-again", "reshuffle");

    private final Catalog catalog;
    private final Words words;
    private final Lexicon<Move> lexicon;
    private final Zones<State> zones = new Zones<>(s -> s.seats);

    MastersNotation(Catalog catalog, List<Move> moves, Words words) {
        this.catalog = catalog;
        this.words = words;
        lexicon = new Lexicon<>(moves, this::write);
        zones.zone(
                        "phase",
                        s -> Text.lower(s.phase),
                        (s, t) -> s.phase = Text.constant(Phase.class, t, "phase"))
                .number("turn", s -> s.turn + 1, (s, n) -> s.turn = seat(s, n))
                .number("first", s -> s.first + 1, (s, n) -> s.first = seat(s, n))
                .zone("ending", s -> s.ending ? "yes" : "no", (s, t) -> s.ending = t.equals("yes"))
                .number("reports", s -> s.reports, (s, n) -> s.reports = n)
                .zone("market", MastersNotation::market, MastersNotation::market)
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
                        s -> s.pile < 0 ? "-" : pile(s.pile),
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
                .seat("tiles", MastersNotation::tiles, MastersNotation::tiles)
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

    @Override
    public String write(Move move) {
        return switch (move) {
            case Move.Keep(int first, int second) ->
                    "leaders keep " + leader(first) + " " + leader(second);
            case Move.Start(Resource resource) -> "start " + Text.lower(resource);
            case Move.Take(int line) -> "market " + line(line);
            case Move.Whites(Resource resource, int count) ->
                    "whites " + count + " " + Text.lower(resource);
            case Move.Store(long goods) -> "store " + (goods == 0 ? "nothing" : Goods.write(goods));
            case Move.Buy(int pile) -> "buy " + pile(pile);
            case Move.Slot(int slot) -> "slot " + (slot + 1);
            case Move.Pay(Resource resource, int count) ->
                    "pay " + count + " " + Text.lower(resource);
            case Move.Activate(int power) -> "activate " + power(power);
            case Move.Spend(Resource first, Resource second) ->
                    "spend " + Text.lower(first) + " " + Text.lower(second);
            case Move.Make(Resource resource) -> "make " + Text.lower(resource);
            case Move.Produce _ -> "produce";
            case Move.Play(int leader) -> "play " + leader(leader);
            case Move.Discard(int leader) -> "discard " + leader(leader);
            case Move.End _ -> "end";
        };
    }

    @Override
    public Move read(String text) {
        return lexicon.read(text);
    }

    @Override
    public Zones<State> zones() {
        return zones;
    }

    /**
     * A turn of the first seat with empty boards: the lowest card on each pile, no leaders in hand.
     */
    @Override
    public State blank(Setup setup) {
        State s =
                new State(
                        catalog,
                        setup.seats(),
                        Rng.of(setup.seed(), State.PILE_STREAM + Catalog.PILES));
        market(
                s,
                "yellow yellow grey white / blue blue purple white / grey purple white white /"
                        + " red");
        for (int pile = 0; pile < Catalog.PILES; pile++) {
            int lowest = Long.numberOfTrailingZeros(catalog.ofPile[pile]);
            s.top(pile, lowest);
            s.unseen |= catalog.ofPile[pile] & ~(1L << lowest);
        }
        if (s.solo()) s.tokens = Solo.ALL_TOKENS;
        return s;
    }

    @Override
    public Setup setup(State s) {
        return new Setup(s.seats, Map.of(), Seed.ZERO);
    }

    /** Chance names development cards, leaders, tokens and marbles' numbers. */
    @Override
    public int chance(String word) {
        if (TOKENS.contains(word)) return TOKENS.indexOf(word);
        if (word.matches("L\\d+")) return catalog.leader(word).index();
        return word.matches("\\d+") ? Text.number(word, "chance") : catalog.card(word).index();
    }

    String leader(int index) {
        return catalog.leaders[index].id();
    }

    /** {@code row 2} or {@code column 3}. */
    static String line(int line) {
        return line < State.ROWS ? "row " + (line + 1) : "column " + (line - State.ROWS + 1);
    }

    static String pile(int pile) {
        return Text.lower(Colour.ALL[pile % Colour.COUNT]) + " " + (pile / Colour.COUNT + 1);
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

    private String power(int power) {
        if (power == Production.BASE) return "base";
        return power < Production.LEADERS ? "slot " + power : leader(power - Production.LEADERS);
    }

    private String powers(long powers) {
        List<String> names = new ArrayList<>();
        for (long rest = powers; rest != 0; rest &= rest - 1)
            names.add(power(Long.numberOfTrailingZeros(rest)).replace(" ", ""));
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

    private static void market(State s, String text) {
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
                throw new BadInput("grid: " + ids[pile] + " does not belong on " + pile(pile));
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
            ids.add(leader(Long.numberOfTrailingZeros(rest)));
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

    @Override
    public String tell(Event event, List<String> names, Language in) {
        return switch ((MastersEvent) event) {
            case MastersEvent.Began(int first) -> say(in, "told-began", name(names, first));
            case MastersEvent.Started(int seat, Resource resource) ->
                    say(in, "told-started", name(names, seat), 1, Text.lower(resource));
            case MastersEvent.Took(int seat, int line, Goods goods, int faith, int whites) ->
                    say(
                            in,
                            line < State.ROWS ? "told-row" : "told-column",
                            name(names, seat),
                            line < State.ROWS ? line + 1 : line - State.ROWS + 1,
                            marbles(goods, faith, whites, in));
            case MastersEvent.Whitened(int seat, Goods goods) ->
                    say(in, "told-whites", name(names, seat), goods(goods, in));
            case MastersEvent.Stored(int seat, Goods goods) ->
                    say(in, "told-stored", name(names, seat), goods(goods, in));
            case MastersEvent.Discarded(int seat, int count) ->
                    say(in, "told-discarded", name(names, seat), count);
            case MastersEvent.Paid(int seat, Goods stored, Goods locked) ->
                    say(
                            in,
                            "told-paid",
                            name(names, seat),
                            goods(Goods.face(stored.packed() + locked.packed()), in));
            case MastersEvent.Bought(int seat, int card, int slot) ->
                    say(
                            in,
                            "told-bought",
                            name(names, seat),
                            Words.raw(catalog.cards[card].id()),
                            slot + 1);
            case MastersEvent.Revealed(int card) ->
                    say(in, "told-revealed", Words.raw(catalog.cards[card].id()));
            case MastersEvent.Produced(int seat, Goods goods, int faith) ->
                    say(in, "told-produced", name(names, seat), marbles(goods, faith, 0, in));
            case MastersEvent.LeaderPlayed(int seat, int leader) ->
                    say(in, "told-played", name(names, seat), Words.raw(leader(leader)));
            case MastersEvent.LeaderDiscarded(int seat) ->
                    say(in, "told-leader-discarded", name(names, seat));
            case MastersEvent.FaithMoved(int seat, int spaces, int space) ->
                    say(in, "told-faith", name(names, seat), spaces, space);
            case MastersEvent.Reported(int report, int favoured) ->
                    say(
                            in,
                            favoured == 0 ? "told-report-none" : "told-report",
                            report,
                            favoured(names, favoured));
            case MastersEvent.EndBrought _ -> say(in, "told-ending");
            case MastersEvent.TokenDrawn(int token) ->
                    say(in, "told-token", "token-" + TOKENS.get(token));
            case MastersEvent.CrossMoved(int spaces, int space) ->
                    say(in, "told-cross", spaces, space);
            case MastersEvent.CardRemoved(int card) ->
                    say(in, "told-removed", Words.raw(catalog.cards[card].id()));
            case MastersEvent.Over(boolean lost) -> say(in, lost ? "told-lost" : "told-over");
        };
    }

    private String say(Language in, String key, Object... arguments) {
        return words.say(in, key, arguments);
    }

    private static Words.Raw name(List<String> names, int seat) {
        return Words.raw(names.get(seat));
    }

    private static Words.Raw favoured(List<String> names, int seats) {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++)
            if ((seats >>> seat & 1) != 0) all.add(names.get(seat));
        return Words.raw(String.join(", ", all));
    }

    /** Goods in words: {@code 2 coins, 1 stone}. */
    Words.Raw goods(Goods goods, Language in) {
        return marbles(goods, 0, 0, in);
    }

    Words.Raw marbles(Goods goods, int faith, int whites, Language in) {
        List<String> parts = new ArrayList<>();
        for (Resource resource : Resource.ALL) {
            int count = goods.count(resource);
            if (count > 0) parts.add(words.count(in, count, Text.lower(resource)));
        }
        if (faith > 0) parts.add(words.count(in, faith, "faith"));
        if (whites > 0) parts.add(words.count(in, whites, "white"));
        return Words.raw(parts.isEmpty() ? words.say(in, "nothing") : String.join(", ", parts));
    }
}

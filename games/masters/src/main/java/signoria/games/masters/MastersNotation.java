package signoria.games.masters;

import signoria.kernel.Bits;
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
    private final Catalog catalog;
    private final Lexicon<Move> lexicon;
    private final Layout layout;
    private final Telling telling;

    MastersNotation(Catalog catalog, List<Move> moves, Words words) {
        this.catalog = catalog;
        lexicon = new Lexicon<>(moves, this::write);
        layout = new Layout(catalog);
        telling = new Telling(catalog, words);
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
            case Move.Buy(int pile, int full) ->
                    "buy " + pile(pile) + (full == 0 ? "" : " full " + names(Goods.ofKinds(full)));
            case Move.Slot(int slot) -> "slot " + (slot + 1);
            case Move.Pay(Resource resource, int count) ->
                    "pay " + count + " " + Text.lower(resource);
            case Move.Activate(int power) -> "activate " + Layout.power(catalog, power);
            case Move.Spend(long goods) -> "spend " + names(goods);
            case Move.Make(Resource resource) -> "make " + Text.lower(resource);
            case Move.Produce _ -> "produce";
            case Move.Play(int leader) -> "play " + leader(leader);
            case Move.Discard(int leader) -> "discard " + leader(leader);
            case Move.End _ -> "end";
        };
    }

    @Override
    public Move read(String text) {
        return lexicon.read(ordered(Text.words(text)));
    }

    /**
     * Goods, resources and leaders may be named in any order: here they come as moves are written.
     */
    private String ordered(List<String> words) {
        String all = String.join(" ", words);
        String first = words.isEmpty() ? "" : words.getFirst();
        if (first.equals("store") && words.size() > 2) {
            long goods = Goods.read(String.join(" ", words.subList(1, words.size())));
            return "store " + (goods == Goods.NONE ? "nothing" : Goods.write(goods));
        }
        if (first.equals("spend")) return "spend " + names(named(words.subList(1, words.size())));
        if (first.equals("buy") && words.indexOf("full") == 3)
            return String.join(" ", words.subList(0, 4))
                    + " "
                    + names(named(words.subList(4, words.size())));
        if (all.startsWith("leaders keep ") && words.size() == 4) {
            int one = catalog.leader(words.get(2)).index();
            int two = catalog.leader(words.get(3)).index();
            if (two < one) return "leaders keep " + leader(two) + " " + leader(one);
        }
        return all;
    }

    private static long named(List<String> resources) {
        long goods = Goods.NONE;
        for (String word : resources)
            goods += Goods.of(Text.constant(Resource.class, word, "resource"));
        return goods;
    }

    /** Each resource by its name, as often as it is there. */
    private static String names(long goods) {
        List<String> names = new ArrayList<>();
        for (Resource resource : Resource.ALL)
            for (int i = 0; i < Goods.count(goods, resource.ordinal()); i++)
                names.add(Text.lower(resource));
        return String.join(" ", names);
    }

    @Override
    public Zones<State> zones() {
        return layout.zones();
    }

    /**
     * A turn of the first seat with empty boards: the lowest card on each pile, no leaders in hand.
     */
    @Override
    public State blank(Setup setup) {
        State s = new State(catalog, setup.seats(), Rng.of(setup.seed(), State.STREAMS));
        Layout.market(
                s,
                "yellow yellow grey white / blue blue purple white / grey purple white white /"
                        + " red");
        for (int pile = 0; pile < Catalog.PILES; pile++) {
            int lowest = Bits.first(catalog.ofPile[pile]);
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
        if (Layout.TOKENS.contains(word)) return Layout.TOKENS.indexOf(word);
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

    Telling telling() {
        return telling;
    }

    @Override
    public String tell(Event event, List<String> names, Language in) {
        return telling.tell((MastersEvent) event, names, in);
    }
}

package signoria.games.age;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Tables;
import signoria.kernel.Tables.Row;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Provinces, cards and advances, read from their tables. */
final class Catalog {

    static final int DEAREST = 170;

    final List<Province> provinces = new ArrayList<>();
    final List<Card> cards = new ArrayList<>();
    final List<Advance> advances = new ArrayList<>();
    final List<Chart.Coast> coasts;
    final Chart chart;

    final Province[] province;
    final Card[] card;
    final Advance[] advance;
    final int[] market;
    final int[] overseas;
    final int[] cost;
    final int[] needs;

    /** The advances whose cost is at most ten times the index, as bits. */
    final int[] costUpTo = new int[DEAREST / 10 + 1];

    /** The capitals, in the order of the table in §setup.5. */
    private static final List<String> CAPITALS =
            List.of("venice", "genoa", "barcelona", "paris", "london", "hamburg");

    final int[] capitals;

    final int nuremberg;
    final int gall;

    /** Cards by kind, as bits. */
    long personalities;

    /** For each card the first one that is alike: commodity cards of the same goods. */
    final int[] first = new int[Card.COUNT];

    /** For each card all that are alike, as bits. */
    private final long[] alike = new long[Card.COUNT];

    long military;
    long aside;

    private final Map<String, Integer> provinceNumbers = new HashMap<>();
    private final Map<String, Integer> cardNumbers = new HashMap<>();

    Catalog(Tables tables) {
        List<Row> rows = exactly(tables, "provinces.tsv", Province.COUNT);
        for (Row row : rows) provinceNumbers.put(row.id(), provinceNumbers.size());
        List<Row> shores = tables.rows(Catalog.class, "coasts.tsv");
        boolean[] coastal = new boolean[Province.COUNT];
        for (Row row : shores) coastal[provinceIn(row, "province", row.text("province"))] = true;
        for (Row row : rows) provinces.add(province(row, coastal));
        coasts = coasts(shores, new ArrayList<>());
        chart = new Chart(provinces, coasts);
        for (Row row : exactly(tables, "advances.tsv", Advance.COUNT)) advances.add(advance(row));
        for (Row row : exactly(tables, "cards.tsv", Card.COUNT)) cards.add(card(row));
        for (Card c : cards) sort(c);
        for (Card c : cards) liken(c);
        province = provinces.toArray(new Province[0]);
        card = cards.toArray(new Card[0]);
        advance = advances.toArray(new Advance[0]);
        market = provinces.stream().mapToInt(Province::market).toArray();
        cost = advances.stream().mapToInt(Advance::cost).toArray();
        needs = advances.stream().mapToInt(Advance::needs).toArray();
        for (Advance a : advances)
            for (int i = (a.cost() + 9) / 10; i < costUpTo.length; i++)
                costUpTo[i] |= 1 << a.number();
        overseas =
                provinces.stream()
                        .filter(p -> p.region().overseas())
                        .mapToInt(Province::number)
                        .toArray();
        capitals = CAPITALS.stream().mapToInt(this::provinceNamed).toArray();
        nuremberg = provinceNamed("nuremberg");
        gall = provinceNamed("st-gall");
    }

    private static List<Row> exactly(Tables tables, String file, int count) {
        List<Row> rows = tables.rows(Catalog.class, file);
        if (rows.size() != count)
            throw new BadInput(file + ": expected " + count + " rows, found " + rows.size());
        return rows;
    }

    private void sort(Card c) {
        cardNumbers.put(c.id(), c.number());
        if (c.personality()) personalities |= 1L << c.number();
        if (c.military()) military |= 1L << c.number();
        if (c.aside()) aside |= 1L << c.number();
    }

    private void liken(Card c) {
        for (Card other : cards) {
            boolean same =
                    c == other
                            || c.effect() instanceof Effect.Pay
                                    && c.effect().equals(other.effect())
                                    && c.removed() == other.removed();
            if (same) alike[c.number()] |= 1L << other.number();
        }
        first[c.number()] = Bits.first(alike[c.number()]);
    }

    /** §history.1 Of a set of cards, one name for each kind. */
    long kinds(long set) {
        long kinds = 0;
        for (long rest = set; rest != 0; rest = Bits.rest(rest))
            kinds |= 1L << first[Bits.first(rest)];
        return kinds;
    }

    /** The cards of a set that are alike to one. */
    long alike(long set, int card) {
        return set & alike[card];
    }

    int provinceNamed(String id) {
        Integer number = provinceNumbers.get(id);
        if (number == null) throw new BadInput("no province '" + id + "'");
        return number;
    }

    int cardNamed(String id) {
        Integer number = cardNumbers.get(id);
        if (number == null) throw new BadInput("no card '" + id + "': they go from C01 to L19");
        return number;
    }

    private int provinceIn(Row row, String column, String id) {
        Integer number = provinceNumbers.get(id);
        if (number == null) throw row.error(column, "a province");
        return number;
    }

    private int[] provincesIn(Row row, String column) {
        return Text.words(row.text(column)).stream()
                .mapToInt(id -> provinceIn(row, column, id))
                .toArray();
    }

    private Province province(Row row, boolean[] coastal) {
        int number = provinces.size();
        Region region = row.constant("region", Region.class);
        List<Good> goods = new ArrayList<>();
        for (String word : Text.words(row.text("goods"))) goods.add(good(row, "goods", word));
        boolean shore = coastal[number] || region.overseas();
        boolean satellite = goods.isEmpty();
        if (satellite != (row.number("market") == 1))
            throw row.error("market", satellite ? "1 for a satellite" : "more than 1 with goods");
        if (satellite == (provincesIn(row, "arrows").length == 0))
            throw row.error("arrows", satellite ? "arrows of a satellite" : "none with goods");
        if (CAPITALS.contains(row.id()) != row.text("capital").equals("yes"))
            throw row.error("capital", "yes for " + CAPITALS + ", no for all others");
        return new Province(
                number,
                row.id(),
                region,
                row.number("market"),
                List.copyOf(goods),
                row.text("capital").equals("yes"),
                shore,
                provincesIn(row, "arrows"),
                provincesIn(row, "land"),
                Double.parseDouble(row.text("lon")),
                Double.parseDouble(row.text("lat")),
                row.mark());
    }

    private static Good good(Row row, String column, String word) {
        for (Good good : Good.ALL) if (Text.lower(good).equals(word)) return good;
        throw row.error(column, "goods such as stone or wool");
    }

    private List<Chart.Coast> coasts(List<Row> rows, List<String> seas) {
        Map<String, Integer> numbers = new HashMap<>();
        for (Row row : rows) numbers.put(row.id(), numbers.size());
        List<Chart.Coast> coasts = new ArrayList<>();
        for (Row row : rows) {
            int[] next =
                    Text.words(row.text("coasts")).stream()
                            .mapToInt(id -> coastIn(row, numbers, id))
                            .toArray();
            int[] touched =
                    Text.words(row.text("seas")).stream().mapToInt(sea -> sea(seas, sea)).toArray();
            coasts.add(
                    new Chart.Coast(
                            row.id(),
                            provinceIn(row, "province", row.text("province")),
                            next,
                            touched));
        }
        return coasts;
    }

    private static int coastIn(Row row, Map<String, Integer> numbers, String id) {
        Integer number = numbers.get(id);
        if (number == null) throw row.error("coasts", "a coast");
        return number;
    }

    private static int sea(List<String> seas, String name) {
        if (!seas.contains(name)) seas.add(name);
        return seas.indexOf(name);
    }

    private Advance advance(Row row) {
        int number = advances.size();
        if (!row.id().equals(Advance.letter(number))) throw row.error("id", Advance.letter(number));
        return new Advance(
                number,
                row.id(),
                category(row, number),
                cost(row),
                letters(row, "needs", Text.words(row.text("needs"))),
                row.number("credit"),
                row.number("old_credit"),
                row.number("misery"),
                row.mark());
    }

    /** A category is a run of letters, here as everywhere. */
    private static Category category(Row row, int number) {
        Category named = row.constant("category", Category.class);
        for (Category category : Category.ALL)
            if ((category.advances >>> number & 1) != 0 && category != named)
                throw row.error("category", Text.lower(category) + " for this letter");
        return named;
    }

    private static int cost(Row row) {
        int cost = row.number("cost");
        if (cost < 0 || cost > DEAREST) throw row.error("cost", "a number up to " + DEAREST);
        return cost;
    }

    private static int letters(Row row, String column, List<String> words) {
        int set = 0;
        for (String word : words) set |= 1 << letter(row, column, word);
        return set;
    }

    private static int letter(Row row, String column, String word) {
        if (!word.matches("[A-Z]")) throw row.error(column, "letters of advances");
        return word.charAt(0) - 'A';
    }

    private Card card(Row row) {
        return new Card(
                cards.size(),
                row.id(),
                row.number("epoch"),
                row.text("after").equals("removed"),
                row.text("aside").equals("yes"),
                effect(row),
                row.text("patronage").equals("-") ? 0 : row.number("patronage"),
                row.mark());
    }

    private static Effect effect(Row row) {
        List<String> words = Text.words(row.text("effect"));
        return switch (words.getFirst()) {
            case "pay" ->
                    new Effect.Pay(
                            words.subList(1, words.size()).stream()
                                    .map(word -> good(row, "effect", word))
                                    .toList());
            case "inspire" -> inspire(row, words);
            case "arms" -> new Effect.Arms(Text.number(words.get(1), "arms"));
            case "unrest" -> unrest(row, words);
            case "confiscate" -> new Effect.Confiscate();
            case "civil-war" -> new Effect.CivilWar();
            case "crusade" -> new Effect.Crusade();
            case "ruler" -> new Effect.Ruler();
            case "decree" -> new Effect.Decree();
            case "raid" -> new Effect.Raid();
            case "rebellion" -> new Effect.Rebellion();
            case "war" -> new Effect.War();
            case "plague" -> new Effect.Plague();
            case "tribute" -> new Effect.Tribute(Text.number(words.get(1), "tribute"));
            default -> throw row.error("effect", "pay, inspire, arms, unrest, …");
        };
    }

    /** {@code inspire 20 R Y raised 40 mongols}. */
    private static Effect inspire(Row row, List<String> words) {
        int raised = words.indexOf("raised");
        int last = raised < 0 ? words.size() : raised;
        int discount = Text.number(words.get(1), "discount");
        int advances = letters(row, "effect", words.subList(2, last));
        if (raised < 0)
            return new Effect.Inspire(discount, advances, discount, Effect.Raise.NOTHING);
        return new Effect.Inspire(
                discount,
                advances,
                Text.number(words.get(raised + 1), "raised"),
                Text.constant(Effect.Raise.class, words.get(raised + 2), "raised by"));
    }

    /** {@code unrest 4 -1 grain K} or {@code unrest 0 1 commerce}. */
    private static Effect unrest(Row row, List<String> words) {
        boolean grain = words.get(3).equals("grain");
        return new Effect.Unrest(
                Text.number(words.get(1), "base"),
                Text.number(words.get(2), "each"),
                grain ? null : Text.constant(Category.class, words.get(3), "counted"),
                words.size() > 4 ? letter(row, "effect", words.get(4)) : -1,
                !grain);
    }
}

package signoria.games.masters;

import signoria.kernel.BadInput;
import signoria.kernel.Tables;
import signoria.kernel.Tables.Row;
import signoria.kernel.Text;

import java.util.List;

/**
 * The development cards and leaders, parsed once from their rows, with what the rules ask of them
 * most.
 */
final class Catalog {
    static final int PILES = Colour.COUNT * Card.LEVELS;
    private static final int MOST = 64;

    /**
     * So that two such depots and the largest of the warehouse hold what {@link Move.Pay} names.
     */
    private static final int MOST_SPACES = 3;

    /** So many resources of choice are named in one {@link Move.Spend}. */
    private static final int MOST_SPENT = 2;

    final Card[] cards;
    final Leader[] leaders;

    /** The cards of each pile, of each colour and of each colour's second level, as bits. */
    final long[] ofPile = new long[PILES];

    final long[] ofColour = new long[Colour.COUNT];

    /** What each leader gives: nothing where it is of another kind. */
    final long[] discount;

    final long[] depot;
    final int[] white;
    final Power[] power;

    /** The leaders of each kind, as bits. */
    long discounts;

    long depots;
    long whites;
    long productions;

    Catalog(Tables tables) {
        cards = cards(tables.rows(Masters.class, "development.tsv"));
        leaders = leaders(tables.rows(Masters.class, "leaders.tsv"));
        discount = new long[leaders.length];
        depot = new long[leaders.length];
        white = new int[leaders.length];
        power = new Power[leaders.length];
        for (Card card : cards) {
            ofPile[card.pile()] |= 1L << card.index();
            ofColour[card.colour().ordinal()] |= 1L << card.index();
        }
        for (Leader leader : leaders) index(leader);
        for (int pile = 0; pile < PILES; pile++)
            if (ofPile[pile] == 0)
                throw new BadInput(
                        "development.tsv: no card for "
                                + Text.lower(Colour.ALL[pile % 4])
                                + " level "
                                + (pile / 4 + 1));
    }

    private void index(Leader leader) {
        int i = leader.index();
        switch (leader.ability()) {
            case Effect.Discount(Resource resource, int count) -> {
                discount[i] = Goods.of(resource.ordinal(), count);
                discounts |= 1L << i;
            }
            case Effect.Depot(Resource resource, int spaces) -> {
                depot[i] = Goods.of(resource.ordinal(), spaces);
                depots |= 1L << i;
            }
            case Effect.White(Resource resource) -> {
                white[i] = resource.ordinal();
                whites |= 1L << i;
            }
            case Effect.Production(Power extra) -> {
                power[i] = extra;
                productions |= 1L << i;
            }
        }
    }

    /** The cards of a level, as bits. */
    long ofLevel(int level) {
        long all = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++)
            all |= ofPile[Card.pile(colour, level)];
        return all;
    }

    Card card(String id) {
        for (Card card : cards) if (card.id().equals(id)) return card;
        throw new BadInput("no development card '" + id + "'");
    }

    Leader leader(String id) {
        for (Leader leader : leaders) if (leader.id().equals(id)) return leader;
        throw new BadInput("no leader '" + id + "'");
    }

    private static Card[] cards(List<Row> rows) {
        if (rows.size() > MOST)
            throw new BadInput(
                    "development.tsv: expected at most " + MOST + " cards, found " + rows.size());
        Card[] cards = new Card[rows.size()];
        for (int i = 0; i < cards.length; i++) cards[i] = card(i, rows.get(i));
        return cards;
    }

    private static Card card(int index, Row row) {
        int level = row.number("level");
        if (level < 1 || level > Card.LEVELS) throw row.error("level", "1 to 3");
        return new Card(
                index,
                row.id(),
                row.constant("colour", Colour.class),
                level,
                row.number("points"),
                goods(row, "cost", row.text("cost")),
                power(row, row.text("input"), row.text("output"), "output"),
                row.mark());
    }

    private static Leader[] leaders(List<Row> rows) {
        if (rows.size() < 16 || rows.size() > Move.MOST_LEADERS)
            throw new BadInput(
                    "leaders.tsv: expected 16 to "
                            + Move.MOST_LEADERS
                            + " leaders, found "
                            + rows.size());
        Leader[] leaders = new Leader[rows.size()];
        for (int i = 0; i < leaders.length; i++) leaders[i] = leader(i, rows.get(i));
        return leaders;
    }

    private static Leader leader(int index, Row row) {
        int[] cards = new int[Colour.COUNT];
        int level = 0;
        StringBuilder goods = new StringBuilder();
        List<String> words = Text.words(row.text("requires"));
        for (int i = 0; i < words.size(); i++) {
            Colour colour =
                    i % 2 == 1 || words.get(i).startsWith("L") ? colour(words.get(i)) : null;
            if (words.get(i).matches("L[123]")) {
                level = words.get(i).charAt(1) - '0';
                if (i + 1 < words.size())
                    throw row.error("requires", "a level at the end, such as '1 blue L2'");
            } else if (colour != null) cards[colour.ordinal()] += count(row, words.get(i - 1));
            else if (i % 2 == 1)
                goods.append(words.get(i - 1)).append(' ').append(words.get(i)).append(' ');
        }
        long owned = goods(row, "requires", goods.toString());
        return new Leader(
                index,
                row.id(),
                row.number("points"),
                cards,
                level,
                owned,
                ability(row),
                row.mark());
    }

    private static int count(Row row, String word) {
        try {
            return Text.number(word, "requires");
        } catch (BadInput e) {
            throw row.error("requires", "numbers and colours such as '2 blue 1 yellow'");
        }
    }

    private static Colour colour(String word) {
        for (Colour colour : Colour.ALL) if (Text.lower(colour).equals(word)) return colour;
        return null;
    }

    private static Effect ability(Row row) {
        String text = row.text("ability");
        String[] parts = text.split("\\s+", 2);
        if (parts.length < 2)
            throw row.error("ability", "discount, depot, white or production with its figures");
        if (parts[0].equals("production")) {
            String[] sides = parts[1].split("->");
            if (sides.length != 2)
                throw row.error("ability", "'production 1 coin -> 1 any 1 faith'");
            return new Effect.Production(power(row, sides[0], sides[1], "ability"));
        }
        long goods = goods(row, "ability", parts[1]);
        if (parts[0].equals("depot") && Goods.sum(goods) > MOST_SPACES)
            throw row.error("ability", "a depot of at most " + MOST_SPACES + " spaces");
        for (Resource resource : Resource.ALL) {
            int count = Goods.count(goods, resource.ordinal());
            if (count == 0 || count != Goods.sum(goods)) continue;
            if (parts[0].equals("discount")) return new Effect.Discount(resource, count);
            if (parts[0].equals("depot")) return new Effect.Depot(resource, count);
            if (parts[0].equals("white") && count == 1) return new Effect.White(resource);
        }
        throw row.error("ability", "discount, depot, white or production with its figures");
    }

    /** Sides of a power: goods, and besides them {@code N any} and {@code N faith}. */
    private static Power power(Row row, String in, String out, String column) {
        if (word(row, column, in, "faith") > 0) throw row.error(column, "no faith to be paid");
        if (word(row, column, in, "any") > MOST_SPENT)
            throw row.error(column, "at most " + MOST_SPENT + " of choice to be paid");
        return new Power(
                goods(row, column, without(in)),
                word(row, column, in, "any"),
                goods(row, column, without(out)),
                word(row, column, out, "any"),
                word(row, column, out, "faith"));
    }

    private static int word(Row row, String column, String text, String word) {
        List<String> words = Text.words(text);
        int at = words.indexOf(word);
        if (at < 0) return 0;
        if (at != words.lastIndexOf(word)) throw row.error(column, "'" + word + "' once");
        if (at == 0 || !words.get(at - 1).matches("\\d"))
            throw row.error(column, "a number before '" + word + "'");
        return words.get(at - 1).charAt(0) - '0';
    }

    private static String without(String text) {
        return text.replaceAll("\\d+ (any|faith)", "").strip();
    }

    private static long goods(Row row, String column, String text) {
        try {
            return Goods.read(text);
        } catch (BadInput e) {
            throw row.error(column, "goods such as '2 coin 1 shield'");
        }
    }
}

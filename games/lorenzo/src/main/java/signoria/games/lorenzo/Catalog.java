package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Tables;
import signoria.kernel.Text;
import signoria.kernel.Told;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * All printed things, one row each, and the arrays made of them once so that rules need not look
 * twice.
 */
final class Catalog {
    /** Development cards, leaders, tokens, families. */
    static final int CARDS = 168;

    static final int WORDS = 3;
    static final int LEADERS = 44;
    static final int TOKENS = 9;
    static final int FAMILIES = 12;
    static final int AUCTION_TILES = 5;
    static final int AUCTION_ROWS = 6;
    static final int TILES = 6;
    static final int VISCONTI = 5;
    static final int FAITH_TILES = 3;

    /** A family. */
    record Family(int number, String set, String name, Power power, String mark) {}

    /** A personal bonus tile. */
    record Tile(
            String id,
            @Told("Goods.heap") long harvest,
            @Told("Goods.heap") long production,
            String mark) {}

    /** A heap of goods printed somewhere, with how sure we are. */
    record Bonus(String id, int at, @Told("Goods.heap") long gives, String mark) {}

    /** A row of an auction tile. */
    record AuctionRow(
            String id, String tile, int row, @Told("Goods.heap") long goods, String mark) {}

    /** A kind of special token. */
    record Token(String id, @Told("Goods.heap") long shows, int count, String mark) {}

    /** An excommunication tile. */
    record Sentence(String id, String set, String mark) {}

    final Tables tables;
    final List<Card> cards = new ArrayList<>();
    final List<Leader> leaders = new ArrayList<>();

    /** How many cards of each type and period a set has. */
    private static final Map<String, Integer> PER_DECK =
            Map.of("base", 8, "famiglie", 4, "pazzi", 2);

    final List<Family> families = new ArrayList<>();
    final List<Tile> tiles = new ArrayList<>();
    final List<AuctionRow> auction = new ArrayList<>();
    final List<Token> tokens = new ArrayList<>();
    final List<Sentence> sentences = new ArrayList<>();

    // Made of the rows, for speed.
    final Card[] card = new Card[CARDS];
    final Leader[] leader = new Leader[LEADERS];
    final long[] typeMask = new long[Type.ALL.length * WORDS];
    final long[] specialMask = new long[WORDS];
    final Cost[] cost = new Cost[CARDS];
    final boolean[] twoCosts = new boolean[CARDS];
    final int[] activation = new int[CARDS];
    final long[] yields = new long[CARDS];
    final Effect[] work = new Effect[CARDS];
    private final long[][] asked = new long[Move.SEATS + 1][];
    final int[] spaceLeader = new int[Space.LEADERS];
    final int[] leaderSpace = new int[LEADERS];
    final int[][] piles = new int[Space.TOWERS * 3][];
    final long oncePerRound;
    final long actionSpaces;
    final int harvestSlotCard;
    final int marketSlotCard;

    final long[] market = new long[Space.MARKETS];
    final long[] floorBonus = new long[Space.HARVEST_SMALL];
    final long[] privilege = new long[6];
    final long[] visconti = new long[VISCONTI];
    final long[] faithTile = new long[FAITH_TILES];
    final int[] faithTileAt = new int[FAITH_TILES];
    final long[] orsini = new long[5];
    final List<Bonus> bonuses = new ArrayList<>();
    long council;

    final int[] faithPoints;
    final int[] faithNeeded;
    final int[] slotMilitary;
    final int[] territoryPoints;
    final int[] characterPoints;
    final int[] floors;
    final int[] floorsAdapted;
    final int[] floorsAdaptedFive;
    final int[] militaryRanking;
    final int[] startCoins;
    final int[] startCoinsFamiglie;

    /** The yield of a card that is not simply a gain of goods. */
    static final long NOT_PLAIN = -1;

    Catalog(Tables tables) {
        this.tables = tables;
        for (Tables.Row row : rows("cards.tsv")) cards.add(Parser.card(row));
        for (Tables.Row row : rows("leaders.tsv")) leaders.add(Parser.leader(row, leaders.size()));
        for (Tables.Row row : rows("families.tsv"))
            families.add(
                    new Family(
                            families.size(),
                            row.text("set"),
                            row.text("name"),
                            Parser.power(row, "power", row.text("power")),
                            row.mark()));
        for (Tables.Row row : rows("tiles.tsv"))
            tiles.add(
                    new Tile(
                            row.id(),
                            Parser.goods(row, "harvest"),
                            Parser.goods(row, "production"),
                            row.mark()));
        for (Tables.Row row : rows("auction.tsv"))
            auction.add(
                    new AuctionRow(
                            row.id(),
                            row.text("name"),
                            row.number("row"),
                            Parser.goods(row, "stock"),
                            row.mark()));
        for (Tables.Row row : rows("tokens.tsv"))
            tokens.add(
                    new Token(
                            row.id(), Parser.goods(row, "shows"), row.number("count"), row.mark()));
        for (Tables.Row row : rows("excommunications.tsv"))
            sentences.add(new Sentence(row.id(), row.text("set"), row.mark()));
        check();
        for (Tables.Row row : rows("bonuses.tsv")) bonus(row);
        List<Tables.Row> tracks = rows("tracks.tsv");
        faithPoints = track(tracks, "faith-points", 16);
        faithNeeded = track(tracks, "faith-needed", 3);
        slotMilitary = track(tracks, "slot-military", 6);
        territoryPoints = track(tracks, "territory-points", 7);
        characterPoints = track(tracks, "character-points", 9);
        floors = track(tracks, "floors", 4);
        floorsAdapted = track(tracks, "floors-adapted-2-4", 4);
        floorsAdaptedFive = track(tracks, "floors-adapted-5", 4);
        militaryRanking = track(tracks, "military-ranking", 2);
        startCoins = track(tracks, "start-coins", 4);
        startCoinsFamiglie = track(tracks, "start-coins-famiglie", 5);
        index();
        for (int deck = 0; deck < Space.TOWERS; deck++)
            for (int period = 1; period <= 3; period++)
                piles[deck * 3 + period - 1] =
                        pile(deck, period).stream().mapToInt(each -> each.number() - 1).toArray();
        for (int seats = 2; seats <= Move.SEATS; seats++) asked[seats] = prices(seats);
        oncePerRound = leaders(Leader.Kind.ONCE_PER_ROUND);
        actionSpaces = leaders(Leader.Kind.ACTION_SPACE);
        harvestSlotCard = slot(false);
        marketSlotCard = slot(true);
    }

    private List<Tables.Row> rows(String file) {
        return tables.rows(Catalog.class, file);
    }

    private void check() {
        expect("cards.tsv", cards.size(), CARDS);
        expect("leaders.tsv", leaders.size(), LEADERS);
        expect("families.tsv", families.size(), FAMILIES);
        expect("tiles.tsv", tiles.size(), TILES);
        expect("auction.tsv", auction.size(), AUCTION_TILES * AUCTION_ROWS);
        expect("tokens.tsv", tokens.size(), TOKENS);
        expect("excommunications.tsv", sentences.size(), Excommunication.ALL.length);
        for (int i = 0; i < CARDS; i++)
            if (cards.get(i).number() != i + 1)
                throw new BadInput("cards.tsv: expected cards 1 to " + CARDS + " in order");
        PER_DECK.forEach(this::checkDecks);
    }

    /** Towers are filled from decks of so many cards: with fewer they could not be. */
    private void checkDecks(String set, int expected) {
        for (Type type : Type.values())
            for (int period = 1; period <= 3; period++) {
                int wanted = period;
                long found =
                        cards.stream()
                                .filter(card -> card.set().equals(set))
                                .filter(card -> card.type() == type && card.period() == wanted)
                                .count();
                if (found != expected)
                    throw new BadInput(
                            "cards.tsv: expected "
                                    + expected
                                    + " cards of set "
                                    + set
                                    + ", type "
                                    + Text.lower(type)
                                    + ", period "
                                    + period
                                    + ", found "
                                    + found);
            }
    }

    private static void expect(String file, int found, int rows) {
        if (found != rows)
            throw new BadInput(file + ": expected " + rows + " rows, found " + found);
    }

    private void bonus(Tables.Row row) {
        String id = row.id();
        long gives = Parser.goods(row, "gives");
        bonuses.add(new Bonus(id, row.number("at"), gives, row.mark()));
        int dash = id.lastIndexOf('-');
        String place = dash < 0 ? id : id.substring(0, dash);
        int number = dash < 0 ? 0 : Text.number(id.substring(dash + 1), id) - 1;
        switch (place) {
            case "market" -> market[number] = gives;
            case "council" -> council = gives;
            case "privilege" -> privilege[number] = gives;
            case "visconti" -> visconti[number] = gives;
            case "orsini" -> orsini[number + 1] = gives;
            case "faith-tile" -> {
                faithTile[number] = gives;
                faithTileAt[number] = row.number("at");
            }
            default -> {
                if (!place.startsWith("floor-")) throw row.error("id", "a known place");
                int space = Space.names().indexOf(place.substring(6) + " " + (number + 1));
                if (space < 0) throw row.error("id", "a floor of a tower");
                floorBonus[space] = gives;
            }
        }
    }

    private static int[] track(List<Tables.Row> rows, String id, int length) {
        for (Tables.Row row : rows) {
            if (!row.id().equals(id)) continue;
            int[] values =
                    Text.words(row.text("values")).stream()
                            .mapToInt(word -> Text.number(word, id))
                            .toArray();
            if (values.length != length) throw row.error("values", length + " numbers");
            return values;
        }
        throw new BadInput("tracks.tsv: expected a row '" + id + "'");
    }

    private void index() {
        Arrays.fill(leaderSpace, -1);
        for (Card each : cards) {
            int i = each.number() - 1;
            card[i] = each;
            typeMask[each.type().ordinal() * WORDS + (i >> 6)] |= 1L << i;
            if (each.special()) specialMask[i >> 6] |= 1L << i;
            cost[i] = each.costs().getFirst();
            twoCosts[i] = each.costs().size() == 2;
            activation[i] = each.activation();
            boolean works = each.type() == Type.TERRITORY || each.type() == Type.BUILDING;
            work[i] =
                    works && !each.permanent().isEmpty()
                            ? each.work()
                            : new Effect.Gain(Goods.NONE);
            yields[i] = work[i] instanceof Effect.Gain(long goods) ? goods : NOT_PLAIN;
        }
        int spaces = 0;
        for (Leader each : leaders) {
            leader[each.number()] = each;
            if (each.kind() != Leader.Kind.ACTION_SPACE) continue;
            if (spaces == Space.LEADERS)
                throw new BadInput(
                        "leaders.tsv: expected at most "
                                + spaces
                                + " leaders with an action space");
            leaderSpace[each.number()] = Space.LEADER + spaces;
            spaceLeader[spaces++] = each.number();
        }
    }

    private long[] prices(int seats) {
        long[] prices = new long[Move.WAYS * (CARDS + 1)];
        Arrays.fill(prices, Goods.TOO_MUCH);
        for (Card each : cards)
            for (int way = 0; way < each.costs().size(); way++)
                prices[Move.WAYS * each.number() + way] = each.costs().get(way).asked(seats);
        return prices;
    }

    /**
     * What must be held at a table of so many seats for each card by number, two ways each; too
     * much for anybody where there is no card or no such way.
     */
    long[] asked(int seats) {
        return asked[seats];
    }

    private long leaders(Leader.Kind kind) {
        long set = 0;
        for (Leader each : leaders) if (each.kind() == kind) set |= 1L << each.number();
        return set;
    }

    private int slot(boolean market) {
        for (Card each : cards)
            for (Effect effect : each.permanent())
                if (effect instanceof Effect.TokenSlot(boolean atMarket) && atMarket == market)
                    return each.number() - 1;
        return -1;
    }

    Card card(int index) {
        return card[index];
    }

    /** A family by its id: {@code F01}. */
    Family family(String id) {
        return families.get(Integer.parseInt(id.substring(1)) - 1);
    }

    /** The goods of a row of an auction tile, both from 0. */
    long stock(int tile, int row) {
        return auction.get(tile * AUCTION_ROWS + row).goods();
    }

    /**
     * The cards of a deck and period in printed order; the special deck has number {@link
     * Space#SPECIAL_TOWER}.
     */
    List<Card> pile(int deck, int period) {
        List<Card> pile = new ArrayList<>();
        for (Card each : cards)
            if (each.period() == period
                    && (deck == Space.SPECIAL_TOWER
                            ? each.special()
                            : !each.special() && each.type().ordinal() == deck)) pile.add(each);
        return pile;
    }
}

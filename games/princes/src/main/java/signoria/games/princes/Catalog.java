package signoria.games.princes;

import signoria.games.princes.Printed.CityTile;
import signoria.games.princes.Printed.EventTile;
import signoria.games.princes.Printed.FamilyTile;
import signoria.games.princes.Printed.Kind;
import signoria.games.princes.Printed.Tile;
import signoria.games.princes.Printed.TreacheryTile;
import signoria.games.princes.Printed.TroopTile;
import signoria.kernel.BadInput;
import signoria.kernel.Tables;
import signoria.kernel.Tables.Row;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * All that is printed on tiles and board, parsed once from its rows, with what the rules ask of it
 * most.
 */
final class Catalog {
    static final int DECADES = 3;
    static final int EVENTS_A_DECADE = 4;
    static final int EVENTS = DECADES * EVENTS_A_DECADE;
    static final int TILES_A_CITY = 6;
    static final int TILES = City.COUNT * TILES_A_CITY;
    private static final int MOST_SEATS = 6;

    final CityTile[] cities = new CityTile[City.COUNT];
    final FamilyTile[] families = new FamilyTile[Family.COUNT];
    final TroopTile[] troops = new TroopTile[Troop.COUNT];
    final TreacheryTile[] treachery = new TreacheryTile[Treachery.COUNT];
    final Tile[] tiles;
    final EventTile[] events;

    /** The single figures of the rules. */
    final int gold, influence, lowest, highest, treacheryGold, treacheryInfluence, hand, stolen;

    final int unledAttack, unledDefence, mostTiles, mostCities, popeGold, popePoints, offers;
    final int mostGold, secondGold, mostInfluence;
    final int[] wars = new int[MOST_SEATS + 1];
    final int[] rank = new int[City.COUNT];

    /**
     * The tiles of each city, the events of each decade (from 1), merchants of both sorts, all as
     * bits.
     */
    final int[] ofCity = new int[City.COUNT];

    final int[] ofDecade = new int[DECADES + 1];
    final int merchants;
    final int merchantEvents;
    final int artists;

    /** The tiles with an ability of a kind, as bits. */
    final int artistDiscounts,
            condottiereDiscounts,
            popeDiscounts,
            handLimits,
            warTiles,
            rerolls,
            vetoes,
            draws,
            bars,
            exposes,
            pays,
            doges;

    /** All treachery tiles, and all troops, as bags: troops have four bits a type too. */
    final int allTreachery;

    final int allTroops;

    Catalog(Tables tables) {
        for (Row row : tables.rows(Princes.class, "cities.tsv"))
            cities[City.valueOf(known(row, City.class)).ordinal()] =
                    new CityTile(
                            row.id(),
                            row.text("name"),
                            row.text("nome"),
                            row.number("status"),
                            row.mark());
        for (Row row : tables.rows(Princes.class, "families.tsv"))
            families[Family.valueOf(known(row, Family.class)).ordinal()] =
                    new FamilyTile(
                            row.id(),
                            row.text("name"),
                            row.text("nome"),
                            row.text("home"),
                            row.text("casa"),
                            family(row),
                            row.mark());
        for (Row row : tables.rows(Princes.class, "troops.tsv"))
            troops[Troop.valueOf(known(row, Troop.class)).ordinal()] = troop(row);
        for (Row row : tables.rows(Princes.class, "treachery.tsv"))
            treachery[Treachery.valueOf(known(row, Treachery.class)).ordinal()] =
                    new TreacheryTile(
                            row.id(), row.text("name"), row.text("nome"), copies(row), row.mark());
        tiles = tiles(tables.rows(Princes.class, "tiles.tsv"));
        events = events(tables.rows(Princes.class, "events.tsv"));
        List<Row> figures = tables.rows(Princes.class, "figures.tsv");
        gold = figure(figures, "gold");
        influence = figure(figures, "influence");
        lowest = figure(figures, "lowest-status");
        highest = figure(figures, "highest-status");
        treacheryGold = figure(figures, "treachery-gold");
        treacheryInfluence = figure(figures, "treachery-influence");
        hand = figure(figures, "hand");
        stolen = figure(figures, "stolen");
        unledAttack = figure(figures, "unled-attack");
        unledDefence = figure(figures, "unled-defence");
        mostTiles = figure(figures, "tiles");
        mostCities = figure(figures, "cities");
        popeGold = figure(figures, "pope-gold");
        popePoints = figure(figures, "pope-points");
        offers = figure(figures, "offers");
        mostGold = figure(figures, "most-gold");
        secondGold = figure(figures, "second-gold");
        mostInfluence = figure(figures, "most-influence");
        for (int seats = 3; seats <= MOST_SEATS; seats++)
            wars[seats] = figure(figures, "wars-" + seats);
        for (int i = 0; i < rank.length; i++) rank[i] = figure(figures, "rank-" + (i + 1));
        if (offers > State.MOST_OFFERS)
            throw new BadInput("figures.tsv: offers: expected at most " + State.MOST_OFFERS);
        for (Tile tile : tiles) ofCity[tile.city().ordinal()] |= 1 << tile.index();
        for (EventTile event : events) ofDecade[event.decade()] |= 1 << event.index();
        merchants = tilesWhere(Tile::merchant);
        merchantEvents = eventsWhere(event -> event.kind() == Kind.MERCHANT);
        artists = eventsWhere(event -> event.kind() == Kind.ARTIST);
        artistDiscounts = tilesWith(Effect.ArtistDiscount.class);
        condottiereDiscounts = tilesWith(Effect.CondottiereDiscount.class);
        popeDiscounts = tilesWith(Effect.PopeDiscount.class);
        handLimits = tilesWith(Effect.HandLimit.class);
        warTiles = tilesWith(Effect.Drill.class) | tilesWith(Effect.Strength.class);
        rerolls = tilesWith(Effect.Reroll.class);
        vetoes = tilesWith(Effect.Veto.class);
        draws = tilesWith(Effect.Draw.class);
        bars = tilesWith(Effect.Bar.class);
        exposes = tilesWith(Effect.Expose.class);
        pays = tilesWith(Effect.Pay.class);
        doges = tilesWith(Effect.MerchantGold.class);
        int bag = 0;
        for (int kind = 0; kind < Treachery.COUNT; kind++)
            bag += treachery[kind].copies() << 4 * kind;
        allTreachery = bag;
        int barracks = 0;
        for (int troop = 0; troop < Troop.COUNT; troop++)
            barracks += troops[troop].copies() << 4 * troop;
        allTroops = barracks;
    }

    Tile tile(String id) {
        for (Tile tile : tiles) if (tile.id().equals(id)) return tile;
        throw new BadInput("no city tile '" + id + "'");
    }

    EventTile event(String id) {
        for (EventTile event : events) if (event.id().equals(id)) return event;
        throw new BadInput("no event '" + id + "'");
    }

    /** What of this data is ours: for the sheet. */
    List<String> designed() {
        List<String> designed = new ArrayList<>();
        add(designed, "families and their abilities", families);
        add(designed, "kinds of troops", troops);
        add(designed, "city tiles", tiles);
        add(designed, "events", events);
        add(designed, "kinds of treachery", treachery);
        designed.add("wars in a decade, offers, stolen influence, the Pope's gold");
        return designed;
    }

    private static void add(List<String> designed, String what, Printed... rows) {
        int ours = 0;
        for (Printed row : rows) if (row.mark().equals("designed")) ours++;
        if (ours > 0) designed.add(ours + " of " + rows.length + " " + what);
    }

    private int tilesWhere(Predicate<Tile> test) {
        int bits = 0;
        for (Tile tile : tiles) if (test.test(tile)) bits |= 1 << tile.index();
        return bits;
    }

    private int tilesWith(Class<? extends Effect> effect) {
        return tilesWhere(tile -> effect.isInstance(tile.effect()));
    }

    private int eventsWhere(Predicate<EventTile> test) {
        int bits = 0;
        for (EventTile event : events) if (test.test(event)) bits |= 1 << event.index();
        return bits;
    }

    private static Tile[] tiles(List<Row> rows) {
        if (rows.size() != TILES)
            throw new BadInput(
                    "tiles.tsv: expected " + TILES + " city tiles, found " + rows.size());
        Tile[] tiles = new Tile[TILES];
        int[] count = new int[City.COUNT];
        for (int i = 0; i < TILES; i++) {
            Row row = rows.get(i);
            City city = row.constant("city", City.class);
            if (++count[city.ordinal()] > TILES_A_CITY)
                throw row.error("city", "six tiles of each city");
            tiles[i] =
                    new Tile(
                            i,
                            row.id(),
                            row.text("name"),
                            row.text("nome"),
                            city,
                            row.number("gold"),
                            row.number("influence"),
                            yes(row, "merchant"),
                            ability(row),
                            row.mark());
        }
        return tiles;
    }

    private static EventTile[] events(List<Row> rows) {
        if (rows.size() != EVENTS)
            throw new BadInput("events.tsv: expected " + EVENTS + " events, found " + rows.size());
        EventTile[] events = new EventTile[EVENTS];
        int[] count = new int[DECADES + 1];
        for (int i = 0; i < EVENTS; i++) {
            Row row = rows.get(i);
            int decade = row.number("decade");
            if (decade < 1 || decade > DECADES || ++count[decade] > EVENTS_A_DECADE)
                throw row.error("decade", "1 to 3, four events of each");
            events[i] =
                    new EventTile(
                            i,
                            row.id(),
                            row.text("name"),
                            row.text("nome"),
                            decade,
                            row.constant("good", Good.class),
                            row.constant("kind", Kind.class),
                            row.number("points"),
                            row.number("status"),
                            row.number("gold"),
                            row.mark());
        }
        return events;
    }

    private static TroopTile troop(Row row) {
        return new TroopTile(
                row.id(),
                row.text("name"),
                row.text("nome"),
                copies(row),
                row.number("price"),
                row.number("attack"),
                row.number("defence"),
                row.number("gold"),
                row.number("influence"),
                row.mark());
    }

    private static int copies(Row row) {
        int copies = row.number("copies");
        if (copies < 0 || copies > Hands.MOST_COPIES)
            throw row.error("copies", "0 to " + Hands.MOST_COPIES);
        return copies;
    }

    private static boolean yes(Row row, String column) {
        return switch (row.text(column)) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw row.error(column, "yes or no");
        };
    }

    /** The enum constant a row is about: rows can be replaced, not added. */
    private static <E extends Enum<E>> String known(Row row, Class<E> type) {
        for (E constant : type.getEnumConstants())
            if (Text.lower(constant).equals(row.id())) return constant.name();
        throw row.error("id", "one of our own ids");
    }

    private static int figure(List<Row> rows, String id) {
        for (Row row : rows) {
            if (!row.id().equals(id)) continue;
            row.mark();
            if (row.number("value") < 0) throw row.error("value", "0 or more");
            return row.number("value");
        }
        throw new BadInput("figures.tsv: expected a row '" + id + "'");
    }

    /** What a family can do always: not all that a tile can do once. */
    private static Effect family(Row row) {
        Effect effect = effect(row);
        return switch (effect) {
            case Effect.None _,
                    Effect.ArtistDiscount _,
                    Effect.CondottiereDiscount _,
                    Effect.PriceCut _,
                    Effect.HandLimit _,
                    Effect.Drill _ ->
                    effect;
            case Effect.PopeDiscount _,
                    Effect.Strength _,
                    Effect.Reroll _,
                    Effect.Veto _,
                    Effect.Draw _,
                    Effect.Bar _,
                    Effect.Expose _,
                    Effect.Pay _,
                    Effect.MerchantGold _ ->
                    throw row.error(
                            "effect",
                            "artist-discount, condottiere-discount, price, hand, drill or a dash");
        };
    }

    private static Effect ability(Row row) {
        Effect effect = effect(row);
        if (effect instanceof Effect.PriceCut)
            throw row.error("effect", "an ability of a tile, not of a family");
        return effect;
    }

    private static Effect effect(Row row) {
        String[] words = row.text("effect").split("\\s+");
        return switch (words[0] + " " + (words.length - 1)) {
            case "- 0" -> new Effect.None();
            case "artist-discount 1" -> new Effect.ArtistDiscount(number(row, words[1]));
            case "condottiere-discount 2" ->
                    new Effect.CondottiereDiscount(number(row, words[1]), number(row, words[2]));
            case "pope-discount 1" -> new Effect.PopeDiscount(number(row, words[1]));
            case "price 2" -> new Effect.PriceCut(troop(row, words[1]), number(row, words[2]));
            case "hand 1" -> new Effect.HandLimit(number(row, words[1]));
            case "drill 3" ->
                    new Effect.Drill(
                            troop(row, words[1]), number(row, words[2]), number(row, words[3]));
            case "strength 2" -> new Effect.Strength(number(row, words[1]), number(row, words[2]));
            case "reroll 0" -> new Effect.Reroll();
            case "veto 0" -> new Effect.Veto();
            case "draw 1" -> new Effect.Draw(number(row, words[1]));
            case "bar 0" -> new Effect.Bar();
            case "expose 0" -> new Effect.Expose();
            case "pay 1" -> new Effect.Pay(number(row, words[1]));
            case "merchant-gold 1" -> new Effect.MerchantGold(number(row, words[1]));
            default ->
                    throw row.error(
                            "effect",
                            "an effect with its figures, such as 'strength 2 0', or a dash");
        };
    }

    private static int number(Row row, String word) {
        if (!word.matches("\\d")) throw row.error("effect", "figures from 0 to 9");
        return word.charAt(0) - '0';
    }

    private static Troop troop(Row row, String word) {
        for (Troop troop : Troop.ALL) if (Text.lower(troop).equals(word)) return troop;
        throw row.error("effect", "a type of troops");
    }
}

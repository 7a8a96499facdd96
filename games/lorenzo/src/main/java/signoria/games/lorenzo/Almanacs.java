package signoria.games.lorenzo;

import signoria.kernel.Almanac;
import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** Cards, leaders, families, tiles, tokens and bonuses in words. */
final class Almanacs {
    private final Catalog catalog;
    private final Words words;
    private final Phrases phrases;
    private final Language in;

    Almanacs(Catalog catalog, Words words, Language in) {
        this.catalog = catalog;
        this.words = words;
        this.in = in;
        phrases = new Phrases(catalog, words);
    }

    Almanac all() {
        List<Almanac.Kind> kinds = new ArrayList<>();
        for (Type type : Type.ALL)
            kinds.add(
                    new Almanac.Kind(
                            Text.lower(type),
                            say("tower-" + Text.lower(type)),
                            "lorenzo/tower.1",
                            cards(type)));
        kinds.add(kind("leaders", "lorenzo/leaders.1", leaders()));
        kinds.add(kind("families", "lorenzo/auction.1", families()));
        kinds.add(kind("excommunications", "lorenzo/vatican.1", excommunications()));
        kinds.add(kind("tiles", "lorenzo/tile.1", tiles()));
        kinds.add(kind("tokens", "lorenzo/token.1", tokens()));
        kinds.add(kind("auction", "lorenzo/auction.1", auction()));
        kinds.add(kind("bonuses", "lorenzo/council.3", bonuses()));
        return new Almanac(kinds);
    }

    private List<Almanac.Entry> cards(Type type) {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Card card : catalog.cards) {
            if (card.type() != type) continue;
            List<String> lines = new ArrayList<>();
            lines.add(say("almanac-period", card.period(), "set-" + card.set()));
            lines.addAll(phrases.lines(card, in));
            entries.add(
                    new Almanac.Entry(
                                    "" + card.number(),
                                    phrases.card(card.number() - 1, in),
                                    "card-" + Text.lower(type),
                                    lines,
                                    card.mark())
                            .by(say("facet-period"), "" + card.period())
                            .by(say("facet-set"), say("set-" + card.set())));
        }
        return entries;
    }

    private List<Almanac.Entry> leaders() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Leader leader : catalog.leaders) {
            List<String> lines = phrases.lines(leader, in);
            entries.add(
                    new Almanac.Entry(
                                    Leader.idOf(leader.number()),
                                    leader.name(),
                                    "leader",
                                    lines,
                                    leader.mark())
                            .by(say("facet-kind"), lines.getFirst()));
        }
        return entries;
    }

    private List<Almanac.Entry> families() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Catalog.Family family : catalog.families)
            entries.add(
                    new Almanac.Entry(
                            "F" + Text.twoDigits(family.number() + 1),
                            family.name(),
                            "family",
                            List.of(
                                    say("power-" + Text.lower(family.power())),
                                    say("set-" + family.set())),
                            family.mark()));
        return entries;
    }

    private List<Almanac.Entry> excommunications() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Catalog.Sentence tile : catalog.sentences) {
            int period = tile.id().charAt(1) - '1';
            Excommunication does = Excommunication.of(period, tile.id().charAt(3) - '1');
            entries.add(
                    new Almanac.Entry(
                                    tile.id(),
                                    say("excommunication", period + 1, catalog.faithNeeded[period]),
                                    "excommunication",
                                    List.of(
                                            say("excommunication-" + Text.lower(does)),
                                            say("set-" + tile.set())),
                                    tile.mark())
                            .by(say("facet-period"), "" + (period + 1))
                            .by(say("facet-set"), say("set-" + tile.set())));
        }
        return entries;
    }

    private List<Almanac.Entry> tiles() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (int tile = 0; tile < catalog.tiles.size(); tile++)
            entries.add(
                    new Almanac.Entry(
                            catalog.tiles.get(tile).id(),
                            say("bonus-tile"),
                            "bonus-tile",
                            List.of(phrases.tile(tile, in)),
                            catalog.tiles.get(tile).mark()));
        return entries;
    }

    private List<Almanac.Entry> tokens() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (int kind = 0; kind < catalog.tokens.size(); kind++) {
            Catalog.Token token = catalog.tokens.get(kind);
            entries.add(
                    new Almanac.Entry(
                            token.id(),
                            phrases.token(kind, in),
                            "token",
                            List.of(say("almanac-copies", token.count())),
                            token.mark()));
        }
        return entries;
    }

    private List<Almanac.Entry> auction() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Catalog.AuctionRow row : catalog.auction)
            entries.add(
                    new Almanac.Entry(
                            row.id(),
                            row.tile(),
                            "auction",
                            List.of(
                                    say(
                                            "auction-row",
                                            row.row(),
                                            Words.raw(phrases.goods(row.goods(), in)))),
                            row.mark()));
        return entries;
    }

    /** What the spaces of the board, the privileges and some families give. */
    private List<Almanac.Entry> bonuses() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Catalog.Bonus bonus : catalog.bonuses) {
            String group = bonus.id().replaceAll("(-\\d)?$", "");
            entries.add(
                    new Almanac.Entry(
                            bonus.id(),
                            say("almanac-" + group) + number(bonus.id()),
                            "privilege",
                            List.of(phrases.goods(bonus.gives(), in)),
                            bonus.mark()));
        }
        return entries;
    }

    private static String number(String id) {
        return id.matches(".*\\d") ? " " + id.charAt(id.length() - 1) : "";
    }

    private Almanac.Kind kind(String key, String rule, List<Almanac.Entry> entries) {
        return new Almanac.Kind(key, say("almanac-" + key), rule, entries);
    }

    private String say(String key, Object... arguments) {
        return words.say(in, key, arguments);
    }
}

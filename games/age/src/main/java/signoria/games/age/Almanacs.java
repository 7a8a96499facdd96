package signoria.games.age;

import signoria.kernel.Almanac;
import signoria.kernel.Language;
import signoria.kernel.Rulebook;
import signoria.kernel.Scene;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The advances, cards, goods and provinces in words. */
final class Almanacs {
    private final Catalog catalog;
    private final Rulebook rules;
    private final Language in;
    private final Speech speech;

    Almanacs(Age game, Catalog catalog, AgeNotation notation, Words words, Language in) {
        this.catalog = catalog;
        this.in = in;
        rules = game.rulebook();
        speech = new Speech(words, in, notation.blank(Setup.smallest(game)));
    }

    Almanac all() {
        List<Almanac.Kind> kinds = new ArrayList<>();
        kinds.add(kind("advances", "age/advance.1", advances()));
        kinds.add(kind("cards", "age/history.1", cards()));
        kinds.add(kind("goods", "age/map.2", goods()));
        for (Region region : Region.values()) kinds.add(region(region));
        return new Almanac(kinds);
    }

    /** What an advance does is what its paragraph says. */
    private List<Almanac.Entry> advances() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Advance advance : catalog.advance) {
            String letter = Advance.letter(advance.number());
            List<String> lines = new ArrayList<>();
            lines.add(
                    say(
                            "almanac-advance",
                            Text.lower(advance.category()),
                            advance.cost(),
                            advance.credit()));
            if (advance.needs() != 0)
                lines.add(say("needs-first", Words.raw(speech.advances(advance.needs()))));
            lines.add(rules.paragraph(in, "age/advance." + letter.toLowerCase(Locale.ROOT)).text());
            entries.add(
                    new Almanac.Entry(
                                    letter,
                                    speech.advance(advance.number()),
                                    "adv-" + letter,
                                    lines,
                                    advance.mark(),
                                    "age/advance." + letter.toLowerCase(Locale.ROOT))
                            .by(say("facet-category"), say(Text.lower(advance.category()))));
        }
        return entries;
    }

    private List<Almanac.Entry> cards() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Card card : catalog.card) {
            Scene.Card drawn = Scenes.card(speech, card, List.of(), List.of());
            List<String> lines = new ArrayList<>(drawn.lines());
            if (card.personality()) lines.add(say("patrons-pay", card.patronage()));
            entries.add(
                    new Almanac.Entry(card.id(), drawn.label(), drawn.icon(), lines, drawn.mark())
                            .by(say("facet-epoch"), "" + card.epoch()));
        }
        return entries;
    }

    private List<Almanac.Entry> goods() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Good good : Good.ALL) {
            List<String> where = new ArrayList<>();
            for (Province province : catalog.province)
                if (province.goods().contains(good)) where.add(say(province.id()));
            String key = Text.lower(good);
            entries.add(
                    new Almanac.Entry(
                            key,
                            say(key),
                            key,
                            List.of(
                                    say("base-value", good.base),
                                    say("almanac-where", Words.raw(String.join(", ", where)))),
                            "printed"));
        }
        return entries;
    }

    private Almanac.Kind region(Region region) {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Province p : catalog.province) {
            if (p.region() != region) continue;
            List<String> lines = new ArrayList<>(MapScene.printed(speech, p));
            if (p.capital()) lines.add(say("almanac-capital"));
            entries.add(new Almanac.Entry(p.id(), say(p.id()), MapScene.icon(p), lines, p.mark()));
        }
        return new Almanac.Kind(
                "region-" + region.numeral(), MapScene.name(speech, region), "age/map.1", entries);
    }

    private Almanac.Kind kind(String key, String rule, List<Almanac.Entry> entries) {
        return new Almanac.Kind(
                key, say(key.equals("cards") ? "almanac-cards" : key), rule, entries);
    }

    private String say(String key, Object... arguments) {
        return speech.say(key, arguments);
    }
}

package signoria.games.cradle;

import signoria.kernel.Almanac;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** The culture cards, characters and historic events in words. */
final class Almanacs {
    private final Catalog catalog;
    private final Phrases phrases;
    private final Language in;

    Almanacs(Cradle game, Catalog catalog, CradleNotation notation, Words words, Language in) {
        this.catalog = catalog;
        this.in = in;
        View empty = Viewing.view(notation.blank(Setup.smallest(game)), Game.SPECTATOR);
        phrases = new Phrases(catalog, words, empty, in);
    }

    Almanac all() {
        List<Almanac.Entry> cultures = new ArrayList<>();
        List<Almanac.Entry> people = new ArrayList<>();
        for (int card = 0; card < Move.CARDS; card++)
            if (catalog.has(card))
                (Card.isPerson(card) ? people : cultures).add(entry(catalog.card(card)));
        List<Almanac.Entry> events = new ArrayList<>();
        for (EventCard event : catalog.events) events.add(event(event));
        return new Almanac(
                List.of(
                        kind("culture", "cradle/act.4", cultures),
                        kind("people", "cradle/act.5", people),
                        kind("events", "cradle/scoring.1", events)));
    }

    private Almanac.Entry entry(Card card) {
        Almanac.Entry entry =
                Almanac.Entry.of(
                        card.id(),
                        Scenes.card(catalog, phrases, card.index(), List.of(), List.of()));
        return switch (card) {
            case Card.Culture _ -> entry;
            case Card.Person person -> entry.by(phrases.say("facet-value"), "" + person.value());
        };
    }

    private Almanac.Entry event(EventCard event) {
        return new Almanac.Entry(
                        event.id(),
                        event.year() + " " + event.name(in),
                        "event",
                        List.of(
                                phrases.say("almanac-group", "years-" + Text.lower(event.group())),
                                phrases.symbols(event.symbols()),
                                phrases.say("almanac-spaces", event.blue(), event.red())),
                        event.mark())
                .by(phrases.say("facet-group"), phrases.say("years-" + Text.lower(event.group())));
    }

    private Almanac.Kind kind(String key, String rule, List<Almanac.Entry> entries) {
        return new Almanac.Kind(key, phrases.say("almanac-" + key), rule, entries);
    }
}

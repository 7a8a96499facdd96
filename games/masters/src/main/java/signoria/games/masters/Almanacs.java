package signoria.games.masters;

import signoria.kernel.Almanac;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Setup;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** The cards, leaders and tokens in words. */
final class Almanacs {
    private final Catalog catalog;
    private final Phrases phrases;

    Almanacs(Masters game, Catalog catalog, MastersNotation notation, Words words, Language in) {
        this.catalog = catalog;
        View empty = Viewing.view(notation.blank(Setup.smallest(game)), Game.SPECTATOR);
        phrases = new Phrases(catalog, notation.telling(), words, empty, in);
    }

    Almanac all() {
        List<Almanac.Entry> cards = new ArrayList<>();
        for (Card card : catalog.cards)
            cards.add(
                    Almanac.Entry.of(card.id(), Scenes.card(phrases, card, List.of(), List.of()))
                            .by(phrases.say("facet-level"), "" + card.level()));
        List<Almanac.Entry> leaders = new ArrayList<>();
        for (Leader leader : catalog.leaders)
            leaders.add(
                    Almanac.Entry.of(
                            leader.id(), Boards.leader(phrases, leader, List.of(), List.of())));
        List<Almanac.Entry> tokens = new ArrayList<>();
        for (int token = 0; token < Layout.TOKENS.size(); token++) {
            String id = Layout.TOKENS.get(token);
            tokens.add(
                    new Almanac.Entry(
                            id,
                            phrases.say("token-" + id),
                            Scenes.tokenIcon(token),
                            List.of(),
                            "printed"));
        }
        return new Almanac(
                List.of(
                        kind("grid", "masters/cards.1", cards),
                        kind("leaders", "masters/leaders.1", leaders),
                        kind("tokens", "masters/solo.2", tokens)));
    }

    private Almanac.Kind kind(String key, String rule, List<Almanac.Entry> entries) {
        return new Almanac.Kind(key, phrases.say(key), rule, entries);
    }
}

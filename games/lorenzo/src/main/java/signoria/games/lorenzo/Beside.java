package signoria.games.lorenzo;

import signoria.kernel.Language;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * What lies beside the board, in one language: the cards that may still come, those that left, the
 * tokens, the leader deck, and the harvest or production that runs.
 */
final class Beside {
    private static final int PERIODS = 3;

    private final Catalog catalog;
    private final Words words;
    private final Phrases phrases;
    private final View view;
    private final Language in;

    Beside(Catalog catalog, Words words, Phrases phrases, View view, Language in) {
        this.catalog = catalog;
        this.words = words;
        this.phrases = phrases;
        this.view = view;
        this.in = in;
    }

    List<Scene.Zone> zones() {
        List<Scene.Zone> zones = new ArrayList<>();
        if (view.run().value() > 0) zones.add(zone("run", 0, run()));
        zones.add(zone("decks", Space.TOWERS, decks()));
        if (view.discarded().size() + view.discardedNow().size() > 0)
            zones.add(zone("discarded", 2, discarded()));
        if (view.options().get("famiglie").equals("on")) zones.add(zone("tokens", 0, tokens()));
        if (view.leaderDeck() + view.leadersGone() > 0)
            zones.add(zone("leader-deck", 0, leaders()));
        return zones;
    }

    private Scene.Zone zone(String id, int columns, List<Scene.Item> items) {
        return Scene.Zone.shared(id, say("zone-" + id), columns, items);
    }

    private String say(String key, Object... arguments) {
        return words.say(in, key, arguments);
    }

    private Scene.Card card(String label, String icon, List<String> lines, String mark) {
        return new Scene.Card(label, icon, lines, mark, List.of());
    }

    private Scene.Counter counter(String key, String icon, int value) {
        return new Scene.Counter(say(key), icon, value);
    }

    /** §work.5 What the action will give and take when all is chosen. */
    private List<Scene.Item> run() {
        View.Run run = view.run();
        List<Scene.Item> items = new ArrayList<>();
        items.add(counter("run-value", "dice", run.value()));
        for (Good good : Good.ALL) {
            int count = Goods.count(run.pending().packed(), good);
            String name = Text.lower(good);
            if (count > 0)
                items.add(new Scene.Counter(say("run-pending", "stock-" + name), name, count));
        }
        if (run.loss() > 0) items.add(counter("run-loss", "vp", run.loss()));
        return items;
    }

    /** §setup.1, §pazzi.1 The cards of each deck that may still come, period by period. */
    private List<Scene.Item> decks() {
        List<Scene.Item> items = new ArrayList<>();
        for (Type type : Type.ALL)
            items.add(
                    deck(
                            say("tower-" + Text.lower(type)),
                            "card-" + Text.lower(type),
                            card -> !card.special() && card.type() == type));
        if (view.options().get("famiglie").equals("on"))
            items.add(deck(say("tower-special"), "special-tower", Card::special));
        return items;
    }

    private Scene.Card deck(String label, String icon, Predicate<Card> belongs) {
        List<String> lines = new ArrayList<>();
        for (int period = 1; period <= PERIODS; period++) {
            int of = period;
            String names = names(view.piles(), card -> belongs.test(card) && card.period() == of);
            if (!names.isEmpty()) lines.add(say("deck-period", period, Words.raw(names)));
        }
        return card(label, icon, lines, "");
    }

    private String names(List<Integer> numbers, Predicate<Card> shown) {
        List<String> names = new ArrayList<>();
        for (int number : numbers)
            if (shown.test(catalog.card(number - 1))) names.add(phrases.card(number - 1, in));
        return String.join(", ", names);
    }

    /** §round.5, §special.7 The cards that left the game, in earlier rounds and in this one. */
    private List<Scene.Item> discarded() {
        List<Scene.Item> items = new ArrayList<>();
        for (Type type : Type.ALL) {
            List<String> lines = new ArrayList<>();
            String before = names(view.discarded(), card -> card.type() == type);
            String now = names(view.discardedNow(), card -> card.type() == type);
            if (!before.isEmpty()) lines.add(before);
            if (!now.isEmpty()) lines.add(say("discarded-now", Words.raw(now)));
            if (!lines.isEmpty())
                items.add(
                        card(
                                say("tower-" + Text.lower(type)),
                                "card-" + Text.lower(type),
                                lines,
                                ""));
        }
        return items;
    }

    /** §token.1 How many are in the bag, and which lie open. */
    private List<Scene.Item> tokens() {
        List<String> lines = new ArrayList<>();
        for (int kind = 0; kind < Catalog.TOKENS; kind++)
            if (view.tokenDiscards().get(kind) > 0)
                lines.add(
                        say(
                                "token-held",
                                view.tokenDiscards().get(kind),
                                Words.raw(phrases.token(kind, in))));
        return List.of(
                counter("token-bag", "token", view.bag()),
                card(say("token-discards"), "token", lines, "designed"));
    }

    private List<Scene.Item> leaders() {
        return List.of(
                counter("leader-deck", "leader", view.leaderDeck()),
                counter("leaders-gone", "leader", view.leadersGone()));
    }
}

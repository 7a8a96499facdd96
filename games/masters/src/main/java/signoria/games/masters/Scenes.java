package signoria.games.masters;

import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** How a view is shown: the market, the grid, then every board, one's own first. */
final class Scenes {
    private final Catalog catalog;
    private final MastersNotation notation;
    private final Words words;

    Scenes(Catalog catalog, MastersNotation notation, Words words) {
        this.catalog = catalog;
        this.notation = notation;
        this.words = words;
    }

    Scene scene(View view, List<Move> moves, Language in) {
        return new Painter(view, new Offers<>(moves), in).scene();
    }

    List<Scene.Choice> choices(View view, List<Move> moves, Language in) {
        Phrases phrases = new Phrases(catalog, notation.telling(), words, view, in);
        Choices asked = new Choices(catalog, notation, view, phrases);
        return moves.stream().map(asked::choice).toList();
    }

    /** A development card, and which ones lie unseen below it. */
    static Scene.Card card(Phrases phrases, Card card, List<String> below, List<Integer> moves) {
        List<String> lines = new ArrayList<>();
        lines.add(
                phrases.say("card-level", Text.lower(card.colour()), card.level(), card.points()));
        lines.add(phrases.say("card-cost", phrases.goods(Goods.face(card.cost()))));
        lines.add(phrases.power(card.power()));
        if (!below.isEmpty())
            lines.add(phrases.say("card-below", below.size(), Words.raw(phrases.worths(below))));
        return new Scene.Card(
                phrases.card(card.id()).text(),
                "dev-" + Text.lower(card.colour()),
                lines,
                card.mark(),
                moves);
    }

    /** A thing without figures of its own. */
    static Scene.Card plain(String label, String icon) {
        return new Scene.Card(label, icon);
    }

    static String tokenIcon(int token) {
        if (token < Colour.COUNT) return "token-discard";
        return token < Solo.RESHUFFLE ? "token-cross" : "token-shuffle";
    }

    /** One view in one language. */
    private final class Painter {
        private final View view;
        private final Offers<Move> offers;
        private final Phrases phrases;

        Painter(View view, Offers<Move> offers, Language in) {
            this.view = view;
            this.offers = offers;
            phrases = new Phrases(catalog, notation.telling(), words, view, in);
        }

        Scene scene() {
            List<Scene.Zone> zones = new ArrayList<>();
            zones.add(market());
            zones.add(grid());
            if (view.seats() == 1) zones.add(lorenzo());
            zones.addAll(course());
            Boards boards = new Boards(catalog, view, offers, phrases);
            for (int seat : Scene.seats(view.you(), view.seats())) boards.add(seat, zones);
            Choices asked = new Choices(catalog, notation, view, phrases);
            return new Scene(
                    asked.question(), zones, offers.moves().stream().map(asked::choice).toList());
        }

        private Scene.Zone market() {
            List<Scene.Item> items = new ArrayList<>();
            for (int place = 0; place <= State.SLIDE; place++) {
                int at = place;
                String name = "marble-" + Text.lower(view.market().get(place));
                String label =
                        place == State.SLIDE ? phrases.say("slide", name) : phrases.say(name);
                List<Integer> takes =
                        place == State.SLIDE
                                ? List.of()
                                : offers.where(
                                        move ->
                                                move instanceof Move.Take(int line)
                                                        && lies(line, at));
                items.add(new Scene.Card(label, name, List.of(), takes));
            }
            return Scene.Zone.shared("market", phrases.say("market"), State.COLUMNS, items);
        }

        private static boolean lies(int line, int place) {
            return line < State.ROWS
                    ? place / State.COLUMNS == line
                    : place % State.COLUMNS == line - State.ROWS;
        }

        /** The highest level on top, as on the table. */
        private Scene.Zone grid() {
            List<Scene.Item> items = new ArrayList<>();
            for (int level = Card.LEVELS; level >= 1; level--)
                for (int colour = 0; colour < Colour.COUNT; colour++) {
                    int pile = Card.pile(colour, level);
                    View.Pile shown = view.grid().get(pile);
                    if (shown.top().isEmpty())
                        items.add(
                                new Scene.Card(
                                        phrases.say("empty-pile"),
                                        "dev-" + Text.lower(Colour.ALL[colour])));
                    else
                        items.add(
                                card(
                                        phrases,
                                        catalog.card(shown.top()),
                                        shown.below(),
                                        offers.where(
                                                move ->
                                                        move instanceof Move.Buy buy
                                                                && buy.pile() == pile)));
                }
            return Scene.Zone.shared("grid", phrases.say("grid"), Colour.COUNT, items);
        }

        private Scene.Zone lorenzo() {
            List<Scene.Item> items = new ArrayList<>();
            items.add(
                    new Scene.Track(
                            phrases.say("black-cross"),
                            "black-cross",
                            Faith.LAST,
                            List.of(
                                    new Scene.Marker(
                                            Scene.NOBODY,
                                            phrases.say("black-cross"),
                                            view.cross()))));
            items.add(
                    new Scene.Counter(
                            phrases.say("tokens-left"), "token-shuffle", view.tokens().size()));
            for (int token : view.tokens())
                items.add(
                        plain(phrases.say("token-" + Layout.TOKENS.get(token)), tokenIcon(token)));
            return Scene.Zone.shared("lorenzo", phrases.say("lorenzo"), items);
        }

        /**
         * That the end has been brought, and what is half done in an action: shown while it is so.
         */
        private List<Scene.Zone> course() {
            List<Scene.Item> items = new ArrayList<>();
            if (view.ending())
                items.add(
                        plain(phrases.say(view.seats() == 1 ? "beaten" : "last-round"), "waiting"));
            View.Pending half = view.pending();
            if (half.taken().packed() != Goods.NONE)
                items.add(plain(phrases.say("half-taken", phrases.goods(half.taken())), "market"));
            if (half.whites() > 0)
                items.add(plain(phrases.say("half-whites", half.whites()), "marble-white"));
            if (half.pile() != State.NONE)
                items.add(
                        plain(
                                phrases.say(
                                        "half-bought",
                                        phrases.card(view.grid().get(half.pile()).top())),
                                "buy-card"));
            if (!half.powers().isEmpty())
                items.add(
                        plain(
                                phrases.say(
                                        "half-produced",
                                        Words.raw(phrases.powers(half.powers())),
                                        phrases.gives(half)),
                                "production"));
            if (half.need().packed() != Goods.NONE)
                items.add(plain(phrases.say("half-owed", phrases.goods(half.need())), "coin"));
            return items.isEmpty()
                    ? List.of()
                    : List.of(Scene.Zone.shared("course", phrases.say("course"), items));
        }
    }
}

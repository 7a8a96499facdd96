package signoria.games.cradle;

import signoria.kernel.Game;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** The things of one seat: its reserve, its columns, its hand and pile. */
final class Boards {
    private final Catalog catalog;
    private final CradleNotation notation;
    private final View view;
    private final Offers<Move> offers;
    private final Phrases phrases;

    Boards(
            Catalog catalog,
            CradleNotation notation,
            View view,
            Offers<Move> offers,
            Phrases phrases) {
        this.catalog = catalog;
        this.notation = notation;
        this.view = view;
        this.offers = offers;
        this.phrases = phrases;
    }

    void add(int seat, List<Scene.Zone> zones) {
        View.Player player = view.players().get(seat);
        String number = "-" + (seat + 1);
        zones.add(
                new Scene.Zone(
                        "reserve" + number,
                        phrases.say(partner(seat) ? "reserve-partner" : "reserve"),
                        seat,
                        reserve(seat, player)));
        zones.add(
                new Scene.Zone(
                        "columns" + number, phrases.say("columns"), seat, columns(seat, player)));
        zones.add(new Scene.Zone("hand" + number, phrases.say("hand"), seat, hand(seat, player)));
    }

    private boolean partner(int seat) {
        return view.teams() && view.you() != Game.SPECTATOR && seat == (view.you() ^ 2);
    }

    private List<Scene.Item> reserve(int seat, View.Player player) {
        List<Scene.Item> items = new ArrayList<>();
        if (view.left().contains(seat)) items.add(Scenes.plain(phrases.say("has-left"), "leave"));
        if (view.teams())
            items.add(
                    Scenes.plain(
                            phrases.say("plays-with", Words.raw(phrases.seatName(seat ^ 2))),
                            "players"));
        int own = player.stones().get(seat);
        items.add(new Scene.Counter(phrases.say("own-stones"), "stone", own));
        for (int colour = 0; colour < view.seats(); colour++) {
            int stones = player.stones().get(colour);
            if (colour == seat || stones == 0) continue;
            Move swap = Move.SWAPS[colour];
            Move pay = Move.PAYS[colour];
            items.add(
                    new Scene.Counter(
                            phrases.say("foreign-stones", Words.raw(phrases.seatName(colour))),
                            "stone",
                            stones,
                            seat == view.you()
                                    ? offers.where(m -> m.equals(swap) || m.equals(pay))
                                    : List.of()));
        }
        items.add(new Scene.Counter(phrases.say("placed-stones"), "stone", player.placed()));
        items.add(
                new Scene.Counter(
                        phrases.say("genius-home"),
                        "genius",
                        player.genius() == State.HOME ? 1 : 0));
        return items;
    }

    private List<Scene.Item> columns(int seat, View.Player player) {
        List<Scene.Item> items = new ArrayList<>();
        for (View.Column column : player.columns()) {
            for (Symbol symbol : column.symbols()) items.add(count(symbol, column.count()));
            items.add(column(seat, column));
        }
        return items;
    }

    /** What a column counts: a figure, so that a preview can tell how it changes. */
    private Scene.Counter count(Symbol symbol, int count) {
        String label = phrases.symbols(List.of(symbol));
        return new Scene.Counter(label, Text.lower(symbol), count);
    }

    /** A column: the cards from the top down. */
    private Scene.Card column(int seat, View.Column column) {
        List<String> lines = new ArrayList<>();
        for (int i = column.cards().size() - 1; i >= 0; i--) {
            Card card = catalog.card(catalog.card(column.cards().get(i)));
            String key =
                    column.turned().get(i)
                            ? "in-column-turned"
                            : i == column.cards().size() - 1 ? "on-top" : "in-column";
            lines.add(
                    phrases.say(
                            key,
                            Words.raw(phrases.name(catalog.card(column.cards().get(i)))),
                            Words.raw(phrases.described(card))));
        }
        String mark = catalog.card(catalog.card(column.cards().getLast())).mark();
        return new Scene.Card(
                phrases.say("column", Words.raw(phrases.symbols(column.symbols()))),
                Text.lower(column.symbols().getFirst()),
                lines,
                mark,
                seat == view.you() ? offers.where(move -> concerns(move, column)) : List.of());
    }

    private boolean concerns(Move move, View.Column column) {
        return switch (move) {
            case Move.Turn(int card) -> column.cards().contains(notation.id(card));
            case Move.Keep(int card) -> column.cards().contains(notation.id(card));
            case Move.Choose(Symbol symbol) -> column.symbols().contains(symbol);
            default -> false;
        };
    }

    /** Hand and pile; of others' what all know. */
    private List<Scene.Item> hand(int seat, View.Player player) {
        List<Scene.Item> items = new ArrayList<>();
        boolean seen = seat == view.you() || view.phase() == Phase.OVER;
        for (String id : player.hand()) items.add(held(id, "in-hand"));
        for (String id : player.pile()) items.add(held(id, "in-pile"));
        if (seen) return items;
        for (String id : player.known())
            items.add(
                    Scenes.card(
                            catalog,
                            phrases,
                            catalog.card(id),
                            List.of(phrases.say("in-hand-known")),
                            List.of()));
        for (int i = player.known().size(); i < player.handSize(); i++)
            items.add(hidden("hidden-hand"));
        for (int i = 0; i < player.pileSize(); i++) items.add(hidden("hidden-pile"));
        return items;
    }

    private Scene.Card held(String id, String where) {
        int card = catalog.card(id);
        return Scenes.card(
                catalog,
                phrases,
                card,
                List.of(phrases.say(where)),
                offers.where(move -> uses(move, card)));
    }

    private static boolean uses(Move move, int card) {
        return switch (move) {
            case Move.Play(int played) -> played == card;
            case Move.PlayAs(int played, _) -> played == card;
            case Move.Found(int played) -> played == card;
            case Move.Show(int shown) -> shown == card;
            default -> false;
        };
    }

    private Scene.Card hidden(String key) {
        return Scene.Card.faceDown(phrases.say(key), "hidden-card");
    }
}

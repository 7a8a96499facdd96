package signoria.games.masters;

import signoria.kernel.Game;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.List;

/** What is asked, and how the moves of one view are offered in words. */
final class Choices {
    private final Catalog catalog;
    private final MastersNotation notation;
    private final View view;
    private final Phrases phrases;

    Choices(Catalog catalog, MastersNotation notation, View view, Phrases phrases) {
        this.catalog = catalog;
        this.notation = notation;
        this.view = view;
        this.phrases = phrases;
    }

    String question() {
        String asked = "asked-" + Text.lower(view.phase());
        if (view.phase() == Phase.OVER)
            return phrases.say(
                    view.seats() > 1 ? "told-over" : view.lost() ? "told-lost" : "beaten");
        if (view.phase() == Phase.KEEP)
            return phrases.say(view.you() != Game.SPECTATOR ? asked : "asked-others");
        if (view.turn() != view.you()) return phrases.say("asked-others");
        return switch (view.phase()) {
            case STORE -> phrases.say(asked, phrases.goods(view.pending().taken()));
            case PAY -> phrases.say(asked, phrases.goods(view.pending().need()));
            case WHITES -> phrases.say(asked, view.pending().whites());
            case PRODUCE ->
                    phrases.say(
                            asked,
                            phrases.goods(view.pending().need()),
                            phrases.gives(view.pending()));
            default -> phrases.say(asked);
        };
    }

    Scene.Choice choice(Move move) {
        return new Scene.Choice(
                notation.write(move), label(move), phrases.say("group-" + group(move)));
    }

    private static String group(Move move) {
        return switch (move) {
            case Move.Take _, Move.Whites _, Move.Store _ -> "market";
            case Move.Buy _, Move.Slot _ -> "cards";
            case Move.Pay _ -> "pay";
            case Move.Activate _, Move.Spend _, Move.Make _, Move.Produce _ -> "production";
            case Move.Keep _, Move.Play _, Move.Discard _ -> "leaders";
            case Move.Start _ -> "start";
            case Move.End _ -> "turn";
        };
    }

    private String label(Move move) {
        return switch (move) {
            case Move.Keep(int first, int second) ->
                    phrases.say("move-keep", phrases.leader(first), phrases.leader(second));
            case Move.Start(Resource resource) ->
                    phrases.say("move-start", 1, Text.lower(resource));
            case Move.Take(int line) ->
                    phrases.say(
                            line < State.ROWS ? "move-row" : "move-column",
                            line < State.ROWS ? line + 1 : line - State.ROWS + 1,
                            phrases.line(line));
            case Move.Whites(Resource resource, int count) ->
                    phrases.say("move-whites", count, Text.lower(resource));
            case Move.Store(long goods) -> store(goods);
            case Move.Buy(int pile, int _) when view.grid().get(pile).top().isEmpty() ->
                    phrases.say(
                            "move-buy-none",
                            Text.lower(Colour.ALL[pile % Colour.COUNT]),
                            pile / Colour.COUNT + 1);
            case Move.Buy(int pile, int full) when full == 0 || forgone(pile, full) == 0 ->
                    phrases.say("move-buy", phrases.card(view.grid().get(pile).top()));
            case Move.Buy(int pile, int full) ->
                    phrases.say(
                            "move-buy-full",
                            phrases.card(view.grid().get(pile).top()),
                            phrases.goods(Goods.face(forgone(pile, full))));
            case Move.Slot(int slot) -> phrases.say("move-slot", slot + 1);
            case Move.Pay(Resource resource, int count) ->
                    phrases.say(
                            "move-pay",
                            count,
                            Math.max(0, view.pending().need().count(resource) - count),
                            Text.lower(resource));
            case Move.Activate(int power) -> activate(power);
            case Move.Spend(long goods) ->
                    phrases.say("move-spend", phrases.goods(Goods.face(goods)));
            case Move.Make(Resource resource) -> phrases.say("move-make", 1, Text.lower(resource));
            case Move.Produce _ ->
                    phrases.say(
                            "move-produce",
                            phrases.goods(view.pending().need()),
                            phrases.gives(view.pending()));
            case Move.Play(int leader) -> phrases.say("move-play", phrases.leader(leader));
            case Move.Discard(int leader) -> phrases.say("move-discard", phrases.leader(leader));
            case Move.End _ -> phrases.say("move-end");
        };
    }

    /** What a card costs more when the discount on these resources is not taken. */
    private long forgone(int pile, int full) {
        long cost = catalog.card(view.grid().get(pile).top()).cost();
        long discount = Goods.NONE;
        for (String id : view.players().get(view.turn()).played())
            discount += catalog.discount[catalog.leader(id).index()];
        return cost - Goods.less(cost, discount - Goods.without(discount, full));
    }

    private String store(long goods) {
        if (view.phase() != Phase.STORE)
            return phrases.say("move-store-some", phrases.goods(Goods.face(goods)));
        return phrases.say(
                "move-store",
                phrases.goods(Goods.face(goods)),
                phrases.goods(Goods.face(view.pending().taken().packed() - goods)));
    }

    private String activate(int power) {
        if (power == Production.BASE) return phrases.say("move-base");
        if (power >= Production.LEADERS && catalog.power[power - Production.LEADERS] == null)
            return phrases.say("move-leader-none", phrases.leader(power - Production.LEADERS));
        if (power >= Production.LEADERS)
            return phrases.say(
                    "move-leader-power",
                    phrases.leader(power - Production.LEADERS),
                    Words.raw(phrases.power(catalog.power[power - Production.LEADERS])));
        List<String> slot = view.players().get(view.turn()).slots().get(power - 1);
        if (slot.isEmpty()) return phrases.say("move-power-none", power);
        String card = slot.getLast();
        return phrases.say(
                "move-power",
                phrases.card(card),
                Words.raw(phrases.power(catalog.card(card).power())));
    }
}

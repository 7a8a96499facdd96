package signoria.games.lorenzo;

import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** Goods, costs, requirements and effects in words. */
final class Phrases {
    private final Catalog catalog;
    private final Words words;

    Phrases(Catalog catalog, Words words) {
        this.catalog = catalog;
        this.words = words;
    }

    String goods(long goods, Language in) {
        return joined(parts(goods, in), words.say(in, "nothing"));
    }

    private List<String> parts(long goods, Language in) {
        List<String> parts = new ArrayList<>();
        for (Good good : Good.ALL) {
            int count = Goods.count(goods, good);
            if (count > 0) parts.add(words.count(in, count, Text.lower(good)));
        }
        return parts;
    }

    private static String joined(List<String> parts, String nothing) {
        return parts.isEmpty() ? nothing : String.join(", ", parts);
    }

    private Words.Raw raw(long goods, Language in) {
        return Words.raw(goods(goods, in));
    }

    String card(int card, Language in) {
        Card printed = catalog.card(card);
        return in == Language.IT ? printed.italian() : printed.english();
    }

    String leader(int leader) {
        return catalog.leader[leader].name();
    }

    /** What is printed on a card. */
    List<String> lines(Card card, Language in) {
        List<String> lines = new ArrayList<>();
        lines.add(words.say(in, "card-type", Text.lower(card.type()), card.number()));
        if (card.type() != Type.TERRITORY)
            lines.add(words.say(in, "card-cost", Words.raw(costs(card, in))));
        if (!card.immediate().isEmpty())
            lines.add(words.say(in, "card-immediate", Words.raw(effects(card.immediate(), in))));
        if (!card.permanent().isEmpty()) {
            Words.Raw does = Words.raw(effects(card.permanent(), in));
            lines.add(
                    card.activation() == 0
                            ? words.say(in, "card-permanent", does)
                            : words.say(in, "card-work", card.activation(), does));
        }
        if (!card.end().isEmpty())
            lines.add(words.say(in, "card-end", Words.raw(effects(card.end(), in))));
        return lines;
    }

    /** What is printed on a leader. */
    List<String> lines(Leader leader, Language in) {
        List<String> lines = new ArrayList<>();
        lines.add(words.say(in, "leader-kind-" + Text.lower(leader.kind())));
        if (leader.kind() == Leader.Kind.ACTION_SPACE)
            lines.add(words.say(in, "floor-value", leader.minimum()));
        lines.add(words.say(in, "leader-requires", Words.raw(requirements(leader, in))));
        lines.add(effects(leader.ability(), in));
        return lines;
    }

    String costs(Card card, Language in) {
        List<String> ways = new ArrayList<>();
        for (Cost cost : card.costs()) ways.add(cost(cost, in));
        return String.join(" " + words.say(in, "or") + " ", ways);
    }

    private String cost(Cost cost, Language in) {
        List<String> parts = parts(cost.goods(), in);
        int military = Goods.military(cost.goods());
        if (cost.need() > military) parts.add(words.say(in, "needs-military", cost.need()));
        if (cost.perOpponent() > 0)
            parts.add(words.say(in, "per-opponent-military", cost.perOpponent()));
        return joined(parts, words.say(in, "free"));
    }

    String requirements(Leader leader, Language in) {
        List<String> parts = new ArrayList<>();
        for (Leader.Requirement each : leader.requirements()) {
            String held = words.count(in, each.count(), "held-" + Text.lower(each.held()));
            parts.add(each.most() ? words.say(in, "at-most", Words.raw(held)) : held);
        }
        return String.join(", ", parts);
    }

    String effects(List<Effect> effects, Language in) {
        List<String> parts = new ArrayList<>();
        for (Effect effect : effects) parts.add(effect(effect, in));
        return String.join("; ", parts);
    }

    String types(int types, Language in) {
        if (types == 15) return words.say(in, "any-card");
        List<String> names = new ArrayList<>();
        for (Type type : Type.ALL)
            if ((types & type.bit()) != 0) names.add(words.say(in, Text.lower(type)));
        return String.join(" " + words.say(in, "or") + " ", names);
    }

    String effect(Effect effect, Language in) {
        return switch (effect) {
            case Effect.Gain(long goods) -> goods(goods, in);
            case Effect.Lose(int points) -> words.say(in, "effect-lose", points);
            case Effect.Per per -> per(per, in);
            case Effect.Exchange exchange ->
                    words.say(
                            in,
                            "effect-exchange",
                            raw(exchange.price(), in),
                            Words.raw(
                                    exchange.leaderFree()
                                            ? words.say(in, "effect-leader-free")
                                            : goods(exchange.goods(), in)));
            case Effect.Times(Effect.Exchange exchange) ->
                    words.say(in, "effect-times", Words.raw(effect(exchange, in)));
            case Effect.OneOf(List<Effect> effects) -> {
                List<String> parts = new ArrayList<>();
                for (Effect each : effects) parts.add(effect(each, in));
                yield String.join(" " + words.say(in, "or") + " ", parts);
            }
            case Effect.Take take ->
                    words.say(
                            in,
                            take.less() == 0 ? "effect-take" : "effect-take-less",
                            Words.raw(types(take.types(), in)),
                            take.value(),
                            raw(take.less(), in));
            case Effect.Work work ->
                    words.say(
                            in,
                            "effect-work-" + Text.lower(work.reach()),
                            work.production() ? "production" : "harvest",
                            work.value());
            case Effect.Bonus bonus -> bonus(bonus, in);
            case Effect.Grant(Power power) -> words.say(in, "power-" + Text.lower(power));
            case Effect.OnTake(Type type, long goods) ->
                    words.say(in, "effect-on-take", Text.lower(type), raw(goods, in));
            case Effect.DrawLeaders(int count) -> words.say(in, "effect-draw-leaders", count);
            case Effect.PlayLeaderFree() -> words.say(in, "effect-leader-free");
            case Effect.TokenSlot(boolean market) ->
                    words.say(in, market ? "effect-slot-market" : "effect-slot-harvest");
            case Effect.ActivateOwn(int types, int count) ->
                    words.say(in, "effect-activate", count, Words.raw(types(types, in)));
            case Effect.TakeDiscarded(int types) ->
                    words.say(in, "effect-discarded", Words.raw(types(types, in)));
            case Effect.MilitaryToFirst() -> words.say(in, "effect-military-first");
            case Effect.OpponentsGive give -> give(give, in);
            case Effect.OpponentsDiscard(int types) ->
                    words.say(in, "effect-opponents-discard", Words.raw(types(types, in)));
            case Effect.DiscardCharacter(long goods) ->
                    words.say(in, "effect-discard-character", raw(goods, in));
            case Effect.DiscardLeader(long goods) ->
                    words.say(in, "effect-discard-leader", raw(goods, in));
            case Effect.MarketReward() -> words.say(in, "effect-market");
            case Effect.MemberSix() -> words.say(in, "effect-six");
            case Effect.DrawKeepToken() -> words.say(in, "effect-draw-keep");
            case Effect.MemberWork() -> words.say(in, "effect-member-work");
        };
    }

    private String per(Effect.Per per, Language in) {
        Words.Raw each =
                per.measure() == Effect.Measure.HELD
                        ? raw(per.every(), in)
                        : Words.raw(words.say(in, "measure-" + Text.lower(per.measure())));
        if (per.most() == Effect.Per.NO_CAP)
            return words.say(in, "effect-per", raw(per.goods(), in), each);
        if (per.most() == Effect.Per.VALUE)
            return words.say(in, "effect-per-value", raw(per.goods(), in), each);
        return words.say(in, "effect-per-most", raw(per.goods(), in), each, per.most());
    }

    private String bonus(Effect.Bonus bonus, Language in) {
        String action = Effect.named(bonus.action());
        if (bonus.less() == 0) return words.say(in, "effect-bonus", action, bonus.plus());
        String less =
                bonus.either()
                        ? String.join(" " + words.say(in, "or") + " ", parts(bonus.less(), in))
                        : goods(bonus.less(), in);
        return words.say(in, "effect-bonus-less", action, bonus.plus(), Words.raw(less));
    }

    private String give(Effect.OpponentsGive give, Language in) {
        List<String> options = new ArrayList<>();
        for (long option : give.options()) options.add(goods(option, in));
        Words.Raw all = Words.raw(String.join(" " + words.say(in, "or") + " ", options));
        return give.price() == 0
                ? words.say(in, "effect-opponents-give", all)
                : words.say(in, "effect-opponents-pay", raw(give.price(), in), all);
    }

    /** What a token shows. */
    String token(int kind, Language in) {
        return goods(catalog.tokens.get(kind).shows(), in);
    }

    /** A personal bonus tile. */
    String tile(int tile, Language in) {
        Catalog.Tile printed = catalog.tiles.get(tile);
        return words.say(
                in,
                "tile-text",
                Words.raw(printed.id()),
                Words.raw(goods(printed.harvest(), in)),
                Words.raw(goods(printed.production(), in)));
    }
}

package signoria.games.lorenzo;

import signoria.games.lorenzo.Effect.Measure;
import signoria.games.lorenzo.Effect.Reach;
import signoria.kernel.BadInput;
import signoria.kernel.Tables.Row;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads rows of the catalogue: {@code gain(coin:2); take_card(any,value=4)}. */
final class Parser {

    private Parser() {}

    static Card card(Row row) {
        Type type = row.constant("type", Type.class);
        boolean works = type == Type.TERRITORY || type == Type.BUILDING;
        return new Card(
                row.number("id"),
                row.text("set"),
                row.text("set").equals("famiglie"),
                type,
                row.number("period"),
                row.text("english"),
                row.text("italian"),
                costs(row),
                happening(row, "immediate"),
                activation(row),
                works ? working(row, "permanent") : effects(row, "permanent"),
                effects(row, "end"),
                row.mark());
    }

    private static List<Effect> happening(Row row, String column) {
        List<Effect> effects = effects(row, column);
        if (!effects.stream().allMatch(Effect::happens))
            throw row.error(column, "effects that happen at once");
        return effects;
    }

    private static List<Effect> working(Row row, String column) {
        List<Effect> effects = effects(row, column);
        if (!effects.stream().allMatch(Effect::works))
            throw row.error(column, "what harvest or production can set off");
        return effects;
    }

    private static int activation(Row row) {
        return switch (row.text("activation")) {
            case "-" -> 0;
            case "N" -> Card.ANY;
            default -> row.number("activation");
        };
    }

    private static List<Cost> costs(Row row) {
        List<Cost> costs = new ArrayList<>();
        if (row.text("cost").equals("-")) return List.of(Cost.FREE);
        for (String way : row.text("cost").split("\\|")) {
            long goods = Goods.NONE;
            int need = 0;
            int perOpponent = 0;
            for (String part : way.strip().split(",")) {
                String[] words = part.strip().split(":");
                if (words.length != 2) throw row.error("cost", "goods such as coin:2,wood:1");
                if (words[0].equals("need")) need = Text.number(words[1], "need");
                else if (words[0].equals("military_per_opponent"))
                    perOpponent = Text.number(words[1], words[0]);
                else goods += goods(row, "cost", part);
            }
            int more = Math.max(0, need - Goods.military(goods));
            costs.add(new Cost(goods, goods + Goods.of(Good.MILITARY, more), perOpponent));
        }
        if (costs.size() > 2) throw row.error("cost", "at most two ways to pay");
        return costs;
    }

    static Leader leader(Row row, int number) {
        List<Leader.Requirement> requirements = new ArrayList<>();
        for (String part : row.text("requirement").split(",")) {
            boolean most = part.startsWith("max(");
            String[] words = (most ? part.substring(4, part.length() - 1) : part).split(":");
            if (words.length != 2)
                throw row.error("requirement", "entries such as coin:2,max(faith:0)");
            requirements.add(
                    new Leader.Requirement(
                            held(row, words[0]), Text.number(words[1], "requirement"), most));
        }
        Leader.Kind kind = row.constant("kind", Leader.Kind.class);
        boolean happens = kind == Leader.Kind.ONCE_PER_ROUND || kind == Leader.Kind.IMMEDIATE;
        return new Leader(
                number,
                Leader.idOf(number),
                row.text("set"),
                row.text("name"),
                kind,
                row.text("minimum").equals("-") ? 0 : row.number("minimum"),
                requirements,
                happens ? happening(row, "ability") : effects(row, "ability"),
                row.mark());
    }

    private static Leader.Held held(Row row, String word) {
        try {
            return Leader.Held.valueOf(word.toUpperCase(Locale.ROOT).replace('+', '_'));
        } catch (IllegalArgumentException _) {
            throw row.error("requirement", "something that can be held, not " + word);
        }
    }

    static Power power(Row row, String column, String word) {
        try {
            return Power.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException _) {
            throw row.error(column, "a power");
        }
    }

    static long goods(Row row, String column) {
        return goods(row, column, row.text(column));
    }

    private static long goods(Row row, String column, String text) {
        try {
            return Goods.parse(text);
        } catch (BadInput e) {
            throw row.error(column, "goods such as coin:2,wood:1 (" + e.getMessage() + ")");
        }
    }

    /** The effects of a cell, in printed order; alternatives are one effect. */
    static List<Effect> effects(Row row, String column) {
        List<Effect> effects = new ArrayList<>();
        if (row.text(column).equals("-")) return effects;
        for (String part : row.text(column).split(";")) {
            String[] ways = part.split("\\|");
            List<Effect> each = new ArrayList<>();
            for (String way : ways) each.add(effect(row, column, way.strip()));
            effects.add(each.size() == 1 ? each.getFirst() : new Effect.OneOf(each));
        }
        return effects;
    }

    private static Effect effect(Row row, String column, String text) {
        int open = text.indexOf('(');
        String name = open < 0 ? text : text.substring(0, open);
        String inside = open < 0 ? "" : text.substring(open + 1, text.length() - 1);
        return switch (name) {
            case "gain" -> new Effect.Gain(goods(row, column, inside));
            case "lose" -> new Effect.Lose(Goods.points(goods(row, column, inside)));
            case "per" -> per(row, column, inside);
            case "exchange" -> exchange(row, column, inside);
            case "n_times" -> new Effect.Times((Effect.Exchange) effect(row, column, inside));
            case "take_card" -> take(row, column, inside);
            case "harvest", "production" ->
                    new Effect.Work(
                            name.equals("production"), value(row, column, inside), reach(inside));
            case "action_bonus" -> bonus(row, column, inside);
            case "power" -> new Effect.Grant(power(row, column, inside));
            case "on_take" -> {
                int comma = inside.indexOf(',');
                yield new Effect.OnTake(
                        Text.constant(Type.class, inside.substring(0, comma), column),
                        goods(row, column, inside.substring(comma + 1)));
            }
            case "draw_leader" -> new Effect.DrawLeaders(Text.number(inside, column));
            case "play_leader_free" -> new Effect.PlayLeaderFree();
            case "token_slot" -> new Effect.TokenSlot(inside.equals("market"));
            case "activate_own" -> {
                String[] words = inside.split(",");
                yield new Effect.ActivateOwn(types(words[0]), Text.number(words[1], column));
            }
            case "take_discarded" -> new Effect.TakeDiscarded(types(inside));
            case "military_to_first" -> new Effect.MilitaryToFirst();
            case "opponents_give" -> give(row, column, inside);
            case "opponents_discard" -> new Effect.OpponentsDiscard(types(inside));
            case "discard_character" -> new Effect.DiscardCharacter(goods(row, column, inside));
            case "discard_leader" -> new Effect.DiscardLeader(goods(row, column, inside));
            case "market_reward" -> new Effect.MarketReward();
            case "member_six" -> new Effect.MemberSix();
            case "draw_keep_token" -> new Effect.DrawKeepToken();
            case "member_work" -> new Effect.MemberWork();
            default -> throw row.error(column, "an effect such as gain(coin:2)");
        };
    }

    private static Effect per(Row row, String column, String inside) {
        int close = inside.indexOf(')');
        long goods = goods(row, column, inside.substring(inside.indexOf('(') + 1, close));
        String rest = inside.substring(close + 2);
        int most = Effect.Per.NO_CAP;
        int cap = rest.indexOf(",max=");
        if (cap >= 0) {
            String word = rest.substring(cap + 5);
            most = word.equals("N") ? Effect.Per.VALUE : Text.number(word, column);
            rest = rest.substring(0, cap);
        }
        if (rest.startsWith("every("))
            return new Effect.Per(
                    goods,
                    Measure.HELD,
                    goods(row, column, rest.substring(6, rest.length() - 1)),
                    most);
        try {
            return new Effect.Per(
                    goods, Measure.valueOf(rest.toUpperCase(Locale.ROOT)), Goods.NONE, most);
        } catch (IllegalArgumentException _) {
            throw row.error(column, "something to count, not " + rest);
        }
    }

    private static Effect exchange(Row row, String column, String inside) {
        int arrow = inside.indexOf('>');
        if (arrow < 0) throw row.error(column, "exchange(price>goods)");
        String right = inside.substring(arrow + 1);
        boolean leader = right.equals("play_leader_free");
        return new Effect.Exchange(
                goods(row, column, inside.substring(0, arrow)),
                leader ? Goods.NONE : goods(row, column, right),
                leader);
    }

    private static Effect take(Row row, String column, String inside) {
        long less = Goods.NONE;
        int at = inside.indexOf("less(");
        if (at >= 0) less = goods(row, column, inside.substring(at + 5, inside.indexOf(')', at)));
        return new Effect.Take(
                types(inside.substring(0, inside.indexOf(','))),
                value(row, column, inside),
                less,
                !inside.contains("no_special"));
    }

    private static int value(Row row, String column, String inside) {
        int at = inside.indexOf("value=");
        if (at < 0) throw row.error(column, "a value, such as harvest(value=4)");
        int end = inside.indexOf(',', at);
        return Text.number(inside.substring(at + 6, end < 0 ? inside.length() : end), column);
    }

    private static Reach reach(String inside) {
        if (inside.contains("opponent")) return Reach.OPPONENT;
        return inside.contains("one_card") ? Reach.ONE_CARD : Reach.OWN;
    }

    private static Effect bonus(Row row, String column, String inside) {
        String[] words = inside.split(",");
        int action =
                switch (words[0]) {
                    case "harvest" -> Effect.HARVEST;
                    case "production" -> Effect.PRODUCTION;
                    default -> Text.constant(Type.class, words[0], column).ordinal();
                };
        int at = inside.indexOf("less(");
        String less = at < 0 ? "-" : inside.substring(at + 5, inside.length() - 1);
        return new Effect.Bonus(
                action,
                Text.number(words[1], column),
                goods(row, column, less.replace(" or ", ",")),
                less.contains(" or "));
    }

    private static Effect give(Row row, String column, String inside) {
        int pay = inside.indexOf(",pay ");
        long price = pay < 0 ? Goods.NONE : goods(row, column, inside.substring(pay + 5));
        List<Long> options = new ArrayList<>();
        for (String option : (pay < 0 ? inside : inside.substring(0, pay)).split(" or "))
            options.add(goods(row, column, option));
        return new Effect.OpponentsGive(options, price);
    }

    private static int types(String text) {
        if (text.equals("any")) return 15;
        int types = 0;
        for (String word : text.split("\\+"))
            types |= Text.constant(Type.class, word, "type").bit();
        return types;
    }
}

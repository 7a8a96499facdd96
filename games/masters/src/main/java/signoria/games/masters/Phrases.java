package signoria.games.masters;

import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** What is said of the things of one view, in one language. */
final class Phrases {
    private final Catalog catalog;
    private final Telling telling;
    private final Words words;
    private final View view;
    private final Language in;

    Phrases(Catalog catalog, Telling telling, Words words, View view, Language in) {
        this.catalog = catalog;
        this.telling = telling;
        this.words = words;
        this.view = view;
        this.in = in;
    }

    String say(String key, Object... arguments) {
        return words.say(in, key, arguments);
    }

    Words.Raw card(String id) {
        return telling.card(catalog.card(id), in);
    }

    Words.Raw leader(int index) {
        return telling.leader(catalog.leaders[index], in);
    }

    Words.Raw leader(Leader leader) {
        return telling.leader(leader, in);
    }

    /** Cards that lie unseen below another, by what they are worth. */
    String worths(List<String> ids) {
        List<String> worths = new ArrayList<>();
        for (String id : ids) worths.add("" + catalog.card(id).points());
        return String.join(", ", worths);
    }

    Words.Raw goods(Goods goods) {
        return telling.goods(goods, in);
    }

    /** What a line of the market holds. */
    Words.Raw line(int line) {
        long goods = Goods.NONE;
        int faith = 0;
        int whites = 0;
        for (int i = 0; i < Market.length(line); i++) {
            Marble marble = view.market().get(Market.place(line, i));
            if (marble.ordinal() < Resource.COUNT) goods += Goods.of(marble.ordinal(), 1);
            else if (marble == Marble.RED) faith++;
            else whites++;
        }
        return telling.marbles(Goods.face(goods), faith, whites, in);
    }

    /** What the chosen powers will give. */
    Words.Raw gives(View.Pending half) {
        return telling.marbles(half.made(), half.faith(), 0, in);
    }

    /** What a power costs and gives. */
    String power(Power power) {
        return say(
                "power",
                side(power.in(), power.anyIn(), 0),
                side(power.out(), power.anyOut(), power.faith()));
    }

    private Words.Raw side(long goods, int any, int faith) {
        Words.Raw named = telling.marbles(Goods.face(goods), faith, 0, in);
        if (any == 0) return named;
        String chosen = words.count(in, any, "any");
        return Words.raw(
                goods == 0 && faith == 0
                        ? chosen
                        : Text.listed(List.of(chosen, named.text()), say("and")));
    }

    /** The powers of the seat in turn by their names. */
    String powers(List<Integer> powers) {
        List<String> names = new ArrayList<>();
        for (int power : powers)
            names.add(
                    power == Production.BASE
                            ? say("base-power")
                            : power < Production.LEADERS
                                    ? card(view.players()
                                                    .get(view.turn())
                                                    .slots()
                                                    .get(power - 1)
                                                    .getLast())
                                            .text()
                                    : leader(power - Production.LEADERS).text());
        return String.join(", ", names);
    }

    String requirement(Leader leader) {
        List<String> parts = new ArrayList<>();
        for (Colour colour : Colour.ALL) {
            int count = leader.cards()[colour.ordinal()];
            if (count > 0) parts.add(words.count(in, count, Text.lower(colour) + "-card"));
        }
        if (leader.level() > 0) parts.add(say("of-level", leader.level()));
        if (leader.goods() != Goods.NONE) parts.add(goods(Goods.face(leader.goods())).text());
        return String.join(", ", parts);
    }

    String ability(Effect ability) {
        return switch (ability) {
            case Effect.Discount(Resource resource, int count) ->
                    say("ability-discount", count, Text.lower(resource));
            case Effect.Depot(Resource resource, int spaces) ->
                    say("ability-depot", spaces, Text.lower(resource));
            case Effect.White(Resource resource) -> say("ability-white", 1, Text.lower(resource));
            case Effect.Production(Power power) -> power(power);
        };
    }
}

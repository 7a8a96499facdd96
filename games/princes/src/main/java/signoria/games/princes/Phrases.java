package signoria.games.princes;

import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** What is said of one view in one language: who and what things are. */
final class Phrases {
    private final Catalog catalog;
    private final Words words;
    private final Telling telling;
    private final View view;
    private final Language in;

    Phrases(Catalog catalog, Words words, Telling telling, View view, Language in) {
        this.catalog = catalog;
        this.words = words;
        this.telling = telling;
        this.view = view;
        this.in = in;
    }

    Telling telling() {
        return telling;
    }

    String say(String key, Object... arguments) {
        return words.say(in, key, arguments);
    }

    /** A player by family, or by name before the families are chosen. */
    Words.Raw who(int seat) {
        if (seat >= view.seats()) return Words.raw(say("player", seat + 1));
        String family = view.players().get(seat).family();
        return Words.raw(
                family.isEmpty() ? Who.mark(seat) : catalog.families[index(family)].name(in));
    }

    int index(String family) {
        return Text.constant(Family.class, family, "family").ordinal();
    }

    Words.Raw whoAll(List<Integer> seats) {
        List<String> all = new ArrayList<>();
        for (int seat : seats) all.add(who(seat).text());
        return Words.raw(String.join(", ", all));
    }

    Words.Raw city(int city) {
        return telling.city(City.ALL[city], in);
    }

    Words.Raw lot(String id) {
        return telling.lot(id, in);
    }

    String good(int lot) {
        return Auctions.noun(Lot.good(catalog, lot));
    }

    String effect(Effect effect) {
        return switch (effect) {
            case Effect.None _ -> say("effect-none");
            case Effect.ArtistDiscount(int gold) -> say("effect-artist-discount", gold);
            case Effect.CondottiereDiscount(int influence, int from) ->
                    from == 0
                            ? say("effect-condottiere-discount", influence)
                            : say("effect-condottiere-discount-from", influence, from);
            case Effect.PopeDiscount(int influence) -> say("effect-pope-discount", influence);
            case Effect.PriceCut(Troop troop, int gold) ->
                    say("effect-price", telling.troop(troop, in), gold);
            case Effect.HandLimit(int more) -> say("effect-hand", more);
            case Effect.Drill(Troop troop, int attack, int defence) ->
                    defence == 0
                            ? say("effect-drill-attack", telling.troop(troop, in), attack)
                            : attack == 0
                                    ? say("effect-drill-defence", telling.troop(troop, in), defence)
                                    : say(
                                            "effect-drill",
                                            telling.troop(troop, in),
                                            attack,
                                            defence);
            case Effect.Strength(int attack, int defence) ->
                    defence == 0
                            ? say("effect-strength-attack", attack)
                            : attack == 0
                                    ? say("effect-strength-defence", defence)
                                    : say("effect-strength", attack, defence);
            case Effect.Reroll _ -> say("effect-reroll");
            case Effect.Veto _ -> say("effect-veto");
            case Effect.Draw(int tiles) -> say("effect-draw", tiles);
            case Effect.Bar _ -> say("effect-bar");
            case Effect.Expose _ -> say("effect-expose");
            case Effect.Pay(int gold) -> say("effect-pay", gold);
            case Effect.MerchantGold(int most) -> say("effect-merchant-gold", most);
        };
    }
}

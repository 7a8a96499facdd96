package signoria.games.princes;

import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** What is said of one view in one language: the question, the moves, who and what things are. */
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

    String question() {
        if (view.phase() == Phase.OVER) return say("asked-over");
        if (!view.asked().contains(view.you())) return others();
        if (view.answered()) return say("asked-sealed");
        String asked = "asked-" + Text.lower(view.phase());
        View.AuctionView auction = view.auction();
        int lot = Lot.of(catalog, auction.lot());
        return switch (view.phase()) {
            case TURN -> say(view.passes() == view.seats() - 1 ? "asked-must-act" : asked);
            case EXPOSE -> say(asked, who(view.looking()));
            case DEFENDER -> say(asked, city(view.war().attacking()));
            case VETO -> say(asked, city(view.war().attacking()), city(view.war().defending()));
            case OPENING -> say(asked, lot(auction.lot()), auction.minimum(), good(lot));
            case BAR, PLACE -> say(asked, lot(auction.lot()));
            case BIDDING ->
                    auction.leader() < 0
                            ? say("asked-first-bid", lot(auction.lot()))
                            : say(
                                    asked,
                                    lot(auction.lot()),
                                    who(auction.leader()),
                                    auction.bid(),
                                    good(lot));
            case DISCOUNT -> say(asked, lot(auction.lot()), auction.bid(), good(lot));
            case REROLL -> say(asked, view.war().black(), view.war().white());
            case COUNTER -> say(asked, who(view.plot().last()), telling.kind(plotted(), in));
            case FAMILY, KEEP, DROP, ATTACKER, INVADE, BATTLE, OVER -> say(asked);
        };
    }

    /** Whom the table waits for, and what he decides. */
    private String others() {
        Object more =
                switch (view.phase()) {
                    case KEEP -> view.drawnCount();
                    case EXPOSE -> who(view.looking());
                    default -> "nothing";
                };
        return say("others-" + Text.lower(view.phase()), whoAll(view.asked()), more);
    }

    /** The tile that could be countered now. */
    private Treachery plotted() {
        return view.plot().counters() > 0 ? Treachery.COUNTER : Treachery.ALL[view.plot().kind()];
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

    static String group(Move move) {
        return switch (move) {
            case Move.Choose _ -> "family";
            case Move.Pass _, Move.Abandon _ -> "turn";
            case Move.Buy _, Move.GiveBack _ -> "troops";
            case Move.BuyTreachery _, Move.Keep _, Move.Drop _, Move.Steal _, Move.Expose _ ->
                    "treachery";
            case Move.Auction(int lot) -> Lot.isTile(lot) ? "city" : "events";
            case Move.Bid _, Move.ShutOut _, Move.Bar _ -> "auction";
            case Move.War _,
                    Move.SecretWar _,
                    Move.Attacker _,
                    Move.Defender _,
                    Move.Bribe _,
                    Move.Lend _,
                    Move.Reroll _ ->
                    "war";
            case Move.Veto _,
                    Move.Use _,
                    Move.Counter _,
                    Move.Done _,
                    Move.Decline _,
                    Move.Place _,
                    Move.Invade _ ->
                    "answer";
            case Move.Offer _, Move.Accept _, Move.Reject _, Move.Withdraw _ -> "trade";
        };
    }

    String label(Move move) {
        return switch (move) {
            case Move.Choose(Family family) ->
                    say(
                            "move-family",
                            Telling.print(catalog.families[family.ordinal()], in),
                            Words.raw(catalog.families[family.ordinal()].home(in)));
            case Move.Pass _ -> say("move-pass");
            case Move.Buy(Troop troop) -> say("move-buy", telling.troop(troop, in), price(troop));
            case Move.GiveBack(Troop troop) -> say("move-give-back", telling.troop(troop, in));
            case Move.BuyTreachery(boolean choosing) ->
                    say(choosing ? "move-choose-treachery" : "move-treachery");
            case Move.Keep(Treachery kind) -> say("move-keep", telling.kind(kind, in));
            case Move.Drop(Treachery kind) -> say("move-drop", telling.kind(kind, in));
            case Move.Auction(int lot) -> say("move-auction", lot(Lot.id(catalog, lot)));
            case Move.Bid(int amount) when view.auction().lot().isEmpty() ->
                    say("move-bid-some", amount);
            case Move.Bid(int amount) ->
                    say("move-bid", amount, good(Lot.of(catalog, view.auction().lot())));
            case Move.ShutOut(int seat) -> say("move-shut-out", who(seat));
            case Move.Steal(int seat) -> say("move-steal", who(seat));
            case Move.Expose(int seat) -> say("move-expose", who(seat));
            case Move.Bar(int seat) -> say("move-bar", who(seat));
            case Move.War _ -> say("move-war");
            case Move.SecretWar _ -> say("move-secret-war");
            case Move.Attacker(City city) -> say("move-attacker", city(city.ordinal()));
            case Move.Defender(City city) -> say("move-defender", city(city.ordinal()));
            case Move.Veto _ -> say("move-veto");
            case Move.Use(int tile) -> say("move-use", Telling.print(catalog.tiles[tile], in));
            case Move.Bribe(Side side, Troop troop) ->
                    say("move-bribe-" + Text.lower(side), telling.troop(troop, in));
            case Move.Lend(Side side, Troop troop) ->
                    say("move-lend-" + Text.lower(side), telling.troop(troop, in));
            case Move.Reroll(Side die) -> say("move-reroll-" + Text.lower(die));
            case Move.Counter _ -> say("move-counter");
            case Move.Done _ -> say("move-done");
            case Move.Place(City city) -> say("move-place", city(city.ordinal()));
            case Move.Invade(City city) -> say("move-invade", city(city.ordinal()));
            case Move.Decline _ -> say("move-decline");
            case Move.Offer o ->
                    say(
                            "move-offer",
                            who(o.to()),
                            telling.goods(o.giveGold(), o.giveInfluence(), in),
                            telling.goods(o.takeGold(), o.takeInfluence(), in));
            case Move.Accept(int slot) -> offer("move-accept", slot, true);
            case Move.Reject(int slot) -> offer("move-reject", slot, true);
            case Move.Withdraw(int number) ->
                    offer("move-withdraw", view.you() * State.MOST_OFFERS + number, false);
            case Move.Abandon _ -> say("move-abandon");
        };
    }

    /** What the troop costs you. */
    private int price(Troop troop) {
        boolean chosen =
                view.you() < view.seats() && !view.players().get(view.you()).family().isEmpty();
        if (!chosen) return catalog.troops[troop.ordinal()].price();
        int family = index(view.players().get(view.you()).family());
        return Effects.price(catalog, family, troop.ordinal());
    }

    private String offer(String key, int slot, boolean received) {
        for (View.OfferView o : view.offers())
            if (o.slot() == slot)
                return say(
                        key,
                        who(received ? o.from() : o.to()),
                        telling.goods(o.giveGold(), o.giveInfluence(), in),
                        telling.goods(o.takeGold(), o.takeInfluence(), in));
        return say(key + "-none");
    }
}

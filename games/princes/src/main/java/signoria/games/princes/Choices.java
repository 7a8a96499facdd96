package signoria.games.princes;

import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

/** What is asked, and how the moves of one view are offered in words. */
final class Choices {
    private final Catalog catalog;
    private final PrincesNotation notation;
    private final Telling telling;
    private final View view;
    private final Phrases phrases;
    private final Language in;

    Choices(Catalog catalog, PrincesNotation notation, View view, Phrases phrases, Language in) {
        this.catalog = catalog;
        this.notation = notation;
        this.telling = phrases.telling();
        this.view = view;
        this.phrases = phrases;
        this.in = in;
    }

    String question() {
        if (view.phase() == Phase.OVER) return phrases.say("asked-over");
        if (!view.asked().contains(view.you())) return others();
        if (view.answered()) return phrases.say("asked-sealed");
        String asked = "asked-" + Text.lower(view.phase());
        View.AuctionView auction = view.auction();
        int lot = Lot.of(catalog, auction.lot());
        return switch (view.phase()) {
            case TURN -> phrases.say(view.passes() == view.seats() - 1 ? "asked-must-act" : asked);
            case EXPOSE -> phrases.say(asked, phrases.who(view.looking()));
            case DEFENDER -> phrases.say(asked, phrases.city(view.war().attacking()));
            case VETO ->
                    phrases.say(
                            asked,
                            phrases.city(view.war().attacking()),
                            phrases.city(view.war().defending()));
            case OPENING ->
                    phrases.say(
                            asked,
                            phrases.lot(auction.lot()),
                            auction.minimum(),
                            phrases.good(lot));
            case BAR, PLACE -> phrases.say(asked, phrases.lot(auction.lot()));
            case BIDDING ->
                    auction.leader() < 0
                            ? phrases.say("asked-first-bid", phrases.lot(auction.lot()))
                            : phrases.say(
                                    asked,
                                    phrases.lot(auction.lot()),
                                    phrases.who(auction.leader()),
                                    auction.bid(),
                                    phrases.good(lot));
            case DISCOUNT ->
                    phrases.say(
                            asked, phrases.lot(auction.lot()), auction.bid(), phrases.good(lot));
            case REROLL -> phrases.say(asked, view.war().black(), view.war().white());
            case COUNTER ->
                    phrases.say(
                            asked, phrases.who(view.plot().last()), telling.kind(plotted(), in));
            case FAMILY, KEEP, DROP, ATTACKER, INVADE, BATTLE, OVER -> phrases.say(asked);
        };
    }

    /** Whom the table waits for, and what he decides. */
    private String others() {
        Object more =
                switch (view.phase()) {
                    case KEEP -> view.drawnCount();
                    case EXPOSE -> phrases.who(view.looking());
                    default -> "nothing";
                };
        return phrases.say(
                "others-" + Text.lower(view.phase()), phrases.whoAll(view.asked()), more);
    }

    /** The tile that could be countered now. */
    private Treachery plotted() {
        return view.plot().counters() > 0 ? Treachery.COUNTER : Treachery.ALL[view.plot().kind()];
    }

    Scene.Choice choice(Move move) {
        return new Scene.Choice(
                notation.write(move), label(move), phrases.say("group-" + group(move)));
    }

    private static String group(Move move) {
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
                    phrases.say(
                            "move-family",
                            Telling.print(catalog.families[family.ordinal()], in),
                            Words.raw(catalog.families[family.ordinal()].home(in)));
            case Move.Pass _ -> phrases.say("move-pass");
            case Move.Buy(Troop troop) ->
                    phrases.say("move-buy", telling.troop(troop, in), price(troop));
            case Move.GiveBack(Troop troop) ->
                    phrases.say("move-give-back", telling.troop(troop, in));
            case Move.BuyTreachery(boolean choosing) ->
                    phrases.say(choosing ? "move-choose-treachery" : "move-treachery");
            case Move.Keep(Treachery kind) -> phrases.say("move-keep", telling.kind(kind, in));
            case Move.Drop(Treachery kind) -> phrases.say("move-drop", telling.kind(kind, in));
            case Move.Auction(int lot) ->
                    phrases.say("move-auction", phrases.lot(Lot.id(catalog, lot)));
            case Move.Bid(int amount) when view.auction().lot().isEmpty() ->
                    phrases.say("move-bid-some", amount);
            case Move.Bid(int amount) ->
                    phrases.say(
                            "move-bid",
                            amount,
                            phrases.good(Lot.of(catalog, view.auction().lot())));
            case Move.ShutOut(int seat) -> phrases.say("move-shut-out", phrases.who(seat));
            case Move.Steal(int seat) -> phrases.say("move-steal", phrases.who(seat));
            case Move.Expose(int seat) -> phrases.say("move-expose", phrases.who(seat));
            case Move.Bar(int seat) -> phrases.say("move-bar", phrases.who(seat));
            case Move.War _ -> phrases.say("move-war");
            case Move.SecretWar _ -> phrases.say("move-secret-war");
            case Move.Attacker(City city) ->
                    phrases.say("move-attacker", phrases.city(city.ordinal()));
            case Move.Defender(City city) ->
                    phrases.say("move-defender", phrases.city(city.ordinal()));
            case Move.Veto _ -> phrases.say("move-veto");
            case Move.Use(int tile) ->
                    phrases.say("move-use", Telling.print(catalog.tiles[tile], in));
            case Move.Bribe(Side side, Troop troop) ->
                    phrases.say("move-bribe-" + Text.lower(side), telling.troop(troop, in));
            case Move.Lend(Side side, Troop troop) ->
                    phrases.say("move-lend-" + Text.lower(side), telling.troop(troop, in));
            case Move.Reroll(Side die) -> phrases.say("move-reroll-" + Text.lower(die));
            case Move.Counter _ -> phrases.say("move-counter");
            case Move.Done _ -> phrases.say("move-done");
            case Move.Place(City city) -> phrases.say("move-place", phrases.city(city.ordinal()));
            case Move.Invade(City city) -> phrases.say("move-invade", phrases.city(city.ordinal()));
            case Move.Decline _ -> phrases.say("move-decline");
            case Move.Offer o ->
                    phrases.say(
                            "move-offer",
                            phrases.who(o.to()),
                            telling.goods(o.giveGold(), o.giveInfluence(), in),
                            telling.goods(o.takeGold(), o.takeInfluence(), in));
            case Move.Accept(int slot) -> offer("move-accept", slot, true);
            case Move.Reject(int slot) -> offer("move-reject", slot, true);
            case Move.Withdraw(int number) ->
                    offer("move-withdraw", view.you() * State.MOST_OFFERS + number, false);
            case Move.Abandon _ -> phrases.say("move-abandon");
        };
    }

    /** What the troop costs you. */
    private int price(Troop troop) {
        boolean chosen =
                view.you() != Game.SPECTATOR && !view.players().get(view.you()).family().isEmpty();
        if (!chosen) return catalog.troops[troop.ordinal()].price();
        int family = phrases.index(view.players().get(view.you()).family());
        return Effects.price(catalog, family, troop.ordinal());
    }

    private String offer(String key, int slot, boolean received) {
        for (View.OfferView o : view.offers())
            if (o.slot() == slot)
                return phrases.say(
                        key,
                        phrases.who(received ? o.from() : o.to()),
                        telling.goods(o.giveGold(), o.giveInfluence(), in),
                        telling.goods(o.takeGold(), o.takeInfluence(), in));
        return phrases.say(key + "-none");
    }
}

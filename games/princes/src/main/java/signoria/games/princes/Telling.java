package signoria.games.princes;

import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** Events in words. */
final class Telling {
    private final Catalog catalog;
    private final Words words;

    Telling(Catalog catalog, Words words) {
        this.catalog = catalog;
        this.words = words;
    }

    String tell(PrincesEvent event, List<String> names, Language in) {
        return switch (event) {
            case PrincesEvent.FamilyChosen(int seat, Family family) ->
                    say(
                            in,
                            "told-family",
                            name(names, seat),
                            print(catalog.families[family.ordinal()], in),
                            Words.raw(catalog.families[family.ordinal()].home(in)));
            case PrincesEvent.Passed(int seat) -> say(in, "told-passed", name(names, seat));
            case PrincesEvent.TroopBought(int seat, Troop troop, int price) ->
                    say(in, "told-bought", name(names, seat), troop(troop, in), price);
            case PrincesEvent.TroopGivenBack(int seat, Troop troop) ->
                    say(in, "told-given-back", name(names, seat), troop(troop, in));
            case PrincesEvent.TreacheryBought(int seat, boolean choosing) ->
                    say(
                            in,
                            choosing ? "told-treachery-choosing" : "told-treachery",
                            name(names, seat));
            case PrincesEvent.TreacheryDrawn(int _, List<Treachery> tiles) ->
                    say(in, "told-drawn", kinds(tiles, in));
            case PrincesEvent.TreacheryDropped(int seat, Treachery kind) ->
                    say(in, "told-dropped", name(names, seat), kind(kind, in));
            case PrincesEvent.StackRenewed(int tiles) -> say(in, "told-renewed", tiles);
            case PrincesEvent.Exposed(int seat, int other) ->
                    say(in, "told-exposed", name(names, seat), name(names, other));
            case PrincesEvent.HandSeen(int _, int other, List<Treachery> tiles) ->
                    say(in, "told-hand-seen", name(names, other), kinds(tiles, in));
            case PrincesEvent.Discarded(int seat, int other, Treachery kind) ->
                    say(
                            in,
                            "told-discarded",
                            name(names, seat),
                            name(names, other),
                            kind(kind, in));
            case PrincesEvent.AuctionOpened(int seat, String lot) ->
                    say(in, "told-auction", name(names, seat), lot(lot, in));
            case PrincesEvent.BidMade(int seat, int amount, Good good) ->
                    say(in, "told-bid", name(names, seat), amount, Text.lower(good));
            case PrincesEvent.BidPassed(int seat) -> say(in, "told-bid-passed", name(names, seat));
            case PrincesEvent.BidderOut(int seat) -> say(in, "told-bidder-out", name(names, seat));
            case PrincesEvent.Barred(int seat, int other, String tile) ->
                    say(in, "told-barred", name(names, seat), name(names, other), lot(tile, in));
            case PrincesEvent.Sold(int seat, String lot, int price, Good good) ->
                    say(
                            in,
                            lot.equals("attacker") || lot.equals("defender")
                                    ? "told-commands"
                                    : "told-sold",
                            name(names, seat),
                            lot(lot, in),
                            price,
                            Text.lower(good));
            case PrincesEvent.Placed(int seat, String event2, City city, int status) ->
                    say(
                            in,
                            "told-placed",
                            name(names, seat),
                            lot(event2, in),
                            city(city, in),
                            status);
            case PrincesEvent.Invaded(int seat, City city, int status) ->
                    say(in, "told-invaded", name(names, seat), city(city, in), status);
            case PrincesEvent.InvasionSpared(int seat) -> say(in, "told-spared", name(names, seat));
            case PrincesEvent.WarBegun(int seat, int wars) ->
                    say(in, "told-war", name(names, seat), wars);
            case PrincesEvent.CitiesNamed(City attacker, City defender) ->
                    say(in, "told-cities", city(attacker, in), city(defender, in));
            case PrincesEvent.Plotted(int seat, Treachery kind) ->
                    say(in, "told-plot", name(names, seat), kind(kind, in));
            case PrincesEvent.PlottedAgainst(int seat, Treachery kind, int other) ->
                    say(
                            in,
                            "told-plot-against",
                            name(names, seat),
                            kind(kind, in),
                            name(names, other));
            case PrincesEvent.Bribed(int seat, Side side, Troop troop) ->
                    say(in, "told-bribe-" + Text.lower(side), name(names, seat), troop(troop, in));
            case PrincesEvent.PlotFoiled(Treachery kind) -> say(in, "told-foiled", kind(kind, in));
            case PrincesEvent.Stolen(int seat, int other, int influence) ->
                    say(in, "told-stolen", name(names, seat), name(names, other), influence);
            case PrincesEvent.ShutOut(int seat) -> say(in, "told-shut-out", name(names, seat));
            case PrincesEvent.AbilityUsed(int seat, String tile) ->
                    say(in, "told-ability", name(names, seat), lot(tile, in));
            case PrincesEvent.WarVetoed _ -> say(in, "told-vetoed");
            case PrincesEvent.Unled(Side _, City city) -> say(in, "told-unled", city(city, in));
            case PrincesEvent.WarForgotten _ -> say(in, "told-forgotten");
            case PrincesEvent.Hired(int seat, City city, int pay) ->
                    say(in, "told-hired", name(names, seat), city(city, in), pay);
            case PrincesEvent.TroopLent(int seat, Side side, Troop troop) ->
                    say(in, "told-lent-" + Text.lower(side), name(names, seat), troop(troop, in));
            case PrincesEvent.Rolled(boolean counterattack, int black, int white) ->
                    say(in, counterattack ? "told-rolled-counter" : "told-rolled", black, white);
            case PrincesEvent.Rerolled(int seat, Side die, int value) ->
                    say(in, "told-rerolled-" + Text.lower(die), name(names, seat), value);
            case PrincesEvent.Fought(boolean counterattack, int attacker, int defender) ->
                    say(
                            in,
                            counterattack ? "told-counterattack" : "told-attack",
                            attacker,
                            defender);
            case PrincesEvent.LaurelWon(int seat) -> say(in, "told-laurel", name(names, seat));
            case PrincesEvent.WarWon(City winner, City loser, int _, int up, int down) ->
                    say(in, "told-won", city(winner, in), city(loser, in), up, down);
            case PrincesEvent.WarDrawn _ -> say(in, "told-draw");
            case PrincesEvent.Offered(int seat, int to, int gg, int gi, int tg, int ti) ->
                    say(
                            in,
                            "told-offered",
                            name(names, seat),
                            name(names, to),
                            goods(gg, gi, in),
                            goods(tg, ti, in));
            case PrincesEvent.Traded(int seat, int to, int gg, int gi, int tg, int ti) ->
                    say(
                            in,
                            "told-traded",
                            name(names, seat),
                            name(names, to),
                            goods(gg, gi, in),
                            goods(tg, ti, in));
            case PrincesEvent.OfferRejected(int seat, int from) ->
                    say(in, "told-rejected", name(names, seat), name(names, from));
            case PrincesEvent.OfferWithdrawn(int seat, int to) ->
                    say(in, "told-withdrawn", name(names, seat), name(names, to));
            case PrincesEvent.Income(int seat, int gold, int influence) ->
                    say(in, "told-income", name(names, seat), goods(gold, influence, in));
            case PrincesEvent.HomeGold(int seat, int gold) ->
                    say(in, "told-home", name(names, seat), gold);
            case PrincesEvent.DecadeEnded(int decade) -> say(in, "told-decade-ended", decade);
            case PrincesEvent.DecadeBegun(int decade, int first) ->
                    say(in, "told-decade-begun", decade, name(names, first));
            case PrincesEvent.Left(int seat) -> say(in, "told-left", name(names, seat));
            case PrincesEvent.Over _ -> say(in, "told-over");
        };
    }

    private String say(Language in, String key, Object... arguments) {
        return words.say(in, key, arguments);
    }

    private static Words.Raw name(List<String> names, int seat) {
        return Words.raw(names.get(seat));
    }

    static Words.Raw print(Printed printed, Language in) {
        return Words.raw(printed.name(in));
    }

    Words.Raw troop(Troop troop, Language in) {
        return print(catalog.troops[troop.ordinal()], in);
    }

    Words.Raw kind(Treachery kind, Language in) {
        return print(catalog.treachery[kind.ordinal()], in);
    }

    Words.Raw kinds(List<Treachery> kinds, Language in) {
        List<String> all = new ArrayList<>();
        for (Treachery kind : kinds) all.add(kind(kind, in).text());
        return Words.raw(all.isEmpty() ? words.say(in, "nothing") : String.join(", ", all));
    }

    Words.Raw city(City city, Language in) {
        return print(catalog.cities[city.ordinal()], in);
    }

    /** A lot by its id. */
    Words.Raw lot(String id, Language in) {
        int lot = Lot.of(catalog, id);
        if (Lot.isTile(lot)) return print(catalog.tiles[lot], in);
        if (Lot.isEvent(lot)) return print(catalog.events[lot - Lot.EVENTS], in);
        return Words.raw(words.say(in, "lot-" + id));
    }

    /** {@code 5 gold, 2 influence}. */
    Words.Raw goods(int gold, int influence, Language in) {
        List<String> parts = new ArrayList<>();
        if (gold > 0) parts.add(words.count(in, gold, "gold"));
        if (influence > 0) parts.add(words.count(in, influence, "influence"));
        return Words.raw(parts.isEmpty() ? words.say(in, "nothing") : String.join(", ", parts));
    }
}

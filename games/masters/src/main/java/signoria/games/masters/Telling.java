package signoria.games.masters;

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

    String tell(MastersEvent event, List<String> names, Language in) {
        return switch (event) {
            case MastersEvent.Began(int first) -> say(in, "told-began", name(names, first));
            case MastersEvent.Started(int seat, Resource resource) ->
                    say(in, "told-started", name(names, seat), 1, Text.lower(resource));
            case MastersEvent.Took(int seat, int line, Goods goods, int faith, int whites) ->
                    say(
                            in,
                            line < State.ROWS ? "told-row" : "told-column",
                            name(names, seat),
                            line < State.ROWS ? line + 1 : line - State.ROWS + 1,
                            marbles(goods, faith, whites, in));
            case MastersEvent.Whitened(int seat, Goods goods) ->
                    say(in, "told-whites", name(names, seat), goods(goods, in));
            case MastersEvent.Stored(int seat, Goods goods) ->
                    say(in, "told-stored", name(names, seat), goods(goods, in));
            case MastersEvent.Discarded(int seat, Goods goods) ->
                    say(in, "told-discarded", name(names, seat), goods(goods, in));
            case MastersEvent.Paid(int seat, Goods stored, Goods locked) ->
                    say(
                            in,
                            "told-paid",
                            name(names, seat),
                            goods(Goods.face(stored.packed() + locked.packed()), in));
            case MastersEvent.Bought(int seat, int card, int slot) ->
                    say(
                            in,
                            "told-bought",
                            name(names, seat),
                            card(catalog.cards[card], in),
                            slot + 1);
            case MastersEvent.Revealed(int card) ->
                    say(in, "told-revealed", card(catalog.cards[card], in));
            case MastersEvent.Produced(int seat, Goods goods, int faith) ->
                    say(in, "told-produced", name(names, seat), marbles(goods, faith, 0, in));
            case MastersEvent.LeaderPlayed(int seat, int leader) ->
                    say(in, "told-played", name(names, seat), leader(catalog.leaders[leader], in));
            case MastersEvent.LeaderDiscarded(int seat) ->
                    say(in, "told-leader-discarded", name(names, seat));
            case MastersEvent.FaithMoved(int seat, int spaces, int space) ->
                    say(in, "told-faith", name(names, seat), spaces, space);
            case MastersEvent.Reported(int report, int favoured) ->
                    say(
                            in,
                            favoured == 0 ? "told-report-none" : "told-report",
                            report,
                            favoured(names, favoured, in));
            case MastersEvent.EndBrought _ -> say(in, "told-ending");
            case MastersEvent.TokenDrawn(int token) ->
                    say(in, "told-token", "token-" + Layout.TOKENS.get(token));
            case MastersEvent.CrossMoved(int spaces, int space) ->
                    say(in, "told-cross", spaces, space);
            case MastersEvent.CardRemoved(int card) ->
                    say(in, "told-removed", card(catalog.cards[card], in));
            case MastersEvent.Over(boolean solo, boolean lost) ->
                    say(in, !solo ? "told-over" : lost ? "told-lost" : "told-won", name(names, 0));
        };
    }

    private String say(Language in, String key, Object... arguments) {
        return words.say(in, key, arguments);
    }

    private static Words.Raw name(List<String> names, int seat) {
        return Words.raw(names.get(seat));
    }

    private Words.Raw favoured(List<String> names, int seats, Language in) {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++)
            if ((seats >>> seat & 1) != 0) all.add(names.get(seat));
        return Words.raw(Text.listed(all, words.say(in, "and")));
    }

    /** No two cards of a colour and level are worth the same: that is what they are called by. */
    Words.Raw card(Card card, Language in) {
        return Words.raw(
                say(in, "card-named", Text.lower(card.colour()), card.level(), card.points()));
    }

    /** No two leaders can do the same. */
    Words.Raw leader(Leader leader, Language in) {
        return Words.raw(
                switch (leader.ability()) {
                    case Effect.Discount(Resource resource, int _) ->
                            say(in, "leader-discount", Text.lower(resource));
                    case Effect.Depot(Resource resource, int _) ->
                            say(in, "leader-depot", Text.lower(resource));
                    case Effect.White(Resource resource) ->
                            say(in, "leader-white", Text.lower(resource));
                    case Effect.Production(Power power) ->
                            say(in, "leader-production", goods(Goods.face(power.in()), in));
                });
    }

    /** Goods in words: {@code 2 coins and 1 stone}. */
    Words.Raw goods(Goods goods, Language in) {
        return marbles(goods, 0, 0, in);
    }

    Words.Raw marbles(Goods goods, int faith, int whites, Language in) {
        List<String> parts = new ArrayList<>();
        for (Resource resource : Resource.ALL) {
            int count = goods.count(resource);
            if (count > 0) parts.add(words.count(in, count, Text.lower(resource)));
        }
        if (faith > 0) parts.add(words.count(in, faith, "faith"));
        if (whites > 0) parts.add(words.count(in, whites, "white"));
        return Words.raw(
                parts.isEmpty()
                        ? words.say(in, "nothing")
                        : Text.listed(parts, words.say(in, "and")));
    }
}

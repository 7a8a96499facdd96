package signoria.games.age;

import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.Optional;

/** What an experienced player would call an oversight. */
record Oversights(Words words, Language in) {
    Optional<String> of(State s, int seat, Move move) {
        return switch (move) {
            case Move.Cancel(Good good) when !pays(s, good) -> said("cancel", good, good.base);
            case Move.Buy(int tokens) when Math.abs(tokens) > most(s, seat, tokens) ->
                    said("buy", Math.abs(tokens), most(s, seat, tokens));
            case Move.At(int province) when byAndBy(s, seat, province) ->
                    said("tokens", Words.raw(s.catalog.province[province].id()));
            default -> Optional.empty();
        };
    }

    private Optional<String> said(String key, Object... arguments) {
        return Optional.of(words.say(in, "oversight." + key, arguments));
    }

    /** §market.1, §history.2 A card that pays the good may be played before the levels end. */
    private static boolean pays(State s, Good good) {
        long cards = s.cards.pile();
        if (Long.bitCount(cards) <= s.living()) cards |= ~s.cards.removed();
        for (int seat = 0; seat < s.seats; seat++) cards |= s.hand(seat);
        for (Card card : s.catalog.card)
            if ((cards >>> card.number() & 1) != 0
                    && card.effect() instanceof Effect.Pay(var goods)
                    && goods.contains(good)) return true;
        return false;
    }

    /** §order.1 to §order.3 What more than this buys neither tokens nor a place. */
    private static int most(State s, int seat, int tokens) {
        int richest = 0;
        for (int other = 0; other < s.seats; other++)
            if (other != seat && s.lives(other)) richest = Math.max(richest, s.cash(other));
        return tokens < 0 ? richest + 1 : Math.max(s.stock(seat), richest + 1);
    }

    /** §place.1 Tokens of this very turn lie there already, and nobody disputes them. */
    private static boolean byAndBy(State s, int seat, int province) {
        return !s.agenda.isEmpty()
                && Task.kind(s.agenda.top()) == Task.EXPAND
                && s.lands.back(province, seat) > 0
                && Expansion.room(s, province) > 0;
    }
}

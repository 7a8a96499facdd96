package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What an experienced player would call an oversight. */
record Oversights(Words words, Language in) {
    /** With so many resources in store one need not gather more. */
    private static final int PLENTY = 30;

    Optional<String> of(State s, Move move) {
        return switch (move) {
            case Move.Make(Resource resource) when spentForItself(s, resource) ->
                    said("exchange", Text.lower(resource));
            case Move.End _ when playable(s) >= 0 ->
                    said("leader", Words.raw(s.catalog.leaders[playable(s)].id()));
            case Move.Take _ when plenty(s) -> said("plenty", Goods.sum(s.goods(s.turn)));
            case Move.Activate _ when s.powers == 0 && plenty(s) ->
                    said("plenty", Goods.sum(s.goods(s.turn)));
            default -> Optional.empty();
        };
    }

    private Optional<String> said(String key, Object... arguments) {
        return Optional.of(words.say(in, "oversight-" + key, arguments));
    }

    /** The board's own power pays a resource to receive the same one. */
    private static boolean spentForItself(State s, Resource resource) {
        if ((s.powers >>> Production.LEADERS) != 0) return false;
        long chosen = s.need;
        for (int slot = 1; slot < Production.LEADERS; slot++)
            if ((s.powers >>> slot & 1) != 0) chosen -= Production.power(s, slot).in();
        return Goods.count(chosen, resource.ordinal()) > 0;
    }

    /** A leader in hand that could lie on the table, or -1. */
    private static int playable(State s) {
        for (long rest = s.hand(s.turn); rest != 0; rest = Bits.rest(rest)) {
            int leader = Bits.first(rest);
            if (Leaders.meets(s, s.turn, s.catalog.leaders[leader])) return leader;
        }
        return -1;
    }

    private static boolean plenty(State s) {
        if (Goods.sum(s.goods(s.turn)) < PLENTY) return false;
        List<Move> cards = new ArrayList<>();
        Cards.legal(s, cards);
        return !cards.isEmpty();
    }
}

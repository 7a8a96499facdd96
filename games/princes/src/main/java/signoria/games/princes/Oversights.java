package signoria.games.princes;

import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.Optional;

/** What an experienced player would call an oversight. */
record Oversights(Words words, Language in) {
    Optional<String> of(State s, int seat, Move move) {
        return switch (move) {
            case Move.GiveBack _ when Turns.mayPass(s) -> said("give-back");
            case Move.Buy _ when !commands(s, seat) -> said("troop");
            case Move.War _ when outbid(s, seat) -> said("war", s.influence(seat));
            case Move.SecretWar _ when outbid(s, seat) -> said("war", s.influence(seat));
            case Move.Bid(int amount) when amount > 0 && idle(s) -> said("invasion", amount);
            default -> Optional.empty();
        };
    }

    private Optional<String> said(String key, Object... arguments) {
        return Optional.of(words.say(in, "oversight-" + key, arguments));
    }

    /** §war.4 There is a war to come, and influence to bid for a side of it. */
    private static boolean commands(State s, int seat) {
        int decades = Catalog.DECADES - s.decade;
        boolean wars =
                decades > 0
                        || s.wars < Wars.limit(s)
                        || Bag.holds(s.hand(seat), Treachery.SECRET_WAR);
        boolean hired = s.influence(seat) + decades * Decades.influenceIncome(s, seat) > 0;
        return wars && hired || s.pope == seat;
    }

    /** At most one influence, and another has more. */
    private static boolean outbid(State s, int seat) {
        if (s.influence(seat) > 1) return false;
        for (int other = 0; other < s.seats; other++)
            if (s.influence(other) > s.influence(seat)) return true;
        return false;
    }

    /** An invasion is for sale at the very end, and wherever it goes, all tiles score the same. */
    private static boolean idle(State s) {
        if (!Lot.isEvent(s.lot) || s.decade < Catalog.DECADES) return false;
        Printed.EventTile event = s.catalog.events[s.lot - Lot.EVENTS];
        if (event.kind() != Printed.Kind.INVASION || Integer.bitCount(s.open) > 1) return false;
        for (int city = 0; city < City.COUNT; city++) {
            State after = s.copy();
            after.shift(city, event.status());
            for (int seat = 0; seat < s.seats; seat++)
                if (Scoring.tilePoints(after, seat) != Scoring.tilePoints(s, seat)) return false;
        }
        return true;
    }
}

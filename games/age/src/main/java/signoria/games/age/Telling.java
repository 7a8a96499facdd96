package signoria.games.age;

import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.List;

/** Events in words. */
final class Telling {
    private final Catalog catalog;
    private final Words words;

    Telling(Catalog catalog, Words words) {
        this.catalog = catalog;
        this.words = words;
    }

    String tell(AgeEvent event, List<String> names, Language in) {
        return words.say(in, "event." + key(event), arguments(event, names));
    }

    private static String key(AgeEvent event) {
        return event instanceof AgeEvent.LevelChanged(_, int level) && level == 0
                ? "balanced"
                : Text.lower(kind(event));
    }

    /** The key of an event's sentence is its name. */
    private static Key kind(AgeEvent event) {
        return Key.valueOf(
                event.getClass()
                        .getSimpleName()
                        .replaceAll("([a-z])([A-Z])", "$1_$2")
                        .toUpperCase(java.util.Locale.ROOT));
    }

    private enum Key {
        DREW_CARD,
        DREW,
        RETURNED_CARD,
        CAPITAL_BID,
        TIE_ROLLED,
        CAPITAL_CHOSEN,
        BOUGHT,
        RANKED,
        TURN_BEGAN,
        PHASE_BEGAN,
        EPOCH_BEGAN,
        LAST_TURN,
        SWAPPED,
        CANCELLED,
        LEVEL_CHANGED,
        PLAYED,
        DISCARDED,
        NAMED,
        EARNED,
        GAINED,
        PAID_OUT,
        LOST_TOKENS,
        GOT_TOKENS,
        MISERY_MOVED,
        ELIMINATED,
        BANNED,
        DECREE_LIFTED,
        REDUCED,
        INFECTED,
        CRUSADED,
        WAR_DECLARED,
        WAR_ROLLED,
        CEDED,
        UPGRADED,
        CLAIMED,
        DEVELOPED,
        REFUNDED,
        STABILISED,
        PLACED,
        ATTACKED,
        FOUGHT,
        CONVERTED,
        CONTROLLED,
        FREED,
        EXCHANGED_CARDS,
        EXCHANGED,
        BONUS_WON,
        INCOME,
        INTEREST,
        GOODS_ROLLED,
        FINED,
        SCORED
    }

    private Object[] arguments(AgeEvent event, List<String> names) {
        return switch (event) {
            case AgeEvent.DrewCard e -> of(name(names, e.seat()), card(e.card()));
            case AgeEvent.Drew e -> of(name(names, e.seat()));
            case AgeEvent.ReturnedCard e -> of(name(names, e.seat()), card(e.card()));
            case AgeEvent.CapitalBid e -> of(name(names, e.seat()), e.ducats());
            case AgeEvent.TieRolled e -> of(name(names, e.seat()), e.total());
            case AgeEvent.CapitalChosen e -> of(name(names, e.seat()), province(e.province()));
            case AgeEvent.Bought e -> of(name(names, e.seat()), e.wanted(), e.taken());
            case AgeEvent.Ranked e -> of(name(names, e.seat()), e.rank());
            case AgeEvent.TurnBegan e -> of(e.turn(), e.epoch());
            case AgeEvent.PhaseBegan e -> of("phase." + Text.lower(e.phase()));
            case AgeEvent.EpochBegan e -> of(e.epoch());
            case AgeEvent.LastTurn _, AgeEvent.DecreeLifted _ -> of();
            case AgeEvent.Swapped e -> of(name(names, e.seat()), name(names, e.other()));
            case AgeEvent.Cancelled e -> of(name(names, e.seat()), e.good());
            case AgeEvent.LevelChanged e -> of(e.good(), level(e.level()), Math.abs(e.level()));
            case AgeEvent.Played e -> of(name(names, e.seat()), card(e.card()));
            case AgeEvent.Discarded e -> of(name(names, e.seat()), card(e.card()));
            case AgeEvent.Named e -> of(name(names, e.seat()), e.good());
            case AgeEvent.Earned e -> of(name(names, e.seat()), e.good(), e.ducats());
            case AgeEvent.Gained e -> of(name(names, e.seat()), e.ducats());
            case AgeEvent.PaidOut e -> of(name(names, e.seat()), e.ducats());
            case AgeEvent.LostTokens e -> of(name(names, e.seat()), e.tokens());
            case AgeEvent.GotTokens e -> of(name(names, e.seat()), e.tokens());
            case AgeEvent.MiseryMoved e -> of(name(names, e.seat()), e.from(), e.to());
            case AgeEvent.Eliminated e -> of(name(names, e.seat()));
            case AgeEvent.Banned e -> of(e.category());
            case AgeEvent.Reduced e -> of(name(names, e.seat()), province(e.province()));
            case AgeEvent.Infected e -> of(Words.raw(e.region().numeral()));
            case AgeEvent.Crusaded e -> of(name(names, e.seat()), province(e.province()));
            case AgeEvent.WarDeclared e -> of(name(names, e.seat()), name(names, e.other()));
            case AgeEvent.WarRolled e ->
                    of(name(names, e.seat()), e.mine(), name(names, e.other()), e.hers());
            case AgeEvent.Ceded e ->
                    of(name(names, e.seat()), name(names, e.other()), province(e.province()));
            case AgeEvent.Upgraded e -> of(name(names, e.seat()), ship(e.ship()), number(e.ship()));
            case AgeEvent.Claimed e -> of(name(names, e.seat()), card(e.card()), e.ducats());
            case AgeEvent.Developed e ->
                    of(name(names, e.seat()), Advance.letter(e.advance()), e.ducats());
            case AgeEvent.Refunded e ->
                    of(
                            name(names, e.seat()),
                            card(e.card()),
                            Advance.letter(e.advance()),
                            e.ducats());
            case AgeEvent.Stabilised e -> of(name(names, e.seat()), e.ducats());
            case AgeEvent.Placed e -> of(name(names, e.seat()), province(e.province()), e.tokens());
            case AgeEvent.Attacked e ->
                    of(name(names, e.seat()), province(e.province()), e.tokens());
            case AgeEvent.Fought e ->
                    of(
                            name(names, e.seat()),
                            province(e.province()),
                            e.green(),
                            e.black(),
                            e.white(),
                            e.won() ? "won" : "lost");
            case AgeEvent.Converted e -> of(name(names, e.seat()), province(e.province()));
            case AgeEvent.Controlled e -> of(name(names, e.seat()), province(e.province()));
            case AgeEvent.Freed e -> of(name(names, e.seat()), province(e.province()));
            case AgeEvent.ExchangedCards e ->
                    of(
                            name(names, e.seat()),
                            name(names, e.other()),
                            card(e.given()),
                            card(e.taken()));
            case AgeEvent.Exchanged e -> of(name(names, e.seat()), name(names, e.other()));
            case AgeEvent.BonusWon e -> of(name(names, e.seat()));
            case AgeEvent.Income e -> of(name(names, e.seat()), e.ducats());
            case AgeEvent.Interest e -> of(name(names, e.seat()), e.ducats());
            case AgeEvent.GoodsRolled e -> of(e.green(), e.black(), e.white());
            case AgeEvent.Fined e -> of(name(names, e.seat()), e.good(), e.ducats());
            case AgeEvent.Scored e -> of(name(names, e.seat()), e.points());
        };
    }

    private static Object[] of(Object... arguments) {
        return arguments;
    }

    private static Words.Raw name(List<String> names, int seat) {
        return Words.raw(names.get(seat));
    }

    private String card(int card) {
        return catalog.card[card].id();
    }

    private String province(int province) {
        return catalog.province[province].id();
    }

    static String level(int level) {
        return level == 0 ? "balance" : level > 0 ? "shortage" : "surplus";
    }

    /** The key of a type of ship. */
    static String ship(int level) {
        if (level == 0) return "no-ship";
        if (level <= Reach.GALLEYS) return "galley";
        return level <= Reach.THREE_MASTERS ? "three-master" : "galleon";
    }

    /** The number on its box. */
    static int number(int level) {
        return level <= Reach.THREE_MASTERS ? 2 * level : level - Reach.THREE_MASTERS;
    }
}

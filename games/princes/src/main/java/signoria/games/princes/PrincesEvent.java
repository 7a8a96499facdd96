package signoria.games.princes;

import signoria.kernel.Event;

import java.util.List;

/** What is seen to happen. Tiles, events and other lots are named by their ids. */
public sealed interface PrincesEvent extends Event {
    record FamilyChosen(int seat, Family family) implements PrincesEvent {}

    record Passed(int seat) implements PrincesEvent {}

    record TroopBought(int seat, Troop troop, int price) implements PrincesEvent {}

    record TroopGivenBack(int seat, Troop troop) implements PrincesEvent {}

    /** A treachery tile was bought; which, only the buyer sees. */
    record TreacheryBought(int seat, boolean choosing) implements PrincesEvent {}

    /** What the buyer drew, for his eyes only. */
    record TreacheryDrawn(int seat, List<Treachery> tiles) implements PrincesEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    record TreacheryDropped(int seat, Treachery kind) implements PrincesEvent {}

    record StackRenewed(int tiles) implements PrincesEvent {}

    /** Someone looks at another's treachery tiles. */
    record Exposed(int seat, int other) implements PrincesEvent {}

    /** What he saw, for his eyes and the owner's. */
    record HandSeen(int seat, int other, List<Treachery> tiles) implements PrincesEvent {
        @Override
        public int audience() {
            return Event.only(seat) | Event.only(other);
        }
    }

    /** One of these tiles had to go. */
    record Discarded(int seat, int other, Treachery kind) implements PrincesEvent {}

    record AuctionOpened(int seat, String lot) implements PrincesEvent {}

    record BidMade(int seat, int amount, Good good) implements PrincesEvent {}

    record BidPassed(int seat) implements PrincesEvent {}

    /** A bidder cannot bid more. */
    record BidderOut(int seat) implements PrincesEvent {}

    /** A player may not bid in this auction. */
    record Barred(int seat, int other, String tile) implements PrincesEvent {}

    record Sold(int seat, String lot, int price, Good good) implements PrincesEvent {}

    record Placed(int seat, String event, City city, int status) implements PrincesEvent {}

    record Invaded(int seat, City city, int status) implements PrincesEvent {}

    record InvasionSpared(int seat) implements PrincesEvent {}

    record WarBegun(int seat, int wars) implements PrincesEvent {}

    record CitiesNamed(City attacker, City defender) implements PrincesEvent {}

    /** A treachery tile is played: veto, secret war and counter-plot have no target. */
    record Plotted(int seat, Treachery kind) implements PrincesEvent {}

    /** Against a seat: shut out or robbed. */
    record PlottedAgainst(int seat, Treachery kind, int other) implements PrincesEvent {}

    record Bribed(int seat, Side side, Troop troop) implements PrincesEvent {}

    record PlotFoiled(Treachery kind) implements PrincesEvent {}

    record Stolen(int seat, int other, int influence) implements PrincesEvent {}

    record ShutOut(int seat) implements PrincesEvent {}

    record AbilityUsed(int seat, String tile) implements PrincesEvent {}

    record WarVetoed() implements PrincesEvent {}

    record Unled(Side side, City city) implements PrincesEvent {}

    record WarForgotten() implements PrincesEvent {}

    record Hired(int seat, City city, int pay) implements PrincesEvent {}

    record TroopLent(int seat, Side side, Troop troop) implements PrincesEvent {}

    record Rolled(boolean counterattack, int black, int white) implements PrincesEvent {}

    record Rerolled(int seat, Side die, int value) implements PrincesEvent {}

    /** The totals of an attack or counter-attack. */
    record Fought(boolean counterattack, int attacker, int defender) implements PrincesEvent {}

    record LaurelWon(int seat) implements PrincesEvent {}

    record WarWon(City winner, City loser, int steps, int winnerStatus, int loserStatus)
            implements PrincesEvent {}

    record WarDrawn() implements PrincesEvent {}

    record Offered(
            int seat, int to, int giveGold, int giveInfluence, int takeGold, int takeInfluence)
            implements PrincesEvent {}

    record Traded(
            int seat, int to, int gaveGold, int gaveInfluence, int tookGold, int tookInfluence)
            implements PrincesEvent {}

    record OfferRejected(int seat, int from) implements PrincesEvent {}

    record OfferWithdrawn(int seat, int to) implements PrincesEvent {}

    record Income(int seat, int gold, int influence) implements PrincesEvent {}

    record HomeGold(int seat, int gold) implements PrincesEvent {}

    record DecadeEnded(int decade) implements PrincesEvent {}

    record DecadeBegun(int decade, int first) implements PrincesEvent {}

    record Left(int seat) implements PrincesEvent {}

    record Over() implements PrincesEvent {}
}

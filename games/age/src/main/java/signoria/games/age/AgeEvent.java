package signoria.games.age;

import signoria.kernel.Event;

/** What was seen to happen; the words of each are under its name in the words files. */
sealed interface AgeEvent extends Event {
    /** A card drawn, as its new owner sees it. */
    record DrewCard(int seat, int card) implements AgeEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    /** A card drawn, as the others see it. */
    record Drew(int seat) implements AgeEvent {
        @Override
        public int audience() {
            return Event.allBut(seat);
        }
    }

    /** A card put back at the start, as its owner knows it. */
    record ReturnedCard(int seat, int card) implements AgeEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    record CapitalBid(int seat, int ducats) implements AgeEvent {}

    record TieRolled(int seat, int total) implements AgeEvent {}

    record CapitalChosen(int seat, int province) implements AgeEvent {}

    record Bought(int seat, int wanted, int taken) implements AgeEvent {}

    record Ranked(int seat, int rank) implements AgeEvent {}

    record TurnBegan(int turn, int epoch) implements AgeEvent {}

    record PhaseBegan(Phase phase) implements AgeEvent {}

    record EpochBegan(int epoch) implements AgeEvent {}

    record LastTurn() implements AgeEvent {}

    record Swapped(int seat, int other) implements AgeEvent {}

    record Cancelled(int seat, Good good) implements AgeEvent {}

    record LevelChanged(Good good, int level) implements AgeEvent {}

    record Played(int seat, int card) implements AgeEvent {}

    record Discarded(int seat, int card) implements AgeEvent {}

    /** Which good of a double card is paid. */
    record Named(int seat, Good good) implements AgeEvent {}

    record Earned(int seat, Good good, int ducats) implements AgeEvent {}

    record Gained(int seat, int ducats) implements AgeEvent {}

    record PaidOut(int seat, int ducats) implements AgeEvent {}

    record LostTokens(int seat, int tokens) implements AgeEvent {}

    record GotTokens(int seat, int tokens) implements AgeEvent {}

    record MiseryMoved(int seat, int from, int to) implements AgeEvent {}

    record Eliminated(int seat) implements AgeEvent {}

    record Banned(Category category) implements AgeEvent {}

    record DecreeLifted() implements AgeEvent {}

    record Reduced(int seat, int province) implements AgeEvent {}

    record Infected(Region region) implements AgeEvent {}

    record Crusaded(int seat, int province) implements AgeEvent {}

    record WarDeclared(int seat, int other) implements AgeEvent {}

    record WarRolled(int seat, int mine, int other, int hers) implements AgeEvent {}

    record Ceded(int seat, int other, int province) implements AgeEvent {}

    record Upgraded(int seat, int ship) implements AgeEvent {}

    record Claimed(int seat, int card, int ducats) implements AgeEvent {}

    record Developed(int seat, int advance, int ducats) implements AgeEvent {}

    record Refunded(int seat, int card, int advance, int ducats) implements AgeEvent {}

    record Stabilised(int seat, int ducats) implements AgeEvent {}

    record Placed(int seat, int province, int tokens) implements AgeEvent {}

    record Attacked(int seat, int province, int tokens) implements AgeEvent {}

    record Fought(int seat, int province, int green, int black, int white, boolean won)
            implements AgeEvent {}

    record Converted(int seat, int province) implements AgeEvent {}

    record Controlled(int seat, int province) implements AgeEvent {}

    record Freed(int seat, int province) implements AgeEvent {}

    /** Two cards changed hands, as the two see it. */
    record ExchangedCards(int seat, int other, int given, int taken) implements AgeEvent {
        @Override
        public int audience() {
            return Event.only(seat) | Event.only(other);
        }
    }

    /** Two cards changed hands, as the rest sees it. */
    record Exchanged(int seat, int other) implements AgeEvent {
        @Override
        public int audience() {
            return Event.allBut(seat) & Event.allBut(other);
        }
    }

    record BonusWon(int seat) implements AgeEvent {}

    record Income(int seat, int ducats) implements AgeEvent {}

    record Interest(int seat, int ducats) implements AgeEvent {}

    record GoodsRolled(int green, int black, int white) implements AgeEvent {}

    record Fined(int seat, Good good, int ducats) implements AgeEvent {}

    record Scored(int seat, int points) implements AgeEvent {}
}

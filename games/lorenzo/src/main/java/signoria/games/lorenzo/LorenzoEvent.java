package signoria.games.lorenzo;

import signoria.kernel.Event;

import java.util.List;

/** What was seen to happen. Cards, leaders, seats and kinds are numbered from 0. */
public sealed interface LorenzoEvent extends Event {
    record RoundBegan(int round, int black, int white, int orange) implements LorenzoEvent {}

    record Placed(int seat, int member, int space) implements LorenzoEvent {}

    /** A bonus action uses a space without a member. */
    record Used(int seat, int space) implements LorenzoEvent {}

    record Passed(int seat) implements LorenzoEvent {}

    /** The first turn of the round is skipped and made up later. */
    record Skipped(int seat) implements LorenzoEvent {}

    record Raised(int seat, int servants) implements LorenzoEvent {}

    record Gained(
            int seat,
            int wood,
            int stone,
            int coins,
            int servants,
            int military,
            int faith,
            int points)
            implements LorenzoEvent {}

    record Paid(
            int seat,
            int wood,
            int stone,
            int coins,
            int servants,
            int military,
            int faith,
            int points)
            implements LorenzoEvent {}

    record LostPoints(int seat, int points) implements LorenzoEvent {}

    record Took(int seat, int card) implements LorenzoEvent {}

    record Worked(int seat, boolean production, int value) implements LorenzoEvent {}

    record Activated(int seat, int card) implements LorenzoEvent {}

    record CardLost(int seat, int card) implements LorenzoEvent {}

    record Gave(int seat, int to, int wood, int stone, int coins, int servants, int points)
            implements LorenzoEvent {}

    record TokensDrawn(int seat, int count) implements LorenzoEvent {
        @Override
        public int audience() {
            return Event.allBut(seat);
        }
    }

    record TokenSeen(int seat, int kind) implements LorenzoEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    record TokenCashed(int seat, int kind) implements LorenzoEvent {}

    record TokenTossed(int seat, int kind) implements LorenzoEvent {}

    record TokenLaid(int seat, int kind, int card) implements LorenzoEvent {}

    record TokenSpent(int seat, int kind) implements LorenzoEvent {}

    record LeaderKept(int seat, int leader) implements LorenzoEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    record LeadersPassed() implements LorenzoEvent {}

    record LeaderDrawn(int seat, int leader) implements LorenzoEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    record LeadersDrawn(int seat, int count) implements LorenzoEvent {
        @Override
        public int audience() {
            return Event.allBut(seat);
        }
    }

    record LeaderPlayed(int seat, int leader) implements LorenzoEvent {}

    record LeaderDiscarded(int seat, int leader) implements LorenzoEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    record ALeaderDiscarded(int seat) implements LorenzoEvent {
        @Override
        public int audience() {
            return Event.allBut(seat);
        }
    }

    record LeaderUsed(int seat, int leader) implements LorenzoEvent {}

    record LeaderCopied(int seat, int leader) implements LorenzoEvent {}

    record LeaderDropped(int seat, int leader) implements LorenzoEvent {}

    record Flipped(int seat, int token) implements LorenzoEvent {}

    record TileTaken(int seat, int tile) implements LorenzoEvent {}

    record BidMade(int seat, int slot, int row) implements LorenzoEvent {}

    record FamilyWon(int seat, int family) implements LorenzoEvent {}

    record Supported(int seat, int points) implements LorenzoEvent {}

    record Excommunicated(int seat, int tile) implements LorenzoEvent {}

    record FaithCounted(int seat, int points) implements LorenzoEvent {}

    record OrderSet(List<Integer> seats) implements LorenzoEvent {
        public OrderSet {
            seats = List.copyOf(seats);
        }
    }

    record Ended() implements LorenzoEvent {}
}

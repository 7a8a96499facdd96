package signoria.games.lorenzo;

import java.util.List;

/**
 * What is printed on cards, leaders and tiles: data only. Bots weigh it, scenes show it, {@link
 * Effects} and {@link Works} perform it. Heaps of goods are packed, see {@link Goods}.
 */
sealed interface Effect {
    /** Goods, privileges and tokens. */
    record Gain(long goods) implements Effect {}

    /** Points are lost, as many as are there. */
    record Lose(int points) implements Effect {}

    /**
     * Goods for each of what is counted, at most so many points or times; {@link #VALUE} caps at
     * the action's value.
     */
    record Per(long goods, Measure measure, long every, int most) implements Effect {
        static final int NO_CAP = Integer.MAX_VALUE;
        static final int VALUE = -1;
    }

    /** What {@link Per} counts. */
    enum Measure {
        OWN_TERRITORY,
        OWN_CHARACTER,
        OWN_BUILDING,
        OWN_VENTURE,
        PLAYED_LEADER,
        HELD
    }

    /** Pay the price, get the goods; or play a leader free. */
    record Exchange(long price, long goods, boolean leaderFree) implements Effect {}

    /** The same exchange up to as often as the action's value says. */
    record Times(Exchange exchange) implements Effect {}

    /** One of these, of the player's choice. */
    record OneOf(List<Effect> effects) implements Effect {
        public OneOf {
            effects = List.copyOf(effects);
        }
    }

    /** A bonus action that takes a card of one of the types (as bits), cheaper by some goods. */
    record Take(int types, int value, long less, boolean special) implements Effect {}

    /** A bonus harvest or production: with all own cards, one of them, or an opponent's. */
    record Work(boolean production, int value, Reach reach) implements Effect {}

    /** Whose cards work. */
    enum Reach {
        OWN,
        ONE_CARD,
        OPPONENT
    }

    /**
     * Cards of a type, or harvest, or production, at a higher value and perhaps cheaper; either:
     * only one of the two goods.
     */
    record Bonus(int action, int plus, long less, boolean either) implements Effect {}

    /** A lasting power. */
    record Grant(Power power) implements Effect {}

    /** Goods each time a card of the type is taken. */
    record OnTake(Type type, long goods) implements Effect {}

    record DrawLeaders(int count) implements Effect {}

    record PlayLeaderFree() implements Effect {}

    /** Room for a token that pays at each activation, or at each own placement in the market. */
    record TokenSlot(boolean market) implements Effect {}

    /** Own cards of these types work whatever their activation value. */
    record ActivateOwn(int types, int count) implements Effect {}

    /** A base card of these types that left the game in an earlier round, for nothing. */
    record TakeDiscarded(int types) implements Effect {}

    record MilitaryToFirst() implements Effect {}

    /** Each opponent gives one of these heaps; the price is paid once per opponent. */
    record OpponentsGive(List<Long> options, long price) implements Effect {
        public OpponentsGive {
            options = List.copyOf(options);
        }
    }

    /** Each opponent discards a card of one of these types. */
    record OpponentsDiscard(int types) implements Effect {}

    record DiscardCharacter(long goods) implements Effect {}

    record DiscardLeader(long goods) implements Effect {}

    /** What an empty market space gives. */
    record MarketReward() implements Effect {}

    /** One coloured member is worth six until the round ends. */
    record MemberSix() implements Effect {}

    /** Draw two tokens, keep one. */
    record DrawKeepToken() implements Effect {}

    /** Harvest or production at the value of the member placed. */
    record MemberWork() implements Effect {}
}

package signoria.games.lorenzo;

import signoria.kernel.Text;
import signoria.kernel.Told;

import java.util.List;

/**
 * What is printed on cards, leaders and tiles: data only. Bots weigh it, scenes show it, {@link
 * Effects} and {@link Works} perform it. Heaps of goods are packed, see {@link Goods}.
 */
sealed interface Effect {
    // Actions with a bonus: the types of cards, then these.
    int HARVEST = 4;
    int PRODUCTION = 5;

    /** It can happen there and then. */
    default boolean happens() {
        return switch (this) {
            case Gain _, Lose _, Per _, Exchange _, OneOf _, Take _, Work _ -> true;
            case DrawLeaders _, PlayLeaderFree _, ActivateOwn _, TakeDiscarded _ -> true;
            case MilitaryToFirst _, OpponentsGive _, OpponentsDiscard _ -> true;
            case DiscardCharacter _, MemberSix _, DrawKeepToken _ -> true;
            case Grant _, Bonus _, OnTake _, TokenSlot _, Times _ -> false;
            case DiscardLeader _, MarketReward _, MemberWork _ -> false;
        };
    }

    /** Harvest or production can set it off on a card. */
    default boolean works() {
        return switch (this) {
            case Gain _, Lose _, Per _, Exchange _, OneOf _, Times _ -> true;
            case OpponentsGive _, ActivateOwn _, TokenSlot _ -> true;
            case DiscardCharacter _, DiscardLeader _ -> true;
            case Take _, Work _, Bonus _, Grant _, OnTake _, DrawLeaders _ -> false;
            case PlayLeaderFree _, TakeDiscarded _, MilitaryToFirst _ -> false;
            case OpponentsDiscard _, MarketReward _, MemberSix _ -> false;
            case DrawKeepToken _, MemberWork _ -> false;
        };
    }

    /** Goods, privileges and tokens. */
    record Gain(@Told("Goods.heap") long goods) implements Effect {}

    /** Points are lost, as many as are there. */
    record Lose(int points) implements Effect {}

    /**
     * Goods for each of what is counted, at most so many points or times; {@link #VALUE} caps at
     * the action's value.
     */
    record Per(
            @Told("Goods.heap") long goods,
            Measure measure,
            @Told("Goods.heap") long every,
            int most)
            implements Effect {
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
    record Exchange(
            @Told("Goods.heap") long price, @Told("Goods.heap") long goods, boolean leaderFree)
            implements Effect {}

    /** The same exchange up to as often as the action's value says. */
    record Times(Exchange exchange) implements Effect {}

    /** One of these, of the player's choice. */
    record OneOf(List<Effect> effects) implements Effect {
        public OneOf {
            effects = List.copyOf(effects);
        }
    }

    /** A bonus action that takes a card of one of the types (as bits), cheaper by some goods. */
    record Take(
            @Told("Type.listed") int types,
            int value,
            @Told("Goods.heap") long less,
            boolean special)
            implements Effect {}

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
    record Bonus(
            @Told("Effect.named") int action,
            int plus,
            @Told("Goods.heap") long less,
            boolean either)
            implements Effect {}

    /** What a bonus is for: a type of cards, {@code harvest} or {@code production}. */
    static String named(int action) {
        if (action == HARVEST) return "harvest";
        return action == PRODUCTION ? "production" : Text.lower(Type.ALL[action]);
    }

    /** A lasting power. */
    record Grant(Power power) implements Effect {}

    /** Goods each time a card of the type is taken. */
    record OnTake(Type taken, @Told("Goods.heap") long goods) implements Effect {}

    record DrawLeaders(int count) implements Effect {}

    record PlayLeaderFree() implements Effect {}

    /** Room for a token that pays at each activation, or at each own placement in the market. */
    record TokenSlot(boolean market) implements Effect {}

    /** Own cards of these types work whatever their activation value. */
    record ActivateOwn(@Told("Type.listed") int types, int count) implements Effect {}

    /** A base card of these types that left the game in an earlier round, for nothing. */
    record TakeDiscarded(@Told("Type.listed") int types) implements Effect {}

    record MilitaryToFirst() implements Effect {}

    /** Each opponent gives one of these heaps; the price is paid once per opponent. */
    record OpponentsGive(@Told("Goods.heaps") List<Long> options, @Told("Goods.heap") long price)
            implements Effect {
        public OpponentsGive {
            options = List.copyOf(options);
        }
    }

    /** Each opponent discards a card of one of these types. */
    record OpponentsDiscard(@Told("Type.listed") int types) implements Effect {}

    record DiscardCharacter(@Told("Goods.heap") long goods) implements Effect {}

    record DiscardLeader(@Told("Goods.heap") long goods) implements Effect {}

    /** What an empty market space gives. */
    record MarketReward() implements Effect {}

    /** One coloured member is worth six until the round ends. */
    record MemberSix() implements Effect {}

    /** Draw two tokens, keep one. */
    record DrawKeepToken() implements Effect {}

    /** Harvest or production at the value of the member placed. */
    record MemberWork() implements Effect {}
}

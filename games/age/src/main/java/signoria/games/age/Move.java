package signoria.games.age;

import java.util.ArrayList;
import java.util.List;

/**
 * One small decision. Every listed move is interned; numbers beyond the listed ones are free
 * parameters.
 */
sealed interface Move {
    /** No, stop, or leave it to the dice: declines what is asked. */
    record Pass() implements Move {}

    /** Yes: do what is asked (pay, convert, take a token of those bought). */
    record Accept() implements Move {}

    /** Of the three cards dealt, this one goes back. */
    record Return(int card) implements Move {}

    /** A secret bid for the choice of capitals. */
    record Bid(int ducats) implements Move {}

    /** A secret purchase of tokens; below 0 it is paid and nothing taken. */
    record Buy(int tokens) implements Move {}

    /** A place in the order of play, from 0. */
    record Place(int place) implements Move {}

    /** Renaissance: with the one before or after. */
    record Swap(boolean before) implements Move {}

    /** One level of surplus or shortage is bought off. */
    record Cancel(Good good) implements Move {}

    /** Wind/Watermill: one level towards shortage or surplus. */
    record Shift(Good good, boolean shortage) implements Move {}

    /** A history card is bought, for ducats or for tokens. */
    record Draw() implements Move {}

    /** Of cards that are alike the first stands for all, here and in the moves with cards below. */
    record Discard(int card) implements Move {}

    record Play(int card) implements Move {}

    /** Written Record: the card given in the exchange. */
    record Give(int card) implements Move {}

    record Name(Good good) implements Move {}

    record Against(int seat) implements Move {}

    record Ban(Category category) implements Move {}

    record Infect(Region region) implements Move {}

    /** A province, for whatever is asked. */
    record At(int province) implements Move {}

    /** How many tokens go to the province named before. */
    record Tokens(int count) implements Move {}

    /** Civil War: half of the tokens, else half of the cash. */
    record Lose(boolean tokens) implements Move {}

    /** The fleet is raised by one level. */
    record Upgrade() implements Move {}

    record Claim(int card) implements Move {}

    record Develop(int advance) implements Move {}

    /** Printed Word: a personality pays back its discount on an advance owned already. */
    record Refund(int card, int advance) implements Move {}

    /** Leaves the game. Never listed. */
    record Abandon() implements Move {}

    Pass PASS = new Pass();
    Accept ACCEPT = new Accept();
    Draw DRAW = new Draw();
    Upgrade UPGRADE = new Upgrade();
    Abandon ABANDON = new Abandon();
    Swap[] SWAPS = {new Swap(true), new Swap(false)};
    Lose[] LOSSES = {new Lose(false), new Lose(true)};

    int START_CASH = 40;
    int MOST_TOKENS = 36;

    Return[] RETURNS = Tables.each(Card.COUNT, Return::new, new Return[0]);
    Discard[] DISCARDS = Tables.each(Card.COUNT, Discard::new, new Discard[0]);
    Play[] PLAYS = Tables.each(Card.COUNT, Play::new, new Play[0]);
    Give[] GIVES = Tables.each(Card.COUNT, Give::new, new Give[0]);
    Claim[] CLAIMS = Tables.each(Card.COUNT, Claim::new, new Claim[0]);
    Bid[] BIDS = Tables.each(START_CASH + 1, Bid::new, new Bid[0]);
    Place[] PLACES = Tables.each(State.SEATS, Place::new, new Place[0]);
    Cancel[] CANCELS = Tables.each(Good.ALL.length, i -> new Cancel(Good.ALL[i]), new Cancel[0]);
    Name[] NAMES = Tables.each(Good.ALL.length, i -> new Name(Good.ALL[i]), new Name[0]);
    Against[] AGAINST = Tables.each(State.SEATS, Against::new, new Against[0]);
    Ban[] BANS = Tables.each(Category.ALL.length, i -> new Ban(Category.ALL[i]), new Ban[0]);
    Infect[] INFECTS =
            Tables.each(Region.ALL.length, i -> new Infect(Region.ALL[i]), new Infect[0]);
    At[] PROVINCES = Tables.each(Province.COUNT, At::new, new At[0]);
    Tokens[] TOKENS = Tables.each(MOST_TOKENS + 1, Tokens::new, new Tokens[0]);
    Develop[] DEVELOPS = Tables.each(Advance.COUNT, Develop::new, new Develop[0]);
    Shift[] SHIFTS =
            Tables.each(
                    2 * Good.MILLED.length,
                    i -> new Shift(Good.MILLED[i / 2], i % 2 == 0),
                    new Shift[0]);

    /** The purchases that are listed, by rising number; all others are free parameters. */
    int[] BUY_NUMBERS = Tables.buyNumbers();

    Buy[] BUYS = Tables.each(BUY_NUMBERS.length, i -> new Buy(BUY_NUMBERS[i]), new Buy[0]);

    static Move buy(int tokens) {
        int index = java.util.Arrays.binarySearch(BUY_NUMBERS, tokens);
        return index >= 0 ? BUYS[index] : new Buy(tokens);
    }

    static Move bid(int ducats) {
        return ducats >= 0 && ducats < BIDS.length ? BIDS[ducats] : new Bid(ducats);
    }

    /** The refunds there are: personality and listed advance; at {@code 26 * card + advance}. */
    static Refund[] refunds(Catalog catalog) {
        Refund[] refunds = new Refund[Card.COUNT * Advance.COUNT];
        for (Card card : catalog.cards)
            if (card.effect() instanceof Effect.Inspire person)
                for (int a = 0; a < Advance.COUNT; a++)
                    if ((person.advances() >>> a & 1) != 0)
                        refunds[Advance.COUNT * card.number() + a] = new Refund(card.number(), a);
        return refunds;
    }

    /** Every listed move, in a fixed order. */
    static List<Move> all(Catalog catalog, Refund[] refunds) {
        int[] kinds = java.util.Arrays.stream(catalog.first).distinct().toArray();
        List<Move> all = new ArrayList<>();
        all.addAll(List.of(PASS, ACCEPT, DRAW, UPGRADE));
        all.addAll(List.of(SWAPS));
        all.addAll(List.of(LOSSES));
        for (int card : kinds) all.add(RETURNS[card]);
        all.addAll(List.of(BIDS));
        all.addAll(List.of(PLACES));
        all.addAll(List.of(CANCELS));
        all.addAll(List.of(SHIFTS));
        for (int card : kinds) all.add(DISCARDS[card]);
        for (int card : kinds) all.add(PLAYS[card]);
        for (int card : kinds) all.add(GIVES[card]);
        all.addAll(List.of(NAMES));
        all.addAll(List.of(AGAINST));
        all.addAll(List.of(BANS));
        all.addAll(List.of(INFECTS));
        all.addAll(List.of(PROVINCES));
        all.addAll(List.of(TOKENS).subList(1, TOKENS.length));
        for (Claim claim : CLAIMS) if (catalog.card[claim.card].personality()) all.add(claim);
        all.addAll(List.of(DEVELOPS));
        for (Refund refund : refunds) if (refund != null) all.add(refund);
        all.addAll(List.of(BUYS));
        return List.copyOf(all);
    }

    /** Makes the tables of moves. */
    final class Tables {
        private static final int WHOLE = 20;
        private static final int[] ABOVE = {22, 24, 26, 28, 30, 33, 36, 40, 50, 70, 100, 150, 250};
        private static final int[] BELOW = {-50, -20, -10, -5, -3, -2, -1};

        private Tables() {}

        static <M> M[] each(int count, java.util.function.IntFunction<M> maker, M[] type) {
            List<M> moves = new ArrayList<>();
            for (int i = 0; i < count; i++) moves.add(maker.apply(i));
            return moves.toArray(type);
        }

        static int[] buyNumbers() {
            return java.util.stream.IntStream.concat(
                            java.util.stream.IntStream.of(BELOW),
                            java.util.stream.IntStream.concat(
                                    java.util.stream.IntStream.rangeClosed(0, WHOLE),
                                    java.util.stream.IntStream.of(ABOVE)))
                    .toArray();
        }
    }
}

package signoria.games.age;

import signoria.kernel.Derived;
import signoria.kernel.Game;

import java.util.List;

/**
 * What one seat may see, built up from nothing. Provinces, cards and advances are named by their
 * ids.
 *
 * @param you the seat, or {@link Game#SPECTATOR}
 * @param options as in {@code epochs=3 patronage=paid}
 * @param order the seats by their place in the order of play
 * @param provinces those with pieces
 * @param levels surplus below 0 and shortage above, per good
 * @param agenda what is asked, the last line first
 * @param dice the dice last thrown, the newest last
 * @param reach where the one who expands now may place; while nobody does, where you could
 * @param regions those in play
 * @param offers the advances you lack, for a spectator those of the first seat
 * @param unrest the cards of your hand that bring misery
 */
public record View(
        int seats,
        int you,
        String options,
        Clock clock,
        List<Integer> order,
        List<Player> players,
        List<Land> provinces,
        List<Integer> levels,
        List<Person> personalities,
        List<War> wars,
        List<String> agenda,
        Battle battle,
        List<Integer> dice,
        @Derived List<Target> reach,
        @Derived List<String> regions,
        @Derived List<Offer> offers,
        @Derived List<Unrest> unrest,
        Cards cards) {

    /**
     * Where the game stands; {@code facts}, {@code moments} and {@code step} are the engine's own
     * notes.
     */
    public record Clock(
            int turn,
            int epoch,
            int pileEpoch,
            String phase,
            int step,
            int at,
            int facts,
            String banned,
            int victim,
            int cardsSold,
            int moments,
            List<Integer> refunds,
            boolean lastTurn) {}

    /**
     * A player.
     *
     * @param misery the number on the track, {@code box} its place there
     * @param sealed your own sealed answer, if you gave one
     * @param arms the strengths of its military cards
     * @param hand the cards, if they are yours
     * @param out 0, or the moment of elimination
     * @param points what would be scored now
     * @param fleet the type of the ships and the number on their place, as in {@code galley 4}
     * @param controlled how many provinces it controls
     * @param goods what a card of each good would pay
     */
    public record Player(
            String capital,
            int choice,
            int cash,
            int written,
            int pool,
            int stock,
            int markersLeft,
            int misery,
            int box,
            List<String> advances,
            List<String> fresh,
            List<Integer> paid,
            int ship,
            int bid,
            List<Integer> sealed,
            List<Mark> marks,
            int converted,
            List<Integer> arms,
            int out,
            int freed,
            int inHand,
            List<String> hand,
            int rank,
            int income,
            int points,
            @Derived String fleet,
            @Derived int controlled,
            @Derived List<Product> goods) {}

    /** What a seat has of a good: provinces, and the ducats a card would pay. */
    public record Product(Good good, int provinces, int ducats) {}

    /**
     * An advance that could be bought.
     *
     * @param needs the advances it still takes
     * @param left the ducats that would be left, below zero those that are missing
     */
    public record Offer(
            String advance, int price, List<Reduction> parts, List<String> needs, int left) {}

    /** Two seats at war, the one who declared it first. */
    public record War(int seat, int other) {}

    /** What makes an advance cheaper: the credit of another, a personality, or Research. */
    public record Reduction(String from, boolean credit, int ducats) {}

    /** The steps of misery that a card brings each seat. */
    public record Unrest(String card, List<Integer> steps) {}

    /**
     * Pieces in a province: the owner of the control marker or -1, tokens per seat, old and new.
     */
    public record Land(
            String id,
            int owner,
            boolean fresh,
            List<Integer> tokens,
            List<Integer> newTokens,
            int shipped) {}

    /**
     * A personality of this turn.
     *
     * @param open how many more may claim it
     */
    public record Person(
            String card,
            int player,
            List<Integer> claims,
            boolean raised,
            int discount,
            int cost,
            @Derived int open) {}

    /** A rivalry under way; no province when there is none. */
    public record Battle(String province, int tokens, int shipped) {}

    /**
     * A province in reach.
     *
     * @param shipped only a ship comes there
     * @param room how many tokens fit in beside what lies there
     * @param most how many of those bought can come there
     * @param attack the fewest for an attack, 0 where there is nobody to attack
     * @param numbers all numbers of tokens that may come there
     * @param attacks from this number on they attack
     * @param chance how many of a hundred such attacks win, 0 as long as the rank is not known
     */
    public record Target(
            String province,
            boolean shipped,
            int room,
            int most,
            int attack,
            int chance,
            List<Integer> numbers,
            int attacks) {}

    /**
     * The cards.
     *
     * @param discards known to all, the top one named apart
     * @param may the cards that may lie in each place, as you know: in the pile, in each of six
     *     hands, among the discards, out of the game, in piles to come
     */
    public record Cards(
            int pile,
            String topDiscard,
            List<String> discards,
            List<String> removed,
            List<String> waiting,
            List<List<String>> may) {}
}

package signoria.games.princes;

import signoria.kernel.Derived;
import signoria.kernel.Game;

import java.util.List;

/**
 * What one seat may see, built up from nothing. Tiles, events and lots are named by their ids,
 * seats by number from 0; -1 is nobody.
 *
 * @param you the seat, or {@link Game#SPECTATOR}
 * @param hiddenMoney what others own is not shown on the screen, though it follows from what all
 *     have seen
 * @param asked the seats that are asked now; nobody sees which of them have sealed an answer
 * @param answered whether you have
 * @param open the events of this decade still for sale
 * @param turned the tiles used in this decade, the Pope among them
 * @param supply how many troops of each type are left
 * @param drawn the tiles you drew to choose from, and {@code drawnCount} how many whoever draws has
 * @param known what you are sure of, and {@code common} what everybody is
 * @param looking the seat whose treachery is being looked at
 * @param lots all that may still be put up, the commands of a war among them
 */
public record View(
        int seats,
        int you,
        boolean hiddenMoney,
        boolean trade,
        Phase phase,
        List<Integer> asked,
        boolean answered,
        int decade,
        int first,
        int turn,
        int passes,
        int wars,
        int warLimit,
        int pope,
        List<CityView> cities,
        List<String> unsold,
        List<String> open,
        List<String> turned,
        List<Integer> supply,
        List<Player> players,
        int stack,
        List<Treachery> discards,
        List<Treachery> drawn,
        int drawnCount,
        Known known,
        Known common,
        int looking,
        AuctionView auction,
        WarView war,
        PlotView plot,
        List<OfferView> offers,
        @Derived List<LotView> lots) {

    /**
     * A city: its place on the track, the artists on it, what its tiles would score now, and where
     * the event under the hammer would move it.
     */
    public record CityView(
            City city, int status, List<String> artists, int points, @Derived int becomes) {}

    /**
     * What lies before a player.
     *
     * @param inHand how many treachery tiles he has, and {@code hand} which, if he is you
     * @param used the tiles in your sealed answer, and {@code answer} the rest of it
     * @param made how many offers he made since the last action
     * @param points what he would score now
     * @param now what the rules make of all this
     */
    public record Player(
            String family,
            int gold,
            int influence,
            int laurels,
            int home,
            List<Troop> troops,
            List<String> tiles,
            List<String> events,
            int inHand,
            List<Treachery> hand,
            List<String> used,
            AnswerView answer,
            int made,
            boolean left,
            int points,
            @Derived Reckoning now) {}

    /** A sealed answer: troops are numbered as in {@link WarView#bribed}; -1 lends none. */
    public record AnswerView(boolean veto, List<Integer> bribes, int lent) {}

    /**
     * What follows from a player's things now.
     *
     * @param prices what each type of troops costs him; nothing before he has a family
     * @param lacks the gold that he has too little for each
     * @param attack what his troops bring to a war, likewise {@code defence}
     * @param goldDue what the end of the decade will bring, with the gold at home
     * @param spareGold what he owns and does not owe
     * @param scored where his points come from, in the order of the final scoring
     */
    public record Reckoning(
            List<Integer> prices,
            List<Integer> lacks,
            int handLimit,
            int attack,
            int defence,
            int goldDue,
            int influenceDue,
            int spareGold,
            int spareInfluence,
            List<Integer> scored) {}

    /**
     * A lot as you may bid for it.
     *
     * @param opening the least bid
     * @param lacks how much of that you do not have
     * @param pays what each bid from the opening on would cost you, as far as you can pay; empty
     *     where your family pays what it bids
     * @param full the limit that keeps you from a city tile: {@code tiles} or {@code cities}
     * @param tiles how many you would own with it, and of how many {@code cities}; 0 for others
     */
    public record LotView(
            String id,
            int opening,
            int lacks,
            List<Integer> pays,
            String full,
            int tiles,
            int cities) {}

    /** Tiles that are in a hand, or in the stack, for sure. */
    public record Known(List<List<Treachery>> hands, List<Treachery> stack) {}

    /**
     * The lot is empty when there is no auction; a bid of -1 when there is none yet.
     *
     * @param owed what the winner owes, who may use a tile to owe less
     * @param uses the tiles for that
     */
    public record AuctionView(
            String lot,
            int leader,
            int bid,
            List<Integer> in,
            int bidder,
            int minimum,
            @Derived int owed,
            @Derived List<Use> uses) {}

    /** A tile, and what is owed when it is used. */
    public record Use(String tile, int owed) {}

    /** The cities (-1 when not named), condottieri, and what is known of the battle. */
    public record WarView(
            int attacking,
            int defending,
            int attacker,
            int defender,
            List<String> used,
            List<Integer> bribed,
            int lent,
            int lentTo,
            int black,
            int white,
            boolean counterattack,
            int rerolls,
            List<Integer> pending,
            @Derived List<Strength> strengths) {}

    /** What a side brings to its attack and its defence, without the die. */
    public record Strength(int attack, int defence) {}

    /**
     * The treachery tile just played (-1 for none), and the counter-plots since; whether you will
     * counter it.
     */
    public record PlotView(
            int kind, int seat, int target, int counters, int last, boolean countering) {}

    /** An open offer by its slot, and how many turns it lasts, this one included. */
    public record OfferView(
            int slot,
            int from,
            int to,
            int giveGold,
            int giveInfluence,
            int takeGold,
            int takeInfluence,
            int turns) {}
}

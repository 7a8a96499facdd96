package signoria.games.lorenzo;

import signoria.kernel.Derived;

import java.util.List;
import java.util.Map;

/**
 * What one seat (or a spectator) may see. Cards are named by their printed numbers, leaders,
 * families and tokens by id; seats, spaces and members count from 0.
 *
 * @param towers the card on each floor, 0 for none
 * @param piles the cards that may still come
 * @param agenda what is still to happen, the last first, in its text form
 * @param asked the seats that were asked for a sealed answer, as bits; whether others have answered
 *     is not told
 * @param answer the own sealed answer, -1 for none
 * @param knowledge where each leader may be, places as bits
 * @param values of the bonus action, harvest or production that is asked about, before servants:
 *     one, or one for each type of card that may be taken
 * @param offers what each way to act would ask for, where the seat is to choose one
 * @param closed why each space is not open then, empty for those that are
 * @param floors what each floor asks for and gives now
 * @param next the order of the next round, were this one to end now
 */
public record View(
        int seats,
        Map<String, String> options,
        int you,
        Phase phase,
        int round,
        List<Integer> dice,
        List<Integer> order,
        int actor,
        int lap,
        int turn,
        List<Integer> skipped,
        List<Integer> council,
        List<String> excommunications,
        int adaptation,
        List<Integer> towers,
        List<Integer> piles,
        List<Integer> discarded,
        List<Integer> discardedNow,
        int draft,
        int leaderDeck,
        int leadersGone,
        List<String> besideSforza,
        List<String> besideVisconti,
        List<Slot> auction,
        int bag,
        List<Integer> tokenDiscards,
        int tokenOnHarvest,
        int tokenOnMarket,
        List<String> agenda,
        int asked,
        int answer,
        Run run,
        List<Integer> knowledge,
        @Derived List<Integer> values,
        @Derived List<Offer> offers,
        @Derived List<String> closed,
        @Derived List<Floor> floors,
        @Derived List<Integer> next,
        List<Player> players) {

    /** A family on an auction tile, and who stands on which row; -1 for nobody. */
    public record Slot(String family, int tile, int bidder, int row) {}

    /** A harvest or production that runs. */
    public record Run(int value, Stock pending, int loss, int base, int picked) {}

    /**
     * A member in a space, a bonus action there (member -1), or servants for the work that begins
     * (space -1 too), and what it asks for.
     *
     * @param value of the action before servants; of work that begins, with them
     * @param servants the fewest that raise the value to what is needed
     * @param bonus what the floor gives first
     * @param prices the ways to pay for the card that are open
     */
    public record Offer(
            int space,
            int member,
            int value,
            int servants,
            int fee,
            Stock bonus,
            List<Stock> prices) {
        public Offer {
            prices = List.copyOf(prices);
        }
    }

    /**
     * A floor of a tower.
     *
     * @param value the least value it asks for
     * @param bonus what it gives you first
     * @param fee coins that entering its tower costs you
     * @param military the points you must hold, or need for the next territory, to take its card
     * @param lacks what you have not, of what taking its card costs at least; nothing where it may
     *     be taken, or where something else forbids it
     */
    public record Floor(int value, Stock bonus, int fee, int military, Stock lacks) {}

    /** Goods by name. */
    public record Stock(
            int wood,
            int stone,
            int coins,
            int servants,
            int military,
            int faith,
            int points,
            int tokens) {
        static Stock of(long goods) {
            return new Stock(
                    Goods.wood(goods),
                    Goods.stone(goods),
                    Goods.coins(goods),
                    Goods.servants(goods),
                    Goods.military(goods),
                    Goods.faith(goods),
                    Goods.points(goods),
                    Goods.tokens(goods));
        }

        long packed() {
            return Goods.of(Good.WOOD, wood)
                    + Goods.of(Good.STONE, stone)
                    + Goods.of(Good.COIN, coins)
                    + Goods.of(Good.SERVANT, servants)
                    + Goods.of(Good.MILITARY, military)
                    + Goods.of(Good.FAITH, faith)
                    + Goods.of(Good.VP, points)
                    + Goods.of(Good.TOKEN, tokens);
        }

        static Stock of(State s, int seat) {
            return new Stock(
                    s.held(seat, Good.WOOD),
                    s.held(seat, Good.STONE),
                    s.held(seat, Good.COIN),
                    s.held(seat, Good.SERVANT),
                    s.held(seat, Good.MILITARY),
                    s.held(seat, Good.FAITH),
                    s.held(seat, Good.VP),
                    s.tokenCount(seat));
        }

        List<Integer> listed() {
            return List.of(wood, stone, coins, servants, military, faith, points);
        }
    }

    /**
     * A player's board. Hand, pack and tokens by kind are only told to their owner.
     *
     * @param members where each family member is, 63 for home
     * @param values what each member is worth now, before servants and cards
     * @param six the member worth six, from 1
     * @param store wood and stone on the family tile
     * @param scored the points of each category that the game would end with now, as in {@link
     *     Scoring#KEYS}; the last are losses
     * @param score all of them together
     */
    public record Player(
            Stock stock,
            List<Integer> cards,
            List<String> leaders,
            List<String> turned,
            String copy,
            List<Integer> members,
            List<Integer> values,
            int six,
            int tile,
            String family,
            List<Integer> store,
            int sets,
            List<Integer> faithTiles,
            List<Integer> flipped,
            List<Integer> excommunicated,
            int inHand,
            int inPack,
            List<String> hand,
            List<String> pack,
            List<Integer> tokens,
            @Derived List<Integer> scored,
            int score) {}
}

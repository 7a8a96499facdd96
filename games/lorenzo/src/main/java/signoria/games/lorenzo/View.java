package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Derived;
import signoria.kernel.Text;

import java.util.ArrayList;
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

        private static Stock of(State s, int seat) {
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

    // --- From a state
    // -----------------------------------------------------------------------------------

    static View of(State s, int you) {
        List<String> agenda = new ArrayList<>();
        for (int i = 0; i < s.top; i++) agenda.add(task(s, s.agenda[i], you));
        List<Integer> towers = new ArrayList<>();
        for (int floor : s.floors) towers.add(floor);
        List<Integer> knowledge = new ArrayList<>();
        for (int leader = 0; leader < Catalog.LEADERS; leader++)
            knowledge.add(s.whereabouts.may(you, leader));
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) players.add(player(s, seat, seat == you));
        boolean asked = you < s.seats && (s.asked >>> you & 1) != 0;
        return new View(
                s.seats,
                s.variant.options(),
                you,
                s.phase,
                s.round,
                List.of(s.die(0), s.die(1), s.die(2)),
                nibbles(s.order, s.seats),
                s.actor,
                s.lap,
                s.turn,
                Bits.numbers(s.owed),
                council(s),
                sentences(s),
                s.adapted,
                towers,
                s.piles.numbers(),
                s.discarded.numbers(),
                s.discardedNow.numbers(),
                s.step,
                Long.bitCount(s.leaderDeck()),
                Long.bitCount(s.leadersGone()),
                leaders(s.beside(0)),
                leaders(s.beside(1)),
                slots(s),
                Tokens.left(s),
                row(s, 1),
                s.slotHarvest,
                s.slotMarket,
                agenda,
                s.asked,
                asked ? s.answer(you) : -1,
                new Run(s.value, Stock.of(s.pending), s.loss, s.base, s.picked),
                knowledge,
                Prospects.values(s),
                Prospects.offers(s, you),
                Prospects.closed(s, you),
                Prospects.floors(s, you),
                nibbles(Turns.order(s), s.seats),
                players);
    }

    /** Which tokens were drawn is told to their owner only. */
    private static String task(State s, long task, int you) {
        return Task.kind(task) == Task.TOSS && you != s.actor
                ? Task.write(Task.of(Task.TOSS))
                : Task.write(task);
    }

    private static Player player(State s, int seat, boolean own) {
        List<Integer> members = new ArrayList<>();
        List<Integer> values = new ArrayList<>();
        for (int member = 0; member < s.members(seat); member++) {
            members.add(s.at(seat, member));
            values.add(Values.member(s, seat, member));
        }
        return new Player(
                Stock.of(s, seat),
                s.owned(seat).numbers(),
                leaders(s.inPlay(seat)),
                leaders(s.turned(seat)),
                s.copied(seat) == 0 ? "" : Leader.idOf(s.copied(seat) - 1),
                members,
                values,
                s.six(seat),
                s.tile(seat),
                s.family(seat) == 0 ? "" : "F" + Text.twoDigits(s.family(seat)),
                List.of(s.storedWood(seat), s.storedStone(seat)),
                s.setsRewarded(seat),
                Bits.numbers(s.faithTiles(seat)),
                Bits.numbers(s.flipped(seat)),
                Bits.numbers(s.excommunicated(seat)),
                Long.bitCount(s.inHand(seat)),
                Long.bitCount(s.pack(Draft.pack(s, seat))),
                own ? leaders(s.inHand(seat)) : List.of(),
                own ? leaders(s.pack(Draft.pack(s, seat))) : List.of(),
                own ? row(s, 2 + seat) : List.of(),
                scored(s, seat),
                Scoring.total(s, seat));
    }

    private static List<Integer> scored(State s, int seat) {
        List<Integer> points = new ArrayList<>();
        for (int category = 0; category < Scoring.CATEGORIES; category++)
            points.add(
                    category == Scoring.LOSSES
                            ? -Scoring.losses(s, seat)
                            : Scoring.points(s, seat, category));
        return points;
    }

    private static List<Integer> row(State s, int row) {
        List<Integer> kinds = new ArrayList<>();
        for (int kind = 0; kind < Catalog.TOKENS; kind++) kinds.add(s.tokens.count(row, kind));
        return kinds;
    }

    private static List<Integer> nibbles(int packed, int count) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) numbers.add(packed >>> 4 * i & 15);
        return numbers;
    }

    private static List<Integer> council(State s) {
        List<Integer> seats = new ArrayList<>();
        for (int i = 0; (s.council >>> 4 * i & 15) != 0; i++)
            seats.add((s.council >>> 4 * i & 15) - 1);
        return seats;
    }

    private static List<String> sentences(State s) {
        List<String> ids = new ArrayList<>();
        for (int period = 0; period < 3; period++)
            ids.add(Excommunication.of(period, s.sentence(period)).id());
        return ids;
    }

    private static List<String> leaders(long set) {
        List<String> ids = new ArrayList<>();
        for (int leader : Bits.numbers(set)) ids.add(Leader.idOf(leader));
        return ids;
    }

    private static List<Slot> slots(State s) {
        List<Slot> slots = new ArrayList<>();
        if (s.houses == 0 && s.auctionTiles == 0) return slots;
        for (int slot = 0; slot < s.seats; slot++)
            slots.add(
                    new Slot(
                            "F" + Text.twoDigits(s.house(slot) + 1),
                            s.auctionTile(slot),
                            s.bidder(slot),
                            s.bidder(slot) < 0 ? -1 : s.row(slot)));
        return slots;
    }
}

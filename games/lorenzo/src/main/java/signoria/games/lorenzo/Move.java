package signoria.games.lorenzo;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** One small decision; every listed move is interned here once. */
public sealed interface Move {
    /** Use an action space, with a member or in a bonus action. */
    record Go(int space) implements Move {}

    /** The same, paying just so many servants, be it more than needed. A free parameter. */
    record GoWith(int space, int servants) implements Move {}

    /** With this family member; also: this one is worth six. */
    record Member(int member) implements Move {}

    /** Raise harvest or production with so many servants, and do it. */
    record Servants(int count) implements Move {}

    /** Pay in this way. */
    record Pay(int way) implements Move {}

    /** So many servants in place of the goods asked for. */
    record Instead(int count) implements Move {}

    /** This privilege of the council; the last one takes back what lies on the family tile. */
    record Privilege(int kind) implements Move {}

    /** This option. */
    record Choose(int option) implements Move {}

    /** The exchange so many times. */
    record Times(int count) implements Move {}

    /** This development card. */
    record Pick(int card) implements Move {}

    /** This opponent. */
    record Opponent(int seat) implements Move {}

    /** Not this time. */
    record Decline() implements Move {}

    /** The turn is over. */
    record Done() implements Move {}

    /** No member can be placed, or the first turn must be skipped. */
    record Pass() implements Move {}

    record Keep(int leader) implements Move {}

    record Play(int leader) implements Move {}

    record Discard(int leader) implements Move {}

    record Use(int leader) implements Move {}

    record Copy(int leader) implements Move {}

    /** A leader in play leaves the game. */
    record Drop(int leader) implements Move {}

    /** The family's own trade. */
    record Trade() implements Move {}

    record Cash(int kind) implements Move {}

    record Spend(int kind) implements Move {}

    record Toss(int kind) implements Move {}

    /** Lay a token on a card: that of the harvest, or that of the market. */
    record Lay(int kind, boolean market) implements Move {}

    record Flip(int token) implements Move {}

    record Bid(int slot, int row) implements Move {}

    record Tile(int tile) implements Move {}

    record Support() implements Move {}

    record Refuse() implements Move {}

    /** Opponents: this heap is given. */
    record Give(int option) implements Move {}

    int MOST_SERVANTS = 40;
    int MOST_INSTEAD = 16;
    int MOST_TIMES = 24;
    int WAYS = 2;
    int OPTIONS = 6;
    int SEATS = 5;
    int TAKE_BACK = 6;

    Decline DECLINE = new Decline();
    Done DONE = new Done();
    Pass PASS = new Pass();
    Trade TRADE = new Trade();
    Support SUPPORT = new Support();
    Refuse REFUSE = new Refuse();
    Go[] GOES = each(Space.COUNT, Go::new, new Go[0]);
    Member[] MEMBERS = each(Members.COUNT, Member::new, new Member[0]);
    Servants[] SERVANTS = each(MOST_SERVANTS + 1, Servants::new, new Servants[0]);
    Pay[] PAYS = each(WAYS, Pay::new, new Pay[0]);
    Instead[] INSTEADS = each(MOST_INSTEAD + 1, Instead::new, new Instead[0]);
    Privilege[] PRIVILEGES = each(TAKE_BACK + 1, Privilege::new, new Privilege[0]);
    Choose[] CHOICES = each(OPTIONS, Choose::new, new Choose[0]);
    Times[] TIMES = each(MOST_TIMES + 1, Times::new, new Times[0]);
    Pick[] PICKS = each(Catalog.CARDS, Pick::new, new Pick[0]);
    Opponent[] OPPONENTS = each(SEATS, Opponent::new, new Opponent[0]);
    Keep[] KEEPS = each(Catalog.LEADERS, Keep::new, new Keep[0]);
    Play[] PLAYS = each(Catalog.LEADERS, Play::new, new Play[0]);
    Discard[] DISCARDS = each(Catalog.LEADERS, Discard::new, new Discard[0]);
    Use[] USES = each(Catalog.LEADERS, Use::new, new Use[0]);
    Copy[] COPIES = each(Catalog.LEADERS, Copy::new, new Copy[0]);
    Drop[] DROPS = each(Catalog.LEADERS, Drop::new, new Drop[0]);
    Cash[] CASHES = each(Catalog.TOKENS, Cash::new, new Cash[0]);
    Spend[] SPENDS = each(Catalog.TOKENS, Spend::new, new Spend[0]);
    Toss[] TOSSES = each(Catalog.TOKENS, Toss::new, new Toss[0]);
    Lay[] LAYS = each(2 * Catalog.TOKENS, i -> new Lay(i >> 1, (i & 1) == 1), new Lay[0]);
    Flip[] FLIPS = each(Catalog.VISCONTI, Flip::new, new Flip[0]);
    Bid[] BIDS =
            each(
                    SEATS * Catalog.AUCTION_ROWS,
                    i -> new Bid(i / Catalog.AUCTION_ROWS, i % Catalog.AUCTION_ROWS),
                    new Bid[0]);
    Tile[] TILES = each(Catalog.TILES, Tile::new, new Tile[0]);
    Give[] GIVES = each(4, Give::new, new Give[0]);

    /** Every listed move there is, in a fixed order. */
    List<Move> ALL = all();

    private static <M> M[] each(int count, IntFunction<M> maker, M[] type) {
        List<M> moves = new ArrayList<>(count);
        for (int i = 0; i < count; i++) moves.add(maker.apply(i));
        return moves.toArray(type);
    }

    private static List<Move> all() {
        List<Move> all = new ArrayList<>();
        for (Move[] each :
                List.of(
                        GOES,
                        MEMBERS,
                        SERVANTS,
                        PAYS,
                        INSTEADS,
                        PRIVILEGES,
                        CHOICES,
                        TIMES,
                        PICKS,
                        OPPONENTS,
                        KEEPS,
                        PLAYS,
                        DISCARDS,
                        USES,
                        COPIES,
                        DROPS,
                        CASHES,
                        SPENDS,
                        TOSSES,
                        LAYS,
                        FLIPS,
                        BIDS,
                        TILES,
                        GIVES)) all.addAll(List.of(each));
        all.addAll(List.of(DECLINE, DONE, PASS, TRADE, SUPPORT, REFUSE));
        return List.copyOf(all);
    }
}

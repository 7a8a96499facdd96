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
    List<Go> GO = list(Space.COUNT, Go::new);
    List<Member> MEMBER = list(State.MEMBERS, Member::new);
    List<Servants> SERVANTS = list(MOST_SERVANTS + 1, Servants::new);
    List<Pay> PAY = list(WAYS, Pay::new);
    List<Instead> INSTEAD = list(MOST_INSTEAD + 1, Instead::new);
    List<Privilege> PRIVILEGE = list(TAKE_BACK + 1, Privilege::new);
    List<Choose> CHOOSE = list(OPTIONS, Choose::new);
    List<Times> TIMES = list(MOST_TIMES + 1, Times::new);
    List<Pick> PICK = list(Catalog.CARDS, Pick::new);
    List<Opponent> OPPONENT = list(SEATS, Opponent::new);
    List<Keep> KEEP = list(Catalog.LEADERS, Keep::new);
    List<Play> PLAY = list(Catalog.LEADERS, Play::new);
    List<Discard> DISCARD = list(Catalog.LEADERS, Discard::new);
    List<Use> USE = list(Catalog.LEADERS, Use::new);
    List<Copy> COPY = list(Catalog.LEADERS, Copy::new);
    List<Drop> DROP = list(Catalog.LEADERS, Drop::new);
    List<Cash> CASH = list(Catalog.TOKENS, Cash::new);
    List<Spend> SPEND = list(Catalog.TOKENS, Spend::new);
    List<Toss> TOSS = list(Catalog.TOKENS, Toss::new);
    List<Lay> LAY = list(2 * Catalog.TOKENS, i -> new Lay(i >> 1, (i & 1) == 1));
    List<Flip> FLIP = list(Catalog.VISCONTI, Flip::new);
    List<Bid> BID =
            list(
                    SEATS * Catalog.AUCTION_ROWS,
                    i -> new Bid(i / Catalog.AUCTION_ROWS, i % Catalog.AUCTION_ROWS));
    List<Tile> TILE = list(Catalog.TILES, Tile::new);
    List<Give> GIVE = list(4, Give::new);

    /** Every listed move there is, in a fixed order. */
    List<Move> ALL = all();

    private static <M extends Move> List<M> list(int size, IntFunction<M> make) {
        List<M> moves = new ArrayList<>(size);
        for (int i = 0; i < size; i++) moves.add(make.apply(i));
        return List.copyOf(moves);
    }

    private static List<Move> all() {
        List<Move> all = new ArrayList<>();
        for (List<? extends Move> each :
                List.of(
                        GO, MEMBER, SERVANTS, PAY, INSTEAD, PRIVILEGE, CHOOSE, TIMES, PICK,
                        OPPONENT, KEEP, PLAY, DISCARD, USE, COPY, DROP, CASH, SPEND, TOSS, LAY,
                        FLIP, BID, TILE, GIVE)) all.addAll(each);
        all.addAll(List.of(DECLINE, DONE, PASS, TRADE, SUPPORT, REFUSE));
        return List.copyOf(all);
    }
}

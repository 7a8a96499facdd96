package signoria.games.masters;

import java.util.ArrayList;
import java.util.List;

/**
 * One small decision. All moves are interned: those of the lists below are the only ones there are.
 */
public sealed interface Move {
    /** §setup.2 The two leaders kept, by number, the smaller first. */
    record Keep(int first, int second) implements Move {}

    /** §setup.3 A resource of choice to start with. */
    record Start(Resource resource) implements Move {}

    /** §market.1 Lines 0 to 2 are the rows from the top, 3 to 6 the columns from the left. */
    record Take(int line) implements Move {}

    /** §market.3 So many white marbles give this resource, the others that of the second leader. */
    record Whites(Resource resource, int count) implements Move {}

    /** §warehouse.3 What is kept of the goods taken. */
    record Store(long goods) implements Move {}

    /**
     * §cards.1 The card on top of a pile; §leaders.5 {@code full} are the resources, as bits, whose
     * discount is not taken.
     */
    record Buy(int pile, int full) implements Move {}

    /** §cards.2 Where it goes, from 0. */
    record Slot(int slot) implements Move {}

    /** §cards.1 So many of this resource come from the warehouse, the others from the strongbox. */
    record Pay(Resource resource, int count) implements Move {}

    /** §production.1 A power: {@link Production#BASE}, a slot, or a leader. */
    record Activate(int power) implements Move {}

    /** §production.2 The resources of choice that are paid, one or two. */
    record Spend(long goods) implements Move {}

    /** §production.2 A resource of choice is received. */
    record Make(Resource resource) implements Move {}

    /** §production.3 The powers chosen are activated, all at once. */
    record Produce() implements Move {}

    /** §leaders.1 */
    record Play(int leader) implements Move {}

    /** §leaders.2 */
    record Discard(int leader) implements Move {}

    /** §turn.2 */
    record End() implements Move {}

    int LINES = 7;
    int MOST_LEADERS = 60;

    /** No warehouse with its leader depots holds more than this of one resource. */
    int MOST_PAID = 9;

    Take[] TAKES = new Take[LINES];
    Buy[][] BUYS = new Buy[Catalog.PILES][1 << Resource.COUNT];
    Slot[] SLOTS = {new Slot(0), new Slot(1), new Slot(2)};
    Start[] STARTS = new Start[Resource.COUNT];
    Make[] MAKES = new Make[Resource.COUNT];
    Spend[] SPENDS_ONE = new Spend[Resource.COUNT];
    Spend[][] SPENDS_TWO = new Spend[Resource.COUNT][Resource.COUNT];
    Whites[][] WHITES = new Whites[Resource.COUNT][5];
    Pay[][] PAYS = new Pay[Resource.COUNT][MOST_PAID + 1];
    Activate[] ACTIVATES = new Activate[Production.LEADERS + MOST_LEADERS];
    Keep[][] KEEPS = new Keep[MOST_LEADERS][MOST_LEADERS];
    Play[] PLAYS = new Play[MOST_LEADERS];
    Discard[] DISCARDS = new Discard[MOST_LEADERS];
    Produce PRODUCE = new Produce();
    End END = new End();

    /** Every choice of goods to keep: up to four, as many as a market line gives. */
    Store[] STORES_AT = new Store[5 * 5 * 5 * 5];

    List<Store> STORES = intern();

    /** Fills the tables above; the list it gives is the last of them. */
    private static List<Store> intern() {
        for (int i = 0; i < TAKES.length; i++) TAKES[i] = new Take(i);
        for (int i = 0; i < BUYS.length; i++)
            for (int full = 0; full < BUYS[i].length; full++) BUYS[i][full] = new Buy(i, full);
        for (int i = 0; i < ACTIVATES.length; i++) ACTIVATES[i] = new Activate(i);
        for (Resource resource : Resource.ALL) {
            int r = resource.ordinal();
            STARTS[r] = new Start(resource);
            MAKES[r] = new Make(resource);
            SPENDS_ONE[r] = new Spend(Goods.of(r, 1));
            for (int other = r; other < Resource.COUNT; other++)
                SPENDS_TWO[r][other] = new Spend(Goods.of(r, 1) + Goods.of(other, 1));
            for (int count = 0; count < WHITES[r].length; count++)
                WHITES[r][count] = new Whites(resource, count);
            for (int count = 0; count < PAYS[r].length; count++)
                PAYS[r][count] = new Pay(resource, count);
        }
        for (int i = 0; i < MOST_LEADERS; i++) {
            PLAYS[i] = new Play(i);
            DISCARDS[i] = new Discard(i);
            for (int j = i + 1; j < MOST_LEADERS; j++) KEEPS[i][j] = new Keep(i, j);
        }
        return stores();
    }

    private static List<Store> stores() {
        List<Store> stores = new ArrayList<>();
        for (int coin = 0; coin <= 4; coin++)
            for (int stone = 0; coin + stone <= 4; stone++)
                for (int servant = 0; coin + stone + servant <= 4; servant++)
                    for (int shield = 0; coin + stone + servant + shield <= 4; shield++)
                        stores.add(new Store(new Goods(coin, stone, servant, shield).packed()));
        for (Store store : stores) STORES_AT[at(store.goods)] = store;
        return List.copyOf(stores);
    }

    private static int at(long goods) {
        return ((Goods.count(goods, 0) * 5 + Goods.count(goods, 1)) * 5 + Goods.count(goods, 2)) * 5
                + Goods.count(goods, 3);
    }

    /** The move that keeps these goods, at most four. */
    static Store store(long goods) {
        return STORES_AT[at(goods)];
    }

    /** Every move there is with a catalogue. */
    static List<Move> all(Catalog catalog) {
        List<Move> all = new ArrayList<>();
        int leaders = catalog.leaders.length;
        for (int i = 0; i < leaders; i++)
            for (int j = i + 1; j < leaders; j++) all.add(KEEPS[i][j]);
        all.addAll(List.of(STARTS));
        all.addAll(List.of(TAKES));
        for (Whites[] row : WHITES) all.addAll(List.of(row));
        all.addAll(STORES);
        for (Buy[] row : BUYS) all.addAll(List.of(row));
        all.addAll(List.of(SLOTS));
        for (Pay[] row : PAYS) all.addAll(List.of(row));
        for (int i = 0; i < Production.LEADERS + leaders; i++) all.add(ACTIVATES[i]);
        all.addAll(List.of(SPENDS_ONE));
        for (int r = 0; r < Resource.COUNT; r++)
            for (int o = r; o < Resource.COUNT; o++) all.add(SPENDS_TWO[r][o]);
        all.addAll(List.of(MAKES));
        all.add(PRODUCE);
        for (int i = 0; i < leaders; i++) all.add(PLAYS[i]);
        for (int i = 0; i < leaders; i++) all.add(DISCARDS[i]);
        all.add(END);
        return List.copyOf(all);
    }
}

package signoria.games.masters;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Text;

/**
 * A number of each resource, packed into a long of four 16-bit lanes: sums and differences are
 * those of the longs. The record is its face for views and events.
 */
public record Goods(int coin, int stone, int servant, int shield) {
    static final long NONE = 0;
    private static final int LANE = 16;
    private static final long HIGH = 0x8000_8000_8000_8000L;
    private static final long ONES = 0x0001_0001_0001_0001L;

    static Goods face(long goods) {
        return new Goods(count(goods, 0), count(goods, 1), count(goods, 2), count(goods, 3));
    }

    long packed() {
        return of(0, coin) + of(1, stone) + of(2, servant) + of(3, shield);
    }

    int count(Resource resource) {
        return count(packed(), resource.ordinal());
    }

    static long of(int resource, int count) {
        return (long) count << resource * LANE;
    }

    static long of(Resource resource) {
        return of(resource.ordinal(), 1);
    }

    /** One of each of these resources, which are given as bits. */
    static long ofKinds(int resources) {
        long goods = NONE;
        for (int set = resources; set != 0; set = Bits.rest(set)) goods += of(Bits.first(set), 1);
        return goods;
    }

    static int count(long goods, int resource) {
        return (int) (goods >>> resource * LANE) & 0xffff;
    }

    static int sum(long goods) {
        return (int) (goods * ONES >>> 3 * LANE);
    }

    /** There is at least as much of each. */
    static boolean covers(long have, long need) {
        return ((have | HIGH) - need & HIGH) == HIGH;
    }

    /** What is left of each when the second is taken away, nothing where there is less. */
    static long less(long goods, long away) {
        long left = (goods | HIGH) - away;
        long enough = (left & HIGH) >>> LANE - 1;
        return left & ~HIGH & enough * 0xffff;
    }

    /** The same without some resources, which are given as bits. */
    static long without(long goods, int resources) {
        long rest = goods;
        for (int r = 0; r < Resource.COUNT; r++)
            if ((resources >>> r & 1) != 0) rest -= of(r, count(goods, r));
        return rest;
    }

    /** One of each resource that is there. */
    static long kinds(long goods) {
        return (goods | HIGH) - ONES >>> LANE - 1 & ONES;
    }

    /** {@code 2 coin 1 shield}, a dash for nothing. */
    static String write(long goods) {
        StringBuilder text = new StringBuilder();
        for (Resource resource : Resource.ALL) {
            int count = count(goods, resource.ordinal());
            if (count > 0)
                text.append(text.isEmpty() ? "" : " ")
                        .append(count)
                        .append(' ')
                        .append(Text.lower(resource));
        }
        return Text.orDash(text.toString());
    }

    static long read(String text) {
        var words = Text.words(text);
        if (words.size() % 2 != 0)
            throw new BadInput(
                    "expected goods such as '2 coin 1 shield', not '" + text.strip() + "'");
        long goods = NONE;
        for (int i = 0; i < words.size(); i += 2) {
            int count = Text.number(words.get(i), "goods");
            if (count < 0 || count > 999)
                throw new BadInput("expected a number of goods from 0 to 999, not " + count);
            goods += of(Text.constant(Resource.class, words.get(i + 1), "goods").ordinal(), count);
        }
        return goods;
    }
}

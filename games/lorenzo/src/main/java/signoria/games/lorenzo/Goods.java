package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A small heap of goods packed into one long, seven bits for each kind: heaps are added with {@code
 * +}, and nothing is allocated. No heap holds more than 127 of a kind.
 */
final class Goods {
    static final long NONE = 0;
    static final int BITS = 7;
    private static final int MASK = 127;

    /** The highest bit of each kind, which no heap that is compared uses. */
    private static final long GUARDS = 0x4081_0204_0810_2040L;

    /** More of a kind than any price asks for; with bonus and discounts still below the guards. */
    static final int PLENTY = 50;

    /** More than any heap that is compared, also with servants on top. */
    static final long TOO_MUCH = 63L << 2 * BITS;

    private Goods() {}

    static long of(Good good, int count) {
        return (long) count << BITS * good.ordinal();
    }

    static int count(long goods, Good good) {
        return (int) (goods >>> BITS * good.ordinal()) & MASK;
    }

    static int wood(long goods) {
        return (int) goods & MASK;
    }

    static int stone(long goods) {
        return (int) (goods >>> BITS) & MASK;
    }

    static int coins(long goods) {
        return (int) (goods >>> 2 * BITS) & MASK;
    }

    static int servants(long goods) {
        return (int) (goods >>> 3 * BITS) & MASK;
    }

    static int military(long goods) {
        return (int) (goods >>> 4 * BITS) & MASK;
    }

    static int faith(long goods) {
        return (int) (goods >>> 5 * BITS) & MASK;
    }

    static int points(long goods) {
        return (int) (goods >>> 6 * BITS) & MASK;
    }

    static int privileges(long goods) {
        return (int) (goods >>> 7 * BITS) & MASK;
    }

    static int tokens(long goods) {
        return (int) (goods >>> 8 * BITS) & MASK;
    }

    /** Wood, stone, coins and servants together. */
    static int resources(long goods) {
        return wood(goods) + stone(goods) + coins(goods) + servants(goods);
    }

    /** All kinds together. */
    static int all(long goods) {
        int all = 0;
        for (Good good : Good.ALL) all += count(goods, good);
        return all;
    }

    /** The same heap without one kind. */
    static long without(long goods, Good good) {
        return goods & ~((long) MASK << BITS * good.ordinal());
    }

    /** The same heap without wood, stone and coins. */
    static long withoutMaterials(long goods) {
        return goods & -(1L << 3 * BITS);
    }

    /** How many of each kind that is there, for those who draw it. */
    static Map<String, Integer> heap(long goods) {
        Map<String, Integer> heap = new LinkedHashMap<>();
        for (Good good : Good.ALL)
            if (count(goods, good) > 0) heap.put(Text.lower(good), count(goods, good));
        return heap;
    }

    static List<Map<String, Integer>> heaps(List<Long> all) {
        return all.stream().map(Goods::heap).toList();
    }

    /** There is at least as much of each kind; heaps below 64 of a kind can be compared. */
    static boolean covers(long heap, long price) {
        return ((heap | GUARDS) - price & GUARDS) == GUARDS;
    }

    /** The heap some times over. */
    static long times(long goods, int times) {
        return goods * times;
    }

    /** What a table says: {@code coin:2,wood:1}, or a dash. */
    static long parse(String text) {
        long goods = NONE;
        if (text.isBlank() || text.strip().equals("-")) return goods;
        for (String part : text.split(",")) {
            String[] words = part.strip().split(":");
            if (words.length != 2)
                throw new BadInput("expected goods such as coin:2,wood:1, not '" + text + "'");
            goods +=
                    of(
                            Text.constant(Good.class, words[0], "goods"),
                            Text.number(words[1], words[0]));
        }
        return goods;
    }

    /** The short form: {@code 2C 1W}, a dash for nothing. */
    static String write(long goods) {
        List<String> parts = new ArrayList<>();
        for (Good good : Good.ALL)
            if (count(goods, good) > 0) parts.add("" + count(goods, good) + good.letter());
        return Text.orDash(String.join(" ", parts));
    }

    /** Reads the short form. */
    static long read(String text) {
        long goods = NONE;
        for (String word : Text.words(text)) {
            int good = Good.LETTERS.indexOf(word.charAt(word.length() - 1));
            if (good < 0 || word.length() < 2)
                throw new BadInput("expected goods such as 2C 1W, not '" + word + "'");
            int count = Text.number(word.substring(0, word.length() - 1), "goods");
            if (count < 0 || count > MASK)
                throw new BadInput("goods: expected 0 to 127, not " + count);
            goods += of(Good.ALL[good], count);
        }
        return goods;
    }
}

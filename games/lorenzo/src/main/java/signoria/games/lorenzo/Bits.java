package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/** Sets as bits, and their text forms. */
final class Bits {
    private Bits() {}

    /** The numbers in a set, rising. */
    static List<Integer> numbers(long set) {
        List<Integer> numbers = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1)
            numbers.add(Long.numberOfTrailingZeros(rest));
        return numbers;
    }

    static long of(List<Integer> numbers) {
        long set = 0;
        for (int number : numbers) set |= 1L << number;
        return set;
    }

    /** Cards by number, from three words of bits. */
    static List<Integer> cards(long[] sets, int from) {
        List<Integer> cards = new ArrayList<>();
        for (int word = 0; word < Catalog.WORDS; word++)
            for (int bit : numbers(sets[from + word])) cards.add(word * 64 + bit + 1);
        return cards;
    }

    static void cards(long[] sets, int from, List<Integer> cards) {
        for (int word = 0; word < Catalog.WORDS; word++) sets[from + word] = 0;
        for (int card : cards) {
            if (card < 1 || card > Catalog.CARDS) throw new BadInput("no card " + card);
            sets[from + (card - 1 >> 6)] |= 1L << card - 1;
        }
    }

    /** Numbers with runs drawn together: {@code 1-8 10}. */
    static String ranges(List<Integer> numbers) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < numbers.size(); i++) {
            int last = i;
            while (last + 1 < numbers.size() && numbers.get(last + 1) == numbers.get(last) + 1)
                last++;
            text.append(text.isEmpty() ? "" : " ").append(numbers.get(i));
            if (last > i) text.append('-').append(numbers.get(last));
            i = last;
        }
        return Text.orDash(text.toString());
    }

    static List<Integer> ranges(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : Text.words(text)) {
            int dash = word.indexOf('-');
            int from = Text.number(dash < 0 ? word : word.substring(0, dash), "cards");
            int to = dash < 0 ? from : Text.number(word.substring(dash + 1), "cards");
            for (int number = from; number <= to; number++) numbers.add(number);
        }
        return numbers;
    }

    /** Leaders: {@code L01 L13}. */
    static String leaders(long set) {
        StringBuilder text = new StringBuilder();
        for (int leader : numbers(set))
            text.append(text.isEmpty() ? "" : " ").append(leader(leader));
        return Text.orDash(text.toString());
    }

    static long leaders(String text) {
        long set = 0;
        for (String word : Text.words(text)) set |= 1L << leader(word);
        return set;
    }

    static String leader(int leader) {
        return leader < 9 ? "L0" + (leader + 1) : "L" + (leader + 1);
    }

    static int leader(String word) {
        if (!word.matches("L\\d\\d"))
            throw new BadInput("a leader is L01 to L44, not '" + word + "'");
        int leader = Integer.parseInt(word.substring(1)) - 1;
        if (leader < 0 || leader >= Catalog.LEADERS) throw new BadInput("no leader " + word);
        return leader;
    }

    /** Seats, from 1. */
    static String seats(int set) {
        StringBuilder text = new StringBuilder();
        for (int seat : numbers(set)) text.append(text.isEmpty() ? "" : " ").append(seat + 1);
        return Text.orDash(text.toString());
    }

    static int fromOne(String text) {
        int set = 0;
        for (String word : Text.words(text)) set |= 1 << Text.number(word, "number") - 1;
        return set;
    }
}

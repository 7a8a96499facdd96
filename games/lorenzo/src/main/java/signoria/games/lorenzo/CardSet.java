package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/** A set of development cards: three words of bits among the sets of a state, which copies them. */
final class CardSet {
    private final long[] sets;
    private final int from;

    CardSet(long[] sets, int from) {
        this.sets = sets;
        this.from = from;
    }

    boolean has(int card) {
        return (sets[from + (card >> 6)] >>> card & 1) != 0;
    }

    void add(int card) {
        sets[from + (card >> 6)] |= 1L << card;
    }

    void remove(int card) {
        sets[from + (card >> 6)] &= ~(1L << card);
    }

    /** One of the three words. */
    long word(int which) {
        return sets[from + which];
    }

    void word(int which, long bits) {
        sets[from + which] = bits;
    }

    /** The cards by printed number, which counts from 1. */
    List<Integer> numbers() {
        List<Integer> numbers = new ArrayList<>();
        for (int word = 0; word < Catalog.WORDS; word++)
            for (int bit : Bits.numbers(word(word))) numbers.add(word * 64 + bit + 1);
        return numbers;
    }

    /** These cards by printed number, and no others. */
    void lay(List<Integer> numbers) {
        for (int word = 0; word < Catalog.WORDS; word++) word(word, 0);
        for (int number : numbers) {
            if (number < 1 || number > Catalog.CARDS) throw new BadInput("no card " + number);
            add(number - 1);
        }
    }

    /** Printed numbers with runs drawn together: {@code 1-8 10}. */
    String write() {
        List<Integer> numbers = numbers();
        List<String> runs = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            int first = i;
            while (i + 1 < numbers.size() && numbers.get(i + 1) == numbers.get(i) + 1) i++;
            runs.add(numbers.get(first) + (i > first ? "-" + numbers.get(i) : ""));
        }
        return Text.orDash(String.join(" ", runs));
    }

    void read(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : Text.words(text)) {
            int dash = word.indexOf('-');
            int first = Text.number(dash < 0 ? word : word.substring(0, dash), "cards");
            int last = dash < 0 ? first : Text.number(word.substring(dash + 1), "cards");
            for (int number = first; number <= last; number++) numbers.add(number);
        }
        lay(numbers);
    }
}

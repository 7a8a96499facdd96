package signoria.games.age;

/** The personalities of this turn in order, as {@link Personalities} packs them. */
final class Persons {
    private static final int MOST = 19;

    private final int[] words;
    private int size;

    /** Refunds taken this turn, as bits. */
    long refunds;

    Persons() {
        words = new int[MOST];
    }

    private Persons(Persons from) {
        words = from.words.clone();
        size = from.size;
        refunds = from.refunds;
    }

    Persons copy() {
        return new Persons(this);
    }

    /** Words beyond the last are always blank. */
    void assign(Persons from) {
        System.arraycopy(from.words, 0, words, 0, Math.max(size, from.size));
        size = from.size;
        refunds = from.refunds;
    }

    int size() {
        return size;
    }

    int person(int index) {
        return words[index];
    }

    void add(int person) {
        words[size++] = person;
    }

    void put(int index, int person) {
        words[index] = person;
    }

    void clear() {
        while (size > 0) words[--size] = 0;
    }
}

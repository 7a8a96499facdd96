package signoria.games.age;

import signoria.kernel.Told;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the 26 advances; its number is its letter's place in the alphabet.
 *
 * @param needs the advances that must be owned first, as bits
 * @param credit what it takes off later advances of its category
 * @param oldCredit the same in the reading with even credits for E, G and U
 * @param misery steps of misery when bought
 */
record Advance(
        int number,
        String id,
        Category category,
        int cost,
        @Told("Advance.letters") int needs,
        int credit,
        int oldCredit,
        int misery,
        String mark) {
    static final int COUNT = 26;
    static final int ALL = (1 << COUNT) - 1;

    static final int HEAVENS = 0;
    static final int BODY = 1;
    static final int MATTER = 2;
    static final int ENLIGHTENMENT = 3;
    static final int PATRONAGE = 4;
    static final int INDULGENCE = 5;
    static final int PROSELYTISM = 6;
    static final int CATHEDRAL = 7;
    static final int CARAVAN = 8;
    static final int MILL = 9;
    static final int AGRICULTURE = 10;
    static final int INTEREST = 11;
    static final int INDUSTRY = 12;
    static final int WRITTEN_RECORD = 13;
    static final int PRINTED_WORD = 14;
    static final int MASTER_ART = 15;
    static final int RENAISSANCE = 16;
    static final int OVERLAND_EAST = 17;
    static final int SEAWORTHY = 18;
    static final int OCEAN = 19;
    static final int NEW_WORLD = 20;
    static final int URBAN = 21;
    static final int NATIONALISM = 22;
    static final int RESEARCH = 23;
    static final int COSMOPOLITAN = 24;
    static final int MIDDLE_CLASS = 25;

    private static final String[] LETTERS = new String[COUNT];

    static {
        for (int i = 0; i < COUNT; i++) LETTERS[i] = String.valueOf((char) ('A' + i));
    }

    /** Those of a set of bits. */
    static List<String> letters(int set) {
        List<String> letters = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) if ((set >>> i & 1) != 0) letters.add(LETTERS[i]);
        return letters;
    }

    static String letter(int number) {
        return LETTERS[number];
    }
}

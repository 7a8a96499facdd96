package signoria.games.age;

import signoria.kernel.Text;

import java.util.List;

/**
 * What is still to be decided or done, as a line of the agenda: a kind, the seat it belongs to, and
 * up to two numbers, packed in one word. The top line is asked or done first; a line of a seat that
 * is out is dropped.
 */
enum Task {
    /** Choose a capital. */
    CAPITAL,
    /** Choose a place in the order of play: those from a to b. */
    PLACE,
    /** Renaissance: swap places or not. */
    SWAP,
    /** The first player cancels surpluses and shortages. */
    CANCEL,
    /** Wind/Watermill: shift one good or not. */
    MILL,
    /** Urban Ascendancy: buy a card or not. */
    URBAN,
    /** Master Art: discard a card or not. */
    DISCARD,
    /** Play a history card or stop. */
    HISTORY,
    /** Name the good of double card a. */
    GOOD,
    /** Name the player card a is played against. */
    TARGET,
    /** Papal Decree: name a category. */
    BAN,
    /** Black Death: name a region. */
    REGION,
    /** Pirates/Vikings: choose the next of a provinces. */
    RAID,
    /** Rebellion: choose a province. */
    REBEL,
    /** The Crusades: choose a province. */
    CRUSADE,
    /** All markers are out: free one for province a; b is why. */
    FREE,
    /**
     * The marker in province a becomes a token: of the stock, if it suffices, else of the stock or
     * those bought, or none.
     */
    DROP,
    /** Civil War: half of the cash or half of the tokens. */
    LOSS,
    /** War: cede a province to seat a, b of them left. */
    CEDE,
    /** War: play a military card before the dice, or not. */
    ARM,
    /** War against seat a: the dice are rolled; nothing to decide. */
    WAR,
    /** Ships, advances, patronage, refunds. */
    DEVELOP,
    /** Pay for stability or bear the misery. */
    STABILISE,
    /** Holy Indulgence: pay for a tokens that are lacking, or bear a step of misery. */
    INDULGE,
    /** Place tokens, buy a card, or stop. */
    EXPAND,
    /** How many tokens go to province a. */
    TOKENS,
    /** Cathedral: win the rivalry or leave it to the dice. */
    CONVERT,
    /** The dice of the rivalry; nothing to decide. */
    FIGHT,
    /** Written Record: force an exchange of cards on seat a, or not. */
    RECORD;

    static final Task[] ALL = values();

    /** Why a marker is freed. */
    static final int FOR_CONTROL = 0;

    static final int FOR_CRUSADE = 1;
    static final int FOR_WAR = 2;
    private static final List<String> REASONS = List.of("control", "crusade", "war");

    /** Questions that are answered by yes or no. */
    boolean yesOrNo() {
        return this == DROP || this == STABILISE || this == INDULGE || this == CONVERT;
    }

    static int of(Task kind, int seat, int a, int b) {
        return kind.ordinal() | seat << 6 | a << 9 | b << 16;
    }

    static Task kind(int task) {
        return ALL[task & 63];
    }

    static int seat(int task) {
        return task >>> 6 & 7;
    }

    static int a(int task) {
        return task >>> 9 & 127;
    }

    static int b(int task) {
        return task >>> 16 & 127;
    }

    /** {@code tokens 1 tunis}: kind, seat, and what its numbers stand for. */
    static String write(Catalog catalog, int task) {
        Task kind = kind(task);
        int a = a(task);
        int b = b(task);
        String start = Text.lower(kind) + " " + (seat(task) + 1);
        return switch (kind) {
            case DROP, TOKENS -> start + " " + catalog.province[a].id();
            case FREE -> start + " " + catalog.province[a].id() + " " + REASONS.get(b);
            case GOOD, TARGET -> start + " " + catalog.card[a].id();
            case WAR, RECORD -> start + " " + (a + 1);
            case CEDE -> start + " " + (a + 1) + " " + b;
            case PLACE -> start + " " + (a + 1) + " " + (b + 1);
            case RAID, INDULGE -> start + " " + a;
            default -> start;
        };
    }

    static int read(Catalog catalog, String text) {
        List<String> words = Text.words(text);
        Task kind = Text.constant(Task.class, words.getFirst(), "agenda");
        int seat = Text.number(words.get(1), "agenda") - 1;
        String first = words.size() > 2 ? words.get(2) : "0";
        String second = words.size() > 3 ? words.get(3) : "0";
        return switch (kind) {
            case DROP, TOKENS -> of(kind, seat, catalog.provinceNamed(first), 0);
            case FREE ->
                    of(
                            kind,
                            seat,
                            catalog.provinceNamed(first),
                            Text.index(REASONS, second, "agenda"));
            case GOOD, TARGET -> of(kind, seat, catalog.cardNamed(first), 0);
            case WAR, RECORD -> of(kind, seat, Text.number(first, "seat") - 1, 0);
            case CEDE ->
                    of(kind, seat, Text.number(first, "seat") - 1, Text.number(second, "number"));
            case PLACE ->
                    of(
                            kind,
                            seat,
                            Text.number(first, "place") - 1,
                            Text.number(second, "place") - 1);
            case RAID, INDULGE -> of(kind, seat, Text.number(first, "number"), 0);
            default -> of(kind, seat, 0, 0);
        };
    }
}

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
    PLACE(Form.PLACES),
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
    GOOD(Form.CARD),
    /** Name the player card a is played against. */
    TARGET(Form.CARD),
    /** Papal Decree: name a category. */
    BAN,
    /** Black Death: name a region. */
    REGION,
    /** Pirates/Vikings: choose the next of a provinces. */
    RAID(Form.NUMBER),
    /** Rebellion: choose a province. */
    REBEL,
    /** The Crusades: choose a province. */
    CRUSADE,
    /** All markers are out: free one for province a; b is why. */
    FREE(Form.REASON),
    /**
     * The marker in province a becomes a token: of the stock, if it suffices, else of the stock or
     * those bought, or none.
     */
    DROP(Form.PROVINCE),
    /** Civil War: half of the cash or half of the tokens. */
    LOSS,
    /** War: cede a province to seat a, b of them left. */
    CEDE(Form.SHARE),
    /** War: play a military card before the dice, or not. */
    ARM,
    /** War against seat a: the dice are rolled; nothing to decide. */
    WAR(Form.SEAT),
    /** Ships, advances, patronage, refunds. */
    DEVELOP,
    /** Pay for stability or bear the misery. */
    STABILISE,
    /** Holy Indulgence: pay for a tokens that are lacking, or bear a step of misery. */
    INDULGE(Form.NUMBER),
    /** Place tokens, buy a card, or stop. */
    EXPAND,
    /** How many tokens go to province a. */
    TOKENS(Form.PROVINCE),
    /** Cathedral: win the rivalry or leave it to the dice. */
    CONVERT,
    /** The dice of the rivalry; nothing to decide. */
    FIGHT,
    /** Written Record: force an exchange of cards on seat a, or not. */
    RECORD(Form.SEAT);

    /** What the numbers of a line stand for. */
    private enum Form {
        NOTHING,
        NUMBER,
        SEAT,
        CARD,
        PROVINCE,
        /** A province and why a marker is freed. */
        REASON,
        /** A seat and how many are left for it. */
        SHARE,
        /** From one place in the order to another. */
        PLACES
    }

    static final Task[] ALL = values();

    /** Why a marker is freed. */
    static final int FOR_CONTROL = 0;

    static final int FOR_CRUSADE = 1;
    static final int FOR_WAR = 2;
    private static final List<String> REASONS = List.of("control", "crusade", "war");

    private final Form form;

    Task() {
        this(Form.NOTHING);
    }

    Task(Form form) {
        this.form = form;
    }

    /** With this question on top no action is half done. */
    boolean quiet() {
        return switch (this) {
            case CAPITAL,
                    PLACE,
                    SWAP,
                    CANCEL,
                    MILL,
                    URBAN,
                    DISCARD,
                    HISTORY,
                    DEVELOP,
                    STABILISE,
                    INDULGE,
                    EXPAND ->
                    true;
            case GOOD,
                    TARGET,
                    BAN,
                    REGION,
                    RAID,
                    REBEL,
                    CRUSADE,
                    FREE,
                    DROP,
                    LOSS,
                    CEDE,
                    ARM,
                    WAR,
                    TOKENS,
                    CONVERT,
                    FIGHT,
                    RECORD ->
                    false;
        };
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
        int a = a(task);
        int b = b(task);
        String start = Text.lower(kind(task)) + " " + (seat(task) + 1);
        return switch (kind(task).form) {
            case NOTHING -> start;
            case NUMBER -> start + " " + a;
            case SEAT -> start + " " + (a + 1);
            case CARD -> start + " " + catalog.card[a].id();
            case PROVINCE -> start + " " + catalog.province[a].id();
            case REASON -> start + " " + catalog.province[a].id() + " " + REASONS.get(b);
            case SHARE -> start + " " + (a + 1) + " " + b;
            case PLACES -> start + " " + (a + 1) + " " + (b + 1);
        };
    }

    static int read(Catalog catalog, String text) {
        List<String> words = Text.words(text);
        Task kind = Text.constant(Task.class, words.getFirst(), "agenda");
        int seat = Text.number(words.get(1), "agenda") - 1;
        String first = words.size() > 2 ? words.get(2) : "0";
        String second = words.size() > 3 ? words.get(3) : "0";
        int a =
                switch (kind.form) {
                    case NOTHING -> 0;
                    case NUMBER -> Text.number(first, "number");
                    case SEAT, SHARE -> Text.number(first, "seat") - 1;
                    case CARD -> catalog.cardNamed(first);
                    case PROVINCE, REASON -> catalog.provinceNamed(first);
                    case PLACES -> Text.number(first, "place") - 1;
                };
        int b =
                switch (kind.form) {
                    case NOTHING, NUMBER, SEAT, CARD, PROVINCE -> 0;
                    case REASON -> Text.index(REASONS, second, "agenda");
                    case SHARE -> Text.number(second, "number");
                    case PLACES -> Text.number(second, "place") - 1;
                };
        return of(kind, seat, a, b);
    }
}

package signoria.games.age;

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
    /** All markers are out: free one for province a; b is 1 when one must. */
    FREE,
    /**
     * The marker in province a became a token, but none is in stock: one of those bought, or none.
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
}

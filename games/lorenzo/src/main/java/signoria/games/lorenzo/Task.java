package signoria.games.lorenzo;

/**
 * What stands on the agenda, packed into one long: a kind and four small numbers. Questions wait for an answer of the
 * acting seat (answers: of its opponents); the rest happens by itself.
 */
final class Task {
    // Questions of the turn.
    static final int TURN = 1;
    static final int SKIP = 2;
    static final int AFTER = 3;
    static final int MEMBER = 4; // space
    static final int TAKE = 5; // types, value, special, less
    static final int WORK = 6; // production, value, flags, opponent from 1
    static final int WORK_OPPONENT = 7; // production, value
    static final int WORK_CARD = 8; // production
    static final int COST = 9; // floor, -, -, less
    static final int FEE = 10; // floor, -, -, less: how many servants pay the fee
    static final int PAY = 11; // wood, stone, coins, servants kept: how many servants pay
    static final int SPEND_TOKENS = 12; // count
    static final int PRIVILEGE = 13; // count, taken, reduced, reducible
    static final int CHOICE = 14; // in a run, -, -, source
    static final int TIMES = 15; // -, -, -, card
    static final int ACTIVATE = 16; // types, card that does it from 1
    static final int DISCARD_CHARACTER = 17; // in a run, -, -, source
    static final int DROP_LEADER = 18; // in a run, -, -, source
    static final int FROM_DISCARDED = 19; // types
    static final int FREE_LEADER = 20; // 1 when it may be declined, -, -, choices (2: only those beside the tile)
    static final int FLIP = 21;
    static final int COPY = 22;
    static final int SIX = 23;
    static final int TOSS = 24; // the two kinds drawn
    static final int MEMBER_WORK = 25; // value
    static final int ANSWERS = 26; // -, -, -, card
    // Questions of other phases.
    static final int DRAFT = 30;
    static final int TILE = 31;
    static final int BID = 32;
    static final int REPORT = 33;
    static final int GONZAGA = 34;
    static final int CASH = 35;
    // What happens by itself.
    static final int EFFECTS = 40; // index, -, -, source
    static final int BUY = 41; // floor, -, -, less
    static final int TAKEN = 42; // -, -, -, card
    static final int RUN = 43; // the end of a harvest or production
    static final int TERRITORY_HARVEST = 44; // -, -, -, card
    static final int SETS = 45;
    static final int ENTER = 46; // floor, -, -, less: the floor's bonus

    /** Sources of effects: cards by index, then leaders. */
    static final int LEADER_SOURCE = 200;

    // Flags of WORK.
    static final int OPTIONAL = 1;
    static final int ONE_CARD = 2;

    private Task() {}

    static long of(int kind) {
        return kind;
    }

    static long of(int kind, int a, int b, int c, int d) {
        return kind | (long) (a & 255) << 8 | (long) (b & 255) << 16 | (long) (c & 255) << 24 | (long) (d & 0xffffff) << 32;
    }

    static int kind(long task) {
        return (int) task & 255;
    }

    static int a(long task) {
        return (int) (task >>> 8) & 255;
    }

    /** The second number, which may be negative. */
    static int b(long task) {
        return (byte) (task >>> 16);
    }

    static int c(long task) {
        return (int) (task >>> 24) & 255;
    }

    static int d(long task) {
        return (int) (task >>> 32) & 0xffffff;
    }
}

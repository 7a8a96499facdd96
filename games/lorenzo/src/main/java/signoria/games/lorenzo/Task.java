package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Text;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What stands on the agenda, packed into one long: a kind and four small numbers. Questions wait
 * for an answer of the acting seat (answers: of its opponents); the rest happens by itself.
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
    static final int FREE_LEADER =
            20; // 1 when it may be declined, -, -, choices (2: only those beside the tile)
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

    private static final Map<Integer, String> NAMES = new TreeMap<>();

    static {
        NAMES.putAll(
                Map.of(
                        TURN,
                        "turn",
                        SKIP,
                        "skip",
                        AFTER,
                        "after",
                        MEMBER,
                        "member",
                        TAKE,
                        "take",
                        WORK,
                        "work",
                        WORK_OPPONENT,
                        "work-opponent",
                        WORK_CARD,
                        "work-card",
                        COST,
                        "cost",
                        FEE,
                        "fee"));
        NAMES.putAll(
                Map.of(
                        PAY,
                        "pay",
                        SPEND_TOKENS,
                        "spend-tokens",
                        PRIVILEGE,
                        "privilege",
                        CHOICE,
                        "choice",
                        TIMES,
                        "times",
                        ACTIVATE,
                        "activate",
                        DISCARD_CHARACTER,
                        "discard-character",
                        DROP_LEADER,
                        "drop-leader",
                        FROM_DISCARDED,
                        "from-discarded",
                        FREE_LEADER,
                        "free-leader"));
        NAMES.putAll(
                Map.of(
                        FLIP,
                        "flip",
                        COPY,
                        "copy",
                        SIX,
                        "six",
                        TOSS,
                        "toss",
                        MEMBER_WORK,
                        "member-work",
                        ANSWERS,
                        "answers",
                        DRAFT,
                        "draft",
                        TILE,
                        "tile",
                        BID,
                        "bid",
                        REPORT,
                        "report"));
        NAMES.putAll(
                Map.of(
                        GONZAGA,
                        "gonzaga",
                        CASH,
                        "cash",
                        EFFECTS,
                        "effects",
                        BUY,
                        "buy",
                        TAKEN,
                        "taken",
                        RUN,
                        "run",
                        TERRITORY_HARVEST,
                        "territory-harvest",
                        SETS,
                        "sets",
                        ENTER,
                        "enter"));
    }

    private Task() {}

    /** The name of a kind, as in texts. */
    static String name(int kind) {
        return NAMES.get(kind);
    }

    /** The text form: the name, then the numbers if there are any. */
    static String write(long task) {
        String name = name(kind(task));
        if (task == kind(task)) return name;
        return name + " " + a(task) + " " + b(task) + " " + c(task) + " " + d(task);
    }

    static long read(String text) {
        List<String> words = Text.words(text);
        if (words.size() != 1 && words.size() != 5)
            throw new BadInput(
                    "agenda: expected a name and four numbers or none, not '" + text + "'");
        for (var entry : NAMES.entrySet()) {
            if (!entry.getValue().equals(words.getFirst())) continue;
            if (words.size() == 1) return entry.getKey();
            return of(
                    entry.getKey(),
                    Text.number(words.get(1), "agenda"),
                    Text.number(words.get(2), "agenda"),
                    Text.number(words.get(3), "agenda"),
                    Text.number(words.get(4), "agenda"));
        }
        throw new BadInput("agenda: expected one of " + NAMES.values() + ", not '" + text + "'");
    }

    static long of(int kind) {
        return kind;
    }

    static long of(int kind, int a, int b, int c, int d) {
        return kind
                | (long) (a & 255) << 8
                | (long) (b & 255) << 16
                | (long) (c & 255) << 24
                | (long) (d & 0xffffff) << 32;
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

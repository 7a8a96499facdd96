package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Text;

import java.util.List;

/**
 * What may stand on the agenda. A task is packed into one long: its kind and four small numbers,
 * named here behind the kind. Questions wait for an answer of the acting seat (answers: of its
 * opponents); the rest happens by itself.
 */
enum Task {
    // Questions of the turn.
    TURN,
    SKIP,
    AFTER,
    MEMBER, // space
    TAKE, // types, value, special, less
    WORK, // production, value, flags, opponent from 1
    WORK_OPPONENT, // production, value
    WORK_CARD, // production
    COST, // floor, -, -, less
    FEE, // floor, -, -, less: how many servants pay the fee
    PAY, // wood, stone, coins, servants kept: how many servants pay
    SPEND_TOKENS, // count
    PRIVILEGE, // count, taken, reduced, reducible
    CHOICE, // in a run, -, -, source
    TIMES, // -, -, -, card
    ACTIVATE, // types, card that does it from 1
    DISCARD_CHARACTER, // in a run, -, -, source
    DROP_LEADER, // in a run, -, -, source
    FROM_DISCARDED, // types
    FREE_LEADER, // 1 when it may be declined, -, -, choices (2: only those beside the tile)
    FLIP,
    COPY,
    SIX,
    TOSS, // the two kinds drawn
    MEMBER_WORK, // value
    ANSWERS, // -, -, -, card
    // Questions of other phases.
    DRAFT,
    TILE,
    BID,
    REPORT,
    GONZAGA,
    CASH,
    // What happens by itself.
    EFFECTS, // index, -, -, source
    BUY, // floor, -, -, less
    TAKEN, // -, -, -, card
    RUN, // the end of a harvest or production
    TERRITORY_HARVEST, // -, -, -, card
    SETS,
    ENTER; // floor, -, -, less: the floor's bonus

    private static final Task[] ALL = values();

    /** Sources of effects: cards by index, then leaders. */
    static final int LEADER_SOURCE = 200;

    // Flags of WORK.
    static final int OPTIONAL = 1;
    static final int ONE_CARD = 2;

    /** Somebody must answer it. */
    boolean question() {
        return ordinal() < EFFECTS.ordinal();
    }

    /** All who are asked answer it at once, unseen. */
    boolean sealed() {
        return this == DRAFT || this == ANSWERS;
    }

    /** With this question on top no action is half done. */
    boolean quiet() {
        return this == TURN
                || this == SKIP
                || this == AFTER
                || DRAFT.compareTo(this) <= 0 && question();
    }

    /** The name, as in texts. */
    String label() {
        return Text.lower(this);
    }

    /** The text form: the name, then the numbers if there are any. */
    static String write(long task) {
        String name = kind(task).label();
        if (task == of(kind(task))) return name;
        return name + " " + a(task) + " " + b(task) + " " + c(task) + " " + d(task);
    }

    static long read(String text) {
        List<String> words = Text.words(text);
        if (words.size() != 1 && words.size() != 5)
            throw new BadInput(
                    "agenda: expected a name and four numbers or none, not '" + text + "'");
        Task kind = Text.constant(Task.class, words.getFirst(), "agenda");
        if (words.size() == 1) return of(kind);
        return of(
                kind,
                Text.number(words.get(1), "agenda"),
                Text.number(words.get(2), "agenda"),
                Text.number(words.get(3), "agenda"),
                Text.number(words.get(4), "agenda"));
    }

    static long of(Task kind) {
        return kind.ordinal() + 1;
    }

    static long of(Task kind, int a, int b, int c, int d) {
        return kind.ordinal() + 1
                | (long) (a & 255) << 8
                | (long) (b & 255) << 16
                | (long) (c & 255) << 24
                | (long) (d & 0xffffff) << 32;
    }

    static Task kind(long task) {
        return ALL[((int) task & 255) - 1];
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

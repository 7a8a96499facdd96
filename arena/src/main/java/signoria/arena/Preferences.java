package signoria.arena;

import signoria.kernel.Game;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** Counts what each seat of a game was offered and what it chose, by kinds of moves. */
final class Preferences<M> {
    static final int OFFERED = 0;
    static final int CHOSEN = 1;

    private final Game<?, M, ?> game;
    private final int seats;

    /** The kind of each move met so far; shared by all games of a contest. */
    private final Map<Object, String> kinds;

    private final Map<String, int[][]> counts = new TreeMap<>();

    Preferences(Game<?, M, ?> game, int seats, Map<Object, String> kinds) {
        this.game = game;
        this.seats = seats;
        this.kinds = kinds;
    }

    static Map<Object, String> kinds() {
        return new ConcurrentHashMap<>();
    }

    /** A decision between several moves; a kind is offered once, however often it is listed. */
    void note(int seat, List<M> legal, M chosen) {
        if (legal.size() == 1) return;
        String last = "";
        for (M move : legal) {
            String kind = kind(move);
            if (!kind.equals(last)) counts(kind)[seat][OFFERED]++;
            last = kind;
        }
        counts(kind(chosen))[seat][CHOSEN]++;
    }

    Map<String, int[][]> counts() {
        return counts;
    }

    private int[][] counts(String kind) {
        return counts.computeIfAbsent(kind, _ -> new int[seats][2]);
    }

    private String kind(M move) {
        return kinds.computeIfAbsent(move, _ -> kind(game.notation().write(move)));
    }

    /** The first two words that are no numbers. */
    static String kind(String move) {
        StringBuilder kind = new StringBuilder();
        int words = 0;
        for (String word : move.split(" ")) {
            if (word.matches("[-+]?\\d+") || words == 2) continue;
            kind.append(words++ == 0 ? "" : " ").append(word);
        }
        return kind.toString();
    }
}

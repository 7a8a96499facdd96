package signoria.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The texts of a game's listed moves, and the way back. */
public final class Lexicon<M> {
    private static final int SUGGESTIONS = 4;

    private final Map<String, M> moves = new HashMap<>();
    private final List<String> texts = new ArrayList<>();

    public Lexicon(List<M> listed, Function<M, String> write) {
        for (M move : listed) {
            String text = write.apply(move);
            if (moves.put(text, move) != null)
                throw new IllegalStateException("two moves are written '" + text + "'");
            texts.add(text);
        }
    }

    /** The move with this text; the error names moves that begin alike. */
    public M read(String text) {
        String plain = text.strip().replaceAll("\\s+", " ");
        M move = moves.get(plain);
        if (move == null)
            throw new BadInput(
                    "no move '"
                            + plain
                            + "': moves are written like "
                            + String.join(", ", like(plain)));
        return move;
    }

    private List<String> like(String text) {
        String first = text.split(" ")[0];
        List<String> alike =
                texts.stream()
                        .filter(known -> known.split(" ")[0].equals(first))
                        .limit(SUGGESTIONS)
                        .toList();
        if (!alike.isEmpty()) return quoted(alike);
        return quoted(
                texts.stream()
                        .map(known -> known.split(" ")[0])
                        .distinct()
                        .map(this::example)
                        .toList());
    }

    private String example(String first) {
        return texts.stream()
                .filter(known -> known.split(" ")[0].equals(first))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> quoted(List<String> texts) {
        return texts.stream().map(text -> "'" + text + "'").toList();
    }
}

package signoria.cli;

import signoria.kernel.Notation;
import signoria.kernel.Scene;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What one types for each of the legal moves: its place in the list, or, where a bare number is an
 * amount, the amount; the other moves are then called by their texts.
 */
record Keys(List<String> each, boolean amounts) {
    /** Every move by its place in the list. */
    static Keys places(Scene scene) {
        return new Keys(
                IntStream.rangeClosed(1, scene.choices().size())
                        .mapToObj(Integer::toString)
                        .toList(),
                false);
    }

    static <M> Keys of(Notation<?, M> notation, List<M> legal, Scene scene) {
        String word = notation.amount(legal);
        if (word.isEmpty()) return places(scene);
        return new Keys(
                legal.stream()
                        .map(notation::write)
                        .map(text -> text.matches(word + " \\d+") ? text.split(" ")[1] : text)
                        .toList(),
                true);
    }

    String of(int move) {
        return each.get(move);
    }

    /** The last of the amounts that follow a move one by one; itself where there are none. */
    int lastOfRun(int move) {
        int last = move;
        while (amounts && last + 1 < each.size() && follows(last, last + 1)) last++;
        return last;
    }

    /** The keys of some moves, neighbours laid together: {@code 1-3,7}. */
    List<String> of(List<Integer> moves) {
        List<String> texts = new ArrayList<>();
        for (int from = 0; from < moves.size(); ) {
            int to = from;
            while (to + 1 < moves.size() && follows(moves.get(to), moves.get(to + 1))) to++;
            if (to - from < 2) to = from;
            String first = of(moves.get(from));
            texts.add(to == from ? first : first + "-" + of(moves.get(to)));
            from = to + 1;
        }
        return texts;
    }

    private boolean follows(int move, int next) {
        String key = of(move);
        return key.matches("\\d{1,9}") && of(next).equals("" + (Integer.parseInt(key) + 1));
    }
}

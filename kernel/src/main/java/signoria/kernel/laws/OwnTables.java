package signoria.kernel.laws;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Tables;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** A catalogue as a stranger might lay over ours: the printed one with some cells exchanged. */
final class OwnTables {
    /** One stint in so many is played with one. */
    static final int RARELY = 4;

    private static final int TRIES = 10;
    private static final int MOST_SWAPS = 6;

    private final String place;
    private Map<String, List<Tables.Row>> all = Map.of();
    private Map<String, String> files = Map.of();

    OwnTables(Game<?, ?, ?> printed, long number) {
        this.place = printed.sheet().id() + "-catalog-" + number + "/";
    }

    /** The game with such a catalogue; the printed one where every try is refused. */
    <S, M, V> Game<S, M, V> laid(Game<S, M, V> printed, SplittableRandom dice) {
        all = tables(printed);
        for (int tries = 0; tries < TRIES && !all.isEmpty(); tries++) {
            files = exchanged(dice);
            try {
                return printed.with(Tables.over(place, files));
            } catch (BadInput refused) {
                continue;
            }
        }
        return printed;
    }

    private Map<String, String> exchanged(SplittableRandom dice) {
        Map<String, Map<Integer, List<String>>> changed = new TreeMap<>();
        List<String> names = List.copyOf(all.keySet());
        for (int swaps = dice.nextInt(1, MOST_SWAPS + 1); swaps > 0; swaps--) {
            String file = names.get(dice.nextInt(names.size()));
            List<Tables.Row> rows = all.get(file);
            if (rows.size() < 2 || rows.getFirst().header().size() < 2) continue;
            int column = dice.nextInt(1, rows.getFirst().header().size());
            swap(
                    changed.computeIfAbsent(file, _ -> new TreeMap<>()),
                    rows,
                    dice.nextInt(rows.size()),
                    dice.nextInt(rows.size()),
                    column);
        }
        Map<String, String> texts = new TreeMap<>();
        changed.forEach((file, rows) -> texts.put(file, text(file, rows)));
        return texts;
    }

    private String text(String file, Map<Integer, List<String>> rows) {
        StringBuilder text = new StringBuilder();
        text.append(String.join("\t", all.get(file).getFirst().header())).append('\n');
        for (List<String> cells : rows.values()) text.append(String.join("\t", cells)).append('\n');
        return text.toString();
    }

    private static void swap(
            Map<Integer, List<String>> changed,
            List<Tables.Row> rows,
            int one,
            int other,
            int column) {
        for (int row : List.of(one, other))
            changed.computeIfAbsent(row, at -> new ArrayList<>(rows.get(at).cells()));
        String kept = changed.get(one).get(column);
        changed.get(one).set(column, changed.get(other).get(column));
        changed.get(other).set(column, kept);
    }

    /** The tables that the game reads, by their names. */
    private static Map<String, List<Tables.Row>> tables(Game<?, ?, ?> printed) {
        Tables asked = Tables.printed();
        printed.with(asked);
        Map<String, List<Tables.Row>> all = new TreeMap<>();
        for (String name : asked.read().keySet())
            all.put(name, Tables.printed().rows(printed.getClass(), name));
        return all;
    }

    /** Something went wrong with it: it is kept, and told how to lay it over again. */
    String keep(Evidence evidence) {
        String folder = place;
        try {
            for (var file : files.entrySet()) {
                String kept = evidence.keep(place + file.getKey(), file.getValue());
                folder = kept.substring(0, kept.length() - file.getKey().length());
            }
            return "--catalog " + folder;
        } catch (IOException e) {
            return "a catalogue that could not be kept: " + e;
        }
    }
}

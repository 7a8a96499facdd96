package signoria.server.table;

import signoria.server.protocol.Api;
import signoria.server.store.Scores;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How a game is played here, in numbers. */
public final class Statistics {
    private record Option(String name, String value) implements Comparable<Option> {
        @Override
        public int compareTo(Option other) {
            return (name + "\n" + value).compareTo(other.name + "\n" + other.value);
        }
    }

    private Statistics() {}

    /** From the results of its tables; a table whose rows are not all there does not count. */
    public static Api.GameStatistics of(String game, List<Scores.Result> rows) {
        Map<String, List<Scores.Result>> tables = new TreeMap<>();
        for (Scores.Result each : rows)
            tables.computeIfAbsent(each.table(), _ -> new ArrayList<>()).add(each);
        tables.values().removeIf(table -> table.size() != table.getFirst().names().size());
        Map<Integer, List<List<Scores.Result>>> bySeats = new TreeMap<>();
        Map<Option, Integer> chosen = new TreeMap<>();
        for (List<Scores.Result> table : tables.values()) {
            bySeats.computeIfAbsent(table.size(), _ -> new ArrayList<>()).add(table);
            Tally.of(table.getFirst())
                    .ifPresent(
                            tally ->
                                    tally.options()
                                            .forEach(
                                                    (name, value) ->
                                                            chosen.merge(
                                                                    new Option(name, value),
                                                                    1,
                                                                    Integer::sum)));
        }
        List<Api.BySeats> seats = new ArrayList<>();
        bySeats.forEach((many, games) -> seats.add(bySeats(many, games)));
        List<Api.Chosen> options = new ArrayList<>();
        chosen.forEach(
                (option, many) -> options.add(new Api.Chosen(option.name(), option.value(), many)));
        return new Api.GameStatistics(game, tables.size(), seats, options);
    }

    private static Api.BySeats bySeats(int seats, List<List<Scores.Result>> games) {
        List<Integer> lengths = new ArrayList<>();
        List<Integer> points = new ArrayList<>();
        int[] wins = new int[seats];
        for (List<Scores.Result> table : games) {
            Tally.of(table.getFirst()).ifPresent(tally -> lengths.add(tally.moves()));
            Optional<Scores.Result> winner = Optional.empty();
            for (Scores.Result each : table)
                if (each.place() == 1) {
                    wins[each.seat()]++;
                    winner = Optional.of(each);
                }
            winner.ifPresent(each -> points.add(each.points()));
        }
        lengths.sort(null);
        points.sort(null);
        return new Api.BySeats(
                seats,
                games.size(),
                lengths.isEmpty() ? 0 : middle(lengths),
                points.isEmpty()
                        ? List.of()
                        : List.of(points.getFirst(), middle(points), points.getLast()),
                Arrays.stream(wins).boxed().toList());
    }

    private static int middle(List<Integer> sorted) {
        return sorted.get(sorted.size() / 2);
    }
}

package signoria.arena.env;

import signoria.kernel.Game;
import signoria.kernel.Tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A name by its number in a list of names: the constants of an enum; the ids of every table of the
 * catalogue that one of them was seen in; else those that were seen.
 */
final class Names implements Part {
    private static final short UNLISTED = -1;

    private final Set<String> seen = new TreeSet<>();
    private final Map<String, Short> numbers = new HashMap<>();
    private List<String> values = List.of();

    static Names of(Class<?> constants) {
        Names names = new Names();
        names.values =
                Arrays.stream(constants.getEnumConstants())
                        .map(constant -> ((Enum<?>) constant).name())
                        .toList();
        return names;
    }

    @Override
    public void see(Object value) {
        if (value instanceof String name && !name.isEmpty()) seen.add(name);
    }

    @Override
    public void settle(Game<?, ?, ?> game) {
        if (values.isEmpty()) {
            Set<String> all = new LinkedHashSet<>();
            for (List<Tables.Row> rows : game.tables().read().values()) {
                List<String> ids = rows.stream().map(Tables.Row::id).toList();
                if (ids.stream().anyMatch(seen::contains)) all.addAll(ids);
            }
            all.addAll(seen);
            values = new ArrayList<>(all);
        }
        for (String name : values) numbers.put(name, (short) (numbers.size() + 1));
    }

    @Override
    public int width() {
        return 1;
    }

    @Override
    public void write(Object value, Row row) {
        if (value instanceof Enum<?> constant) row.put(constant.ordinal() + 1);
        else {
            String name = (String) value;
            row.put(name.isEmpty() ? 0 : numbers.getOrDefault(name, UNLISTED));
        }
    }

    @Override
    public void name(String path, List<Entry> entries) {
        entries.add(new Entry(path, Entry.Kind.NAME, values));
    }
}

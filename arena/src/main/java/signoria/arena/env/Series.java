package signoria.arena.env;

import signoria.kernel.Game;

import java.util.List;

/**
 * A list: its length, where lengths differ, then its elements. There is room for half as many again
 * as were ever seen; of a list that is longer still the length is told and the last ones are not.
 */
final class Series implements Part {
    private final Part element;
    private int shortest = Integer.MAX_VALUE;
    private int longest;
    private int width;

    Series(Part element) {
        this.element = element;
    }

    @Override
    public void see(Object value) {
        List<?> list = (List<?>) value;
        shortest = Math.min(shortest, list.size());
        longest = Math.max(longest, list.size());
        for (Object each : list) element.see(each);
    }

    @Override
    public void settle(Game<?, ?, ?> game) {
        if (shortest < longest) longest += longest / 2 + 1;
        element.settle(game);
        width = head() + longest * element.width();
    }

    private int head() {
        return shortest == longest ? 0 : 1;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public void write(Object value, Row row) {
        List<?> list = (List<?>) value;
        int end = row.at + width;
        if (head() == 1) row.put(list.size());
        int size = Math.min(list.size(), longest);
        for (int i = 0; i < size; i++) element.write(list.get(i), row);
        row.at = end;
    }

    @Override
    public void name(String path, List<Entry> entries) {
        if (head() == 1) entries.add(Entry.of(path + ".count", Entry.Kind.COUNT));
        for (int i = 0; i < longest; i++) element.name(path + "[" + i + "]", entries);
    }
}

package signoria.arena.env;

import signoria.kernel.Game;

import java.util.List;

/**
 * A number or a truth: one entry, or sixteen bits in each of several, the lowest first, where it
 * may be too large for one.
 */
final class Numbers implements Part {
    private static final int BITS = 16;

    private final Entry.Kind kind;
    private int width;

    Numbers(Class<?> type) {
        this.kind =
                type == boolean.class || type == Boolean.class
                        ? Entry.Kind.FLAG
                        : Entry.Kind.NUMBER;
        this.width = type == long.class || type == Long.class ? 4 : 1;
    }

    @Override
    public void see(Object value) {
        if (value instanceof Integer number && width == 1 && number != (short) (int) number)
            width = 2;
    }

    @Override
    public void settle(Game<?, ?, ?> game) {}

    @Override
    public int width() {
        return width;
    }

    @Override
    public void write(Object value, Row row) {
        if (value instanceof Integer number) number(number, row);
        else if (value instanceof Boolean flag) number(flag ? 1 : 0, row);
        else number(((Number) value).longValue(), row);
    }

    void number(long number, Row row) {
        if (width == 1) row.put(number);
        else for (int part = 0; part < width; part++) row.bits(number >> part * BITS);
    }

    @Override
    public void name(String path, List<Entry> entries) {
        if (width == 1) entries.add(Entry.of(path, kind));
        else
            for (int part = 0; part < width; part++)
                entries.add(Entry.of(path + ".bits" + part * BITS, kind));
    }
}

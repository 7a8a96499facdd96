package signoria.arena.env;

import signoria.kernel.Game;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A text: one name; or, where texts of several words were seen, word by word, each a name or a
 * number.
 */
final class Sentence implements Part {
    /** Texts come again and again: so many are remembered. */
    private static final int MOST_KNOWN = 1 << 14;

    private final Names names = new Names();
    private final Map<String, short[]> known = new ConcurrentHashMap<>();
    private int words = 1;

    @Override
    public void see(Object value) {
        String[] split = ((String) value).split(" ");
        words = Math.max(words, split.length);
        for (String word : split) if (!isNumber(word) || split.length == 1) names.see(word);
    }

    @Override
    public void settle(Game<?, ?, ?> game) {
        names.settle(game);
    }

    @Override
    public int width() {
        return words == 1 ? 1 : 2 * words;
    }

    @Override
    public void write(Object value, Row row) {
        if (words == 1) {
            names.write(value, row);
            return;
        }
        String text = (String) value;
        short[] numbers = known.get(text);
        if (numbers == null) {
            numbers = numbers(text);
            if (known.size() < MOST_KNOWN) known.put(text, numbers);
        }
        row.put(numbers);
    }

    private short[] numbers(String text) {
        short[] numbers = new short[width()];
        Row row = new Row(numbers);
        for (String word : text.split(" ", words)) {
            boolean number = isNumber(word);
            names.write(number ? "" : word, row);
            row.put(number ? Long.parseLong(word) : 0);
        }
        return numbers;
    }

    private static boolean isNumber(String word) {
        int from = word.startsWith("-") ? 1 : 0;
        if (word.length() == from || word.length() > 18) return false;
        for (int i = from; i < word.length(); i++)
            if (!Character.isDigit(word.charAt(i))) return false;
        return true;
    }

    @Override
    public void name(String path, List<Entry> entries) {
        if (words == 1) names.name(path, entries);
        else
            for (int word = 0; word < words; word++) {
                names.name(path + ".word" + word, entries);
                entries.add(Entry.of(path + ".number" + word, Entry.Kind.NUMBER));
            }
    }
}

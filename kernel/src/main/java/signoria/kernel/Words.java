package signoria.kernel;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a game says, in every language: {@code key = sentence} lines of the resources {@code
 * words.en} and {@code words.it}.
 *
 * <p>In a sentence <code>{0}</code> is the first argument: a number as it is, a text looked up as a
 * key, {@link #raw} text as it is. <code>{0 coin}</code> is a number with its noun, <code>{0 1}
 * </code> a number and the noun whose key is the second argument; nouns are written {@code coin =
 * coin|coins}, and a noun without a number shows its singular.
 */
public final class Words {
    /** A text that is shown as it is, such as a player's name. */
    public record Raw(String text) {}

    private static final Pattern GAP = Pattern.compile("\\{(\\d)(?: ([^}]+))?\\}");

    private final Map<Language, Map<String, String>> sentences = new EnumMap<>(Language.class);

    private Words() {}

    /** The words that lie beside a class. */
    public static Words beside(Class<?> type) {
        Words words = new Words();
        for (Language language : Language.values()) {
            String file = "words." + language.code();
            words.sentences.put(language, parse(file, Text.resource(type, file)));
        }
        return words;
    }

    public static Raw raw(String text) {
        return new Raw(text);
    }

    /** The sentence of a key with its gaps filled. */
    public String say(Language in, String key, Object... arguments) {
        return fill(in, singular(sentence(in, key)), arguments);
    }

    /** Fills the gaps of a sentence that comes from elsewhere, such as a refusal's. */
    public String fill(Language in, String sentence, Object... arguments) {
        if (sentence.indexOf('{') < 0) return sentence;
        StringBuilder filled = new StringBuilder();
        Matcher gap = GAP.matcher(sentence);
        int from = 0;
        while (gap.find()) {
            filled.append(sentence, from, gap.start());
            filled.append(argument(in, gap.group(1), gap.group(2), arguments));
            from = gap.end();
            if (sentence.startsWith(".", from) && ends(filled)) from++; // as in "plays War!"
        }
        return filled.append(sentence, from, sentence.length()).toString();
    }

    /** Whether a text is closed by a mark of its own. */
    private static boolean ends(StringBuilder text) {
        return !text.isEmpty() && ".!?".indexOf(text.charAt(text.length() - 1)) >= 0;
    }

    /** A number with its noun: {@code 3 coins}. */
    public String count(Language in, int number, String noun) {
        String sentence = sentence(in, noun);
        int bar = sentence.indexOf('|');
        return number
                + " "
                + (bar < 0 || number == 1 ? singular(sentence) : sentence.substring(bar + 1));
    }

    /** Whether there are words for a key. */
    public boolean has(String key) {
        return sentences.values().stream().allMatch(map -> map.containsKey(key));
    }

    /** All keys of a language, for the test that both have the same. */
    public Iterable<String> keys(Language in) {
        return sentences.get(in).keySet();
    }

    private String argument(Language in, String index, String noun, Object[] arguments) {
        Object argument = arguments[Integer.parseInt(index)];
        if (noun == null) return shown(in, argument);
        int number = ((Number) argument).intValue();
        boolean named = noun.length() == 1 && Character.isDigit(noun.charAt(0));
        return count(in, number, named ? arguments[Integer.parseInt(noun)].toString() : noun);
    }

    private String shown(Language in, Object argument) {
        return switch (argument) {
            case Raw(String text) -> text;
            case String key -> singular(sentence(in, key));
            case Enum<?> constant -> singular(sentence(in, Text.lower(constant)));
            default -> argument.toString();
        };
    }

    private static String singular(String sentence) {
        int bar = sentence.indexOf('|');
        return bar < 0 ? sentence : sentence.substring(0, bar);
    }

    private String sentence(Language in, String key) {
        String sentence = sentences.get(in).get(key);
        if (sentence == null)
            throw new IllegalStateException("no words for '" + key + "' in " + in);
        return sentence;
    }

    static Map<String, String> parse(String file, String text) {
        Map<String, String> sentences = new TreeMap<>();
        int number = 0;
        for (String line : text.split("\n")) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            int equals = line.indexOf(" = ");
            if (equals < 0) throw new BadInput(file + ":" + number + ": expected 'key = sentence'");
            if (sentences.put(line.substring(0, equals).trim(), line.substring(equals + 3).trim())
                    != null)
                throw new BadInput(
                        file + ":" + number + ": '" + line.substring(0, equals).trim() + "' again");
        }
        return sentences;
    }
}

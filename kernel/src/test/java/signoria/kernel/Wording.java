package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares what a game says in one language with what it says in the other. */
final class Wording {
    private static final Pattern GAP = Pattern.compile("\\{(\\d)(?: ([^}]+))?\\}");

    private final Map<Language, Map<String, String>> sentences = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();

    private Wording() {}

    static List<String> differences(Game<?, ?, ?> game) {
        Wording wording = new Wording();
        for (Language language : Language.values())
            wording.sentences.put(language, wording.all(game, language));
        wording.compare();
        wording.compareParagraphs(game);
        return wording.differences;
    }

    /** All sentences with gaps: the words, and the refusals under their paragraphs. */
    private Map<String, String> all(Game<?, ?, ?> game, Language language) {
        Map<String, String> all = new TreeMap<>();
        for (String line : Text.resource(game.getClass(), "words." + language.code()).split("\n")) {
            int equals = line.indexOf(" = ");
            if (equals > 0 && !line.startsWith("#"))
                all.put(line.substring(0, equals).trim(), line.substring(equals + 3));
        }
        Set<String> nouns = all.keySet();
        all.forEach((key, sentence) -> nounsExist(language + " " + key, sentence, nouns));
        for (Rulebook.Paragraph paragraph : game.rulebook().all(language))
            paragraph
                    .refusals()
                    .forEach(
                            (key, sentence) -> {
                                nounsExist(
                                        language + " " + paragraph.id() + " " + key,
                                        sentence,
                                        nouns);
                                all.put(paragraph.id() + " ! " + key, sentence);
                            });
        for (String topic : game.rulebook().topics(language)) {
            Rulebook.Matter matter = game.rulebook().matter(language, topic);
            all.put(matter.rule() + " ? " + topic, matter.words());
        }
        return all;
    }

    private void nounsExist(String where, String sentence, Set<String> nouns) {
        Matcher gap = GAP.matcher(sentence);
        while (gap.find())
            if (gap.group(2) != null
                    && !gap.group(2).matches("\\d")
                    && !nouns.contains(gap.group(2)))
                differences.add(where + ": no noun '" + gap.group(2) + "'");
    }

    private void compare() {
        Map<String, String> english = sentences.get(Language.EN);
        Map<String, String> italian = sentences.get(Language.IT);
        for (String key : english.keySet())
            if (!italian.containsKey(key)) differences.add("only English has " + key);
            else if (!gaps(english.get(key)).equals(gaps(italian.get(key))))
                differences.add(
                        key
                                + ": other gaps in '"
                                + english.get(key)
                                + "' than in '"
                                + italian.get(key)
                                + "'");
        for (String key : italian.keySet())
            if (!english.containsKey(key)) differences.add("only Italian has " + key);
    }

    private void compareParagraphs(Game<?, ?, ?> game) {
        List<String> english = outline(game, Language.EN);
        List<String> italian = outline(game, Language.IT);
        for (String paragraph : english)
            if (!italian.contains(paragraph)) differences.add("only English has " + paragraph);
        for (String paragraph : italian)
            if (!english.contains(paragraph)) differences.add("only Italian has " + paragraph);
        if (differences.isEmpty() && !english.equals(italian))
            differences.add("the paragraphs come in another order");
    }

    /** The ids of the paragraphs in order. */
    private static List<String> outline(Game<?, ?, ?> game, Language language) {
        List<String> outline = new ArrayList<>();
        for (Rulebook.Paragraph paragraph : game.rulebook().all(language))
            outline.add(paragraph.id());
        return outline;
    }

    /** The numbers of the arguments a sentence uses. */
    private static Set<String> gaps(String sentence) {
        Set<String> gaps = new TreeSet<>();
        Matcher gap = GAP.matcher(sentence);
        while (gap.find()) {
            gaps.add(gap.group(1));
            if (gap.group(2) != null && gap.group(2).matches("\\d")) gaps.add(gap.group(2));
        }
        return gaps;
    }
}

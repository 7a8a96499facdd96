package signoria.kernel;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rules of a game in our own words, as numbered paragraphs with stable ids, from the resources
 * {@code rules.en} and {@code rules.it}.
 *
 * <pre>
 * = about What it is about                 before the chapters: a part of the game at a glance
 * - coin coin: pays for cards (cards.1)    a thing in it: icon, name, what it is for, its paragraph
 * = signs Signs                            a part that names all other signs of the board
 * # The market                             a chapter
 * [market.3] White marbles (p. 3)          a paragraph: id, title, the rulebook passage it renders
 * Text of the paragraph, over any number of lines.
 * ! no-white  You own no white-marble leader.        the sentence of a refusal
 * ? whites  Choose what you can store.               what matters when this is asked ({@link Game#topic})
 * </pre>
 *
 * <p>In code and texts a paragraph is cited as {@code §market.3}. Where a chapter tells of things
 * one by one, the name of the thing stands for the number: {@code §event.plague}, {@code
 * §tile.pope}. The laws of the games check that each one cited is there.
 */
public final class Rulebook {
    /** One paragraph in one language; the id is whole, such as {@code masters/market.3}. */
    public record Paragraph(
            String id,
            String chapter,
            String title,
            String source,
            String text,
            Map<String, String> refusals) {}

    /**
     * What matters when something is asked.
     *
     * @param rule the paragraph it stands under
     */
    public record Matter(String rule, String words) {}

    private final Map<Language, Map<String, Matter>> matters = new EnumMap<>(Language.class);
    private final Map<Language, Map<String, Paragraph>> paragraphs = new EnumMap<>(Language.class);
    private final Map<Language, Glance> glances = new EnumMap<>(Language.class);
    private final Words words;

    private Rulebook(Words words) {
        this.words = words;
    }

    /** The rules that lie beside a class; the words fill the figures of refusals. */
    public static Rulebook beside(Class<?> type, String game, Words words) {
        Rulebook rules = new Rulebook(words);
        for (Language language : Language.values()) {
            String file = "rules." + language.code();
            String text = Text.resource(type, file);
            rules.glances.put(language, Glance.parse(game, file, text));
            Parser parser = new Parser(game, file);
            rules.paragraphs.put(language, parser.parse(text));
            rules.matters.put(language, parser.matters);
        }
        return rules;
    }

    static Map<String, Paragraph> parse(String game, String file, String text) {
        return new Parser(game, file).parse(text);
    }

    /** The words of the game, for the keys that results name. */
    public Words words() {
        return words;
    }

    /** What one should know before the first paragraph. */
    public Glance glance(Language in) {
        return glances.get(in).brief();
    }

    /** What every sign on the board is called and does, those at a glance first. */
    public List<Glance.Thing> signs(Language in) {
        return glances.get(in).signs();
    }

    /** All paragraphs in printed order. */
    public Collection<Paragraph> all(Language in) {
        return paragraphs.get(in).values();
    }

    public boolean has(String id) {
        return paragraphs.get(Language.EN).containsKey(id);
    }

    /** One paragraph; its id may be given whole or without the game. */
    public Paragraph paragraph(Language in, String id) {
        Map<String, Paragraph> all = paragraphs.get(in);
        for (Paragraph paragraph : all.values())
            if (paragraph.id().equals(id) || paragraph.id().endsWith("/" + id)) return paragraph;
        throw new BadInput(
                "no paragraph '" + id + "': the first is " + all.keySet().iterator().next());
    }

    /** What matters when a seat is asked this; the test of every game asks for all of them. */
    public Matter matter(Language in, String topic) {
        Matter matter = matters.get(in).get(topic);
        if (matter == null)
            throw new IllegalStateException("nothing is said of '" + topic + "' in " + in);
        return matter;
    }

    /** All kinds of decisions that something is said of. */
    public Set<String> topics(Language in) {
        return matters.get(in).keySet();
    }

    /** The game's word for a key, such as that of a line of its result. */
    public String word(Language in, String key) {
        return words.say(in, key);
    }

    /** A refusal in one sentence, without its paragraph's id. */
    public String words(Language in, Refusal refusal) {
        String sentence = paragraph(in, refusal.rule()).refusals().get(refusal.reason());
        if (sentence == null)
            throw new IllegalStateException(
                    "no sentence '" + refusal.reason() + "' under " + refusal.rule() + " in " + in);
        return words.fill(in, sentence, refusal.figures().toArray());
    }

    private static final class Parser {
        private final String game;
        private final String file;
        private final Map<String, Paragraph> paragraphs = new LinkedHashMap<>();
        private String chapter = "";
        private String id = "";
        private String title = "";
        private String source = "";
        private List<String> text = new ArrayList<>();
        private Map<String, String> refusals = new LinkedHashMap<>();
        private final Map<String, Matter> matters = new TreeMap<>();

        Parser(String game, String file) {
            this.game = game;
            this.file = file;
        }

        Map<String, Paragraph> parse(String rules) {
            int number = 0;
            for (String line : rules.split("\n")) {
                number++;
                if (line.startsWith("# ")) {
                    close();
                    chapter = line.substring(2).trim();
                } else if (line.startsWith("[")) {
                    close();
                    open(line, number);
                } else if (line.startsWith("! ")) refusal(line, number);
                else if (line.startsWith("? ")) matter(line, number);
                else text.add(line.strip());
            }
            close();
            return paragraphs;
        }

        private void open(String line, int number) {
            int bracket = line.indexOf(']');
            int source = line.lastIndexOf('(');
            if (bracket < 0 || source < bracket || !line.strip().endsWith(")"))
                throw new BadInput(file + ":" + number + ": expected '[id] title (source)'");
            id = game + "/" + line.substring(1, bracket);
            title = line.substring(bracket + 1, source).trim();
            this.source = line.strip().substring(source + 1, line.strip().length() - 1);
            if (paragraphs.containsKey(id))
                throw new BadInput(file + ":" + number + ": " + id + " again");
        }

        private void refusal(String line, int number) {
            String[] parts = line.substring(2).trim().split("\\s+", 2);
            if (parts.length < 2 || id.isEmpty())
                throw new BadInput(file + ":" + number + ": expected '! key sentence'");
            if (refusals.put(parts[0], parts[1]) != null)
                throw new BadInput(file + ":" + number + ": '" + parts[0] + "' again");
        }

        private void matter(String line, int number) {
            String[] parts = line.substring(2).trim().split("\\s+", 2);
            if (parts.length < 2 || id.isEmpty())
                throw new BadInput(file + ":" + number + ": expected '? topic sentence'");
            if (matters.put(parts[0], new Matter(id, parts[1])) != null)
                throw new BadInput(file + ":" + number + ": '" + parts[0] + "' again");
        }

        private void close() {
            if (!id.isEmpty())
                paragraphs.put(
                        id,
                        new Paragraph(
                                id,
                                chapter,
                                title,
                                source,
                                String.join("\n", text).strip(),
                                Map.copyOf(refusals)));
            id = "";
            text = new ArrayList<>();
            refusals = new LinkedHashMap<>();
        }
    }
}

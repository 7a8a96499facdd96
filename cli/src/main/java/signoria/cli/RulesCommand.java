package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.kernel.Games;
import signoria.kernel.Glance;
import signoria.kernel.Language;
import signoria.kernel.Rulebook;
import signoria.kernel.Rulebook.Paragraph;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@Command(
        name = "rules",
        description = "The rules of a game, in our own words.",
        mixinStandardHelpOptions = true)
final class RulesCommand implements Runnable {
    private static final int WIDTH = 78;

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "ID",
            description = "a paragraph, such as market.3, or a chapter, such as market")
    private Optional<String> id = Optional.empty();

    @Option(names = "--lang", paramLabel = "LANG", description = "en or it")
    private Optional<String> lang = Optional.empty();

    RulesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Language in = Lang.of(lang, streams);
        Rulebook rules = Games.named(game).rulebook();
        if (id.isEmpty()) streams.out().print(glance(rules, in) + contents(rules, in));
        streams.out().print(told(rules, id.orElse(""), in));
    }

    /** What one should know before the first chapter. */
    private static String glance(Rulebook rules, Language in) {
        StringBuilder text = new StringBuilder();
        for (Glance.Part part : rules.glance(in).parts()) {
            text.append(heading(part.title()));
            for (String line : Lines.wrapped(part.text(), WIDTH - 2))
                if (!line.isEmpty()) text.append("  ").append(line).append('\n');
            for (Glance.Thing thing : part.things())
                for (String line : Lines.hanging("  · ", thing.name() + ": " + thing.text(), WIDTH))
                    text.append(line).append('\n');
            text.append('\n');
        }
        return text.toString();
    }

    /** The chapters, and the word by which each is asked for. */
    private static String contents(Rulebook rules, Language in) {
        Map<String, Set<String>> words = new LinkedHashMap<>();
        for (Paragraph paragraph : rules.all(in))
            words.computeIfAbsent(paragraph.chapter(), _ -> new LinkedHashSet<>())
                    .add(paragraph.id().replaceAll(".*/|\\..*", ""));
        StringBuilder text = new StringBuilder(heading(Lang.say(in, "contents")));
        words.forEach(
                (chapter, ids) ->
                        text.append(
                                String.format("  %-34s %s%n", chapter, String.join(", ", ids))));
        return text.append('\n').toString();
    }

    private static String heading(String title) {
        return title + '\n' + "─".repeat(title.length()) + '\n';
    }

    /** The paragraphs an id names: one, a chapter's, or all. */
    static List<Paragraph> named(Rulebook rules, String id, Language in) {
        return rules.all(in).stream().filter(paragraph -> named(paragraph, id)).toList();
    }

    static String told(Rulebook rules, String id, Language in) {
        List<Paragraph> paragraphs = named(rules, id, in);
        if (paragraphs.isEmpty())
            throw new BadInput(
                    "no paragraph '" + id + "': there are chapters " + chapters(rules, in));
        StringBuilder text = new StringBuilder();
        String chapter = "";
        for (Paragraph paragraph : paragraphs) {
            if (!text.isEmpty()) text.append('\n');
            if (!paragraph.chapter().equals(chapter))
                text.append(heading(paragraph.chapter())).append('\n');
            chapter = paragraph.chapter();
            text.append(told(paragraph));
        }
        return text.toString();
    }

    private static String told(Paragraph paragraph) {
        StringBuilder text = new StringBuilder();
        text.append(paragraph.id())
                .append("  ")
                .append(paragraph.title())
                .append("  (")
                .append(paragraph.source())
                .append(")\n");
        for (String line : Lines.wrapped(paragraph.text(), WIDTH - 2))
            text.append("  ").append(line).append('\n');
        return text.toString();
    }

    private static boolean named(Paragraph paragraph, String id) {
        String plain = paragraph.id().substring(paragraph.id().indexOf('/') + 1);
        return id.isEmpty()
                || paragraph.id().equals(id)
                || plain.equals(id)
                || plain.startsWith(id + ".")
                || paragraph.id().startsWith(id + ".");
    }

    private static String chapters(Rulebook rules, Language in) {
        return String.join(
                ", ",
                rules.all(in).stream()
                        .map(paragraph -> paragraph.id().replaceAll(".*/|\\..*", ""))
                        .distinct()
                        .toList());
    }
}

package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Sheet;
import signoria.wire.Json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

@Command(
        name = "games",
        description = "The games with their seats, options and ruleset versions.",
        mixinStandardHelpOptions = true)
final class GamesCommand implements Runnable {
    /** A sheet as scripts read it; the names of everything in both languages. */
    record Line(
            String id,
            String name,
            Map<String, String> names,
            List<Integer> seats,
            List<Choice> options,
            int ruleset,
            List<String> designed) {

        record Choice(String name, Map<String, String> labels, List<String> values, String usual) {}

        static Line of(Sheet sheet) {
            List<Choice> options =
                    sheet.options().stream()
                            .map(
                                    o ->
                                            new Choice(
                                                    o.name(),
                                                    both(o.english(), o.italian()),
                                                    o.values(),
                                                    o.usual()))
                            .toList();
            return new Line(
                    sheet.id(),
                    sheet.english(),
                    both(sheet.english(), sheet.italian()),
                    List.of(sheet.fewest(), sheet.most()),
                    options,
                    sheet.ruleset(),
                    sheet.designed());
        }

        private static Map<String, String> both(String english, String italian) {
            return new TreeMap<>(Map.of("en", english, "it", italian));
        }
    }

    private final Streams streams;

    @Option(names = "--json", paramLabel = "FILE", description = "the list; - for standard output")
    private Optional<String> json = Optional.empty();

    @Option(names = "--lang", paramLabel = "LANG", description = "en or it")
    private Optional<String> lang = Optional.empty();

    GamesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        List<Sheet> sheets = Games.all().stream().map(Game::sheet).toList();
        if (json.isPresent())
            streams.write(json.get(), Json.pretty(sheets.stream().map(Line::of).toList()) + "\n");
        else for (Sheet sheet : sheets) streams.out().print(told(sheet, Lang.of(lang, streams)));
    }

    private static String told(Sheet sheet, Language in) {
        StringBuilder text = new StringBuilder();
        text.append(
                String.format(
                        "%-9s %s, %s, ruleset %d%n",
                        sheet.id(),
                        sheet.name(in),
                        Lang.say(in, "seats-range", sheet.fewest(), sheet.most()),
                        sheet.ruleset()));
        for (signoria.kernel.Option option : sheet.options())
            text.append(
                    String.format(
                            "%-9s   %s: %s%n",
                            "",
                            option.name() + "=" + String.join("|", option.values()),
                            option.label(in)));
        for (String designed : sheet.designed())
            text.append(String.format("%-9s   † %s%n", "", designed));
        return text.toString();
    }
}

package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Sheet;
import signoria.kernel.Tables;
import signoria.server.TablesFolder;
import signoria.wire.Json;
import signoria.wire.JsonSchema;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "only this one")
    private Optional<String> id = Optional.empty();

    @Option(
            names = "--schema",
            paramLabel = "FILE",
            description =
                    "JSON Schema of the game's views, moves and events; - for standard output")
    private Optional<String> schema = Optional.empty();

    @Option(
            names = "--catalogue",
            paramLabel = "FILE",
            description = "the game's tables as JSON; - for standard output")
    private Optional<String> catalogue = Optional.empty();

    @Option(
            names = "--catalog",
            paramLabel = "DIR",
            description = "replaces printed tables by those of a folder")
    private Optional<Path> catalog = Optional.empty();

    GamesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        if (schema.isPresent() || catalogue.isPresent()) {
            details();
            return;
        }
        List<Sheet> sheets =
                id.isPresent()
                        ? List.of(Games.named(id.get()).sheet())
                        : Games.all().stream().map(Game::sheet).toList();
        if (json.isPresent())
            streams.write(json.get(), Json.pretty(sheets.stream().map(Line::of).toList()) + "\n");
        else for (Sheet sheet : sheets) streams.out().print(told(sheet, Lang.of(lang, streams)));
    }

    private void details() {
        if (id.isEmpty()) throw new BadInput("which game? signoria games GAME --schema FILE");
        Game<?, ?, ?> printed = Games.named(id.get());
        Game<?, ?, ?> game =
                catalog.isPresent() ? printed.with(TablesFolder.read(catalog.get())) : printed;
        schema.ifPresent(
                file -> streams.write(file, Json.pretty(JsonSchema.of(game, event(game))) + "\n"));
        catalogue.ifPresent(file -> streams.write(file, Json.pretty(tables(game)) + "\n"));
    }

    /** The first that happens in some game. */
    private static <S, M, V> Optional<Event> event(Game<S, M, V> game) {
        int seats = Math.max(2, game.sheet().fewest());
        S s = game.start(Setup.of(game, seats, Map.of(), Seed.ZERO));
        Events.Kept seen = new Events.Kept();
        List<M> legal = new ArrayList<>();
        for (int i = 0; !game.over(s) && seen.all().isEmpty() && i < game.sheet().cap(); i++) {
            int seat = Bits.first(game.waiting(s));
            legal.clear();
            game.legal(s, seat, legal);
            game.play(s, seat, legal.getFirst(), seen);
        }
        return seen.all().stream().findFirst();
    }

    /** Every table, row by row, each cell under the name of its column. */
    private static Map<String, List<Map<String, String>>> tables(Game<?, ?, ?> game) {
        Map<String, List<Map<String, String>>> tables = new TreeMap<>();
        game.tables()
                .read()
                .forEach(
                        (file, rows) ->
                                tables.put(
                                        file.replace(".tsv", ""),
                                        rows.stream().map(GamesCommand::cells).toList()));
        return tables;
    }

    private static Map<String, String> cells(Tables.Row row) {
        Map<String, String> cells = new LinkedHashMap<>();
        for (int i = 0; i < row.header().size(); i++)
            cells.put(row.header().get(i).strip(), row.cells().get(i).strip());
        return cells;
    }

    private static List<String> forms(signoria.kernel.Option option) {
        List<String> forms = new ArrayList<>(option.values());
        option.sets()
                .ifPresent(
                        sets -> {
                            forms.addAll(sets.named());
                            forms.add(sets.word() + ":1-8,…");
                        });
        return forms;
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
                            option.name() + "=" + String.join("|", forms(option)),
                            option.label(in)));
        for (String designed : sheet.designed())
            text.append(String.format("%-9s   † %s%n", "", designed));
        return text.toString();
    }
}

package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.Analysis;
import signoria.arena.AnalysisPage;
import signoria.arena.Entrant;
import signoria.wire.Json;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

@Command(
        name = "analyse",
        description = "Separates decisions from luck in recorded games, decision by decision.",
        mixinStandardHelpOptions = true)
final class AnalyseCommand implements Runnable {
    private static final int WORST = 10;

    private final Streams streams;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "records of one game")
    private List<String> files = List.of();

    @Option(
            names = "--bots",
            paramLabel = "LEVEL",
            defaultValue = Reviewer.USUAL,
            description = "the bot that judges; it must search (${DEFAULT-VALUE})")
    private String level = "";

    @Option(names = "--json", description = "every decision as JSON")
    private boolean json;

    @Option(names = "--html", paramLabel = "FILE", description = "a page with plots")
    private Optional<String> html = Optional.empty();

    @Option(names = "--lang", paramLabel = "LANG", description = "en or it")
    private Optional<String> lang = Optional.empty();

    @Mixin private GameChoice choice = new GameChoice();

    AnalyseCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Reviewer reviewer =
                new Reviewer(Entrant.named(level), choice, Lang.of(lang, streams), streams);
        List<Analysis> all = new ArrayList<>();
        for (String file : files) all.add(reviewer.analysed(file));
        html.ifPresent(file -> streams.write(file, AnalysisPage.of(files, all)));
        if (json) streams.out().println(Json.pretty(all.size() == 1 ? all.getFirst() : all));
        else if (!html.equals(Optional.of("-")))
            for (int i = 0; i < all.size(); i++) tell(files.get(i), all.get(i));
    }

    private void tell(String file, Analysis analysis) {
        say("%s: %s, judged by %s", file, analysis.game(), analysis.bot());
        say(
                "%-20s %9s %9s %14s %9s %9s %9s",
                "player", "decisions", "expected", "lost", "given", "luck", "place");
        for (Analysis.Side side : analysis.sides())
            say(
                    "%-20s %9d %9.2f %14s %+9.2f %+9.2f %9.2f",
                    side.name(),
                    side.decisions(),
                    side.begun(),
                    String.format(Locale.ROOT, "%.2f ± %.2f", side.loss(), side.margin()),
                    side.given(),
                    side.luck(),
                    side.ended());
        for (Analysis.Decision decision : analysis.worst(WORST))
            say(
                    "%5d  %-16s -%.2f  %s; better: %s",
                    decision.number(),
                    analysis.player(decision),
                    decision.loss(),
                    decision.words(),
                    decision.bestWords());
    }

    private void say(String pattern, Object... figures) {
        streams.out().println(String.format(Locale.ROOT, pattern, figures));
    }
}

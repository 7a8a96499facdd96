package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.kernel.Scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

@Command(name = "scenario", description = "Runs rule scenarios.", mixinStandardHelpOptions = true)
final class ScenarioCommand implements Runnable {
    private final Streams streams;
    private int passed;
    private int failed;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "scenario files, folders of them, or - for standard input")
    private List<String> files = List.of();

    @Mixin private GameChoice choice = new GameChoice();

    ScenarioCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        for (String file : files)
            for (String each : within(file)) runAll(Scenario.read(each, streams.read(each)));
        streams.out().println(passed + " passed, " + failed + " failed");
        if (failed > 0)
            throw new Cli.No(failed == 1 ? "a scenario failed" : failed + " scenarios failed");
        if (passed == 0) throw new BadInput("no scenario in " + String.join(" ", files));
    }

    private void runAll(List<Scenario> scenarios) {
        for (Scenario scenario : scenarios) {
            String title = String.join(" ", scenario.cites()) + " " + scenario.title();
            try {
                scenario.run(choice.game(scenario.game()));
                passed++;
                streams.out().println("pass  " + title);
            } catch (Scenario.Failed | BadInput e) {
                failed++;
                streams.out().println("FAIL  " + title + "\n      " + e.getMessage());
            }
        }
    }

    private static List<String> within(String file) {
        if (file.equals("-") || !Files.isDirectory(Path.of(file))) return List.of(file);
        try (var found = Files.walk(Path.of(file))) {
            return new ArrayList<>(
                    found.map(Path::toString)
                            .filter(name -> name.endsWith(".scenario"))
                            .sorted()
                            .toList());
        } catch (IOException e) {
            throw new BadInput("cannot read " + file + ": " + Streams.reason(e));
        }
    }
}

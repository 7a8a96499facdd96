package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import signoria.arena.Contest;
import signoria.arena.MatchFile;

import java.util.List;

@Command(
        name = "arena merge",
        description =
                "Lays the games of several files of one match together, as shards leave them.",
        mixinStandardHelpOptions = true)
final class MergeCommand implements Runnable {
    private final Streams streams;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "what 'arena --resume FILE' has kept")
    private List<String> files = List.of();

    @Mixin private GameChoice choice = new GameChoice();
    @Mixin private ReportChoice reports = new ReportChoice();

    MergeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        List<MatchFile> matches = files.stream().map(Streams::path).map(MatchFile::read).toList();
        MatchFile.Head head = matches.getFirst().head();
        Contest contest = head.contest(choice.game(head.game()));
        reports.give(MatchFile.merged(matches, contest), streams);
    }
}

package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import signoria.arena.Contest;
import signoria.arena.MatchFile;

import java.util.List;

@Command(
        name = "arena merge",
        description = "Combines the files that the shards of one match have written.",
        mixinStandardHelpOptions = true)
final class MergeCommand implements Runnable {
    private final Streams streams;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "a file written by 'arena --resume FILE'")
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

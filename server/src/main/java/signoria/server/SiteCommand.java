package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import signoria.kernel.BadInput;

import java.nio.file.Path;

/** Writes the page as files for a host that only gives files. */
@Command(
        name = "site",
        description = {
            "The page as static files for any host, without a server.",
            "Lessons, rules, almanac, records and tables on the reader's own device; no lobby, no"
                    + " accounts."
        },
        mixinStandardHelpOptions = true)
public final class SiteCommand implements ServerCommand {
    @Spec private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "DIR",
            description = "a new or empty folder, or that of an earlier site, which is replaced")
    private Path folder;

    @Override
    public void run() {
        String engine = System.getProperty("signoria.engine");
        if (engine == null) throw new BadInput("start it by ./signoria, which makes the engines");
        Site.write(folder, Path.of(engine));
        spec.commandLine()
                .getOut()
                .println(
                        "The site is in "
                                + folder
                                + ": put the folder on any host, under any address.");
    }
}

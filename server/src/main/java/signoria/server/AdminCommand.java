package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.server.store.Backups;
import signoria.server.store.StoreFailed;

import java.nio.file.Path;

/** Makes an account the server's admin. */
@Command(
        name = "admin",
        description = "Makes an account the server's admin, while the server runs or not.",
        mixinStandardHelpOptions = true)
public final class AdminCommand implements ServerCommand {
    @Parameters(paramLabel = "NAME", description = "the name of an account")
    private String name;

    @Option(names = "--no", description = "it is admin no longer")
    private boolean no;

    @Option(names = "--data", paramLabel = "DIR", defaultValue = DataFolder.USUAL)
    private Path data;

    @Override
    public void run() {
        try {
            if (!Backups.admin(data, name, !no))
                throw new BadInput("there is no account '" + name + "': sign up first");
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
    }
}

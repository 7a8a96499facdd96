package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.server.store.Backups;
import signoria.server.store.PostgresStore;
import signoria.server.store.PostgresUrl;
import signoria.server.store.StoreFailed;

import java.util.Optional;

/** Makes an account the server's admin. */
@Command(
        name = "admin",
        description = "Makes an account the server's admin, while the server runs or not.",
        mixinStandardHelpOptions = true)
public final class AdminCommand implements ServerCommand {
    @Parameters(paramLabel = "NAME", description = "the name of an account")
    private String name;

    @Option(names = "--no", description = "takes the right away again")
    private boolean no;

    @Mixin private Where where;

    @Override
    public void run() {
        try {
            if (!found()) throw new BadInput("there is no account '" + name + "': sign up first");
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
    }

    private boolean found() {
        Optional<PostgresUrl> database = where.database();
        if (database.isEmpty()) return Backups.admin(where.folder(), name, !no);
        try (PostgresStore store = PostgresStore.existing(database.get())) {
            return store.people().admin(name, !no);
        }
    }
}

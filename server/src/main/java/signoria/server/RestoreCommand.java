package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.server.store.Backups;
import signoria.server.store.PostgresStore;
import signoria.server.store.StoreFailed;

import java.nio.file.Path;

/** Puts a backup in the place of the data; a running server takes it over within a second. */
@Command(
        name = "restore",
        description = {
            "Replaces the data by a backup, while the server runs or not.",
            "The old data is kept beside it as signoria.db.before, signoria.db.before.2, …"
        },
        mixinStandardHelpOptions = true)
public final class RestoreCommand implements ServerCommand {
    @Parameters(paramLabel = "FILE", description = "a file that 'backup' made")
    private Path file;

    @Mixin private Where where;

    @Override
    public void run() {
        try {
            where.database()
                    .ifPresent(
                            url -> {
                                throw new BadInput(PostgresStore.howToRestore(url));
                            });
            Backups.restore(where.folder(), file);
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
    }
}

package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.server.store.Backups;
import signoria.server.store.PostgresStore;
import signoria.server.store.StoreFailed;

import java.nio.file.Path;

/** Copies all data into one file, while the server runs or not. */
@Command(
        name = "backup",
        description = "Copies all data into one file, while the server runs or not.",
        mixinStandardHelpOptions = true)
public final class BackupCommand implements ServerCommand {
    @Parameters(paramLabel = "FILE", description = "the new file")
    private Path file;

    @Mixin private Where where;

    @Override
    public void run() {
        try {
            where.database()
                    .ifPresent(
                            url -> {
                                throw new BadInput(PostgresStore.howToBackUp(url));
                            });
            Backups.make(where.folder(), file);
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
    }
}

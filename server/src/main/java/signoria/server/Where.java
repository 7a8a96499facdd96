package signoria.server;

import picocli.CommandLine.Option;

import signoria.kernel.BadInput;
import signoria.server.store.PostgresUrl;
import signoria.server.store.StoreFailed;

import java.nio.file.Path;
import java.util.Optional;

/** Where the data is: in a folder, or in a PostgreSQL database. */
final class Where {
    private static final String USUAL = ".signoria";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "the folder with all data (default: " + USUAL + ")")
    private Optional<Path> data = Optional.empty();

    @Option(
            names = "--store",
            paramLabel = "postgresql://USER@HOST:PORT/DB",
            description = {
                "a PostgreSQL database instead of a folder;",
                "its password is in PGPASSWORD or in PostgreSQL's password file"
            })
    private Optional<String> store = Optional.empty();

    Path folder() {
        return data.orElse(Path.of(USUAL));
    }

    Optional<PostgresUrl> database() {
        if (data.isPresent() && store.isPresent())
            throw new BadInput(
                    "the data is in a folder (--data) or in a database (--store): say" + " which");
        try {
            return store.map(PostgresUrl::of);
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
    }

    @Override
    public String toString() {
        return database()
                .map(PostgresUrl::toString)
                .orElseGet(() -> folder().toAbsolutePath().normalize().toString());
    }
}

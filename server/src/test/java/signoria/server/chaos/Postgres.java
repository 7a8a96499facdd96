package signoria.server.chaos;

import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

import signoria.server.store.PostgresUrl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/** The PostgreSQL of these tests: unpacked once, one process for all that need no other. */
public final class Postgres {
    private static final String PACKED = "/postgres-linux-x86_64.txz";
    private static final Path UNPACKED = Path.of("target", "postgres-17.6").toAbsolutePath();
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private static Database shared;

    private Postgres() {}

    /** A new and empty database. */
    public static synchronized PostgresUrl fresh() {
        if (shared == null) {
            shared = start();
            Runtime.getRuntime().addShutdownHook(new Thread(shared::close));
        }
        return shared.fresh("test" + DATABASES.incrementAndGet());
    }

    /** A PostgreSQL of one's own, that may be killed. */
    public static synchronized Database start() {
        try {
            return Database.start(programs(), Files.createTempDirectory("signoria-postgres"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder of its programs. */
    public static synchronized Path programs() {
        try {
            if (!Files.exists(UNPACKED)) {
                Path target = Files.createDirectories(UNPACKED.getParent());
                Path coming = Files.createTempDirectory(target, "postgres");
                unpack(coming);
                Files.move(coming, UNPACKED);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return UNPACKED.resolve("bin");
    }

    private static void unpack(Path to) throws IOException {
        try (InputStream packed = Postgres.class.getResourceAsStream(PACKED);
                TarArchiveInputStream tar = new TarArchiveInputStream(new XZInputStream(packed))) {
            for (TarArchiveEntry each = tar.getNextEntry();
                    each != null;
                    each = tar.getNextEntry()) {
                Path file = to.resolve(each.getName()).normalize();
                if (each.isDirectory()) {
                    Files.createDirectories(file);
                    continue;
                }
                Files.createDirectories(file.getParent());
                if (each.isSymbolicLink())
                    Files.createSymbolicLink(file, Path.of(each.getLinkName()));
                else {
                    Files.copy(tar, file);
                    if ((each.getMode() & 0100) != 0 && !file.toFile().setExecutable(true))
                        throw new IOException("cannot be executed: " + file);
                }
            }
        }
    }
}

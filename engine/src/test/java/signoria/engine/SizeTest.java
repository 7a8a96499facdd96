package signoria.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Nobody loads more than this to play one game. */
class SizeTest {
    private static final int MOST = 350 * 1024;

    @Test
    void everyGamesEngineIsSmallEnough() throws IOException {
        List<Path> engines = engines();
        assertThat(engines).isNotEmpty();
        for (Path engine : engines) {
            int size = zipped(Files.readAllBytes(engine));
            System.out.printf("measured: %s is %d bytes zipped%n", engine.getFileName(), size);
            assertThat(size).as("%s", engine.getFileName()).isLessThanOrEqualTo(MOST);
        }
    }

    private static List<Path> engines() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../target/engine"))) {
            return files.filter(file -> file.toString().endsWith(".wasm")).sorted().toList();
        }
    }

    private static int zipped(byte[] content) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new Tight(zipped)) {
            out.write(content);
        }
        return zipped.size();
    }

    /** As the server zips what it sends. */
    private static final class Tight extends GZIPOutputStream {
        Tight(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}

package signoria.server;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** Tests that share one server. */
abstract class InTheHouse {
    @TempDir static Path folder;
    static House house;

    @BeforeAll
    static void open() {
        house = new House(folder.resolve("data"));
    }

    @AfterAll
    static void close() {
        house.close();
    }
}

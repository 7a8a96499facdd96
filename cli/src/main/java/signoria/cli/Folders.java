package signoria.cli;

import signoria.kernel.laws.Evidence;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where games that went wrong are kept. */
final class Folders {
    private Folders() {}

    /** Keeps what went wrong there. */
    static Evidence evidence(Path folder) {
        return (name, text) -> {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text).toString();
        };
    }
}

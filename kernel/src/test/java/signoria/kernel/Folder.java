package signoria.kernel;

import signoria.kernel.laws.Evidence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What tests lay in folders: tables of a user's, and games that broke a law. */
public final class Folder {
    private Folder() {}

    /** The tables of a folder, over the printed ones. */
    public static Tables tables(Path folder) {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> list = Files.list(folder)) {
            for (Path file : list.filter(each -> each.toString().endsWith(".tsv")).toList())
                files.put(file.getFileName().toString(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Tables.over(folder + "/", files);
    }

    /** Keeps what broke a law there. */
    public static Evidence evidence(Path folder) {
        return (name, text) -> {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text).toString();
        };
    }
}

package signoria.cli;

import signoria.kernel.BadInput;
import signoria.kernel.Tables;
import signoria.kernel.laws.Evidence;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What the rules know only as texts, in folders: a user's catalogue, and games that went wrong. */
final class Folders {
    private Folders() {}

    /** The tables of a folder, laid over the printed ones. */
    static Tables tables(Path folder) {
        if (!Files.isDirectory(folder))
            throw new BadInput("no folder " + folder + " for --catalog");
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> list = Files.list(folder)) {
            for (Path file : list.filter(each -> each.toString().endsWith(".tsv")).toList())
                files.put(file.getFileName().toString(), content(file));
        } catch (IOException e) {
            throw new BadInput("cannot read " + folder + ": " + e.getMessage());
        }
        return Tables.over(folder + File.separator, files);
    }

    private static String content(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new BadInput("cannot read " + file + ": " + e.getMessage());
        }
    }

    /** Keeps what went wrong there. */
    static Evidence evidence(Path folder) {
        return (name, text) -> {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text).toString();
        };
    }
}

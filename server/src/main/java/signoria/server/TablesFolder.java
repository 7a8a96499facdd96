package signoria.server;

import signoria.kernel.BadInput;
import signoria.kernel.Tables;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A user's catalogue: the rules know it only as texts. */
public final class TablesFolder {
    private TablesFolder() {}

    /** The tables of a folder, laid over the printed ones. */
    public static Tables read(Path folder) {
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
}

import com.google.googlejavaformat.java.Main;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Checks or repairs ({@code check} or {@code apply}) the layout of every Java file below the given
 * folders, named with commas between. Files unchanged since the last good run for the same folders,
 * which leaves a stamp, are passed over.
 */
class Format {
    private static final Set<String> SKIPPED = Set.of("target", "node_modules");

    public static void main(String[] args) throws Exception {
        boolean apply = args[0].equals("apply");
        FileTime start = FileTime.fromMillis(System.currentTimeMillis());
        Path stamp = Path.of("target", "format-" + args[1].replaceAll("[/,.]", "-") + ".ok");
        FileTime since =
                Files.exists(stamp) ? Files.getLastModifiedTime(stamp) : FileTime.fromMillis(0);
        List<String> files = new ArrayList<>();
        for (String folder : args[1].split(",")) files.addAll(changed(Path.of(folder), since));
        if (!files.isEmpty()) {
            Stream<String> flags =
                    apply
                            ? Stream.of("--aosp", "--replace")
                            : Stream.of("--aosp", "--dry-run", "--set-exit-if-changed");
            var out = new StringWriter();
            String[] call = Stream.concat(flags, files.stream()).toArray(String[]::new);
            var print = new PrintWriter(out, true);
            int status = new Main(print, print, System.in).format(call);
            if (status != 0) {
                System.out.println("Format: these files differ from the house's layout");
                System.out.print(out);
                System.out.println("Format: repair them with ./signoria format");
                System.exit(1);
            }
        }
        Files.createDirectories(stamp.getParent());
        Files.writeString(stamp, "");
        Files.setLastModifiedTime(stamp, start);
    }

    private static List<String> changed(Path folder, FileTime since) throws IOException {
        List<String> files = new ArrayList<>();
        Files.walkFileTree(
                folder,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attrs) {
                        String name = dir.getFileName().toString();
                        boolean skip =
                                SKIPPED.contains(name) || name.startsWith(".") && name.length() > 1;
                        return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attrs) {
                        if (file.toString().endsWith(".java")
                                && attrs.lastModifiedTime().compareTo(since) >= 0) {
                            files.add(file.normalize().toString());
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
        return files;
    }
}

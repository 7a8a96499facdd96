package signoria.cli;

import signoria.kernel.BadInput;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Where the command line reads and writes, always in UTF-8.
 *
 * @param terminal a person sits at both ends
 * @param bar the error stream can show a progress bar
 */
record Streams(
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean terminal,
        boolean bar,
        Map<String, String> env) {
    private static final int MOST_BYTES = 64 << 20;

    static Streams standard() {
        return new Streams(
                System.in,
                new Paper(new FileOutputStream(FileDescriptor.out)),
                new PrintStream(
                        new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                System.console() != null && System.console().isTerminal(),
                isTerminal(2),
                System.getenv());
    }

    /** Whether a descriptor leads to a terminal, where the system tells. */
    private static boolean isTerminal(int descriptor) {
        try {
            String target =
                    Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException e) {
            return System.console() != null && System.console().isTerminal();
        }
    }

    /** The text of a file, or of the standard input for a dash. */
    String read(String file) {
        try {
            if (file.equals("-")) return text(file, in);
            try (InputStream stream = Files.newInputStream(Path.of(file))) {
                return text(file, stream);
            }
        } catch (NoSuchFileException e) {
            throw new BadInput("no file " + file);
        } catch (IOException | InvalidPathException e) {
            throw new BadInput("cannot read " + file + ": " + reason(e));
        }
    }

    private static String text(String file, InputStream from) throws IOException {
        byte[] bytes = from.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES)
            throw new BadInput(
                    file + " is too long: no text of ours has " + (MOST_BYTES >> 20) + " MB");
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Writes a text to a file, or to the standard output for a dash; half a file is not left. */
    void write(String file, String text) {
        if (file.equals("-")) {
            out.print(text);
            return;
        }
        Path path = path(file);
        boolean fresh = Files.notExists(path);
        try {
            Files.writeString(path, text);
        } catch (IOException e) {
            if (fresh) path.toFile().delete();
            throw new BadInput("cannot write " + file + ": " + reason(e));
        }
    }

    /** What kept us from writing to the standard output, if anything did. */
    Optional<IOException> trouble() {
        out.flush();
        return out instanceof Paper paper ? paper.trouble() : Optional.empty();
    }

    /** Says now, before long work, that a file could not be written after it. */
    static void writable(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        boolean can =
                Files.exists(file)
                        ? Files.isRegularFile(file) && Files.isWritable(file)
                        : Files.isDirectory(folder) && Files.isWritable(folder);
        if (!can) throw new BadInput("cannot write " + file + ": no such folder, or not ours");
    }

    /** Where a file is or will be. */
    static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new BadInput("no file can be called " + file);
        }
    }

    /** A folder, made if it is not there. */
    static Path folder(String name) {
        try {
            return Files.createDirectories(Path.of(name));
        } catch (IOException | InvalidPathException e) {
            throw new BadInput("cannot make folder " + name + ": " + reason(e));
        }
    }

    static String reason(Exception e) {
        return switch (e) {
            case NoSuchFileException _ -> "there is no such folder";
            case java.nio.file.AccessDeniedException _ -> "permission denied";
            case java.nio.file.FileAlreadyExistsException _ -> "a file of that name is there";
            case java.nio.file.FileSystemException f when f.getReason() != null -> f.getReason();
            default -> String.valueOf(e.getMessage());
        };
    }
}

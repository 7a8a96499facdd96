package signoria.cli;

import signoria.kernel.BadInput;
import signoria.kernel.Partita;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * A game's record on disk while it is played: every move is there before the next one is asked for.
 */
final class Autosave {
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    private final Path file;

    private Autosave(Path file) {
        this.file = file;
    }

    /** Where the games of this user lie. */
    static Path folder(Map<String, String> env) {
        String home = env.getOrDefault("SIGNORIA_HOME", "");
        if (!home.isEmpty()) return Path.of(home, "games");
        String data = env.getOrDefault("XDG_DATA_HOME", "");
        Path base =
                data.isEmpty()
                        ? Path.of(env.getOrDefault("HOME", "."), ".local", "share")
                        : Path.of(data);
        return base.resolve("signoria").resolve("games");
    }

    /** A new file for a game, in the user's folder. */
    static Autosave fresh(Map<String, String> env, Partita record) {
        try {
            Path folder = Files.createDirectories(folder(env));
            String name = record.game() + "-" + STAMP.format(LocalDateTime.now());
            Path file = folder.resolve(name + ".partita");
            for (int i = 2; Files.exists(file); i++)
                file = folder.resolve(name + "." + i + ".partita");
            Autosave save = new Autosave(file);
            save.rewrite(record);
            return save;
        } catch (IOException e) {
            throw new BadInput(
                    "cannot keep the game in "
                            + folder(env)
                            + ": "
                            + Streams.reason(e)
                            + "; set SIGNORIA_HOME to a folder that can be written");
        }
    }

    /** The file a game was resumed from, if it is one of ours; else a new one. */
    static Autosave resumed(Map<String, String> env, Path from, Partita record) {
        Path absolute = from.toAbsolutePath().normalize();
        if (!absolute.startsWith(folder(env).toAbsolutePath().normalize()))
            return fresh(env, record);
        Autosave save = new Autosave(absolute);
        save.rewrite(record);
        return save;
    }

    /** The game played last. */
    static Path latest(Map<String, String> env) {
        Path folder = folder(env);
        try (var files = Files.list(folder)) {
            Optional<Path> last =
                    files.filter(file -> file.toString().endsWith(".partita"))
                            .max(Comparator.comparing(file -> file.toFile().lastModified()));
            return last.orElseThrow(
                    () ->
                            new BadInput(
                                    "no game in "
                                            + folder
                                            + ": start one with 'signoria play GAME'"));
        } catch (IOException e) {
            throw new BadInput("no game in " + folder + ": start one with 'signoria play GAME'");
        }
    }

    /** The text of a record; a last line that was cut off in the middle is left out. */
    static String whole(String text) {
        return text.endsWith("\n") ? text : text.substring(0, text.lastIndexOf('\n') + 1);
    }

    Path file() {
        return file;
    }

    /** Adds lines at the end; they are on disk when this returns. */
    void append(String lines) {
        write(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Writes all anew: at once or not at all. */
    void rewrite(Partita record) {
        Path next = file.resolveSibling(file.getFileName() + ".new");
        write(
                next,
                record.write(),
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING);
        try {
            Files.move(
                    next,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text, StandardOpenOption... how) {
        StandardOpenOption[] options = java.util.Arrays.copyOf(how, how.length + 1);
        options[how.length] = StandardOpenOption.WRITE;
        try (FileChannel channel = FileChannel.open(file, options)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) channel.write(bytes);
            channel.force(true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

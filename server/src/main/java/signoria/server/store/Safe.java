package signoria.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/** Files that outlive a power cut and that nobody but their owner reads. */
final class Safe {
    private static final String OWNER = "rw-------";

    private Safe() {}

    /** A folder of the owner's. */
    static void folder(Path folder) throws IOException {
        Files.createDirectories(folder);
        if (posix(folder))
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    }

    /** A new and empty file; one that is there is not touched. */
    static void create(Path file) throws IOException {
        if (posix(folderOf(file)))
            Files.createFile(
                    file,
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWNER)));
        else Files.createFile(file);
    }

    /** Takes a file away from everybody else's eyes. */
    static void close(Path file) throws IOException {
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && posix(file))
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(OWNER));
    }

    /** Copies a file to where none is, down to the disk. */
    static void copy(Path from, Path to) throws IOException {
        create(to);
        try (FileChannel source = FileChannel.open(from, StandardOpenOption.READ);
                FileChannel target = FileChannel.open(to, StandardOpenOption.WRITE)) {
            long size = source.size();
            for (long done = 0; done < size; ) done += source.transferTo(done, size - done, target);
            target.force(true);
        }
    }

    static void sync(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /** Moves a file within its disk, never over another, and sees that the disk knows. */
    static void move(Path from, Path to) throws IOException {
        if (Files.exists(to, LinkOption.NOFOLLOW_LINKS))
            throw new FileAlreadyExistsException(to.toString());
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        syncFolder(folderOf(to));
    }

    static void delete(Path file) throws IOException {
        if (Files.deleteIfExists(file)) syncFolder(folderOf(file));
    }

    private static void syncFolder(Path folder) throws IOException {
        if (!posix(folder)) return; // where a folder cannot be opened, it need not be
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    private static Path folderOf(Path file) {
        return file.toAbsolutePath().getParent();
    }

    private static boolean posix(Path path) throws IOException {
        return Files.getFileStore(path).supportsFileAttributeView("posix");
    }
}

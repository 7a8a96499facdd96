package signoria.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;

/**
 * How many commits were acknowledged, kept in the database and beside it: a database whose log lost
 * its end says less than the file beside it. The file is written after each commit and never
 * synced, so that it may fall behind but never ahead.
 */
final class CommitCount implements AutoCloseable {
    static final String FILE = "commits";

    private final FileChannel file;
    private final ByteBuffer bytes = ByteBuffer.allocateDirect(Long.BYTES);
    private long count;

    /** Compares what the database says with the file beside it. */
    CommitCount(Path folder, Db db) throws SQLException, IOException {
        Path beside = folder.resolve(FILE);
        if (!Files.exists(beside)) Safe.create(beside);
        count = counted(db);
        file = FileChannel.open(beside, StandardOpenOption.READ, StandardOpenOption.WRITE);
        long known = read();
        if (known > count) {
            file.close();
            throw new StoreFailed(
                    "damaged",
                    "the last "
                            + (known - count)
                            + " changes are missing from the data in "
                            + folder
                            + ": restore a backup, or remove the file '"
                            + FILE
                            + "' there to go on without them",
                    null);
        }
    }

    private static long counted(Db db) throws SQLException {
        return db.first(
                        "select value from note where name = 'commits'",
                        row -> Long.parseLong(row.getString(1)))
                .orElse(0L);
    }

    private long read() throws IOException {
        bytes.clear();
        return file.read(bytes, 0) == Long.BYTES ? bytes.getLong(0) : 0;
    }

    /** Part of every commit. */
    void coming(Db db) throws SQLException {
        db.run(
                "insert into note values ('commits', ?) on conflict (name) do update set value ="
                        + " excluded.value",
                "" + (count + 1));
    }

    /** The commit is on disk. */
    void done() {
        count++;
        try {
            file.write(bytes.clear().putLong(0, count), 0);
        } catch (IOException e) {
            // it falls behind, and the next one catches up
        }
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            // nothing is lost with it
        }
    }
}

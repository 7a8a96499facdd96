package signoria.server.store;

import java.nio.file.Path;

/** All that a server keeps. Whatever a method changes is on disk when it returns. */
public interface Store extends AutoCloseable {
    Ledger ledger();

    People people();

    SignIns signIns();

    Scores scores();

    Chats chats();

    Outbox outbox();

    Contacts contacts();

    Circle circle();

    Holidays holidays();

    /** The servers that share it. */
    Nodes nodes();

    /** The key with which the server signs; made on first use, and part of a backup. */
    byte[] secret();

    /** Notes that the server lives. */
    void beat(long at);

    /** When the server last noted that it lives; 0 if never. */
    long lastBeat();

    /** Tries to write; throws {@link StoreFailed} when that fails. */
    void check();

    /** Copies everything into a new file, also while the server runs. */
    void backup(Path file);

    @Override
    void close();
}

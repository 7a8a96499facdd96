package signoria.server.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * A hash over the lines of a table, each taken together with the hash before it: the last one
 * stands for them all, in their order.
 *
 * @param version of the last line
 */
record Chain(int version, String hash) {
    static final Chain NONE = new Chain(0, "");

    Chain and(String table, Ledger.Line line) {
        MessageDigest digest = sha256();
        for (String part : List.of(hash, table, line.command(), line.deed())) add(digest, part);
        digest.update(ByteBuffer.allocate(12).putInt(line.version()).putLong(line.at()).flip());
        return new Chain(line.version(), HexFormat.of().formatHex(digest.digest()));
    }

    /** The chain of all lines of a table; damaged when a version is missing. */
    static Chain of(String table, List<Ledger.Line> lines) {
        Chain chain = NONE;
        for (Ledger.Line line : lines) {
            if (line.version() != chain.version + 1)
                throw damaged(table, "line " + (chain.version + 1) + " is missing");
            chain = chain.and(table, line);
        }
        return chain;
    }

    /** Sees that lines that were read are those that were written. */
    void check(String table, Chain written) {
        if (version < written.version)
            throw damaged(table, "lines after " + version + " are missing");
        if (!equals(written)) throw damaged(table, "its lines are not those that were written");
    }

    static StoreFailed damaged(String table, String how) {
        return new StoreFailed(
                "damaged",
                "the ledger of table " + table + " is damaged: " + how + "; restore a backup",
                null);
    }

    private static void add(MessageDigest digest, String part) {
        byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(4).putInt(bytes.length).flip());
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e); // every Java has it
        }
    }
}

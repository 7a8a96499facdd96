package signoria.kernel;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;

/** The 256 bits all chance of a game comes from, as 64 hex digits. */
public record Seed(String hex) {
    public static final Seed ZERO = new Seed("0".repeat(64));

    public Seed {
        if (hex.length() > 64 || hex.isEmpty() || !hex.matches("[0-9a-fA-F]+"))
            throw new BadInput("a seed is 1 to 64 hex digits, not '" + hex + "'");
        hex = "0".repeat(64 - hex.length()) + hex.toLowerCase(Locale.ROOT);
    }

    public static Seed of(long number) {
        return new Seed(Long.toHexString(number));
    }

    /** From a secure source, for games between people. */
    public static Seed fresh() {
        byte[] bytes = new byte[32];
        new SecureRandom().nextBytes(bytes);
        return new Seed(HexFormat.of().formatHex(bytes));
    }

    /** The seed mixed with what a player adds. */
    public Seed mixed(String entropy) {
        return new Seed(Digest.sha256(hex + "\n" + entropy));
    }

    /** What is shown before the game, so that the seed shown after it can be checked. */
    public String commitment() {
        return Digest.sha256(hex);
    }

    /** The key of the game's chance: two longs. */
    ByteBuffer key() {
        return ByteBuffer.wrap(HexFormat.of().parseHex(Digest.sha256("chance " + hex)), 0, 16);
    }

    @Override
    public String toString() {
        String shorter = hex.replaceFirst("^0+", "");
        return shorter.isEmpty() ? "0" : shorter;
    }
}

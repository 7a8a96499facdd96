package signoria.kernel;

import java.util.Locale;
import java.util.Random;

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

    /** From a source of chance; for games between people it is a secure one. */
    public static Seed drawn(Random source) {
        StringBuilder hex = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            String digits = Long.toHexString(source.nextLong());
            hex.append("0".repeat(16 - digits.length())).append(digits);
        }
        return new Seed(hex.toString());
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
    long[] key() {
        return Digest.twoLongs("chance " + hex);
    }

    @Override
    public String toString() {
        String shorter = hex.replaceFirst("^0+", "");
        return shorter.isEmpty() ? "0" : shorter;
    }
}

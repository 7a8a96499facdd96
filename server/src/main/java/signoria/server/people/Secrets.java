package signoria.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Words that nobody guesses, of which only a hash is kept. */
public final class Secrets {
    /** 160 bits. */
    public static final String SHAPE = "[a-z2-9]{32}";

    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final SecureRandom CHANCE = new SecureRandom();

    private Secrets() {}

    public static String word() {
        return letters(32);
    }

    public static String letters(int count) {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < count; i++) id.append(LETTERS.charAt(CHANCE.nextInt(LETTERS.length())));
        return id.toString();
    }

    /** What is kept of a word. */
    public static String key(String word) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(word.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e); // every Java has it
        }
    }
}

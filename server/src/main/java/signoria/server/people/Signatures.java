package signoria.server.people;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** What the server signs with its own key. */
public final class Signatures {
    private final SecretKeySpec key;

    public Signatures(byte[] secret) {
        this.key = new SecretKeySpec(secret, "HmacSHA256");
    }

    /** Whom a signed cookie of earlier versions names. */
    public record Claim(String person, int epoch) {}

    /** A claim is id, epoch, until when in seconds, and our signature. */
    public Optional<Claim> claim(String token, long now) {
        String[] parts = token.split("\\.");
        if (parts.length != 4 || token.length() > 200) return Optional.empty();
        if (!same(sign(token.substring(0, token.lastIndexOf('.'))), parts[3]))
            return Optional.empty();
        if (Long.parseLong(parts[2]) * 1000 < now) return Optional.empty();
        return Optional.of(new Claim(parts[0], Integer.parseInt(parts[1])));
    }

    public String sign(String claim) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(key);
            byte[] sum = mac.doFinal(claim.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(sum);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has HmacSHA256", e);
        }
    }

    public static boolean same(String one, String other) {
        return MessageDigest.isEqual(
                one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}

package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

class DigestTest {
    /** The first example of FIPS 180-4, and every length around the ends of the first blocks. */
    @Test
    void digestsAreSha256() throws GeneralSecurityException {
        assertThat(Digest.sha256("abc"))
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        MessageDigest jdk = MessageDigest.getInstance("SHA-256");
        for (int length = 0; length < 300; length++) {
            String text = "\u00e0la Sforza \u2020 ".repeat(30).substring(0, length);
            byte[] hash = jdk.digest(text.getBytes(StandardCharsets.UTF_8));
            assertThat(Digest.sha256(text)).isEqualTo(HexFormat.of().formatHex(hash));
            assertThat(Digest.brief(text)).isEqualTo(Digest.sha256(text).substring(0, 16));
            assertThat(Digest.twoLongs(text))
                    .containsExactly(
                            Long.parseUnsignedLong(Digest.sha256(text), 0, 16, 16),
                            Long.parseUnsignedLong(Digest.sha256(text), 16, 32, 16));
        }
    }
}

package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.toy.Toy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Nobody changes rules unawares: the signatures of all games lie in {@code
 * src/test/resources/signatures}, written only on purpose with {@code ./signoria test arena
 * -Dgolden=write}.
 */
class SignatureTest {
    private static final Path FILE = Path.of("src", "test", "resources", "signatures");

    @Test
    void theRulesPlayAsTheyDid() throws IOException {
        StringBuilder now = new StringBuilder();
        for (Game<?, ?, ?> game : Games.all())
            if (!(game instanceof Toy))
                now.append(game.sheet().id()).append(' ').append(Signature.of(game)).append('\n');
        if ("write".equals(System.getProperty("golden"))) Files.writeString(FILE, now);
        assertThat(now).hasToString(Files.readString(FILE));
    }

    @Test
    void theSignatureIsTheSameEveryTime() {
        assertThat(Signature.of(new Toy()))
                .matches("[0-9a-f]{8}")
                .isEqualTo(Signature.of(new Toy()));
    }
}

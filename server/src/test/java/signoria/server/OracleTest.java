package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import static signoria.server.Answers.code;
import static signoria.server.Answers.played;

import org.junit.jupiter.api.Test;

import signoria.server.protocol.Api;
import signoria.server.protocol.Tell;

import java.util.List;
import java.util.Optional;

/** Several moves at once tell nothing that one move at a time would not. */
class OracleTest extends InTheHouse {
    /** Whether the other has sealed an answer, and what comes then, cannot be asked for free. */
    @Test
    void movesBeyondASealedAnswerAreRefusedWhateverTheyAre() {
        try (Player anna = house.account("Anna");
                Player luca = house.account("Luca")) {
            String table = anna.post("", House.table(false, "me", "open")).id();
            luca.post(table + "/join", new Api.Join(Optional.of(1)));
            anna.post(table + "/start", "");
            Tell.Position at = anna.watch(table);
            String keep = at.legal().getFirst();
            for (boolean answered : List.of(false, true)) {
                if (answered) {
                    Tell.Position lucas = luca.watch(table);
                    played(luca.play(lucas, lucas.legal().getFirst()));
                }
                for (String next : List.of("market row 1", "start coin", keep, "discard L01"))
                    assertThat(code(anna.play(Player.fresh(), at, keep, next)))
                            .isEqualTo("not-now");
                assertThat(code(anna.play(Player.fresh(), at, keep, "@@"))).isEqualTo("bad-input");
                assertThat(anna.watch(table).legal()).isEqualTo(at.legal());
            }
            played(anna.play(at, keep));
        }
    }

    @Test
    void aMoveThatCannotBeReadIsBadInputWhereverItStands() {
        try (Two two = new Two(house).started()) {
            assertThat(code(two.first.play(Player.fresh(), two.at, "market row 1", "@@")))
                    .isEqualTo("bad-input");
            assertThat(code(two.first.play(Player.fresh(), two.at, "leaders keep L01 L02", "@@")))
                    .isEqualTo("bad-input");
        }
    }
}

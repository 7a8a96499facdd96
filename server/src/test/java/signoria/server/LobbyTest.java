package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.server.protocol.Api;

import java.util.Optional;

/** Tables before they begin: who finds them, who sits there, who is sent away. */
class LobbyTest extends InTheHouse {
    @Test
    void theHostFreesASeatBeforeTheStart() {
        try (Player anna = house.guest("Anna");
                Player rude = house.guest("Rude");
                Player luca = house.guest("Luca")) {
            String table = anna.post("", House.table(false, "me", "open")).id();
            rude.post(table + "/join", new Api.Join(Optional.empty()));
            assertThatThrownBy(() -> luca.post(table + "/free", new Api.Free(1)))
                    .hasMessageContaining("403 not-yours");
            assertThatThrownBy(() -> anna.post(table + "/free", new Api.Free(0)))
                    .hasMessageContaining("409 not-now");
            assertThatThrownBy(() -> anna.post(table + "/free", new Api.Free(Integer.MAX_VALUE)))
                    .hasMessageContaining("400 bad-input");
            Api.Table after = anna.post(table + "/free", new Api.Free(1));
            assertThat(after.seats().get(1).sitter()).isEqualTo(Api.Sitter.free);
            assertThatThrownBy(() -> rude.post(table + "/join", new Api.Join(Optional.empty())))
                    .hasMessageContaining("403 not-yours");
            luca.post(table + "/join", new Api.Join(Optional.empty()));
            anna.post(table + "/start", "");
            assertThatThrownBy(() -> anna.post(table + "/free", new Api.Free(1)))
                    .hasMessageContaining("409 not-now");
        }
    }
}

package signoria.server.table;

import signoria.kernel.Language;
import signoria.server.protocol.Api;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** How games were and are, step by step, for those who ask. */
public final class Archive {
    private final Lobby lobby;

    Archive(Lobby lobby) {
        this.lobby = lobby;
    }

    public Api.Step step(String id, String person, int step, Optional<Integer> seat, Language in) {
        return at(
                id,
                person,
                here -> here.played().past().step(id, step, here.viewer(seat), here.names(), in));
    }

    public List<Api.Entry> log(
            String id, String person, int from, Optional<Integer> seat, Language in) {
        return at(
                id,
                person,
                here -> here.played().past().log(from, here.viewer(seat), here.names(), in));
    }

    public String record(String id, String person) {
        return at(
                id,
                person,
                here -> here.recorded().record(here.filed(), here.viewer(Optional.empty())));
    }

    private <T> T at(String id, String person, Function<Seating, T> look) {
        Table table = lobby.table(id);
        return table.ask(here -> look.apply(new Seating(here, person)));
    }
}

package signoria.server.table;

import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Raw;
import signoria.server.store.Scores;

import java.util.ArrayList;
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

    /** The story of a finished game, and what became of the ratings. */
    public Api.Aftermath aftermath(String id, String person, Language in, Scores scores) {
        Raw story = at(id, person, here -> here.played().past().story(here.names(), in));
        List<Api.Shift> ratings = new ArrayList<>();
        for (Scores.Result each : scores.of(id))
            each.shift().map(Archive::rounded).ifPresent(ratings::add);
        return new Api.Aftermath(story, ratings);
    }

    public static Api.Shift rounded(Scores.Shift shift) {
        return new Api.Shift(
                (int) Math.round(shift.before()),
                (int) Math.round(shift.after()),
                (int) Math.round(shift.deviation()));
    }

    private <T> T at(String id, String person, Function<Seating, T> look) {
        Table table = lobby.table(id);
        return table.ask(here -> look.apply(new Seating(here, person)));
    }
}

package signoria.server.table;

import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Raw;
import signoria.server.store.Scores;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * How games were and are, step by step, for those who ask. A table gives the game as it stands; it
 * goes on while the game is read once more elsewhere.
 */
public final class Archive {
    private final Lobby lobby;

    Archive(Lobby lobby) {
        this.lobby = lobby;
    }

    public Api.Step step(String id, String person, int step, Optional<Integer> seat, Language in) {
        return read(
                id,
                person,
                here -> {
                    Past<?, ?, ?> past = here.played().past();
                    int viewer = here.viewer(seat);
                    List<String> names = here.names();
                    return () -> past.step(id, step, viewer, names, in);
                });
    }

    public List<Api.Entry> log(
            String id, String person, int from, Optional<Integer> seat, Language in) {
        return read(
                id,
                person,
                here -> {
                    Past<?, ?, ?> past = here.played().past();
                    int viewer = here.viewer(seat);
                    List<String> names = here.names();
                    return () -> past.log(from, viewer, names, in);
                });
    }

    public String record(String id, String person) {
        return lobby.read(filed(id, person));
    }

    /** One of many: whoever takes home all that they played is never refused one of them. */
    public String oneOfMany(String id, String person) {
        return filed(id, person).get();
    }

    private Supplier<String> filed(String id, String person) {
        return at(
                id,
                person,
                here -> {
                    Past<?, ?, ?> past = here.recorded();
                    int viewer = here.viewer(Optional.empty());
                    List<String> names = here.filed();
                    return () -> past.record(names, viewer);
                });
    }

    /** The story of a finished game, and what became of the ratings. */
    public Api.Aftermath aftermath(String id, String person, Language in, Scores scores) {
        Raw story =
                read(
                        id,
                        person,
                        here -> {
                            Past<?, ?, ?> past = here.played().past();
                            List<String> names = here.names();
                            return () -> past.story(names, in);
                        });
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

    private <T> T read(String id, String person, Function<Seating, Supplier<T>> look) {
        return lobby.read(at(id, person, look));
    }

    private <T> T at(String id, String person, Function<Seating, T> look) {
        Table table = lobby.table(id);
        return table.ask(here -> look.apply(new Seating(here, person)));
    }
}

package signoria.server.table;

import signoria.server.protocol.Api;

import java.util.List;
import java.util.Optional;

/** Calls people to tables they do not look at. Tables tell it and never wait for it. */
public interface Herald {
    /**
     * Someone is called.
     *
     * @param seat that they have
     * @param deadline when their time is up, if it is their turn
     * @param time that they have for it in all, if it is counted in days
     * @param looks they look at the table
     */
    record Call(
            String person,
            int seat,
            Api.Event event,
            Optional<Long> deadline,
            Optional<Long> time,
            boolean looks) {}

    /**
     * What a change at a table means to those who sit there.
     *
     * @param freed those for whom it no longer waits
     * @param answered those whom nothing is proposed any more
     */
    record News(
            String table,
            String game,
            List<String> names,
            long at,
            List<Call> calls,
            List<String> freed,
            List<String> answered) {}

    void hear(News news);

    /** Someone sees a table. */
    void seen(String person, String table);

    /** Calls nobody. */
    Herald NONE =
            new Herald() {
                @Override
                public void hear(News news) {}

                @Override
                public void seen(String person, String table) {}
            };
}

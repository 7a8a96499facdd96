package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Games over days, on a clock that we turn ourselves. */
class CorrespondenceTest {
    private static final long DAY = 86_400_000;
    private static final long MINUTE = 60_000;

    @TempDir Path folder;
    private long now = 1_794_769_200_000L;

    /** Someone who looks at a table. */
    private record Reader(String person, LinkedBlockingQueue<String> heard) implements Viewer {
        Reader(String person) {
            this(person, new LinkedBlockingQueue<>());
        }

        @Override
        public String name() {
            return person;
        }

        @Override
        public void send(String json) {
            heard.add(json);
        }

        <T extends Tell> T next(Class<T> type) {
            try {
                while (true) {
                    String text = heard.poll(30, TimeUnit.SECONDS);
                    assertThat(text).as("%s for %s", type, person).isNotNull();
                    Tell tell = Protocol.read(text, Tell.class);
                    if (type.isInstance(tell)) return type.cast(tell);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** A server for as long as something is done there. */
    private void open(Consumer<Lobby> visit) {
        try (Store store = SqliteStore.open(folder);
                Lobby lobby =
                        new Lobby(
                                store,
                                Catalogue.found(),
                                new Lobby.Settings(1, 600_000, () -> now, Meters.NONE))) {
            lobby.begin();
            visit.accept(lobby);
        }
    }

    private static Tell.Position look(Lobby lobby, String table, Reader reader) {
        lobby.watch(reader, table, Language.EN, false);
        return reader.next(Tell.Position.class);
    }

    private static void answer(Lobby lobby, String table, String person) {
        Reader reader = new Reader(person);
        Tell.Position at = look(lobby, table, reader);
        List<String> moves = List.of(at.legal().getFirst());
        lobby.command(reader, new Ask.Play(person, table, at.version(), moves));
        reader.next(Tell.Played.class);
        lobby.unwatch(reader, table);
    }

    /** Two people who have kept their leaders, so that one of them is asked. */
    private static String begun(Lobby lobby) {
        Api.NewTable wanted =
                new Api.NewTable(
                        "masters",
                        List.of(
                                new Api.NewSeat(Api.SeatKind.me, Optional.empty()),
                                new Api.NewSeat(Api.SeatKind.open, Optional.empty())),
                        Map.of(),
                        false,
                        false,
                        new Api.Clock.Days(1),
                        "random",
                        false);
        String table = lobby.open("anna", "Anna", wanted).id();
        lobby.join(table, "luca", "Luca", Optional.empty());
        lobby.start(table, "anna");
        answer(lobby, table, "anna");
        answer(lobby, table, "luca");
        return table;
    }

    @Test
    void aSeatThatLetsItsDayPassIsPlayedUntilItsOwnerReturns() {
        String[] table = {""};
        int[] asked = {0};
        open(
                lobby -> {
                    table[0] = begun(lobby);
                    asked[0] = lobby.show(table[0], "").asked().getFirst();
                });
        now += DAY - MINUTE;
        open(lobby -> assertThat(seat(lobby, table[0], asked[0]).away()).isFalse());
        now += 2 * MINUTE;
        open(
                lobby -> {
                    until(() -> lobby.show(table[0], "").asked().getFirst() != asked[0]);
                    assertThat(seat(lobby, table[0], asked[0]).away()).isTrue();
                    Api.Seat other = seat(lobby, table[0], 1 - asked[0]);
                    assertThat(other.away()).isFalse();
                    assertThat(other.time().orElseThrow().running()).isTrue();
                    assertThat(other.time().get().millis()).isBetween(DAY - MINUTE, DAY);
                    Reader owner = new Reader(asked[0] == 0 ? "anna" : "luca");
                    lobby.command(owner, new Ask.Return("back", table[0]));
                    owner.next(Tell.Done.class);
                    assertThat(seat(lobby, table[0], asked[0]).away()).isFalse();
                });
    }

    private static Api.Seat seat(Lobby lobby, String table, int seat) {
        return lobby.show(table, "").seats().get(seat);
    }

    private static void until(BooleanSupplier holds) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!holds.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            LockSupport.parkNanos(10_000_000);
        }
    }
}

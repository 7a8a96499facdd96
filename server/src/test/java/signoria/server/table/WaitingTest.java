package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.protocol.Api;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** Nobody waits for a table while holding something that the table may want. */
class WaitingTest {
    /** Two people whose names share a bin of a small map. */
    private static final String ANNA = "a";

    private static final String LUCA = "q";

    @TempDir Path folder;

    private record Listener(String person, LinkedBlockingQueue<String> heard) implements Viewer {
        Listener(String person) {
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
    }

    private void open(Consumer<Lobby> visit) {
        try (Store store = SqliteStore.open(folder);
                Lobby lobby = new Lobby(store, Catalogue.found(), Lobby.Settings.usual())) {
            lobby.begin();
            visit.accept(lobby);
        }
    }

    /** A table that waits for both. */
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
                        new Api.Clock.None(),
                        "random",
                        false);
        String table = lobby.open(ANNA, ANNA, wanted).id();
        lobby.join(table, LUCA, LUCA, Optional.empty());
        lobby.start(table, ANNA);
        return table;
    }

    @Test
    void someoneMayArriveWhileATableTellsWhomItWaitsFor() {
        open(
                lobby -> {
                    String table = begun(lobby);
                    lobby.arrive(new Listener(ANNA));
                    Listener luca = new Listener(LUCA);
                    CountDownLatch begun = new CountDownLatch(1);
                    Thread arriving = Thread.ofPlatform().unstarted(() -> lobby.arrive(luca));
                    lobby.table(table)
                            .post(
                                    here -> {
                                        arriving.start();
                                        begun.countDown();
                                        while (waits(arriving)) LockSupport.parkNanos(1_000_000);
                                        here.load();
                                        lobby.turns().note(here.sitting());
                                    });
                    await(begun);
                    assertThat(ends(arriving)).isTrue();
                    assertThat(luca.heard.poll()).contains(table);
                    assertThat(lobby.show(table, ANNA).asked()).hasSize(2);
                });
    }

    private static boolean waits(Thread thread) {
        return switch (thread.getState()) {
            case NEW, RUNNABLE -> true;
            case BLOCKED, WAITING, TIMED_WAITING, TERMINATED -> false;
        };
    }

    private static boolean ends(Thread thread) {
        try {
            return thread.join(Duration.ofSeconds(20));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whoHoldsALockOrABinOrATableIsCaughtAsking() {
        open(
                lobby -> {
                    String table = begun(lobby);
                    String other = begun(lobby);
                    Map<String, Api.Table> map = new ConcurrentHashMap<>();
                    assertThatThrownBy(() -> map.computeIfAbsent("", _ -> lobby.show(table, ANNA)))
                            .isInstanceOf(AssertionError.class)
                            .hasMessageContaining("computeIfAbsent");
                    assertThatThrownBy(() -> locked(lobby, table))
                            .isInstanceOf(AssertionError.class)
                            .hasMessageContaining("locked");
                    assertThatThrownBy(() -> blocked(lobby, table))
                            .isInstanceOf(AssertionError.class)
                            .hasMessageContaining("blocked");
                    assertThatThrownBy(() -> lobby.table(other).ask(_ -> lobby.show(table, ANNA)))
                            .hasRootCauseInstanceOf(AssertionError.class)
                            .hasRootCauseMessage(
                                    "waits for table "
                                            + table
                                            + " while holding Optional[signoria.server.table"
                                            + ".Mailbox.read]");
                });
    }

    private synchronized Api.Table locked(Lobby lobby, String table) {
        return lobby.show(table, ANNA);
    }

    private Api.Table blocked(Lobby lobby, String table) {
        synchronized (folder) {
            return lobby.show(table, ANNA);
        }
    }

    @Test
    void aTableThatDoesNotAnswerIsNoticed() {
        open(
                lobby -> {
                    String table = begun(lobby);
                    assertThat(lobby.silent(Duration.ofSeconds(15))).isEmpty();
                    CountDownLatch go = new CountDownLatch(1);
                    CountDownLatch in = new CountDownLatch(1);
                    lobby.table(table)
                            .post(
                                    _ -> {
                                        in.countDown();
                                        await(go);
                                    });
                    await(in);
                    LockSupport.parkNanos(5_000_000);
                    assertThat(lobby.silent(Duration.ofMillis(1))).contains("table " + table);
                    go.countDown();
                    lobby.show(table, ANNA);
                    assertThat(lobby.silent(Duration.ofSeconds(15))).isEmpty();
                });
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}

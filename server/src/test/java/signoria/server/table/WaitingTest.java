package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;

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

        /** The next message of a kind. */
        <T extends Tell> T next(Class<T> type) {
            try {
                while (true) {
                    String text = heard.poll(60, TimeUnit.SECONDS);
                    if (text == null) throw new AssertionError("nothing comes");
                    Tell tell = Protocol.read(text, Tell.class);
                    if (type.isInstance(tell)) return type.cast(tell);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
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
    void aTableThatDoesNotAnswerIsMissedAlone() {
        open(
                lobby -> {
                    String table = begun(lobby);
                    String silent = begun(lobby);
                    CountDownLatch speaks = new CountDownLatch(1);
                    lobby.table(silent).post(_ -> await(speaks));
                    Listener luca = new Listener(LUCA);
                    lobby.arrive(luca);
                    assertThat(luca.heard.poll()).contains(table).doesNotContain(silent);
                    assertThat(lobby.mine(ANNA)).extracting(Api.Table::id).containsExactly(table);
                    speaks.countDown();
                });
    }

    /** All threads that read games from their beginning are busy; the table plays on. */
    @Test
    void whoLooksBackHoldsNobodyUp() {
        open(
                lobby -> {
                    String table = begun(lobby);
                    Listener luca = new Listener(LUCA);
                    lobby.watch(luca, table, Language.EN, false);
                    Tell.Position at = luca.next(Tell.Position.class);
                    CountDownLatch open = new CountDownLatch(1);
                    fill(lobby, open, Few.THREADS);
                    List<Supplier<?>> looks =
                            List.of(
                                    () -> lobby.archive().log(table, "x", 0, NOBODY, Language.EN),
                                    () -> lobby.archive().step(table, "x", 0, NOBODY, Language.EN),
                                    () -> lobby.archive().record(table, "x"));
                    List<Object> seen = Collections.synchronizedList(new ArrayList<>());
                    List<Thread> strangers = new ArrayList<>();
                    for (Supplier<?> look : looks)
                        strangers.add(Thread.startVirtualThread(() -> seen.add(look.get())));
                    String move = at.legal().getFirst();
                    lobby.command(luca, new Ask.Play("c", table, at.version(), List.of(move)));
                    luca.next(Tell.Played.class);
                    while (strangers.stream().anyMatch(WaitingTest::waits)) Thread.onSpinWait();
                    assertThat(seen).isEmpty();
                    fill(lobby, open, Lobby.READING - looks.size());
                    assertThatThrownBy(() -> lobby.archive().record(table, ANNA))
                            .isInstanceOf(Failure.class)
                            .hasMessageContaining("too many look back");
                    open.countDown();
                    for (Thread stranger : strangers) assertThat(ends(stranger)).isTrue();
                    assertThat(seen).hasSize(looks.size());
                });
    }

    private static final Optional<Integer> NOBODY = Optional.empty();

    /** So much more is to be read, and does not come to an end. */
    private static void fill(Lobby lobby, CountDownLatch open, int more) {
        for (int i = 0; i < more; i++) lobby.readLater(() -> await(open));
    }

    /** A coach looks at every move, for as long as that takes. */
    @Test
    void aHintDoesNotWaitForACoach() {
        CountDownLatch open = new CountDownLatch(1);
        CountDownLatch hinted = new CountDownLatch(1);
        Crew.Cause cause = new Crew.Cause(ANNA, "t", true);
        try (Bots bots = new Bots(1, Meters.NONE)) {
            bots.coach(
                    cause,
                    _ -> {
                        await(open);
                        return "";
                    },
                    _ -> {},
                    _ -> {});
            bots.advise(cause, _ -> "", _ -> hinted.countDown(), _ -> {});
            await(hinted);
            open.countDown();
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
            assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}

package signoria.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.server.chaos.Postgres;
import signoria.server.protocol.Api.Status;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

class PostgresStoreTest extends StoreContract {
    private final PostgresUrl url = Postgres.fresh();

    @Override
    Store open() {
        return PostgresStore.open(url);
    }

    private void run(String sql) {
        ((PostgresStore) store())
                .write(
                        db -> {
                            db.once(sql);
                            return null;
                        });
    }

    @Test
    void ofTwoServersThatWriteOneVersionOneWins() throws Exception {
        try (Store other = open();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int version = 1; version <= 20; version++) {
                int at = version;
                List<Callable<Boolean>> race = new ArrayList<>();
                for (Store each : List.of(store(), other, store(), other))
                    race.add(() -> wrote(each, at));
                int winners = 0;
                for (Future<Boolean> each : threads.invokeAll(race)) if (each.get()) winners++;
                assertThat(winners).isEqualTo(1);
            }
            assertThat(other.ledger().lines("race", 0)).hasSize(20);
        }
    }

    private static boolean wrote(Store store, int version) {
        try {
            store.ledger().append("race", List.of(line(version)), Optional.empty());
            return true;
        } catch (Ledger.Taken e) {
            return false;
        }
    }

    @Test
    void twoServersSayThingsAtOnceAndNothingIsLost() throws Exception {
        try (Store other = open();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Boolean>> speakers = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                Store at = i % 2 == 0 ? store() : other;
                String command = "anna/c" + i;
                speakers.add(
                        () -> at.chats().say("t", command, new Chats.Line(1, "Anna", 0, "hello")));
            }
            for (Future<Boolean> each : threads.invokeAll(speakers))
                assertThat(each.get()).isTrue();
        }
        assertThat(store().chats().said("t", 100)).hasSize(40);
    }

    @Test
    void ratingsOfGamesThatEndAtOnceAllCount() throws Exception {
        Scores.Rater up =
                before ->
                        before.stream()
                                .map(
                                        r ->
                                                new Scores.Rating(
                                                        r.who(),
                                                        r.name(),
                                                        r.game(),
                                                        r.seats(),
                                                        r.rating() + 1,
                                                        100,
                                                        0.06,
                                                        r.games() + 1))
                                .toList();
        try (Store other = open();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Void>> ends = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                Store at = i % 2 == 0 ? store() : other;
                List<Scores.Result> results = new ArrayList<>();
                for (int seat = 0; seat < 2; seat++)
                    results.add(
                            new Scores.Result(
                                    "t" + i / 2, // each game ends at both servers
                                    "toy",
                                    List.of("Anna", "Luca"),
                                    seat,
                                    seat == i / 2 % 2 ? "anna" : "luca",
                                    1,
                                    1,
                                    true,
                                    9,
                                    "",
                                    Optional.empty()));
                ends.add(
                        () -> {
                            at.scores().settle(results, Optional.of(up));
                            return null;
                        });
            }
            for (Future<Void> each : threads.invokeAll(ends)) each.get();
        }
        assertThat(store().scores().rating("anna", "toy", 2).orElseThrow().rating())
                .isEqualTo(1510);
        assertThat(store().scores().rating("luca", "toy", 2).orElseThrow().games()).isEqualTo(10);
    }

    @Test
    void aLedgerThatWasChangedByHandIsFound() {
        store().ledger().append("a", List.of(line(1), line(2), line(3)), Optional.empty());
        store().ledger()
                .append(
                        "b",
                        List.of(line(1)),
                        Optional.of(standing("b", Status.open, 0, Optional.empty(), "anna", "")));
        assertThat(Checkup.of(url)).isEqualTo(new Checkup(2, 4, List.of()));
        run("update line set deed = 'x' where tid = 'a' and version = 2");
        assertThatThrownBy(() -> store().ledger().lines("a", 0))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("damaged");
        assertThat(Checkup.of(url).faults())
                .singleElement()
                .asString()
                .contains("the ledger of table a is damaged");
    }

    @Test
    void aServerOlderThanTheDataSaysSo() {
        run("update note set value = '99' where name = 'schema'");
        open().close(); // a newer server says that we may run beside it
        run("update note set value = '99' where name = 'oldest'");
        assertThatThrownBy(this::open)
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("newer version");
    }

    @Test
    void serversThatStartAtOnceMakeTheSchemaOnce() throws Exception {
        PostgresUrl empty = Postgres.fresh();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Void>> servers = new ArrayList<>();
            for (int i = 0; i < 4; i++)
                servers.add(
                        () -> {
                            PostgresStore.open(empty).close();
                            return null;
                        });
            for (Future<Void> each : threads.invokeAll(servers)) each.get();
        }
        try (Store made = PostgresStore.existing(empty)) {
            made.check();
        }
    }

    @Test
    void whereNoDatabaseIsOneLineSaysSo() {
        assertThatThrownBy(() -> PostgresStore.open(PostgresUrl.of("postgresql://x@127.0.0.1:1/y")))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("postgresql://x@127.0.0.1:1/y: it cannot be reached")
                .hasMessageNotContaining("\n");
        PostgresUrl other = new PostgresUrl(url.user(), url.host(), url.port(), "nothing", "");
        assertThatThrownBy(() -> PostgresStore.open(other))
                .hasMessageContaining("there is no such database; make it with createdb nothing");
        assertThatThrownBy(() -> PostgresStore.existing(Postgres.fresh()))
                .hasMessageContaining("there is no data in");
        assertThatThrownBy(() -> store().backup(Path.of("x"))).hasMessageContaining("pg_dump");
    }

    @Test
    void aPasswordInTheAddressIsRefused() {
        for (String each :
                List.of(
                        "postgresql://anna:secret@localhost/db",
                        "postgresql://anna@localhost/db?password=secret"))
            assertThatThrownBy(() -> PostgresUrl.of(each))
                    .hasMessageContaining("PGPASSWORD")
                    .hasMessageNotContaining("secret");
        for (String each :
                List.of("mysql://a@b/c", "postgresql://a@b", "postgresql:c", "//", "a b"))
            assertThatThrownBy(() -> PostgresUrl.of(each))
                    .isInstanceOf(StoreFailed.class)
                    .hasMessageContaining("postgresql://user@host:port/database");
        assertThat(PostgresUrl.of("postgresql://anna@db.example/games?sslmode=require"))
                .isEqualTo(new PostgresUrl("anna", "db.example", 5432, "games", "sslmode=require"))
                .hasToString("postgresql://anna@db.example:5432/games");
    }

    /** Another's connection is gone and it says nothing: it need not be waited for any longer. */
    @Test
    void aServerThatWasKilledIsMissedSooner() {
        String now = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
        store().nodes().beat(0);
        run("insert into node values ('gone', " + now + " - 800, 0, 2147483647)");
        run("insert into node values ('cut off', " + now + " + 60000, 0, 2147483647)");
        store().nodes().beat(0);
        List<String> nodes =
                ((PostgresStore) store())
                        .read(db -> db.all("select id from node", row -> row.getString(1)));
        assertThat(nodes).contains("cut off").doesNotContain("gone").hasSize(2);
    }

    /** A server that froze in the middle of anything must not make the others look dead. */
    @Test
    void theCheckWaitsForNoOtherServer() throws Exception {
        CountDownLatch holds = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(1);
        try (Store frozen = open()) {
            Thread stands =
                    Thread.ofVirtual()
                            .start(
                                    () ->
                                            ((PostgresStore) frozen)
                                                    .write(db -> hold(db, holds, done)));
            holds.await();
            store().check();
            done.countDown();
            stands.join();
        }
    }

    private static boolean hold(Db db, CountDownLatch holds, CountDownLatch done)
            throws SQLException {
        db.unhurried();
        for (String table : List.of("note", "node", "standing")) db.alone(table);
        holds.countDown();
        try {
            return done.await(60, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aServerThatDoesNotKnowTheTimeStartsNoClock() {
        Ledger.Standing stands = standing("t", Status.running, 1, Optional.of(77L), "anna", "luca");
        Ledger.Work live = new Ledger.Work(true, 0, true, 0);
        long now = store().nodes().now();
        for (long at : List.of(now - 3_600_000, now + 3_600_000))
            assertThatThrownBy(
                            () ->
                                    store().ledger()
                                            .append(
                                                    "t",
                                                    List.of(line(1)),
                                                    Optional.of(changed(stands, at, live))))
                    .isInstanceOf(Ledger.Owed.class);
        store().ledger().append("t", List.of(line(1)), Optional.of(changed(stands, now, live)));
    }

    private static Ledger.Standing changed(Ledger.Standing was, long at, Ledger.Work work) {
        return new Ledger.Standing(
                was.table(),
                was.game(),
                was.status(),
                was.listed(),
                was.paused(),
                was.waiting(),
                was.deadline(),
                was.sitters(),
                was.created(),
                at,
                work);
    }

    @Test
    void aChangeThatStandsStillLetsGo() throws Exception {
        Ledger ledger = store().ledger();
        ledger.append("t", List.of(line(1)), Optional.empty());
        try (Store frozen = open()) {
            Thread stands =
                    Thread.ofVirtual()
                            .start(
                                    () ->
                                            ((PostgresStore) frozen)
                                                    .write(
                                                            db -> {
                                                                db.run(
                                                                        "insert into line values"
                                                                                + " ('t', 2, 0, '',"
                                                                                + " 'x')");
                                                                return sleep();
                                                            }));
            Thread.sleep(200);
            ledger.append("t", List.of(line(2)), Optional.empty()); // waits for it to be let go
            stands.interrupt();
            stands.join();
        }
        assertThat(ledger.lines("t", 1)).containsExactly(line(2));
    }

    private static int sleep() {
        try {
            Thread.sleep(8000);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return 0;
    }
}

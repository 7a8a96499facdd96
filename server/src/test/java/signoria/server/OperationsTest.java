package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import static signoria.server.Answers.played;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.BadInput;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Tell;
import signoria.server.store.Backups;
import signoria.server.store.StoreFailed;

import java.nio.file.Files;
import java.nio.file.Path;

/** Starting, stopping, backing up. */
class OperationsTest {
    @TempDir Path folder;

    private Server.Settings settings(String data, int port) {
        return new Server.Settings("localhost", port, folder.resolve(data), false, false, 600_000);
    }

    @Test
    void aBackupIsMadeAndTakenBackWhileTheServerRuns() throws Exception {
        Running running = new Running(settings("data", House.freePort()));
        Thread watching = Thread.ofVirtual().start(running::takeBackups);
        try {
            Player anna = Player.guest(running.port(), "Anna");
            String table = anna.post("", House.table(true, "me")).id();
            Path backup = folder.resolve("backup.db");
            Backups.make(folder.resolve("data"), backup);
            Tell.Position at = anna.watch(table);
            anna.play(at, at.legal().getFirst());
            assertThat(anna.table(table).step()).isEqualTo(1);
            Backups.restore(folder.resolve("data"), backup);
            assertThat(anna.wasCut()).isTrue();
            assertThat(anna.heard()).anyMatch(text -> text.contains("\"bye\""));
            Player again = reconnected(anna, running);
            assertThat(again.table(table).step()).isZero();
            assertThat(Files.exists(folder.resolve("data/signoria.db.before"))).isTrue();
            again.close();
        } finally {
            watching.interrupt();
            running.stop();
        }
    }

    private static Player reconnected(Player player, Running running) throws InterruptedException {
        for (int tries = 0; ; tries++)
            try {
                return player.again(running.port());
            } catch (RuntimeException e) {
                if (tries > 600) throw e;
                Thread.sleep(100);
            }
    }

    @Test
    void aBackupIsTakenBackWhileTheServerStands() {
        House house = new House(folder.resolve("data"));
        Player anna = house.guest("Anna");
        String table = anna.post("", House.table(true, "me")).id();
        Path backup = folder.resolve("backup.db");
        Backups.make(folder.resolve("data"), backup);
        Tell.Position at = anna.watch(table);
        anna.play(at, at.legal().getFirst());
        house.stop();
        Backups.restore(folder.resolve("data"), backup);
        house.start();
        assertThat(anna.again(house.port()).table(table).step()).isZero();
        house.close();
    }

    @Test
    void whatIsNoBackupIsNotTaken() throws Exception {
        Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Lorenzo");
        assertThatThrownBy(() -> Backups.restore(folder.resolve("data"), file))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("no backup of Signoria");
        assertThatThrownBy(() -> Backups.restore(folder.resolve("data"), folder.resolve("none")))
                .hasMessageContaining("cannot read");
        assertThatThrownBy(() -> Backups.make(folder.resolve("nowhere"), folder.resolve("b")))
                .hasMessageContaining("there is no data");
    }

    @Test
    void aTakenPortAndAFolderInUseAreSaidInOneLine() {
        Running running = new Running(settings("data", House.freePort()));
        try {
            assertThatThrownBy(() -> new Running(settings("other", running.port())))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("--port");
            assertThatThrownBy(() -> new Running(settings("data", House.freePort())))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("in use by another server");
        } finally {
            running.stop();
        }
    }

    @Test
    void liveClocksStandStillWhileTheServerIsDown() throws InterruptedException {
        House house = new House(folder.resolve("data"));
        Player anna = house.guest("Anna");
        String table =
                anna.post("", House.table(new Api.Clock.Live(60, 0), true, "me", "random")).id();
        anna.watch(table);
        long begun = System.currentTimeMillis();
        long had = time(anna, table).millis();
        house.stop();
        Thread.sleep(3000);
        house.start();
        Player again = anna.again(house.port());
        long passed = System.currentTimeMillis() - begun;
        Api.Time time = time(again, table);
        assertThat(time.running()).isTrue();
        assertThat(had - time.millis()).isLessThan(passed - 2500);
        again.close();
        house.close();
    }

    private static Api.Time time(Player player, String table) {
        return player.table(table).seats().getFirst().time().orElseThrow();
    }

    @Test
    void aRestartInTheMiddleOfADecisionChangesNothing() {
        try (House own = new House(folder.resolve("data"))) {
            Player anna = own.guest("Anna");
            String table = anna.post("", House.table(true, "me")).id();
            Tell.Position at = anna.watch(table);
            played(anna.play(Player.fresh(), at, at.legal().getFirst(), "market row 2"));
            Tell.Position half = anna.position();
            own.restart();
            Player back = anna.again(own.port());
            Tell.Position same = back.watch(table);
            assertThat(same.view()).isEqualTo(half.view());
            assertThat(same.legal()).isEqualTo(half.legal());
            assertThat(same.version()).isEqualTo(half.version());
            played(back.play(half, half.legal().getFirst()));
            back.close();
        }
    }

    @Test
    void idleTablesLeaveMemoryAndComeBack() throws InterruptedException {
        try (House own = new House(folder.resolve("data"), false, 200)) {
            Player anna = own.guest("Anna");
            String table = anna.post("", House.table(true, "me")).id();
            Tell.Position at = anna.watch(table);
            played(anna.play(at, at.legal().getFirst()));
            assertThat(own.server().tables()).isEqualTo(1);
            anna.say(new Ask.Unwatch(table));
            for (int i = 0; i < 1200 && own.server().tables() > 0; i++) Thread.sleep(50);
            assertThat(own.server().tables()).isZero();
            assertThat(anna.watch(table).step()).isEqualTo(1);
            anna.close();
        }
    }
}

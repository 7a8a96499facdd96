package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.Backups;
import signoria.server.store.Ledger;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/** A server that is killed without warning, again and again, under people who play on. */
class CrashTest {
    private static final int ROUNDS = 4;
    private static final int TABLES = 12;

    @TempDir Path folder;

    private final Map<String, Ask.Play> sent = new ConcurrentHashMap<>();
    private final Set<String> acknowledged = ConcurrentHashMap.newKeySet();

    /** The server as a process of its own; arguments: port, folder. */
    static final class Child {
        public static void main(String[] arguments) throws InterruptedException {
            int port = Integer.parseInt(arguments[0]);
            Server.start(
                    new Server.Settings(
                            "localhost", port, Path.of(arguments[1]), false, false, 600_000));
            System.out.println("ready");
            Thread.sleep(Long.MAX_VALUE);
        }
    }

    private Process child(int port) throws IOException {
        Process process =
                new ProcessBuilder(
                                ProcessHandle.current().info().command().orElseThrow(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-Xmx256m",
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Child.class.getName(),
                                "" + port,
                                folder.toString())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        BufferedReader out =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        assertThat(out.readLine()).isEqualTo("ready");
        return process;
    }

    /** One person at all tables; what was not answered is sent again after the crash. */
    private final class Restless implements Runnable {
        Player player;
        final Map<String, Ask.Play> unanswered = new HashMap<>();
        final List<String> tables;

        Restless(Player player, List<String> tables) {
            this.player = player;
            this.tables = tables;
        }

        @Override
        public void run() {
            try {
                for (String table : tables) player.say(new Ask.Watch(table, "en", false));
                for (Ask.Play again : unanswered.values()) player.say(again);
                while (true) answer(player.next(Tell.class));
            } catch (RuntimeException | AssertionError e) {
                // the server is gone
            }
        }

        private void answer(Tell tell) {
            switch (tell) {
                case Tell.Position at when at.yourTurn() && waitsAt(at.table()) -> play(at);
                case Tell.Played played -> {
                    unanswered.remove(played.id());
                    acknowledged.add(player.id() + "/" + played.id());
                }
                case Tell.Stale stale -> unanswered.remove(stale.id());
                case Tell.Refused refused -> throw new IllegalStateException(refused.toString());
                default -> {}
            }
        }

        private boolean waitsAt(String table) {
            return unanswered.values().stream().noneMatch(play -> play.table().equals(table));
        }

        private void play(Tell.Position at) {
            int choice = ThreadLocalRandom.current().nextInt(at.legal().size());
            Ask.Play play =
                    new Ask.Play(
                            Player.fresh(),
                            at.table(),
                            at.version(),
                            List.of(at.legal().get(choice)));
            unanswered.put(play.id(), play);
            sent.put(player.id() + "/" + play.id(), play);
            player.say(play);
        }
    }

    @Test
    void everyAcknowledgedMoveIsThereOnceAndNoneElse() throws Exception {
        int port = House.freePort();
        Process server = child(port);
        Player anna = Player.guest(port, "Anna");
        Player luca = Player.guest(port, "Luca");
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            String id = anna.post("", House.table(false, "me", "open")).id();
            luca.post(id + "/join", new Api.Join(Optional.empty()));
            anna.post(id + "/start", "");
            tables.add(id);
        }
        List<Restless> people = List.of(new Restless(anna, tables), new Restless(luca, tables));
        for (int round = 0; round < ROUNDS; round++) {
            int before = acknowledged.size();
            List<Thread> threads = new ArrayList<>();
            for (Restless each : people) threads.add(Thread.ofVirtual().start(each));
            while (acknowledged.size() < before + 60) Thread.sleep(5);
            server.destroyForcibly().waitFor(); // SIGKILL
            for (Thread thread : threads) thread.join();
            check(tables);
            server = child(port);
            for (Restless each : people) each.player = each.player.again(port);
        }
        Path copy = folder.resolve("copy");
        assertThat(copy.toFile().mkdir()).isTrue();
        Backups.make(folder, copy.resolve(SqliteStore.FILE)); // the server has the folder
        ledger(copy, tables)
                .forEach(
                        (table, lines) ->
                                assertThat(people.getFirst().player.table(table).step())
                                        .isEqualTo(
                                                (int)
                                                        lines.stream()
                                                                .filter(CrashTest::isMove)
                                                                .count()));
        server.destroyForcibly().waitFor();
    }

    private static Map<String, List<Ledger.Line>> ledger(Path data, List<String> tables) {
        Map<String, List<Ledger.Line>> lines = new HashMap<>();
        try (Store store = SqliteStore.open(data)) {
            for (String table : tables) lines.put(table, store.ledger().lines(table, 0));
        }
        return lines;
    }

    private static boolean isMove(Ledger.Line line) {
        return line.deed().contains("\"Moved\"");
    }

    /**
     * Every acknowledged command is there, none twice, none that was never sent, versions whole.
     */
    private void check(List<String> tables) {
        Set<String> found = new TreeSet<>();
        ledger(folder, tables)
                .forEach(
                        (table, lines) -> {
                            for (int i = 0; i < lines.size(); i++) {
                                Ledger.Line line = lines.get(i);
                                assertThat(line.version()).isEqualTo(i + 1);
                                if (!isMove(line)) continue;
                                assertThat(found.add(line.command())).as("twice: " + line).isTrue();
                                Ask.Play play = sent.get(line.command());
                                assertThat(play).as("never sent: " + line).isNotNull();
                                assertThat(play.table()).isEqualTo(table);
                                assertThat(line.deed())
                                        .contains(Protocol.write(play.moves().getFirst()));
                            }
                        });
        assertThat(found).containsAll(acknowledged);
    }
}

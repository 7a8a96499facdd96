package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import signoria.bots.Level;
import signoria.server.protocol.Api;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Other people's programs at a live table, each with a vice: the game goes on. */
class GuestProgramsTest {
    private static final String ANNA = "anna";

    @TempDir Path folder;

    /** A program that greets, and then does this whenever it is asked. */
    private String program(String deed) throws IOException {
        Path script = Files.createTempFile(folder, "program", ".sh");
        Files.writeString(
                script,
                """
                while IFS= read -r line; do
                    case $line in *'"Hello"'*) echo '{"protocol": 1}'; continue ;; esac
                    id=${line#*'"id":'} id=${id%%,*}
                    last=${line#*'"legal":['} last=${last%%']'*} last=${last##*,}
                    DEED
                done
                """
                        .replace("DEED", deed));
        return Level.trusted("exec:sh " + script).name();
    }

    private static Api.NewTable against(String bot) {
        return new Api.NewTable(
                "masters",
                List.of(
                        new Api.NewSeat(Api.SeatKind.me, Optional.empty()),
                        new Api.NewSeat(Api.SeatKind.bot, Optional.of(bot))),
                Map.of(),
                false,
                false,
                new Api.Clock.None(),
                "random",
                true);
    }

    private interface Visit {
        void to(Lobby lobby) throws IOException;
    }

    private void open(Visit visit) throws IOException {
        Path data = Files.createTempDirectory(folder, "data");
        try (Store store = SqliteStore.open(data);
                Lobby lobby = new Lobby(store, Catalogue.found(), Lobby.Settings.usual())) {
            lobby.begin();
            visit.to(lobby);
        }
    }

    private static int waiting(Lobby lobby, String table) {
        return lobby.table(table).ask(here -> here.sitting().game().waiting());
    }

    private static void until(BooleanSupplier holds) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!holds.getAsBoolean()) {
            assertThat(System.nanoTime()).as("it comes about").isLessThan(end);
            LockSupport.parkNanos(5_000_000);
        }
    }

    /** The program's seat has kept its leaders, Anna keeps hers, and the game begins. */
    private static void assertGoesOn(Lobby lobby, String table) {
        until(() -> waiting(lobby, table) == 1);
        lobby.table(table)
                .ask(
                        here -> {
                            String keep = here.sitting().game().legal(0).getFirst();
                            here.commit("", new Deed.Moved(0, keep, ""));
                            return null;
                        });
        assertThat(lobby.show(table, ANNA).step()).isPositive();
    }

    /** Answers that can be understood: whoever gives them is asked again. */
    private static final List<String> SENSIBLE =
            List.of(
                    "printf '{\"id\": %s, \"move\": \"market row 9\"}\\n' $id",
                    "printf '{\"id\": %s, \"move\": \"end\"}\\n' $id");

    private static final Map<String, String> VICES =
            Map.of(
                    "lies", SENSIBLE.getFirst(),
                    "cheats", SENSIBLE.getLast(),
                    "talks nonsense", "echo 'let me see'",
                    "never stops", "while printf '%65536s' ''; do :; done",
                    "floods", "while echo '{\"id\": 0, \"move\": \"end\"}'; do :; done",
                    "dies", "exit 1",
                    "hangs", "sleep 100");

    @TestFactory
    Stream<DynamicTest> whateverAProgramDoesTheGameGoesOn() {
        return VICES.entrySet().stream()
                .map(vice -> dynamicTest(vice.getKey(), () -> tryOut(vice.getValue())));
    }

    private void tryOut(String deed) throws IOException {
        String bot = program(deed);
        open(
                lobby -> {
                    String table = lobby.open(ANNA, "Anna", against(bot)).id();
                    String other = lobby.open(ANNA, "Anna", against("random")).id();
                    until(() -> waiting(lobby, other) == 1); // nobody else waits for it
                    assertGoesOn(lobby, table);
                });
        if (!SENSIBLE.contains(deed)) assertNoneIsLeft(bot);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wait", "exit 1"})
    void noChildOfAProgramIsLeft(String then) throws IOException {
        Path note = folder.resolve("child");
        String bot = program("sleep 100 & echo $! > " + note + "; " + then);
        open(
                lobby -> {
                    String table = lobby.open(ANNA, "Anna", against(bot)).id();
                    until(() -> waiting(lobby, table) == 1);
                    long child = Long.parseLong(Files.readString(note).strip());
                    until(() -> ProcessHandle.of(child).filter(ProcessHandle::isAlive).isEmpty());
                });
    }

    @Test
    void aGoodProgramMakesItsOwnMoves() throws IOException {
        String bot = program("printf '{\"id\": %s, \"move\": %s}\\n' $id \"$last\"");
        open(
                lobby -> {
                    String table = lobby.open(ANNA, "Anna", against(bot)).id();
                    String keeps =
                            lobby.table(table)
                                    .ask(here -> here.sitting().game().legal(1).getLast());
                    until(() -> waiting(lobby, table) == 1);
                    List<String> kept =
                            lobby.table(table)
                                    .ask(
                                            here ->
                                                    here.sitting()
                                                            .game()
                                                            .past()
                                                            .record(here.sitting().names(), 1)
                                                            .lines()
                                                            .toList());
                    assertThat(kept).anyMatch(line -> line.contains(keeps));
                });
    }

    /** A program that nobody understands, or that does not answer, was ended. */
    private static void assertNoneIsLeft(String bot) {
        String script = bot.substring(bot.lastIndexOf('/') + 1);
        until(() -> ProcessHandle.current().descendants().noneMatch(each -> runs(each, script)));
    }

    private static boolean runs(ProcessHandle process, String script) {
        return process.isAlive() && process.info().commandLine().orElse("").contains(script);
    }
}

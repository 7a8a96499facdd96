package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.chaos.Postgres;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Tell;
import signoria.server.store.Ledger;
import signoria.server.store.Newer;
import signoria.server.store.Nodes;
import signoria.server.store.PostgresStore;
import signoria.server.store.PostgresUrl;
import signoria.server.table.Catalogue;
import signoria.server.table.Lobby;
import signoria.server.table.Meters;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/** Two servers on one database: whoever meets one of them finds the same. */
class NodesTest {
    /** After so many moves people are asked one after the other. */
    private static final int BEGUN = 4;

    @TempDir Path folder;

    private final PostgresUrl url = Postgres.fresh();
    private Server one;
    private Server other;

    @BeforeEach
    void open() {
        one = server();
        other = server();
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
    }

    private Server server() {
        return Server.start(
                new Server.Settings("localhost", House.freePort(), folder, false, false, 600_000)
                        .on(Optional.of(url)));
    }

    private static void await(BooleanSupplier wanted) throws InterruptedException {
        for (long until = System.nanoTime() + 60_000_000_000L; !wanted.getAsBoolean(); ) {
            assertThat(System.nanoTime()).as("in time").isLessThan(until);
            Thread.sleep(10);
        }
    }

    /** Anna at the one server and Luca at the other, in a game that has begun. */
    private String table(Player anna, Player luca, Api.Clock clock) {
        String id = anna.post("", House.unrated(House.table(clock, false, "me", "open"))).id();
        luca.post(id + "/join", new Api.Join(Optional.empty()));
        anna.post(id + "/start", "");
        return id;
    }

    /** Plays on until so many moves were made by these two. */
    private static void play(String table, int moves, Player... players) {
        List<Tell.Position> at = new ArrayList<>();
        for (Player each : players) at.add(each.watch(table));
        for (int made = 0; made < moves; ) {
            int before = made;
            for (int i = 0; i < players.length; i++) {
                Tell.Position now = at.get(i);
                if (!now.yourTurn() || now.legal().isEmpty()) continue;
                assertThat(players[i].play(now, now.legal().getFirst()))
                        .isInstanceOf(Tell.Played.class);
                made++;
                break;
            }
            if (made == before) return; // it is over
            for (int i = 0; i < players.length; i++) at.set(i, players[i].watch(table));
        }
    }

    @Test
    void aGameIsPlayedThroughTwoServers() {
        try (Player anna = Player.guest(one.port(), "Anna");
                Player luca = Player.guest(other.port(), "Luca")) {
            String table = table(anna, luca, new Api.Clock.None());
            play(table, 40, anna, luca);
            assertThat(anna.table(table).step()).isEqualTo(luca.table(table).step());
            assertThat(one.store().ledger().lines(table, 0)).hasSizeGreaterThan(20);
        }
    }

    /** Without asking: what one does, the other is told. */
    @Test
    void aMoveIsToldAtTheOtherServer() {
        try (Player anna = Player.guest(one.port(), "Anna");
                Player luca = Player.guest(other.port(), "Luca")) {
            String table = table(anna, luca, new Api.Clock.None());
            play(table, BEGUN, anna, luca);
            Tell.Position hers = anna.watch(table);
            Tell.Position his = luca.watch(table);
            Player first = hers.yourTurn() ? anna : luca;
            Player second = hers.yourTurn() ? luca : anna;
            Tell.Position at = hers.yourTurn() ? hers : his;
            int before = hers.yourTurn() ? his.version() : hers.version();
            first.play(at, at.legal().getFirst());
            second.next(Tell.Position.class, position -> position.version() > before);
        }
    }

    @Test
    void twoTabsAtTwoServersMakeOneMove() throws Exception {
        try (Player anna = Player.guest(one.port(), "Anna");
                Player luca = Player.guest(other.port(), "Luca");
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            String table = table(anna, luca, new Api.Clock.None());
            for (int round = 0; round < 12; round++) {
                Player mover = anna.watch(table).yourTurn() ? anna : luca;
                Tell.Position at = mover.watch(table);
                if (at == null || !at.yourTurn()) break;
                int lines = one.store().ledger().lines(table, 0).size();
                boolean same = round % 2 == 0; // the same command twice, or two of them
                String command = Player.fresh();
                List<Callable<Tell>> tabs = new ArrayList<>();
                for (Server each : List.of(one, other)) {
                    Player tab = mover.again(each.port());
                    tab.watch(table);
                    tabs.add(
                            () -> {
                                try (tab) {
                                    return tab.play(
                                            same ? command : Player.fresh(),
                                            at,
                                            at.legal().getFirst());
                                }
                            });
                }
                int played = 0;
                for (Future<Tell> each : threads.invokeAll(tabs))
                    switch (each.get()) {
                        case Tell.Played _ -> played++;
                        case Tell.Stale _ -> assertThat(same).isFalse();
                        case Tell.Refused _ -> assertThat(same).isFalse();
                        default -> throw new AssertionError(each.get());
                    }
                assertThat(one.store().ledger().lines(table, 0).size() - lines)
                        .isEqualTo(same ? 1 : played);
                assertThat(played).isEqualTo(same ? 2 : played);
            }
        }
    }

    @Test
    void chatPresenceAndTurnsAreTheSameEverywhere() {
        try (Player anna = Player.guest(one.port(), "Anna");
                Player luca = Player.guest(other.port(), "Luca")) {
            String table = table(anna, luca, new Api.Clock.None());
            play(table, BEGUN, anna, luca);
            anna.watch(table);
            luca.say(new Ask.Watch(table, "en", false));
            anna.say(new Ask.Watch(table, "en", false));
            anna.next(
                    Tell.Table.class,
                    each -> each.table().seats().stream().allMatch(Api.Seat::online));
            luca.say(new Ask.Chat(Player.fresh(), table, "Good day"));
            assertThat(anna.next(Tell.Said.class).line().text()).isEqualTo("Good day");
            luca.cut();
            anna.next(
                    Tell.Table.class,
                    each -> !each.table().seats().stream().allMatch(Api.Seat::online));
            try (Player again = luca.again(one.port());
                    Player hers = anna.again(other.port())) {
                boolean annas = anna.watch(table).yourTurn();
                Player mover = annas ? hers : again;
                Player waits = annas ? again : hers;
                waits.next(Tell.Turns.class);
                Tell.Position at = mover.watch(table);
                while (at.yourTurn()) {
                    mover.play(at, at.legal().getFirst());
                    at = mover.watch(table);
                }
                waits.next(Tell.Turns.class, turns -> !turns.turns().isEmpty());
            }
        }
    }

    @Test
    void whoIsSuspendedAtOneServerIsTurnedOutAtTheOther() {
        try (Player anna = Player.guest(one.port(), "Anna");
                Player luca = Player.guest(other.port(), "Luca")) {
            String table = table(anna, luca, new Api.Clock.None());
            one.store().people().enrol(anna.id(), "Anna", "no password");
            one.store().people().admin("anna", true);
            anna.client()
                    .post(
                            "/admin/suspend",
                            new Api.Moderation("Luca", Optional.of(table)),
                            String.class);
            assertThat(luca.wasCut()).isTrue();
        }
    }

    @Test
    void housePlayersMoveOnceWhicheverServerThinks() throws Exception {
        try (Player anna = Player.guest(one.port(), "Anna")) {
            String table =
                    anna.post("", House.unrated(House.table(true, "me", "random", "random"))).id();
            for (int i = 0; i < 25; i++) {
                Player at = anna.again((i % 2 == 0 ? one : other).port());
                try (at) {
                    Tell.Position now = at.watch(table);
                    while (!now.yourTurn() && !now.over()) now = at.watch(table);
                    if (now.over()) break;
                    at.play(now, now.legal().getFirst());
                }
            }
            assertWhole(one.store().ledger().lines(table, 0));
        }
    }

    private static void assertWhole(List<Ledger.Line> lines) {
        Set<String> commands = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            assertThat(lines.get(i).version()).isEqualTo(i + 1);
            String command = lines.get(i).command();
            assertThat(command.isEmpty() || commands.add(command)).isTrue();
        }
    }

    @Test
    void aClockIsCalledOnceAndByAnyServer() throws Exception {
        try (Player anna = Player.guest(one.port(), "Anna");
                Player luca = Player.guest(other.port(), "Luca")) {
            String table = table(anna, luca, new Api.Clock.Live(3, 0));
            await(() -> late(table) > 0);
            one.close(); // the other one goes on alone
            await(() -> late(table) == 2);
            assertWhole(other.store().ledger().lines(table, 0));
        }
    }

    private long late(String table) {
        return other.store().ledger().lines(table, 0).stream()
                .filter(line -> line.deed().contains("\"TakenOver\""))
                .count();
    }

    @Test
    void aServerThatOnlyThinksTakesOver() throws Exception {
        try (PostgresStore store = PostgresStore.open(url);
                Lobby thinks =
                        new Lobby(
                                store,
                                Catalogue.found(),
                                new Lobby.Settings(
                                        2, 600_000, System::currentTimeMillis, Meters.NONE));
                Player anna = Player.guest(one.port(), "Anna")) {
            other.close();
            thinks.begin();
            await( // until the one has more to think than it can
                    () -> {
                        anna.post("", House.unrated(House.table(true, "me", "master", "master")));
                        return thinks.inMemory() > 0;
                    });
        }
    }

    @Test
    void timeInWhichNobodyCouldMoveIsGivenBack() throws Exception {
        try (Player anna = Player.guest(one.port(), "Anna");
                Player luca = Player.guest(one.port(), "Luca")) {
            String table = table(anna, luca, new Api.Clock.Live(600, 0));
            one.close();
            other.close();
            Thread.sleep(Nodes.LEASE + 1500);
            other = server();
            await(
                    () ->
                            other.store().ledger().lines(table, 0).stream()
                                    .anyMatch(line -> line.deed().contains("\"Interrupted\"")));
        }
    }

    @Test
    void aServerThatBecomesTooOldStops() throws Exception {
        assertThat(other.outlived()).isEmpty();
        Newer.server(url);
        await(() -> other.outlived().isPresent());
    }
}

package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Position;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.laws.RandomPlayer;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.Ledger;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** House players are asked once for each question, however long a person thinks. */
class HousePlayersTest {
    private static final String ANNA = "anna";
    private static final int DECISIONS = 40;

    /** As many at random until several are asked at once. */
    private static final int GAMES = 40;

    /** Here one is asked after the other. */
    private static final Set<String> OPEN = Set.of("cradle");

    @TempDir Path folder;
    private long now = 1_794_769_200_000L;

    private Lobby lobby(Store store) {
        Lobby lobby =
                new Lobby(
                        store,
                        Catalogue.found(),
                        new Lobby.Settings(2, 600_000, () -> now, Meters.NONE));
        lobby.begin();
        return lobby;
    }

    @TestFactory
    List<DynamicTest> aSealedAnswerIsGivenOnceWhileAPersonThinks() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Game<?, ?, ?> game : Games.all())
            tests.add(DynamicTest.dynamicTest(game.sheet().id(), () -> think(game)));
        return tests;
    }

    /** A person who thinks for a minute whenever others are asked too, and then moves somehow. */
    private void think(Game<?, ?, ?> game) {
        Path data = folder.resolve(game.sheet().id());
        Random chance = new Random(5);
        int waited = 0;
        try (Store store = SqliteStore.open(data);
                Lobby lobby = lobby(store)) {
            String table = begun(store, game);
            wake(lobby, table);
            for (int made = 0; made < DECISIONS; made++) {
                settle(lobby, table);
                Sitting sitting = lobby.table(table).ask(Table::sitting);
                if (sitting.status() != Api.Status.running) break;
                if (sitting.game().asked(0) != 1) waited++;
                ponder(store, lobby, table);
                lobby.table(table).ask(here -> move(here, chance));
            }
            List<Ledger.Line> lines = store.ledger().lines(table, 0);
            assertNothingIsSealedTwice(table, lines);
            if (OPEN.contains(game.sheet().id())) assertThat(waited).isZero();
            else assertThat(waited).as("sealed questions that Anna pondered").isPositive();
        }
        try (Store store = SqliteStore.open(data);
                Lobby lobby = lobby(store)) {
            String table = store.ledger().tables().getFirst();
            settle(lobby, table);
            int lines = store.ledger().lines(table, 0).size();
            ponder(store, lobby, table);
            assertThat(store.ledger().lines(table, 0)).hasSize(lines);
        }
    }

    /** A table that begins where Anna and others are asked at the same time, if they ever are. */
    private <S, M, V> String begun(Store store, Game<S, M, V> game) {
        int seats = Math.max(3, game.sheet().fewest());
        List<Deed.Place> places = new ArrayList<>();
        places.add(new Deed.Place(Api.SeatKind.me, ANNA, "Anna", ""));
        while (places.size() < seats)
            places.add(new Deed.Place(Api.SeatKind.bot, "", "", "apprentice"));
        Deed opened =
                new Deed.Opened(
                        game.sheet().id(),
                        game.sheet().ruleset(),
                        places,
                        Map.of(),
                        false,
                        false,
                        new Api.Clock.None(),
                        "random",
                        ANNA,
                        "Anna",
                        Seed.ZERO.hex(),
                        Optional.empty(),
                        Optional.of(Position.write(game, window(game, seats))),
                        Optional.empty());
        store.ledger()
                .append(
                        "window",
                        List.of(later(1, now, opened), later(2, now, new Deed.Started())),
                        Optional.empty());
        return "window";
    }

    private static <S, M, V> S window(Game<S, M, V> game, int seats) {
        for (int seed = 1; seed <= GAMES; seed++) {
            S s = game.start(Setup.of(game, seats, Map.of(), Seed.of(seed)));
            var player = new RandomPlayer<>(game, seats, Rng.of(seed), RandomPlayer.Style.EVEN);
            while (!game.over(s) && !together(game, s)) {
                Journal.Entry<M> next = player.choose(s);
                game.play(s, next.seat(), next.move(), Events.IGNORED);
            }
            if (!game.over(s)) return s;
        }
        return game.start(Setup.of(game, seats, Map.of(), Seed.ZERO));
    }

    private static <S> boolean together(Game<S, ?, ?> game, S s) {
        int waiting = game.waiting(s);
        return (waiting & 1) != 0 && Integer.bitCount(waiting) > 1;
    }

    private static Api.NewTable against(String bot, Game<?, ?, ?> game) {
        List<Api.NewSeat> seats = new ArrayList<>();
        seats.add(new Api.NewSeat(Api.SeatKind.me, Optional.empty()));
        while (seats.size() < Math.max(3, game.sheet().fewest()))
            seats.add(new Api.NewSeat(Api.SeatKind.bot, Optional.of(bot)));
        return new Api.NewTable(
                game.sheet().id(),
                seats,
                Map.of(),
                false,
                false,
                new Api.Clock.None(),
                "random",
                true);
    }

    /** Until no bot thinks any more. */
    private static void settle(Lobby lobby, String table) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (lobby.table(table).ask(here -> here.thinking().busy())) {
            assertThat(System.nanoTime()).as("the bots come to rest").isLessThan(end);
            LockSupport.parkNanos(2_000_000);
        }
    }

    /** A minute passes; nothing happens. */
    private void ponder(Store store, Lobby lobby, String table) {
        int before = store.ledger().lines(table, 0).size();
        for (int second = 0; second < 60; second++) {
            now += 1000;
            wake(lobby, table);
        }
        settle(lobby, table);
        assertThat(store.ledger().lines(table, 0)).hasSize(before);
    }

    private static void wake(Lobby lobby, String table) {
        lobby.table(table)
                .ask(
                        here -> {
                            here.wake();
                            return null;
                        });
    }

    private static boolean move(Table here, Random chance) {
        List<String> legal = here.sitting().game().legal(0);
        if (legal.isEmpty()) return false;
        String move = legal.get(chance.nextInt(legal.size()));
        here.commit("", new Deed.Moved(0, move, ""));
        return true;
    }

    /** Of all that happened between two things that everybody saw, each bot did one. */
    private static void assertNothingIsSealedTwice(String table, List<Ledger.Line> lines) {
        Sitting sitting = new Sitting(table, lines.getFirst(), Catalogue.found());
        Set<Integer> sealed = new HashSet<>();
        for (Ledger.Line line : lines.subList(1, lines.size())) {
            sitting.apply(line);
            if (!(Protocol.read(line.deed(), Deed.class) instanceof Deed.Moved moved)) continue;
            boolean seen =
                    (sitting.made().orElseThrow().saw() >>> sitting.chairs().size() & 1) != 0;
            if (seen) sealed.clear();
            else if (!moved.bot().isEmpty())
                assertThat(sealed.add(moved.seat())).as("%s again", moved).isTrue();
        }
    }

    // --- Ledgers from before

    @Test
    void answersThatWereSealedAgainAndAgainAreOneStep() {
        try (Store store = SqliteStore.open(folder);
                Lobby lobby = lobby(store)) {
            String once = lobby.open(ANNA, "Anna", against("random", Games.named("masters"))).id();
            settle(lobby, once);
            List<Ledger.Line> lines = store.ledger().lines(once, 0);
            List<Ledger.Line> often = new ArrayList<>(lines);
            Ledger.Line last = lines.getLast();
            Deed.Moved answer = (Deed.Moved) Protocol.read(last.deed(), Deed.class);
            for (int i = 0; i < 50; i++) often.add(later(often.size() + 1, last.at(), answer));
            store.ledger().append("often", often, Optional.empty());
            answer(lobby, once);
            answer(lobby, "often");
            int steps = lobby.show(once, ANNA).step();
            assertThat(lobby.show("often", ANNA).step()).isEqualTo(steps);
            assertThat(lobby.archive().log("often", ANNA, 0, Optional.empty(), Language.EN))
                    .hasSize(steps);
            takenBack(lobby, once);
            takenBack(lobby, "often");
            assertThat(lobby.show("often", ANNA).step())
                    .isEqualTo(lobby.show(once, ANNA).step())
                    .isLessThan(steps);
        }
    }

    private static Ledger.Line later(int version, long at, Deed deed) {
        return new Ledger.Line(version, at, "", Protocol.write(deed));
    }

    private static void answer(Lobby lobby, String table) {
        lobby.table(table)
                .ask(
                        here -> {
                            String keep = here.sitting().game().legal(0).getFirst();
                            here.commit("", new Deed.Moved(0, keep, ""), new Deed.Paused());
                            return null;
                        });
    }

    private static void takenBack(Lobby lobby, String table) {
        lobby.table(table)
                .ask(
                        here -> {
                            TableGame.Back back = here.sitting().game().back(0);
                            here.commit("", new Deed.TookBack(0, back.index(), false));
                            return null;
                        });
    }

    // --- Answers to what is no longer asked

    private static Thinking.Question asked(int version, boolean owed) {
        return new Thinking.Question(1, "random", version, owed);
    }

    @Test
    void anOutdatedAnswerOutOfTurnIsDropped() {
        try (Store store = SqliteStore.open(folder);
                Lobby lobby = lobby(store)) {
            String table = lobby.open(ANNA, "Anna", against("random", Games.named("masters"))).id();
            settle(lobby, table);
            int lines = store.ledger().lines(table, 0).size();
            Thinking thinking = lobby.table(table).ask(Table::thinking);
            lobby.table(table)
                    .ask(
                            here -> {
                                TableGame<?, ?, ?> game = here.sitting().game();
                                String any = game.anyMove(1).orElseThrow();
                                int seen = game.version(1);
                                thinking.answered(asked(seen - 1, false), Optional.of(any));
                                thinking.answered(asked(seen, false), Optional.of("accept"));
                                thinking.answered(asked(seen, true), Optional.of(any));
                                return null;
                            });
            settle(lobby, table);
            assertThat(store.ledger().lines(table, 0)).hasSize(lines);
            answer(lobby, table);
            assertThat(store.ledger().lines(table, 0)).hasSizeGreaterThan(lines);
        }
    }
}

package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Whether others have sealed their answer is told in no roundabout way. */
class SealedTest {
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

        <T extends Tell> List<T> all(Class<T> type) {
            List<String> texts = new ArrayList<>();
            heard.drainTo(texts);
            return texts.stream()
                    .map(text -> Protocol.read(text, Tell.class))
                    .filter(type::isInstance)
                    .map(type::cast)
                    .toList();
        }
    }

    /** Two people who are asked which leaders they keep, with clocks that run. */
    private void open(Consumer<Lobby> visit) {
        try (Store store = SqliteStore.open(folder);
                Lobby lobby = new Lobby(store, Catalogue.found(), Lobby.Settings.usual())) {
            lobby.begin();
            visit.accept(lobby);
        }
    }

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
                        new Api.Clock.Live(600, 0),
                        "random",
                        false);
        String table = lobby.open("anna", "Anna", wanted).id();
        lobby.join(table, "luca", "Luca", Optional.empty());
        return lobby.start(table, "anna").id();
    }

    private static void commit(Lobby lobby, String table, Deed deed) {
        lobby.table(table)
                .ask(
                        here -> {
                            here.commit("", deed);
                            return null;
                        });
    }

    private static Deed answer(Lobby lobby, String table, int seat) {
        String move = lobby.table(table).ask(here -> here.sitting().game().legal(seat).getFirst());
        return new Deed.Moved(seat, move, "");
    }

    private static Tell.Turn turn(Lobby lobby) {
        Listener anna = new Listener("anna");
        lobby.arrive(anna);
        lobby.leave(anna, List.of());
        return anna.all(Tell.Turns.class).getFirst().turns().getFirst();
    }

    @Test
    void aTurnEndsWithOnesOwnClock() {
        open(
                lobby -> {
                    String table = begun(lobby);
                    commit(lobby, table, answer(lobby, table, 0));
                    commit(lobby, table, new Deed.Interrupted(-60_000)); // a minute of Luca's
                    commit(lobby, table, new Deed.TookBack(0, 0, true));
                    long own =
                            lobby.table(table)
                                    .ask(here -> here.sitting().clocks().deadline(0))
                                    .orElseThrow();
                    assertThat(turn(lobby).deadline()).contains(own);
                    commit(lobby, table, answer(lobby, table, 1));
                    assertThat(turn(lobby).deadline()).contains(own);
                });
    }

    /** A clock that shows nothing any more while nobody is said to be away would tell the same. */
    @Test
    void whoseTimeIsUpIsToldWhenTheAnswersAre() {
        open(
                lobby -> {
                    String table = begun(lobby);
                    Listener anna = new Listener("anna");
                    Listener luca = new Listener("luca");
                    for (Listener each : List.of(anna, luca))
                        lobby.watch(each, table, Language.EN, false);
                    anna.all(Tell.class);
                    luca.all(Tell.class);
                    commit(lobby, table, new Deed.TakenOver(1, true));
                    assertThat(luca.all(Tell.Table.class).getFirst().table().seats().get(1).away())
                            .isTrue();
                    assertThat(anna.all(Tell.class)).isEmpty();
                    assertThat(lobby.show(table, "anna").seats().get(1).away()).isFalse();
                    commit(lobby, table, new Deed.Returned(1));
                    assertThat(luca.all(Tell.Table.class)).isNotEmpty();
                    assertThat(anna.all(Tell.class)).isEmpty();
                    commit(lobby, table, new Deed.TakenOver(1, true));
                    commit(lobby, table, answer(lobby, table, 0));
                    until(() -> lobby.show(table, "anna").seats().get(1).away());
                    assertThat(anna.all(Tell.Table.class).getLast().table().seats().get(1).away())
                            .isTrue();
                });
    }

    /** The house answers for Luca when it has thought. */
    private static void until(BooleanSupplier holds) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!holds.getAsBoolean()) {
            assertThat(System.nanoTime()).as("it comes about").isLessThan(end);
            LockSupport.parkNanos(5_000_000);
        }
    }

    @Test
    void aProposalStandsUntilSomethingIsSeen() {
        open(
                lobby -> {
                    String table = begun(lobby);
                    commit(lobby, table, new Deed.Proposed(Api.ProposalKind.pause, 0));
                    Listener anna = new Listener("anna");
                    lobby.watch(anna, table, Language.EN, false);
                    anna.all(Tell.class);
                    commit(lobby, table, answer(lobby, table, 1));
                    assertThat(anna.all(Tell.class)).isEmpty();
                    assertThat(lobby.show(table, "anna").proposal()).isPresent();
                    commit(lobby, table, answer(lobby, table, 0));
                    assertThat(lobby.show(table, "anna").proposal()).isEmpty();
                });
    }
}

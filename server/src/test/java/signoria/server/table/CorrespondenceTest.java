package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.Language;
import signoria.server.Player;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
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
                    String text = heard.poll(60, TimeUnit.SECONDS);
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
        return begun(lobby, 1);
    }

    private static String begun(Lobby lobby, int days) {
        Api.NewTable wanted =
                new Api.NewTable(
                        "masters",
                        List.of(
                                new Api.NewSeat(Api.SeatKind.me, Optional.empty()),
                                new Api.NewSeat(Api.SeatKind.open, Optional.empty())),
                        Map.of(),
                        false,
                        false,
                        new Api.Clock.Days(days),
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

    // --- Holidays

    private static String asked(Lobby lobby, String table) {
        return lobby.show(table, "").asked().getFirst() == 0 ? "anna" : "luca";
    }

    @Test
    void clocksStandStillOnAHolidayThatWasAnnouncedInTime() {
        String[] table = {""};
        int[] asked = {0};
        open(
                lobby -> {
                    table[0] = begun(lobby, 3);
                    asked[0] = lobby.show(table[0], "").asked().getFirst();
                    Reader other = new Reader(asked[0] == 0 ? "luca" : "anna");
                    look(lobby, table[0], other);
                    other.heard().clear();
                    Api.Holidays set = holiday(lobby, asked(lobby, table[0]), 1, 7);
                    assertThat(set.left()).isEqualTo(23);
                    Api.Span told =
                            other.next(Tell.Table.class)
                                    .table()
                                    .seats()
                                    .get(asked[0])
                                    .holiday()
                                    .orElseThrow();
                    assertThat(told.from()).isBetween(now + DAY, now + DAY + MINUTE);
                    assertThat(told.until() - told.from()).isEqualTo(7 * DAY);
                });
        now += 5 * DAY;
        open(
                lobby -> {
                    Api.Time time = seat(lobby, table[0], asked[0]).time().orElseThrow();
                    assertThat(time.running()).isFalse();
                    assertThat(time.millis()).isBetween(2 * DAY - MINUTE, 2 * DAY);
                });
        now += 5 * DAY - MINUTE;
        open(lobby -> assertThat(seat(lobby, table[0], asked[0]).away()).isFalse());
        now += 2 * MINUTE;
        open(lobby -> until(() -> seat(lobby, table[0], asked[0]).away()));
    }

    private static Api.Holidays holiday(Lobby lobby, String person, int ahead, int days) {
        return new Calendar(lobby, 30).begin(person, new Api.NewHoliday(ahead, days));
    }

    @Test
    void aHolidayDoesNotSaveAMoveThatIsAboutToBeLost() {
        String[] table = {""};
        int[] asked = {0};
        open(
                lobby -> {
                    table[0] = begun(lobby, 1);
                    asked[0] = lobby.show(table[0], "").asked().getFirst();
                });
        now += DAY - MINUTE;
        open(
                lobby -> {
                    assertThatThrownBy(() -> holiday(lobby, asked(lobby, table[0]), 0, 7))
                            .hasMessageContaining("begins in 1 to");
                    holiday(lobby, asked(lobby, table[0]), 1, 7);
                });
        now += 2 * MINUTE;
        open(lobby -> until(() -> seat(lobby, table[0], asked[0]).away()));
    }

    @Test
    void aHolidayThatIsEndedCostsTheDaysThatHaveBegun() {
        String[] table = {""};
        int[] asked = {0};
        open(
                lobby -> {
                    table[0] = begun(lobby, 3);
                    asked[0] = lobby.show(table[0], "").asked().getFirst();
                    holiday(lobby, asked(lobby, table[0]), 1, 7);
                    assertThatThrownBy(() -> holiday(lobby, asked(lobby, table[0]), 20, 1))
                            .hasMessageContaining("announced already");
                });
        now += 3 * DAY + MINUTE;
        open(
                lobby -> {
                    Calendar calendar = new Calendar(lobby, 30);
                    assertThat(calendar.end(asked(lobby, table[0])).left()).isEqualTo(27);
                    assertThat(seat(lobby, table[0], asked[0]).holiday()).isEmpty();
                    assertThat(seat(lobby, table[0], asked[0]).time().orElseThrow().millis())
                            .isBetween(2 * DAY - MINUTE, 2 * DAY);
                });
        now += 2 * DAY - MINUTE;
        open(lobby -> assertThat(seat(lobby, table[0], asked[0]).away()).isFalse());
        now += 2 * MINUTE;
        open(lobby -> until(() -> seat(lobby, table[0], asked[0]).away()));
    }

    @Test
    void whoeverIsOnHolidayWhenAGameBeginsIsSo() {
        open(
                lobby -> {
                    holiday(lobby, "luca", 1, 30);
                    assertThatThrownBy(() -> holiday(lobby, "anna", 1, 31))
                            .hasMessageContaining("30 days");
                    String table = begun(lobby, 3);
                    assertThat(seat(lobby, table, 1).holiday()).isPresent();
                    assertThat(seat(lobby, table, 0).holiday()).isEmpty();
                });
    }

    // --- Planned answers

    /** Three people at Princes, one of whom has put up something and opened the bidding. */
    private static String bidding(Lobby lobby) {
        List<Api.NewSeat> seats = new ArrayList<>();
        seats.add(new Api.NewSeat(Api.SeatKind.me, Optional.empty()));
        for (int i = 0; i < 2; i++) seats.add(new Api.NewSeat(Api.SeatKind.open, Optional.empty()));
        Api.NewTable wanted =
                new Api.NewTable(
                        "princes",
                        seats,
                        Map.of(),
                        false,
                        false,
                        new Api.Clock.Days(3),
                        "random",
                        false);
        String table = lobby.open(PEOPLE.get(0), PEOPLE.get(0), wanted).id();
        for (String person : PEOPLE.subList(1, 3))
            lobby.join(table, person, person, Optional.empty());
        for (int i = 0; i < 3; i++) act(lobby, table, ""); // families
        act(lobby, table, "auction ");
        act(lobby, table, "bid ");
        return table;
    }

    private static final List<String> PEOPLE = List.of("anna", "luca", "bruno");

    /** Whoever is asked makes the first move that begins so. */
    private static int act(Lobby lobby, String table, String move) {
        int seat = lobby.show(table, "").asked().getFirst();
        Reader reader = new Reader(PEOPLE.get(seat));
        Tell.Position at = look(lobby, table, reader);
        String first =
                at.legal().stream().filter(each -> each.startsWith(move)).findFirst().orElseThrow();
        lobby.command(reader, new Ask.Play(Player.fresh(), table, at.version(), List.of(first)));
        reader.next(Tell.Played.class);
        lobby.unwatch(reader, table);
        return seat;
    }

    /** Whoever is neither asked nor in the lead. */
    private static int third(Lobby lobby, String table, int opener) {
        return 3 - opener - lobby.show(table, "").asked().getFirst();
    }

    private static Api.Ahead plan(Lobby lobby, String table, int seat, String answer) {
        Reader reader = new Reader(PEOPLE.get(seat));
        Api.Ahead ahead = look(lobby, table, reader).ahead().orElseThrow();
        lobby.command(reader, new Ask.Plan(Player.fresh(), table, ahead.stake(), answer));
        reader.next(Tell.Done.class);
        Api.Ahead planned = reader.next(Tell.Position.class).ahead().orElseThrow();
        lobby.unwatch(reader, table);
        return planned;
    }

    private static String highest(Api.Ahead ahead) {
        return ahead.answers().getLast().move();
    }

    private static Api.Ahead ahead(Lobby lobby, String table, int seat) {
        Reader reader = new Reader(PEOPLE.get(seat));
        Api.Ahead ahead = look(lobby, table, reader).ahead().orElseThrow();
        lobby.unwatch(reader, table);
        return ahead;
    }

    @Test
    void aBidThatWasPlannedIsMadeAfterAWhileAlsoAfterARestart() {
        String[] table = {""};
        int[] third = {0};
        open(
                lobby -> {
                    table[0] = bidding(lobby);
                    third[0] = third(lobby, table[0], opener(lobby, table[0]));
                    String most = highest(ahead(lobby, table[0], third[0]));
                    assertThat(plan(lobby, table[0], third[0], most).planned()).contains(most);
                    act(lobby, table[0], "pass");
                });
        now += 3 * MINUTE;
        open(
                lobby -> {
                    assertThat(lobby.show(table[0], "").asked()).containsExactly(third[0]);
                    assertThat(ahead(lobby, table[0], third[0]).planned()).isPresent();
                });
        now += 40 * MINUTE;
        open(
                lobby -> {
                    until(() -> lobby.show(table[0], "").asked().getFirst() != third[0]);
                    assertThat(seat(lobby, table[0], third[0]).away()).isFalse();
                    Reader reader = new Reader("nobody");
                    assertThat(look(lobby, table[0], reader).view().toString())
                            .contains("\"leader\":" + third[0]);
                });
    }

    /** Whoever put something up: it is their turn. */
    private static int opener(Lobby lobby, String table) {
        String view = look(lobby, table, new Reader("nobody")).view().toString();
        return Integer.parseInt(view.replaceAll("(?s).*\"turn\":(\\d).*", "$1"));
    }

    @Test
    void aPlanIsToldToNobodyElse() {
        open(
                lobby -> {
                    String table = bidding(lobby);
                    int third = third(lobby, table, opener(lobby, table));
                    Reader other = new Reader(PEOPLE.get((third + 1) % 3));
                    look(lobby, table, other);
                    lobby.show(table, "");
                    other.heard().clear();
                    String before = seen(lobby, table, other.person());
                    plan(lobby, table, third, "pass");
                    List<String> positions = List.copyOf(other.heard());
                    assertThat(positions).noneMatch(text -> text.contains("\"position\""));
                    assertThat(positions).noneMatch(text -> text.contains("plan"));
                    assertThat(seen(lobby, table, other.person())).isEqualTo(before);
                });
    }

    private static String seen(Lobby lobby, String table, String person) {
        String all =
                Protocol.write(lobby.show(table, person))
                        + Protocol.write(look(lobby, table, new Reader(person)));
        return all.replaceAll("\"millis\":\\d+", ""); // clocks run
    }

    @Test
    void aPlanEndsWithWhatItWasAbout() {
        open(
                lobby -> {
                    String table = bidding(lobby);
                    int third = third(lobby, table, opener(lobby, table));
                    Api.Ahead before = plan(lobby, table, third, "pass");
                    assertThat(plan(lobby, table, third, "").planned()).isEmpty();
                    plan(lobby, table, third, highest(before));
                    act(lobby, table, "pass");
                    act(lobby, table, "pass"); // the one who planned, by hand
                    until(
                            () ->
                                    look(lobby, table, new Reader(PEOPLE.get(third)))
                                            .ahead()
                                            .flatMap(Api.Ahead::planned)
                                            .isEmpty());
                    Reader late = new Reader(PEOPLE.get(third));
                    lobby.command(late, new Ask.Plan("late", table, before.stake(), "pass"));
                    assertThat(late.next(Tell.Failed.class).code()).isEqualTo("not-now");
                });
    }

    private static Api.Seat seat(Lobby lobby, String table, int seat) {
        return lobby.show(table, "").seats().get(seat);
    }

    private static void until(BooleanSupplier holds) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!holds.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            LockSupport.parkNanos(10_000_000);
        }
    }
}

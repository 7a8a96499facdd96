package signoria.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import signoria.server.protocol.Api.Status;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/** What every store must hold to; each kind of store extends it. */
abstract class StoreContract {
    private Store store;

    /** Opens the store, each time the same one. */
    abstract Store open();

    @BeforeEach
    void openIt() {
        store = open();
    }

    @AfterEach
    void closeIt() {
        store.close();
    }

    Store store() {
        return store;
    }

    private void reopen() {
        store.close();
        store = open();
    }

    static Ledger.Line line(int version) {
        return new Ledger.Line(
                version,
                1000 + version,
                "anna/c" + version,
                "{\"type\":\"Moved\",\"move\":\"m" + version + "\"}");
    }

    static Ledger.Standing standing(
            String table, Status status, int waiting, Optional<Long> deadline, String... sitters) {
        return new Ledger.Standing(
                table,
                "toy",
                status,
                true,
                false,
                waiting,
                deadline,
                List.of(sitters),
                1,
                2,
                Ledger.Work.NONE);
    }

    @Test
    void linesComeBackInOrderAfterReopening() {
        store.ledger().append("t1", List.of(line(1), line(2)), Optional.empty());
        store.ledger().append("t2", List.of(line(1)), Optional.empty());
        store.ledger().append("t1", List.of(line(3)), Optional.empty());
        reopen();
        assertThat(store.ledger().lines("t1", 0)).containsExactly(line(1), line(2), line(3));
        assertThat(store.ledger().lines("t1", 2)).containsExactly(line(3));
        assertThat(store.ledger().lines("t3", 0)).isEmpty();
        assertThat(store.ledger().tables()).containsExactly("t1", "t2");
    }

    @Test
    void aTakenVersionIsRefusedAndNothingOfTheAppendStays() {
        store.ledger().append("t1", List.of(line(1), line(2)), Optional.empty());
        assertThatThrownBy(
                        () ->
                                store.ledger()
                                        .append("t1", List.of(line(3), line(2)), Optional.empty()))
                .isInstanceOf(Ledger.Taken.class);
        assertThat(store.ledger().lines("t1", 0)).hasSize(2);
        store.ledger().append("t1", List.of(line(3)), Optional.empty());
        assertThat(store.ledger().lines("t1", 0)).hasSize(3);
    }

    @Test
    void ofManyWritersOfOneVersionOneWins() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Boolean>> writers = new ArrayList<>();
            for (int i = 0; i < 50; i++) writers.add(this::wins);
            int winners = 0;
            for (Future<Boolean> each : threads.invokeAll(writers)) if (each.get()) winners++;
            assertThat(winners).isEqualTo(1);
        }
    }

    private boolean wins() {
        try {
            store.ledger().append("race", List.of(line(1)), Optional.empty());
            return true;
        } catch (Ledger.Taken e) {
            return false;
        }
    }

    @Test
    void manyTablesAppendAtOnceAndNothingIsLost() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Void>> writers = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                String table = "t" + i;
                writers.add(
                        () -> {
                            for (int version = 1; version <= 20; version++)
                                store.ledger()
                                        .append(table, List.of(line(version)), Optional.empty());
                            return null;
                        });
            }
            for (Future<Void> each : threads.invokeAll(writers)) each.get();
        }
        reopen();
        for (int i = 0; i < 40; i++)
            assertThat(store.ledger().lines("t" + i, 0))
                    .isEqualTo(IntStream.rangeClosed(1, 20).mapToObj(StoreContract::line).toList());
    }

    @Test
    void tablesAreFoundByHowTheyStand() {
        Ledger ledger = store.ledger();
        ledger.append(
                "a",
                List.of(line(1)),
                Optional.of(standing("a", Status.open, 0, Optional.empty(), "anna", "")));
        ledger.append(
                "b",
                List.of(line(1)),
                Optional.of(standing("b", Status.running, 1, Optional.of(77L), "anna", "luca")));
        ledger.append(
                "c",
                List.of(line(1)),
                Optional.of(standing("c", Status.running, 0, Optional.empty(), "luca", "")));
        ledger.append(
                "d",
                List.of(line(1)),
                Optional.of(standing("d", Status.over, 0, Optional.empty(), "anna", "")));
        assertThat(ledger.listed(10))
                .extracting(Ledger.Standing::table)
                .containsExactlyInAnyOrder("a", "b", "c");
        assertThat(ledger.of("anna", 10))
                .extracting(Ledger.Standing::table)
                .containsExactlyInAnyOrder("a", "b", "d");
        assertThat(ledger.of("anna", 10).getLast().table()).isEqualTo("d");
        assertThat(ledger.due())
                .extracting(Ledger.Standing::table)
                .containsExactlyInAnyOrder("b", "c");
        assertThat(ledger.unscored()).containsExactly("d");
        assertThat(ledger.running()).isEqualTo(2);
    }

    @Test
    void ofEachOriginOneTableIsListedBeforeTheSecondOfAny() {
        Ledger ledger = store.ledger();
        for (String table : List.of("a1", "b1", "b2", "b3", "c1")) {
            ledger.append(
                    table,
                    List.of(line(1)),
                    Optional.of(standing(table, Status.open, 0, Optional.empty(), "anna", "")));
            ledger.opened(table, table.substring(0, 1));
        }
        assertThat(ledger.listed(3))
                .extracting(each -> each.table().charAt(0))
                .containsExactlyInAnyOrder('a', 'b', 'c');
        assertThat(ledger.listed(10)).hasSize(5);
    }

    @Test
    void aForgottenTableIsGone() {
        Ledger ledger = store.ledger();
        for (String table : List.of("a", "b"))
            ledger.append(
                    table,
                    List.of(line(1), line(2)),
                    Optional.of(standing(table, Status.open, 0, Optional.empty(), "anna", "")));
        store.chats().say("a", "anna/c1", new Chats.Line(1, "Anna", 0, "Good day"));
        assertThat(store.chats().speaker("a", "Anna")).contains("anna");
        assertThat(ledger.unchanged(Status.open, 3, 10)).containsExactlyInAnyOrder("a", "b");
        assertThat(ledger.unchanged(Status.open, 2, 10)).isEmpty();
        ledger.forget("a");
        assertThat(ledger.lines("a", 0)).isEmpty();
        assertThat(ledger.of("anna", 10)).extracting(Ledger.Standing::table).containsExactly("b");
        assertThat(store.chats().said("a", 10)).isEmpty();
        assertThat(ledger.lines("b", 0)).hasSize(2);
    }

    @Test
    void whoLeftATableNoLongerFindsIt() {
        Ledger ledger = store.ledger();
        ledger.append(
                "a",
                List.of(line(1)),
                Optional.of(standing("a", Status.open, 0, Optional.empty(), "anna", "luca")));
        ledger.append(
                "a",
                List.of(line(2)),
                Optional.of(standing("a", Status.open, 0, Optional.empty(), "anna", "")));
        assertThat(ledger.of("luca", 10)).isEmpty();
        assertThat(ledger.of("anna", 10)).hasSize(1);
    }

    @Test
    void aGuestBecomesAnAccountAndNamesAreUniqueWhateverTheirCase() {
        People people = store.people();
        people.add(new People.Person("p1", "Anna", "", false, false, 0, 5));
        people.add(new People.Person("p2", "Anna", "", false, false, 0, 5));
        assertThat(people.account("anna")).isEmpty();
        assertThat(people.enrol("p1", "Anna", "hash")).isTrue();
        assertThat(people.enrol("p2", "aNNA", "hash")).isFalse();
        assertThat(people.account("ANNA")).map(People.Person::id).contains("p1");
        assertThat(people.find("p2")).map(People.Person::account).contains(false);
        assertThat(people.admin("anna", true)).isTrue();
        assertThat(people.suspend("nobody", true)).isFalse();
        assertThat(people.find("p1")).map(People.Person::admin).contains(true);
    }

    @Test
    void guestsOfTheSameNameAreMarkedWhenSomeoneSignsUp() {
        People people = store.people();
        people.add(new People.Person("p1", "Anna", "", false, false, 0, 5));
        people.add(new People.Person("p2", "aNNa", "", false, false, 0, 5));
        people.add(new People.Person("p3", "Annabella", "", false, false, 0, 5));
        people.enrol("p1", "Anna", "hash");
        assertThat(people.find("p1")).map(People.Person::name).contains("Anna");
        assertThat(people.find("p2")).map(People.Person::name).contains("aNNa (guest)");
        assertThat(people.find("p3")).map(People.Person::name).contains("Annabella");
    }

    @Test
    void signInsAreFoundListedAndEnded() {
        SignIns signIns = store.signIns();
        for (String key : List.of("k1", "k2", "k3"))
            signIns.add(new SignIns.SignIn(key, "p1", "Firefox", 10, 10, 100));
        signIns.add(new SignIns.SignIn("k4", "p2", "", 10, 10, 100));
        signIns.seen("k2", 50, 140);
        assertThat(signIns.find("k2"))
                .contains(new SignIns.SignIn("k2", "p1", "Firefox", 10, 50, 140));
        assertThat(signIns.of("p1", 60))
                .extracting(SignIns.SignIn::key)
                .startsWith("k2")
                .hasSize(3);
        assertThat(signIns.of("p1", 120)).extracting(SignIns.SignIn::key).containsExactly("k2");
        signIns.end("k1");
        assertThat(signIns.find("k1")).isEmpty();
        signIns.endOthers("p1", "k2");
        assertThat(signIns.of("p1", 60)).extracting(SignIns.SignIn::key).containsExactly("k2");
        assertThat(signIns.of("p2", 60)).hasSize(1);
        signIns.add(new SignIns.SignIn("k5", "p2", "", 200, 200, 300));
        assertThat(signIns.find("k4")).isEmpty(); // it had ended by itself
    }

    @Test
    void aResultIsSettledOnce() {
        List<Scores.Result> results =
                List.of(
                        new Scores.Result(
                                "t1",
                                "toy",
                                List.of("Anna", "bot:random"),
                                0,
                                "p1",
                                1,
                                30,
                                true,
                                9,
                                "",
                                Optional.empty()),
                        new Scores.Result(
                                "t1",
                                "toy",
                                List.of("Anna", "bot:random"),
                                1,
                                "bot:random",
                                2,
                                20,
                                true,
                                9,
                                "",
                                Optional.empty()));
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
                                                        r.rating() + 10,
                                                        100,
                                                        0.06,
                                                        r.games() + 1))
                                .toList();
        store.people().add(new People.Person("p1", "Anna", "", false, false, 0, 5));
        store.scores().settle(results, Optional.of(up));
        store.scores().settle(results, Optional.of(up));
        assertThat(store.scores().rating("p1", "toy", 2))
                .map(Scores.Rating::rating)
                .contains(1510.0);
        assertThat(store.scores().results("bot:random", 10))
                .containsExactly(shifted(results.get(1)));
        assertThat(store.scores().of("t1"))
                .containsExactly(shifted(results.get(0)), shifted(results.get(1)));
        assertThat(store.scores().around("p1", 10)).isEqualTo(store.scores().of("t1"));
        assertThat(store.scores().recent("toy", 1)).hasSize(1);
        assertThat(store.scores().recent("other", 9)).isEmpty();
        assertThat(store.scores().best("toy", 2, 10)).hasSize(1); // without the guest
        store.people().enrol("p1", "Anna", "hash");
        assertThat(store.scores().best("toy", 2, 10)).hasSize(2);
    }

    /** The result with what became of the rating. */
    private static Scores.Result shifted(Scores.Result result) {
        return new Scores.Result(
                result.table(),
                result.game(),
                result.names(),
                result.seat(),
                result.who(),
                result.place(),
                result.points(),
                result.rated(),
                result.ended(),
                result.more(),
                Optional.of(new Scores.Shift(1500, 1510, 100)));
    }

    @Test
    void aLineOfChatIsKeptOnce() {
        Chats.Line hello = new Chats.Line(7, "Anna", 0, "hello <b>");
        assertThat(store.chats().say("t1", "anna/c1", hello)).isTrue();
        assertThat(store.chats().say("t1", "anna/c1", hello)).isFalse();
        assertThat(store.chats().say("t1", "anna/c2", hello)).isTrue();
        assertThat(store.chats().said("t1", 10)).containsExactly(hello, hello);
    }

    @Test
    void theSecretStaysTheSame() {
        byte[] secret = store.secret();
        reopen();
        assertThat(store.secret()).isEqualTo(secret).hasSize(32);
    }

    // --- What people are to be told

    private static final long LULL = 100;

    private static Outbox.Item item(String person, String event, String table, long at, long due) {
        return new Outbox.Item(person, "mail", event, table, at, due, 0, "{}");
    }

    @Test
    void whatIsDueForSomeoneIsClaimedTogetherAndOnce() {
        store.outbox().add(item("anna", "turn", "t1", 1, 10));
        store.outbox().add(item("anna", "turn", "t2", 2, 10));
        store.outbox().add(item("anna", "low", "t1", 2, 50));
        assertThat(store.outbox().due(9, "mail")).isFalse();
        assertThat(store.outbox().claim(9, "mail", LULL)).isEmpty();
        assertThat(store.outbox().due(10, "mail")).isTrue();
        assertThat(store.outbox().due(10, "hook")).isFalse();
        assertThat(store.outbox().claim(10, "hook", LULL)).isEmpty();
        assertThat(store.outbox().claim(10, "mail", LULL))
                .containsExactlyInAnyOrder(
                        item("anna", "turn", "t1", 1, 10), item("anna", "turn", "t2", 2, 10));
        assertThat(store.outbox().claim(60, "mail", LULL)).isEmpty(); // it is quiet until 110
        assertThat(store.outbox().claim(110, "mail", LULL)).hasSize(1);
        reopen();
        assertThat(store.outbox().claim(500, "mail", LULL)).isEmpty();
    }

    @Test
    void ofManyServersOneClaims() throws Exception {
        for (int i = 0; i < 20; i++) store.outbox().add(item("p" + i, "turn", "t1", 1, 1));
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<List<Outbox.Item>>> servers = new ArrayList<>();
            for (int i = 0; i < 60; i++) servers.add(() -> store.outbox().claim(5, "mail", LULL));
            List<String> claimed = new ArrayList<>();
            for (Future<List<Outbox.Item>> each : threads.invokeAll(servers))
                for (Outbox.Item item : each.get()) claimed.add(item.person());
            while (store.outbox().due(5, "mail")) // another was faster with those
            for (Outbox.Item item : store.outbox().claim(5, "mail", LULL))
                    claimed.add(item.person());
            assertThat(claimed).hasSize(20).doesNotHaveDuplicates();
        }
    }

    @Test
    void whatWasToldIsGoneAndWhatFailedComesAgain() {
        store.outbox().add(item("anna", "turn", "t1", 1, 1));
        List<Outbox.Item> claimed = store.outbox().claim(1, "mail", LULL);
        store.outbox().later(claimed, 7, true);
        store.outbox().open("anna", "mail");
        assertThat(store.outbox().due(6, "mail")).isFalse();
        List<Outbox.Item> again = store.outbox().claim(7, "mail", LULL);
        assertThat(again).singleElement().returns(1, Outbox.Item::tries);
        store.outbox().told(again);
        store.outbox().open("anna", "mail");
        assertThat(store.outbox().due(1000, "mail")).isFalse();
    }

    @Test
    void whatComesAnewWhileItIsToldIsToldToo() {
        store.outbox().add(item("anna", "turn", "t1", 1, 1));
        List<Outbox.Item> claimed = store.outbox().claim(1, "mail", LULL);
        store.outbox().add(item("anna", "turn", "t1", 2, 2));
        store.outbox().told(claimed);
        assertThat(store.outbox().claim(200, "mail", LULL))
                .containsExactly(item("anna", "turn", "t1", 2, 2));
    }

    @Test
    void whatNoLongerHoldsIsNotTold() {
        store.outbox().add(item("anna", "turn", "t1", 1, 1));
        store.outbox().add(item("anna", "over", "t1", 1, 1));
        store.outbox().add(item("anna", "turn", "t2", 1, 1));
        store.outbox().drop("anna", "t1", List.of("turn", "low"));
        assertThat(store.outbox().claim(1, "mail", LULL))
                .extracting(Outbox.Item::about, Outbox.Item::event)
                .containsExactlyInAnyOrder(
                        org.assertj.core.groups.Tuple.tuple("t1", "over"),
                        org.assertj.core.groups.Tuple.tuple("t2", "turn"));
        store.outbox().add(item("bruno", "turn", "t1", 1, 1));
        store.outbox().drop("bruno", "mail");
        assertThat(store.outbox().due(1000, "mail")).isFalse();
    }

    /** Nobody knows whether a server that died had told it. */
    @Test
    void whatADeadServerClaimedIsForgotten() {
        store.outbox().add(item("anna", "turn", "t1", 1, 1));
        store.outbox().claim(1, "mail", LULL);
        store.outbox().forget(2);
        store.outbox().open("anna", "mail");
        assertThat(store.outbox().due(1000, "mail")).isFalse();
    }

    // --- How people are reached

    @Test
    void wishesAndAddressesAreKept() {
        assertThat(store.contacts().wishes("anna")).isEmpty();
        store.contacts().wishes("anna", "one");
        store.contacts().wishes("anna", "two");
        store.contacts().address("anna", "Anna@Example.org");
        store.contacts().address("bruno", "anna@example.org");
        reopen();
        assertThat(store.contacts().wishes("anna")).contains("two");
        assertThat(store.contacts().address("anna")).contains("Anna@Example.org");
        assertThat(store.contacts().owners("anna@EXAMPLE.org")).containsExactly("anna", "bruno");
        store.contacts().address("anna", "");
        assertThat(store.contacts().address("anna")).isEmpty();
        assertThat(store.contacts().owners("anna@example.org")).containsExactly("bruno");
    }

    @Test
    void friendsAndThoseBlockedAreKept() {
        Circle circle = store.circle();
        assertThat(circle.tie("anna", new Circle.Tie("i-luca", "Luca", false))).isTrue();
        assertThat(circle.tie("anna", new Circle.Tie("i-rude", "Rude", false))).isTrue();
        assertThat(circle.blocks(List.of("anna"), "i-rude")).isFalse();
        assertThat(circle.tie("anna", new Circle.Tie("i-rude", "Rude", true))).isTrue();
        reopen();
        circle = store.circle();
        assertThat(circle.ties("anna"))
                .containsExactly(
                        new Circle.Tie("i-luca", "Luca", false),
                        new Circle.Tie("i-rude", "Rude", true));
        assertThat(circle.blocks(List.of("luca", "anna"), "i-rude")).isTrue();
        assertThat(circle.blocks(List.of("luca"), "i-rude")).isFalse();
        circle.untie("anna", "i-rude");
        assertThat(circle.blocks(List.of("anna"), "i-rude")).isFalse();
        for (int i = 1; i < Circle.MOST; i++)
            assertThat(circle.tie("anna", new Circle.Tie("o" + i, "O" + i, false))).isTrue();
        assertThat(circle.tie("anna", new Circle.Tie("more", "More", true))).isFalse();
        assertThat(circle.tie("anna", new Circle.Tie("o1", "O1", true))).isTrue();
    }

    @Test
    void aNoteIsOnesOwnAndGoesWithItsTable() {
        store.circle().note("anna", "t1", "keep the coins");
        store.circle().note("anna", "t1", "keep the stones");
        store.circle().note("anna", "t2", "other");
        reopen();
        assertThat(store.circle().note("anna", "t1")).isEqualTo("keep the stones");
        assertThat(store.circle().note("luca", "t1")).isEmpty();
        store.circle().note("anna", "t2", "");
        assertThat(store.circle().note("anna", "t2")).isEmpty();
        store.ledger().append("t1", List.of(line(1)), Optional.empty());
        store.ledger().forget("t1");
        assertThat(store.circle().note("anna", "t1")).isEmpty();
    }

    @Test
    void holidaysAreKeptAndEnded() {
        Holidays holidays = store.holidays();
        holidays.keep("anna", new Holidays.Holiday(100, 200));
        holidays.keep("anna", new Holidays.Holiday(300, 400));
        holidays.keep("anna", new Holidays.Holiday(300, 350));
        reopen();
        assertThat(store.holidays().of("anna", 150))
                .containsExactly(new Holidays.Holiday(100, 200), new Holidays.Holiday(300, 350));
        assertThat(store.holidays().of("anna", 200))
                .containsExactly(new Holidays.Holiday(300, 350));
        store.holidays().keep("anna", new Holidays.Holiday(300, 300));
        assertThat(store.holidays().of("anna", 200)).isEmpty();
        assertThat(store.holidays().of("luca", 0)).isEmpty();
    }

    @Test
    void thoseWhoFollowATableAreKeptAndGoWithIt() {
        Circle circle = store.circle();
        assertThat(circle.follow("anna", "t1", true)).isTrue();
        assertThat(circle.follow("anna", "t1", true)).isTrue();
        assertThat(circle.follow("luca", "t1", true)).isTrue();
        assertThat(circle.follow("luca", "t1", false)).isTrue();
        assertThat(circle.followers("t1")).containsExactly("anna");
        for (int i = 1; i < Circle.FOLLOWED; i++) circle.follow("anna", "o" + i, true);
        assertThat(circle.follow("anna", "more", true)).isFalse();
        store.ledger().forget("t1");
        assertThat(circle.followers("t1")).isEmpty();
    }

    @Test
    void aTokenProvesOneThingOnceAndNotForEver() {
        Contacts.Token token = new Contacts.Token("k1", "anna", "confirm", "a@b.c", 100);
        store.contacts().add(token);
        assertThat(store.contacts().pending("anna", "confirm", 100)).contains(token);
        assertThat(store.contacts().spend("k1", "recover", 50)).isEmpty();
        assertThat(store.contacts().spend("k1", "confirm", 50)).contains(token);
        assertThat(store.contacts().spend("k1", "confirm", 50)).isEmpty();
        store.contacts().add(token);
        assertThat(store.contacts().spend("k1", "confirm", 101)).isEmpty();
        store.contacts().add(token);
        store.contacts().add(new Contacts.Token("k2", "anna", "confirm", "d@e.f", 100));
        assertThat(store.contacts().spend("k1", "confirm", 50)).isEmpty(); // a newer one was sent
        store.contacts().forget("anna", "confirm");
        assertThat(store.contacts().spend("k2", "confirm", 50)).isEmpty();
    }
}

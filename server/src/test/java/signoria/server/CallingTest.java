package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.load.Client;
import signoria.server.notices.Network;
import signoria.server.notices.Outside;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Tell;
import signoria.server.store.Outbox;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** People who do not look are called: through a real mail server and a real web server. */
class CallingTest {
    @TempDir static Path folder;
    static House house;
    static GreenMail mails;
    static Receiver hooks;

    @BeforeAll
    static void open() {
        mails = new GreenMail(new ServerSetup(House.freePort(), "127.0.0.1", "smtp"));
        mails.setUser("signoria@example.org", "signoria", "a secret");
        mails.start();
        hooks = new Receiver();
        house = new House(folder.resolve("data"), outside(new Outside.Pace(1, 1, 1, 1, 20)));
    }

    private static Outside outside(Outside.Pace pace) {
        Outside.Mail mail =
                new Outside.Mail(
                        "127.0.0.1",
                        mails.getSmtp().getPort(),
                        Outside.Security.NONE,
                        "signoria",
                        "a secret",
                        "Signoria <signoria@example.org>");
        return new Outside(
                Optional.of("https://signoria.example"),
                Optional.of(mail),
                List.of(Network.of("127.0.0.0/8"), Network.of("::1")),
                pace);
    }

    @AfterAll
    static void close() {
        house.close();
        hooks.close();
        mails.stop();
    }

    @BeforeEach
    void empty() throws Exception {
        mails.purgeEmailFromAllMailboxes();
        hooks.came.clear();
        hooks.answers.clear();
    }

    // --- Those who want to be called

    private static Api.Wishes wishes(String lang, boolean mail, Api.Hook hook) {
        return new Api.Wishes(
                lang,
                "Europe/Rome",
                Arrays.stream(Api.Event.values())
                        .map(each -> new Api.EventWish(each, true, mail, true))
                        .toList(),
                Api.MailPace.now,
                new Api.Quiet(false, 0, 0, List.of(), true),
                hook,
                List.of());
    }

    private static Api.Hook hook(Api.HookKind kind, String path) {
        return new Api.Hook(kind, hooks.url(path));
    }

    private static final Api.Hook NO_HOOK = new Api.Hook(Api.HookKind.json, "");

    /** Someone with a confirmed address, to whom mails go. */
    private static Player mailed(String name, String lang) {
        Player player = house.account(name);
        house.server().store().contacts().address(player.id(), player.name() + "@example.org");
        set(player, wishes(lang, true, NO_HOOK));
        return player;
    }

    private static void set(Player player, Api.Wishes wishes) {
        player.client().post("/notices", wishes, Api.Notices.class);
    }

    private static String opened(Player host, Player guest, Api.Clock clock) {
        String table = host.post("", House.table(clock, false, "me", "open")).id();
        guest.post(table + "/join", new Api.Join(Optional.of(1)));
        return table;
    }

    private static String begun(Player host, Player guest, Api.Clock clock) {
        String table = opened(host, guest, clock);
        host.post(table + "/start", "");
        return table;
    }

    private static MimeMessage mail(int number) {
        if (!mails.waitForIncomingEmail(60_000, number))
            throw new AssertionError("no mail came: " + mails.getReceivedMessages().length);
        return mails.getReceivedMessages()[number - 1];
    }

    private static String text(MimeMessage mail) {
        try {
            return ((String) mail.getContent()).replace("\r\n", "\n");
        } catch (IOException | MessagingException e) {
            throw new AssertionError(e);
        }
    }

    // --- Being called

    @Test
    void aMailLeadsToTheTableAndOneClickEndsMails() throws Exception {
        try (Player anna = mailed("Maila", "en");
                Player luca = house.account("Luca")) {
            String table = begun(luca, anna, new Api.Clock.Days(3));
            MimeMessage mail = mail(1);
            assertThat(mail.getSubject()).isEqualTo("Your turn: Masters of Renaissance");
            assertThat(mail.getAllRecipients()[0]).hasToString(anna.name() + "@example.org");
            assertThat(text(mail))
                    .contains("It is your turn in Masters of Renaissance, with " + luca.name())
                    .contains("https://signoria.example/t/" + table + "\n");
            assertThat(mail.getHeader("List-Unsubscribe-Post", null))
                    .isEqualTo("List-Unsubscribe=One-Click");
            Matcher stop =
                    Pattern.compile("<https://signoria.example(/api/v1/notices/stop/.+)>")
                            .matcher(mail.getHeader("List-Unsubscribe", null));
            assertThat(stop.matches()).isTrue();
            assertThat(text(mail)).contains("https://signoria.example/stop/");
            Client nobody = new Client(Player.HTTP, house.port());
            assertThat(stopped(nobody, changed(stop.group(1)))).isEqualTo(404);
            assertThat(stopped(nobody, stop.group(1))).isEqualTo(200);
            Api.Wishes after = anna.client().get("/notices", Api.Notices.class).wishes();
            assertThat(after.events()).noneMatch(Api.EventWish::mail);
            assertThat(after.events()).allMatch(Api.EventWish::hook);
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/after")));
            begun(luca, anna, new Api.Clock.None());
            hooks.next();
            assertThat(mails.getReceivedMessages()).hasSize(1);
        }
    }

    private static String changed(String word) {
        return word.substring(0, word.length() - 1) + (word.endsWith("A") ? "B" : "A");
    }

    private static int stopped(Client client, String path) {
        return client.send(
                        client.request(path)
                                .header("Content-Type", "application/x-www-form-urlencoded")
                                .POST(
                                        HttpRequest.BodyPublishers.ofString(
                                                "List-Unsubscribe=One-Click")))
                .statusCode();
    }

    @Test
    void inItalian() throws Exception {
        try (Player anna = mailed("Itala", "it");
                Player luca = house.account("Luca")) {
            begun(luca, anna, new Api.Clock.Days(3));
            MimeMessage mail = mail(1);
            assertThat(mail.getSubject()).isEqualTo("Tocca a te: Maestri del Rinascimento");
            assertThat(text(mail)).contains("Hai tempo fino a ").contains("Per non riceverne più");
        }
    }

    @Test
    void whatComesTogetherIsOneMessageAndWhoeverLooksIsNotCalled() throws Exception {
        try (House slow =
                        new House(
                                folder.resolve("slow"),
                                outside(new Outside.Pace(1500, 1, 60_000, 1, 20)));
                Player anna = slow.account("Anna");
                Player luca = slow.account("Luca")) {
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/many")));
            String seen = opened(luca, anna, new Api.Clock.None());
            anna.watch(seen);
            luca.post(seen + "/start", "");
            List<String> tables = new ArrayList<>();
            for (int i = 0; i < 4; i++) tables.add(begun(luca, anna, new Api.Clock.None()));
            Receiver.Came came = hooks.next();
            assertThat(came.body()).contains("4 tables are waiting for you").doesNotContain(seen);
            for (String table : tables) assertThat(came.body()).contains("/t/" + table);
            begun(luca, anna, new Api.Clock.None());
            assertThat(hooks.came).isEmpty(); // nobody gets ten in a row
        }
    }

    /** A page in the background is no eyes. */
    @Test
    void aHiddenPageDoesNotLook() {
        try (Player anna = house.account("Hidden");
                Player luca = house.account("Luca")) {
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/hidden")));
            String table = opened(luca, anna, new Api.Clock.None());
            anna.watch(table);
            anna.say(new Ask.Look(false));
            anna.say(new Ask.Ping());
            anna.next(Tell.Pong.class);
            luca.post(table + "/start", "");
            assertThat(hooks.next().body()).contains("/t/" + table);
            assertThat(anna.next(Tell.Called.class, it -> it.event() == Api.Event.begins).table())
                    .isEqualTo(table);
        }
    }

    @Test
    void whatFailsIsTriedAgainAndNotTwice() {
        try (Player anna = house.account("Again");
                Player luca = house.account("Luca")) {
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/again")));
            hooks.answers.addAll(List.of(500, 429, 503));
            begun(luca, anna, new Api.Clock.None());
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < 4; i++) ids.add(hooks.next().body());
            assertThat(ids).allMatch(body -> body.equals(ids.getFirst()));
            String next = begun(luca, anna, new Api.Clock.None());
            assertThat(hooks.next().body()).contains(next); // nothing came in between
        }
    }

    /** Eight webhooks that take what is posted, and do not answer. */
    @Test
    void slowWebhooksDoNotHoldUpARecovery() throws Exception {
        List<Player> slow = new ArrayList<>();
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getByName("0.0.0.0"));
                Player anna = mailed("Locked", "en");
                Player luca = house.account("Luca")) {
            CountDownLatch taken = new CountDownLatch(8);
            AtomicInteger given = new AtomicInteger();
            Thread.startVirtualThread(() -> take(silent, taken, given));
            for (int i = 1; i <= 8; i++) {
                Player each = house.account("Slow " + i);
                slow.add(each);
                String url = "http://127.0.0." + i + ":" + silent.getLocalPort() + "/";
                set(each, wishes("en", false, new Api.Hook(Api.HookKind.json, url)));
                begun(luca, each, new Api.Clock.None());
            }
            taken.await();
            anna.client().post("/recover", new Api.Lost(anna.name()), String.class);
            assertThat(mail(1).getSubject()).isEqualTo("A new password");
            assertThat(given.get()).isZero(); // all of them are still being waited for
        } finally {
            for (Player each : slow) each.close();
        }
    }

    private static void take(ServerSocket silent, CountDownLatch taken, AtomicInteger given) {
        while (true)
            try {
                Socket socket = silent.accept();
                taken.countDown();
                Thread.startVirtualThread(
                        () -> {
                            try (socket) {
                                socket.getInputStream().readAllBytes();
                            } catch (IOException e) {
                                // they hang up
                            }
                            given.incrementAndGet();
                        });
            } catch (IOException e) {
                return; // the test is over
            }
    }

    /** What comes next waits with what failed. */
    @Test
    void aWebhookThatFailsIsLeftAloneForAWhile() {
        try (House slow =
                        new House(
                                folder.resolve("failing"),
                                outside(new Outside.Pace(1, 1, 1, 1, 600_000)));
                Player anna = slow.account("Anna");
                Player luca = slow.account("Luca")) {
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/failing")));
            hooks.answers.add(500);
            begun(luca, anna, new Api.Clock.None());
            Outbox outbox = slow.server().store().outbox();
            await(() -> outbox.waiting(anna.id()).stream().anyMatch(item -> item.tries() == 1));
            begun(luca, anna, new Api.Clock.None());
            await(() -> outbox.waiting(anna.id()).size() > 1);
            assertThat(outbox.due(System.currentTimeMillis() + 60_000, "hook")).isFalse();
        }
    }

    @Test
    void aMailServerThatIsAwayIsTriedAgain() throws Exception {
        try (Player anna = mailed("Patient", "en");
                Player luca = house.account("Luca")) {
            mails.stop();
            String table = begun(luca, anna, new Api.Clock.None());
            await(() -> tries(anna) > 0);
            mails.start();
            mails.setUser("signoria@example.org", "signoria", "a secret");
            assertThat(text(mail(1))).contains(table);
        }
    }

    private static int tries(Player anna) {
        return house.server().store().outbox().waiting(anna.id()).stream()
                .mapToInt(Outbox.Item::tries)
                .max()
                .orElse(0);
    }

    private static void await(java.util.function.BooleanSupplier condition) {
        long until = System.nanoTime() + 60_000_000_000L;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > until) throw new AssertionError("in vain");
            Thread.onSpinWait();
        }
    }

    @Test
    void whoHasPlayedIsNotRemindedAndWhoHasNotIs() {
        try (Player anna = house.account("Slow");
                Player luca = house.account("Luca")) {
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/low")));
            set(luca, wishes("en", false, hook(Api.HookKind.json, "/lowluca")));
            String table = begun(luca, anna, new Api.Clock.Days(2));
            await(() -> low(anna) && low(luca));
            Tell.Position at = luca.watch(table);
            luca.play(at, at.legal().getFirst());
            await(() -> !low(luca));
            assertThat(low(anna)).isTrue();
        }
    }

    private static boolean low(Player player) {
        return house.server().store().outbox().waiting(player.id()).stream()
                .anyMatch(item -> item.event().equals("low"));
    }

    @Test
    void aTableOfDaysBeginsWhenTheLastSitsDown() {
        try (Player anna = house.account("Last");
                Player luca = house.account("Luca")) {
            String days = opened(luca, anna, new Api.Clock.Days(3));
            assertThat(luca.table(days).status()).isEqualTo(Api.Status.running);
            String live = opened(luca, anna, new Api.Clock.Live(600, 5));
            assertThat(luca.table(live).status()).isEqualTo(Api.Status.open);
        }
    }

    @Test
    void aRematchInvites() {
        try (Player anna = house.account("Rematched");
                Player luca = house.account("Luca")) {
            String table = begun(luca, anna, new Api.Clock.None());
            for (Player each : List.of(anna, luca)) each.ask(id -> new Ask.Resign(id, table));
            await(() -> luca.table(table).status() == Api.Status.over);
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/rematch")));
            String next = luca.post(table + "/rematch", "").id();
            assertThat(hooks.next().body())
                    .contains(luca.name() + " wants to play Masters of Renaissance", next);
            assertThat(anna.next(Tell.Called.class, it -> it.event() == Api.Event.rematch).table())
                    .isEqualTo(next);
        }
    }

    @Test
    void talkIsToldOnceToThoseWhoDoNotLook() {
        try (House slow =
                        new House(
                                folder.resolve("talk"),
                                outside(new Outside.Pace(1, 1, 1500, 1, 20)));
                Player anna = slow.account("Anna");
                Player luca = slow.account("Luca")) {
            String table = begun(luca, anna, new Api.Clock.None());
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/talk")));
            set(luca, wishes("en", false, hook(Api.HookKind.json, "/own")));
            for (int i = 0; i < 3; i++) luca.ask(id -> new Ask.Chat(id, table, "Are you there?"));
            Receiver.Came came = hooks.next();
            assertThat(came.path()).isEqualTo("/talk");
            assertThat(came.body())
                    .contains("Something was said at your table", "/t/" + table)
                    .doesNotContain("Are you there?");
            anna.watch(table);
            luca.ask(id -> new Ask.Chat(id, table, "Now you are."));
            begun(luca, anna, new Api.Clock.None());
            assertThat(hooks.next().body()).doesNotContain("Something was said");
        }
    }

    @Test
    void aSeatThatComesFreeIsToldToThoseWhoFollowTheTable() {
        try (Player anna = house.account("Following");
                Player luca = house.account("Luca");
                Player bruno = house.account("Bruno")) {
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/free")));
            String table = opened(luca, bruno, new Api.Clock.None());
            String path = "/tables/" + table + "/follow";
            anna.client().post(path, new Api.Following(true), String.class);
            assertThat(anna.client().get(path, Api.Following.class).on()).isTrue();
            bruno.post(table + "/leave", "");
            assertThat(hooks.next().body())
                    .contains("A seat has come free in Masters of Renaissance", "/t/" + table);
            assertThat(anna.next(Tell.Called.class).event()).isEqualTo(Api.Event.seat);
        }
    }

    /** Nobody waits for an answer to it, and yet it awaits one. */
    @Test
    void anOfferInTheGameCallsWhomItIsMadeTo() {
        try (Player anna = house.account("Offered");
                Player luca = house.account("Luca");
                Player bruno = house.account("Bruno")) {
            Api.NewTable wanted = House.table(false, "me", "open", "open");
            String table =
                    luca.post(
                                    "",
                                    new Api.NewTable(
                                            "princes",
                                            wanted.seats(),
                                            wanted.options(),
                                            false,
                                            false,
                                            wanted.clock(),
                                            wanted.takeover(),
                                            false))
                            .id();
            anna.post(table + "/join", new Api.Join(Optional.of(1)));
            bruno.post(table + "/join", new Api.Join(Optional.of(2)));
            luca.post(table + "/start", "");
            List<Player> seats = List.of(luca, anna, bruno);
            for (int i = 0; i < 3; i++) {
                Player asked = seats.get(luca.table(table).asked().getFirst());
                Tell.Position at = asked.watch(table);
                asked.play(at, at.legal().getFirst());
            }
            int asked = luca.table(table).asked().getFirst();
            int other = (asked + 1) % 3;
            Player maker = seats.get((asked + 2) % 3);
            set(seats.get(other), wishes("en", false, hook(Api.HookKind.json, "/offer")));
            seats.get(other).say(new Ask.Unwatch(table));
            Tell.Position at = maker.watch(table);
            String offer = "offer " + (other + 1) + " give 1 gold take 1 influence";
            assertThat(maker.play(at, offer)).isInstanceOf(Tell.Played.class);
            assertThat(hooks.next().body()).contains("/t/" + table, "Something is proposed to you");
        }
    }

    // --- Webhooks in the forms that people use

    @Test
    void aTrialInEveryForm() {
        try (Player anna = house.account("Trial")) {
            for (Api.HookKind kind : Api.HookKind.values()) {
                set(anna, wishes("it", false, hook(kind, "/" + kind + "?a=b")));
                assertThat(trial(anna, Api.Channel.hook).sent()).isTrue();
                Receiver.Came came = hooks.next();
                assertThat(came.path()).isEqualTo("/" + kind + "?a=b");
                assertThat(came.body()).contains("È arrivato");
                switch (kind) {
                    case ntfy -> {
                        assertThat(came.headers())
                                .containsEntry("Title", "Un messaggio di prova")
                                .containsEntry("Click", "https://signoria.example/notices");
                    }
                    case discord ->
                            assertThat(came.body()).contains("\"content\":", "\"parse\":[]");
                    case slack -> assertThat(came.body()).startsWith("{\"text\":\"*Un messaggio");
                    case json -> assertThat(came.body()).contains("\"title\":", "\"calls\":[");
                }
            }
        }
    }

    private static Api.Tried trial(Player player, Api.Channel channel) {
        return player.client().post("/notices/test", new Api.TestNotice(channel), Api.Tried.class);
    }

    @Test
    void aTrialByMail() throws Exception {
        try (Player anna = mailed("Tried", "en");
                Player none = house.account("Addressless")) {
            assertThat(trial(anna, Api.Channel.mail).sent()).isTrue();
            assertThat(mail(1).getSubject()).isEqualTo("A test message");
            assertThat(trial(none, Api.Channel.mail).sent()).isFalse();
        }
    }

    @Test
    void nothingIsFollowed() {
        try (Player anna = house.account("Redirected")) {
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/first")));
            hooks.answers.add(302);
            assertThat(trial(anna, Api.Channel.hook).sent()).isFalse();
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/second")));
            assertThat(trial(anna, Api.Channel.hook).sent()).isTrue();
            assertThat(hooks.next().path()).isEqualTo("/first");
            assertThat(hooks.next().path()).isEqualTo("/second");
        }
    }

    @Test
    void ourOwnNetworkIsOutOfReachUnlessTheHostAllowsIt() {
        try (House plain = new House(folder.resolve("plain"));
                Player anna = plain.account("Anna")) {
            set(anna, wishes("en", false, hook(Api.HookKind.json, "/inside")));
            Api.Tried tried = trial(anna, Api.Channel.hook);
            assertThat(tried.sent()).isFalse();
            assertThat(tried.words()).contains("may not reach");
            assertThat(hooks.came).isEmpty();
            assertThat(anna.client().get("/notices", Api.Notices.class).mails()).isFalse();
        }
    }

    @Test
    void guestsAreCalledByThePageAlone() {
        try (Player guest = house.guest("Guest")) {
            assertThatThrownBy(() -> set(guest, wishes("en", false, hook(Api.HookKind.json, "/x"))))
                    .hasMessageContaining("409");
            set(guest, wishes("en", false, NO_HOOK));
        }
    }
}

package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Tell;
import signoria.server.store.Backups;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Who may do what. */
class AccountTest extends InTheHouse {
    private static Client client() {
        return new Client(Player.HTTP, house.port());
    }

    private static Api.Credentials with(String name, String password) {
        return new Api.Credentials(name, password);
    }

    @Test
    void aGuestWhoSignsUpKeepsSeatsAndMaySignInAnywhere() {
        Client anna = client();
        Api.Me guest = anna.guest("Anna");
        String table = anna.post("/tables", House.table(true, "me"), Api.Table.class).id();
        Api.Me me = anna.post("/signup", with("Anna", "correct horse"), Api.Me.class);
        assertThat(me.id()).isEqualTo(guest.id());
        assertThat(me.account()).isTrue();
        Client elsewhere = client();
        assertThat(elsewhere.post("/signin", with("aNNa", "correct horse"), Api.Me.class))
                .isEqualTo(me);
        assertThat(elsewhere.get("/tables/" + table, Api.Table.class).you()).contains(0);
        assertThatThrownBy(
                        () -> client().post("/signup", with("ANNA", "another one"), Api.Me.class))
                .hasMessageContaining("409 taken");
    }

    @Test
    void aWrongPasswordAndAnUnknownNameSoundTheSame() {
        client().post("/signup", with("Bea", "correct horse"), Api.Me.class);
        assertThatThrownBy(() -> client().post("/signin", with("Bea", "wrong horse"), Api.Me.class))
                .hasMessageContaining("401 wrong-password");
        assertThatThrownBy(
                        () -> client().post("/signin", with("Nobody", "wrong horse"), Api.Me.class))
                .hasMessageContaining("401 wrong-password");
        assertThatThrownBy(() -> client().post("/signup", with("Carla", "short"), Api.Me.class))
                .hasMessageContaining("400 bad-input");
        assertThatThrownBy(() -> client().guest("<script>")).hasMessageContaining("400 bad-input");
        assertThatThrownBy(() -> client().guest("bot:master"))
                .hasMessageContaining("400 bad-input");
    }

    @Test
    void theCookieIsSignedAndOutOfScriptsReach() {
        Client anna = client();
        HttpResponse<String> response =
                anna.send(
                        anna.request("/api/v1/guest")
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ada\"}")));
        assertThat(response.headers().firstValue("Set-Cookie").orElseThrow())
                .contains("HttpOnly")
                .contains("SameSite=Strict");
        String cookie = anna.cookie();
        for (String forged :
                new String[] {
                    changed(cookie, cookie.length() - 2),
                    changed(cookie, "signoria=".length()),
                    "signoria=a.b.c.d",
                    "signoria=",
                    "signoria=....."
                }) {
            Client thief = client();
            thief.cookie(forged);
            assertThat(thief.get("/hello", Api.Hello.class).me()).as(forged).isEmpty();
            assertThatThrownBy(() -> thief.get("/tables/mine", Api.Table[].class))
                    .hasMessageContaining("401 who-are-you");
            assertThatThrownBy(() -> thief.connect(_ -> {}))
                    .isInstanceOf(CompletionException.class);
        }
        anna.send(anna.request("/api/v1/signout").POST(HttpRequest.BodyPublishers.noBody()));
        assertThat(anna.get("/hello", Api.Hello.class).me()).isEmpty();
    }

    @Test
    void otherPagesMayNotActForOne() {
        Client anna = client();
        anna.guest("Ada");
        HttpRequest.Builder request =
                anna.request("/api/v1/tables")
                        .header("Content-Type", "application/json")
                        .header("Origin", "https://elsewhere.example")
                        .POST(HttpRequest.BodyPublishers.ofString("{}"));
        HttpResponse<String> response = anna.send(request);
        assertThat(response.statusCode()).isEqualTo(403);
        assertThat(response.body()).contains("wrong-origin");
        assertThatThrownBy(
                        () ->
                                Player.HTTP
                                        .newWebSocketBuilder()
                                        .header("Cookie", anna.cookie())
                                        .header("Origin", "https://elsewhere.example")
                                        .buildAsync(
                                                java.net.URI.create(
                                                        "ws://localhost:"
                                                                + house.port()
                                                                + "/api/v1/socket"),
                                                new java.net.http.WebSocket.Listener() {})
                                        .join())
                .isInstanceOf(CompletionException.class);
    }

    @Test
    void bodiesAreLimitedInSizeAndKind() {
        Client anna = client();
        anna.guest("Ada");
        assertThatThrownBy(
                        () -> anna.post("/guest", new Api.Guest("x".repeat(20_000)), Api.Me.class))
                .hasMessageContaining("413 too-large");
        for (String body : new String[] {"", "{", "[]", "{\"game\":7}", "null"}) {
            HttpResponse<String> response =
                    anna.send(
                            anna.request("/api/v1/tables")
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString(body)));
            assertThat(response.statusCode()).as(body).isEqualTo(400);
        }
        HttpResponse<String> form =
                anna.send(
                        anna.request("/api/v1/guest")
                                .header("Content-Type", "text/plain")
                                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ada\"}")));
        assertThat(form.statusCode()).isEqualTo(400);
        assertThatThrownBy(() -> anna.get("/nowhere", Api.Me.class)).hasMessageContaining("404");
        assertThatThrownBy(() -> anna.get("/tables/nosuchtable", Api.Table.class))
                .hasMessageContaining("404");
    }

    @Test
    void everyAnswerCarriesAStrictPolicy() {
        HttpResponse<String> page = client().send(client().request("/t/anything").GET());
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'")
                .contains("script-src 'self'")
                .contains("frame-ancestors 'none'");
        assertThat(client().send(client().request("/../../etc/passwd.txt").GET()).statusCode())
                .isGreaterThanOrEqualTo(400);
        assertThat(client().send(client().request("/assets/none.js").GET()).statusCode())
                .isEqualTo(404);
        assertThat(client().text("/health")).isEqualTo("ok\n");
        assertThat(client().text("/metrics")).contains("signoria_tables");
    }

    @Test
    void theAdminClosesTablesAndSuspendsAccounts() throws InterruptedException {
        Client boss = client();
        boss.post("/signup", with("Boss", "correct horse"), Api.Me.class);
        assertThatThrownBy(() -> boss.get("/admin/status", Api.ServerStatus.class))
                .hasMessageContaining("403");
        assertThat(Backups.admin(folder.resolve("data"), "boss", true)).isTrue();
        assertThat(Backups.admin(folder.resolve("data"), "nobody", true)).isFalse();
        assertThat(boss.get("/admin/status", Api.ServerStatus.class).startedAt()).isPositive();
        Client rude = client();
        rude.post("/signup", with("Rude", "correct horse"), Api.Me.class);
        String table = rude.post("/tables", House.table(true, "me"), Api.Table.class).id();
        assertThat(boss.post("/tables/" + table + "/close", "", Api.Table.class).status())
                .isEqualTo(Api.Status.closed);
        CountDownLatch end = new CountDownLatch(1);
        rude.connect(
                text -> {
                    if (text.isEmpty()) end.countDown();
                });
        command(boss, "suspend", "Rude");
        assertThat(end.await(60, TimeUnit.SECONDS)).isTrue();
        assertThat(rude.get("/hello", Api.Hello.class).me()).isEmpty();
        assertThatThrownBy(
                        () -> client().post("/signin", with("Rude", "correct horse"), Api.Me.class))
                .hasMessageContaining("403 suspended");
        command(boss, "readmit", "Rude");
        assertThat(client().post("/signin", with("Rude", "correct horse"), Api.Me.class).name())
                .isEqualTo("Rude");
    }

    private static void command(Client admin, String what, String name) {
        HttpResponse<String> response =
                admin.send(
                        admin.request("/api/v1/admin/" + what)
                                .header("Content-Type", "application/json")
                                .POST(
                                        HttpRequest.BodyPublishers.ofString(
                                                "{\"name\":\"" + name + "\"}")));
        assertThat(response.statusCode()).isEqualTo(204);
    }

    @Test
    void tooMuchIsRefused(@TempDir Path other) {
        try (House limited = new House(other.resolve("data"), true, 600_000)) {
            Client client = new Client(Player.HTTP, limited.port());
            assertThatThrownBy(
                            () -> {
                                for (int i = 0; i < 30; i++)
                                    try {
                                        client.post(
                                                "/signin",
                                                with("Nobody", "wrong horse"),
                                                Api.Me.class);
                                    } catch (Client.Unanswered e) {
                                        if (e.status() == 429) throw e;
                                    }
                            })
                    .hasMessageContaining("429 too-many");
            Player anna = limited.guest("Anna");
            String table = anna.post("", House.table(true, "me")).id();
            anna.watch(table);
            for (int i = 0; i < 12; i++) anna.say(new Ask.Chat("chat" + i, table, "Buy my wool!"));
            assertThat(anna.next(Tell.Failed.class).code()).isEqualTo("too-many");
            for (int i = 0; i < 200; i++) anna.say("{\"type\":\"ping\"}");
            assertThat(anna.next(Tell.Failed.class).code()).isEqualTo("too-many");
            for (int i = 0; i < 400; i++)
                try {
                    anna.say("{\"type\":\"ping\"}");
                } catch (CompletionException e) {
                    break; // cut off already
                }
            assertThat(anna.wasCut()).isTrue();
        }
    }

    /** The same text with another letter at one place. */
    private static String changed(String text, int at) {
        char other = text.charAt(at) == 'x' ? 'y' : 'x';
        return text.substring(0, at) + other + text.substring(at + 1);
    }
}

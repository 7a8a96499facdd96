package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What proves who one is, and for how long. */
class SignInTest extends InTheHouse {
    private static Client client() {
        return new Client(Player.HTTP, house.port());
    }

    private static Client with(String cookie) {
        Client client = client();
        client.cookie(cookie);
        return client;
    }

    private static Api.Credentials as(String name) {
        return new Api.Credentials(name, "correct horse");
    }

    private static void post(Client client, String path, String body) {
        assertThat(
                        client.send(
                                        client.request("/api/v1" + path)
                                                .header("Content-Type", "application/json")
                                                .POST(HttpRequest.BodyPublishers.ofString(body)))
                                .statusCode())
                .isEqualTo(204);
    }

    private static boolean known(String cookie) {
        return with(cookie).get("/hello", Api.Hello.class).me().isPresent();
    }

    private static List<Api.SignIn> signIns(Client client) {
        return List.of(client.get("/signins", Api.SignIn[].class));
    }

    @Test
    void theGuestsCookieProvesNothingAfterSigningUp() {
        Client anna = client();
        anna.guest("Nora");
        String before = anna.cookie();
        assertThat(known(before)).isTrue();
        anna.post("/signup", as("Nora"), Api.Me.class);
        assertThat(known(before)).isFalse();
        assertThat(known(anna.cookie())).isTrue();
    }

    @Test
    void theCookieProvesNothingAfterSigningOutOrInAnew() {
        Client anna = client();
        anna.post("/signup", as("Olga"), Api.Me.class);
        String first = anna.cookie();
        Client elsewhere = client();
        elsewhere.post("/signin", as("Olga"), Api.Me.class);
        anna.post("/signin", as("Olga"), Api.Me.class);
        assertThat(known(first)).isFalse();
        String second = anna.cookie();
        post(anna, "/signout", "{}");
        assertThat(known(second)).isFalse();
        assertThat(known(elsewhere.cookie())).isTrue();
    }

    @Test
    void signInsAreListedAndEndedAndTheirSocketsWithThem() {
        Player anna = house.guest("Pia");
        anna.client().post("/signup", as("Pia"), Api.Me.class);
        assertThat(anna.wasCut()).isTrue();
        anna.connect();
        Client phone = client();
        phone.post("/signin", as("Pia"), Api.Me.class);
        Client library = client();
        library.post("/signin", as("Pia"), Api.Me.class);
        assertThat(signIns(phone)).hasSize(3);
        assertThat(signIns(phone)).filteredOn(Api.SignIn::here).hasSize(1);
        String here = signIns(library).stream().filter(Api.SignIn::here).findFirst().get().id();
        post(phone, "/signins/" + here + "/end", "{}");
        assertThat(known(library.cookie())).isFalse();
        assertThatThrownBy(() -> post(phone, "/signins/" + here + "/end", "{}"))
                .isInstanceOf(AssertionError.class);
        anna.next(Tell.Welcome.class);
        post(phone, "/signins/others/end", "{}");
        assertThat(anna.wasCut()).isTrue();
        assertThat(signIns(phone)).hasSize(1);
        assertThatThrownBy(() -> signIns(client())).hasMessageContaining("401 who-are-you");
    }

    @Test
    void aNewPasswordEndsWhatTheOldOneOpened() {
        Client anna = client();
        anna.post("/signup", as("Rosa"), Api.Me.class);
        Client thief = client();
        thief.post("/signin", as("Rosa"), Api.Me.class);
        assertThatThrownBy(
                        () ->
                                anna.post(
                                        "/password",
                                        new Api.NewPassword("wrong horse", "battery staple"),
                                        Api.Me.class))
                .hasMessageContaining("401 wrong-password");
        assertThatThrownBy(
                        () ->
                                anna.post(
                                        "/password",
                                        new Api.NewPassword("correct horse", "short"),
                                        Api.Me.class))
                .hasMessageContaining("400 bad-input");
        String before = anna.cookie();
        anna.post(
                "/password", new Api.NewPassword("correct horse", "battery staple"), Api.Me.class);
        assertThat(known(anna.cookie())).isTrue();
        assertThat(known(before)).isFalse();
        assertThat(known(thief.cookie())).isFalse();
        assertThatThrownBy(() -> client().post("/signin", as("Rosa"), Api.Me.class))
                .hasMessageContaining("401 wrong-password");
        client().post("/signin", new Api.Credentials("Rosa", "battery staple"), Api.Me.class);
    }

    @Test
    void aGuestCannotTakeAnAccountsNameNorPlayRated() {
        Client anna = client();
        anna.post("/signup", as("Sara"), Api.Me.class);
        assertThatThrownBy(() -> client().guest("sARA")).hasMessageContaining("409 taken");
        assertThatThrownBy(() -> client().guest("Ｓara")).hasMessageContaining("409 taken");
        String rated = anna.post("/tables", House.table(false, "me", "open"), Api.Table.class).id();
        Client guest = client();
        guest.guest("Teresa");
        assertThatThrownBy(
                        () ->
                                guest.post(
                                        "/tables/" + rated + "/join",
                                        new Api.Join(Optional.empty()),
                                        Api.Table.class))
                .hasMessageContaining("403 needs-account");
        Api.Table own = guest.post("/tables", House.table(false, "me", "open"), Api.Table.class);
        assertThat(own.rated()).isFalse();
        anna.post("/tables/" + own.id() + "/join", new Api.Join(Optional.empty()), Api.Table.class);
    }

    private static int tries(Client client, int address, String name, String password) {
        return client.send(
                        client.request("/api/v1/signin")
                                .header("Content-Type", "application/json")
                                .header("X-Forwarded-For", "10.1.2." + address)
                                .POST(
                                        HttpRequest.BodyPublishers.ofString(
                                                Protocol.write(
                                                        new Api.Credentials(name, password)))))
                .statusCode();
    }

    @Test
    void strangersTriesDoNotShutOutWhoWasHereBefore(@TempDir Path other) {
        Server.Settings settings =
                new Server.Settings(
                        "localhost", House.freePort(), other.resolve("data"), true, true, 600_000);
        try (Server limited = Server.start(settings)) {
            Client ugo = new Client(Player.HTTP, limited.port());
            ugo.post("/signup", as("Ugo"), Api.Me.class);
            int status = 0;
            for (int i = 0; i < 60 && status != 429; i++)
                status =
                        tries(
                                new Client(Player.HTTP, limited.port()),
                                i,
                                i % 2 == 0 ? "UGO" : "ugo", // it is one name
                                "wrong horse");
            assertThat(status).isEqualTo(429);
            assertThat(tries(new Client(Player.HTTP, limited.port()), 99, "Ugo", "correct horse"))
                    .isEqualTo(429);
            assertThat(tries(ugo, 100, "Ugo", "correct horse")).isEqualTo(200);
        }
    }
}

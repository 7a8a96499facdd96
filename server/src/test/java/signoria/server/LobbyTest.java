package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Tables before they begin: who finds them, who sits there, who is sent away. */
class LobbyTest extends InTheHouse {
    private static int post(Client client, String path, String address, Object body) {
        return client.send(
                        client.request("/api/v1" + path)
                                .header("Content-Type", "application/json")
                                .header("X-Forwarded-For", address)
                                .POST(HttpRequest.BodyPublishers.ofString(Protocol.write(body))))
                .statusCode();
    }

    private static List<Api.Table> listed(Client client) {
        return List.of(client.get("/tables", Api.Table[].class));
    }

    @Test
    void nobodysTablesHideTheOthers(@TempDir Path other) {
        Server.Settings settings =
                new Server.Settings(
                        "localhost", House.freePort(), other.resolve("data"), true, false, 600_000);
        try (Server server = Server.start(settings)) {
            Client anna = new Client(Player.HTTP, server.port());
            anna.guest("Anna");
            for (int i = 0; i < 2; i++)
                post(anna, "/tables", "10.0.0.1", House.table(false, "me", "open"));
            Client pest = new Client(Player.HTTP, server.port());
            for (int i = 0; i < 105; i++) {
                pest.cookie("");
                pest.guest("Pest " + i);
                post(pest, "/tables", "10.0.0.2", House.table(false, "me", "open"));
            }
            List<Api.Table> all = listed(anna);
            assertThat(all).hasSize(100);
            assertThat(all.subList(0, 4)).filteredOn(t -> t.host().equals("Anna")).hasSize(2);
        }
    }

    @Test
    void theHostFreesASeatBeforeTheStart() {
        try (Player anna = house.guest("Anna");
                Player rude = house.guest("Rude");
                Player luca = house.guest("Luca")) {
            String table = anna.post("", House.table(false, "me", "open")).id();
            rude.post(table + "/join", new Api.Join(Optional.empty()));
            assertThatThrownBy(() -> luca.post(table + "/free", new Api.Free(1)))
                    .hasMessageContaining("403 not-yours");
            assertThatThrownBy(() -> anna.post(table + "/free", new Api.Free(0)))
                    .hasMessageContaining("409 not-now");
            assertThatThrownBy(() -> anna.post(table + "/free", new Api.Free(Integer.MAX_VALUE)))
                    .hasMessageContaining("400 bad-input");
            Api.Table after = anna.post(table + "/free", new Api.Free(1));
            assertThat(after.seats().get(1).sitter()).isEqualTo(Api.Sitter.free);
            assertThatThrownBy(() -> rude.post(table + "/join", new Api.Join(Optional.empty())))
                    .hasMessageContaining("403 not-yours");
            luca.post(table + "/join", new Api.Join(Optional.empty()));
            anna.post(table + "/start", "");
            assertThatThrownBy(() -> anna.post(table + "/free", new Api.Free(1)))
                    .hasMessageContaining("409 not-now");
        }
    }

    /** The house takes a free seat, steps aside, and makes room when the host wants it to. */
    @Test
    void theHostGivesAFreeSeatToTheHouse() {
        try (Player anna = house.guest("Anna");
                Player luca = house.guest("Luca")) {
            String table = anna.post("", House.table(false, "me", "open")).id();
            Api.House wanted = new Api.House(1, "apprentice");
            assertThatThrownBy(() -> luca.post(table + "/house", wanted))
                    .hasMessageContaining("403 not-yours");
            assertThatThrownBy(() -> anna.post(table + "/house", new Api.House(0, "random")))
                    .hasMessageContaining("409 taken");
            assertThatThrownBy(() -> anna.post(table + "/house", new Api.House(1, "nobody")))
                    .hasMessageContaining("400 bad-input");
            Api.Seat seat = anna.post(table + "/house", wanted).seats().get(1);
            assertThat(seat.sitter()).isEqualTo(Api.Sitter.bot);
            assertThat(seat.bot()).contains("apprentice");
            assertThat(anna.post(table + "/free", new Api.Free(1)).seats().get(1).sitter())
                    .isEqualTo(Api.Sitter.free);
            anna.post(table + "/house", wanted);
            Api.Table joined = luca.post(table + "/join", new Api.Join(Optional.empty()));
            assertThat(joined.you()).contains(1);
        }
    }

    @Test
    void aGameBeginsByItselfWhenAllAreThere() {
        try (Player anna = house.guest("Anna");
                Player luca = house.guest("Luca")) {
            String table = anna.post("", House.table(false, "me", "open")).id();
            String held = anna.post("", House.table(false, "me", "open")).id();
            assertThatThrownBy(() -> luca.post(held + "/hold", new Api.Hold(true)))
                    .hasMessageContaining("403 not-yours");
            assertThat(anna.post(held + "/hold", new Api.Hold(true)).held()).isTrue();
            for (String each : List.of(table, held)) {
                anna.say(new Ask.Watch(each, "en", false));
                luca.post(each + "/join", new Api.Join(Optional.empty()));
                assertThat(anna.table(each).status()).isEqualTo(Api.Status.open);
                luca.say(new Ask.Watch(each, "en", false));
            }
            anna.next(
                    Tell.Table.class,
                    told ->
                            told.table().id().equals(table)
                                    && told.table().status() == Api.Status.running);
            assertThat(anna.table(held).status()).isEqualTo(Api.Status.open);
            anna.post(held + "/hold", new Api.Hold(false));
            anna.next(
                    Tell.Table.class,
                    told ->
                            told.table().id().equals(held)
                                    && told.table().status() == Api.Status.running);
        }
    }

    /** Where turns take days nobody need look; what is held waits for the host. */
    @Test
    void aHeldTableOfDaysWaitsForItsHost() {
        try (Player anna = house.guest("Anna");
                Player luca = house.guest("Luca")) {
            Api.NewTable days = House.table(new Api.Clock.Days(2), false, "me", "open");
            String table = anna.post("", days).id();
            anna.post(table + "/hold", new Api.Hold(true));
            Api.Table joined = luca.post(table + "/join", new Api.Join(Optional.empty()));
            assertThat(joined.status()).isEqualTo(Api.Status.open);
            assertThat(anna.post(table + "/start", "").status()).isEqualTo(Api.Status.running);
        }
    }

    /** Whom somebody at a table has blocked neither sits down there nor speaks. */
    @Test
    void whoIsBlockedStaysAway() {
        try (Player anna = house.account("Anna");
                Player rude = house.account("Rude");
                Player guest = house.guest("Loud")) {
            String old = rude.post("", House.table(false, "me", "open")).id();
            String table = anna.post("", House.table(false, "me", "open")).id();
            anna.say(new Ask.Watch(table, "en", false));
            guest.say(new Ask.Watch(table, "en", false));
            assertThat(guest.ask(id -> new Ask.Chat(id, table, "Wool!")))
                    .isInstanceOf(Tell.Done.class);
            name(anna, rude.name(), Api.TieKind.blocked);
            assertThatThrownBy(() -> rude.post(table + "/join", new Api.Join(Optional.empty())))
                    .hasMessageContaining("403 not-yours");
            assertThat(rude.ask(id -> new Ask.Chat(id, table, "Cloth!")))
                    .isInstanceOfSatisfying(
                            Tell.Failed.class,
                            failed -> assertThat(failed.code()).isEqualTo("not-yours"));
            rude.post(old + "/invite", new Api.Invitation(anna.name())); // and nobody is called
            name(anna, rude.name(), Api.TieKind.none);
            rude.post(old + "/invite", new Api.Invitation(anna.name()));
            assertThat(anna.next(Tell.Called.class).table()).isEqualTo(old);
            assertThat(anna.heard()).filteredOn(all -> all.contains("\"called\"")).hasSize(1);
            assertThat(rude.post(table + "/join", new Api.Join(Optional.empty())).you())
                    .contains(1);
        }
    }

    private static List<Api.Tie> name(Player player, String who, Api.TieKind kind) {
        return List.of(
                player.client()
                        .post(
                                "/people",
                                new Api.Naming(who, Optional.empty(), kind),
                                Api.Tie[].class));
    }

    @Test
    void aNoteIsForOneselfAlone() {
        try (Player anna = house.guest("Anna");
                Player luca = house.guest("Luca")) {
            String table = anna.post("", House.table(false, "me", "open")).id();
            anna.client().post("/tables/" + table + "/note", new Api.Note("Sell"), String.class);
            luca.post(table + "/join", new Api.Join(Optional.empty()));
            assertThat(note(anna, table)).isEqualTo("Sell");
            assertThat(note(luca, table)).isEmpty();
            assertThat(luca.heard()).noneMatch(all -> all.contains("Sell"));
            Api.Note tooLong = new Api.Note("x".repeat(2001));
            assertThatThrownBy(
                            () ->
                                    anna.client()
                                            .post(
                                                    "/tables/" + table + "/note",
                                                    tooLong,
                                                    Void.class))
                    .hasMessageContaining("400 bad-input");
        }
    }

    private static String note(Player player, String table) {
        return player.client().get("/tables/" + table + "/note", Api.Note.class).text();
    }

    @Test
    void aLinkSaysWhatItLeadsTo() {
        try (Player anna = house.guest("Isabella d'Este")) {
            Api.NewTable days = House.table(new Api.Clock.Days(2), false, "me", "open", "random");
            String path = "/t/" + anna.post("", days).id();
            Client client = new Client(Player.HTTP, house.port());
            String page = client.text(path);
            assertThat(page)
                    .contains(
                            "content=\"Isabella d&#39;Este invites you to play Masters of"
                                    + " Renaissance\"",
                            "content=\"3 seats · 1 free · 2 days per move\"",
                            "content=\"http://localhost:" + house.port() + path + "\"");
            String italian =
                    client.send(client.request(path).header("Accept-Language", "it-IT,it").GET())
                            .body();
            assertThat(italian).contains("ti invita a giocare", "3 posti · 1 libero · 2 giorni");
            assertThat(client.text("/games/masters")).contains("og:title\" content=\"Masters of");
            for (String nowhere : List.of("/t/aaaaaaaaaaaaaa", "/t/x", "/games/nothing", "/lobby"))
                assertThat(client.text(nowhere)).doesNotContain("og:title");
        }
    }

    @Test
    void theAdminSuspendsAGuestByTheTableWhereTheySatOrSpoke() {
        Player boss = house.account("Boss");
        house.server().store().people().admin(boss.name(), true);
        try (Player anna = house.guest("Anna");
                Player rude = house.guest("Rude");
                Player loud = house.guest("Loud")) {
            String table = anna.post("", House.table(false, "me", "open")).id();
            rude.post(table + "/join", new Api.Join(Optional.empty()));
            loud.watch(table);
            loud.ask(id -> new Ask.Chat(id, table, "Buy my wool!"));
            for (Player each : List.of(rude, loud)) {
                Api.Moderation who = new Api.Moderation(each.name(), Optional.of(table));
                assertThat(post(anna.client(), "/admin/suspend", "", who)).isEqualTo(403);
                assertThat(post(boss.client(), "/admin/suspend", "", who)).isEqualTo(204);
                assertThat(each.wasCut()).isTrue();
                assertThat(each.client().get("/hello", Api.Hello.class).me()).isEmpty();
            }
            assertThat(
                            post(
                                    boss.client(),
                                    "/admin/suspend",
                                    "",
                                    new Api.Moderation("Nobody", Optional.of(table))))
                    .isEqualTo(400);
        }
    }
}

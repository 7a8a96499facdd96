package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.SqliteStore;

import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
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

    /** The others are found, and those who sit at it get in. */
    @Test
    void aDamagedTableIsMissedAlone(@TempDir Path other) throws Exception {
        Path data = other.resolve("data");
        try (House house = new House(data);
                Player anna = house.guest("Anna");
                Player luca = house.guest("Luca")) {
            assumeTrue(Files.exists(data.resolve(SqliteStore.FILE))); // no database
            List<String> tables = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                String table = anna.post("", House.table(false, "me", "open")).id();
                luca.post(table + "/join", new Api.Join(Optional.empty()));
                anna.post(table + "/start", "");
                tables.add(table);
            }
            house.stop();
            String broken = tables.remove(1);
            try (Connection db =
                            DriverManager.getConnection(
                                    "jdbc:sqlite:" + data.resolve(SqliteStore.FILE));
                    Statement run = db.createStatement()) {
                run.execute("update line set deed = deed || ' ' where tid = '" + broken + "'");
            }
            house.start();
            try (Player again = anna.again(house.port())) {
                List<Tell.Turn> turns =
                        again.next(Tell.Turns.class, told -> !told.turns().isEmpty()).turns();
                assertThat(turns)
                        .extracting(Tell.Turn::table)
                        .containsExactlyInAnyOrderElementsOf(tables);
                assertThat(listed(again.client()))
                        .extracting(Api.Table::id)
                        .containsExactlyInAnyOrderElementsOf(tables);
                Tell.Position at = again.watch(tables.getFirst());
                assertThat(again.play(at, at.legal().getFirst())).isInstanceOf(Tell.Played.class);
                assertThatThrownBy(() -> again.table(broken)).hasMessageContaining("damaged");
            }
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

package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.server.load.Client;
import signoria.server.protocol.Api;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** What is told of a game after its end: who played it, how it went, what became of the ratings. */
class AftermathTest extends InTheHouse {
    /** A game that the clock gives to the house. */
    private static String left(Player anna) {
        Api.NewTable wanted = House.table(new Api.Clock.Live(1, 0), true, "me", "random");
        String table = anna.post("", wanted).id();
        anna.end(table);
        Player.until(() -> anna.table(table).seats().getFirst().rating().orElse(0) > 0);
        return table;
    }

    @Test
    void aResultTellsWhoPlayed() throws IOException {
        try (Player anna = house.account("Anna")) {
            String table = left(anna);
            Client client = anna.client();
            Api.Table end = client.get("/tables/" + table, Api.Table.class);
            List<Api.Decisions> made = end.outcome().orElseThrow().decisions();
            assertThat(made.getFirst().person()).isZero();
            assertThat(made.getFirst().house()).isGreaterThan(1);
            Api.Stretch stretch = made.getFirst().stretches().getFirst();
            assertThat(stretch.bot()).isEqualTo("random");
            assertThat(stretch.from()).isPositive();
            assertThat(stretch.to()).isGreaterThan(stretch.from());
            assertThat(made.get(1).person()).isZero();
            assertThat(made.get(1).stretches()).hasSize(1);

            Api.Aftermath after =
                    client.get("/tables/" + table + "/aftermath", Api.Aftermath.class);
            assertThat(after.ratings()).hasSize(2);
            assertThat(after.ratings().getFirst().before()).isEqualTo(1500);
            assertThat(after.ratings().getFirst().after()).isLessThan(1500);
            String story = after.story().json();
            assertThat(story).contains("\"chapter\":\"round\"", "\"ending\":\"", "score-cards");
            assertThat(story).contains("{\"step\":0,");

            Api.Profile profile = client.get("/profile", Api.Profile.class);
            assertThat(profile.played().getFirst().decisions()).contains(made.getFirst());
            assertThat(profile.played().getFirst().shift()).contains(after.ratings().getFirst());
            career(client, table, end);
            files(client, table);
        }
    }

    private static void career(Client client, String table, Api.Table end) {
        Api.Outcome outcome = end.outcome().orElseThrow();
        Api.Finished game =
                client.get("/profile/career?lang=it", Api.Career.class).games().getFirst();
        assertThat(game.table()).isEqualTo(table);
        assertThat(game.points()).isEqualTo(outcome.points());
        assertThat(game.places()).isEqualTo(outcome.places());
        assertThat(game.moves()).isGreaterThan(10);
        int sum = 0;
        for (Api.Source each : game.sources()) sum += each.points().get(1);
        assertThat(sum).isEqualTo(outcome.points().get(1));
        assertThat(game.sources().getFirst().label()).isEqualTo("Carte sviluppo");
        Api.GameStatistics numbers =
                client.get("/games/masters/statistics", Api.GameStatistics.class);
        assertThat(numbers.games()).isPositive();
        assertThat(numbers.seats()).extracting(Api.BySeats::seats).contains(2);
    }

    private static void files(Client client, String table) throws IOException {
        String csv = client.text("/api/v1/profile/results.csv");
        assertThat(csv.lines().findFirst().orElseThrow()).startsWith("table,game,ended");
        assertThat(csv.lines().skip(1)).anyMatch(line -> line.startsWith(table + ",masters,"));
        HttpResponse<byte[]> zip = bytes(client, "/api/v1/profile/records.zip");
        assertThat(zip.statusCode()).isEqualTo(200);
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip.body()))) {
            ZipEntry entry = in.getNextEntry();
            assertThat(entry.getName()).isEqualTo("masters-" + table + ".partita");
            String record = new String(in.readAllBytes());
            Api.Recorded read = client.postText("/records", record, Api.Recorded.class);
            assertThat(read.over()).isTrue();
            assertThat(client.text("/api/v1/records/" + read.id() + "/text")).isEqualTo(record);
            assertThat(
                            client.get("/records/" + read.id() + "/aftermath", Api.Aftermath.class)
                                    .ratings())
                    .isEmpty();
        }
    }

    private static HttpResponse<byte[]> bytes(Client client, String path) throws IOException {
        try {
            return Player.HTTP.send(
                    client.request(path).build(), HttpResponse.BodyHandlers.ofByteArray());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aRunningGameHasNoStory() {
        try (Player anna = house.guest("Anna")) {
            String table = anna.post("", House.table(true, "me", "random")).id();
            assertThatThrownBy(
                            () ->
                                    anna.client()
                                            .get(
                                                    "/tables/" + table + "/aftermath",
                                                    Api.Aftermath.class))
                    .hasMessageContaining("not over");
        }
    }
}

package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.Tables;
import signoria.server.table.Catalogue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;

/** What is printed in a game reaches those who draw it, also where it is not the printed one. */
class CatalogueTest {
    private static final Map<String, Tables> OWN =
            Map.of(
                    "masters",
                    Tables.over(
                            "own/",
                            Map.of(
                                    "development.tsv",
                                    "id\tcolour\tlevel\tpoints\tcost\tinput\toutput\tmark\n"
                                            + "G01\tgreen\t1\t7\t3 shield\t1 coin\t1"
                                            + " faith\tdesigned\n")));

    @TempDir Path folder;

    @Test
    void anOwnCatalogueIsToldUnderANameOfItsOwn() throws IOException, InterruptedException {
        String printed = Catalogue.found().catalogue("masters");
        var settings = new Server.Settings("localhost", 0, folder, false, false, 600_000);
        try (Server server = Server.start(settings.with(OWN))) {
            String hello = get(server, "hello").body();
            String name = hello.replaceAll("(?s).*\"(own-[0-9a-f]{16})\".*", "$1");
            assertThat(hello).contains(name).doesNotContain(printed);
            HttpResponse<String> told = get(server, "games/masters/catalogue/" + name);
            assertThat(told.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
            assertThat(told.body())
                    .contains("\"id\":\"G01\",\"colour\":\"GREEN\",\"level\":1,\"points\":7")
                    .contains("\"cost\":{\"coin\":0,\"stone\":0,\"servant\":0,\"shield\":3}");
            assertThat(get(server, "games/masters/catalogue/" + printed).statusCode())
                    .isEqualTo(404);
            assertThat(get(server, "games/masters/catalogue/printed").body())
                    .contains("\"id\":\"G01\",\"colour\":\"GREEN\",\"level\":1,\"points\":1");
            String other = Catalogue.found().catalogue("cradle");
            assertThat(get(server, "games/cradle/catalogue/" + other).statusCode()).isEqualTo(200);
        }
    }

    private static HttpResponse<String> get(Server server, String path)
            throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                    HttpRequest.newBuilder(
                                    URI.create(
                                            "http://localhost:"
                                                    + server.port()
                                                    + "/api/v1/"
                                                    + path))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
        }
    }
}

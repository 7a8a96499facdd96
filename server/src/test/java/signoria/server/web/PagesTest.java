package signoria.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

class PagesTest {
    private static final String HASHED = "/engine/toy.0123456789abcdef.wasm";

    @TempDir private Path folder;

    /** What is being compiled is found as soon as it is there, and what it is called by lasts. */
    @Test
    void theEngineIsFoundWhenItIsThere() throws IOException {
        Pages pages = new Pages(Optional.of(folder));
        assertThat(pages.page("/engine/engine.json")).isEmpty();
        Files.writeString(folder.resolve("engine.json"), "{}");
        assertThat(pages.page("/engine/engine.json").orElseThrow().lasting()).isFalse();
        Files.writeString(folder.resolve("engine.json"), "{\"toy\": 1}");
        assertThat(pages.page("/engine/engine.json").orElseThrow().content())
                .asString()
                .isEqualTo("{\"toy\": 1}");
        assertThat(pages.page(HASHED)).isEmpty();
        Files.write(folder.resolve("toy.0123456789abcdef.wasm"), new byte[5000]);
        Pages.Page engine = pages.page(HASHED).orElseThrow();
        assertThat(engine.lasting()).isTrue();
        assertThat(engine.type()).isEqualTo("application/wasm");
        assertThat(engine.zipped().length).isBetween(1, 4999);
        Files.delete(folder.resolve("toy.0123456789abcdef.wasm"));
        assertThat(pages.page(HASHED)).contains(engine); // who has begun with it may go on
    }

    @Test
    void nothingElseIsServedFromThere() throws IOException {
        Path within = Files.createDirectories(folder.resolve("engine"));
        Files.writeString(folder.resolve("secret.json"), "{}");
        Pages pages = new Pages(Optional.of(within));
        assertThat(pages.page("/engine/../secret.json")).isEmpty();
        assertThat(pages.page("/engine/a/b.json")).isEmpty();
        assertThat(new Pages(Optional.empty()).page("/engine/engine.json")).isEmpty();
    }

    @Test
    void whatPeopleWriteIsNoMarkup() {
        Previews.Preview shown = new Previews.Preview("<b>\"$1&'", "\\</head>", "nothing");
        byte[] page = new Pages(Optional.empty()).page(shown, "http://x", "/t/a").content();
        assertThat(page)
                .asString()
                .contains("<title>&lt;b&gt;&quot;$1&amp;&#39; · Signoria</title>")
                .contains("og:description\" content=\"\\&lt;/head&gt;\"")
                .contains("og:image\" content=\"http://x/icon-512.png\"");
    }
}

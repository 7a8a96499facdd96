package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.protocol.Tell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Records that someone brings along. */
class RecordTest {
    private static final Path GOLDEN =
            Path.of("../games/masters/src/test/resources/golden/last-space-4.partita");

    @TempDir static Path folder;
    private static House house;

    @BeforeAll
    static void open() {
        house = new House(folder.resolve("data"));
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static String golden() throws IOException {
        return Files.readString(GOLDEN);
    }

    private static Api.Recorded opened(String text) {
        return new Client(Player.HTTP, house.port()).postText("/records", text, Api.Recorded.class);
    }

    @Test
    void aRecordIsReadFromEverySeatToItsEnd() throws IOException {
        Api.Recorded read = opened(golden());
        assertThat(read.game()).isEqualTo("masters");
        assertThat(read.names()).hasSize(4);
        assertThat(read.over()).isTrue();
        assertThat(opened(golden())).isEqualTo(read);
        Client anyone = new Client(Player.HTTP, house.port());
        String path = "/records/" + read.id();
        assertThat(anyone.get(path, Api.Recorded.class)).isEqualTo(read);
        for (int seat = 0; seat < 4; seat++) {
            Api.Step first = anyone.get(path + "/replay/1?seat=" + seat, Api.Step.class);
            assertThat(first.seat()).contains(seat);
            assertThat(first.outcome()).isEmpty();
        }
        Api.Step last = anyone.get(path + "/replay/" + read.steps(), Api.Step.class);
        assertThat(last.seat()).isEmpty();
        assertThat(last.outcome()).isPresent();
        assertThat(anyone.get(path + "/log?lang=it", Api.Entry[].class)).hasSize(read.steps());
    }

    @Test
    void aRecordOfOlderRulesIsShownAsFarAsItGoes() throws IOException {
        Path old = Path.of("../arena/src/test/resources/old");
        Api.Recorded same = opened(Files.readString(old.resolve("lorenzo-base-2.partita")));
        assertThat(same.over()).isTrue();
        assertThat(same.differs()).isEmpty();
        Api.Recorded changed = opened(Files.readString(old.resolve("princes-tied-5.partita")));
        assertThat(changed.differs()).contains(changed.steps());
        new Client(Player.HTTP, house.port())
                .get("/records/" + changed.id() + "/replay/" + changed.steps(), Api.Step.class);
    }

    @Test
    void oneGoesOnFromAMomentOfARecord() throws IOException {
        Api.Recorded read = opened(golden());
        try (Player anna = house.guest("Anna")) {
            Api.Table fork =
                    anna.client()
                            .post(
                                    "/records/" + read.id() + "/fork",
                                    new Api.Fork(60, Optional.of(2), "random"),
                                    Api.Table.class);
            assertThat(fork.you()).contains(2);
            assertThat(fork.rated()).isFalse();
            Tell.Position end = ServerTest.playToTheEnd(anna, fork.id());
            assertThat(end.outcome()).isPresent();
        }
    }

    @Test
    void aFlawIsNamedWithItsLine() throws IOException {
        String good = golden();
        assertRefused("", "record:1: expected 'signoria …'");
        assertRefused(good.replace("game      masters", "game      chess"), "no game 'chess'");
        assertRefused(good.replaceFirst("(game +masters) \\d+", "$1 99"), "ruleset 99");
        assertRefused(good.replaceFirst("\n3  \\w+  ", "\n3  nobody  "), "record:10: expected one");
        assertRefused(good.replaceFirst("\n9  (\\w+)  .*", "\n9  $1  fly"), "record:16: move 9");
        assertRefused(good.replaceFirst("\n5  (.*)  #.*", "\n5  $1  #0123"), "record:12: move 5");
        assertRefused(good.substring(0, 200), "record:");
        assertRefused(good.replaceFirst("seed .*", "seed      ?"), "record:6: the game was still");
        assertRefused("x".repeat(2 << 20), "too-large");
    }

    private static void assertRefused(String text, String why) {
        assertThatThrownBy(() -> opened(text)).hasMessageContaining(why);
    }

    @Test
    void aRecordThatNobodyOpenedIsNotThere() {
        assertThatThrownBy(
                        () ->
                                new Client(Player.HTTP, house.port())
                                        .get("/records/0123456789abcdef", Api.Recorded.class))
                .hasMessageContaining("404");
    }
}

package signoria.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import signoria.kernel.Folder;
import signoria.kernel.Partita;
import signoria.kernel.laws.Soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

class SoakTest {
    @TempDir Path records;

    @Test
    void aStintIsTheSameWheneverItIsDoneAndLeavesNothingBehind() throws IOException {
        List<Soak.Stint> stints =
                LongStream.range(0, 4)
                        .mapToObj(number -> Soak.stint(new Toy(), number, Folder.evidence(records)))
                        .toList();
        assertThat(stints)
                .allMatch(stint -> stint.failures().isEmpty())
                .allMatch(stint -> stint.decisions() >= Soak.DECISIONS && stint.games() > 100)
                .anyMatch(stint -> stint.left() > 0)
                .anyMatch(stint -> stint.free() > 0);
        assertThat(Soak.stint(new Toy(), 3, Folder.evidence(records))).isEqualTo(stints.get(3));
        try (Stream<Path> left = Files.list(records)) {
            assertThat(left).isEmpty();
        }
    }

    static List<Toy> faulty() {
        return List.of(
                Twins.waitingForNothing(),
                Twins.moveThatFails(),
                Twins.endlessGame(),
                Twins.booksThatDoNotBalance());
    }

    @ParameterizedTest
    @MethodSource("faulty")
    void quickPlayFindsWhatIsAmissAndWritesTheGame(Toy toy) throws IOException {
        Soak.Stint stint = Soak.play(toy, 1, Folder.evidence(records));
        assertThat(stint.failures()).hasSize(1);
        Path file = Path.of(stint.failures().getFirst().record());
        Partita record = Partita.read(file.toString(), Files.readString(file));
        assertThat(record.seed()).isPresent();
        assertThat(Soak.play(toy, 1, Folder.evidence(records))).isEqualTo(stint);
    }

    @Test
    void theLawsAreTriedToo() {
        Soak.Stint stint = Soak.stint(Twins.moveTextOfAnother(), 1, Folder.evidence(records));
        assertThat(stint.failures()).isNotEmpty();
        assertThat(stint.failures().getFirst().what()).contains("is broken");
        assertThat(Path.of(stint.failures().getFirst().record())).exists();
    }
}

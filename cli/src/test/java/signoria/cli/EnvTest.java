package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The pipe for those who learn, through the client that we give them. */
class EnvTest {
    /** With what is installed, and with the standard library alone. */
    @ParameterizedTest
    @ValueSource(strings = {"-B", "-BS"})
    void theClientPlays(String option) throws IOException, InterruptedException {
        List<String> words =
                new ArrayList<>(
                        List.of("python3", option, "src/test/python/env_test.py", "../samples"));
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", path(), "signoria.cli.Main"));
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).contains("done with");
    }

    /** A stranger's value and prior in our search, as the sample has it. */
    @Test
    void theSampleSearchesByItsOwnValue() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process =
                new ProcessBuilder(java, "-cp", path(), "../samples/OwnValue.java", "toy", "6")
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).matches("(?s)[2-6]\\.\\d of 6 games won\\s+");
    }

    private static String path() {
        return System.getProperty(
                "surefire.test.class.path", System.getProperty("java.class.path"));
    }

    @Test
    void theBenchmarkMeasures(@TempDir Path home) {
        Shell.Said said =
                new Shell(home)
                        .run("", "env", "toy", "--bench", "--games", "8", "--seconds", "0.1");
        assertThat(said.status()).as(said.err()).isZero();
        assertThat(said.out()).containsPattern("toy +2 +8 +\\d+ +[\\d,]+ +[\\d,]+");
    }
}

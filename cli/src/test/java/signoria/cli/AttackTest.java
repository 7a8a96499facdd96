package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Calls that nobody makes by mistake: one line, the right status, nothing left behind. */
class AttackTest {
    @TempDir Path folder;
    private Shell shell;

    @BeforeEach
    void open() {
        shell = new Shell(folder.resolve("home"));
    }

    /** One line on the error stream, and status two. */
    private static void refused(Shell.Said said, String told) {
        assertThat(said.err()).startsWith("signoria: ").contains(told).hasLineCount(1);
        assertThat(said.err()).hasSizeLessThan(700).doesNotContain("\u001b");
        assertThat(said.status()).isEqualTo(Cli.WRONG);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    serve --port 70000                                   | --port takes 0 to 65535
                    serve --port -1                                      | --port takes 0 to 65535
                    load --tables 1 --seconds NaN                        | --seconds takes more than 0
                    load --tables 1 --seconds Infinity                   | --seconds takes more than 0
                    load --tables 0 --seconds 1                          | --tables takes 1 to
                    arena toy --bots random --games 1 --threads 100000   | --threads takes 1 to
                    arena toy --bots random --games 1 --bot-threads 9999 | --bot-threads takes 1 to
                    bench toy --seconds NaN                              | --seconds takes more than 0
                    """)
    void figuresBeyondReasonAreRefused(String call, String told) throws IOException {
        List<String> words = new ArrayList<>(List.of(call.split(" ")));
        Path data = folder.resolve("data");
        if (words.getFirst().equals("serve")) words.addAll(List.of("--data", data.toString()));
        refused(shell.run("", words.toArray(String[]::new)), told);
        assertThat(data).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({"replay", "scenario", "analyse", "play --resume"})
    void aFileOfThreeGigabytesIsTooLong(String command) throws IOException {
        Path file = folder.resolve("big.partita");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(3L << 30);
        }
        refused(shell.run("", (command + " " + file).split(" ")), "is too long");
    }

    @Test
    void escapeSequencesInARecordNeverReachTheTerminal() throws IOException {
        shell.run("1\n", "play", "toy", "--humans", "anna", "--seed", "3");
        Path file = folder.resolve("mine.partita");
        try (Stream<Path> kept = Files.list(folder.resolve("home/games"))) {
            String text = Files.readString(kept.findFirst().orElseThrow());
            Files.writeString(file, text.replace("anna", "\u001b[2Janna"));
        }
        refused(shell.run("", "replay", file.toString()), "no control characters in a record");
        refused(shell.run("", "play", "--resume", file.toString()), "no control characters");
        refused(shell.run("", "replay", "\u001b[2J"), "no file");
        refused(shell.run("\u001b[2J\n", "scenario", "-"), "-:1: expected");
    }

    @Test
    void aLineOfTwentyMegabytesIsNoMove() {
        String line = "x".repeat(20 << 20);
        Shell.Said said = shell.run(line + "\n1\n", "play", "toy", "--humans", "anna");
        assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
        assertThat(said.out()).hasSizeLessThan(20_000);
        refused(shell.run("signoria " + line, "replay", "-"), "-:1: expected");
        refused(shell.run("scenario " + line, "scenario", "-"), "-:1: ");
        refused(shell.run("", line), "no command");
    }

    @ParameterizedTest
    @CsvSource({"games", "games --json -", "rules toy", "help", "bench toy --signature"})
    void aFullDeviceIsToldInOneLine(String call) throws IOException, InterruptedException {
        Process process = started("> /dev/full", call);
        assertThat(told(process)).startsWith("signoria: cannot write the output: ").hasLineCount(1);
        assertThat(process.exitValue()).isEqualTo(Cli.WRONG);
    }

    @Test
    void aReaderWhoHasEnoughIsNoError() throws IOException, InterruptedException {
        Process process = started("> >(head -c 10 > /dev/null)", "rules toy");
        assertThat(told(process)).isEmpty();
        assertThat(process.exitValue()).isEqualTo(Cli.DONE);
    }

    @Test
    void anUnfinishedFileIsNotLeftBehind() {
        refused(shell.run("", "games", "--json", "/dev/full"), "cannot write /dev/full");
        assertThat(folder.resolve("home")).doesNotExist();
    }

    @Test
    void aClosedInputIsTheEndOfIt() throws IOException, InterruptedException {
        Process process = started("< /dev/null", "play toy --humans anna --lang en");
        assertThat(told(process)).isEmpty();
        assertThat(process.exitValue()).isEqualTo(Cli.DONE);
    }

    /** The launcher gives closed streams an end, else the JVM's own files come in their place. */
    @Test
    void theLauncherGivesClosedStreamsAnEnd() throws IOException, InterruptedException {
        String guard =
                Files.readAllLines(root().resolve("signoria")).stream()
                        .filter(line -> line.startsWith("[[ -e /dev/fd/"))
                        .collect(Collectors.joining("\n"));
        assertThat(status(guard + "\ncat", "<&-")).isZero();
        assertThat(status("cat", "<&-")).isNotZero();
        assertThat(status(guard + "\necho told 1> /dev/fd/1", ">&-")).isNotZero();
    }

    private static int status(String script, String streams)
            throws IOException, InterruptedException {
        return new ProcessBuilder("bash", "-c", "bash -c \"$0\" " + streams, script)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    @Test
    void anInterruptedLoadLeavesNothingBehind() throws IOException, InterruptedException {
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Process process =
                started(
                        "> /dev/null",
                        "-Djava.io.tmpdir=" + temporary,
                        "load --tables 1 --seconds 60 --game toy");
        for (int i = 0; i < 600 && empty(temporary); i++) Thread.sleep(50);
        assertThat(empty(temporary)).as("the load has begun").isFalse();
        process.destroy(); // as Ctrl-C does, it runs the hooks
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        try (Stream<Path> left = Files.list(temporary)) {
            assertThat(left.filter(file -> file.toString().contains("signoria-load"))).isEmpty();
        }
    }

    private static boolean empty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.noneMatch(file -> file.toString().contains("signoria-load"));
        }
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("games/pom.xml"))) folder = folder.getParent();
        return folder;
    }

    private Process started(String streams, String call) throws IOException {
        return started(streams, "-Xshare:auto", call);
    }

    /** A command in a process of its own, its error stream to be read. */
    private Process started(String streams, String option, String call) throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        ProcessBuilder builder =
                new ProcessBuilder(
                        "bash",
                        "-c",
                        "exec "
                                + java
                                + " -XX:TieredStopAtLevel=1 "
                                + option
                                + " signoria.cli.Main "
                                + call
                                + " "
                                + streams);
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        builder.environment().put("SIGNORIA_HOME", folder.resolve("home").toString());
        if (streams.startsWith("<")) builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
        return builder.start();
    }

    private static String told(Process process) throws IOException, InterruptedException {
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return err;
    }
}

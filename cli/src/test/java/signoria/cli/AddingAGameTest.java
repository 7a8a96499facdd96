package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A newcomer follows {@code docs/adding-a-game.md} in a copy of the house, line by line. */
class AddingAGameTest {
    private static final Path HOUSE = Path.of("..").toAbsolutePath().normalize();
    private static final Set<String> MADE = Set.of("target", "node_modules", ".git", ".signoria");

    @TempDir Path folder;

    @Test
    void thePageLeadsToAGameThatPlays() throws Exception {
        copy(HOUSE, folder);
        Matcher steps =
                Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL)
                        .matcher(Files.readString(folder.resolve("docs/adding-a-game.md")));
        assertThat(steps.find()).as("steps on the page").isTrue();
        Path told = folder.resolve("told.log");
        Process bash =
                new ProcessBuilder("bash", "-euo", "pipefail", "-c", steps.group(1))
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(told.toFile())
                        .start();
        bash.getOutputStream().close();
        boolean ended = bash.waitFor(15, TimeUnit.MINUTES);
        if (!ended) bash.descendants().forEach(ProcessHandle::destroyForcibly);
        String said = Files.readString(told);
        assertThat(ended && bash.exitValue() == 0).as(said).isTrue();
        assertThat(said).contains("Tests run: ").contains("Mora").doesNotContain("Palio");
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(
                from,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes a)
                            throws IOException {
                        if (MADE.contains(dir.getFileName().toString()))
                            return FileVisitResult.SKIP_SUBTREE;
                        Files.createDirectories(to.resolve(from.relativize(dir).toString()));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes a)
                            throws IOException {
                        Files.copy(
                                file,
                                to.resolve(from.relativize(file).toString()),
                                java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
                        return FileVisitResult.CONTINUE;
                    }
                });
    }
}

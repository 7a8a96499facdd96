package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Boards read what the games' records say: their types are made together with the writers of JSON.
 * {@code -Dgolden=write} copies them to the boards.
 */
class ToldTest {
    private static final Path ROOT = root();

    @Test
    void boardsHaveTheTypesOfTheirGames() throws IOException {
        List<String> games = new ArrayList<>();
        for (Path board : folders(ROOT.resolve("web/src/boards"))) {
            String game = board.getFileName().toString();
            Path told = board.resolve("told.ts");
            String made = Files.readString(made(game));
            if ("write".equals(System.getProperty("golden"))) Files.writeString(told, made);
            assertThat(told).as(game).hasContent(made);
            games.add(game);
        }
        assertThat(games).isNotEmpty();
    }

    private static Path made(String game) {
        String name = Character.toUpperCase(game.charAt(0)) + game.substring(1) + "Json.ts";
        return ROOT.resolve("games/" + game + "/target/generated-sources/annotations")
                .resolve("signoria/games/" + game)
                .resolve(name);
    }

    private static List<Path> folders(Path in) throws IOException {
        try (Stream<Path> list = Files.list(in)) {
            return list.filter(Files::isDirectory).sorted().toList();
        }
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("games/pom.xml"))) folder = folder.getParent();
        return folder;
    }
}

package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Game;
import signoria.kernel.Games;

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
            has(board.resolve("told.ts"), made(game, name(game)));
            has(board.resolve("rows.ts"), made(game, "CatalogView"));
            games.add(game);
        }
        assertThat(games).isNotEmpty();
    }

    /** The page's own tests draw with what the games tell. */
    @Test
    void theTestsOfBoardsHaveTheCataloguesOfTheirGames() throws IOException {
        for (Path board : folders(ROOT.resolve("web/src/boards"))) {
            Game<?, ?, ?> game = Games.named(board.getFileName().toString());
            Path told = ROOT.resolve("web/test/fixtures/" + game.sheet().id() + ".printed.json");
            String made = game.printed() + "\n";
            if ("write".equals(System.getProperty("golden"))) Files.writeString(told, made);
            assertThat(told).as(game.sheet().id()).hasContent(made);
        }
    }

    private static void has(Path file, Path made) throws IOException {
        String text = Files.readString(made);
        if ("write".equals(System.getProperty("golden"))) Files.writeString(file, text);
        assertThat(file).as(file.toString()).hasContent(text);
    }

    private static String name(String game) {
        return Character.toUpperCase(game.charAt(0)) + game.substring(1);
    }

    private static Path made(String game, String of) {
        return ROOT.resolve("games/" + game + "/target/generated-sources/annotations")
                .resolve("signoria/games/" + game)
                .resolve(of + "Json.ts");
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

package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.DynamicTest;

import signoria.kernel.laws.RandomPlayer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A game wanted on record for good: its setup, how it is played, and how it must end. The records
 * lie in {@code src/test/resources/golden} with the digest of the position after each move, and are
 * written only on purpose: {@code ./signoria test MODULE -Dgolden=write}.
 *
 * @param name of its file
 * @param options chosen, as in {@code epochs=1 trade=off}; a dash for the usual ones
 * @param ending whether the last state is as wanted
 */
public record Golden<S>(
        String name, int seats, String options, RandomPlayer.Style style, Predicate<S> ending) {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final int MOST_SEEDS = 100_000;

    /** One test for each record there is, and each that is wanted. */
    static <S> Stream<DynamicTest> tests(Game<S, ?, ?> game, List<Golden<S>> wanted) {
        if ("write".equals(System.getProperty("golden")))
            for (Golden<S> golden : wanted) golden.write(game);
        List<DynamicTest> tests = new ArrayList<>();
        for (Path file : Sources.files(FOLDER, ".partita"))
            tests.add(dynamicTest(file.getFileName().toString(), () -> replay(game, file)));
        for (Golden<S> golden : wanted)
            tests.add(
                    dynamicTest(golden.name + " ends as wanted", () -> golden.endsAsWanted(game)));
        return tests.stream();
    }

    private static <S> S replay(Game<S, ?, ?> game, Path file) {
        return Partita.read(file.toString(), Sources.read(file)).replay(game, (_, _) -> {});
    }

    private void endsAsWanted(Game<S, ?, ?> game) {
        assertThat(file()).as("write it with -Dgolden=write").exists();
        S last = replay(game, file());
        assertThat(game.over(last) && ending.test(last)).as(name + " ends as wanted").isTrue();
    }

    private Path file() {
        return FOLDER.resolve(name + ".partita");
    }

    private void write(Game<S, ?, ?> game) {
        try {
            Files.createDirectories(FOLDER);
            Files.writeString(file(), find(game).withDigests(game).write());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first seeded game that ends as wanted. */
    private <M, V> Partita find(Game<S, M, V> game) {
        for (int seed = 1; seed <= MOST_SEEDS; seed++) {
            Setup setup = Setups.of(game, seats, options).with(Seed.of(seed));
            Journal<S, M, V> journal = new Journal<>(game, setup);
            new RandomPlayer<>(game, seats, Rng.of(seed), style).play(journal);
            if (game.over(journal.state()) && ending.test(journal.state()))
                return journal.partita(names());
        }
        throw new IllegalStateException(
                "no game among " + MOST_SEEDS + " ends as '" + name + "' should");
    }

    private List<String> names() {
        return List.of("anna", "bice", "cosimo", "dante", "elena", "fosca").subList(0, seats);
    }
}

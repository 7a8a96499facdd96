package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.toy.Toy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What can be won is won, and what an experienced player would not overlook is not overlooked, in
 * hand-made positions of every game that has some.
 */
class PuzzleTest {
    private static final List<String> LEVELS = List.of("journeyman:100", "master:400");
    private static final int TIMES = 3;

    @TestFactory
    Stream<DynamicTest> searchFindsForcedWins() {
        List<Game<?, ?, ?>> games = new ArrayList<>(Games.all());
        games.add(new Toy());
        return games.stream().flatMap(PuzzleTest::tests);
    }

    private static Stream<DynamicTest> tests(Game<?, ?, ?> game) {
        if (PuzzleTest.class.getResource("/puzzles/" + game.sheet().id() + ".puzzle") == null)
            return Stream.empty();
        return Puzzle.of(game.sheet().id()).stream()
                .flatMap(
                        puzzle ->
                                puzzle.by(LEVELS).stream()
                                        .map(
                                                level ->
                                                        dynamicTest(
                                                                puzzle.title() + ": " + level,
                                                                () -> solve(game, puzzle, level))));
    }

    private static <S, M, V> void solve(Game<S, M, V> game, Puzzle puzzle, String level) {
        for (long seed = 1; seed <= TIMES; seed++) {
            S s = puzzle.position(game);
            List<M> legal = new ArrayList<>();
            game.legal(s, puzzle.seat(), legal);
            Bot<M, V> bot = Level.named(level).bot(game, puzzle.seat(), seed);
            M move = bot.choose(game.view(s, puzzle.seat()), legal, Budget.USUAL);
            if (!puzzle.best().isEmpty())
                assertThat(puzzle.best()).contains(game.notation().write(move));
            List<String> must = puzzle.moves("must");
            List<String> never = puzzle.moves("never");
            if (!must.isEmpty() || !never.isEmpty()) {
                List<String> turn = puzzle.turn(game, Level.named(level), seed);
                assertThat(turn).noneMatch(made -> Puzzle.named(never, made));
                if (!must.isEmpty()) assertThat(turn).anyMatch(made -> Puzzle.named(must, made));
            }
            if (puzzle.wins()) assertThat(puzzle.won(game, Level.named(level), seed)).isTrue();
        }
    }
}

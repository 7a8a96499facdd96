package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Story;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Every game tells its story from its end. */
class StoryTest {
    static List<Game<?, ?, ?>> games() {
        return List.copyOf(Games.all());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStoryLeadsToTheResult(Game<?, ?, ?> game) {
        for (int seats = game.sheet().fewest(); seats <= game.sheet().fewest() + 1; seats++)
            for (long seed = 1; seed <= 3; seed++) told(played(game, seats, seed));
    }

    private static <S, M, V> Journal<S, M, V> played(Game<S, M, V> game, int seats, long seed) {
        Journal<S, M, V> journal =
                new Journal<>(game, Setup.of(game, seats, Map.of(), Seed.of(seed)));
        while (!game.over(journal.state())) {
            int seat = Bits.first(game.waiting(journal.state()));
            List<M> legal = new ArrayList<>();
            game.legal(journal.state(), seat, legal);
            M move =
                    Level.named("random")
                            .bot(game, seat, seed + journal.size())
                            .choose(game.view(journal.state(), seat), legal, Budget.USUAL);
            journal.play(seat, move, Events.IGNORED);
        }
        return journal;
    }

    private static <S, M, V> void told(Journal<S, M, V> journal) {
        Game<S, M, V> game = journal.game();
        List<String> names = new ArrayList<>();
        for (int seat = 1; seat <= journal.setup().seats(); seat++) names.add("seat " + seat);
        for (Language in : Language.values()) {
            Story story = Story.of(journal, names, in);
            assertThat(story.moments()).hasSizeGreaterThan(2);
            assertThat(story.moments().getFirst().step()).isZero();
            assertThat(story.moments().getLast().step()).isEqualTo(journal.size());
            assertThat(story.moments())
                    .isSortedAccordingTo((a, b) -> Integer.compare(a.step(), b.step()));
            assertThat(story.moments()).extracting(Story.Moment::step).doesNotHaveDuplicates();
            if (!game.result(journal.state()).lines().isEmpty())
                assertThat(story.moments().getLast().points())
                        .isEqualTo(game.result(journal.state()).points());
            for (Story.Moment moment : story.moments()) addsUp(moment);
            if (!story.chapter().isEmpty())
                assertThat(story.ending()).isNotBlank().doesNotContain("{");
            assertThat(story.sources()).allMatch(source -> !source.label().isBlank());
        }
    }

    private static void addsUp(Story.Moment moment) {
        for (int seat = 0; seat < moment.points().size(); seat++) {
            int sum = 0;
            for (List<Integer> part : moment.parts()) sum += part.get(seat);
            assertThat(sum).isEqualTo(moment.points().get(seat));
        }
    }
}

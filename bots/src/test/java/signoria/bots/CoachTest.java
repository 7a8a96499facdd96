package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Advice;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Position;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Tunable;
import signoria.kernel.toy.Toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

class CoachTest {
    private static final List<String> NAMES = List.of("Anna", "Luca", "Chiara");

    /** In every game: what is asked, why, sensible moves with reasons, what others did. */
    @Test
    void everyGameHasACoach() {
        for (Game<?, ?, ?> game : Games.all()) {
            List<Advice> heard = new ArrayList<>();
            listen(game, 24, Language.IT, heard::add);
            assertThat(heard).as(game.sheet().id()).isNotEmpty();
            for (Advice advice : heard) {
                assertThat(advice.asks()).isNotBlank();
                assertThat(advice.why()).isNotBlank();
                assertThat(game.rulebook().has(advice.rule())).as(advice.rule()).isTrue();
                assertThat(advice.tips()).hasSizeBetween(1, 3);
                for (Advice.Tip tip : advice.tips()) assertThat(tip.reason()).isNotBlank();
                assertThat(advice.mistakes())
                        .extracting(Advice.Mistake::move)
                        .doesNotContainAnyElementsOf(
                                advice.tips().stream().map(Advice.Tip::move).toList());
            }
            assertThat(heard.stream().flatMap(each -> each.deeds().stream()))
                    .as(game.sheet().id() + ": what others did")
                    .anyMatch(deed -> !deed.told().isBlank())
                    .noneMatch(deed -> deed.seat() == 0);
        }
    }

    /** Whatever an evaluation is made of, the coach has a sentence for it, in both languages. */
    @Test
    void everyTermHasAnAim() {
        for (Game<?, ?, ?> game : Games.all())
            if (game instanceof Tunable)
                for (Language in : Language.values())
                    for (String key : game.rulebook().words().keys(in))
                        if (key.matches("worth[-.].*"))
                            assertThat(game.rulebook().words().has("aim-" + key)).as(key).isTrue();
    }

    @Test
    void itSaysTheSameOfTheSamePosition() {
        List<Advice> once = new ArrayList<>();
        List<Advice> again = new ArrayList<>();
        listen(Games.named("masters"), 30, Language.EN, once::add);
        listen(Games.named("masters"), 30, Language.EN, again::add);
        assertThat(again).isEqualTo(once);
    }

    /** It tells what would be thrown away and whom it helps. */
    @Test
    void itWarnsBeforeResourcesAreThrownAway() {
        Advice advice = thrown(Games.named("masters"));
        assertThat(advice.mistakes())
                .filteredOn(mistake -> mistake.move().equals("market row 1"))
                .singleElement()
                .satisfies(
                        mistake -> {
                            assertThat(mistake.words()).contains("faith");
                            assertThat(mistake.kind()).isNotBlank();
                        });
        assertThat(advice.mistakes()).hasSizeLessThan(4);
    }

    /** The depots are full, and a row brings four resources. */
    private static <S, M, V> Advice thrown(Game<S, M, V> game) {
        Setup setup = Setup.of(game, 2, Map.of(), Seed.of(1));
        S s = game.notation().blank(setup);
        Map<String, String> parts =
                Map.of(
                        "market",
                        "blue blue grey grey / white white white white / red purple yellow yellow"
                                + " / purple",
                        "seat 1 warehouse",
                        "1 servant 2 coin 3 stone",
                        "seat 1 strongbox",
                        "2 coin 2 stone 2 shield");
        parts.forEach((part, value) -> game.notation().zones().read(s, part, value));
        return Coach.at(Journal.from(game, s), 0).advise(NAMES, Language.EN);
    }

    @Test
    void aGameThatKeepsItsTermsToItselfIsStillAskedWell() {
        List<Advice> heard = new ArrayList<>();
        listen(new Toy(), 10, Language.EN, heard::add);
        assertThat(heard).isNotEmpty().allMatch(advice -> !advice.tips().isEmpty());
    }

    private static <S, M, V> void listen(
            Game<S, M, V> game, int moves, Language in, Consumer<Advice> heard) {
        int seats = Math.max(2, game.sheet().fewest());
        Journal<S, M, V> journal = new Journal<>(game, Setup.of(game, seats, Map.of(), Seed.of(5)));
        Dice dice = new Dice(1);
        for (int made = 0; made < moves && !game.over(journal.state()); made++) {
            int seat = Bits.first(game.waiting(journal.state()));
            if (seat == 0) {
                String before = Position.digest(game, journal.state());
                heard.accept(Coach.at(journal, 0).advise(NAMES, in));
                assertThat(Position.digest(game, journal.state())).isEqualTo(before);
            }
            List<M> legal = new ArrayList<>();
            game.legal(journal.state(), seat, legal);
            journal.play(seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
    }
}

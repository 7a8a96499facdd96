package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import signoria.kernel.laws.Effort;
import signoria.kernel.laws.Evidence;
import signoria.kernel.laws.Laws;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What every game must pass: the laws on its setups, its scenarios, its golden records, and texts
 * that are whole. A game's test is this and no more:
 *
 * <pre>
 * class BottegaTest extends GameContract&lt;State, Move, View&gt; {
 *     BottegaTest() { super(new Bottega()); }
 * }
 * </pre>
 */
public abstract class GameContract<S, M, V> {
    private static final Evidence BROKEN = Folder.evidence(Path.of("target", "broken"));

    private final Game<S, M, V> game;

    protected GameContract(Game<S, M, V> game) {
        this.game = game;
    }

    /** The setups on which the laws are tried. */
    protected List<Setup> setups() {
        return Setups.oneAtATime(game);
    }

    /** How long they are tried on each. */
    protected Effort effort() {
        return Effort.USUAL;
    }

    /** Whether imagined states must be able to get this part of the state right. */
    protected boolean imaginable(String part) {
        return true;
    }

    /** The games wanted as golden records; {@code -Dgolden=write} writes them. */
    protected List<Golden<S>> golden() {
        return List.of();
    }

    /** The tables of its catalogue that hold figures of the rules, and no things with a name. */
    protected Set<String> figures() {
        return Set.of();
    }

    /** The chapters of its rules that its course, if it has one, leaves out so far. */
    protected Set<String> untaught() {
        return Set.of();
    }

    /** Where this game's tests are written, and where its rules. */
    protected Sources sources() {
        return Sources.ofModule(game.sheet().id());
    }

    @TestFactory
    final Stream<DynamicTest> laws() {
        return setups().stream()
                .map(setup -> dynamicTest(Setups.name(setup), () -> laws(setup).check()));
    }

    private Laws<S, M, V> laws(Setup setup) {
        return new Laws<>(game, setup, effort(), BROKEN).imaginable(this::imaginable);
    }

    @TestFactory
    final Stream<DynamicTest> scenarios() {
        return sources().scenarios().stream()
                .map(scenario -> dynamicTest(name(scenario), () -> scenario.run(game)));
    }

    private static String name(Scenario scenario) {
        return scenario.cites().getFirst() + " " + scenario.title();
    }

    @Test
    final void everyParagraphIsShown() {
        Set<String> missing = new TreeSet<>();
        for (Rulebook.Paragraph paragraph : game.rulebook().all(Language.EN))
            missing.add(paragraph.id());
        for (Scenario scenario : sources().scenarios())
            if (scenario.run(game).bites()) missing.removeAll(scenario.proves());
        assertThat(missing).as("paragraphs that no scenario shows").isEmpty();
    }

    /** Whatever can happen is told in the words of at least one scenario. */
    @Test
    final void everyKindOfEventIsTold() {
        Set<Class<? extends Event>> told = new HashSet<>();
        for (Scenario scenario : sources().scenarios()) told.addAll(scenario.run(game).told());
        assertThat(told).as("kinds of events that scenarios tell").isNotEmpty();
        Set<String> missing = new TreeSet<>();
        for (Class<?> kind : Kinds.ofFamily(told.iterator().next()))
            if (!told.contains(kind)) missing.add(kind.getSimpleName());
        assertThat(missing).as("kinds of events that no 'tells' of a scenario names").isEmpty();
    }

    /** A scene shows where its moves are to be touched: every game has a scenario of that. */
    @Test
    final void someScenarioSaysWhereAMoveIsOffered() {
        assertThat(sources().scenarios().stream().flatMap(each -> each.steps().stream()))
                .as("an 'offers' in a scenario")
                .anyMatch(step -> step.verb().equals("offers"));
    }

    @Test
    final void citationsPointSomewhere() {
        List<String> lost = new ArrayList<>(sources().cited());
        lost.removeIf(game.rulebook()::has);
        assertThat(lost).as("citations of paragraphs that do not exist").isEmpty();
    }

    @Test
    final void everyRefusalIsShown() {
        Set<String> missing = new TreeSet<>();
        for (Rulebook.Paragraph paragraph : game.rulebook().all(Language.EN))
            for (String key : paragraph.refusals().keySet())
                missing.add(paragraph.id() + " " + key);
        for (Scenario scenario : sources().scenarios())
            for (Refusal refusal : scenario.run(game).refusals())
                missing.remove(refusal.rule() + " " + refusal.reason());
        assertThat(missing).as("refusals that no scenario or test shows").isEmpty();
    }

    @Test
    final void everyValueOfAnOptionIsSaidInWords() {
        for (Option option : game.sheet().options())
            if (!option.values().equals(Option.SWITCH))
                for (Language in : Language.values())
                    assertThat(option.words(game.rulebook(), in).keySet())
                            .as(option.name())
                            .containsAll(option.values())
                            .containsAll(option.sets().isPresent() ? option.named() : List.of());
    }

    @Test
    final void bothLanguagesSayTheSame() {
        assertThat(Wording.differences(game)).as("differences between the languages").isEmpty();
    }

    @Test
    final void theRulesOpenAtAGlance() {
        for (Language in : Language.values()) {
            Glance glance = game.rulebook().glance(in);
            assertThat(glance.parts()).extracting(Glance.Part::id).isEqualTo(Glance.PARTS);
            for (Glance.Part part : glance.parts())
                assertThat(part.text().isEmpty() && part.things().isEmpty())
                        .as(part.id() + " is empty")
                        .isFalse();
        }
        assertThat(icons(Language.IT))
                .as("things at a glance in the two languages")
                .isEqualTo(icons(Language.EN));
    }

    private List<String> icons(Language in) {
        List<String> icons = new ArrayList<>();
        for (Glance.Part part : game.rulebook().glance(in).parts())
            for (Glance.Thing thing : part.things()) icons.add(part.id() + " " + thing.icon());
        return icons;
    }

    @Test
    final void theAlmanacTellsEveryRowOfTheCatalogue() {
        for (Language in : Language.values()) {
            Set<String> told = new TreeSet<>();
            for (Almanac.Kind kind : Almanac.of(game, in).kinds()) {
                for (Almanac.Entry entry : kind.entries()) {
                    String rule = entry.rule().isEmpty() ? kind.rule() : entry.rule();
                    assertThat(game.rulebook().has(rule)).as(entry.id() + " " + rule).isTrue();
                    told.add(entry.id());
                }
            }
            assertThat(sources().catalogue(figures()))
                    .as("rows that the almanac leaves out")
                    .allMatch(told::contains);
        }
    }

    /** Whatever its board draws has a name and an explanation, the same in both languages. */
    @Test
    final void everySignIsExplained() {
        Set<String> drawn = new TreeSet<>(sources().drawn());
        for (Glance.Part part : game.rulebook().glance(Language.EN).parts())
            for (Glance.Thing thing : part.things()) drawn.add(thing.icon());
        for (Language in : Language.values()) {
            Almanac almanac = Almanac.of(game, in);
            assertThat(drawn)
                    .as("signs without an explanation in " + in)
                    .allMatch(sign -> almanac.meaning(sign).isPresent());
            assertThat(game.rulebook().signs(in))
                    .extracting(Glance.Thing::icon)
                    .doesNotHaveDuplicates()
                    .isEqualTo(
                            game.rulebook().signs(Language.EN).stream()
                                    .map(Glance.Thing::icon)
                                    .toList());
        }
    }

    @TestFactory
    final Stream<DynamicTest> lessons() {
        return game.lessons().stream()
                .map(lesson -> dynamicTest(lesson.id(), () -> new Lessons<>(game).sit(lesson)));
    }

    /** A course ends with a whole game: from the deal that its lesson shows. */
    @Test
    final void theLastLessonIsAGuidedGame() {
        if (game.lessons().isEmpty()) return;
        Lesson last = game.lessons().getLast();
        assertThat(last.guide()).isNotEmpty();
        assertThat(Position.write(game, new Tutor<>(last, game).state()))
                .isEqualTo(Position.write(game, game.start(last.deal(game))));
        assertThat(game.lessons()).filteredOn(each -> !each.guide().isEmpty()).hasSize(1);
    }

    @Test
    final void everyChapterIsTaught() {
        if (game.lessons().isEmpty()) return;
        Set<String> missing = new Lessons<>(game).untaught();
        assertThat(missing)
                .as("chapters that no lesson teaches")
                .containsExactlyInAnyOrderElementsOf(untaught());
    }

    @TestFactory
    final Stream<DynamicTest> goldenRecords() {
        return Golden.tests(game, golden());
    }
}

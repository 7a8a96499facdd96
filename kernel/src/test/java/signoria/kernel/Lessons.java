package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Sits through lessons: along every answer they name, and along others. */
final class Lessons<S, M, V> {
    /** What a panel holds beside a board, and a patient reader. */
    private static final int MOST_WORDS = 55;

    private final Game<S, M, V> game;

    Lessons(Game<S, M, V> game) {
        this.game = game;
    }

    /** One pass for each right answer of each step; the others are answered in the first way. */
    void sit(Lesson lesson) {
        for (String cited : lesson.teaches())
            assertThat(game.rulebook().has(cited)).as(lesson.id() + ": " + cited).isTrue();
        said(lesson.id() + " title", lesson.title());
        follow(lesson, -1, "");
        for (int i = 0; i < lesson.steps().size(); i++)
            for (String answer : lesson.steps().get(i).answers()) follow(lesson, i, answer);
    }

    private void follow(Lesson lesson, int special, String answer) {
        Tutor<S, M, V> tutor = new Tutor<>(lesson, game);
        while (!tutor.over()) {
            int step = tutor.number();
            String where = lesson.id() + ":" + tutor.step().line() + ": ";
            try {
                if (special < 0) check(where, tutor);
                if (tutor.asks()) {
                    String move = step == special ? answer : tutor.shown();
                    assertThat(tutor.answer(move).verdict())
                            .as(where + move)
                            .isEqualTo(Tutor.Verdict.RIGHT);
                }
                tutor.goOn();
            } catch (Scenario.Failed | BadInput e) {
                throw new AssertionError(where + e.getMessage(), e);
            }
        }
        assertThat(game.chance(tutor.state()).unread())
                .as(lesson.id() + ": unused chance")
                .isZero();
    }

    private void check(String where, Tutor<S, M, V> tutor) {
        Lesson.Step step = tutor.step();
        said(where + "say", step.say());
        assertThat(tutor.lesson().teaches()).as(where).containsAll(step.example().rules());
        if (!step.example().rules().isEmpty()) assertThat(step.asks()).as(where).isTrue();
        Set<String> zones = new TreeSet<>();
        List<M> legal = tutor.legal();
        for (Scene.Zone zone :
                game.scene(game.view(tutor.state(), Tutor.PUPIL), legal, Language.EN).zones())
            zones.add(zone.id());
        assertThat(zones).as(where + "look").containsAll(step.look());
        assertThat(step.look()).as(where + "look").isNotEmpty().hasSizeLessThanOrEqualTo(4);
        if (!step.asks()) {
            assertThat(step.others()).as(where + "a step that asks nothing").isEmpty();
            return;
        }
        said(where + "done", step.done());
        for (Lesson.Other other : step.others()) {
            if (other.rule().isEmpty()) said(where + "says", other.says());
            for (String move : other.moves())
                if (!move.equals(Lesson.Other.ANY)) tried(where + move, tutor, move, other.rule());
        }
        wrong(where, tutor, legal);
    }

    private void tried(String where, Tutor<S, M, V> tutor, String move, String rule) {
        String before = Position.write(game, tutor.state());
        String canonical = game.notation().write(game.notation().read(move));
        assertThat(canonical).as(where + ": as it is written").isEqualTo(move);
        Tutor.Reply reply = tutor.answer(move);
        assertThat(reply.verdict())
                .as(where)
                .isEqualTo(rule.isEmpty() ? Tutor.Verdict.OTHER : Tutor.Verdict.REFUSED);
        if (!rule.isEmpty()) assertThat(reply.refusal().rule()).as(where).isEqualTo(rule);
        assertThat(Position.write(game, tutor.state())).as(where).isEqualTo(before);
    }

    /** Any move that nobody named changes nothing, and the right one is still asked for. */
    private void wrong(String where, Tutor<S, M, V> tutor, List<M> legal) {
        List<String> named = new ArrayList<>(tutor.step().answers());
        for (M move : legal) {
            String text = game.notation().write(move);
            if (named.contains(text) || !tutor.step().goal().isEmpty()) continue;
            assertThat(tutor.answer(text).verdict())
                    .as(where + text)
                    .isEqualTo(Tutor.Verdict.OTHER);
            assertThat(tutor.asks()).as(where + text).isTrue();
        }
    }

    private static void said(String where, Lesson.Said said) {
        for (Language in : Language.values()) {
            assertThat(said.in(in)).as(where + " " + in).isNotBlank();
            assertThat(said.in(in).split("\\s+"))
                    .as(where + " " + in + ": words")
                    .hasSizeLessThanOrEqualTo(MOST_WORDS);
        }
    }

    /** The chapters of the rules that no lesson teaches. */
    Set<String> untaught() {
        Set<String> chapters = new TreeSet<>();
        for (Rulebook.Paragraph paragraph : game.rulebook().all(Language.EN))
            chapters.add(paragraph.chapter());
        for (Lesson lesson : game.lessons())
            for (String cited : lesson.teaches())
                chapters.remove(game.rulebook().paragraph(Language.EN, cited).chapter());
        return chapters;
    }
}

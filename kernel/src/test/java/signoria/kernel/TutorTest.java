package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.Toy;

import java.util.List;

class TutorTest {
    private static final String LESSON =
            """
            lesson   toy/wager.1
            title    The wager
            it       La puntata
            setup    seats=2
            say      Read this.
            it       Leggi questo.
            look     %s
            """;

    @Test
    void whatIsOnlyToBeReadIsGoneOnFrom() {
        Tutor<?, ?, ?> tutor = new Tutor<>(lesson(LESSON), new Toy());
        assertThat(tutor.asks()).isFalse();
        assertThatThrownBy(() -> tutor.answer("pass")).hasMessageContaining("no move is asked");
        tutor.goOn();
        assertThat(tutor.over()).isTrue();
        assertThatThrownBy(tutor::goOn).isInstanceOf(BadInput.class);
    }

    @Test
    void aLessonThatIsWrittenWrongNamesItsLine() {
        assertThatThrownBy(() -> lesson("say hello\nit ciao\nit di nuovo"))
                .hasMessage("x.lesson:3: there is nothing to translate");
        assertThatThrownBy(() -> lesson("lesson toy/wager.1\ndo something"))
                .hasMessage("x.lesson:2: expected 'say …' first");
        assertThatThrownBy(() -> lesson("lesson toy/wager.1\nsing aloud"))
                .hasMessageStartingWith("x.lesson:2: expected lesson, title");
        assertThatThrownBy(() -> lesson(LESSON.formatted("x") + "example 2 toy/wager.1"))
                .hasMessage("x.lesson:8: expected 'example [STEPS] GAME/PARAGRAPH…'");
        assertThatThrownBy(() -> lesson("title Nothing"))
                .hasMessageContaining("expected 'lesson GAME/PARAGRAPH…'");
    }

    @Test
    void aClaimThatDoesNotHoldFailsTheLesson() {
        String wrong = LESSON.formatted("x") + "then waiting: 7\n";
        Tutor<?, ?, ?> tutor = new Tutor<>(lesson(wrong), new Toy());
        assertThatThrownBy(tutor::goOn)
                .isInstanceOf(Scenario.Failed.class)
                .hasMessageStartingWith("expected waiting: 7, found");
    }

    @Test
    void whatIsSaidMustBeSaidInBothLanguages() {
        String half = LESSON.formatted("x").replace("it       Leggi questo.\n", "");
        assertThatThrownBy(() -> new Lessons<>(new Toy()).sit(lesson(half)))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void aGameWithoutACourseHasNoLessons() {
        assertThat(new Toy().lessons()).isEqualTo(List.of());
    }

    private static Lesson lesson(String text) {
        return Lesson.read("x", "x.lesson", text);
    }
}

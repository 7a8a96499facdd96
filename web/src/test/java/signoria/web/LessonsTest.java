package signoria.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import signoria.engine.Face;
import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.table.Catalogue;
import signoria.server.table.Classroom;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The engine of the page gives every lesson as the server does, word by word. */
class LessonsTest {
    private static final Catalogue GAMES = Catalogue.found();
    private static final Classroom SERVER = new Classroom(GAMES);
    private static final List<String> EN = List.of("You", "Rival 1", "Rival 2", "Rival 3");
    private static final List<String> IT = List.of("Tu", "Rivale 1", "Rivale 2", "Rivale 3");

    @TestFactory
    Stream<DynamicTest> theSameInThePage() {
        return GAMES.games().stream()
                .map(game -> game.sheet().id())
                .map(game -> DynamicTest.dynamicTest(game, () -> holds(game)));
    }

    private static void holds(String game) throws IOException {
        Face.choose(game);
        List<Api.LessonTitle> course = SERVER.course(game, Language.EN);
        for (int place = 1; place <= course.size(); place++)
            sits(game, course.get(place - 1).id(), place);
    }

    /** Along one right answer after the other, and before each any other move. */
    private static void sits(String game, String id, int place) throws IOException {
        String text =
                Files.readString(
                        Path.of(
                                "../games/%s/src/main/resources/signoria/games/%s/lessons/%s.lesson"
                                        .formatted(game, game, id)));
        Language in = place % 2 == 0 ? Language.EN : Language.IT;
        List<String> answers = new ArrayList<>();
        Api.LessonStep at = same(game, id, text, place, answers, in);
        while (!at.over()) {
            if (at.asks()) {
                for (String other : List.of(at.legal().getFirst(), at.legal().getLast())) {
                    List<String> tried = new ArrayList<>(answers);
                    tried.add(other);
                    same(game, id, text, place, tried, in);
                }
                foresees(game, id, text, at, in);
            }
            answers.add(at.asks() ? at.shown().orElseThrow() : "");
            at = same(game, id, text, place, answers, in);
        }
    }

    private static Api.LessonStep same(
            String game, String id, String text, int place, List<String> answers, Language in) {
        Api.LessonStep there = SERVER.step(game, id, answers, in);
        assertThat(Face.lesson(id, text, place, lines(answers), names(in), lang(in)))
                .as("%s after %s", id, answers)
                .isEqualTo(Protocol.write(there));
        return there;
    }

    private static void foresees(
            String game, String id, String text, Api.LessonStep at, Language in) {
        String move = at.shown().orElseThrow();
        List<String> names = (in == Language.EN ? EN : IT).subList(0, at.seats());
        Api.LessonForeseen there =
                SERVER.preview(
                        game, id, new Api.LessonPreview(at.answers(), List.of(move), names), in);
        String here =
                Face.lessonPreview(
                        id, text, lines(at.answers()), move, String.join("\n", names), lang(in));
        assertThat("{\"preview\":" + here + "}").isEqualTo(Protocol.write(there));
    }

    private static String lines(List<String> answers) {
        return answers.stream().map(each -> each + "\n").collect(Collectors.joining());
    }

    private static String names(Language in) {
        return String.join("\n", in == Language.EN ? EN : IT);
    }

    private static String lang(Language in) {
        return in == Language.EN ? "en" : "it";
    }
}

package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Lesson;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Tutor;
import signoria.kernel.Who;
import signoria.kernel.Words;
import signoria.server.protocol.Api;
import signoria.server.protocol.Raw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The courses of the games. Nothing is kept here: whoever learns brings along what was answered so
 * far, and the lesson is played again up to there.
 */
public final class Classroom {
    private static final int MOST_ANSWERS = 64;
    private static final Words WORDS = Words.beside(Classroom.class);

    /** Not a move: the pupil has read, and goes on. */
    private static final String ON = "";

    private final Catalogue games;

    public Classroom(Catalogue games) {
        this.games = games;
    }

    public List<Api.LessonTitle> course(String game, Language in) {
        return games.game(game).lessons().stream()
                .map(
                        each ->
                                new Api.LessonTitle(
                                        each.id(), each.title().in(in), each.steps().size()))
                .toList();
    }

    public Api.LessonStep step(String game, String id, List<String> answers, Language in) {
        if (answers.size() > MOST_ANSWERS)
            throw new BadInput("a lesson takes " + MOST_ANSWERS + " answers at most");
        return step(games.rules(game), id, answers, in);
    }

    private static <S, M, V> Api.LessonStep step(
            Rules<S, M, V> rules, String id, List<String> answers, Language in) {
        List<Lesson> course = rules.game().lessons();
        Lesson lesson =
                course.stream()
                        .filter(each -> each.id().equals(id))
                        .findFirst()
                        .orElseThrow(() -> new Failure("not-found", "there is no such lesson"));
        Tutor<S, M, V> tutor = new Tutor<>(lesson, rules.game());
        Optional<Api.LessonReply> reply = Optional.empty();
        List<String> kept = new ArrayList<>();
        for (String answer : answers) {
            reply = Optional.empty();
            if (answer.equals(ON)) tutor.goOn();
            else reply = Optional.of(reply(rules.game(), tutor.answer(answer), answer, in));
            if (reply.isEmpty() || reply.get().verdict().equals("right")) kept.add(answer);
        }
        return shown(rules, tutor, course.indexOf(lesson), reply, kept, in);
    }

    private static Api.LessonReply reply(
            Game<?, ?, ?> game, Tutor.Reply reply, String move, Language in) {
        boolean refused = reply.verdict() == Tutor.Verdict.REFUSED;
        return new Api.LessonReply(
                Text.lower(reply.verdict()).toLowerCase(Locale.ROOT),
                move,
                reply.words().in(in),
                refused ? Optional.of(reply.refusal().rule()) : Optional.empty(),
                refused
                        ? Optional.of(game.rulebook().words(in, reply.refusal()))
                        : Optional.empty());
    }

    /** Nobody has a name in a lesson. */
    private static List<String> names(Language in) {
        List<String> names = new ArrayList<>(List.of(WORDS.say(in, "lesson-you")));
        while (names.size() < Game.SPECTATOR)
            names.add(WORDS.say(in, "lesson-rival", names.size()));
        return names;
    }

    private static <S, M, V> Api.LessonStep shown(
            Rules<S, M, V> rules,
            Tutor<S, M, V> tutor,
            int number,
            Optional<Api.LessonReply> reply,
            List<String> kept,
            Language in) {
        Game<S, M, V> game = rules.game();
        V view = game.view(tutor.state(), Tutor.PUPIL);
        List<M> legal = tutor.legal();
        Scene scene = Who.named(game.scene(view, legal, in), names(in));
        Lesson lesson = tutor.lesson();
        return new Api.LessonStep(
                lesson.id(),
                number + 1,
                tutor.number(),
                lesson.steps().size(),
                lesson.title().in(in),
                tutor.over() ? "" : tutor.step().say().in(in),
                tutor.over() ? List.of() : List.copyOf(tutor.step().look()),
                tutor.asks(),
                tutor.over(),
                reply,
                tutor.asks() ? Optional.of(tutor.shown()) : Optional.empty(),
                lesson.teaches(),
                kept,
                game.notation().setup(tutor.state()).seats(),
                legal.stream().map(game.notation()::write).toList(),
                new Raw(rules.wire().write(view)),
                new Raw(rules.wire().write(scene)));
    }
}

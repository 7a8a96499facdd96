package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Lesson;
import signoria.kernel.Position;
import signoria.kernel.Preview;
import signoria.kernel.Refusal;
import signoria.kernel.Scene;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Tutor;
import signoria.kernel.Who;
import signoria.kernel.Words;
import signoria.server.protocol.Api;
import signoria.server.protocol.Raw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The courses of the games. Nothing is kept here: whoever learns brings along what was answered so
 * far, and the lesson is played again up to there.
 */
public final class Classroom {
    private static final int MOST_ANSWERS = 64;
    private static final int PREVIEWED = 8;
    private static final Words WORDS = Words.beside(Classroom.class);

    /** Not a move: the pupil has read, and goes on. */
    private static final String ON = "";

    private final Catalogue games;

    /** Examples are the same in all languages, and a walk through the lesson each. */
    private final Map<String, List<Api.LessonExample>> examples = new ConcurrentHashMap<>();

    public Classroom(Catalogue games) {
        this.games = games;
    }

    public List<Api.LessonTitle> course(String game, Language in) {
        Game<?, ?, ?> rules = games.game(game);
        return rules.lessons().stream()
                .map(
                        each ->
                                new Api.LessonTitle(
                                        each.id(),
                                        each.title().in(in),
                                        each.steps().size(),
                                        !each.guide().isEmpty(),
                                        each.teaches(),
                                        examples(rules, each)))
                .toList();
    }

    private List<Api.LessonExample> examples(Game<?, ?, ?> game, Lesson lesson) {
        String key = game.sheet().id() + "/" + lesson.id();
        return examples.computeIfAbsent(key, _ -> found(game, lesson));
    }

    /** The lesson is gone through in the way it shows, up to each example. */
    private static <S, M, V> List<Api.LessonExample> found(Game<S, M, V> game, Lesson lesson) {
        Tutor<S, M, V> tutor = new Tutor<>(lesson, game);
        List<Api.LessonExample> found = new ArrayList<>();
        List<String> answers = new ArrayList<>();
        List<Integer> begun = new ArrayList<>();
        while (!tutor.over()) {
            begun.add(answers.size());
            Lesson.Example example = tutor.step().example();
            if (tutor.asks()) {
                answers.add(tutor.shown());
                tutor.answer(answers.getLast());
            }
            if (!example.rules().isEmpty()) {
                int from = begun.get(begun.size() - example.steps());
                found.add(
                        new Api.LessonExample(
                                example.rules(), List.copyOf(answers), answers.size() - from));
            }
            tutor.goOn();
            answers.add(ON);
        }
        return found;
    }

    public Api.LessonStep step(String game, String id, List<String> answers, Language in) {
        return step(games.rules(game), id, checked(answers), in);
    }

    private static <S, M, V> Api.LessonStep step(
            Rules<S, M, V> rules, String id, List<String> answers, Language in) {
        Lesson lesson = lesson(rules.game(), id);
        Tutor<S, M, V> tutor = new Tutor<>(lesson, rules.game());
        Optional<Api.LessonReply> reply = Optional.empty();
        List<String> kept = new ArrayList<>();
        for (String answer : answers) {
            reply = Optional.empty();
            if (answer.equals(ON)) tutor.goOn();
            else reply = Optional.of(reply(rules.game(), tutor.answer(answer), answer, in));
            if (reply.isEmpty() || reply.get().verdict().equals("right")) kept.add(answer);
        }
        return shown(rules, tutor, reply, kept, in);
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
                game.lessons().indexOf(lesson) + 1,
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
                new Raw(rules.wire().write(scene)),
                lesson.guide().isEmpty() ? Optional.empty() : Optional.of(guided(game, lesson)));
    }

    private static Api.Guided guided(Game<?, ?, ?> game, Lesson lesson) {
        Setup deal = lesson.deal(game);
        return new Api.Guided(lesson.guide(), deal.seats(), deal.options(), deal.seed().hex());
    }

    private static Lesson lesson(Game<?, ?, ?> game, String id) {
        return game.lessons().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new Failure("not-found", "there is no such lesson"));
    }

    /** What moves would bring in a lesson after some answers; nothing where a rule forbids them. */
    public Api.LessonForeseen preview(
            String game, String id, Api.LessonPreview wanted, Language in) {
        if (wanted.moves().isEmpty() || wanted.moves().size() > PREVIEWED)
            throw new BadInput("ask for 1 to " + PREVIEWED + " moves at once");
        return new Api.LessonForeseen(preview(games.rules(game), id, wanted, in));
    }

    private static <S, M, V> Optional<Raw> preview(
            Rules<S, M, V> rules, String id, Api.LessonPreview wanted, Language in) {
        Game<S, M, V> game = rules.game();
        Tutor<S, M, V> tutor = new Tutor<>(lesson(game, id), game);
        for (String answer : checked(wanted.answers()))
            if (answer.equals(ON)) tutor.goOn();
            else tutor.answer(answer);
        if (wanted.names().size() != game.notation().setup(tutor.state()).seats())
            throw new BadInput("every seat has a name");
        if (!tutor.asks()) return Optional.empty();
        List<M> moves = new ArrayList<>();
        for (String move : wanted.moves()) moves.add(game.notation().read(move));
        if (game.refusal(tutor.state(), Tutor.PUPIL, moves.getFirst()) != Refusal.NONE)
            return Optional.empty();
        V view = game.view(tutor.state(), Tutor.PUPIL);
        Preview preview = Preview.of(game, view, Tutor.PUPIL, moves, wanted.names(), in);
        return Optional.of(new Raw(rules.wire().write(preview)));
    }

    private static List<String> checked(List<String> answers) {
        if (answers.size() > MOST_ANSWERS)
            throw new BadInput("a lesson takes " + MOST_ANSWERS + " answers at most");
        return answers;
    }

    /** The game that a lesson leads to, begun for somebody on this server. */
    public Api.Table begin(Lobby lobby, String game, String id, String person, String name) {
        return begin(lobby, games.rules(game), id, person, name);
    }

    private static <S> Api.Table begin(
            Lobby lobby, Rules<S, ?, ?> rules, String id, String person, String name) {
        Game<S, ?, ?> game = rules.game();
        Lesson lesson = lesson(game, id);
        if (lesson.guide().isEmpty()) throw Failure.notNow("this lesson leads to no game");
        Setup deal = lesson.deal(game);
        Opening.Moment moment =
                new Opening.Moment(
                        rules,
                        game.sheet().ruleset(),
                        deal.options(),
                        deal.seats(),
                        Optional.empty(),
                        Position.write(game, game.start(deal)));
        return lobby.begin(moment.at(Tutor.PUPIL, person, name, lesson.guide()), person);
    }
}

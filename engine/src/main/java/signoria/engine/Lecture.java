package signoria.engine;

import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Lesson;
import signoria.kernel.Preview;
import signoria.kernel.Refusal;
import signoria.kernel.Scene;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Tutor;
import signoria.kernel.Who;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A lesson, played again up to the last answer, as JSON in the shapes of the protocol. Its text is
 * brought along by whoever asks: the engine takes none.
 */
final class Lecture<S, M, V> {
    /** Not a move: the pupil has read, and goes on. */
    private static final String ON = "";

    private final Game<S, M, V> game;
    private final Tutor<S, M, V> tutor;
    private final List<String> kept = new ArrayList<>();
    private Optional<Tutor.Reply> reply = Optional.empty();
    private String tried = "";

    Lecture(Game<S, M, V> game, String id, String text, List<String> answers) {
        this.game = game;
        tutor = new Tutor<>(Lesson.read(id, id, text), game);
        for (String answer : answers) take(answer);
    }

    private void take(String answer) {
        tried = answer;
        if (answer.equals(ON)) {
            tutor.goOn();
            reply = Optional.empty();
        } else reply = Optional.of(tutor.answer(answer));
        if (reply.isEmpty() || reply.get().verdict() == Tutor.Verdict.RIGHT) kept.add(answer);
    }

    /**
     * Where it stands: a {@code LessonStep}.
     *
     * @param number its place in the course, from 1
     * @param names what the seats are called; there may be more than seats
     */
    String step(int number, List<String> names, Language in) {
        Lesson lesson = tutor.lesson();
        V view = game.view(tutor.state(), Tutor.PUPIL);
        List<M> legal = tutor.legal();
        Scene scene = Who.named(game.scene(view, legal, in), names);
        Fields all = new Fields();
        all.put("lesson", lesson.id());
        all.put("number", number);
        all.put("step", tutor.number());
        all.put("steps", lesson.steps().size());
        all.put("title", lesson.title().in(in));
        all.put("say", tutor.over() ? "" : tutor.step().say().in(in));
        all.put("look", tutor.over() ? List.of() : tutor.step().look());
        all.put("asks", tutor.asks());
        all.put("over", tutor.over());
        all.text("reply", reply.map(each -> reply(each, in)));
        all.maybe("shown", tutor.asks() ? Optional.of(tutor.shown()) : Optional.empty());
        all.put("teaches", lesson.teaches());
        all.put("answers", kept);
        all.put("seats", game.notation().setup(tutor.state()).seats());
        all.put("legal", Rendering.texts(game, legal));
        all.put("view", view);
        all.put("scene", scene);
        all.text(
                "guided",
                lesson.guide().isEmpty() ? Optional.empty() : Optional.of(guided(lesson)));
        return all.toString();
    }

    private String reply(Tutor.Reply each, Language in) {
        boolean refused = each.verdict() == Tutor.Verdict.REFUSED;
        Optional<Refusal> why = refused ? Optional.of(each.refusal()) : Optional.empty();
        Fields all = new Fields();
        all.put("verdict", Text.lower(each.verdict()).toLowerCase(Locale.ROOT));
        all.put("move", tried);
        all.put("words", each.words().in(in));
        all.maybe("rule", why.map(Refusal::rule));
        all.maybe("refusal", why.map(refusal -> game.rulebook().words(in, refusal)));
        return all.toString();
    }

    private String guided(Lesson lesson) {
        Setup deal = lesson.deal(game);
        Fields options = new Fields();
        deal.options().forEach(options::put);
        Fields all = new Fields();
        all.put("level", lesson.guide());
        all.put("seats", deal.seats());
        all.text("options", Optional.of(options.toString()));
        all.put("seed", deal.seed().hex());
        return all.toString();
    }

    /** What moves would bring now: a {@code Preview}; nothing where a rule forbids them. */
    String preview(List<String> texts, List<String> names, Language in) {
        List<M> moves = new ArrayList<>();
        for (String move : texts) moves.add(game.notation().read(move));
        if (!tutor.asks()
                || game.refusal(tutor.state(), Tutor.PUPIL, moves.getFirst()) != Refusal.NONE)
            return "";
        V view = game.view(tutor.state(), Tutor.PUPIL);
        return game.json().write(Preview.of(game, view, Tutor.PUPIL, moves, names, in));
    }

    /** An object in JSON, field by field. */
    private final class Fields {
        private final StringBuilder out = new StringBuilder("{");

        void put(String name, Object value) {
            text(name, Optional.of(game.json().write(value)));
        }

        void maybe(String name, Optional<String> value) {
            text(name, value.map(game.json()::write));
        }

        /** A value that is JSON already. */
        void text(String name, Optional<String> json) {
            if (out.length() > 1) out.append(',');
            out.append(game.json().write(name)).append(':').append(json.orElse("null"));
        }

        @Override
        public String toString() {
            return out + "}";
        }
    }
}

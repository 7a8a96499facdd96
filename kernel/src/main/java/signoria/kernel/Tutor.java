package signoria.kernel;

import java.util.ArrayList;
import java.util.List;

/** A lesson going on: where it stands, what it says, and what it answers to a move. */
public final class Tutor<S, M, V> {
    /** The pupil's seat. */
    public static final int PUPIL = 0;

    /** What the teacher says of a move. */
    public enum Verdict {
        /** The move was asked for, and has been made. */
        RIGHT,
        /** It is allowed and worse, or not what this is about; nothing has changed. */
        OTHER,
        /** It is not allowed; nothing has changed. */
        REFUSED
    }

    /**
     * An answer to a move.
     *
     * @param words what the lesson says of it; may be empty
     * @param refusal why it is not allowed, if it is not
     */
    public record Reply(Verdict verdict, Lesson.Said words, Refusal refusal) {}

    private final Lesson lesson;
    private final Game<S, M, V> game;
    private final Stage<S, M, V> stage;
    private int at;
    private boolean answered;

    public Tutor(Lesson lesson, Game<S, M, V> game) {
        this.lesson = lesson;
        this.game = game;
        stage = new Stage<>(game);
        stage.lay("");
        for (Scenario.Step line : lesson.table()) stage.take(line);
    }

    public Lesson lesson() {
        return lesson;
    }

    public boolean over() {
        return at == lesson.steps().size();
    }

    /** The step it is at; after the last one there is none. */
    public Lesson.Step step() {
        return lesson.steps().get(at);
    }

    /** The number of the step, from 0. */
    public int number() {
        return at;
    }

    /** The table as it lies; not to be changed. */
    public S state() {
        return stage.state();
    }

    /** Whether a move is asked for now. */
    public boolean asks() {
        return !over() && step().asks() && !answered;
    }

    /** The moves that the pupil may try now. */
    public List<M> legal() {
        List<M> legal = new ArrayList<>();
        if (asks()) game.legal(stage.state(), PUPIL, legal);
        return legal;
    }

    /** The pupil makes a move. */
    public Reply answer(String text) {
        if (!asks()) throw new BadInput("no move is asked for now");
        M move = game.notation().read(text);
        Refusal refusal = game.refusal(stage.state(), PUPIL, move);
        String written = game.notation().write(move);
        if (refusal != Refusal.NONE) return new Reply(Verdict.REFUSED, said(written), refusal);
        if (!right(move, written)) return new Reply(Verdict.OTHER, said(written), Refusal.NONE);
        stage.play(PUPIL, move);
        answered = true;
        return new Reply(Verdict.RIGHT, step().done(), Refusal.NONE);
    }

    /** One right answer, for those who ask to be shown. */
    public String shown() {
        if (!step().answers().isEmpty()) return step().answers().getFirst();
        for (M move : legal()) if (right(move, "")) return game.notation().write(move);
        throw new IllegalStateException(lesson.id() + ": no move reaches " + step().goal());
    }

    private boolean right(M move, String written) {
        if (step().goal().isEmpty()) return step().answers().contains(written);
        S after = game.after(stage.state(), PUPIL, move, Events.IGNORED);
        return stage.holds(after, step().goal());
    }

    private Lesson.Said said(String written) {
        for (Lesson.Other other : step().others())
            if (other.moves().contains(written)) return other.says();
        for (Lesson.Other other : step().others())
            if (other.moves().contains(Lesson.Other.ANY)) return other.says();
        return Lesson.Said.NOTHING;
    }

    /** What follows the step happens, and the next one begins. */
    public void goOn() {
        if (over() || asks()) throw new BadInput("first the move that is asked for");
        for (Scenario.Step line : step().then()) stage.take(line);
        at++;
        answered = false;
    }
}

package signoria.bots;

import signoria.kernel.Ahead;
import signoria.kernel.Almanac;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.JsonWriter;
import signoria.kernel.Language;
import signoria.kernel.Lesson;
import signoria.kernel.Notation;
import signoria.kernel.Refusal;
import signoria.kernel.Result;
import signoria.kernel.Rng;
import signoria.kernel.Rulebook;
import signoria.kernel.Scene;
import signoria.kernel.Setup;
import signoria.kernel.Sheet;
import signoria.kernel.Tables;

import java.util.List;
import java.util.Optional;

/**
 * A game with the same rules, evaluated by a value function and a policy prior of your own: every
 * level searches with them. {@code Level.inArena("master:500").bot(new Judged<>(game, value,
 * prior), seat, seed)}.
 *
 * @param game the rules
 * @param value what each seat has of a quiet position
 * @param prior how much a seat leans to each of its moves; used where a search is told to ({@code
 *     lean=1} among its figures)
 */
public record Judged<S, M, V>(Game<S, M, V> game, Value<S> value, Prior<S, M> prior)
        implements Game<S, M, V> {
    /** A value function. */
    public interface Value<S> {
        /**
         * Writes the value of the position for each seat, in points or in anything that adds up.
         */
        void judge(S s, double[] out);
    }

    /** A policy prior. */
    public interface Prior<S, M> {
        /** Writes a number for each move: a move with 1 more is e times as likely (softmax). */
        void lean(S s, int seat, List<M> legal, double[] out);
    }

    /** With a value function of your own and the game's own prior. */
    public Judged(Game<S, M, V> game, Value<S> value) {
        this(game, value, game::lean);
    }

    @Override
    public void worth(S s, double[] out) {
        value.judge(s, out);
    }

    @Override
    public void lean(S s, int seat, List<M> legal, double[] out) {
        prior.lean(s, seat, legal, out);
    }

    @Override
    public Game<S, M, V> with(Tables tables) {
        return new Judged<>(game.with(tables), value, prior);
    }

    // --- All else is the game's

    @Override
    public Sheet sheet() {
        return game.sheet();
    }

    @Override
    public Rulebook rulebook() {
        return game.rulebook();
    }

    @Override
    public JsonWriter json() {
        return game.json();
    }

    @Override
    public Almanac almanac(Language in) {
        return game.almanac(in);
    }

    @Override
    public List<Lesson> lessons() {
        return game.lessons();
    }

    @Override
    public Tables tables() {
        return game.tables();
    }

    @Override
    public S start(Setup setup) {
        return game.start(setup);
    }

    @Override
    public void check(Setup setup) {
        game.check(setup);
    }

    @Override
    public S copy(S s) {
        return game.copy(s);
    }

    @Override
    public void assign(S to, S from) {
        game.assign(to, from);
    }

    @Override
    public int waiting(S s) {
        return game.waiting(s);
    }

    @Override
    public void legal(S s, int seat, List<M> out) {
        game.legal(s, seat, out);
    }

    @Override
    public Refusal refusal(S s, int seat, M move) {
        return game.refusal(s, seat, move);
    }

    @Override
    public void play(S s, int seat, M move, Events events) {
        game.play(s, seat, move, events);
    }

    @Override
    public V view(S s, int seat) {
        return game.view(s, seat);
    }

    @Override
    public S imagine(V view, Rng rng) {
        return game.imagine(view, rng);
    }

    @Override
    public void redeal(S s, int seat, Rng rng) {
        game.redeal(s, seat, rng);
    }

    @Override
    public Result result(S s) {
        return game.result(s);
    }

    @Override
    public int side(S s, int seat) {
        return game.side(s, seat);
    }

    @Override
    public boolean quiet(S s) {
        return game.quiet(s);
    }

    @Override
    public String search(boolean deep) {
        return game.search(deep);
    }

    @Override
    public Optional<String> oversight(S s, int seat, M move, Language in) {
        return game.oversight(s, seat, move, in);
    }

    @Override
    public List<M> candidates(V view) {
        return game.candidates(view);
    }

    @Override
    public Ahead<M> ahead(V view, Language in) {
        return game.ahead(view, in);
    }

    @Override
    public Optional<M> planned(V view, M answer) {
        return game.planned(view, answer);
    }

    @Override
    public boolean secret(S s, int seat, M move) {
        return game.secret(s, seat, move);
    }

    @Override
    public Scene scene(V view, List<M> moves, Language in) {
        return game.scene(view, moves, in);
    }

    @Override
    public List<Scene.Choice> choices(V view, List<M> moves, Language in) {
        return game.choices(view, moves, in);
    }

    @Override
    public String topic(V view) {
        return game.topic(view);
    }

    @Override
    public Notation<S, M> notation() {
        return game.notation();
    }

    @Override
    public List<M> moves() {
        return game.moves();
    }

    @Override
    public Rng chance(S s) {
        return game.chance(s);
    }

    @Override
    public void audit(S s) {
        game.audit(s);
    }
}

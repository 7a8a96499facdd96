package signoria.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The rules of one game: all that bots, arena, terminal and server ever ask of it.
 *
 * @param <S> the state: all that lies on the table, hidden things too
 * @param <M> the moves: one small decision each
 * @param <V> the views: what one seat may see
 */
@Written({Scene.class, Result.class, Preview.class, Advice.class, Story.class})
public interface Game<S, M, V> {
    /**
     * The seat number of those who only watch; in audiences it is the bit {@code 1 << SPECTATOR}.
     */
    int SPECTATOR = 31;

    /** Id, names, seats, options, ruleset. */
    Sheet sheet();

    /** The rules in our own words, with the sentences of every refusal. */
    Rulebook rulebook();

    /** All that is printed on cards, tiles and map, in words; asked through {@link Almanac#of}. */
    default Almanac almanac(Language in) {
        return Almanac.EMPTY;
    }

    /** Its course, lesson by lesson: data beside the game. */
    default List<Lesson> lessons() {
        return Lesson.beside(getClass());
    }

    /** The same game with a user's tables laid over its own ones. */
    Game<S, M, V> with(Tables tables);

    /** The tables this game was made from. */
    Tables tables();

    /**
     * What is printed on cards, tiles and boards, as JSON for those who draw it; written by a class
     * of its own, for no engine of the page has room for it.
     */
    default String printed() {
        return "{}";
    }

    /** A new game; the setup has been checked by {@link Sheet#check} and {@link #check}. */
    S start(Setup setup);

    /**
     * What the sheet alone cannot refuse, such as a fifth seat without the expansion that brings
     * it.
     */
    default void check(Setup setup) {}

    S copy(S s);

    /**
     * Makes {@code to} equal to {@code from} without allocating; both come from the same setup.
     * Hot.
     */
    void assign(S to, S from);

    /** The seats that owe a decision, as bits; 0 when the game is over. */
    int waiting(S s);

    /** Adds the listed moves of a seat, always in the same order. Hot. */
    void legal(S s, int seat, List<M> out);

    /** The first rule that forbids the move, or {@link Refusal#NONE}. For people. */
    Refusal refusal(S s, int seat, M move);

    /** Plays a legal move in place. Hot. */
    void play(S s, int seat, M move, Events events);

    /** What that seat (or {@link #SPECTATOR}) may see, and nothing else. */
    V view(S s, int seat);

    /**
     * A full state that could lie behind the view; answers that others have sealed are blank in it.
     */
    S imagine(V view, Rng rng);

    /** The same in place, for search: everything that the seat cannot know is dealt anew. */
    void redeal(S s, int seat, Rng rng);

    /** How it ended; before the end, how it would have if it ended there. */
    Result result(S s);

    /**
     * How its story is divided, for those who look back; {@link #result} is asked at any moment.
     */
    default Chapters<S> chapters() {
        return Chapters.none();
    }

    /** Seats with the same side win together. */
    default int side(S s, int seat) {
        return seat;
    }

    /**
     * What a seat had or did in a finished game that may have decided it: what {@code arena
     * balance} counts. Something done twice is there twice.
     *
     * @param told all that happened
     */
    default List<Holding> holdings(S start, S end, int seat, List<Event> told) {
        return List.of();
    }

    /** No action is half done. */
    boolean quiet(S s);

    /**
     * The game's own evaluation of every seat, asked when quiet. At tables that are judged by an
     * outlook ({@link Weights#OUTLOOK}) it is a linear value function of these weights.
     */
    void worth(S s, double[] out);

    /**
     * A policy prior: how much a seat leans to each of its legal moves before any search. A move
     * with 1 more is e times as likely (softmax). Linear in the weights named {@link
     * Weights#LEANING}, and nothing without them.
     */
    default void lean(S s, int seat, List<M> legal, double[] out) {
        Arrays.fill(out, 0, legal.size(), 0);
    }

    /**
     * Settings that suit a search of this game better than the usual ones, written as in a bot's
     * name: {@code haste=0/rounds=6}.
     *
     * @param deep for a search that has time to look for the answers of others
     */
    default String search(boolean deep) {
        return "";
    }

    /**
     * What an experienced player would call an oversight in a legal move, in words; nothing for
     * most moves, and nothing that the seat could not have known. Asked before the move is played,
     * for reports on games: no bot asks it.
     */
    default Optional<String> oversight(S s, int seat, M move, Language in) {
        return Optional.empty();
    }

    /** Free-parameter moves worth trying, for the seat the view belongs to. */
    default List<M> candidates(V view) {
        return List.of();
    }

    /**
     * What the view's seat may answer in advance, for when it is asked, or asked again, about what
     * is at stake now; only where that is safe. Where words name a seat, they have its mark.
     */
    default Ahead<M> ahead(V view, Language in) {
        return Ahead.none();
    }

    /**
     * What an answer that was planned says to the question that the view's seat is asked; nothing
     * if the seat must be asked itself.
     */
    default Optional<M> planned(V view, M answer) {
        return Optional.empty();
    }

    /** Others do not see this move when it is made: a sealed answer, a card put down unseen. */
    default boolean secret(S s, int seat, M move) {
        return false;
    }

    /**
     * A view as anyone can draw it, with these moves offered. Where it names a seat, it has its
     * mark ({@link Who}).
     */
    Scene scene(V view, List<M> moves, Language in);

    /** Any moves in words, also those that are not legal now: for who asks why not. */
    default List<Scene.Choice> choices(V view, List<M> moves, Language in) {
        return scene(view, moves, in).choices();
    }

    /** What kind of decision the view's seat owes, if it owes one: a {@link Rulebook#matter}. */
    String topic(V view);

    Notation<S, M> notation();

    /** Writes views, events, scenes, results, previews and advice as JSON. */
    JsonWriter json();

    /** Every listed move there is, interned, in a fixed order. */
    List<M> moves();

    /** The chance of the state: scenarios fix it, take-back asks it whether anything was drawn. */
    Rng chance(S s);

    /** Counts cards, goods and money and recomputes caches; throws when something is amiss. */
    void audit(S s);

    /** The pure face of {@link #play}: server and tests use only this. */
    default S after(S s, int seat, M move, Events events) {
        S next = copy(s);
        play(next, seat, move, events);
        return next;
    }

    default boolean over(S s) {
        return waiting(s) == 0;
    }
}

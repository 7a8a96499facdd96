package signoria.engine;

import org.teavm.jso.JSExport;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Position;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that a page asks of the engine. A game that is played is known by a number; moves, options,
 * seeds and records are texts as everywhere, lists have a line for each. What makes no sense throws
 * {@link BadInput}, whose message reaches the page.
 */
public final class Face {
    private static final List<Playing<?, ?, ?>> GAMES = new ArrayList<>();

    private static Game<?, ?, ?> game = Games.all().getFirst();

    private Face() {}

    /** The page calls what is exported; there is nothing to do before. */
    public static void main(String[] arguments) {}

    /** On the JVM there are several games: the one that the others are about from now on. */
    public static void choose(String id) {
        game = Games.named(id);
        GAMES.clear();
    }

    /** The id of the game that was compiled. */
    @JSExport
    public static String game() {
        return game.sheet().id();
    }

    /** What is shown of a seed before the game, so that the seed shown after it can be checked. */
    @JSExport
    public static String commitment(String seed) {
        return new Seed(seed).commitment();
    }

    /** Begins a game: how many seats, the options as in a record, and a seed in hex. */
    @JSExport
    public static int start(int seats, String options, String seed) {
        return enter(
                Playing.of(game, Setup.of(game, seats, Position.options(options), new Seed(seed))));
    }

    /** A game on record, played again to its end; a record that differs is refused. */
    @JSExport
    public static int replay(String record) {
        return enter(Playing.of(game, Partita.read("the record", record)));
    }

    /**
     * A game that goes on from a position (see {@link #imagined}): the moves since as a record,
     * empty before the first.
     */
    @JSExport
    public static int resume(String position, String record) {
        return enter(
                Playing.from(
                        game,
                        position,
                        record.isEmpty()
                                ? Optional.empty()
                                : Optional.of(Partita.read("the record", record))));
    }

    /**
     * The move after which today's rules would give another game than the record; -1 if the same.
     */
    @JSExport
    public static int differs(int number) {
        return playing(number).differs();
    }

    private static int enter(Playing<?, ?, ?> playing) {
        int free = GAMES.indexOf(null);
        if (free < 0) {
            GAMES.add(playing);
            return GAMES.size() - 1;
        }
        GAMES.set(free, playing);
        return free;
    }

    /** Forgets a game. */
    @JSExport
    public static void close(int number) {
        GAMES.set(number, null);
    }

    private static Playing<?, ?, ?> playing(int number) {
        Playing<?, ?, ?> playing = number >= 0 && number < GAMES.size() ? GAMES.get(number) : null;
        if (playing == null) throw new BadInput("no game " + number + " is played here");
        return playing;
    }

    /** The seats that owe a decision, as bits; 0 when the game is over. */
    @JSExport
    public static int waiting(int number) {
        return playing(number).waiting();
    }

    @JSExport
    public static String legal(int number, int seat) {
        return String.join("\n", playing(number).legal(seat));
    }

    /**
     * Why a move is refused: the paragraph, its title, the reason in words; nothing if it is not.
     */
    @JSExport
    public static String refusal(int number, int seat, String move, String language) {
        return String.join("\n", playing(number).refusal(seat, move, Language.of(language)));
    }

    /** Plays a move; the paragraph that forbids it, or nothing. */
    @JSExport
    public static String play(int number, int seat, String move) {
        return playing(number).play(seat, move);
    }

    /** What a seat may see, or whoever watches (any number that is no seat's), as JSON. */
    @JSExport
    public static String view(int number, int seat) {
        return playing(number).view(seat);
    }

    /** The scene of it, with the moves of the seat, as JSON. */
    @JSExport
    public static String scene(int number, int seat, String language) {
        return playing(number).scene(seat, Language.of(language));
    }

    /** What moves would bring, as JSON; moves and names with a line for each. */
    @JSExport
    public static String preview(
            int number, int seat, String moves, String names, String language) {
        return playing(number)
                .preview(
                        seat,
                        List.of(moves.split("\n")),
                        List.of(names.split("\n")),
                        Language.of(language));
    }

    /**
     * What may be said of moves before they are made: {@code clear}, {@code beyond} what the seat
     * knows, or the number of the first that is refused.
     */
    @JSExport
    public static String foresee(int number, int seat, String moves) {
        return playing(number).foresee(seat, List.of(moves.split("\n")));
    }

    /** A position that could lie behind what a viewer knew after a step. */
    @JSExport
    public static String imagined(int number, int step, int viewer, int seed) {
        return playing(number).imagined(step, viewer, seed);
    }

    /** Places, points and where they come from, as JSON. */
    @JSExport
    public static String result(int number) {
        return playing(number).result();
    }

    /**
     * The story of a game that is over: a {@code Story} in JSON; names with a line for each seat.
     */
    @JSExport
    public static String story(int number, String names, String language) {
        return playing(number).story(List.of(names.split("\n")), Language.of(language));
    }

    /** The game as it stood after so many moves, as another game; it plays on by itself. */
    @JSExport
    public static int after(int number, int moves) {
        return enter(playing(number).after(moves));
    }

    /** All moves of the game as {@code Choice}s in JSON. */
    @JSExport
    public static String choices(int number, String language) {
        return playing(number).review().choices(Language.of(language));
    }

    /** A move in words, as it was offered instead of one that was made. */
    @JSExport
    public static String label(int number, int step, String move, String language) {
        return playing(number).review().label(step, move, Language.of(language));
    }

    /**
     * What a move of the game cost, held against all that could have been done instead: an {@code
     * Appraised} in JSON, or nothing where there was no choice.
     */
    @JSExport
    public static String appraise(int number, int step, String level, int looks) {
        return playing(number).review().appraise(step, level, looks);
    }

    /** How it stands, as far as the game tells: a {@code TellPosition} in JSON. */
    @JSExport
    public static String position(int number, int viewer, String names, String language) {
        return playing(number)
                .telling(viewer, Language.of(language))
                .position(List.of(names.split("\n")));
    }

    /** Every move there is, legal or not, as the choices of a scene in JSON. */
    @JSExport
    public static String moves(int number, int viewer, String names, String language) {
        return playing(number)
                .telling(viewer, Language.of(language))
                .choices(List.of(names.split("\n")));
    }

    /** What a viewer saw happen after a step: a list of {@code Entry} in JSON. */
    @JSExport
    public static String log(int number, int viewer, int from, String names, String language) {
        return playing(number)
                .telling(viewer, Language.of(language))
                .log(from, List.of(names.split("\n")));
    }

    /** The game as it stood after a step, for a viewer: a {@code Step} in JSON. */
    @JSExport
    public static String step(int number, int viewer, int step, String names, String language) {
        return playing(number)
                .telling(viewer, Language.of(language))
                .step(step, List.of(names.split("\n")));
    }

    /**
     * Whether a seat's last move may be taken back: {@code nothing}, {@code free}, {@code asks}.
     */
    @JSExport
    public static String mayTakeBack(int number, int seat) {
        return playing(number).mayTakeBack(seat);
    }

    /** Takes it back, and what followed from it unless that was free. */
    @JSExport
    public static void takeBack(int number, int seat) {
        playing(number).takeBack(seat);
    }

    /** What a bot plays when nobody waits for it; nothing, mostly. */
    @JSExport
    public static String interject(int number, int seat, String level, int seed) {
        return playing(number).interject(seat, level, seed);
    }

    /** What a bot of this level would play; it is the same for the same seed and questions. */
    @JSExport
    public static String bot(int number, int seat, String level, int seed) {
        return playing(number).bot(seat, level, seed);
    }

    /** A move for a seat that owes a decision, and then why, a line for each reason. */
    @JSExport
    public static String hint(int number, int seat, String level, String language) {
        return String.join("\n", playing(number).hint(seat, level, Language.of(language)));
    }

    /**
     * Why a move is refused, as far as a view tells, as {@link #refusal}; {@code ?} where only
     * whoever has the game can say.
     */
    @JSExport
    public static String refusalBehind(String view, int seat, String move, String language) {
        return String.join("\n", Glimpse.of(game, view, seat).refusal(move, Language.of(language)));
    }

    /** What moves would bring, as far as a view tells; nothing where a rule forbids the first. */
    @JSExport
    public static String previewBehind(
            String view, int seat, String moves, String names, String language) {
        return Glimpse.of(game, view, seat)
                .preview(
                        List.of(moves.split("\n")),
                        List.of(names.split("\n")),
                        Language.of(language));
    }

    /**
     * What a coach says to a seat, as far as a view tells: as {@link #coach}, or {@code ?}.
     *
     * @param turns of rivals since the seat's last move, three lines for each: the seat's number
     *     and what happened in words, the view before, the view after
     */
    @JSExport
    public static String coachBehind(
            String view, int seat, String turns, String names, String language) {
        return Glimpse.of(game, view, seat)
                .coach(
                        List.of(turns.split("\n")),
                        List.of(names.split("\n")),
                        Language.of(language));
    }

    /** What a coach says to a seat: an {@code Advice} in JSON; names with a line for each seat. */
    @JSExport
    public static String coach(int number, int seat, String names, String language) {
        return playing(number).coach(seat, List.of(names.split("\n")), Language.of(language));
    }

    /**
     * Where a lesson stands: a {@code LessonStep} in JSON. Nothing is kept between the calls.
     *
     * @param text the lesson as it is written
     * @param place where it stands in its course, from 1
     * @param answers all that was answered so far, each with the end of its line
     */
    @JSExport
    public static String lesson(
            String id, String text, int place, String answers, String names, String language) {
        return new Lecture<>(game, id, text, lines(answers))
                .step(place, List.of(names.split("\n")), Language.of(language));
    }

    /** What moves would bring in a lesson, as JSON; nothing where a rule forbids them. */
    @JSExport
    public static String lessonPreview(
            String id, String text, String answers, String moves, String names, String language) {
        return new Lecture<>(game, id, text, lines(answers))
                .preview(
                        List.of(moves.split("\n")),
                        List.of(names.split("\n")),
                        Language.of(language));
    }

    /** Lines, of which some may be empty; none without the end of one. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        lines.removeLast();
        return lines;
    }

    /** The digest of the position, as in records. */
    @JSExport
    public static String digest(int number) {
        return playing(number).digest();
    }

    /** The record so far, whole; names with a line for each seat. */
    @JSExport
    public static String record(int number, String names) {
        return playing(number).record(List.of(names.split("\n")));
    }

    /** A game between bots, written down; the same number gives the same text everywhere. */
    @JSExport
    public static String transcript(int number) {
        return Transcript.of(game, number);
    }

    /** Plays so many random decisions, to be measured. */
    @JSExport
    public static int sprint(int seats, int decisions) {
        return Sprint.of(game, seats).run(decisions);
    }
}

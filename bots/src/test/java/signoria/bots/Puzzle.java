package signoria.bots;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Position;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A hand-made position with something to find.
 *
 * <pre>
 * puzzle    title
 * setup     seats=2 option=value          may be left out
 * given     part: value | part: value     laid on the game's blank position
 * when      seat 2: move | seat 1: move   played before the question; may be left out
 * asked     seat 1                        who is to decide
 * best      move | move                   any of these is right
 * must      move | move                   one of these is made before anybody else is asked
 * never     move | move                   none of these is made before anybody else is asked
 * wins                                    whoever is asked wins, whatever the others do
 * by        apprentice master:400         who must find it; those of PuzzleTest if left out
 * </pre>
 *
 * A move of {@code must} and {@code never} may end in a star: any move that begins so.
 */
record Puzzle(String title, Map<String, String> lines) {
    /** More decisions in a row than any turn has. */
    private static final int LONGEST = 40;

    static List<Puzzle> of(String game) {
        List<Puzzle> puzzles = new ArrayList<>();
        String verb = "";
        for (String line :
                Text.resource(Puzzle.class, "/puzzles/" + game + ".puzzle").split("\n")) {
            if (line.isBlank() || line.startsWith("#")) continue;
            boolean goesOn = Character.isWhitespace(line.charAt(0));
            String[] words = line.strip().split("\\s+", 2);
            if (!goesOn) verb = words[0];
            String text = goesOn ? line.strip() : words.length < 2 ? "" : words[1];
            if (verb.equals("puzzle")) puzzles.add(new Puzzle(text, new TreeMap<>()));
            else puzzles.getLast().lines.merge(verb, text, (a, b) -> a + " " + b);
        }
        return puzzles;
    }

    <S, M> S position(Game<S, M, ?> game) {
        Map<String, String> options =
                new TreeMap<>(Position.options(lines.getOrDefault("setup", "")));
        String seats = options.remove("seats");
        int count = seats == null ? game.sheet().fewest() : Text.number(seats, "seats");
        S s = game.notation().blank(Setup.of(game, count, options, Seed.of(1)));
        for (String part : lines.get("given").split("\\|")) {
            int colon = part.indexOf(':');
            if (colon < 0) throw new BadInput(title + ": expected 'part: value', not " + part);
            game.notation()
                    .zones()
                    .read(s, part.substring(0, colon).strip(), part.substring(colon + 1).strip());
        }
        for (String made : moves("when")) play(game, s, made);
        return s;
    }

    private static <S, M> void play(Game<S, M, ?> game, S s, String made) {
        int colon = made.indexOf(':');
        int seat = Text.number(made.substring(0, colon).replace("seat", "").strip(), "seat") - 1;
        M move = game.notation().read(made.substring(colon + 1).strip());
        Refusal refusal = game.refusal(s, seat, move);
        if (refusal != Refusal.NONE) throw new BadInput(made + ": refused by " + refusal.rule());
        game.play(s, seat, move, Events.IGNORED);
    }

    int seat() {
        return Text.number(lines.get("asked").replace("seat", ""), "seat") - 1;
    }

    /** The moves that are right; empty when only the end counts. */
    List<String> best() {
        return moves("best");
    }

    /** The moves of a line, none if it is not there: best, must, never. */
    List<String> moves(String verb) {
        return lines.containsKey(verb)
                ? Arrays.stream(lines.get(verb).split("\\|")).map(String::strip).toList()
                : List.of();
    }

    /** Who must find it. */
    List<String> by(List<String> usual) {
        return lines.containsKey("by") ? Text.words(lines.get("by")) : usual;
    }

    /** Whether a move is one of those named; a star stands for the rest of it. */
    static boolean named(List<String> moves, String made) {
        return moves.stream()
                .anyMatch(
                        move ->
                                move.endsWith("*")
                                        ? made.startsWith(move.substring(0, move.length() - 1))
                                        : made.equals(move));
    }

    /** What a bot does until somebody else is asked. */
    <S, M, V> List<String> turn(Game<S, M, V> game, Level level, long seed) {
        S s = position(game);
        game.chance(s).rekey(Rng.of(seed));
        Bot<M, V> bot = level.bot(game, seat(), seed);
        List<String> made = new ArrayList<>();
        while ((game.waiting(s) >>> seat() & 1) != 0 && made.size() < LONGEST) {
            List<M> legal = new ArrayList<>();
            game.legal(s, seat(), legal);
            M move = bot.choose(game.view(s, seat()), legal, Budget.USUAL);
            made.add(game.notation().write(move));
            game.play(s, seat(), move, Events.IGNORED);
        }
        return made;
    }

    boolean wins() {
        return lines.containsKey("wins");
    }

    /** Plays on, the others at random. */
    <S, M, V> boolean won(Game<S, M, V> game, Level level, long seed) {
        S s = position(game);
        game.chance(s).rekey(Rng.of(seed));
        Dice dice = new Dice(seed);
        Bot<M, V> bot = level.bot(game, seat(), seed);
        List<M> legal = new ArrayList<>();
        while (!game.over(s)) {
            int waiting = game.waiting(s);
            boolean mine = (waiting >>> seat() & 1) != 0;
            int mover = mine ? seat() : Bits.first(waiting);
            legal.clear();
            game.legal(s, mover, legal);
            M move =
                    mine
                            ? bot.choose(game.view(s, mover), List.copyOf(legal), Budget.USUAL)
                            : legal.get(dice.next(legal.size()));
            game.play(s, mover, move, Events.IGNORED);
        }
        return game.result(s).share(seat()) == 1;
    }
}

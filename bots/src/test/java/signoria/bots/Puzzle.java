package signoria.bots;

import signoria.kernel.BadInput;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Position;
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
 * asked     seat 1                        who is to decide
 * best      move | move                   any of these is right
 * wins                                    whoever is asked wins, whatever the others do
 * </pre>
 */
record Puzzle(String title, Map<String, String> lines) {
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

    <S> S position(Game<S, ?, ?> game) {
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
        return s;
    }

    int seat() {
        return Text.number(lines.get("asked").replace("seat", ""), "seat") - 1;
    }

    /** The moves that are right; empty when only the end counts. */
    List<String> best() {
        return lines.containsKey("best")
                ? Arrays.stream(lines.get("best").split("\\|")).map(String::strip).toList()
                : List.of();
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
            int mover = mine ? seat() : Integer.numberOfTrailingZeros(waiting);
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

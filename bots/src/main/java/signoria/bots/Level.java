package signoria.bots;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Text;

import java.util.List;
import java.util.stream.Stream;

/** A kind of opponent that can be asked for by name. */
public interface Level {
    /** The most iterations per decision that can be asked for. */
    int MOST = 1_000_000;

    /** The most milliseconds. */
    int LONGEST = 60_000;

    /** What it is asked for by, with its pace. */
    String name();

    /** A new bot for one seat; the same seed and the same questions give the same answers. */
    <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed);

    /** The same level thinking for a number of iterations instead of by time, if it can. */
    default Level with(int iterations) {
        throw new BadInput("bot '" + name() + "' does not count iterations");
    }

    /** The same level thinking for some milliseconds, if it can. */
    default Level within(int millis) {
        throw new BadInput("bot '" + name() + "' thinks as long as it needs");
    }

    /** Whether its bots search, and so have an opinion of the places that moves lead to. */
    default boolean searches() {
        return false;
    }

    /** Whether its bots think in another process, so that only a clock tells for how long. */
    default boolean elsewhere() {
        return false;
    }

    /** Opponents for people, the weakest first. */
    static List<Level> all() {
        return List.of(
                new Randomly.Maker(),
                new Apprentice.Maker("novice", Apprentice.Sight.SHORT),
                new Apprentice.Maker("apprentice", Apprentice.Sight.USUAL),
                new Searcher.Maker("journeyman", "", 0, 100, Style.NEAR, ""),
                new Searcher.Maker("master", "", 0, 1000, Style.FAR, ""));
    }

    /** What only the arena plays: the textbook search to measure against, and one that sees all. */
    static List<Level> yardsticks() {
        return List.of(
                new Searcher.Maker("plain", "", 0, 1000, Style.PLAIN, ""),
                new Searcher.Maker("oracle", "", 0, 1000, Style.SEEING, ""));
    }

    /** Who can be asked for by name here: opponents for people, and programs that were let in. */
    static List<String> names() {
        return Stream.concat(all().stream().map(Level::name), Admitted.names().stream()).toList();
    }

    /**
     * A level by name; {@code master:2000} thinks for 2000 iterations a decision, {@code
     * master:200ms} for a fifth of a second.
     */
    static Level named(String name) {
        if (Admitted.level(name).isPresent()) return Admitted.level(name).get();
        int colon = name.indexOf(':');
        if (colon < 0) return plainly(all(), name);
        return paced(plainly(all(), name.substring(0, colon)), name.substring(colon + 1));
    }

    /**
     * A level as whoever started this program names it: also a program of theirs, {@code
     * exec:COMMAND}, which then has a name here. Never for names that come from elsewhere: it runs
     * the command.
     */
    static Level trusted(String name) {
        return name.startsWith(Admitted.PREFIX) ? Admitted.admit(name) : named(name);
    }

    /**
     * Also those that only the arena plays, and figures of the search to be measured: {@code
     * master:2000/explore=0.2}.
     */
    static Level inArena(String name) {
        int slash = name.startsWith(Admitted.PREFIX) ? -1 : name.indexOf('/');
        if (slash < 0) return measured(name);
        String figures = name.substring(slash + 1);
        Level level = measured(name.substring(0, slash));
        if (level instanceof Searcher.Maker maker) return maker.with(figures);
        if (level instanceof Apprentice.Maker maker) return maker.with(figures);
        throw new BadInput("bot '" + name.substring(0, slash) + "' does not search");
    }

    private static Level measured(String name) {
        String plain = name.replaceFirst(":.*", "");
        for (Level level : yardsticks())
            if (level.name().equals(plain))
                return plain.equals(name)
                        ? level
                        : paced(level, name.substring(plain.length() + 1));
        return trusted(name);
    }

    private static Level plainly(List<Level> levels, String name) {
        for (Level level : levels) if (level.name().equals(name)) return level;
        throw new BadInput("no bot '" + name + "': there are " + String.join(", ", names()));
    }

    private static Level paced(Level level, String pace) {
        if (!pace.endsWith("ms")) return level.with(iterations(pace));
        int millis = Text.number(pace.substring(0, pace.length() - 2), "milliseconds");
        if (millis < 1 || millis > LONGEST)
            throw new BadInput("milliseconds: expected 1 to " + LONGEST + ", not " + millis);
        return level.within(millis);
    }

    private static int iterations(String text) {
        int number = Text.number(text, "iterations");
        if (number < 1 || number > MOST)
            throw new BadInput("iterations: expected 1 to " + MOST + ", not " + number);
        return number;
    }
}

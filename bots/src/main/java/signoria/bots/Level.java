package signoria.bots;

import signoria.kernel.BadInput;
import signoria.kernel.Game;

import java.util.List;

/** A kind of opponent that can be asked for by name. */
public interface Level {
    String name();

    /** A new bot for one seat; the same seed and the same questions give the same answers. */
    <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed);

    /** All levels, the weakest first. */
    static List<Level> all() {
        return List.of(new Randomly.Maker(), new Apprentice.Maker());
    }

    static List<String> names() {
        return all().stream().map(Level::name).toList();
    }

    static Level named(String name) {
        for (Level level : all()) if (level.name().equals(name)) return level;
        throw new BadInput("no bot '" + name + "': there are " + String.join(", ", names()));
    }
}

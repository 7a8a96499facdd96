package signoria.arena;

import signoria.bots.Bot;
import signoria.bots.Level;
import signoria.bots.Weighted;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Text;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A level as it once was: {@code master-1} searches by the figures and judges by the weights that
 * lie frozen beside each game, whatever became of {@code master} since. A yardstick that stays.
 *
 * @param level the level it was, as {@code master}
 * @param edition which of them, from 1
 * @param pace how it thinks, as {@code :200ms}; empty for the level's own time
 */
record Frozen(String level, int edition, String pace) implements Level {
    private static final Pattern NAME =
            Pattern.compile("(apprentice|journeyman|master)-([1-9][0-9]{0,2})(:.*)?");

    /** The yardstick of this name, if it is one's name. */
    static Optional<Level> named(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) return Optional.empty();
        String pace = parts.group(3) == null ? "" : parts.group(3);
        Level.named(parts.group(1) + pace); // refuses a pace that cannot be
        return Optional.of(new Frozen(parts.group(1), Integer.parseInt(parts.group(2)), pace));
    }

    @Override
    public String name() {
        return level + "-" + edition + pace;
    }

    @Override
    public boolean searches() {
        return Level.named(level).searches();
    }

    @Override
    public Level with(int iterations) {
        return new Frozen(level, edition, ":" + iterations);
    }

    @Override
    public Level within(int millis) {
        return new Frozen(level, edition, ":" + millis + "ms");
    }

    @Override
    public <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed) {
        String weights = "frozen/" + edition + ".weights";
        Level then = Level.inArena(level + pace + "/" + figures(game));
        if (!(game instanceof Tunable) || !Text.isResource(game.getClass(), weights))
            throw new BadInput(game.sheet().id() + " has no " + level + "-" + edition);
        Weights frozen = Weights.read(weights, Text.resource(game.getClass(), weights));
        return new Weighted(then, frozen, weights).bot(game, seat, seed);
    }

    private String figures(Game<?, ?, ?> game) {
        String file = "frozen/" + edition + ".search";
        if (Text.isResource(game.getClass(), file))
            for (String line : Text.resource(game.getClass(), file).lines().toList())
                if (line.startsWith(level + " ")) return line.substring(level.length() + 1).strip();
        throw new BadInput(game.sheet().id() + " has no " + level + "-" + edition);
    }
}

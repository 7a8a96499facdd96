package signoria.arena;

import signoria.bots.Level;
import signoria.bots.Weighted;
import signoria.kernel.BadInput;
import signoria.kernel.Weights;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Who may enter a match, by name. */
public final class Entrant {
    private Entrant() {}

    /**
     * Whoever {@link Level#inArena} knows, levels as they once were ({@code master-1}), also with
     * weights from a file: {@code master:2000@FILE}. Programs ({@code exec:COMMAND}) may have an @
     * in their command.
     */
    public static Level named(String name) {
        Optional<Level> frozen = Frozen.named(name);
        if (frozen.isPresent()) return frozen.get();
        int at = name.startsWith("exec:") ? -1 : name.indexOf('@');
        return at < 0
                ? Level.inArena(name)
                : weighted(Level.inArena(name.substring(0, at)), name.substring(at + 1));
    }

    private static Level weighted(Level level, String file) {
        try {
            String text = Files.readString(Path.of(file));
            return new Weighted(level, Weights.read(file, text), file);
        } catch (IOException | InvalidPathException e) {
            throw new BadInput("cannot read the weights " + file);
        }
    }
}

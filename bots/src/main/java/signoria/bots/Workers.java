package signoria.bots;

import java.util.List;

/** Who does several things at once, where there is somebody. */
@FunctionalInterface
public interface Workers {
    /** One thing after the other, by whoever asks. */
    Workers ALONE = tasks -> tasks.forEach(Runnable::run);

    /** Does all of these, in any order, and comes back when they are done. */
    void all(List<Runnable> tasks);
}

package signoria.arena.exec;

import signoria.bots.Level;
import signoria.bots.Strangers;

/** Lets programs in. */
public final class Programs implements Strangers {
    @Override
    public Level level(String command) {
        return new Program(command);
    }
}

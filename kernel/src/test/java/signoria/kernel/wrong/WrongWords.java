package signoria.kernel.wrong;

import signoria.kernel.Rulebook;
import signoria.kernel.Words;
import signoria.kernel.toy.Toy;

/** A toy whose languages do not say the same. */
public final class WrongWords extends Toy {
    private final Rulebook rulebook =
            Rulebook.beside(WrongWords.class, "toy", Words.beside(WrongWords.class));

    @Override
    public Rulebook rulebook() {
        return rulebook;
    }
}

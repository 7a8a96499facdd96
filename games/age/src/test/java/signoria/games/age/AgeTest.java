package signoria.games.age;

import signoria.kernel.GameContract;

class AgeTest extends GameContract<State, Move, View> {
    AgeTest() {
        super(new Age());
    }

    /** What the others know of hidden cards can only be guessed. */
    @Override
    protected boolean imaginable(String part) {
        return !part.endsWith("knows") && !part.equals("watchers know");
    }
}

package signoria.games.cradle;

import signoria.kernel.GameContract;

class CradleTest extends GameContract<State, Move, View> {
    CradleTest() {
        super(new Cradle());
    }
}

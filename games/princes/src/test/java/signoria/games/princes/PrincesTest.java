package signoria.games.princes;

import signoria.kernel.GameContract;

class PrincesTest extends GameContract<State, Move, View> {
    PrincesTest() {
        super(new Princes());
    }
}

package signoria.kernel;

import signoria.kernel.laws.RandomPlayer.Style;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;

import java.nio.file.Path;
import java.util.List;

/** The toy obeys. */
class ToyTest extends GameContract<State, Move, View> {
    ToyTest() {
        super(new Toy());
    }

    /** What other seats know is more than an imagined state needs to get right. */
    @Override
    protected boolean imaginable(String part) {
        return !part.endsWith("knows");
    }

    @Override
    protected List<Golden<State>> golden() {
        Toy toy = new Toy();
        return List.of(
                new Golden<>("one-wins", 3, "-", Style.EVEN, s -> toy.result(s).share(0) == 1),
                new Golden<>(
                        "shared",
                        2,
                        "dice=off rounds=2",
                        Style.MOODY,
                        s -> toy.result(s).share(0) == 0.5));
    }

    /** Here the rules lie among the tests. */
    @Override
    protected Sources sources() {
        Sources module = Sources.ofModule("toy");
        Path tests = module.tests().resolve("signoria/kernel");
        return new Sources(
                "toy", tests.resolve("toy"), tests.resolve("ToyTest.java"), module.scenarioFiles());
    }
}

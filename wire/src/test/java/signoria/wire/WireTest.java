package signoria.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import static java.util.stream.Collectors.joining;

import org.junit.jupiter.api.Test;

import signoria.kernel.BadInput;
import signoria.kernel.GameJson;
import signoria.kernel.Language;
import signoria.kernel.Scene;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Toy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

class WireTest {
    sealed interface Shape {}

    record Square(int side) implements Shape {}

    record Group(List<Shape> shapes, Optional<String> name) implements Shape {}

    record Empty() implements Shape {}

    private static final Shape GROUP =
            new Group(List.of(new Square(2), new Empty()), Optional.of("two"));

    @Test
    void recordsOfASealedFamilyCarryTheirName() {
        assertThat(Json.write(GROUP))
                .isEqualTo(
                        "{\"type\":\"Group\",\"shapes\":[{\"type\":\"Square\",\"side\":2},{\"type\":\"Empty\"}],\"name\":\"two\"}");
        assertThat(Json.read(Json.write(GROUP), Shape.class)).isEqualTo(GROUP);
    }

    @Test
    void theNameIsThereWhateverTheRecordWasDeclaredAs() {
        assertThat(Json.write(List.of(new Square(1))))
                .isEqualTo("[{\"type\":\"Square\",\"side\":1}]");
        assertThat(Json.write(Map.of("it", new Empty())))
                .isEqualTo("{\"it\":{\"type\":\"Empty\"}}");
    }

    @Test
    void whatCannotBeReadIsToldInOneLine() {
        assertThatThrownBy(() -> Json.read("{\"type\":\"Circle\"}", Shape.class))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Circle")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> Json.read("{\"side\":", Square.class))
                .isInstanceOf(BadInput.class);
        assertThatThrownBy(
                        () -> Json.read("{\"type\":\"Square\",\"side\":1,\"more\":1}", Shape.class))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void textsAreQuotedAsEverywhere() {
        String all = IntStream.range(0, 0x180).mapToObj(Character::toString).collect(joining());
        for (String text : List.of("", "a \"b\" \\ c", "Niccolò 🏛\u2028", all))
            assertThat(new GameJson().write(text))
                    .isEqualTo(Json.writer().writeValueAsString(text));
    }

    @Test
    void whatNobodyKnowsIsNotWritten() {
        assertThatThrownBy(() -> new GameJson().write(new Empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Empty");
    }

    @Test
    void movesAreTheirTextWhereverTheyStand() {
        Toy toy = new Toy();
        var wire = new Wire<>(toy);
        var move = toy.moves().getFirst();
        String text = "\"" + toy.notation().write(move) + "\"";
        assertThat(wire.write(move)).isEqualTo(text);
        assertThat(wire.write(List.of(move))).isEqualTo("[" + text + "]");
        assertThat(wire.move(text)).isEqualTo(move);
    }

    @Test
    void viewsAndScenesReadBack() {
        Toy toy = new Toy();
        var wire = new Wire<>(toy);
        var s = toy.start(Setup.of(toy, toy.sheet().most(), Map.of(), Seed.of(3)));
        var view = toy.view(s, 1);
        Scene scene = toy.scene(view, List.of(), Language.IT);
        assertThat(wire.view(wire.write(view))).isEqualTo(view);
        assertThat(wire.scene(wire.write(scene))).isEqualTo(scene);
    }
}

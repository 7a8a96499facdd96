package signoria.scribe;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** What the writers write is compared with the records in the arena, over games of all kinds. */
class ScribeTest {
    private static final Map<String, String> KERNEL =
            Map.of(
                    "signoria.kernel.Written",
                    "package signoria.kernel; public @interface Written { Class<?>[] value(); }",
                    "signoria.kernel.Told",
                    "package signoria.kernel; public @interface Told { String value(); }",
                    "signoria.kernel.GameJson",
                    """
                    package signoria.kernel;
                    import java.util.*;
                    import java.util.function.Function;
                    public class GameJson {
                        public void write(Object value, StringBuilder out) {}
                        protected static void text(String text, StringBuilder out) {}
                        public Object view(String json) { return json; }
                        protected static Object parsed(String json) { return json; }
                        protected static Object part(Object it, String name) { return it; }
                        protected static int number(Object it) { return 0; }
                        protected static boolean flag(Object it) { return true; }
                        protected static String words(Object it) { return ""; }
                        protected static <T> Optional<T> maybe(Object it, Function<Object, T> read) {
                            return Optional.of(read.apply(it));
                        }
                        protected static <T> List<T> list(Object it, Function<Object, T> read) {
                            return List.of(read.apply(it));
                        }
                        protected static <T> Map<String, T> table(Object it, Function<Object, T> read) {
                            return Map.of("", read.apply(it));
                        }
                        protected static <E extends Enum<E>> E word(Object it, E[] all) { return all[0]; }
                    }
                    """,
                    "signoria.kernel.BadInput",
                    """
                    package signoria.kernel;
                    @SuppressWarnings("serial")
                    public class BadInput extends RuntimeException {
                        public BadInput(String text) { super(text); }
                    }
                    """);

    /** What is written and never read back may hold what only its own writer knows. */
    private static final String TOLD = "record Rows(Open open) {} interface Open {}";

    @TempDir Path folder;

    @Test
    void recordsAndFamiliesGetAWriterAndAReaderThatCompile() {
        assertThat(
                        compile(
                                """
                                record View(int a, boolean b, String c, Kind d, List<List<Integer>> e,
                                    Map<String, Part> f, Optional<Happened> g) {}
                                enum Kind { ONE, TWO }
                                record Part(int a) {}
                                sealed interface Happened {}
                                record Came(int seat) implements Happened {}
                                record Went() implements Happened {}
                                """))
                .isEmpty();
        assertThat(folder.resolve("game/FrontJson.class")).exists();
    }

    @Test
    void whatAReaderCouldNotHoldIsRefusedWhereItStands() {
        assertThat(compile("record View(long cards) {}"))
                .singleElement()
                .asString()
                .contains("long", "ids");
        assertThat(compile("record View(int[] cards) {}")).isNotEmpty();
        assertThat(compile("record View(Map<Integer, String> cards) {}")).isNotEmpty();
        assertThat(compile("record View(StringBuilder cards) {}")).isNotEmpty();
        assertThat(compile("record View(Open open) {}"))
                .singleElement()
                .asString()
                .contains("cannot be read");
    }

    @Test
    void whatIsPackedIsToldAsAMethodSays() throws IOException {
        assertThat(
                        compile(
                                """
                                record View(List<Sack> sacks) {}
                                record Sack(int a) {}
                                record Card(
                                    @signoria.kernel.Told("Front.sack") long cost,
                                    @signoria.kernel.Told("Front.letters") int needs,
                                    @signoria.kernel.Told("") double toil) {}
                                static Sack sack(long packed) { return new Sack((int) packed); }
                                static List<String> letters(int bits) { return List.of("A"); }
                                """,
                                ", Front.Card.class"))
                .isEmpty();
        assertThat(Files.readString(folder.resolve("game/FrontJson.ts")))
                .contains("cost: Sack;", "needs: string[];")
                .doesNotContain("toil");
    }

    @Test
    void aMethodThatIsNotThereIsToldWhereItIsNamed() {
        assertThat(compile("record View(@signoria.kernel.Told(\"Front.none\") long cards) {}"))
                .singleElement()
                .asString()
                .contains("Front.none");
    }

    private List<String> compile(String types) {
        return compile(types, "");
    }

    private List<String> compile(String types, String more) {
        String front =
                "class Front { Object json() { return new FrontJson(); } " + TOLD + types + "}";
        List<JavaFileObject> sources = new ArrayList<>();
        KERNEL.forEach((name, text) -> sources.add(source(name, text)));
        sources.add(
                source(
                        "game.Front",
                        "package game; import java.util.*;"
                                + "@signoria.kernel.Written({Front.View.class, Front.Rows.class"
                                + more
                                + "})"
                                + front));
        DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
        var task =
                ToolProvider.getSystemJavaCompiler()
                        .getTask(
                                null,
                                null,
                                told,
                                List.of(
                                        "-d",
                                        folder.toString(),
                                        "-Xlint:all,-processing",
                                        "-Werror"),
                                null,
                                sources);
        task.setProcessors(List.of(new Scribe()));
        boolean done = task.call();
        List<String> errors = new ArrayList<>();
        for (var each : told.getDiagnostics())
            if (each.getKind() == Diagnostic.Kind.ERROR && !each.getCode().contains("cant.resolve"))
                errors.add(each.getMessage(null));
        assertThat(done).isEqualTo(errors.isEmpty());
        return errors;
    }

    private static JavaFileObject source(String name, String text) {
        URI uri = URI.create("string:///" + name.replace('.', '/') + ".java");
        return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreErrors) {
                return text;
            }
        };
    }
}

package signoria.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeName;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class ProtocolTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final JsonMapper STRICT =
            JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

    /** A line that begins with a name in backticks, some words, and a block of JSON. */
    private static final Pattern EXAMPLE = Pattern.compile("(?s)```json\\n(.*?)```");

    private static final Pattern NAMED =
            Pattern.compile("(?s)\\n`([A-Z]\\w+)`[^`]?(?:(?!\\n\\n).)*?\\n```json\\n(.*?)```");

    @Test
    void theClientsTypesAreThoseOfTheRecords() throws IOException {
        assertThat(Files.readString(ROOT.resolve("web/src/protocol.ts")))
                .as(
                        "after a change of the protocol run TypeScript with the path of"
                                + " web/src/protocol.ts")
                .isEqualTo(TypeScript.generate());
    }

    @Test
    void everyMessageHasAnExampleThatReadsBack() throws IOException {
        Set<String> shown = new TreeSet<>();
        Matcher examples = EXAMPLE.matcher(document());
        while (examples.find()) {
            JsonNode json = STRICT.readTree(examples.group(1));
            if (!json.has("type")) continue;
            boolean ask = !json.has("now") && reads(json, Ask.class);
            boolean tell = reads(json, Tell.class);
            assertThat(ask || tell).as(json.toString()).isTrue();
            if (ask) shown.add("Ask " + json.get("type").asString());
            if (tell) shown.add("Tell " + json.get("type").asString());
        }
        Set<String> all =
                Stream.of(Ask.class, Ask.Command.class, Tell.class)
                        .flatMap(family -> Arrays.stream(family.getPermittedSubclasses()))
                        .filter(Class::isRecord)
                        .map(
                                type ->
                                        (Ask.class.isAssignableFrom(type) ? "Ask " : "Tell ")
                                                + type.getAnnotation(JsonTypeName.class).value())
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(shown).isEqualTo(all);
    }

    @Test
    void everyBodyExampleReadsBack() throws Exception {
        int read = 0;
        Matcher examples = NAMED.matcher(document());
        while (examples.find()) {
            Class<?> type = Class.forName(Api.class.getName() + "$" + examples.group(1));
            JsonNode json = STRICT.readTree(examples.group(2));
            JsonNode again = again(json, type);
            assertThat(again).as(examples.group(1)).isEqualTo(json);
            read++;
        }
        assertThat(read).isGreaterThanOrEqualTo(14);
    }

    private static boolean reads(JsonNode json, Class<?> type) {
        try {
            return again(json, type).equals(json);
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** Read as a record and written again. */
    private static JsonNode again(JsonNode json, Class<?> type) {
        return STRICT.readTree(STRICT.writeValueAsString(STRICT.treeToValue(json, type)));
    }

    private static String document() throws IOException {
        return Files.readString(ROOT.resolve("docs/protocol.md"));
    }
}

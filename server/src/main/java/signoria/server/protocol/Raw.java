package signoria.server.protocol;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;

import tools.jackson.databind.JsonNode;

/** A part of a message that is JSON already: what a game's own records became. */
public record Raw(@JsonValue @JsonRawValue String json) {
    @JsonCreator
    static Raw of(JsonNode node) {
        return new Raw(node.toString());
    }
}

package signoria.wire;

import signoria.kernel.JsonWriter;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;

import java.util.List;

/**
 * What games tell, wherever it stands in a larger message, is written by the code that was made
 * from its records: the page has the same.
 */
final class GameModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    GameModule(JsonWriter writer, List<Class<?>> types) {
        super("told");
        for (Class<?> type : types) add(type, writer);
    }

    private <T> void add(Class<T> type, JsonWriter writer) {
        addSerializer(
                type,
                new ValueSerializer<>() {
                    @Override
                    public void serialize(T value, JsonGenerator out, SerializationContext in) {
                        out.writeRawValue(writer.write(value));
                    }
                });
    }
}

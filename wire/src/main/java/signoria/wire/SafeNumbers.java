package signoria.wire;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;

/**
 * A number that a browser could not hold exactly (sets of cards fill 64 bits) travels as text; it
 * reads back as usual.
 */
final class SafeNumbers extends SimpleModule {
    private static final long serialVersionUID = 1;
    private static final long SAFE = (1L << 53) - 1;

    SafeNumbers() {
        super("safe numbers");
        addSerializer(Long.class, new Writer());
        addSerializer(Long.TYPE, new Writer());
    }

    private static final class Writer extends ValueSerializer<Long> {
        @Override
        public void serialize(Long value, JsonGenerator out, SerializationContext context) {
            if (-SAFE <= value && value <= SAFE) out.writeNumber(value);
            else out.writeString(value.toString());
        }
    }
}

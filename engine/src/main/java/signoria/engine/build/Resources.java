package signoria.engine.build;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The texts that the engine takes along: those that {@link Compile} has found. */
@SuppressWarnings("deprecation") // the compiler's next way to name them is not documented yet
public final class Resources implements ResourceSupplier {
    static final String PROPERTY = "signoria.resources";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return context.getProperties().getProperty(PROPERTY, "").split("\n");
    }
}

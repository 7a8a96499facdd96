package signoria.kernel;

import java.util.ArrayList;
import java.util.List;

/** The records of a sealed family. */
final class Kinds {
    private Kinds() {}

    /** All that belong to the outermost sealed interface above a kind. */
    static List<Class<?>> ofFamily(Class<?> kind) {
        List<Class<?>> kinds = new ArrayList<>();
        collect(family(kind), kinds);
        return kinds;
    }

    private static Class<?> family(Class<?> kind) {
        for (Class<?> above : kind.getInterfaces()) if (above.isSealed()) return family(above);
        return kind;
    }

    private static void collect(Class<?> family, List<Class<?>> kinds) {
        if (!family.isSealed()) kinds.add(family);
        else for (Class<?> member : family.getPermittedSubclasses()) collect(member, kinds);
    }
}

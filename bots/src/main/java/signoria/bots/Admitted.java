package signoria.bots;

import signoria.kernel.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** Programs that the person who started this one has admitted as opponents. */
final class Admitted {
    static final String PREFIX = "exec:";

    private static final Map<String, Level> LEVELS = new TreeMap<>();

    private Admitted() {}

    static synchronized List<String> names() {
        List<String> names = new ArrayList<>();
        for (Level level : LEVELS.values()) names.add(level.name());
        return names;
    }

    static synchronized Optional<Level> level(String name) {
        return Optional.ofNullable(LEVELS.get(plain(name)));
    }

    static synchronized Level admit(String name) {
        return LEVELS.computeIfAbsent(
                plain(name), _ -> strangers().level(name.substring(PREFIX.length()).strip()));
    }

    /** As records write it. */
    private static String plain(String name) {
        return name.strip().replaceAll("\\s+", "_");
    }

    private static Strangers strangers() {
        for (Strangers strangers : ServiceLoader.load(Strangers.class)) return strangers;
        throw new BadInput("no programs can play here");
    }
}

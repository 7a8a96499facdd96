package signoria.bots;

import signoria.kernel.BadInput;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentSkipListMap;

/** Programs that whoever started this one has let in as opponents. */
final class Admitted {
    static final String PREFIX = "exec:";

    private static final Map<String, Level> LEVELS = new ConcurrentSkipListMap<>();

    private Admitted() {}

    static List<String> names() {
        return LEVELS.values().stream().map(Level::name).toList();
    }

    static Optional<Level> level(String name) {
        return Optional.ofNullable(LEVELS.get(plain(name)));
    }

    static Level admit(String name) {
        return LEVELS.computeIfAbsent(
                plain(name), _ -> strangers().level(name.substring(PREFIX.length()).strip()));
    }

    /** As records write it. */
    private static String plain(String name) {
        return name.strip().replaceAll("\\s+", "_");
    }

    private static Strangers strangers() {
        return ServiceLoader.load(Strangers.class)
                .findFirst()
                .orElseThrow(() -> new BadInput("no programs can play here"));
    }
}

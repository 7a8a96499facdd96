package signoria.arena.env;

import java.util.List;

/**
 * One number of an observation.
 *
 * @param name where it stands in the view: {@code players[0].faith}
 * @param kind what it counts
 * @param values of a name: what 1, 2, … stand for; 0 is none, -1 one that is not listed
 */
public record Entry(String name, Kind kind, List<String> values) {
    public enum Kind {
        NUMBER,
        FLAG,
        COUNT,
        NAME
    }

    static Entry of(String name, Kind kind) {
        return new Entry(name, kind, List.of());
    }
}

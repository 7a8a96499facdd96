package signoria.kernel.laws;

import signoria.kernel.Rng;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What a seat can make of what it sees. */
final class KnowledgeLaws {
    private KnowledgeLaws() {}

    static <S, M, V> void imaginedWorldsFitTheView(Moment<S, M, V> at) {
        Rng rng = at.rng();
        for (int observer : at.observers()) {
            V view = at.view(observer);
            S world = at.game().imagine(view, rng);
            V again = at.game().view(world, observer);
            if (!again.equals(view))
                throw new Breach(Moment.who(observer) + " sees " + view + ", imagined: " + again);
            if (!Moment.legal(at.game(), world, observer).equals(at.legal(observer)))
                throw new Breach(
                        Moment.who(observer)
                                + " would have other legal moves in an imagined state");
            at.game().audit(world);
        }
    }

    /** Every word of every part of the state is found in that part of some imagined state. */
    static <S, M, V> void theTruthIsImaginable(Moment<S, M, V> at) {
        Rng rng = at.rng();
        int observer = at.observers().get(rng.next(at.observers().size()));
        Map<String, Set<String>> missing = words(at);
        V view = at.view(observer);
        for (int i = 0; i < at.effort().worlds() && !missing.isEmpty(); i++) {
            S world = at.game().imagine(view, rng);
            // Somebody has sealed an answer, which is blank in imagined states: let another moment
            // tell.
            if (at.game().waiting(world) != at.game().waiting(at.state())) return;
            strike(missing, at.game().notation().zones(), world);
        }
        if (!missing.isEmpty())
            throw new Breach(
                    Moment.who(observer)
                            + " would never imagine "
                            + missing
                            + " in "
                            + at.effort().worlds()
                            + " worlds");
    }

    private static <S, M, V> Map<String, Set<String>> words(Moment<S, M, V> at) {
        Zones<S> zones = at.game().notation().zones();
        Map<String, Set<String>> words = new TreeMap<>();
        for (String name : zones.names(at.state()))
            if (!name.equals("chance") && at.imaginable().test(name))
                words.put(name, new TreeSet<>(Text.words(zones.write(at.state(), name))));
        return words;
    }

    private static <S> void strike(Map<String, Set<String>> missing, Zones<S> zones, S world) {
        missing.entrySet()
                .removeIf(
                        part -> {
                            part.getValue()
                                    .removeAll(Text.words(zones.write(world, part.getKey())));
                            return part.getValue().isEmpty();
                        });
    }
}

package signoria.server.table;

import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Those who look at a table, and how each wants to be told. */
final class Audience {
    private record Watch(Language in, boolean scene) {}

    private static final Watch USUAL = new Watch(Language.EN, false);

    private final Map<Viewer, Watch> watchers = new LinkedHashMap<>();

    /** True for someone who was not there before. */
    boolean watch(Viewer viewer, Language in, boolean scene) {
        return watchers.put(viewer, new Watch(in, scene)) == null;
    }

    /** True for someone who was there. */
    boolean unwatch(Viewer viewer) {
        return watchers.remove(viewer) != null;
    }

    boolean isEmpty() {
        return watchers.isEmpty();
    }

    Language languageOf(Viewer viewer) {
        return watchers.getOrDefault(viewer, USUAL).in();
    }

    boolean holds(String person) {
        return watchers.keySet().stream().anyMatch(viewer -> viewer.person().equals(person));
    }

    void tell(Tell message) {
        String text = Protocol.write(message);
        for (Viewer viewer : watchers.keySet()) viewer.send(text);
    }

    /** The table as a person sees it, whether they look on or only ask. */
    Api.Table shown(Sitting sitting, long now, Map<String, Integer> ratings, String person) {
        Set<String> online = new HashSet<>();
        for (Viewer viewer : watchers.keySet()) online.add(viewer.person());
        int watching = 0;
        for (String each : online) if (sitting.seatOf(each).isEmpty()) watching++;
        return new Shown(sitting, now).table(person, watching, online, ratings);
    }

    void tellTable(Sitting sitting, long now, Map<String, Integer> ratings) {
        for (Viewer viewer : watchers.keySet())
            viewer.tell(new Tell.Table(shown(sitting, now, ratings, viewer.person())));
    }

    /** Tells one viewer how the game stands. */
    void tellPosition(Sitting sitting, long now, Viewer viewer) {
        Watch watch = watchers.getOrDefault(viewer, USUAL);
        Shown shown = new Shown(sitting, now);
        int as = shown.viewer(viewer.person());
        viewer.tell(shown.position(as, List.of(), watch.in(), watch.scene()));
    }

    /** Tells those who saw something happen; equal messages are made once. */
    void tellPosition(Sitting sitting, long now, int saw, List<TableGame.Made<?>> made) {
        Shown shown = new Shown(sitting, now);
        Map<List<Object>, String> texts = new HashMap<>();
        watchers.forEach(
                (viewer, watch) -> {
                    int as = shown.viewer(viewer.person());
                    if ((saw >>> as & 1) == 0) return;
                    viewer.send(
                            texts.computeIfAbsent(
                                    List.of(as, watch),
                                    _ ->
                                            Protocol.write(
                                                    shown.position(
                                                            as, made, watch.in(), watch.scene()))));
                });
    }
}

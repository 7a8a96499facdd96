package signoria.server.table;

import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.StoreFailed;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** Those who look at a table, how each wants to be told, and what they are told of each other. */
final class Audience {
    private static final System.Logger LOG = System.getLogger(Audience.class.getName());

    private record Watch(Language in, boolean scene) {}

    private static final Watch USUAL = new Watch(Language.EN, false);

    private final String table;
    private final Services services;
    private final Cluster cluster;
    private final Map<Viewer, Watch> watchers = new ConcurrentHashMap<>();
    private final Map<String, Integer> ratings = new HashMap<>();
    private volatile Set<String> elsewhere = Set.of(); // those who look through other servers

    Audience(String table, Services services, Cluster cluster) {
        this.table = table;
        this.services = services;
        this.cluster = cluster;
    }

    /** Finds out how those who sit there are rated, and who looks through other servers. */
    void learn(Sitting sitting) {
        try {
            find(sitting);
        } catch (StoreFailed e) {
            LOG.log(System.Logger.Level.DEBUG, e.getMessage()); // what was known is shown on
        }
    }

    private void find(Sitting sitting) {
        if (cluster.shared()) elsewhere = cluster.elsewhere(table);
        ratings.clear();
        int seats = sitting.chairs().size();
        for (Chair chair : sitting.chairs())
            if (!chair.free())
                services.store()
                        .scores()
                        .rating(chair.scorer(), sitting.opened().game(), seats)
                        .ifPresent(
                                rating ->
                                        ratings.put(
                                                chair.scorer(), (int) Math.round(rating.rating())));
    }

    void watch(Viewer viewer, Language in, boolean scene) {
        watchers.put(viewer, new Watch(in, scene));
    }

    boolean isWatchedBy(Viewer viewer) {
        return watchers.containsKey(viewer);
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

    /** Who looks. */
    Set<String> people() {
        Set<String> people = new HashSet<>();
        for (Viewer viewer : watchers.keySet()) people.add(viewer.person());
        return people;
    }

    /** Does this person look at the table through this server? */
    boolean holds(String person) {
        return watchers.keySet().stream().anyMatch(viewer -> viewer.person().equals(person));
    }

    /** Does this person look at it, through whichever server? */
    boolean knows(String person) {
        return holds(person) || elsewhere.contains(person);
    }

    /** Does this person have the table before their eyes? Also asked by other threads. */
    boolean looks(String person) {
        return elsewhere.contains(person)
                || watchers.keySet().stream()
                        .anyMatch(each -> each.looks() && each.person().equals(person));
    }

    void tell(Tell message) {
        String text = Protocol.write(message);
        for (Viewer viewer : watchers.keySet()) viewer.send(text);
    }

    /** The table as a person sees it, whether they look on or only ask. */
    Api.Table shown(Sitting sitting, long now, String person) {
        Set<String> online = people();
        online.addAll(elsewhere);
        int watching = 0;
        for (String each : online) if (sitting.seatOf(each).isEmpty()) watching++;
        return new Shown(sitting, now).table(person, watching, online, ratings);
    }

    void tellTable(Sitting sitting, long now) {
        tellTable(sitting, now, _ -> true);
    }

    /** Tells some people only. */
    void tellTable(Sitting sitting, long now, Predicate<String> whom) {
        for (Viewer viewer : watchers.keySet())
            if (whom.test(viewer.person()))
                viewer.tell(new Tell.Table(shown(sitting, now, viewer.person())));
    }

    /** Tells one viewer how the game stands. */
    void tellPosition(Sitting sitting, long now, Viewer viewer) {
        Watch watch = watchers.getOrDefault(viewer, USUAL);
        Shown shown = new Shown(sitting, now);
        int as = shown.viewer(viewer.person());
        viewer.tell(shown.position(as, List.of(), watch.in(), watch.scene()));
    }

    /** Tells one person how the game stands. */
    void tellPosition(Sitting sitting, long now, String person) {
        for (Viewer viewer : watchers.keySet())
            if (viewer.person().equals(person)) tellPosition(sitting, now, viewer);
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

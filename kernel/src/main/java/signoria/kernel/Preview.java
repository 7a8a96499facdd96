package signoria.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a move would bring, as far as the player can know: it is played in some worlds that could
 * lie behind the view, and what is the same in all of them is told.
 *
 * @param events what happens in every world, in order, as the player would see it
 * @param told the same in words
 * @param changes the figures of the scene that change, by the same amount in every world
 * @param open something depends on chance, on what others hide, or on what they answer meanwhile
 */
public record Preview(List<Event> events, List<String> told, List<Change> changes, boolean open) {
    private static final int WORLDS = 6;

    /** So many answers that leave no choice are given on the way to a quiet moment. */
    private static final int FORCED = 20;

    /**
     * A counter or a marker of the scene that changes.
     *
     * @param zone the id of its zone
     * @param owner the seat it belongs to, or {@link Scene#NOBODY}
     */
    public record Change(String zone, int owner, String label, int from, int to) {}

    private record Figure(String zone, int owner, String label, int number) {}

    /** One world after the move. */
    private record Outcome(List<Event> events, Map<Figure, Integer> figures) {}

    /** What one of the seat's legal moves would bring. */
    public static <S, M, V> Preview of(
            Game<S, M, V> game, V view, int seat, M move, List<String> names, Language in) {
        List<S> worlds = new ArrayList<>();
        for (int world = 1; world <= WORLDS; world++) worlds.add(game.imagine(view, Rng.of(world)));
        boolean together = Integer.bitCount(game.waiting(worlds.getFirst())) > 1;
        Preview preview = in(worlds, game, view, seat, move, names, in);
        return together
                ? new Preview(preview.events, preview.told, preview.changes, true)
                : preview;
    }

    /** What it brings in the world that is there; nothing of that is open. */
    public static <S, M, V> Preview truly(
            Game<S, M, V> game, S s, int seat, M move, List<String> names, Language in) {
        return in(List.of(game.copy(s)), game, game.view(s, seat), seat, move, names, in);
    }

    private static <S, M, V> Preview in(
            List<S> worlds,
            Game<S, M, V> game,
            V view,
            int seat,
            M move,
            List<String> names,
            Language in) {
        Map<Figure, Integer> before = figures(game, view, in);
        List<Outcome> outcomes = new ArrayList<>();
        for (S world : worlds) outcomes.add(outcome(game, world, seat, move, in));
        List<Event> events = common(outcomes);
        List<String> told = new ArrayList<>();
        for (Event event : events) told.add(game.notation().tell(event, names, in));
        return new Preview(events, told, changes(before, outcomes), open(outcomes));
    }

    private static <S, M, V> Outcome outcome(
            Game<S, M, V> game, S world, int seat, M move, Language in) {
        Events.Kept events = new Events.Kept();
        game.play(world, seat, move, events);
        List<M> legal = new ArrayList<>();
        for (int answers = 0; answers < FORCED && !game.quiet(world); answers++) {
            if (game.waiting(world) != 1 << seat) break;
            legal.clear();
            game.legal(world, seat, legal);
            if (legal.size() != 1) break;
            game.play(world, seat, legal.getFirst(), events);
        }
        return new Outcome(events.seenBy(seat), figures(game, game.view(world, seat), in));
    }

    /** All figures of the scene, by where they stand. */
    private static <V> Map<Figure, Integer> figures(Game<?, ?, V> game, V view, Language in) {
        Map<Figure, Integer> figures = new LinkedHashMap<>();
        for (Scene.Zone zone : game.scene(view, List.of(), in).zones())
            for (Scene.Item item : zone.items())
                switch (item) {
                    case Scene.Counter counter ->
                            put(figures, zone, zone.owner(), counter.label(), counter.value());
                    case Scene.Track track -> {
                        for (Scene.Marker marker : track.markers())
                            put(figures, zone, marker.owner(), track.label(), marker.position());
                    }
                    case Scene.Card _ -> {}
                }
        return figures;
    }

    private static void put(
            Map<Figure, Integer> figures, Scene.Zone zone, int owner, String label, int value) {
        int number = 0;
        while (figures.containsKey(new Figure(zone.id(), owner, label, number))) number++;
        figures.put(new Figure(zone.id(), owner, label, number), value);
    }

    private static List<Event> common(List<Outcome> outcomes) {
        List<Event> first = outcomes.getFirst().events;
        int same = first.size();
        for (Outcome other : outcomes) {
            same = Math.min(same, other.events.size());
            for (int i = 0; i < same; i++) if (!first.get(i).equals(other.events.get(i))) same = i;
        }
        return List.copyOf(first.subList(0, same));
    }

    private static List<Change> changes(Map<Figure, Integer> before, List<Outcome> outcomes) {
        List<Change> changes = new ArrayList<>();
        for (var entry : outcomes.getFirst().figures.entrySet()) {
            Figure figure = entry.getKey();
            int from = before.getOrDefault(figure, 0);
            int to = entry.getValue();
            if (from != to && outcomes.stream().allMatch(each -> is(each, figure, to)))
                changes.add(new Change(figure.zone, figure.owner, figure.label, from, to));
        }
        return changes;
    }

    private static boolean is(Outcome outcome, Figure figure, int value) {
        Integer there = outcome.figures.get(figure);
        return there != null && there == value;
    }

    private static boolean open(List<Outcome> outcomes) {
        return outcomes.stream().anyMatch(other -> !other.equals(outcomes.getFirst()));
    }
}

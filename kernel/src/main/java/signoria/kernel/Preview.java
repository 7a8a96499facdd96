package signoria.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What moves would bring, as far as the player can know: they are played in some worlds that could
 * lie behind the view, and what is the same in all of them is told.
 *
 * @param events what happens in every world, in order, as the player would see it
 * @param told the same in words
 * @param changes the figures of the scene that change, by the same amount in every world
 * @param asks what the player is asked next, empty when it is not the player's to decide
 * @param open something depends on chance, on what others hide, or on what they answer meanwhile
 */
public record Preview(
        List<Event> events, List<String> told, List<Change> changes, String asks, boolean open) {
    private static final int WORLDS = 6;

    /** So many answers that leave no choice are given on the way to a quiet moment. */
    private static final int FORCED = 20;

    /**
     * A counter or a marker of the scene that changes.
     *
     * @param zone the id of its zone
     * @param owner the seat it belongs to, or {@link Scene#NOBODY}
     */
    public record Change(String zone, int owner, String label, String icon, int from, int to) {}

    private record Figure(String zone, int owner, String label, String icon, int number) {}

    /** One world after the moves. */
    private record Outcome(List<Event> events, Map<Figure, Integer> figures, String asks) {}

    /** What one of the seat's legal moves would bring. */
    public static <S, M, V> Preview of(
            Game<S, M, V> game, V view, int seat, M move, List<String> names, Language in) {
        return of(game, view, seat, List.of(move), names, in);
    }

    /**
     * What several moves would bring, one after the other; the first is legal. Where a world
     * refuses one of the others, nothing more happens in it.
     */
    public static <S, M, V> Preview of(
            Game<S, M, V> game, V view, int seat, List<M> moves, List<String> names, Language in) {
        List<S> worlds = new ArrayList<>();
        for (int world = 1; world <= WORLDS; world++) worlds.add(game.imagine(view, Rng.of(world)));
        boolean together = Integer.bitCount(game.waiting(worlds.getFirst())) > 1;
        Preview preview = in(worlds, game, view, seat, moves, names, in);
        return together
                ? new Preview(preview.events, preview.told, preview.changes, preview.asks, true)
                : preview;
    }

    /** What they bring in the world that is there; nothing of that is open. */
    public static <S, M, V> Preview truly(
            Game<S, M, V> game, S s, int seat, List<M> moves, List<String> names, Language in) {
        return in(List.of(game.copy(s)), game, game.view(s, seat), seat, moves, names, in);
    }

    private static <S, M, V> Preview in(
            List<S> worlds,
            Game<S, M, V> game,
            V view,
            int seat,
            List<M> moves,
            List<String> names,
            Language in) {
        Map<Figure, Integer> before = figures(Who.named(game.scene(view, List.of(), in), names));
        List<Outcome> outcomes = new ArrayList<>();
        for (S world : worlds) outcomes.add(outcome(game, world, seat, moves, names, in));
        List<Event> events = common(outcomes);
        List<String> told = new ArrayList<>();
        for (Event event : events) told.add(game.notation().tell(event, names, in));
        String asks = outcomes.getFirst().asks;
        boolean same = outcomes.stream().allMatch(each -> each.asks.equals(asks));
        return new Preview(
                events, told, changes(before, outcomes), same ? asks : "", open(outcomes));
    }

    private static <S, M, V> Outcome outcome(
            Game<S, M, V> game, S world, int seat, List<M> moves, List<String> names, Language in) {
        Events.Kept events = new Events.Kept();
        for (M move : moves) {
            if (game.refusal(world, seat, move) != Refusal.NONE) break;
            game.play(world, seat, move, events);
        }
        List<M> legal = new ArrayList<>();
        for (int answers = 0; answers < FORCED && !game.quiet(world); answers++) {
            if (game.waiting(world) != 1 << seat) break;
            legal.clear();
            game.legal(world, seat, legal);
            if (legal.size() != 1) break;
            game.play(world, seat, legal.getFirst(), events);
        }
        boolean asked = (game.waiting(world) >>> seat & 1) != 0;
        legal.clear();
        if (asked) game.legal(world, seat, legal);
        Scene scene = Who.named(game.scene(game.view(world, seat), legal, in), names);
        return new Outcome(events.seenBy(seat), figures(scene), asked ? scene.question() : "");
    }

    /** All figures of the scene, by where they stand. */
    private static Map<Figure, Integer> figures(Scene scene) {
        Map<Figure, Integer> figures = new LinkedHashMap<>();
        for (Scene.Zone zone : scene.zones())
            for (Scene.Item item : zone.items())
                switch (item) {
                    case Scene.Counter counter ->
                            put(figures, zone, zone.owner(), item, counter.value());
                    case Scene.Track track -> {
                        for (Scene.Marker marker : track.markers())
                            put(figures, zone, marker.owner(), item, marker.position());
                    }
                    case Scene.Card _ -> {}
                }
        return figures;
    }

    private static void put(
            Map<Figure, Integer> figures, Scene.Zone zone, int owner, Scene.Item item, int value) {
        int number = 0;
        while (figures.containsKey(figure(zone, owner, item, number))) number++;
        figures.put(figure(zone, owner, item, number), value);
    }

    private static Figure figure(Scene.Zone zone, int owner, Scene.Item item, int number) {
        return new Figure(zone.id(), owner, item.label(), item.icon(), number);
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
                changes.add(
                        new Change(figure.zone, figure.owner, figure.label, figure.icon, from, to));
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

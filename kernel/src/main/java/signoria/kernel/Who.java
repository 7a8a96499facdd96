package signoria.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * Seats in texts that are made before anybody knows who sits there: a mark stands for each, and
 * whoever shows the text puts the name in its place.
 */
public final class Who {
    /** The first of the characters that no name has: Unicode leaves them to private use. */
    static final char MARK = '\uE000';

    private Who() {}

    /** The mark of a seat. */
    public static String mark(int seat) {
        return String.valueOf((char) (MARK + seat));
    }

    /** A text with names for marks. */
    public static String named(String text, List<String> names) {
        StringBuilder named = new StringBuilder();
        for (char c : text.toCharArray())
            if (c >= MARK && c - MARK < names.size()) named.append(names.get(c - MARK));
            else named.append(c);
        return named.toString();
    }

    /** A scene with names for marks. */
    public static Scene named(Scene scene, List<String> names) {
        List<Scene.Zone> zones = new ArrayList<>();
        for (Scene.Zone zone : scene.zones()) {
            List<Scene.Item> items = new ArrayList<>();
            for (Scene.Item item : zone.items()) items.add(named(item, names));
            zones.add(
                    new Scene.Zone(
                            zone.id(),
                            named(zone.label(), names),
                            zone.owner(),
                            zone.columns(),
                            items));
        }
        return new Scene(
                named(scene.question(), names), zones, namedChoices(scene.choices(), names));
    }

    /** Choices with names for marks. */
    public static List<Scene.Choice> namedChoices(List<Scene.Choice> choices, List<String> names) {
        List<Scene.Choice> named = new ArrayList<>();
        for (Scene.Choice choice : choices)
            named.add(
                    new Scene.Choice(
                            choice.move(),
                            named(choice.label(), names),
                            named(choice.group(), names)));
        return named;
    }

    private static Scene.Item named(Scene.Item item, List<String> names) {
        String label = named(item.label(), names);
        return switch (item) {
            case Scene.Card card ->
                    new Scene.Card(
                            label,
                            card.icon(),
                            namedAll(card.lines(), names),
                            card.hidden(),
                            card.mark(),
                            card.moves());
            case Scene.Counter counter ->
                    new Scene.Counter(label, counter.icon(), counter.value(), counter.moves());
            case Scene.Track track ->
                    new Scene.Track(
                            label,
                            track.icon(),
                            track.last(),
                            namedMarkers(track.markers(), names),
                            namedNotes(track.notes(), names),
                            track.moves());
        };
    }

    private static List<String> namedAll(List<String> texts, List<String> names) {
        List<String> named = new ArrayList<>();
        for (String text : texts) named.add(named(text, names));
        return named;
    }

    private static List<Scene.Marker> namedMarkers(List<Scene.Marker> markers, List<String> names) {
        List<Scene.Marker> named = new ArrayList<>();
        for (Scene.Marker marker : markers)
            named.add(
                    new Scene.Marker(
                            marker.owner(), named(marker.label(), names), marker.position()));
        return named;
    }

    private static List<Scene.Note> namedNotes(List<Scene.Note> notes, List<String> names) {
        List<Scene.Note> named = new ArrayList<>();
        for (Scene.Note note : notes)
            named.add(new Scene.Note(note.position(), named(note.text(), names)));
        return named;
    }
}

package signoria.cli;

import signoria.kernel.Scene;
import signoria.kernel.Scene.Item;
import signoria.kernel.Scene.Zone;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** The parts of a table by the names that people call them. */
final class Parts {
    private final Scene scene;
    private final List<String> seats;

    Parts(Scene scene, List<String> seats) {
        this.scene = scene;
        this.seats = seats.stream().map(Parts::plain).toList();
    }

    /**
     * What is meant: all that a seat has (by number, emblem or name), the zones of that name, or,
     * if there are none, the things; nothing if there is no such name.
     */
    List<Zone> named(String asked) {
        String word = plain(asked);
        for (int seat = 0; seat < seats.size(); seat++)
            if (word.equals("" + (seat + 1))
                    || word.equals(plain("" + Pen.emblem(seat)))
                    || word.equals(seats.get(seat))) return of(seat);
        List<Zone> found =
                zones(zone -> plain(zone.label()).equals(word) || zone.id().equals(word));
        if (found.isEmpty()) found = zones(zone -> plain(zone.label()).contains(word));
        for (int seat = 0; found.isEmpty() && seat < seats.size(); seat++)
            if (seats.get(seat).startsWith(word)) return of(seat);
        return found.isEmpty() ? things(word) : found;
    }

    /** The names of the shared zones and of the seats, as they are shown. */
    static List<String> all(Scene scene, List<String> seats) {
        List<String> all = new ArrayList<>();
        for (Zone zone : scene.zones()) if (zone.owner() == Scene.NOBODY) all.add(zone.label());
        all.addAll(seats);
        return all;
    }

    private List<Zone> of(int seat) {
        return zones(zone -> zone.owner() == seat);
    }

    private List<Zone> zones(Predicate<Zone> wanted) {
        return scene.zones().stream().filter(wanted).toList();
    }

    /** The zones with only the things of that name. */
    private List<Zone> things(String word) {
        List<Zone> found = new ArrayList<>();
        for (Zone zone : scene.zones()) {
            List<Item> items =
                    zone.items().stream()
                            .filter(item -> plain(item.label()).contains(word))
                            .toList();
            if (!items.isEmpty())
                found.add(new Zone(zone.id(), zone.label(), zone.owner(), 0, items));
        }
        return found;
    }

    /** Small letters without accents. */
    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }
}

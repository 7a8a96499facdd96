package signoria.games.princes;

import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/**
 * How a view is shown: what is going on ({@link ContestScenes}), the cities, what is for sale
 * ({@link TileScenes}), then every player, oneself first ({@link PlayerScenes}).
 */
final class Scenes {
    private final Catalog catalog;
    private final PrincesNotation notation;
    private final Words words;
    private final Telling telling;

    Scenes(Catalog catalog, PrincesNotation notation, Words words) {
        this.catalog = catalog;
        this.notation = notation;
        this.words = words;
        telling = new Telling(catalog, words);
    }

    Phrases phrases(View view, Language in) {
        return new Phrases(catalog, words, telling, view, in);
    }

    Scene scene(View view, List<Move> moves, Language in) {
        Phrases phrases = phrases(view, in);
        Choices asked = new Choices(catalog, notation, view, phrases, in);
        Painting p = new Painting(catalog, phrases, asked, view, new Offers<>(moves), in);
        return new Scene(asked.question(), zones(p), moves.stream().map(asked::choice).toList());
    }

    List<Scene.Choice> choices(View view, List<Move> moves, Language in) {
        Choices asked = new Choices(catalog, notation, view, phrases(view, in), in);
        return moves.stream().map(asked::choice).toList();
    }

    private static List<Scene.Zone> zones(Painting p) {
        ContestScenes contests = new ContestScenes(p);
        TileScenes tiles = new TileScenes(p);
        PlayerScenes players = new PlayerScenes(p, tiles);
        List<Scene.Zone> zones = new ArrayList<>();
        zones.add(table(p));
        contests.add(zones);
        zones.add(cities(p));
        tiles.add(zones);
        for (int seat : Scene.seats(p.view.you(), p.view.seats())) players.add(seat, zones);
        return zones;
    }

    private static Scene.Zone table(Painting p) {
        List<Scene.Item> items = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        lines.add(p.say("first-player", p.phrases.who(p.view.first())));
        if (!p.view.asked().isEmpty())
            lines.add(p.say("asked-now", p.phrases.whoAll(p.view.asked())));
        items.add(new Scene.Card(p.say("turn-of", p.phrases.who(p.view.turn())), "family", lines));
        items.add(
                new Scene.Counter(
                        p.say("decade"), "decade", p.view.decade(), p.offers.of(Move.PASS)));
        items.add(
                new Scene.Counter(
                        p.say("wars", p.view.warLimit()),
                        "war-limit",
                        p.view.wars(),
                        p.offers.where(move -> move == Move.WAR || move == Move.SECRET_WAR)));
        items.add(new Scene.Counter(p.say("passes"), "pass", p.view.passes()));
        return Scene.Zone.shared("table", p.say("zone-table"), items);
    }

    private static Scene.Zone cities(Painting p) {
        List<Scene.Item> items = new ArrayList<>();
        for (View.CityView shown : p.view.cities()) {
            int city = shown.city().ordinal();
            List<Scene.Note> notes = new ArrayList<>();
            notes.add(new Scene.Note(shown.status(), p.say("tiles-score", shown.points())));
            if (!shown.artists().isEmpty())
                notes.add(
                        new Scene.Note(
                                shown.status(),
                                p.say("artists-here", artists(p, shown.artists()))));
            items.add(
                    new Scene.Track(
                            p.say("status-of", p.phrases.city(city)),
                            Text.lower(shown.city()),
                            p.catalog.highest,
                            List.of(
                                    new Scene.Marker(
                                            Scene.NOBODY, p.say("status-marker"), shown.status())),
                            notes,
                            p.offers.where(move -> names(move, city))));
        }
        return Scene.Zone.shared("cities", p.say("zone-cities"), City.COUNT, items);
    }

    private static Words.Raw artists(Painting p, List<String> ids) {
        List<String> all = new ArrayList<>();
        for (String id : ids) all.add(p.catalog.event(id).name(p.in));
        return Words.raw(String.join(", ", all));
    }

    private static boolean names(Move move, int city) {
        return switch (move) {
            case Move.Attacker(City named) -> named.ordinal() == city;
            case Move.Defender(City named) -> named.ordinal() == city;
            case Move.Place(City named) -> named.ordinal() == city;
            case Move.Invade(City named) -> named.ordinal() == city;
            default -> false;
        };
    }
}

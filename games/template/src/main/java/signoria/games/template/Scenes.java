package signoria.games.template;

import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** How a view is shown: by terminal, browser and screen reader alike. */
final class Scenes {
    private final TemplateNotation notation;
    private final Words words;

    Scenes(TemplateNotation notation, Words words) {
        this.notation = notation;
        this.words = words;
    }

    Scene scene(View view, List<Move> moves, Language in) {
        List<Scene.Zone> zones = new ArrayList<>();
        zones.add(Scene.Zone.shared("race", words.say(in, "race"), race(view, in)));
        for (int seat = 0; seat < view.seats(); seat++)
            zones.add(
                    new Scene.Zone(
                            "seat" + (seat + 1),
                            words.say(in, "rider"),
                            seat,
                            rider(view, seat, new Offers<>(moves), in)));
        return new Scene(
                words.say(in, "ask-" + Text.lower(view.phase())), zones, choices(moves, in));
    }

    private List<Scene.Item> race(View view, Language in) {
        int laps = Integer.parseInt(view.options().get("laps"));
        List<Scene.Marker> markers = new ArrayList<>();
        for (int seat = 0; seat < view.seats(); seat++)
            markers.add(new Scene.Marker(seat, words.say(in, "horse"), view.spaces().get(seat)));
        List<Scene.Item> items = new ArrayList<>();
        items.add(
                new Scene.Track(
                        words.say(in, "track"), "track", laps * (State.VALUES + 3), markers));
        items.add(counter("lap", view.lap(), in));
        for (int value = 1; value <= State.VALUES; value++)
            if (view.shown().get(value - 1) > 0)
                items.add(
                        new Scene.Counter(
                                words.say(in, "shown", value),
                                "card",
                                view.shown().get(value - 1)));
        return items;
    }

    private List<Scene.Item> rider(View view, int seat, Offers<Move> offers, Language in) {
        List<Scene.Item> items = new ArrayList<>();
        items.add(counter("whips", view.whips().get(seat), in, offers.of(Move.SPUR), view, seat));
        items.add(counter("cards", view.held().get(seat), in));
        if (view.chosen().get(seat) != State.NONE)
            items.add(card(words.say(in, "chose", view.chosen().get(seat)), List.of()));
        if (seat == view.observer())
            for (int value = 1; value <= State.VALUES; value++)
                for (int copy = 0; copy < view.hand().get(value - 1); copy++)
                    items.add(card(words.say(in, "card", value), offers.of(Move.choose(value))));
        return items;
    }

    private static Scene.Card card(String label, List<Integer> moves) {
        return new Scene.Card(label, "card", List.of(), moves);
    }

    private Scene.Counter counter(String key, int value, Language in) {
        return new Scene.Counter(words.say(in, key), key, value);
    }

    /** One that offers moves to its owner. */
    private Scene.Counter counter(
            String key, int value, Language in, List<Integer> moves, View view, int owner) {
        return new Scene.Counter(
                words.say(in, key), key, value, owner == view.observer() ? moves : List.of());
    }

    private List<Scene.Choice> choices(List<Move> moves, Language in) {
        List<Scene.Choice> choices = new ArrayList<>();
        for (Move move : moves)
            choices.add(
                    switch (move) {
                        case Move.Choose(int value) ->
                                choice(move, words.say(in, "move-choose", value), "cards", in);
                        case Move.Spur _ -> choice(move, words.say(in, "move-spur"), "whips", in);
                        case Move.Hold _ -> choice(move, words.say(in, "move-hold"), "whips", in);
                    });
        return choices;
    }

    private Scene.Choice choice(Move move, String label, String group, Language in) {
        return new Scene.Choice(notation.write(move), label, words.say(in, group));
    }
}

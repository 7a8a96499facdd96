package signoria.kernel.toy;

import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** How a view is shown. */
final class Scenes {
    private final Words words;

    Scenes(Words words) {
        this.words = words;
    }

    Scene scene(View view, List<Move> moves, Language in) {
        List<Scene.Choice> choices = new ArrayList<>();
        for (Move move : moves)
            choices.add(
                    new Scene.Choice(
                            ToyNotation.text(move), label(move, in), words.say(in, group(move))));
        List<Scene.Zone> zones = new ArrayList<>();
        zones.add(
                Scene.Zone.shared(
                        "pile", words.say(in, "pile"), List.of(counter("cards", view.pile(), in))));
        for (int seat = 0; seat < view.seats(); seat++)
            zones.add(
                    new Scene.Zone(
                            "seat" + (seat + 1),
                            Who.mark(seat),
                            seat,
                            things(view, seat, moves, in)));
        return new Scene(
                words.say(in, "ask." + signoria.kernel.Text.lower(view.phase())), zones, choices);
    }

    private List<Scene.Item> things(View view, int seat, List<Move> moves, Language in) {
        Offers<Move> offers = new Offers<>(moves);
        List<Scene.Item> things = new ArrayList<>();
        things.add(counter("points", view.points().get(seat), in));
        things.add(counter("cards", view.held().get(seat), in));
        if (seat == view.observer())
            for (int card : view.hand())
                things.add(
                        new Scene.Card(
                                ToyNotation.name(card),
                                "card",
                                List.of(),
                                offers.where(move -> touches(move, card))));
        return things;
    }

    private static boolean touches(Move move, int card) {
        return move.equals(Move.lay(card)) || move.equals(Move.give(card));
    }

    private Scene.Counter counter(String key, int value, Language in) {
        return new Scene.Counter(words.say(in, key), key, value);
    }

    private String label(Move move, Language in) {
        return switch (move) {
            case Move.Lay(int card) -> words.say(in, "move.lay", ToyNotation.raw(card));
            case Move.Give(int card) -> words.say(in, "move.give", ToyNotation.raw(card));
            case Move.Wager(int points) -> words.say(in, "move.wager", points);
            case Move.Abandon _ -> words.say(in, "move.abandon");
        };
    }

    private static String group(Move move) {
        return switch (move) {
            case Move.Lay _, Move.Give _ -> "cards";
            case Move.Wager _, Move.Abandon _ -> "points";
        };
    }
}

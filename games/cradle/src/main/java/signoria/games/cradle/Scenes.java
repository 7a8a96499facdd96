package signoria.games.cradle;

import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** How a view is shown: events, open cards, the duel, then every seat's things, one's own first. */
final class Scenes {
    private final Catalog catalog;
    private final CradleNotation notation;
    private final Words words;

    Scenes(Catalog catalog, CradleNotation notation, Words words) {
        this.catalog = catalog;
        this.notation = notation;
        this.words = words;
    }

    Scene scene(View view, List<Move> moves, Language in) {
        return new Painter(view, new Offers<>(moves), in).scene();
    }

    List<Scene.Choice> choices(View view, List<Move> moves, Language in) {
        Phrases phrases = new Phrases(catalog, words, view, in);
        Choices asked = new Choices(catalog, notation, view, phrases);
        return moves.stream().map(asked::choice).toList();
    }

    /** A thing without figures of its own. */
    static Scene.Card plain(String label, String icon) {
        return new Scene.Card(label, icon);
    }

    /** A culture or character card, with more to be said of it. */
    static Scene.Card card(
            Catalog catalog, Phrases phrases, int index, List<String> more, List<Integer> moves) {
        Card card = catalog.card(index);
        List<String> lines = new ArrayList<>();
        lines.add(phrases.described(card));
        if (card instanceof Card.Person person) lines.add(person.life());
        lines.addAll(more);
        String icon =
                switch (card) {
                    case Card.Culture culture -> Text.lower(culture.first());
                    case Card.Person _ -> "character-card";
                };
        return new Scene.Card(phrases.name(index), icon, lines, card.mark(), moves);
    }

    /** One view in one language. */
    private final class Painter {
        private final View view;
        private final Offers<Move> offers;
        private final Language in;
        private final Phrases phrases;

        Painter(View view, Offers<Move> offers, Language in) {
            this.view = view;
            this.offers = offers;
            this.in = in;
            phrases = new Phrases(catalog, words, view, in);
        }

        Scene scene() {
            List<Scene.Zone> zones = new ArrayList<>();
            zones.add(events());
            Counts counts = new Counts(catalog, view, offers, phrases);
            if (view.contest().place() != State.NONE) zones.add(counts.contest());
            if (view.phase() == Phase.OVER) zones.add(counts.ending());
            zones.add(market());
            Boards boards = new Boards(catalog, notation, view, offers, phrases);
            for (int seat : Scene.seats(view.you(), view.seats())) boards.add(seat, zones);
            Choices asked = new Choices(catalog, notation, view, phrases);
            return new Scene(
                    asked.question(), zones, offers.moves().stream().map(asked::choice).toList());
        }

        // --- Events --------------------------------------------------------------------------

        private Scene.Zone events() {
            List<Scene.Item> items = new ArrayList<>();
            for (View.Stack stack : view.stacks()) items.add(stack(stack));
            items.add(new Scene.Counter(phrases.say("events-left"), "event", view.eventsLeft()));
            if (view.lifted() != State.NONE) items.add(lifted());
            if (view.idle() > 0)
                items.add(
                        new Scene.Counter(
                                phrases.say("idle", Ending.mostIdle(view.seats())),
                                "event",
                                view.idle()));
            return Scene.Zone.shared("events", phrases.say("events"), 3, items);
        }

        /** The piece in the air, and where it stood. */
        private Scene.Card lifted() {
            int place = view.lifted() >>> 3;
            int space = view.lifted() & 7;
            boolean genius = view.players().get(view.turn()).genius() == State.IN_THE_AIR;
            return plain(
                    phrases.say(
                            genius ? "lifted-genius" : "lifted-stone",
                            Words.raw(phrases.seatName(view.turn())),
                            phrases.space(phrases.stackAt(place).spaces().get(space).name()),
                            Words.raw(phrases.title(place)),
                            Words.raw(phrases.where(place))),
                    genius ? "genius" : "stone");
        }

        private Scene.Card stack(View.Stack stack) {
            EventCard event = catalog.events[catalog.event(stack.events().getFirst())];
            int place = CradleNotation.place(stack.place());
            List<String> lines = new ArrayList<>();
            lines.add(phrases.where(place));
            lines.add(phrases.symbols(stack.symbols()));
            lines.add(phrases.say("blue-spaces", Words.raw(spaces(stack, "b"))));
            lines.add(phrases.say("red-spaces", Words.raw(spaces(stack, "r"))));
            lines.add(phrases.say("roads", Words.raw(roads(stack))));
            lines.add(phrases.say("dice", stack.events().size()));
            for (String id : stack.events().subList(1, stack.events().size()))
                lines.add(
                        phrases.say(
                                "event-below",
                                Words.raw(catalog.events[catalog.event(id)].name(in))));
            if (place == view.contest().place())
                lines.add(
                        phrases.say(
                                view.contest().byCharacters()
                                        ? "scored-characters"
                                        : "scored-culture"));
            return new Scene.Card(
                    event.year() + " " + event.name(in),
                    "event",
                    lines,
                    event.mark(),
                    offers.where(move -> touches(move, place)));
        }

        private static boolean touches(Move move, int place) {
            return switch (move) {
                case Move.Stone(int at, _) -> at == place;
                case Move.Genius(int at, _) -> at == place;
                case Move.Lift(int at, _) -> at == place;
                default -> false;
            };
        }

        /** {@code 1, 2 (Anna), 3 (Berto, genius)}: free where nobody is named. */
        private String spaces(View.Stack stack, String colour) {
            List<String> spaces = new ArrayList<>();
            for (View.Space space : stack.spaces()) {
                if (!space.name().startsWith(colour)) continue;
                Words.Raw name = Words.raw(space.name().substring(1));
                if (space.owner() == State.NOBODY) spaces.add(phrases.say("space-free", name));
                else
                    spaces.add(
                            phrases.say(
                                    space.genius() ? "space-genius" : "space-stone",
                                    name,
                                    Words.raw(phrases.seatName(space.owner()))));
            }
            return String.join(", ", spaces);
        }

        private String roads(View.Stack stack) {
            List<String> roads = new ArrayList<>();
            for (View.Space space : stack.spaces())
                for (String to : space.roads())
                    if (space.name().compareTo(to) < 0)
                        roads.add(
                                phrases.space(space.name()).text()
                                        + "–"
                                        + phrases.space(to).text());
            return String.join(", ", roads);
        }

        // --- Cards ---------------------------------------------------------------------------

        private Scene.Zone market() {
            List<Scene.Item> items = new ArrayList<>();
            for (String id : view.open()) {
                int card = catalog.card(id);
                items.add(card(catalog, phrases, card, List.of(), offers.of(Move.TAKES[card])));
            }
            items.add(
                    new Scene.Counter(
                            phrases.say("deck"), "hidden-card", view.deck(), offers.of(Move.DRAW)));
            List<String> discards = new ArrayList<>();
            for (String id : view.discards()) discards.add(phrases.name(catalog.card(id)));
            items.add(
                    new Scene.Card(
                            phrases.say("discards", view.discards().size()), "discard", discards));
            return Scene.Zone.shared("open", phrases.say("open"), State.OPEN_CARDS, items);
        }
    }
}

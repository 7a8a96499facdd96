package signoria.games.cradle;

import signoria.kernel.Game;
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
            if (view.contest().place() != State.NONE) zones.add(contest());
            if (view.phase() == Phase.OVER) zones.add(ending());
            zones.add(market());
            int from = view.you() == Game.SPECTATOR ? 0 : view.you();
            for (int i = 0; i < view.seats(); i++) seat((from + i) % view.seats(), zones);
            Choices asked = new Choices(catalog, notation, view, phrases);
            List<Scene.Choice> choices = new ArrayList<>();
            for (Move move : offers.moves()) choices.add(asked.choice(move));
            return new Scene(asked.question(), zones, choices);
        }

        // --- Events --------------------------------------------------------------------------

        private Scene.Zone events() {
            List<Scene.Item> items = new ArrayList<>();
            for (View.Stack stack : view.stacks()) items.add(stack(stack));
            items.add(
                    new Scene.Counter(
                            phrases.say("events-left"), "event", view.eventsLeft(), List.of()));
            if (view.lifted() != State.NONE) items.add(lifted());
            if (view.idle() > 0)
                items.add(
                        new Scene.Counter(
                                phrases.say("idle", Ending.mostIdle(view.seats())),
                                "event",
                                view.idle(),
                                List.of()));
            return new Scene.Zone("events", phrases.say("events"), Scene.NOBODY, 3, items);
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
                            Words.raw(phrases.stackAt(place).spaces().get(space).name()),
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
                    false,
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

        /** {@code b1, b2 (seat 1), b3 (seat 2, genius)}: free where nobody is named. */
        private String spaces(View.Stack stack, String colour) {
            List<String> spaces = new ArrayList<>();
            for (View.Space space : stack.spaces()) {
                if (!space.name().startsWith(colour)) continue;
                Words.Raw name = Words.raw(space.name());
                if (space.owner() == State.NONE) spaces.add(phrases.say("space-free", name));
                else
                    spaces.add(
                            phrases.say(
                                    space.genius() ? "space-genius" : "space-stone",
                                    name,
                                    Words.raw(phrases.seatName(space.owner()))));
            }
            return String.join(", ", spaces);
        }

        private static String roads(View.Stack stack) {
            List<String> roads = new ArrayList<>();
            for (View.Space space : stack.spaces())
                for (String to : space.roads())
                    if (space.name().compareTo(to) < 0) roads.add(space.name() + "-" + to);
            return String.join(" ", roads);
        }

        // --- The scoring ---------------------------------------------------------------------

        private Scene.Zone contest() {
            View.Contest contest = view.contest();
            List<Scene.Item> items = new ArrayList<>();
            if (contest.byCharacters()) {
                duellist(view.turn(), items);
                if (contest.rival() != State.NONE) duellist(contest.rival(), items);
            } else {
                counted(view.turn(), contest.chosen(), items);
                if (contest.rival() != State.NONE)
                    counted(contest.rival(), contest.rivalChosen(), items);
            }
            if (contest.due() > 0)
                items.add(
                        new Scene.Counter(
                                phrases.say("due", Words.raw(phrases.seatName(contest.winner()))),
                                "stone",
                                contest.due(),
                                List.of()));
            String label =
                    phrases.say(contest.byCharacters() ? "scored-characters" : "scored-culture");
            return new Scene.Zone("scoring", label, Scene.NOBODY, 0, items);
        }

        private void duellist(int seat, List<Scene.Item> items) {
            List<String> shown = view.players().get(seat).shown();
            for (String id : shown) {
                int card = catalog.card(id);
                items.add(card(card, List.of(phrases.seatName(seat)), offers.of(Move.KEEPS[card])));
            }
            String label =
                    phrases.say(
                            (view.contest().passed() >>> seat & 1) != 0
                                    ? "strength-passed"
                                    : "strength",
                            Words.raw(phrases.seatName(seat)));
            if (putAway(seat) && seat == view.contest().winner())
                items.add(
                        plain(
                                phrases.say("won-duel", Words.raw(phrases.seatName(seat))),
                                "scoring"));
            else
                items.add(
                        new Scene.Counter(
                                label,
                                "scoring",
                                phrases.strength(view.players().get(witness(seat)).shown(), -1),
                                List.of()));
        }

        private void counted(int seat, int symbol, List<Scene.Item> items) {
            if (symbol == State.NONE) return;
            int witness = witness(seat);
            int counts =
                    witness == view.turn() ? view.contest().chosen() : view.contest().rivalChosen();
            items.add(
                    new Scene.Counter(
                            phrases.say(
                                    "counted",
                                    Words.raw(phrases.seatName(seat)),
                                    Text.lower(Symbol.ALL[symbol])),
                            Text.lower(Symbol.ALL[symbol]),
                            phrases.count(witness, Symbol.ALL[counts]),
                            List.of()));
        }

        /** The seat has put away the cards it used, and another is still asked about its own. */
        private boolean putAway(int seat) {
            return view.phase() == Phase.KEEP && (view.contest().keepers() >>> seat & 1) == 0;
        }

        /**
         * Whose cards show what a seat has counted: its own, and in a tie, where both counted the
         * same, those of the one who has not put them away yet.
         */
        private int witness(int seat) {
            return putAway(seat) ? Integer.numberOfTrailingZeros(view.contest().keepers()) : seat;
        }

        /** What decided: stones, then the cards in hand; §teams.4 partners count together. */
        private Scene.Zone ending() {
            List<Scene.Item> items = new ArrayList<>();
            int sides = view.teams() ? 2 : view.seats();
            for (int side = 0; side < sides; side++) items.add(ending(side));
            return new Scene.Zone("final", phrases.say("final"), Scene.NOBODY, sides, items);
        }

        private Scene.Card ending(int side) {
            int stones = 0;
            int cultures = 0;
            List<String> people = new ArrayList<>();
            List<String> names = new ArrayList<>();
            for (int seat = side; seat < view.seats(); seat += view.teams() ? 2 : view.seats()) {
                View.Player player = view.players().get(seat);
                names.add(phrases.seatName(seat));
                for (int count : player.stones()) stones += count;
                for (String id : player.hand())
                    if (Card.isPerson(catalog.card(id))) people.add(id);
                    else cultures++;
            }
            return new Scene.Card(
                    String.join(", ", names),
                    "scoring",
                    List.of(
                            phrases.say("final-stones", stones),
                            phrases.say("final-cultures", cultures),
                            phrases.say("final-strength", phrases.strength(people, -1))),
                    false,
                    "",
                    List.of());
        }

        /** A thing without figures of its own. */
        private static Scene.Card plain(String label, String icon) {
            return new Scene.Card(label, icon, List.of(), false, "", List.of());
        }

        // --- Cards ---------------------------------------------------------------------------

        private Scene.Zone market() {
            List<Scene.Item> items = new ArrayList<>();
            for (String id : view.open()) {
                int card = catalog.card(id);
                items.add(card(card, List.of(), offers.of(Move.TAKES[card])));
            }
            items.add(
                    new Scene.Counter(
                            phrases.say("deck"), "hidden-card", view.deck(), offers.of(Move.DRAW)));
            List<String> discards = new ArrayList<>();
            for (String id : view.discards()) discards.add(phrases.name(catalog.card(id)));
            items.add(
                    new Scene.Card(
                            phrases.say("discards", view.discards().size()),
                            "discard",
                            discards,
                            false,
                            "",
                            List.of()));
            return new Scene.Zone(
                    "open", phrases.say("open"), Scene.NOBODY, State.OPEN_CARDS, items);
        }

        private Scene.Card card(int index, List<String> more, List<Integer> moves) {
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
            return new Scene.Card(card.name(in), icon, lines, false, card.mark(), moves);
        }

        // --- Seats ---------------------------------------------------------------------------

        private void seat(int seat, List<Scene.Zone> zones) {
            View.Player player = view.players().get(seat);
            String number = "-" + (seat + 1);
            zones.add(
                    new Scene.Zone(
                            "reserve" + number,
                            phrases.say(partner(seat) ? "reserve-partner" : "reserve"),
                            seat,
                            0,
                            reserve(seat, player)));
            zones.add(
                    new Scene.Zone(
                            "columns" + number,
                            phrases.say("columns"),
                            seat,
                            0,
                            columns(seat, player)));
            zones.add(
                    new Scene.Zone(
                            "hand" + number, phrases.say("hand"), seat, 0, hand(seat, player)));
        }

        private boolean partner(int seat) {
            return view.teams() && view.you() != Game.SPECTATOR && seat == (view.you() ^ 2);
        }

        private List<Scene.Item> reserve(int seat, View.Player player) {
            List<Scene.Item> items = new ArrayList<>();
            if ((view.left() >>> seat & 1) != 0) items.add(plain(phrases.say("has-left"), "leave"));
            if (view.teams())
                items.add(
                        plain(
                                phrases.say("plays-with", Words.raw(phrases.seatName(seat ^ 2))),
                                "players"));
            int own = player.stones().get(seat);
            items.add(new Scene.Counter(phrases.say("own-stones"), "stone", own, List.of()));
            for (int colour = 0; colour < view.seats(); colour++) {
                int stones = player.stones().get(colour);
                if (colour == seat || stones == 0) continue;
                Move swap = Move.SWAPS[colour];
                Move pay = Move.PAYS[colour];
                items.add(
                        new Scene.Counter(
                                phrases.say("foreign-stones", Words.raw(phrases.seatName(colour))),
                                "stone",
                                stones,
                                seat == view.you()
                                        ? offers.where(m -> m.equals(swap) || m.equals(pay))
                                        : List.of()));
            }
            items.add(
                    new Scene.Counter(
                            phrases.say("placed-stones"), "stone", placed(seat), List.of()));
            items.add(
                    new Scene.Counter(
                            phrases.say("genius-home"),
                            "genius",
                            player.genius() == State.HOME ? 1 : 0,
                            List.of()));
            return items;
        }

        private int placed(int seat) {
            int stones = 0;
            for (View.Stack stack : view.stacks())
                for (View.Space space : stack.spaces())
                    if (space.owner() == seat && !space.genius()) stones++;
            return stones;
        }

        private List<Scene.Item> columns(int seat, View.Player player) {
            List<Scene.Item> items = new ArrayList<>();
            for (View.Column column : player.columns()) items.add(column(seat, column));
            return items;
        }

        /** A column: its symbol and count, the cards from the top down. */
        private Scene.Card column(int seat, View.Column column) {
            List<String> lines = new ArrayList<>();
            for (int i = column.cards().size() - 1; i >= 0; i--) {
                Card card = catalog.card(catalog.card(column.cards().get(i)));
                String key =
                        column.turned().get(i)
                                ? "in-column-turned"
                                : i == column.cards().size() - 1 ? "on-top" : "in-column";
                lines.add(
                        phrases.say(
                                key, Words.raw(card.name(in)), Words.raw(phrases.described(card))));
            }
            String mark = catalog.card(catalog.card(column.cards().getLast())).mark();
            return new Scene.Card(
                    phrases.say(
                            "column", Words.raw(phrases.symbols(column.symbols())), column.count()),
                    Text.lower(column.symbols().getFirst()),
                    lines,
                    false,
                    mark,
                    seat == view.you() ? offers.where(move -> concerns(move, column)) : List.of());
        }

        private boolean concerns(Move move, View.Column column) {
            return switch (move) {
                case Move.Turn(int card) -> column.cards().contains(notation.id(card));
                case Move.Keep(int card) -> column.cards().contains(notation.id(card));
                case Move.Choose(Symbol symbol) -> column.symbols().contains(symbol);
                default -> false;
            };
        }

        /** Hand and pile; of others' what all know. */
        private List<Scene.Item> hand(int seat, View.Player player) {
            List<Scene.Item> items = new ArrayList<>();
            boolean seen = seat == view.you() || view.phase() == Phase.OVER;
            for (String id : player.hand()) items.add(held(id, "in-hand"));
            for (String id : player.pile()) items.add(held(id, "in-pile"));
            if (seen) return items;
            int known = 0;
            for (int card = 0; card < Move.CARDS; card++)
                if (catalog.has(card) && certainlyIn(seat, card)) {
                    items.add(card(card, List.of(phrases.say("in-hand-known")), List.of()));
                    known++;
                }
            for (int i = known; i < player.handSize(); i++) items.add(hidden("hidden-hand"));
            for (int i = 0; i < player.pileSize(); i++) items.add(hidden("hidden-pile"));
            return items;
        }

        private Scene.Card held(String id, String where) {
            int card = catalog.card(id);
            return card(card, List.of(phrases.say(where)), offers.where(move -> uses(move, card)));
        }

        private static boolean uses(Move move, int card) {
            return switch (move) {
                case Move.Play(int played) -> played == card;
                case Move.PlayAs(int played, _) -> played == card;
                case Move.Found(int played) -> played == card;
                case Move.Show(int shown) -> shown == card;
                default -> false;
            };
        }

        /** All know that the card is in this hand: it may lie nowhere else. */
        private boolean certainlyIn(int seat, int card) {
            if (!may(view.players().get(seat).mayHand(), card) || may(view.mayDeck(), card))
                return false;
            for (int other = 0; other < view.seats(); other++) {
                View.Player player = view.players().get(other);
                if (other != seat && may(player.mayHand(), card)) return false;
                if (Card.isPerson(card) && (player.mayPile() >>> card & 1) != 0) return false;
            }
            return true;
        }

        private static boolean may(View.May may, int card) {
            return ((Card.isPerson(card) ? may.people() : may.cultures()) >>> card & 1) != 0;
        }

        private Scene.Card hidden(String key) {
            return new Scene.Card(phrases.say(key), "hidden-card", List.of(), true, "", List.of());
        }
    }
}

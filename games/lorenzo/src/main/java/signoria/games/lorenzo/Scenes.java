package signoria.games.lorenzo;

import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/**
 * How a view is shown: the towers, the other spaces, the Vatican, then every board, one's own
 * first.
 */
final class Scenes {
    private static final List<String> TOWERS =
            List.of("territory", "character", "building", "venture", "special");

    private final Catalog catalog;
    private final LorenzoNotation notation;
    private final Words words;
    private final Phrases phrases;
    private final Telling telling;

    Scenes(Catalog catalog, LorenzoNotation notation, Words words) {
        this.catalog = catalog;
        this.notation = notation;
        this.words = words;
        this.phrases = new Phrases(catalog, words);
        this.telling = new Telling(catalog, words);
    }

    Scene scene(View view, List<Move> moves, Language in) {
        return new Painter(view, new Offers<>(moves), in).scene();
    }

    List<Scene.Choice> choices(View view, List<Move> moves, Language in) {
        Choices asked = new Choices(catalog, notation, words, view, in);
        List<Scene.Choice> choices = new ArrayList<>();
        for (Move move : moves) choices.add(asked.choice(move));
        return choices;
    }

    /** One view in one language. */
    private final class Painter {
        private final View view;
        private final Offers<Move> offers;
        private final Language in;
        private final PlayerScenes boards;

        Painter(View view, Offers<Move> offers, Language in) {
            this.view = view;
            this.offers = offers;
            this.in = in;
            this.boards = new PlayerScenes(catalog, words, phrases, telling, view, offers, in);
        }

        Scene scene() {
            List<Scene.Zone> zones = new ArrayList<>();
            if (view.phase() == Phase.AUCTION) zones.add(auction());
            if (begun()) city(zones);
            zones.add(vatican());
            zones.addAll(new Beside(catalog, words, phrases, view, in).zones());
            int from = view.you() == Game.SPECTATOR ? 0 : view.you();
            for (int i = 0; i < view.seats(); i++) boards.add((from + i) % view.seats(), zones);
            Choices asked = new Choices(catalog, notation, words, view, in);
            List<Scene.Choice> choices = new ArrayList<>();
            for (Move move : offers.moves()) choices.add(asked.choice(move));
            return new Scene(asked.question(!choices.isEmpty()), zones, choices);
        }

        /** Leaders, bonus tiles and families are chosen before the first cards are laid out. */
        private boolean begun() {
            return view.phase().compareTo(Phase.ACTIONS) >= 0;
        }

        private void city(List<Scene.Zone> zones) {
            int towers =
                    view.options().get("famiglie").equals("on") ? Space.TOWERS : Space.TOWERS - 1;
            for (int tower = 0; tower < towers; tower++) zones.add(tower(tower));
            zones.add(spaces());
        }

        private String say(String key, Object... arguments) {
            return words.say(in, key, arguments);
        }

        private Words.Raw raw(String text) {
            return Words.raw(text);
        }

        // --- Shared parts of the table

        private Scene.Zone auction() {
            List<Scene.Item> items = new ArrayList<>();
            for (int slot = 0; slot < view.auction().size(); slot++) {
                View.Slot shown = view.auction().get(slot);
                Catalog.Family family = catalog.family(shown.family());
                List<String> lines = new ArrayList<>();
                lines.add(say("power-" + Text.lower(family.power())));
                for (int row = Catalog.AUCTION_ROWS - 1; row >= 0; row--)
                    lines.add(
                            say(
                                    "auction-row",
                                    row + 1,
                                    raw(phrases.goods(catalog.stock(shown.tile(), row), in))));
                if (shown.bidder() >= 0)
                    lines.add(
                            say("auction-bidder", raw(Who.mark(shown.bidder())), shown.row() + 1));
                int at = slot;
                items.add(
                        new Scene.Card(
                                family.name(),
                                "family",
                                lines,
                                "designed",
                                offers.where(
                                        move ->
                                                move instanceof Move.Bid(int chosen, int _)
                                                        && chosen == at)));
            }
            for (String id : view.besideSforza())
                items.add(boards.leaderCard(id, say("beside-sforza")));
            for (String id : view.besideVisconti())
                items.add(boards.leaderCard(id, say("beside-visconti")));
            return Scene.Zone.shared("auction", say("zone-auction"), view.seats(), items);
        }

        private Scene.Zone tower(int tower) {
            List<Scene.Item> items = new ArrayList<>();
            for (int height = Space.FLOORS - 1; height >= 0; height--) {
                int space = tower * Space.FLOORS + height;
                int number = view.towers().get(space);
                List<String> lines = new ArrayList<>();
                lines.add(say("floor-value", minimum(space)));
                if (catalog.floorBonus[space] != 0)
                    lines.add(
                            say("floor-bonus", raw(phrases.goods(catalog.floorBonus[space], in))));
                lines.addAll(standing(space));
                if (number > 0) lines.addAll(phrases.lines(catalog.card(number - 1), in));
                items.add(
                        new Scene.Card(
                                number > 0
                                        ? phrases.card(number - 1, in)
                                        : say("floor-empty", height + 1),
                                "card-"
                                        + (number > 0
                                                ? Text.lower(catalog.card(number - 1).type())
                                                : TOWERS.get(tower)),
                                lines,
                                number > 0 ? catalog.card(number - 1).mark() : "",
                                offers.of(Move.GOES[space])));
            }
            return Scene.Zone.shared(
                    "tower-" + TOWERS.get(tower), say("tower-" + TOWERS.get(tower)), 1, items);
        }

        private int minimum(int floor) {
            int height = floor % Space.FLOORS;
            if (Space.tower(floor) != view.adaptation()) return catalog.floors[height];
            return view.seats() == 5
                    ? catalog.floorsAdaptedFive[height]
                    : catalog.floorsAdapted[height];
        }

        /** Who stands in a space. */
        private List<String> standing(int space) {
            List<String> lines = new ArrayList<>();
            for (int seat = 0; seat < view.seats(); seat++) {
                List<Integer> members = view.players().get(seat).members();
                for (int member = 0; member < members.size(); member++)
                    if (members.get(member) == space && !Space.isLeader(space))
                        lines.add(
                                say(
                                        "standing",
                                        raw(Who.mark(seat)),
                                        "member-" + LorenzoNotation.MEMBERS.get(member)));
            }
            return lines;
        }

        private Scene.Zone spaces() {
            List<Scene.Item> items = new ArrayList<>();
            for (int space = Space.HARVEST_SMALL; space < Space.LEADER; space++) {
                List<String> lines = new ArrayList<>();
                boolean closed =
                        Space.isLarge(space) && view.seats() == 2
                                || space >= Space.MARKET + 2
                                        && Space.isMarket(space)
                                        && view.seats() < 4;
                if (closed) lines.add(say("space-closed"));
                else if (Space.isMarket(space))
                    lines.add(phrases.goods(catalog.market[space - Space.MARKET], in));
                else if (space == Space.COUNCIL) lines.add(phrases.goods(catalog.council, in));
                else if (Space.isLarge(space)) lines.add(say("space-malus"));
                lines.addAll(standing(space));
                items.add(
                        new Scene.Card(
                                telling.space(space, in),
                                icon(space),
                                lines,
                                offers.of(Move.GOES[space])));
            }
            return Scene.Zone.shared("spaces", say("zone-spaces"), 4, items);
        }

        private String icon(int space) {
            if (space == Space.COUNCIL) return "council";
            if (Space.isMarket(space)) return "market";
            return Works.production(space) ? "production" : "harvest";
        }

        private Scene.Zone vatican() {
            List<Scene.Item> items = new ArrayList<>();
            items.add(new Scene.Counter(say("round"), "round", view.round()));
            List<String> dice = new ArrayList<>();
            for (int die = 0; die < 3 && begun(); die++)
                dice.add(
                        say(
                                "die",
                                "member-" + LorenzoNotation.MEMBERS.get(die),
                                view.dice().get(die)));
            dice.add(say("turn-order", raw(seats(view.order()))));
            if (!view.council().isEmpty())
                dice.add(say("council-order", raw(seats(view.council()))));
            if (!view.skipped().isEmpty()) dice.add(say("skipped", raw(seats(view.skipped()))));
            if (view.adaptation() >= 0)
                dice.add(say("adaptation", raw(say("tower-" + TOWERS.get(view.adaptation())))));
            items.add(new Scene.Card(say("dice"), "dice", dice));
            for (int period = 0; period < 3; period++) {
                Excommunication tile = excommunication(view.excommunications().get(period));
                List<String> lines = new ArrayList<>();
                lines.add(say("excommunication-" + Text.lower(tile)));
                for (int seat = 0; seat < view.seats(); seat++)
                    if (view.players().get(seat).excommunicated().contains(period))
                        lines.add(say("excommunicated", raw(Who.mark(seat))));
                items.add(
                        new Scene.Card(
                                say("excommunication", period + 1, catalog.faithNeeded[period]),
                                "excommunication",
                                lines,
                                "printed",
                                period == (view.round() - 1) / 2
                                        ? offers.where(
                                                move ->
                                                        move instanceof Move.Support
                                                                || move instanceof Move.Refuse)
                                        : List.of()));
            }
            List<Scene.Marker> markers = new ArrayList<>();
            for (int seat = 0; seat < view.seats(); seat++)
                markers.add(
                        new Scene.Marker(
                                seat, Who.mark(seat), view.players().get(seat).stock().faith()));
            List<Scene.Note> notes = new ArrayList<>();
            for (int step = 0; step < catalog.faithPoints.length; step++)
                notes.add(new Scene.Note(step, "" + catalog.faithPoints[step]));
            items.add(
                    new Scene.Track(
                            say("faith-track"),
                            "faith",
                            catalog.faithPoints.length - 1,
                            markers,
                            notes));
            return Scene.Zone.shared("vatican", say("zone-vatican"), items);
        }

        private static String seats(List<Integer> seats) {
            List<String> numbers = new ArrayList<>();
            for (int seat : seats) numbers.add(Who.mark(seat));
            return String.join(", ", numbers);
        }

        private static Excommunication excommunication(String id) {
            for (Excommunication each : Excommunication.ALL) if (each.id().equals(id)) return each;
            throw new IllegalStateException("no tile " + id);
        }
    }
}

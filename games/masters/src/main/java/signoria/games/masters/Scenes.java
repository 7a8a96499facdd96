package signoria.games.masters;

import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** How a view is shown: the market, the grid, then every board, one's own first. */
final class Scenes {
    private final Catalog catalog;
    private final MastersNotation notation;
    private final Words words;

    Scenes(Catalog catalog, MastersNotation notation, Words words) {
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

        Painter(View view, Offers<Move> offers, Language in) {
            this.view = view;
            this.offers = offers;
            this.in = in;
        }

        Scene scene() {
            List<Scene.Zone> zones = new ArrayList<>();
            zones.add(market());
            zones.add(grid());
            if (view.seats() == 1) zones.add(lorenzo());
            zones.addAll(course());
            int from = view.you() == Game.SPECTATOR ? 0 : view.you();
            for (int i = 0; i < view.seats(); i++) boards((from + i) % view.seats(), zones);
            List<Scene.Choice> choices = new ArrayList<>();
            for (Move move : offers.moves()) choices.add(choice(move));
            return new Scene(question(), zones, choices);
        }

        private String question() {
            String asked = "asked-" + Text.lower(view.phase());
            if (view.phase() == Phase.OVER)
                return say(view.seats() > 1 ? "told-over" : view.lost() ? "told-lost" : "beaten");
            if (view.phase() == Phase.KEEP)
                return say(view.you() < view.seats() ? asked : "asked-others");
            if (view.turn() != view.you()) return say("asked-others");
            return switch (view.phase()) {
                case STORE -> say(asked, goods(view.pending().taken()));
                case PAY -> say(asked, goods(view.pending().need()));
                case WHITES -> say(asked, view.pending().whites());
                case PRODUCE -> say(asked, goods(view.pending().need()), gives(view.pending()));
                default -> say(asked);
            };
        }

        private Scene.Zone market() {
            List<Scene.Item> items = new ArrayList<>();
            for (int place = 0; place <= State.SLIDE; place++) {
                int at = place;
                String name = "marble-" + Text.lower(view.market().get(place));
                String label = place == State.SLIDE ? say("slide", name) : say(name);
                List<Integer> takes =
                        place == State.SLIDE
                                ? List.of()
                                : offers.where(
                                        move ->
                                                move instanceof Move.Take(int line)
                                                        && lies(line, at));
                items.add(new Scene.Card(label, name, List.of(), false, "", takes));
            }
            return new Scene.Zone("market", say("market"), Scene.NOBODY, State.COLUMNS, items);
        }

        private static boolean lies(int line, int place) {
            return line < State.ROWS
                    ? place / State.COLUMNS == line
                    : place % State.COLUMNS == line - State.ROWS;
        }

        /** The highest level on top, as on the table. */
        private Scene.Zone grid() {
            List<Scene.Item> items = new ArrayList<>();
            for (int level = Card.LEVELS; level >= 1; level--)
                for (int colour = 0; colour < Colour.COUNT; colour++) {
                    int pile = Card.pile(colour, level);
                    View.Pile shown = view.grid().get(pile);
                    if (shown.top().isEmpty())
                        items.add(
                                new Scene.Card(
                                        say("empty-pile"),
                                        "dev-" + Text.lower(Colour.ALL[colour]),
                                        List.of(),
                                        false,
                                        "",
                                        List.of()));
                    else
                        items.add(
                                card(
                                        catalog.card(shown.top()),
                                        shown.below(),
                                        offers.where(
                                                move ->
                                                        move instanceof Move.Buy buy
                                                                && buy.pile() == pile)));
                }
            return new Scene.Zone("grid", say("grid"), Scene.NOBODY, Colour.COUNT, items);
        }

        /** A development card, and which ones lie unseen below it. */
        private Scene.Card card(Card card, List<String> below, List<Integer> moves) {
            List<String> lines = new ArrayList<>();
            lines.add(say("card-level", Text.lower(card.colour()), card.level(), card.points()));
            lines.add(say("card-cost", goods(Goods.face(card.cost()))));
            lines.add(power(card.power()));
            if (!below.isEmpty())
                lines.add(say("card-below", below.size(), Words.raw(String.join(" ", below))));
            return new Scene.Card(
                    card.id(),
                    "dev-" + Text.lower(card.colour()),
                    lines,
                    false,
                    card.mark(),
                    moves);
        }

        private String power(Power power) {
            return say(
                    "power",
                    side(power.in(), power.anyIn(), 0),
                    side(power.out(), power.anyOut(), power.faith()));
        }

        private Words.Raw side(long goods, int any, int faith) {
            Words.Raw named = notation.telling().marbles(Goods.face(goods), faith, 0, in);
            if (any == 0) return named;
            String chosen = words.count(in, any, "any");
            return Words.raw(goods == 0 && faith == 0 ? chosen : chosen + ", " + named.text());
        }

        private Scene.Zone lorenzo() {
            List<Scene.Item> items = new ArrayList<>();
            items.add(
                    new Scene.Track(
                            say("black-cross"),
                            "black-cross",
                            Faith.LAST,
                            List.of(
                                    new Scene.Marker(
                                            Scene.NOBODY, say("black-cross"), view.cross())),
                            List.of(),
                            List.of()));
            items.add(
                    new Scene.Counter(
                            say("tokens-left"), "token-shuffle", view.tokens().size(), List.of()));
            for (int token : view.tokens())
                items.add(
                        plain(
                                say("token-" + Layout.TOKENS.get(token)),
                                token < Colour.COUNT
                                        ? "token-discard"
                                        : token < Solo.RESHUFFLE
                                                ? "token-cross"
                                                : "token-shuffle"));
            return new Scene.Zone("lorenzo", say("lorenzo"), Scene.NOBODY, 0, items);
        }

        /**
         * That the end has been brought, and what is half done in an action: shown while it is so.
         */
        private List<Scene.Zone> course() {
            List<Scene.Item> items = new ArrayList<>();
            if (view.ending())
                items.add(plain(say(view.seats() == 1 ? "beaten" : "last-round"), "waiting"));
            View.Pending half = view.pending();
            if (half.taken().packed() != Goods.NONE)
                items.add(plain(say("half-taken", goods(half.taken())), "market"));
            if (half.whites() > 0)
                items.add(plain(say("half-whites", half.whites()), "marble-white"));
            if (half.pile() != State.NO_CARD)
                items.add(
                        plain(
                                say("half-bought", Words.raw(view.grid().get(half.pile()).top())),
                                "buy-card"));
            if (!half.powers().isEmpty())
                items.add(
                        plain(
                                say("half-produced", Words.raw(powers(half.powers())), gives(half)),
                                "production"));
            if (half.need().packed() != Goods.NONE)
                items.add(plain(say("half-owed", goods(half.need())), "coin"));
            return items.isEmpty()
                    ? List.of()
                    : List.of(new Scene.Zone("course", say("course"), Scene.NOBODY, 0, items));
        }

        private String powers(List<Integer> powers) {
            List<String> names = new ArrayList<>();
            for (int power : powers)
                names.add(
                        power == Production.BASE
                                ? say("base-power")
                                : power < Production.LEADERS
                                        ? view.players()
                                                .get(view.turn())
                                                .slots()
                                                .get(power - 1)
                                                .getLast()
                                        : notation.leader(power - Production.LEADERS));
            return String.join(", ", names);
        }

        private Words.Raw gives(View.Pending half) {
            return notation.telling().marbles(half.made(), half.faith(), 0, in);
        }

        /** A thing without figures of its own. */
        private static Scene.Card plain(String label, String icon) {
            return new Scene.Card(label, icon, List.of(), false, "", List.of());
        }

        private void boards(int seat, List<Scene.Zone> zones) {
            View.Player player = view.players().get(seat);
            boolean own = seat == view.turn();
            zones.add(
                    new Scene.Zone(
                            "board-" + (seat + 1),
                            say("board"),
                            seat,
                            0,
                            figures(player, seat == view.first() && view.phase() != Phase.KEEP)));
            List<Scene.Item> slots = new ArrayList<>();
            for (int slot = 0; slot < State.SLOTS; slot++) {
                Move lay = Move.SLOTS[slot];
                Move run = Move.ACTIVATES[slot + 1];
                List<Integer> moves =
                        own
                                ? offers.where(move -> move.equals(lay) || move.equals(run))
                                : List.of();
                slots.add(slot(player.slots().get(slot), slot, moves));
            }
            if (own)
                slots.add(
                        new Scene.Card(
                                say("base-power"),
                                "base-production",
                                List.of(power(Power.BASE)),
                                false,
                                "printed",
                                offers.of(Move.ACTIVATES[Production.BASE])));
            zones.add(
                    new Scene.Zone(
                            "slots-" + (seat + 1),
                            say("slots"),
                            seat,
                            own ? State.SLOTS + 1 : State.SLOTS,
                            slots));
            zones.add(
                    new Scene.Zone(
                            "leaders-" + (seat + 1),
                            say("leaders"),
                            seat,
                            0,
                            leaders(seat, player)));
        }

        private List<Scene.Item> figures(View.Player player, boolean first) {
            List<Scene.Item> items = new ArrayList<>();
            if (first) items.add(plain(say("inkwell"), "first-player"));
            items.add(
                    new Scene.Track(
                            say("faith-track"),
                            "faith-track",
                            Faith.LAST,
                            List.of(
                                    new Scene.Marker(
                                            Scene.NOBODY, say("faith-marker"), player.faith())),
                            notes(player),
                            List.of()));
            for (Resource resource : Resource.ALL)
                items.add(
                        new Scene.Counter(
                                say("in-warehouse", Text.lower(resource)),
                                Text.lower(resource),
                                player.warehouse().count(resource),
                                List.of()));
            for (Resource resource : Resource.ALL)
                items.add(
                        new Scene.Counter(
                                say("in-strongbox", Text.lower(resource)),
                                Text.lower(resource),
                                player.strongbox().count(resource),
                                List.of()));
            items.add(new Scene.Counter(say("points"), "points", player.points(), List.of()));
            return items;
        }

        /** What each space of the faith track means: points, the sections, the pope spaces. */
        private List<Scene.Note> notes(View.Player player) {
            List<Scene.Note> notes = new ArrayList<>();
            for (int space = 1; space <= Faith.LAST; space++) {
                List<String> texts = new ArrayList<>();
                if (Faith.points(space) > Faith.points(space - 1))
                    texts.add(say("track-points", Faith.points(space)));
                for (int report = 0; report < Faith.REPORTS; report++) {
                    if (space == Faith.SECTION[report]) texts.add(say("track-section", report + 1));
                    if (space == Faith.POPE[report])
                        texts.add(
                                say(
                                        "tile-" + player.tiles().get(report),
                                        report + 1,
                                        Faith.TILE_POINTS[report]));
                }
                if (!texts.isEmpty()) notes.add(new Scene.Note(space, String.join(", ", texts)));
            }
            return notes;
        }

        private Scene.Card slot(List<String> cards, int slot, List<Integer> moves) {
            if (cards.isEmpty())
                return new Scene.Card(
                        say("empty-slot", slot + 1), "production", List.of(), false, "", moves);
            Scene.Card top = card(catalog.card(cards.getLast()), List.of(), moves);
            List<String> lines = new ArrayList<>(top.lines());
            for (String covered : cards.subList(0, cards.size() - 1))
                lines.add(say("covers", Words.raw(covered)));
            return new Scene.Card(top.label(), top.icon(), lines, false, top.mark(), moves);
        }

        private List<Scene.Item> leaders(int seat, View.Player player) {
            List<Scene.Item> items = new ArrayList<>();
            for (String id : player.played()) {
                Leader leader = catalog.leader(id);
                List<Integer> moves =
                        seat == view.turn()
                                ? offers.of(Move.ACTIVATES[Production.LEADERS + leader.index()])
                                : List.of();
                items.add(leader(leader, say("leader-played"), moves));
            }
            for (String id : player.hand()) {
                int index = catalog.leader(id).index();
                String where =
                        player.keep().contains(id) ? say("leader-kept") : say("leader-in-hand");
                items.add(
                        leader(
                                catalog.leader(id),
                                where,
                                offers.where(move -> about(move, index))));
            }
            if (player.hand().isEmpty())
                for (int i = 0; i < player.inHand(); i++)
                    items.add(
                            new Scene.Card(
                                    say("leader-hidden"),
                                    "hidden-card",
                                    List.of(),
                                    true,
                                    "",
                                    List.of()));
            for (String id : player.gone())
                items.add(leader(catalog.leader(id), say("leader-gone"), List.of()));
            if (player.gone().isEmpty() && player.away() > 0)
                items.add(
                        new Scene.Counter(
                                say("leaders-gone"), "discard", player.away(), List.of()));
            return items;
        }

        private static boolean about(Move move, int leader) {
            return switch (move) {
                case Move.Keep(int first, int second) -> first == leader || second == leader;
                case Move.Play(int played) -> played == leader;
                case Move.Discard(int gone) -> gone == leader;
                default -> false;
            };
        }

        private Scene.Card leader(Leader leader, String where, List<Integer> moves) {
            List<String> lines =
                    List.of(
                            where,
                            say("leader-points", leader.points()),
                            say("leader-requires", Words.raw(requirement(leader))),
                            ability(leader.ability()));
            return new Scene.Card(
                    leader.id(), icon(leader.ability()), lines, false, leader.mark(), moves);
        }

        private String requirement(Leader leader) {
            List<String> parts = new ArrayList<>();
            for (Colour colour : Colour.ALL) {
                int count = leader.cards()[colour.ordinal()];
                if (count > 0) parts.add(words.count(in, count, Text.lower(colour) + "-card"));
            }
            if (leader.level() > 0) parts.add(say("of-level", leader.level()));
            if (leader.goods() != Goods.NONE) parts.add(goods(Goods.face(leader.goods())).text());
            return String.join(", ", parts);
        }

        private String ability(Effect ability) {
            return switch (ability) {
                case Effect.Discount(Resource resource, int count) ->
                        say("ability-discount", count, Text.lower(resource));
                case Effect.Depot(Resource resource, int spaces) ->
                        say("ability-depot", spaces, Text.lower(resource));
                case Effect.White(Resource resource) ->
                        say("ability-white", 1, Text.lower(resource));
                case Effect.Production(Power power) -> power(power);
            };
        }

        private static String icon(Effect ability) {
            return switch (ability) {
                case Effect.Discount _ -> "leader-discount";
                case Effect.Depot _ -> "leader-depot";
                case Effect.White _ -> "leader-white";
                case Effect.Production _ -> "leader-production";
            };
        }

        private Scene.Choice choice(Move move) {
            return new Scene.Choice(notation.write(move), label(move), say("group-" + group(move)));
        }

        private static String group(Move move) {
            return switch (move) {
                case Move.Take _, Move.Whites _, Move.Store _ -> "market";
                case Move.Buy _, Move.Slot _ -> "cards";
                case Move.Pay _ -> "pay";
                case Move.Activate _, Move.Spend _, Move.Make _, Move.Produce _ -> "production";
                case Move.Keep _, Move.Play _, Move.Discard _ -> "leaders";
                case Move.Start _ -> "start";
                case Move.End _ -> "turn";
            };
        }

        private String label(Move move) {
            return switch (move) {
                case Move.Keep(int first, int second) ->
                        say(
                                "move-keep",
                                Words.raw(notation.leader(first)),
                                Words.raw(notation.leader(second)));
                case Move.Start(Resource resource) -> say("move-start", 1, Text.lower(resource));
                case Move.Take(int line) ->
                        say(
                                line < State.ROWS ? "move-row" : "move-column",
                                line < State.ROWS ? line + 1 : line - State.ROWS + 1,
                                taken(line));
                case Move.Whites(Resource resource, int count) ->
                        say("move-whites", count, Text.lower(resource));
                case Move.Store(long goods) ->
                        say(
                                "move-store",
                                goods(Goods.face(goods)),
                                goods(Goods.face(view.pending().taken().packed() - goods)));
                case Move.Buy(int pile, int full) ->
                        say(
                                full == 0 ? "move-buy" : "move-buy-full",
                                Words.raw(view.grid().get(pile).top()),
                                goods(Goods.face(forgone(pile, full))));
                case Move.Slot(int slot) -> say("move-slot", slot + 1);
                case Move.Pay(Resource resource, int count) ->
                        say(
                                "move-pay",
                                count,
                                view.pending().need().count(resource) - count,
                                Text.lower(resource));
                case Move.Activate(int power) -> activate(power);
                case Move.Spend(long goods) -> say("move-spend", goods(Goods.face(goods)));
                case Move.Make(Resource resource) -> say("move-make", 1, Text.lower(resource));
                case Move.Produce _ ->
                        say("move-produce", goods(view.pending().need()), gives(view.pending()));
                case Move.Play(int leader) -> say("move-play", Words.raw(notation.leader(leader)));
                case Move.Discard(int leader) ->
                        say("move-discard", Words.raw(notation.leader(leader)));
                case Move.End _ -> say("move-end");
            };
        }

        /** What a card costs more when the discount on these resources is not taken. */
        private long forgone(int pile, int full) {
            long cost = catalog.card(view.grid().get(pile).top()).cost();
            long discount = Goods.NONE;
            for (String id : view.players().get(view.turn()).played())
                discount += catalog.discount[catalog.leader(id).index()];
            return cost - Goods.less(cost, discount - Goods.without(discount, full));
        }

        private String activate(int power) {
            if (power == Production.BASE) return say("move-base");
            if (power >= Production.LEADERS)
                return say(
                        "move-leader-power",
                        Words.raw(notation.leader(power - Production.LEADERS)),
                        Words.raw(power(catalog.power[power - Production.LEADERS])));
            String card = view.players().get(view.turn()).slots().get(power - 1).getLast();
            return say("move-power", Words.raw(card), Words.raw(power(catalog.card(card).power())));
        }

        /** What a line of the market holds. */
        private Words.Raw taken(int line) {
            long goods = Goods.NONE;
            int faith = 0;
            int whites = 0;
            for (int i = 0; i < Market.length(line); i++) {
                Marble marble = view.market().get(Market.place(line, i));
                if (marble.ordinal() < Resource.COUNT) goods += Goods.of(marble.ordinal(), 1);
                else if (marble == Marble.RED) faith++;
                else whites++;
            }
            return notation.telling().marbles(Goods.face(goods), faith, whites, in);
        }

        private Words.Raw goods(Goods goods) {
            return notation.telling().goods(goods, in);
        }

        private String say(String key, Object... arguments) {
            return words.say(in, key, arguments);
        }
    }
}

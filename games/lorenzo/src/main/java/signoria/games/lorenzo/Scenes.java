package signoria.games.lorenzo;

import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
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

    /** One view in one language. */
    private final class Painter {
        private final View view;
        private final Offers<Move> offers;
        private final Language in;
        private final long task;

        Painter(View view, Offers<Move> offers, Language in) {
            this.view = view;
            this.offers = offers;
            this.in = in;
            this.task = view.agenda().isEmpty() ? 0 : Task.read(view.agenda().getLast());
        }

        Scene scene() {
            List<Scene.Zone> zones = new ArrayList<>();
            if (view.phase() == Phase.AUCTION) zones.add(auction());
            int towers =
                    view.options().get("famiglie").equals("on") ? Space.TOWERS : Space.TOWERS - 1;
            for (int tower = 0; tower < towers; tower++) zones.add(tower(tower));
            zones.add(spaces());
            zones.add(vatican());
            int from = view.you() == Game.SPECTATOR ? 0 : view.you();
            for (int i = 0; i < view.seats(); i++) board((from + i) % view.seats(), zones);
            List<Scene.Choice> choices = new ArrayList<>();
            for (Move move : offers.moves())
                choices.add(
                        new Scene.Choice(
                                notation.write(move), label(move), say("group-" + group(move))));
            return new Scene(question(), zones, choices);
        }

        private String say(String key, Object... arguments) {
            return words.say(in, key, arguments);
        }

        private Words.Raw raw(String text) {
            return Words.raw(text);
        }

        // --- The question
        // -----------------------------------------------------------------------------

        private String question() {
            if (view.phase() == Phase.OVER) return say("asked-over");
            if (offers.moves().isEmpty()) return say("asked-others");
            return switch (Task.kind(task)) {
                case Task.MEMBER -> say("asked-member", raw(telling.space(Task.a(task), in)));
                case Task.TAKE ->
                        say("asked-take", raw(phrases.types(Task.a(task), in)), Task.b(task));
                case Task.WORK ->
                        say(
                                (Task.c(task) & Task.OPTIONAL) != 0
                                        ? "asked-work-bonus"
                                        : "asked-work",
                                Task.a(task) == 1 ? "production" : "harvest",
                                Task.b(task));
                case Task.WORK_OPPONENT, Task.WORK_CARD ->
                        say(
                                "asked-" + Task.name(Task.kind(task)),
                                Task.a(task) == 1 ? "production" : "harvest");
                case Task.COST ->
                        say(
                                "asked-cost",
                                raw(phrases.card(view.towers().get(Task.a(task)) - 1, in)));
                case Task.PAY ->
                        say("asked-pay", Text.lower(Good.ALL[Payments.asks(task)]), payOwed());
                case Task.SPEND_TOKENS -> say("asked-spend-tokens", Task.a(task));
                case Task.PRIVILEGE -> say("asked-privilege", Task.a(task));
                case Task.CHOICE, Task.DISCARD_CHARACTER, Task.DROP_LEADER ->
                        say("asked-" + Task.name(Task.kind(task)), raw(source(Task.d(task))));
                case Task.TIMES ->
                        say("asked-times", raw(phrases.card(Task.d(task), in)), view.run().value());
                case Task.ACTIVATE ->
                        say(
                                "asked-activate",
                                raw(phrases.card(Task.d(task) - 1, in)),
                                raw(phrases.types(Task.a(task), in)));
                case Task.ANSWERS -> say("asked-answers", raw(phrases.card(Task.d(task), in)));
                case Task.REPORT ->
                        say(
                                "asked-report",
                                catalog.faithPoints[
                                        view.players().get(view.actor()).stock().faith()]);
                default -> say("asked-" + Task.name(Task.kind(task)));
            };
        }

        private int payOwed() {
            return switch (Payments.asks(task)) {
                case 0 -> Task.a(task);
                case 1 -> Task.b(task);
                default -> Task.c(task);
            };
        }

        private String source(int source) {
            return source >= Task.LEADER_SOURCE
                    ? phrases.leader(source - Task.LEADER_SOURCE)
                    : phrases.card(source, in);
        }

        // --- Choices
        // ----------------------------------------------------------------------------------

        private String group(Move move) {
            return switch (move) {
                case Move.Go(int space) ->
                        Space.isFloor(space)
                                ? "towers"
                                : Space.isLeader(space) ? "leaders" : "spaces";
                case Move.Keep _,
                        Move.Play _,
                        Move.Discard _,
                        Move.Use _,
                        Move.Copy _,
                        Move.Drop _ ->
                        "leaders";
                case Move.Cash _,
                        Move.Spend _,
                        Move.Toss _,
                        Move.Lay _,
                        Move.Flip _,
                        Move.Trade _ ->
                        "tokens";
                case Move.Decline _, Move.Done _, Move.Pass _ -> "end";
                case Move _ -> "answers";
            };
        }

        private String label(Move move) {
            return switch (move) {
                case Move.Go(int space) -> go(space);
                case Move.Member(int member) ->
                        say(
                                "choice-member",
                                "member-" + LorenzoNotation.MEMBERS.get(member),
                                view.players().get(view.actor()).values().get(member));
                case Move.Servants(int count) -> say("choice-servants", count);
                case Move.Pay(int way) -> pay(way);
                case Move.Instead(int count) -> say("choice-instead", count);
                case Move.Privilege(int kind) -> privilege(kind);
                case Move.Choose(int option) -> option(option);
                case Move.Times(int count) -> say("choice-times", count);
                case Move.Pick(int card) -> phrases.card(card, in);
                case Move.Opponent(int seat) -> say("choice-opponent", seat + 1);
                case Move.Decline() -> say("choice-decline");
                case Move.Done() -> say("choice-done");
                case Move.Pass() -> say("choice-pass");
                case Move.Keep(int leader) -> say("choice-keep", raw(phrases.leader(leader)));
                case Move.Play(int leader) -> say("choice-play", raw(phrases.leader(leader)));
                case Move.Discard(int leader) -> say("choice-discard", raw(phrases.leader(leader)));
                case Move.Use(int leader) -> say("choice-use", raw(phrases.leader(leader)));
                case Move.Copy(int leader) -> say("choice-copy", raw(phrases.leader(leader)));
                case Move.Drop(int leader) -> say("choice-drop", raw(phrases.leader(leader)));
                case Move.Trade() -> say("choice-trade");
                case Move.Cash(int kind) -> say("choice-cash", token(kind));
                case Move.Spend(int kind) -> say("choice-spend", token(kind));
                case Move.Toss(int kind) -> say("choice-toss", token(kind));
                case Move.Lay(int kind, boolean market) ->
                        say(
                                "choice-lay",
                                token(kind),
                                raw(
                                        phrases.card(
                                                market
                                                        ? catalog.marketSlotCard
                                                        : catalog.harvestSlotCard,
                                                in)));
                case Move.Flip(int token) ->
                        say("choice-flip", raw(phrases.goods(catalog.visconti[token], in)));
                case Move.Bid(int slot, int row) -> bid(slot, row);
                case Move.Tile(int tile) -> say("choice-tile", raw(tile(tile)));
                case Move.Support() -> say("choice-support");
                case Move.Refuse() -> say("choice-refuse");
                case Move.Give(int option) -> give(option);
            };
        }

        private String go(int space) {
            if (!Space.isFloor(space)) return say("choice-go", raw(telling.space(space, in)));
            return say(
                    "choice-take",
                    raw(phrases.card(view.towers().get(space) - 1, in)),
                    raw(telling.space(space, in)));
        }

        private Words.Raw token(int kind) {
            return raw(phrases.goods(catalog.tokens.get(kind).shows(), in));
        }

        private String pay(int way) {
            Card card = catalog.card(view.towers().get(Task.a(task)) - 1);
            String key =
                    card.costs().size() > 1
                            ? "choice-pay"
                            : way == 0 ? "choice-less-wood" : "choice-less-stone";
            Card only =
                    new Card(
                            card.number(),
                            card.set(),
                            card.special(),
                            card.type(),
                            card.period(),
                            card.english(),
                            card.italian(),
                            List.of(card.costs().get(card.costs().size() == 1 ? 0 : way)),
                            List.of(),
                            0,
                            List.of(),
                            List.of(),
                            card.mark());
            return say(key, raw(phrases.costs(only, in)));
        }

        private String privilege(int kind) {
            return kind == Move.TAKE_BACK
                    ? say("choice-take-back")
                    : phrases.goods(catalog.privilege[kind], in);
        }

        private String option(int option) {
            if (Task.kind(task) == Task.MEMBER_WORK)
                return say(option == 0 ? "harvest" : "production");
            Effect effect =
                    Task.a(task) == 1
                            ? catalog.work[Task.d(task)]
                            : catalog.leader[Task.d(task) - Task.LEADER_SOURCE]
                                    .ability()
                                    .getFirst();
            if (!(effect instanceof Effect.OneOf(List<Effect> effects)))
                return phrases.effect(effect, in);
            int left = option;
            for (Effect part : effects) {
                int width = part instanceof Effect.MarketReward ? Space.MARKETS : 1;
                if (left < width)
                    return width == 1
                            ? phrases.effect(part, in)
                            : phrases.goods(catalog.market[left], in);
                left -= width;
            }
            throw new IllegalStateException("no option " + option);
        }

        private String bid(int slot, int row) {
            View.Slot shown = view.auction().get(slot);
            return say(
                    "choice-bid",
                    raw(family(shown.family()).name()),
                    row + 1,
                    raw(phrases.goods(catalog.stock(shown.tile(), row), in)));
        }

        private String tile(int tile) {
            Catalog.Tile printed = catalog.tiles.get(tile);
            return say(
                    "tile-text",
                    raw(printed.id()),
                    raw(phrases.goods(printed.harvest(), in)),
                    raw(phrases.goods(printed.production(), in)));
        }

        private String give(int option) {
            Effect effect =
                    Task.a(task) == 1
                            ? catalog.work[Task.d(task)]
                            : catalog.card(Task.d(task)).immediate().getLast();
            return say(
                    "choice-give",
                    raw(phrases.goods(((Effect.OpponentsGive) effect).options().get(option), in)));
        }

        // --- Shared parts of the table
        // ----------------------------------------------------------------

        private Catalog.Family family(String id) {
            return catalog.families.get(Integer.parseInt(id.substring(1)) - 1);
        }

        private Scene.Zone auction() {
            List<Scene.Item> items = new ArrayList<>();
            for (int slot = 0; slot < view.auction().size(); slot++) {
                View.Slot shown = view.auction().get(slot);
                Catalog.Family family = family(shown.family());
                List<String> lines = new ArrayList<>();
                lines.add(say("power-" + Text.lower(family.power())));
                for (int row = Catalog.AUCTION_ROWS - 1; row >= 0; row--)
                    lines.add(
                            say(
                                    "auction-row",
                                    row + 1,
                                    raw(phrases.goods(catalog.stock(shown.tile(), row), in))));
                if (shown.bidder() >= 0)
                    lines.add(say("auction-bidder", shown.bidder() + 1, shown.row() + 1));
                int at = slot;
                items.add(
                        new Scene.Card(
                                family.name(),
                                "family",
                                lines,
                                false,
                                "designed",
                                offers.where(
                                        move ->
                                                move instanceof Move.Bid(int chosen, int _)
                                                        && chosen == at)));
            }
            for (String id : view.besideSforza()) items.add(leaderCard(id, say("beside-sforza")));
            for (String id : view.besideVisconti())
                items.add(leaderCard(id, say("beside-visconti")));
            return new Scene.Zone(
                    "auction", say("zone-auction"), Scene.NOBODY, view.seats(), items);
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
                if (number > 0) lines.addAll(cardLines(catalog.card(number - 1)));
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
                                false,
                                number > 0 ? catalog.card(number - 1).mark() : "",
                                offers.of(Move.GO.get(space))));
            }
            return new Scene.Zone(
                    "tower-" + TOWERS.get(tower),
                    say("tower-" + TOWERS.get(tower)),
                    Scene.NOBODY,
                    1,
                    items);
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
                                        seat + 1,
                                        "member-" + LorenzoNotation.MEMBERS.get(member)));
            }
            return lines;
        }

        private List<String> cardLines(Card card) {
            List<String> lines = new ArrayList<>();
            lines.add(say("card-type", Text.lower(card.type()), card.number()));
            if (card.type() != Type.TERRITORY)
                lines.add(say("card-cost", raw(phrases.costs(card, in))));
            if (!card.immediate().isEmpty())
                lines.add(say("card-immediate", raw(phrases.effects(card.immediate(), in))));
            if (!card.permanent().isEmpty())
                lines.add(
                        card.activation() == 0
                                ? say("card-permanent", raw(phrases.effects(card.permanent(), in)))
                                : say(
                                        "card-work",
                                        card.activation(),
                                        raw(phrases.effects(card.permanent(), in))));
            if (!card.end().isEmpty())
                lines.add(say("card-end", raw(phrases.effects(card.end(), in))));
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
                                false,
                                "",
                                offers.of(Move.GO.get(space))));
            }
            return new Scene.Zone("spaces", say("zone-spaces"), Scene.NOBODY, 4, items);
        }

        private String icon(int space) {
            if (space == Space.COUNCIL) return "council";
            if (Space.isMarket(space)) return "market";
            return Works.production(space) ? "production" : "harvest";
        }

        private Scene.Zone vatican() {
            List<Scene.Item> items = new ArrayList<>();
            items.add(new Scene.Counter(say("round"), "round", view.round(), List.of()));
            List<String> dice = new ArrayList<>();
            for (int die = 0; die < 3; die++)
                dice.add(
                        say(
                                "die",
                                "member-" + LorenzoNotation.MEMBERS.get(die),
                                view.dice().get(die)));
            StringBuilder order = new StringBuilder();
            for (int seat : view.order())
                order.append(order.isEmpty() ? "" : ", ").append(seat + 1);
            dice.add(say("turn-order", raw(order.toString())));
            items.add(new Scene.Card(say("dice"), "dice", dice, false, "", List.of()));
            for (int period = 0; period < 3; period++) {
                Excommunication tile = excommunication(view.excommunications().get(period));
                List<String> lines = new ArrayList<>();
                lines.add(say("excommunication-" + Text.lower(tile)));
                for (int seat = 0; seat < view.seats(); seat++)
                    if (view.players().get(seat).excommunicated().contains(period))
                        lines.add(say("excommunicated", seat + 1));
                items.add(
                        new Scene.Card(
                                say("excommunication", period + 1, catalog.faithNeeded[period]),
                                "excommunication",
                                lines,
                                false,
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
                                seat,
                                say("faith-of", seat + 1),
                                view.players().get(seat).stock().faith()));
            List<Scene.Note> notes = new ArrayList<>();
            for (int step = 0; step < catalog.faithPoints.length; step++)
                notes.add(new Scene.Note(step, "" + catalog.faithPoints[step]));
            items.add(
                    new Scene.Track(
                            say("faith-track"),
                            "faith",
                            catalog.faithPoints.length - 1,
                            markers,
                            notes,
                            List.of()));
            return new Scene.Zone("vatican", say("zone-vatican"), Scene.NOBODY, 0, items);
        }

        private static Excommunication excommunication(String id) {
            for (Excommunication each : Excommunication.ALL) if (each.id().equals(id)) return each;
            throw new IllegalStateException("no tile " + id);
        }

        // --- Boards
        // -----------------------------------------------------------------------------------

        private void board(int seat, List<Scene.Zone> zones) {
            View.Player player = view.players().get(seat);
            boolean own = seat == view.you();
            zones.add(
                    new Scene.Zone(
                            "stock-" + (seat + 1), say("zone-stock"), seat, 0, stock(player, own)));
            List<Scene.Item> cards = new ArrayList<>();
            for (int number : player.cards()) {
                Card card = catalog.card(number - 1);
                List<String> lines = new ArrayList<>(cardLines(card));
                if (number - 1 == catalog.harvestSlotCard && view.tokenOnHarvest() > 0)
                    lines.add(say("token-laid", token(view.tokenOnHarvest() - 1)));
                if (number - 1 == catalog.marketSlotCard && view.tokenOnMarket() > 0)
                    lines.add(say("token-laid", token(view.tokenOnMarket() - 1)));
                cards.add(
                        new Scene.Card(
                                phrases.card(number - 1, in),
                                "card-" + Text.lower(card.type()),
                                lines,
                                false,
                                card.mark(),
                                own ? offers.of(Move.PICK.get(number - 1)) : List.of()));
            }
            zones.add(new Scene.Zone("cards-" + (seat + 1), say("zone-cards"), seat, 6, cards));
            if (view.phase() != Phase.OVER || !player.leaders().isEmpty())
                zones.add(
                        new Scene.Zone(
                                "leaders-" + (seat + 1),
                                say("zone-leaders"),
                                seat,
                                4,
                                leaders(seat, player)));
        }

        private List<Scene.Item> stock(View.Player player, boolean own) {
            List<Scene.Item> items = new ArrayList<>();
            View.Stock stock = player.stock();
            counter(items, Good.WOOD, stock.wood());
            counter(items, Good.STONE, stock.stone());
            counter(items, Good.COIN, stock.coins());
            counter(items, Good.SERVANT, stock.servants());
            counter(items, Good.MILITARY, stock.military());
            counter(items, Good.FAITH, stock.faith());
            counter(items, Good.VP, stock.points());
            items.add(new Scene.Counter(say("score-now"), "vp", player.score(), List.of()));
            List<String> members = new ArrayList<>();
            for (int member = 0; member < player.members().size(); member++) {
                String name = "member-" + LorenzoNotation.MEMBERS.get(member);
                members.add(
                        player.members().get(member) == Space.HOME
                                ? say("member-home", name, player.values().get(member))
                                : say(
                                        "member-away",
                                        name,
                                        raw(telling.space(player.members().get(member), in))));
            }
            items.add(
                    new Scene.Card(
                            say("members"),
                            "member",
                            members,
                            false,
                            "",
                            own ? offers.where(move -> move instanceof Move.Member) : List.of()));
            items.add(
                    new Scene.Card(
                            say("bonus-tile"),
                            "tile",
                            List.of(tile(player.tile())),
                            false,
                            catalog.tiles.get(player.tile()).mark(),
                            own ? offers.where(move -> move instanceof Move.Tile) : List.of()));
            if (!player.family().isEmpty()) items.add(familyCard(player, own));
            if (stock.tokens() > 0) items.add(tokens(player, own));
            return items;
        }

        private void counter(List<Scene.Item> items, Good good, int count) {
            items.add(
                    new Scene.Counter(
                            say("stock-" + Text.lower(good)), Text.lower(good), count, List.of()));
        }

        private Scene.Card familyCard(View.Player player, boolean own) {
            Catalog.Family family = family(player.family());
            List<String> lines = new ArrayList<>();
            lines.add(say("power-" + Text.lower(family.power())));
            if (player.store().get(0) + player.store().get(1) > 0)
                lines.add(
                        say(
                                "on-tile",
                                raw(
                                        phrases.goods(
                                                Goods.of(Good.WOOD, player.store().get(0))
                                                        + Goods.of(
                                                                Good.STONE, player.store().get(1)),
                                                in))));
            for (int token : player.flipped())
                lines.add(say("flipped", raw(phrases.goods(catalog.visconti[token], in))));
            return new Scene.Card(
                    family.name(),
                    "family",
                    lines,
                    false,
                    family.mark(),
                    own
                            ? offers.where(
                                    move -> move instanceof Move.Trade || move instanceof Move.Flip)
                            : List.of());
        }

        private Scene.Card tokens(View.Player player, boolean own) {
            List<String> lines = new ArrayList<>();
            for (int kind = 0; kind < player.tokens().size(); kind++)
                if (player.tokens().get(kind) > 0)
                    lines.add(say("token-held", player.tokens().get(kind), token(kind)));
            return new Scene.Card(
                    say("tokens", player.stock().tokens()),
                    "token",
                    lines,
                    !own,
                    "designed",
                    own ? offers.where(Painter::aboutTokens) : List.of());
        }

        private static boolean aboutTokens(Move move) {
            return move instanceof Move.Cash
                    || move instanceof Move.Spend
                    || move instanceof Move.Toss
                    || move instanceof Move.Lay;
        }

        private List<Scene.Item> leaders(int seat, View.Player player) {
            List<Scene.Item> items = new ArrayList<>();
            for (String id : player.leaders())
                items.add(
                        leaderCard(
                                id,
                                say(
                                        player.turned().contains(id)
                                                ? "leader-turned"
                                                : "leader-in-play")));
            if (!player.copy().isEmpty())
                items.add(leaderCard(player.copy(), say("leader-copied")));
            for (String id : player.hand()) items.add(leaderCard(id, say("leader-in-hand")));
            for (String id : player.pack()) items.add(leaderCard(id, say("leader-in-pack")));
            if (seat != view.you())
                for (int i = 0; i < player.inHand(); i++)
                    items.add(
                            new Scene.Card(
                                    say("leader-hidden"),
                                    "hidden-card",
                                    List.of(),
                                    true,
                                    "",
                                    List.of()));
            return items;
        }

        private Scene.Card leaderCard(String id, String where) {
            int leader = Bits.leader(id);
            Leader printed = catalog.leader[leader];
            List<String> lines = new ArrayList<>();
            lines.add(where);
            lines.add(say("leader-kind-" + Text.lower(printed.kind())));
            if (printed.kind() == Leader.Kind.ACTION_SPACE)
                lines.add(say("floor-value", printed.minimum()));
            lines.add(say("leader-requires", raw(phrases.requirements(printed, in))));
            lines.add(phrases.effects(printed.ability(), in));
            int space = catalog.leaderSpace[leader];
            return new Scene.Card(
                    printed.name(),
                    "leader",
                    lines,
                    false,
                    printed.mark(),
                    offers.where(
                            move ->
                                    about(move, leader)
                                            || move instanceof Move.Go(int at) && at == space));
        }

        private static boolean about(Move move, int leader) {
            return switch (move) {
                case Move.Keep(int each) -> each == leader;
                case Move.Play(int each) -> each == leader;
                case Move.Discard(int each) -> each == leader;
                case Move.Use(int each) -> each == leader;
                case Move.Copy(int each) -> each == leader;
                case Move.Drop(int each) -> each == leader;
                case Move _ -> false;
            };
        }
    }
}

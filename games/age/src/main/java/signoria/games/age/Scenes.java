package signoria.games.age;

import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Rng;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** How a view is shown: the course of the turn, goods, the map by regions, players, cards. */
final class Scenes {
    private final Age game;
    private final AgeNotation notation;
    private final Words words;

    Scenes(Age game, AgeNotation notation, Words words) {
        this.game = game;
        this.notation = notation;
        this.words = words;
    }

    Scene scene(View view, List<Move> moves, Language in) {
        return new Painter(view, moves, in).scene();
    }

    private final class Painter {
        private final View view;
        private final Language in;
        private final Offers<Move> offers;
        private final List<Move> moves;
        private final Catalog catalog = game.catalog();

        /** A state that looks like the view, asked only for what is public. */
        private final State s;

        /** Provinces of the viewer that another player could place in. */
        private final long[] threatened = new long[2];

        Painter(View view, List<Move> moves, Language in) {
            this.view = view;
            this.in = in;
            this.moves = moves;
            this.offers = new Offers<>(moves);
            this.s = view.imagined(game, Rng.of(1));
            if (view.you() < view.seats()) findThreats();
        }

        private void findThreats() {
            State scratch = s.copy();
            for (int seat = 0; seat < s.seats; seat++) {
                if (seat == view.you() || !s.lives(seat) || s.capital(seat) < 0) continue;
                Reach.find(scratch, seat);
                for (int word = 0; word < 2; word++)
                    threatened[word] |= scratch.land(word) | scratch.sea(word);
            }
        }

        Scene scene() {
            List<Scene.Zone> zones = new ArrayList<>();
            zones.add(course());
            zones.add(goods());
            for (Region region : Region.ALL)
                if (s.seats >= region.players) zones.add(region(region));
            if (!view.personalities().isEmpty()) zones.add(personalities());
            if (view.you() < view.seats()) {
                zones.add(hand());
                if (asked(Task.DEVELOP)) zones.add(market());
            }
            for (int seat = 0; seat < s.seats; seat++) zones.add(player(seat));
            List<Scene.Choice> choices = new ArrayList<>();
            for (Move move : moves) choices.add(choice(move));
            return new Scene(question(), zones, choices);
        }

        private boolean asked(Task kind) {
            return s.depth > 0 && Task.kind(s.top()) == kind && Task.seat(s.top()) == view.you();
        }

        // --- The question

        private String question() {
            if (s.phase == Phase.OVER) return say("ask.over");
            if (s.depth == 0)
                return moves.isEmpty()
                        ? say("ask.wait-all")
                        : say("ask." + Text.lower(s.phase), cashOf(view.you()));
            int task = s.top();
            if (Task.seat(task) != view.you())
                return say(
                        "ask.wait", seat(Task.seat(task)), "doing." + Text.lower(Task.kind(task)));
            return say("ask." + Text.lower(Task.kind(task)), figures(task));
        }

        private int cashOf(int seat) {
            return seat < s.seats ? s.cash(seat) : 0;
        }

        private Object[] figures(int task) {
            int seat = Task.seat(task);
            int a = Task.a(task);
            return switch (Task.kind(task)) {
                case DROP, FREE -> new Object[] {catalog.province[a].id()};
                case TOKENS ->
                        new Object[] {
                            catalog.province[a].id(),
                            s.pool(seat),
                            Math.max(0, Expansion.room(s, a)),
                            Rivalry.fewest(s, seat, a)
                        };
                case GOOD, TARGET -> new Object[] {catalog.card[a].id()};
                case CEDE -> new Object[] {Task.b(task), seat(a)};
                case RECORD -> new Object[] {seat(a)};
                case RAID, INDULGE -> new Object[] {a};
                case STABILISE ->
                        new Object[] {
                            Purchase.stability(s, seat),
                            Misery.stepsFor(s.misery(seat), Purchase.stability(s, seat))
                        };
                case EXPAND -> new Object[] {s.pool(seat)};
                case DEVELOP -> new Object[] {s.cash(seat)};
                case CONVERT -> new Object[] {catalog.province[s.battle].id()};
                case LOSS ->
                        new Object[] {
                            Math.min(s.cash(seat), s.written(seat) + 1 >> 1), s.pool(seat) + 1 >> 1
                        };
                default -> new Object[] {};
            };
        }

        private Words.Raw seat(int seat) {
            return Words.raw(
                    s.capital(seat) < 0
                            ? say("seat", seat + 1)
                            : say("seat-of", seat + 1, catalog.province[s.capital(seat)].id()));
        }

        // --- The table

        private Scene.Zone course() {
            List<Scene.Item> items = new ArrayList<>();
            items.add(new Scene.Counter(say("turn"), "turn", s.turn, List.of()));
            items.add(new Scene.Counter(say("epoch"), "epoch", s.epoch, List.of()));
            items.add(new Scene.Counter(say("pile"), "pile", view.cards().pile(), List.of()));
            List<Scene.Marker> markers = new ArrayList<>();
            for (int place = 0; place < s.seats; place++)
                if (s.order[place] >= 0)
                    markers.add(
                            new Scene.Marker(
                                    s.order[place],
                                    seat(s.order[place]).text(),
                                    s.table.slot(place)));
            items.add(
                    new Scene.Track(
                            say("order"),
                            "order",
                            State.SEATS,
                            markers,
                            List.of(),
                            offers.where(m -> m instanceof Move.Place || m instanceof Move.Swap)));
            if (!view.cards().topDiscard().isEmpty())
                items.add(
                        card(
                                catalog.cardNamed(view.cards().topDiscard()),
                                List.of(say("top-discard")),
                                List.of()));
            List<String> notes = new ArrayList<>();
            notes.add(say("phase." + view.clock().phase()));
            if (view.clock().lastTurn()) notes.add(say("event.last-turn"));
            if (s.banned >= 0) notes.add(say("event.banned", Category.ALL[s.banned]));
            for (int i = 0; i < Wars.count(s); i++)
                notes.add(
                        say(
                                "event.war-declared",
                                seat(Wars.first(Wars.war(s, i))),
                                seat(Wars.second(Wars.war(s, i)))));
            items.add(new Scene.Card(say("now"), "clock", notes, false, "", List.of()));
            return new Scene.Zone("course", say("course"), Scene.NOBODY, 0, items);
        }

        private Scene.Zone goods() {
            List<Scene.Item> items = new ArrayList<>();
            for (Good good : Good.ALL) {
                List<String> lines = new ArrayList<>();
                lines.add(say("base-value", good.base));
                int level = s.level[good.ordinal()];
                if (level != 0) lines.add(say(Telling.level(level) + "-of", Math.abs(level)));
                for (int seat = 0; seat < s.seats; seat++)
                    if (s.produces(seat, good) > 0)
                        lines.add(
                                say(
                                        "produces",
                                        seat(seat),
                                        s.produces(seat, good),
                                        Markets.earnings(s, seat, good, level)));
                items.add(
                        new Scene.Card(
                                say(Text.lower(good)),
                                Text.lower(good),
                                lines,
                                false,
                                "printed",
                                offers.where(move -> about(move, good))));
            }
            return new Scene.Zone("goods", say("goods"), Scene.NOBODY, 4, items);
        }

        private static boolean about(Move move, Good good) {
            return switch (move) {
                case Move.Cancel(Good named) -> named == good;
                case Move.Shift(Good named, _) -> named == good;
                case Move.Name(Good named) -> named == good;
                default -> false;
            };
        }

        private Scene.Zone region(Region region) {
            List<Scene.Item> items = new ArrayList<>();
            for (Province p : catalog.province) if (p.region() == region) items.add(province(p));
            String label =
                    region.overseas()
                            ? say(Text.lower(region))
                            : say("region", Words.raw(region.numeral()));
            return new Scene.Zone("region-" + region.numeral(), label, Scene.NOBODY, 4, items);
        }

        private Scene.Card province(Province p) {
            List<String> lines = new ArrayList<>();
            lines.add(p.satellite() ? say("satellite") : say("market-of", p.market()));
            for (Good good : p.goods()) lines.add(say(Text.lower(good)));
            if (p.satellite()) lines.add(say("supports", Words.raw(names(p.arrows()))));
            pieces(p.number(), lines);
            boolean reached = s.expanding() >= 0 && inReach(p.id());
            if (reached) lines.add(say("in-reach"));
            if (mine(p.number()) && Chart.in(threatened, 0, p.number()))
                lines.add(say("threatened"));
            if (asked(Task.EXPAND) && reached && contested(p.number()))
                lines.add(say("attack-needs", Rivalry.fewest(s, view.you(), p.number())));
            return new Scene.Card(
                    say(p.id()),
                    p.satellite() ? "satellite" : p.capital() ? "capital" : "province",
                    lines,
                    false,
                    p.mark(),
                    offers.of(Move.PROVINCES[p.number()]));
        }

        private boolean inReach(String province) {
            for (View.Target target : view.reach())
                if (target.province().equals(province)) return true;
            return false;
        }

        private boolean mine(int province) {
            return view.you() < s.seats && Rivalry.present(s, view.you(), province);
        }

        private boolean contested(int province) {
            for (int seat = 0; seat < s.seats; seat++)
                if (seat != view.you() && Rivalry.present(s, seat, province)) return true;
            return false;
        }

        private void pieces(int p, List<String> lines) {
            if (s.owner(p) >= 0)
                lines.add(say(s.newMarker(p) ? "new-marker-of" : "marker-of", seat(s.owner(p))));
            for (int seat = 0; seat < s.seats; seat++) {
                if (s.front(p, seat) > 0) lines.add(say("tokens-of", s.front(p, seat), seat(seat)));
                if (s.back(p, seat) > 0)
                    lines.add(say("new-tokens-of", s.back(p, seat), seat(seat)));
            }
        }

        private String names(int[] provinces) {
            List<String> names = new ArrayList<>();
            for (int p : provinces) names.add(say(catalog.province[p].id()));
            return String.join(", ", names);
        }

        private Scene.Zone personalities() {
            List<Scene.Item> items = new ArrayList<>();
            for (int i = 0; i < view.personalities().size(); i++) {
                View.Person person = view.personalities().get(i);
                List<String> lines = new ArrayList<>();
                lines.add(say("played-by", seat(person.player())));
                lines.add(say("discount-now", person.discount()));
                lines.add(
                        Personalities.claimsLeft(s, i) <= 0
                                ? say("closed-to-patrons")
                                : say("patrons-pay", person.cost()));
                for (int seat : person.claims()) lines.add(say("claimed-by", seat(seat)));
                int number = catalog.cardNamed(person.card());
                items.add(
                        card(
                                number,
                                lines,
                                offers.where(
                                        m ->
                                                m instanceof Move.Claim(int c) && c == number
                                                        || m instanceof Move.Refund(int c2, _)
                                                                && c2 == number)));
            }
            return new Scene.Zone("personalities", say("personalities"), Scene.NOBODY, 0, items);
        }

        private Scene.Zone hand() {
            List<Scene.Item> items = new ArrayList<>();
            for (String id : view.players().get(view.you()).hand()) {
                int number = catalog.cardNamed(id);
                items.add(card(number, List.of(), offers.where(m -> about(m, number))));
            }
            return new Scene.Zone("hand", say("hand"), view.you(), 0, items);
        }

        private static boolean about(Move move, int card) {
            return switch (move) {
                case Move.Return(int c) -> c == card;
                case Move.Play(int c) -> c == card;
                case Move.Discard(int c) -> c == card;
                case Move.Give(int c) -> c == card;
                default -> false;
            };
        }

        private Scene.Card card(int number, List<String> more, List<Integer> touched) {
            Card card = catalog.card[number];
            List<String> lines = new ArrayList<>();
            lines.add(text(card));
            lines.add(say(card.removed() ? "removed-after" : "recycled-after", card.epoch()));
            lines.addAll(more);
            return new Scene.Card(say(card.id()), icon(card), lines, false, card.mark(), touched);
        }

        private static String icon(Card card) {
            return switch (card.effect()) {
                case Effect.Pay _ -> "commodity";
                case Effect.Inspire _ -> "personality";
                case Effect _ -> "event";
            };
        }

        private String text(Card card) {
            return switch (card.effect()) {
                case Effect.Pay(var goods) -> say(goods.size() == 1 ? "pays" : "pays-one");
                case Effect.Inspire person ->
                        say("inspires", person.discount(), Words.raw(advances(person.advances())));
                case Effect _ -> say("does." + card.id());
            };
        }

        private String advances(int set) {
            List<String> names = new ArrayList<>();
            for (int rest = set; rest != 0; rest &= rest - 1)
                names.add(advance(Integer.numberOfTrailingZeros(rest)));
            return String.join(", ", names);
        }

        private String advance(int number) {
            return Advance.letter(number) + " " + say(Advance.letter(number));
        }

        private Scene.Zone market() {
            List<Scene.Item> items = new ArrayList<>();
            for (Advance advance : catalog.advance) {
                if (s.has(view.you(), advance.number())) continue;
                List<String> lines = new ArrayList<>();
                lines.add(say(Text.lower(advance.category())));
                lines.add(say("price-of", Purchase.price(s, view.you(), advance), advance.cost()));
                if (advance.needs() != 0)
                    lines.add(say("needs-first", Words.raw(advances(advance.needs()))));
                items.add(
                        new Scene.Card(
                                advance(advance.number()),
                                Text.lower(advance.category()),
                                lines,
                                false,
                                advance.mark(),
                                offers.of(Move.DEVELOPS[advance.number()])));
            }
            return new Scene.Zone("advances", say("advances"), Scene.NOBODY, 4, items);
        }

        private Scene.Zone player(int seat) {
            List<Scene.Item> items = new ArrayList<>();
            View.Player player = view.players().get(seat);
            List<Integer> target = offers.of(Move.AGAINST[seat]);
            items.add(new Scene.Counter(say("cash"), "ducat", player.cash(), target));
            items.add(new Scene.Counter(say("written"), "register", player.written(), List.of()));
            items.add(new Scene.Counter(say("bought-tokens"), "token", player.pool(), List.of()));
            items.add(new Scene.Counter(say("stock"), "stock", player.stock(), List.of()));
            items.add(
                    new Scene.Counter(
                            say("markers-left"), "marker", player.markersLeft(), List.of()));
            items.add(new Scene.Counter(say("in-hand"), "hand", player.inHand(), List.of()));
            items.add(new Scene.Counter(say("income"), "income", player.income(), List.of()));
            items.add(new Scene.Counter(say("points"), "points", player.points(), List.of()));
            items.add(
                    new Scene.Track(
                            say("misery"),
                            "misery",
                            Misery.LAST,
                            List.of(new Scene.Marker(seat, "" + player.misery(), player.box())),
                            List.of(),
                            List.of()));
            List<String> lines = new ArrayList<>();
            lines.add(
                    s.ship(seat) == 0
                            ? say("no-ship")
                            : say(
                                    "ship-level",
                                    Telling.ship(s.ship(seat)),
                                    Telling.number(s.ship(seat))));
            if (!s.lives(seat)) lines.add(say("out-of-game"));
            if (s.is(seat, State.RULER)) lines.add(say("E05"));
            for (int rest = s.arms(seat); rest != 0; rest &= rest - 1)
                lines.add(say(armsKey(Integer.numberOfTrailingZeros(rest))));
            for (int rest = s.advances(seat); rest != 0; rest &= rest - 1)
                lines.add(advance(Integer.numberOfTrailingZeros(rest)));
            items.add(new Scene.Card(say("owns"), "register", lines, false, "", List.of()));
            return new Scene.Zone("player-" + (seat + 1), seat(seat).text(), seat, 0, items);
        }

        private String armsKey(int strength) {
            for (Card card : catalog.card)
                if (card.effect() instanceof Effect.Arms(int own) && own == strength)
                    return card.id();
            throw new IllegalStateException("no military card of strength " + strength);
        }

        // --- The moves

        private Scene.Choice choice(Move move) {
            return new Scene.Choice(notation.write(move), label(move), say("group." + group(move)));
        }

        private static String group(Move move) {
            return switch (move) {
                case Move.Pass _, Move.Accept _, Move.Lose _ -> "answer";
                case Move.Return _, Move.Play _, Move.Discard _, Move.Give _, Move.Draw _ ->
                        "cards";
                case Move.Bid _, Move.Buy _, Move.Tokens _ -> "number";
                case Move.Place _, Move.Swap _ -> "order";
                case Move.Cancel _, Move.Shift _, Move.Name _ -> "goods";
                case Move.Against _ -> "players";
                case Move.Ban _, Move.Infect _ -> "event";
                case Move.At _ -> "map";
                case Move.Upgrade _ -> "fleet";
                case Move.Claim _, Move.Refund _ -> "personalities";
                case Move.Develop _ -> "advances";
                case Move.Abandon _ -> "answer";
            };
        }

        private String label(Move move) {
            return switch (move) {
                case Move.Pass _ -> say("move.pass." + Text.lower(Task.kind(s.top())));
                case Move.Accept _ -> say("move.accept." + Text.lower(Task.kind(s.top())));
                case Move.Return(int card) -> say("move.return", catalog.card[card].id());
                case Move.Bid(int ducats) -> say("move.bid", ducats);
                case Move.Buy(int tokens) ->
                        tokens < 0
                                ? say("move.underbid", tokens, -tokens)
                                : say("move.buy", tokens);
                case Move.Place(int place) -> say("move.place", place + 1, s.table.slot(place));
                case Move.Swap(boolean before) -> say(before ? "move.before" : "move.after");
                case Move.Cancel(Good good) -> say("move.cancel", good, good.base);
                case Move.Shift(Good good, boolean shortage) ->
                        say(shortage ? "move.scarcer" : "move.commoner", good);
                case Move.Draw _ ->
                        s.phase == Phase.EXPANSION
                                ? say("move.draw-tokens", Expansion.cardPrice(s))
                                : say("move.draw", Hands.PRICE);
                case Move.Discard(int card) -> say("move.discard", catalog.card[card].id());
                case Move.Play(int card) -> say("move.play", catalog.card[card].id());
                case Move.Give(int card) -> say("move.give", catalog.card[card].id());
                case Move.Name(Good good) -> say("move.good", good);
                case Move.Against(int seat) -> say("move.against", seat(seat));
                case Move.Ban(Category category) -> say("move.ban", category);
                case Move.Infect(Region region) -> say("move.region", Words.raw(region.numeral()));
                case Move.At(int p) -> say("move.province", catalog.province[p].id());
                case Move.Tokens(int count) -> tokens(count);
                case Move.Lose(boolean tokens) ->
                        say(tokens ? "move.lose-tokens" : "move.lose-cash");
                case Move.Upgrade _ ->
                        say(
                                "move.ship",
                                Telling.ship(s.ship(view.you()) + 1),
                                Telling.number(s.ship(view.you()) + 1));
                case Move.Claim(int card) ->
                        say(
                                "move.claim",
                                catalog.card[card].id(),
                                Personalities.cost(s, s.persons[Personalities.index(s, card)]));
                case Move.Develop(int advance) ->
                        say(
                                "move.advance",
                                Words.raw(advance(advance)),
                                Purchase.price(s, view.you(), catalog.advance[advance]));
                case Move.Refund(int card, int advance) ->
                        say("move.refund", catalog.card[card].id(), Words.raw(advance(advance)));
                case Move.Abandon _ -> say("move.abandon");
            };
        }

        private String tokens(int count) {
            int province = Task.a(s.top());
            boolean attack = count > Expansion.room(s, province);
            return say(attack ? "move.attack" : "move.tokens", count);
        }

        private String say(String key, Object... arguments) {
            return words.say(in, key, arguments);
        }
    }
}

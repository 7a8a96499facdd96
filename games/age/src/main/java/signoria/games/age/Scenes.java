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

    List<Scene.Choice> choices(View view, List<Move> moves, Language in) {
        State s = Imagining.imagine(game, view, Rng.of(1));
        Labels labels = new Labels(notation, new Speech(words, in, s), s, view.you());
        List<Scene.Choice> choices = new ArrayList<>();
        for (Move move : moves) choices.add(labels.choice(move));
        return choices;
    }

    private final class Painter {
        private final View view;
        private final List<Move> moves;
        private final Offers<Move> offers;
        private final Catalog catalog = game.catalog();

        /** A state that looks like the view, asked only for what is public. */
        private final State s;

        private final Speech speech;

        Painter(View view, List<Move> moves, Language in) {
            this.view = view;
            this.moves = moves;
            offers = new Offers<>(moves);
            s = Imagining.imagine(game, view, Rng.of(1));
            speech = new Speech(words, in, s);
        }

        Scene scene() {
            List<Scene.Zone> zones = new ArrayList<>();
            zones.add(course());
            zones.add(goods());
            MapScene map = new MapScene(view, s, speech, offers);
            for (Region region : Region.ALL)
                if (s.seats >= region.players) zones.add(map.region(region));
            if (!view.personalities().isEmpty()) zones.add(personalities());
            if (view.you() < view.seats()) {
                zones.add(hand());
                if (asked(Task.DEVELOP)) zones.add(market());
            }
            PlayerScene players = new PlayerScene(view, s, speech, offers);
            for (int seat = 0; seat < s.seats; seat++) zones.add(players.player(seat));
            Labels labels = new Labels(notation, speech, s, view.you());
            List<Scene.Choice> choices = new ArrayList<>();
            for (Move move : moves) choices.add(labels.choice(move));
            return new Scene(labels.question(moves), zones, choices);
        }

        private boolean asked(Task kind) {
            return !s.agenda.isEmpty()
                    && Task.kind(s.agenda.top()) == kind
                    && Task.seat(s.agenda.top()) == view.you();
        }

        private Scene.Zone course() {
            List<Scene.Item> items = new ArrayList<>();
            items.add(new Scene.Counter(say("turn"), "turn", s.turn));
            items.add(new Scene.Counter(say("epoch"), "epoch", s.epoch));
            items.add(new Scene.Counter(say("pile"), "pile", view.cards().pile()));
            List<Scene.Marker> markers = new ArrayList<>();
            for (int place = 0; place < s.seats; place++)
                if (s.order[place] >= 0)
                    markers.add(
                            new Scene.Marker(
                                    s.order[place],
                                    speech.seat(s.order[place]).text(),
                                    s.variant.slot(place)));
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
            pile("discards", view.cards().discards(), items);
            pile("removed", view.cards().removed(), items);
            pile("later", view.cards().waiting(), items);
            String phase = say("phase." + view.clock().phase());
            items.add(new Scene.Card(phase, "clock", notes()));
            return Scene.Zone.shared("course", say("course"), items);
        }

        /** Cards that all know of, by their names. */
        private void pile(String key, List<String> ids, List<Scene.Item> items) {
            if (ids.isEmpty()) return;
            List<String> names = new ArrayList<>();
            for (String id : ids) names.add(say(id));
            String label = say(key, ids.size());
            List<String> lines = List.of(String.join(", ", names));
            items.add(new Scene.Card(label, key, lines));
        }

        /** What holds now, and is to be seen nowhere else. */
        private List<String> notes() {
            List<String> notes = new ArrayList<>();
            if (view.clock().lastTurn()) notes.add(say("event.last-turn"));
            if (s.banned >= 0) notes.add(say("event.banned", Category.ALL[s.banned]));
            if (s.holds(Fact.MONGOLS)) notes.add(say("fact.mongols"));
            if (s.holds(Fact.FIREARMS)) notes.add(say("fact.firearms"));
            if (s.holds(Fact.DECREE_ENDED)) notes.add(say("fact.decree-ended"));
            if (s.holds(Fact.PILE_DONE)) notes.add(say("fact.pile-done"));
            if (s.holds(Fact.CRUSADES)) notes.add(say("fact.crusades"));
            if (s.holds(Fact.STRIFE)) notes.add(say("fact.strife"));
            if (s.victim >= 0) notes.add(say("victim", speech.seat(s.victim)));
            for (int i = 0; i < Wars.count(s); i++)
                notes.add(
                        say(
                                "event.war-declared",
                                speech.seat(Wars.first(Wars.war(s, i))),
                                speech.seat(Wars.second(Wars.war(s, i)))));
            if (s.phase == Phase.EXPANSION) notes.add(say("card-for", Expansion.cardPrice(s)));
            if (s.battle >= 0)
                notes.add(
                        say(
                                "event.attacked",
                                speech.seat(s.expanding()),
                                catalog.province[s.battle].id(),
                                s.battleTokens));
            if (!view.dice().isEmpty()) notes.add(say("dice", Words.raw(dice())));
            return notes;
        }

        private String dice() {
            StringBuilder faces = new StringBuilder();
            for (int face : view.dice()) faces.append(faces.isEmpty() ? "" : " ").append(face);
            return faces.toString();
        }

        private Scene.Zone goods() {
            List<Scene.Item> items = new ArrayList<>();
            for (Good good : Good.ALL) {
                List<String> lines = new ArrayList<>();
                lines.add(say("base-value", good.base));
                int level = s.level(good);
                if (level != 0) lines.add(say(Telling.level(level) + "-of", Math.abs(level)));
                String label =
                        level == 0
                                ? say(Text.lower(good))
                                : say("good-at", good, Telling.level(level), Math.abs(level));
                for (int seat = 0; seat < s.seats; seat++)
                    if (s.lands.produces(seat, good) > 0)
                        lines.add(
                                say(
                                        "produces",
                                        speech.seat(seat),
                                        s.lands.produces(seat, good),
                                        Markets.earnings(s, seat, good, level)));
                items.add(
                        new Scene.Card(
                                label,
                                Text.lower(good),
                                lines,
                                "printed",
                                offers.where(move -> about(move, good))));
            }
            return Scene.Zone.shared("goods", say("goods"), 4, items);
        }

        private static boolean about(Move move, Good good) {
            return switch (move) {
                case Move.Cancel(Good named) -> named == good;
                case Move.Shift(Good named, _) -> named == good;
                case Move.Name(Good named) -> named == good;
                default -> false;
            };
        }

        private Scene.Zone personalities() {
            List<Scene.Item> items = new ArrayList<>();
            for (int i = 0; i < view.personalities().size(); i++) {
                View.Person person = view.personalities().get(i);
                List<String> lines = new ArrayList<>();
                lines.add(say("played-by", speech.seat(person.player())));
                lines.add(say("discount-now", person.discount()));
                lines.add(
                        Personalities.claimsLeft(s, i) <= 0
                                ? say("closed-to-patrons")
                                : say("patrons-pay", person.cost()));
                for (int seat : person.claims()) lines.add(say("claimed-by", speech.seat(seat)));
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
            return Scene.Zone.shared("personalities", say("personalities"), items);
        }

        private Scene.Zone hand() {
            List<Scene.Item> items = new ArrayList<>();
            for (String id : view.players().get(view.you()).hand()) {
                int number = catalog.cardNamed(id);
                int kind = catalog.first[number];
                items.add(card(number, List.of(), offers.where(m -> about(m, kind))));
            }
            return new Scene.Zone("hand", say("hand"), view.you(), items);
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
            return Scenes.card(speech, catalog.card[number], more, touched);
        }

        private Scene.Zone market() {
            List<Scene.Item> items = new ArrayList<>();
            for (Advance advance : catalog.advance) {
                if (s.has(view.you(), advance.number())) continue;
                List<String> lines = new ArrayList<>();
                lines.add(say(Text.lower(advance.category())));
                lines.add(say("price-of", Purchase.price(s, view.you(), advance), advance.cost()));
                if (advance.needs() != 0)
                    lines.add(say("needs-first", Words.raw(speech.advances(advance.needs()))));
                items.add(
                        new Scene.Card(
                                speech.advance(advance.number()),
                                Text.lower(advance.category()),
                                lines,
                                advance.mark(),
                                offers.of(Move.DEVELOPS[advance.number()])));
            }
            return Scene.Zone.shared("advances", say("advances"), 4, items);
        }

        private String say(String key, Object... arguments) {
            return speech.say(key, arguments);
        }
    }

    /** A history card, with more to be said of it. */
    static Scene.Card card(Speech speech, Card card, List<String> more, List<Integer> touched) {
        List<String> lines = new ArrayList<>();
        lines.add(speech.text(card));
        lines.add(speech.say(card.removed() ? "removed-after" : "recycled-after", card.epoch()));
        lines.addAll(more);
        return new Scene.Card(speech.say(card.id()), icon(card), lines, card.mark(), touched);
    }

    private static String icon(Card card) {
        return switch (card.effect()) {
            case Effect.Pay _ -> "card-commodity";
            case Effect.Inspire _ -> "card-personality";
            case Effect _ -> "ev-" + card.id();
        };
    }
}

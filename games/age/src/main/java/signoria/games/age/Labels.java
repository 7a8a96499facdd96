package signoria.games.age;

import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.List;

/** The question of the moment and its answers, in words. */
final class Labels {
    private final AgeNotation notation;
    private final Speech speech;
    private final State s;
    private final Catalog catalog;
    private final int you;

    Labels(AgeNotation notation, Speech speech, State s, int you) {
        this.notation = notation;
        this.speech = speech;
        this.s = s;
        this.you = you;
        catalog = s.catalog;
    }

    String question(List<Move> moves) {
        if (s.phase == Phase.OVER) return say("ask.over");
        if (s.agenda.isEmpty())
            return moves.isEmpty()
                    ? say("ask.wait-all")
                    : say("ask." + Text.lower(s.phase), you < s.seats ? s.cash(you) : 0);
        int task = s.agenda.top();
        int seat = Task.seat(task);
        if (seat != you)
            return say("ask.wait", speech.seat(seat), "doing." + Text.lower(Task.kind(task)));
        return say("ask." + key(task), figures(task));
    }

    private String key(int task) {
        boolean rivals =
                Task.kind(task) == Task.TOKENS
                        && Expansion.contested(s, Task.seat(task), Task.a(task));
        return rivals ? "attack" : Text.lower(Task.kind(task));
    }

    private Object[] figures(int task) {
        int seat = Task.seat(task);
        int a = Task.a(task);
        return switch (Task.kind(task)) {
            case DROP -> new Object[] {catalog.province[a].id(), s.stock(seat), s.pool(seat)};
            case FREE -> new Object[] {catalog.province[a].id()};
            case TOKENS ->
                    new Object[] {
                        catalog.province[a].id(),
                        s.pool(seat),
                        Math.max(0, Expansion.room(s, a)),
                        Rivalry.fewest(s, seat, a),
                        Rivalry.chance(s, seat, a)
                    };
            case GOOD, TARGET -> new Object[] {catalog.card[a].id()};
            case CEDE -> new Object[] {Task.b(task), speech.seat(a)};
            case RECORD -> new Object[] {speech.seat(a)};
            case RAID, INDULGE -> new Object[] {a};
            case STABILISE ->
                    new Object[] {
                        Purchase.stability(s, seat),
                        Misery.stepsFor(s.misery(seat), Purchase.stability(s, seat))
                    };
            case EXPAND -> new Object[] {s.pool(seat)};
            case DEVELOP -> new Object[] {s.cash(seat)};
            case CONVERT -> new Object[] {catalog.province[s.battle].id()};
            case LOSS -> new Object[] {Targets.half(s, seat), CivilWar.half(s, seat)};
            default -> new Object[] {};
        };
    }

    // --- The moves

    Scene.Choice choice(Move move) {
        return new Scene.Choice(notation.write(move), label(move), say("group." + group(move)));
    }

    private static String group(Move move) {
        return switch (move) {
            case Move.Pass _, Move.Accept _, Move.Lose _ -> "answer";
            case Move.Return _, Move.Play _, Move.Discard _, Move.Give _, Move.Draw _ -> "cards";
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
            case Move.Pass _ -> answer("move.pass");
            case Move.Accept _ -> answer("move.accept");
            case Move.Return(int card) -> say("move.return", catalog.card[card].id());
            case Move.Bid(int ducats) -> say("move.bid", ducats);
            case Move.Buy(int tokens) ->
                    tokens < 0 ? say("move.underbid", tokens, -tokens) : say("move.buy", tokens);
            case Move.Place(int place) when place >= s.seats -> say("move.place-none", place + 1);
            case Move.Place(int place) -> say("move.place", place + 1, s.variant.slot(place));
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
            case Move.Against(int seat) -> say("move.against", speech.seat(seat));
            case Move.Ban(Category category) -> say("move.ban", category);
            case Move.Infect(Region region) -> say("move.region", Words.raw(region.numeral()));
            case Move.At(int p) -> province(p);
            case Move.Tokens(int count) -> tokens(count);
            case Move.Lose(boolean tokens) -> say(tokens ? "move.lose-tokens" : "move.lose-cash");
            case Move.Upgrade _ when you >= s.seats -> say("move.upgrade");
            case Move.Upgrade _ ->
                    say(
                            "move.ship",
                            Telling.ship(s.ship(you) + 1),
                            Telling.number(s.ship(you) + 1));
            case Move.Claim(int card) when Personalities.index(s, card) < 0 ->
                    say("move.claim-none", catalog.card[card].id());
            case Move.Claim(int card) ->
                    say(
                            "move.claim",
                            catalog.card[card].id(),
                            Personalities.cost(s, s.persons.person(Personalities.index(s, card))));
            case Move.Develop(int advance) when you >= s.seats -> speech.advance(advance);
            case Move.Develop(int advance) ->
                    say(
                            "move.advance",
                            Words.raw(speech.advance(advance)),
                            Purchase.price(s, you, catalog.advance[advance]));
            case Move.Refund(int card, int advance) ->
                    say("move.refund", catalog.card[card].id(), Words.raw(speech.advance(advance)));
            case Move.Abandon _ -> say("move.abandon");
        };
    }

    /** Yes or no to what is asked; where nothing of the kind is, just that. */
    private String answer(String key) {
        String asked = s.agenda.isEmpty() ? key : key + "." + Text.lower(Task.kind(s.agenda.top()));
        return say(speech.has(asked) ? asked : key);
    }

    /** A province, with whose it is where that matters, and the odds where it is attacked. */
    private String province(int p) {
        String id = catalog.province[p].id();
        if (s.agenda.isEmpty() || you >= s.seats) return say("move.province", id);
        return switch (Task.kind(s.agenda.top())) {
            case RAID, REBEL, CRUSADE ->
                    s.lands.owner(p) < 0
                            ? say("move.province", id)
                            : say("move.province-of", id, speech.seat(s.lands.owner(p)));
            case EXPAND ->
                    Expansion.room(s, p) > 0
                            ? say("move.province", id)
                            : say(
                                    "move.province-attack",
                                    id,
                                    Rivalry.fewest(s, you, p),
                                    Rivalry.chance(s, you, p));
            default -> say("move.province", id);
        };
    }

    private String tokens(int count) {
        boolean asked = !s.agenda.isEmpty() && Task.kind(s.agenda.top()) == Task.TOKENS;
        if (!asked || you >= s.seats) return say("move.tokens", count);
        int province = Task.a(s.agenda.top());
        return count > Expansion.room(s, province)
                ? say("move.attack", count, Rivalry.chance(s, you, province))
                : say("move.tokens", count);
    }

    private String say(String key, Object... arguments) {
        return speech.say(key, arguments);
    }
}

package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** What a player has, as all may see it. */
final class PlayerScene {
    private final View view;
    private final State s;
    private final Speech speech;
    private final Offers<Move> offers;
    private final Catalog catalog;

    PlayerScene(View view, State s, Speech speech, Offers<Move> offers) {
        this.view = view;
        this.s = s;
        this.speech = speech;
        this.offers = offers;
        catalog = s.catalog;
    }

    Scene.Zone player(int seat) {
        List<Scene.Item> items = new ArrayList<>(counters(seat));
        if (s.capital(seat) >= 0)
            items.add(counter("choice", "register", view.players().get(seat).choice() + 1));
        items.add(card(say("fleet", Words.raw(speech.fleet(s.ship(seat)))), "fleet", List.of()));
        if (s.advances(seat) != 0) items.add(advances(seat));
        List<String> lands = lands(seat);
        if (!lands.isEmpty()) items.add(card(say("on-map"), "map", lands));
        List<String> now = now(seat);
        if (!now.isEmpty()) items.add(card(say("this-turn"), "clock", now));
        return new Scene.Zone("player-" + (seat + 1), speech.seat(seat).text(), seat, items);
    }

    private List<Scene.Item> counters(int seat) {
        View.Player player = view.players().get(seat);
        List<Integer> target = offers.of(Move.AGAINST[seat]);
        return List.of(
                new Scene.Counter(say("cash"), "ducat", player.cash(), target),
                counter("written", "register", player.written()),
                counter("bought-tokens", "token", player.pool()),
                counter("stock", "stock", player.stock()),
                counter("markers-left", "marker", player.markersLeft()),
                counter("in-hand", "hand", player.inHand()),
                counter("income", "income", player.income()),
                counter("points", "points", player.points()),
                counter("misery", "misery", player.misery()),
                counter("last-number", "register", player.bid()));
    }

    private Scene.Counter counter(String key, String icon, int value) {
        return new Scene.Counter(say(key), icon, value);
    }

    private static Scene.Card card(String label, String icon, List<String> lines) {
        return new Scene.Card(label, icon, lines);
    }

    /** The letters, and each by name with what was paid for it. */
    private Scene.Card advances(int seat) {
        StringBuilder letters = new StringBuilder();
        List<String> lines = new ArrayList<>();
        for (int rest = s.advances(seat); rest != 0; rest = Bits.rest(rest)) {
            int a = Bits.first(rest);
            letters.append(Advance.letter(a));
            boolean fresh = (s.fresh(seat) >>> a & 1) != 0;
            lines.add(
                    say(
                            fresh ? "bought-now" : "bought",
                            Words.raw(speech.advance(a)),
                            s.paid(seat, a)));
        }
        return card(say("owns", Words.raw(letters.toString())), "register", lines);
    }

    /** Where one's pieces stand. */
    private List<String> lands(int seat) {
        List<String> lands = new ArrayList<>();
        for (int p = 0; p < Province.COUNT; p++) {
            String id = catalog.province[p].id();
            if (s.lands.owner(p) == seat)
                lands.add(say(s.lands.newMarker(p) ? "new-land" : "land", id));
            else if (s.lands.tokens(p, seat) > 0)
                lands.add(say("land-tokens", id, s.lands.tokens(p, seat)));
        }
        return lands;
    }

    /** What holds for a player this turn, or for good. */
    private List<String> now(int seat) {
        List<String> now = new ArrayList<>();
        if (!s.lives(seat)) now.add(say("out-of-game"));
        if (s.is(seat, Mark.RULER)) now.add(say("E05"));
        for (int rest = s.arms(seat); rest != 0; rest = Bits.rest(rest))
            now.add(say(armsKey(Bits.first(rest))));
        if (s.is(seat, Mark.UPGRADED)) now.add(say("has.upgraded"));
        if (s.is(seat, Mark.SWAPPED)) now.add(say("has.swapped"));
        if (s.is(seat, Mark.RECORDED)) now.add(say("has.recorded"));
        if (s.is(seat, Mark.CARD_BOUGHT)) now.add(say("has.card-bought"));
        for (int other = 0; other < s.seats; other++)
            if ((s.converted(seat) >>> other & 1) != 0)
                now.add(say("has.converted", speech.seat(other)));
        if (s.freed(seat) > 0) now.add(say("has.freed", s.freed(seat)));
        for (int set = 0; set < Purchase.SETS; set++)
            if (s.is(seat, Mark.ofSet(set))) now.add(say("has.set-" + (set + 1)));
        return now;
    }

    private String armsKey(int strength) {
        for (Card card : catalog.card)
            if (card.effect() instanceof Effect.Arms(int own) && own == strength) return card.id();
        throw new IllegalStateException("no military card of strength " + strength);
    }

    private String say(String key, Object... arguments) {
        return speech.say(key, arguments);
    }
}

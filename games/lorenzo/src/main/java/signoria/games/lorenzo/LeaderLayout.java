package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.function.ObjLongConsumer;
import java.util.function.ToLongFunction;

/** Where leaders lie in a position, in text, and what seats know of it. */
final class LeaderLayout {
    private final Zones<State> zones;

    LeaderLayout(Zones<State> zones) {
        this.zones = zones;
        hidden();
    }

    private void hidden() {
        leaders(
                "leader deck",
                s -> s.leaders.deck(),
                (s, l) -> s.leaders.deck(l),
                LeaderCards.IN_DECK);
        leaders(
                "leaders gone",
                s -> s.leaders.gone(),
                (s, l) -> s.leaders.gone(l),
                LeaderCards.GONE);
        leaders(
                "beside sforza",
                s -> s.leaders.beside(0),
                (s, l) -> s.leaders.beside(0, l),
                LeaderCards.OPEN);
        leaders(
                "beside visconti",
                s -> s.leaders.beside(1),
                (s, l) -> s.leaders.beside(1, l),
                LeaderCards.OPEN);
        zones.sets(
                        "pack",
                        Layout.LEADERS,
                        (s, p) -> s.leaders.pack(p),
                        (s, p, set) -> s.leaders.pack(p, settled(s, set, LeaderCards.PACK + p)))
                .sets(
                        "hand",
                        Layout.LEADERS,
                        (s, p) -> s.leaders.inHand(p),
                        (s, p, set) -> {
                            s.leaders.inHand(p, settled(s, set, LeaderCards.HAND_OF + p));
                            Holdings.refresh(s, p);
                        })
                .sets(
                        "leaders",
                        Layout.LEADERS,
                        (s, p) -> s.leaders.inPlay(p),
                        (s, p, set) -> {
                            s.leaders.inPlay(p, settled(s, set, LeaderCards.OPEN));
                            Holdings.refresh(s, p);
                        });
    }

    private void leaders(
            String name, ToLongFunction<State> get, ObjLongConsumer<State> lay, int place) {
        zones.set(name, Layout.LEADERS, get, (s, set) -> lay.accept(s, settled(s, set, place)));
    }

    /** Leaders put somewhere are not in the deck, and everybody knows where they are. */
    private static long settled(State s, long leaders, int place) {
        if (place != LeaderCards.IN_DECK) s.leaders.deck(s.leaders.deck() & ~leaders);
        for (int leader : Bits.numbers(leaders)) s.leaders.known.lie(leader, place);
        return leaders;
    }

    /** Where leaders may be: {@code L01=3 L02=1}, places as bits. */
    static String knowledge(State s, int observer) {
        StringBuilder text = new StringBuilder();
        for (int leader = 0; leader < Catalog.LEADERS; leader++)
            if (s.leaders.known.may(observer, leader) != 0)
                text.append(text.isEmpty() ? "" : " ")
                        .append(Leader.idOf(leader))
                        .append('=')
                        .append(s.leaders.known.may(observer, leader));
        return Text.orDash(text.toString());
    }

    static void knowledge(State s, int observer, String text) {
        for (int leader = 0; leader < Catalog.LEADERS; leader++)
            s.leaders.known.setMay(observer, leader, 0);
        for (String word : Text.words(text))
            s.leaders.known.setMay(
                    observer,
                    Leader.numbered(Layout.before(word)),
                    Text.number(Layout.after(word), "knowledge"));
    }
}

package signoria.games.age;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Ids;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/** What a seat has in a position, in text: figures, advances, pieces on the map. */
final class SeatLayout {
    private static final Ids MARKS = Ids.constants(Mark.class, "flags");
    private static final Ids ARMS =
            Ids.words(List.of("-", "stirrups", "armor", "long-bow", "gunpowder"), "arms");

    private final Catalog catalog;

    SeatLayout(Catalog catalog, Zones<State> zones) {
        this.catalog = catalog;
        zones.numbers("cash", State::cash, State::cash);
        zones.numbers("written", State::written, State::written);
        zones.numbers("pool", State::pool, State::pool);
        zones.seat(
                "misery",
                (s, seat) -> "" + Misery.value(s.misery(seat)),
                (s, seat, t) -> s.misery(seat, box(Text.number(t, "misery"))));
        zones.seat(
                        "advances",
                        (s, seat) -> letters(s.advances(seat)),
                        (s, seat, t) -> Layout.renewed(s, () -> s.advances(seat, letters(t))))
                .seat(
                        "fresh",
                        (s, seat) -> letters(s.fresh(seat)),
                        (s, seat, t) -> s.fresh(seat, letters(t)))
                .seat("paid", SeatLayout::paid, SeatLayout::paid)
                .seat(
                        "ship",
                        (s, seat) -> ship(s.ship(seat)),
                        (s, seat, t) -> Layout.renewed(s, () -> s.ship(seat, ship(t))))
                .seat(
                        "capital",
                        (s, seat) -> s.capital(seat) < 0 ? "-" : province(s.capital(seat)),
                        (s, seat, t) ->
                                Layout.renewed(s, () -> s.capital(seat, provinceOrNone(t))));
        zones.numbers("choice", State::choice, State::choice);
        zones.seat(
                "sealed",
                (s, seat) -> s.hasSealed(seat) ? "" + s.sealed(seat) : "-",
                (s, seat, t) -> {
                    if (t.equals("-")) s.unseal(seat);
                    else s.sealed(seat, Text.number(t, "sealed"));
                });
        zones.numbers("bid", State::bid, State::bid);
        zones.sets("flags", MARKS, State::marks, (s, seat, set) -> s.marks(seat, (int) set))
                .seat(
                        "converted",
                        (s, seat) -> converted(s).write(s.converted(seat)),
                        (s, seat, t) -> s.converted(seat, (int) converted(s).read(t)))
                .sets("arms", ARMS, State::arms, (s, seat, set) -> s.arms(seat, (int) set));
        zones.numbers("out", State::out, State::out);
        zones.numbers("freed", State::freed, State::freed);
        zones.seat("markers", this::markers, this::markers)
                .seat(
                        "tokens",
                        (s, seat) -> tokens(s, seat, false),
                        (s, seat, t) -> tokens(s, seat, false, t))
                .seat(
                        "new tokens",
                        (s, seat) -> tokens(s, seat, true),
                        (s, seat, t) -> tokens(s, seat, true, t));
    }

    private static Ids converted(State s) {
        return Ids.seats(s.seats, "converted");
    }

    private static int box(int value) {
        for (int box = 0; box <= Misery.LAST; box++) if (Misery.value(box) == value) return box;
        throw new BadInput("misery: no box " + value + " on the track");
    }

    private static String letters(int set) {
        StringBuilder text = new StringBuilder();
        for (int advance : Bits.numbers(set)) text.append(Advance.letter(advance));
        return Text.orDash(text.toString());
    }

    private static int letters(String text) {
        int set = 0;
        if (text.equals("-")) return 0;
        for (char letter : text.toCharArray()) {
            if (letter < 'A' || letter > 'Z')
                throw new BadInput("advances: expected letters from A to Z, not '" + text + "'");
            set |= 1 << letter - 'A';
        }
        return set;
    }

    private static String paid(State s, int seat) {
        List<String> words = new ArrayList<>();
        for (int a = 0; a < Advance.COUNT; a++) {
            int paid = s.paid(seat, a);
            if (paid > 0) words.add(Advance.letter(a) + paid);
        }
        return Text.orDash(String.join(" ", words));
    }

    private static void paid(State s, int seat, String text) {
        for (int a = 0; a < Advance.COUNT; a++) s.paid(seat, a, 0);
        for (String word : Text.words(text))
            s.paid(seat, word.charAt(0) - 'A', Text.number(word.substring(1), "paid"));
    }

    /** A fleet in words: its type, and the number on its place. */
    static String ship(int level) {
        if (level == 0) return "none";
        if (level <= Reach.GALLEYS) return "galley " + 2 * level;
        if (level <= Reach.THREE_MASTERS) return "three-master " + 2 * level;
        return "galleon " + (level - Reach.THREE_MASTERS);
    }

    private static int ship(String text) {
        for (int level = 0; level <= Reach.GALLEONS; level++)
            if (ship(level).equals(text)) return level;
        throw new BadInput("ship: expected none, galley 2, three-master 10, galleon 1 or the like");
    }

    private int provinceOrNone(String text) {
        return text.equals("-") ? State.NOBODY : catalog.provinceNamed(text);
    }

    /** New markers have a star. */
    private String markers(State s, int seat) {
        List<String> words = new ArrayList<>();
        for (int p = 0; p < Province.COUNT; p++)
            if (s.lands.owner(p) == seat)
                words.add(province(p) + (s.lands.newMarker(p) ? "*" : ""));
        return Text.orDash(String.join(" ", words));
    }

    private void markers(State s, int seat, String text) {
        for (int p = 0; p < Province.COUNT; p++)
            if (s.lands.owner(p) == seat) s.lands.takeMarker(p);
        for (String word : Text.words(text)) {
            boolean fresh = word.endsWith("*");
            String id = fresh ? word.substring(0, word.length() - 1) : word;
            s.lands.putMarker(catalog.provinceNamed(id), seat, fresh);
        }
        Layout.renewed(s, () -> {});
    }

    private String tokens(State s, int seat, boolean fresh) {
        List<String> words = new ArrayList<>();
        for (int p = 0; p < Province.COUNT; p++) {
            int count = fresh ? s.lands.back(p, seat) : s.lands.front(p, seat);
            if (count > 0) words.add(province(p) + " " + count);
        }
        return Text.orDash(String.join(" ", words));
    }

    private void tokens(State s, int seat, boolean fresh, String text) {
        for (int p = 0; p < Province.COUNT; p++) {
            int front = s.lands.front(p, seat);
            int back = s.lands.back(p, seat);
            s.lands.takeTokens(p, seat);
            if (fresh) s.lands.addFront(p, seat, front);
            else s.lands.addBack(p, seat, back);
        }
        List<String> words = Text.words(text);
        for (int i = 0; i + 1 < words.size(); i += 2) {
            int p = catalog.provinceNamed(words.get(i));
            int count = Text.number(words.get(i + 1), "tokens");
            if (fresh) s.lands.addBack(p, seat, count);
            else s.lands.addFront(p, seat, count);
        }
        Layout.renewed(s, () -> {});
    }

    private String province(int number) {
        return catalog.province[number].id();
    }
}

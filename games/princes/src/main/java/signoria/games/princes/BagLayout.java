package signoria.games.princes;

import signoria.kernel.Ids;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/** Treachery tiles in text: where they lie, and who is sure of what. */
final class BagLayout {
    private static final Ids KINDS = Ids.constants(Treachery.class, "treachery");

    private BagLayout() {}

    static String write(int bag) {
        List<String> kinds = new ArrayList<>();
        for (Treachery kind : Hands.kinds(bag)) kinds.add(Text.lower(kind));
        return Text.orDash(String.join(" ", kinds));
    }

    private static int read(String text) {
        int bag = Bag.NONE;
        for (String word : Text.words(text)) bag += Bag.of(KINDS.number().applyAsInt(word));
        return bag;
    }

    static void hand(State s, int seat, String text) {
        s.hand(seat, read(text));
        restack(s);
    }

    static void discards(State s, String text) {
        s.discards = read(text);
        restack(s);
    }

    static void drawn(State s, String text) {
        s.drawn = read(text);
        restack(s);
    }

    /** What lies nowhere else lies in the stack; nobody knows more than his own hand. */
    private static void restack(State s) {
        s.stack = s.catalog.allTreachery - s.discards - s.drawn;
        for (int seat = 0; seat < s.seats; seat++) s.stack -= s.hand(seat);
        Knowledge.forget(s);
    }

    /** What an observer is sure of besides his own hand: {@code 2 veto bribe, stack steal}. */
    static String knows(State s, int observer) {
        List<String> parts = new ArrayList<>();
        for (int place = 0; place <= s.seats; place++) {
            int bag = s.sure(observer, place);
            if (bag != Bag.NONE && (place != observer || place == s.seats))
                parts.add((place == s.seats ? "stack" : "" + (place + 1)) + " " + write(bag));
        }
        return Text.orDash(String.join(", ", parts));
    }

    static void knows(State s, int observer, String text) {
        for (int place = 0; place <= s.seats; place++)
            s.sure(
                    observer,
                    place,
                    place == observer && place < s.seats ? s.hand(place) : Bag.NONE);
        if (text.equals("-")) return;
        for (String part : text.split(",")) {
            String[] words = part.strip().split(" ", 2);
            s.sure(
                    observer,
                    words[0].equals("stack") ? s.seats : Text.seat(words[0], s.seats, "knows"),
                    read(words.length < 2 ? "-" : words[1]));
        }
    }
}

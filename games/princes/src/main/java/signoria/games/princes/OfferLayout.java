package signoria.games.princes;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/** The open offers in text. */
final class OfferLayout {
    private OfferLayout() {}

    static String write(State s) {
        List<String> parts = new ArrayList<>();
        for (int slot : Bits.numbers(s.offered)) {
            Move.Offer offer = Trade.unpack(s.offer(slot));
            parts.add(
                    PrincesNotation.slot(slot)
                            + " to "
                            + (offer.to() + 1)
                            + " "
                            + PrincesNotation.swap(offer)
                            + turns(Trade.turns(s.offer(slot))));
        }
        return Text.orDash(String.join(", ", parts));
    }

    /** A fresh offer does not say how long it lasts. */
    private static String turns(int turns) {
        return turns == Trade.TURNS ? "" : " turns " + turns;
    }

    static void read(State s, String text) {
        for (int slot = 0; slot < s.seats * State.MOST_OFFERS; slot++) s.offer(slot, 0);
        if (text.equals("-")) return;
        for (String part : text.split(",")) {
            String[] words = part.strip().split(" to ", 2);
            if (words.length < 2 || !words[0].matches("\\d\\.\\d"))
                throw new BadInput("offers: expected '1.1 to 2 give 5 gold take 2 influence'");
            int slot =
                    Text.seat(words[0].substring(0, 1), s.seats, "offers") * State.MOST_OFFERS
                            + words[0].charAt(2)
                            - '1';
            String[] swap = words[1].split(" turns ", 2);
            int turns = swap.length < 2 ? Trade.TURNS : Text.number(swap[1], "turns");
            if (turns < 1 || turns > Trade.TURNS)
                throw new BadInput("offers: expected 1 to " + Trade.TURNS + " turns");
            s.offer(slot, Trade.pack(PrincesNotation.offer("offer " + swap[0]), turns));
        }
    }
}

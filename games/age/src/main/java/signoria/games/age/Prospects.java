package signoria.games.age;

import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;

/** What follows by the rules from a position, for those who draw it. */
final class Prospects {
    private Prospects() {}

    /** The regions in play, as the board writes them. */
    static List<String> regions(State s) {
        List<String> regions = new ArrayList<>();
        for (Region region : Region.ALL)
            if (s.seats >= region.players) regions.add(region.numeral());
        return regions;
    }

    /** What a card of each good would pay a seat. */
    static List<View.Product> goods(State s, int seat) {
        List<View.Product> goods = new ArrayList<>();
        for (Good good : Good.ALL)
            goods.add(
                    new View.Product(
                            good,
                            s.lands.produces(seat, good),
                            s.lives(seat) ? Markets.earnings(s, seat, good, s.level(good)) : 0));
        return goods;
    }

    /** What the advances cost you, or the first seat for those who only look on. */
    static List<View.Offer> offers(State s, int you) {
        int seat = you == Game.SPECTATOR ? 0 : you;
        List<View.Offer> offers = new ArrayList<>();
        for (Advance advance : s.catalog().advance)
            if (!s.has(seat, advance.number())) offers.add(offer(s, seat, advance));
        return offers;
    }

    private static View.Offer offer(State s, int seat, Advance advance) {
        int price = Purchase.price(s, seat, advance);
        return new View.Offer(
                Advance.letter(advance.number()),
                price,
                Purchase.reductions(s, seat, advance),
                View.letters(advance.needs() & ~s.advances(seat)),
                s.cash(seat) - price);
    }

    /** The misery that cards of a hand would bring everybody. */
    static List<View.Unrest> unrest(State s, int you) {
        List<View.Unrest> found = new ArrayList<>();
        if (you == Game.SPECTATOR) return found;
        for (long rest = s.hand(you); rest != 0; rest &= rest - 1) {
            Card card = s.catalog().card[Long.numberOfTrailingZeros(rest)];
            if (!(card.effect() instanceof Effect.Unrest unrest)) continue;
            List<Integer> steps = new ArrayList<>();
            for (int seat = 0; seat < s.seats; seat++) steps.add(Effects.rise(s, seat, unrest));
            found.add(new View.Unrest(card.id(), steps));
        }
        return found;
    }
}

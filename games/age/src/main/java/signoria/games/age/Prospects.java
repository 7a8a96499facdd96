package signoria.games.age;

import signoria.kernel.Bits;
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
        for (Advance advance : s.catalog.advance)
            if (!s.has(seat, advance.number())) offers.add(offer(s, seat, advance));
        return offers;
    }

    private static View.Offer offer(State s, int seat, Advance advance) {
        int price = Purchase.price(s, seat, advance);
        return new View.Offer(
                Advance.letter(advance.number()),
                price,
                Purchase.reductions(s, seat, advance),
                Viewing.letters(advance.needs() & ~s.advances(seat)),
                s.cash(seat) - price);
    }

    /** The misery that cards of a hand would bring everybody. */
    static List<View.Unrest> unrest(State s, int you) {
        List<View.Unrest> found = new ArrayList<>();
        if (you == Game.SPECTATOR) return found;
        for (long rest = s.hand(you); rest != 0; rest = Bits.rest(rest)) {
            Card card = s.catalog.card[Bits.first(rest)];
            if (!(card.effect() instanceof Effect.Unrest unrest)) continue;
            List<Integer> steps = new ArrayList<>();
            for (int seat = 0; seat < s.seats; seat++) steps.add(Effects.rise(s, seat, unrest));
            found.add(new View.Unrest(card.id(), steps));
        }
        return found;
    }

    /** Where the one who expands now may place; while nobody does, where you could. */
    static List<View.Target> reach(State s, int you) {
        if (s.expanding() >= 0) return targets(s, s.expanding());
        if (you >= s.seats || !s.lives(you) || s.capital(you) < 0) return List.of();
        State planned = s.copy();
        Reach.find(planned, you);
        return targets(planned, you);
    }

    private static List<View.Target> targets(State s, int seat) {
        List<View.Target> targets = new ArrayList<>();
        for (int p = 0; p < Province.COUNT; p++)
            if (((s.lands.land(p >>> 6) | s.lands.sea(p >>> 6)) >>> p & 1) != 0)
                targets.add(target(s, seat, p));
        return targets;
    }

    private static View.Target target(State s, int seat, int province) {
        boolean rivals = s.lands.owner(province) != seat && Expansion.contested(s, seat, province);
        List<Integer> numbers = new ArrayList<>();
        for (int n = 1; n <= Expansion.most(s, seat, province); n++)
            if (Expansion.fits(s, seat, province, n)) numbers.add(n);
        return new View.Target(
                s.catalog.province[province].id(),
                !Expansion.byLand(s, province),
                Math.max(0, Expansion.room(s, province)),
                Expansion.most(s, seat, province),
                rivals ? Rivalry.fewest(s, seat, province) : 0,
                rivals && s.expanding() >= 0 ? Rivalry.chance(s, seat, province) : 0,
                numbers,
                Expansion.room(s, province) + 1);
    }

    /** Purchases beyond the listed numbers: all one's cash, for the last place or the first. */
    static List<Move> candidates(View view) {
        if (view.you() >= view.seats() || !view.clock().phase().equals("order")) return List.of();
        int cash = view.players().get(view.you()).cash();
        List<Move> moves = new ArrayList<>();
        for (int tokens : new int[] {cash, -cash, cash / 2 + 1})
            if (!moves.contains(Move.buy(tokens))) moves.add(Move.buy(tokens));
        return moves;
    }
}

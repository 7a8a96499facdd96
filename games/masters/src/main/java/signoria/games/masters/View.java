package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Derived;
import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;

/**
 * What one seat may see, built up from nothing. Cards are named by their ids.
 *
 * @param you the seat, or {@link Game#SPECTATOR}
 * @param market row by row; the last marble lies on the slide
 * @param tokens solo: the tokens still in the pile
 */
public record View(
        int seats,
        int you,
        Phase phase,
        int turn,
        int first,
        boolean ending,
        int reports,
        List<Marble> market,
        List<Pile> grid,
        List<Player> players,
        Pending pending,
        int cross,
        List<Integer> tokens,
        boolean lost) {

    /**
     * A pile of the grid.
     *
     * @param top its top card, empty when there is none, and {@code below} what lies unseen
     * @param price what the card costs you at least, and {@code lacks} what you have not of that
     * @param fits whether one of your slots takes it
     */
    public record Pile(
            String top,
            List<String> below,
            @Derived Goods price,
            @Derived Goods lacks,
            @Derived boolean fits) {}

    /**
     * A seat's board.
     *
     * @param slots the cards of each slot from the bottom up
     * @param inHand how many leaders it has in hand, and {@code away} how many it gave back or
     *     discarded
     * @param hand which, if they are yours; likewise {@code gone} and what you will {@code keep}
     * @param scored the points it would score now, as in {@link Scoring#PARTS}
     * @param points all of them together
     */
    public record Player(
            Goods warehouse,
            Goods strongbox,
            Goods depots,
            int faith,
            List<Integer> tiles,
            List<List<String>> slots,
            List<String> played,
            int inHand,
            int away,
            List<String> hand,
            List<String> gone,
            List<String> keep,
            @Derived List<Integer> scored,
            int points) {}

    /** An action half done: what was taken, what is owed, what the chosen powers will give. */
    public record Pending(
            Goods taken,
            int whites,
            int choices,
            Goods need,
            int pile,
            int slot,
            List<Integer> powers,
            Goods made,
            int faith) {}

    static View of(State s, int you) {
        List<Marble> market = new ArrayList<>();
        for (int place = 0; place <= State.SLIDE; place++) market.add(Marble.ALL[s.marble(place)]);
        List<Pile> grid = new ArrayList<>();
        for (int pile = 0; pile < Catalog.PILES; pile++) grid.add(pile(s, you, pile));
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) players.add(player(s, seat, seat == you));
        return new View(
                s.seats,
                you,
                s.phase,
                s.turn,
                s.first,
                s.ending,
                s.reports,
                market,
                grid,
                players,
                pending(s),
                s.cross,
                Bits.numbers(s.tokens),
                s.lost);
    }

    private static Pile pile(State s, int you, int pile) {
        List<String> below = cards(s.catalog, s.unseen & s.catalog.ofPile[pile]);
        if (s.top(pile) == State.NONE)
            return new Pile("", below, Goods.face(Goods.NONE), Goods.face(Goods.NONE), false);
        Card card = s.catalog.cards[s.top(pile)];
        boolean seated = you < s.seats;
        long price = seated ? Cards.price(s, you, card) : card.cost();
        long lacks = seated ? Goods.less(price, s.goods(you)) : Goods.NONE;
        boolean fits = seated && (Cards.openLevels(s, you) >> card.level() - 1 & 1) != 0;
        return new Pile(card.id(), below, Goods.face(price), Goods.face(lacks), fits);
    }

    private static Player player(State s, int seat, boolean own) {
        List<Integer> tiles = new ArrayList<>();
        for (int report = 0; report < Faith.REPORTS; report++) tiles.add(s.tile(seat, report));
        List<List<String>> slots = new ArrayList<>();
        for (int slot = 0; slot < State.SLOTS; slot++) slots.add(slot(s, seat, slot));
        return new Player(
                Goods.face(s.warehouse(seat)),
                Goods.face(s.strongbox(seat)),
                Goods.face(Warehouse.depots(s, seat)),
                s.faith(seat),
                tiles,
                slots,
                leaders(s.catalog, s.played(seat)),
                Long.bitCount(s.hand(seat)),
                Long.bitCount(s.away(seat)),
                own ? leaders(s.catalog, s.hand(seat)) : List.of(),
                own ? leaders(s.catalog, s.away(seat)) : List.of(),
                own ? leaders(s.catalog, s.sealed(seat)) : List.of(),
                Scoring.scored(s, seat),
                s.lost ? 0 : Scoring.total(s, seat));
    }

    private static List<String> slot(State s, int seat, int slot) {
        List<String> cards = new ArrayList<>();
        for (int level = 1; level <= s.height(seat, slot); level++)
            cards.add(s.catalog.cards[s.stacked(seat, slot, level)].id());
        return cards;
    }

    private static Pending pending(State s) {
        return new Pending(
                Goods.face(s.taken),
                s.whites,
                s.choices,
                Goods.face(s.need),
                s.pile,
                s.slot,
                Bits.numbers(s.powers),
                Goods.face(s.made),
                s.madeFaith);
    }

    private static List<String> cards(Catalog catalog, long cards) {
        return Bits.named(cards, card -> catalog.cards[card].id());
    }

    private static List<String> leaders(Catalog catalog, long leaders) {
        return Bits.named(leaders, leader -> catalog.leaders[leader].id());
    }
}

package signoria.games.masters;

import signoria.games.masters.View.Pending;
import signoria.games.masters.View.Pile;
import signoria.games.masters.View.Player;
import signoria.kernel.Bits;
import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;

/** What each seat may see of a state, built up from nothing. */
final class Viewing {
    private Viewing() {}

    static View view(State s, int you) {
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
        boolean seated = you != Game.SPECTATOR;
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

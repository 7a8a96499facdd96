package signoria.games.masters;

import signoria.kernel.Game;
import signoria.kernel.Rng;

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

    /** A pile of the grid: its top card, empty when there is none, and what lies unseen below. */
    public record Pile(String top, List<String> below) {}

    /**
     * A seat's board.
     *
     * @param slots the cards of each slot from the bottom up
     * @param inHand how many leaders it has in hand, and {@code away} how many it gave back or
     *     discarded
     * @param hand which, if they are yours; likewise {@code gone} and what you will {@code keep}
     * @param points what it would score now
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
        for (int pile = 0; pile < Catalog.PILES; pile++)
            grid.add(new Pile(top(s, pile), cards(s.catalog, s.unseen & s.catalog.ofPile[pile])));
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
                numbers(s.tokens),
                s.lost);
    }

    private static String top(State s, int pile) {
        return s.top(pile) == State.NO_CARD ? "" : s.catalog.cards[s.top(pile)].id();
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
                numbers(s.powers),
                Goods.face(s.made),
                s.madeFaith);
    }

    private static List<String> cards(Catalog catalog, long cards) {
        List<String> ids = new ArrayList<>();
        for (int card : numbers(cards)) ids.add(catalog.cards[card].id());
        return ids;
    }

    private static List<String> leaders(Catalog catalog, long leaders) {
        List<String> ids = new ArrayList<>();
        for (int leader : numbers(leaders)) ids.add(catalog.leaders[leader].id());
        return ids;
    }

    private static List<Integer> numbers(long set) {
        List<Integer> numbers = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1)
            numbers.add(Long.numberOfTrailingZeros(rest));
        return numbers;
    }

    private static long bits(List<Integer> numbers) {
        long set = 0;
        for (int number : numbers) set |= 1L << number;
        return set;
    }

    private static long leaderBits(Catalog catalog, List<String> ids) {
        long set = 0;
        for (String id : ids) set |= 1L << catalog.leader(id).index();
        return set;
    }

    /** A full state that could lie behind this view. */
    State imagined(Catalog catalog, Rng rng) {
        State s =
                new State(
                        catalog,
                        seats,
                        Rng.of(signoria.kernel.Seed.ZERO, State.PILE_STREAM + Catalog.PILES));
        s.phase = phase;
        s.turn = turn;
        s.first = first;
        s.ending = ending;
        s.reports = reports;
        s.cross = cross;
        s.tokens = (int) bits(tokens);
        s.lost = lost;
        for (int place = 0; place <= State.SLIDE; place++)
            s.marble(place, market.get(place).ordinal());
        for (int pile = 0; pile < Catalog.PILES; pile++) {
            Pile shown = grid.get(pile);
            s.top(pile, shown.top.isEmpty() ? State.NO_CARD : catalog.card(shown.top).index());
            for (String id : shown.below) s.unseen |= 1L << catalog.card(id).index();
        }
        int[] inHand = new int[seats];
        int[] away = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            layPlayer(players.get(seat), s, seat);
            inHand[seat] = players.get(seat).inHand;
            away[seat] = players.get(seat).away;
        }
        layPending(pending, s);
        dealHidden(s, you, inHand, away, rng);
        return s;
    }

    /** Deals anew what a seat cannot know: the leaders of all others, and the chance to come. */
    static void redeal(State s, int you, Rng rng) {
        int[] inHand = new int[s.seats];
        int[] away = new int[s.seats];
        for (int seat = 0; seat < s.seats; seat++) {
            inHand[seat] = Long.bitCount(s.hand(seat));
            away[seat] = Long.bitCount(s.away(seat));
        }
        dealHidden(s, you, inHand, away, rng);
    }

    private static void dealHidden(State s, int you, int[] inHand, int[] away, Rng rng) {
        long box = (1L << s.catalog.leaders.length) - 1;
        for (int seat = 0; seat < s.seats; seat++) {
            box &= ~s.played(seat);
            if (seat == you) box &= ~(s.hand(seat) | s.away(seat));
        }
        for (int seat = 0; seat < s.seats; seat++) {
            if (seat == you) continue;
            long hand = pick(box, inHand[seat], rng);
            long gone = pick(box & ~hand, away[seat], rng);
            box &= ~(hand | gone);
            s.hand(seat, hand);
            s.away(seat, gone);
            s.sealed(seat, 0);
        }
        s.rng.rekey(rng);
    }

    private static long pick(long from, int count, Rng rng) {
        long picked = 0;
        for (int i = 0; i < count; i++) picked |= 1L << rng.pick(0, from & ~picked);
        return picked;
    }

    private static void layPlayer(Player player, State s, int seat) {
        s.warehouse(seat, player.warehouse.packed());
        s.strongbox(seat, player.strongbox.packed());
        s.faith(seat, player.faith);
        for (int report = 0; report < Faith.REPORTS; report++)
            s.tile(seat, report, player.tiles.get(report));
        for (int slot = 0; slot < State.SLOTS; slot++)
            for (String id : player.slots.get(slot)) s.stack(seat, slot, s.catalog.card(id));
        s.played(seat, leaderBits(s.catalog, player.played));
        s.hand(seat, leaderBits(s.catalog, player.hand));
        s.away(seat, leaderBits(s.catalog, player.gone));
        s.sealed(seat, leaderBits(s.catalog, player.keep));
    }

    private static void layPending(Pending pending, State s) {
        s.taken = pending.taken.packed();
        s.whites = pending.whites;
        s.choices = pending.choices;
        s.need = pending.need.packed();
        s.pile = pending.pile;
        s.slot = pending.slot;
        s.powers = bits(pending.powers);
        s.made = pending.made.packed();
        s.madeFaith = pending.faith;
    }
}

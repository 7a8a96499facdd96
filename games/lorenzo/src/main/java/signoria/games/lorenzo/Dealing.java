package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Rng;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;

/** The chapter "setting up": the table before the first decision. */
final class Dealing {
    private Dealing() {}

    static State deal(Catalog catalog, Setup setup) {
        Variant variant = Variant.of(catalog, setup);
        State s = new State(catalog, variant, Rng.of(setup.seed(), State.STREAMS));
        decks(s);
        sentences(s);
        order(s);
        boards(s);
        if (variant.famiglie()) famiglie(s);
        if (variant.advanced()) leaderDeck(s);
        s.phase = variant.advanced() ? Phase.TILES : Phase.SFORZA;
        s.turn = s.seats;
        Settling.run(s, Events.IGNORED);
        return s;
    }

    /** An empty table with full piles in the first round, for scenarios. */
    static State blank(Catalog catalog, Setup setup) {
        Variant variant = Variant.of(catalog, setup);
        State s = new State(catalog, variant, Rng.of(setup.seed(), State.STREAMS));
        decks(s);
        for (int seat = 0; seat < s.seats; seat++) s.order |= seat << 4 * seat;
        if (variant.advanced()) leaderDeck(s);
        if (variant.famiglie())
            for (int kind = 0; kind < Catalog.TOKENS; kind++)
                s.tokens.add(TokenRows.SUPPLY, kind, catalog.tokens.get(kind).count());
        s.dice = 2 | 4 << 4 | 6 << 8;
        s.phase = Phase.ACTIONS;
        s.agenda.push(Task.of(Task.TURN));
        return s;
    }

    /**
     * §setup.1 All cards that may come; which eight of ten or sixteen do is decided as they are
     * drawn.
     */
    private static void decks(State s) {
        for (Card card : s.catalog.cards)
            if (s.variant.plays(card.set())
                    && (s.variant.chosen().isEmpty()
                            || card.special()
                            || s.variant.chosen().get()[card.number() - 1]))
                s.piles.add(card.number() - 1);
        if (!s.variant.seen()) return;
        for (int deck = 0; deck < Space.SPECIAL_TOWER; deck++)
            for (int period = 1; period <= 3; period++)
                for (int extra = s.catalog.pile(deck, period).size() - Variant.DECK;
                        extra > 0;
                        extra--) s.piles.remove(pick(s, deck, period, deck));
    }

    /** The next cards of a tower's deck, from the bottom up. */
    static void floors(State s, int tower) {
        int[] pile = s.catalog.piles[tower * 3 + s.period()];
        long left = left(s, pile);
        for (int height = 0; height < Space.FLOORS; height++) {
            int drawn = s.rng.pick(tower, left);
            left &= ~(1L << drawn);
            s.piles.remove(pile[drawn]);
            s.floors[tower * Space.FLOORS + height] = pile[drawn] + 1;
        }
    }

    private static int pick(State s, int deck, int period, int stream) {
        int[] pile = s.catalog.piles[deck * 3 + period - 1];
        return pile[s.rng.pick(stream, left(s, pile))];
    }

    /** What is left of a pile: positions, as bits. */
    private static long left(State s, int[] pile) {
        long left = 0;
        for (int i = 0; i < pile.length; i++) left |= (s.piles.has(pile[i]) ? 1L : 0) << i;
        return left;
    }

    /** §setup.2 One excommunication tile of each period. */
    private static void sentences(State s) {
        int tiles =
                s.variant.famiglie() ? Excommunication.PER_PERIOD : Excommunication.PER_PERIOD - 1;
        for (int period = 0; period < 3; period++)
            s.sentences |= s.rng.draw(State.SETUP_STREAM, tiles) << 4 * period;
    }

    /** §setup.4 A random turn order. */
    private static void order(State s) {
        int left = (1 << s.seats) - 1;
        for (int i = 0; i < s.seats; i++) {
            int seat = s.rng.pick(State.SETUP_STREAM, left);
            left &= ~(1 << seat);
            s.order |= seat << 4 * i;
        }
    }

    /** §setup.3 The boards and what lies on them at first; with Famiglie the auction decides. */
    private static void boards(State s) {
        if (s.variant.famiglie()) return;
        for (int i = 0; i < s.seats; i++) {
            int seat = s.seatAt(i);
            s.hold(seat, Good.WOOD, 2);
            s.hold(seat, Good.STONE, 2);
            s.hold(seat, Good.SERVANT, 3);
            s.hold(seat, Good.COIN, s.catalog.startCoins[i]);
        }
    }

    /**
     * §special.2, §token.1 The adaptation tile stands where a left-over special card says; the bag
     * is full.
     */
    private static void famiglie(State s) {
        int period = 1 + s.rng.draw(State.SETUP_STREAM, 3);
        int card = pick(s, Space.SPECIAL_TOWER, period, State.SETUP_STREAM);
        s.piles.remove(card);
        s.adapted = s.catalog.card(card).type().ordinal();
        for (int kind = 0; kind < Catalog.TOKENS; kind++)
            s.tokens.add(TokenRows.SUPPLY, kind, s.catalog.tokens.get(kind).count());
    }

    private static long leaderSet(State s) {
        long set = 0;
        for (Leader leader : s.catalog.leaders)
            if (s.variant.plays(leader.set())) set |= 1L << leader.number();
        return set;
    }

    /** All leaders of this game, before they are dealt. */
    private static void leaderDeck(State s) {
        s.leaders.deck(leaderSet(s));
        for (long rest = leaderSet(s); rest != 0; rest = Bits.rest(rest))
            s.leaders.known.lie(Bits.first(rest), LeaderCards.IN_DECK);
    }

    /** §draft.1 Four leaders for each; the rest are the leader deck. */
    static void leaders(State s) {
        long deck = leaderSet(s);
        int hidden = 1 << LeaderCards.IN_DECK;
        for (int seat = 0; seat < s.seats; seat++) hidden |= 1 << LeaderCards.PACK + seat;
        for (long rest = deck; rest != 0; rest = Bits.rest(rest))
            for (int row = 0; row <= s.seats; row++)
                s.leaders.known.setMay(
                        row == s.seats ? signoria.kernel.Game.SPECTATOR : row,
                        Bits.first(rest),
                        hidden);
        for (int seat = 0; seat < s.seats; seat++) {
            long pack = 0;
            for (int i = 0; i < Draft.LEADERS; i++) {
                int leader = s.rng.pick(State.LEADER_STREAM, deck);
                deck &= ~(1L << leader);
                pack |= 1L << leader;
            }
            s.leaders.pack(seat, pack);
        }
        s.leaders.deck(deck);
        for (int seat = 0; seat < s.seats; seat++) Draft.look(s, seat);
    }

    /**
     * §auction.1, §family.8 Drawn when the leaders and bonus tiles are chosen: as many auction
     * tiles as seats, a family on each; leaders beside two of them.
     */
    static void families(State s) {
        List<Integer> families = new ArrayList<>();
        for (Catalog.Family family : s.catalog.families)
            if (s.variant.plays(family.set())) families.add(family.number());
        int tiles = (1 << Catalog.AUCTION_TILES) - 1;
        for (int slot = 0; slot < s.seats; slot++) {
            int tile = s.rng.pick(State.SETUP_STREAM, tiles);
            tiles &= ~(1 << tile);
            int family = families.remove(s.rng.draw(State.SETUP_STREAM, families.size()));
            s.auction.lay(slot, tile, family);
            Power power = s.catalog.families.get(family).power();
            if (power == Power.LEADERS_ONE_FREE) beside(s, 0);
            if (power == Power.LEADER_TOKENS) beside(s, 1);
        }
    }

    private static void beside(State s, int which) {
        for (int i = 0; i < 2; i++) {
            long deck = s.leaders.deck();
            if (deck == 0) return;
            int leader = s.rng.pick(State.LEADER_STREAM, deck);
            s.leaders.deck(deck & ~(1L << leader));
            s.leaders.beside(which, s.leaders.beside(which) | 1L << leader);
            s.leaders.known.lie(leader, LeaderCards.OPEN);
        }
    }
}

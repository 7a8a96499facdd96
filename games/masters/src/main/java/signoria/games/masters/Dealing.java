package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Setup;

import java.util.List;

/** The chapter "set-up": the table, the leaders, the goods to start with. */
final class Dealing {
    static final int DEALT = 4;

    /** §setup.3 Goods of choice and faith by place in the order of play. */
    static final int[] START_GOODS = {0, 1, 1, 2};

    static final int[] START_FAITH = {0, 0, 1, 1};

    private static final Refusal NOT_DEALT = Refusal.of("masters/setup.2", "not-dealt");
    private static final Refusal LEADERS_KEPT = Refusal.of("masters/setup.2", "done");
    private static final Refusal NOTHING_TO_START = Refusal.of("masters/setup.3", "done");

    private Dealing() {}

    /** §setup.1, §setup.2 The market, the piles and four leaders for everybody. */
    static State deal(Catalog catalog, Setup setup) {
        State s = new State(catalog, setup.seats(), Rng.of(setup.seed(), State.STREAMS));
        fillMarket(s);
        for (int pile = 0; pile < Catalog.PILES; pile++) {
            s.unseen |= catalog.ofPile[pile];
            Cards.turnUp(s, pile, Events.IGNORED);
        }
        long box = (1L << catalog.leaders.length) - 1;
        for (int seat = 0; seat < s.seats; seat++)
            for (int i = 0; i < DEALT; i++) {
                long leader = 1L << s.rng.pick(State.LEADER_STREAM, box);
                box &= ~leader;
                s.hand(seat, s.hand(seat) | leader);
            }
        if (s.solo()) s.tokens = Solo.ALL_TOKENS;
        s.phase = Phase.KEEP;
        return s;
    }

    private static void fillMarket(State s) {
        long bowl = (1L << State.SLIDE + 1) - 1;
        for (int place = 0; place <= State.SLIDE; place++) {
            int ball = s.rng.pick(State.MARKET_STREAM, bowl);
            bowl &= ~(1L << ball);
            s.marble(place, colour(ball));
        }
    }

    /** Which colour the marbles in the bowl have, numbered through. */
    private static int colour(int ball) {
        int colour = 0;
        for (int rest = ball; rest >= Marble.NUMBER[colour]; colour++)
            rest -= Marble.NUMBER[colour];
        return colour;
    }

    /** §setup.2 The seats that have not chosen their leaders yet, as bits. */
    static int choosing(State s) {
        int seats = 0;
        for (int seat = 0; seat < s.seats; seat++) if (s.sealed(seat) == 0) seats |= 1 << seat;
        return seats;
    }

    static void legalKeeps(State s, int seat, List<Move> out) {
        long hand = s.hand(seat);
        for (long one = hand; one != 0; one = Bits.rest(one))
            for (long two = Bits.rest(one); two != 0; two = Bits.rest(two))
                out.add(Move.KEEPS[Bits.first(one)][Bits.first(two)]);
    }

    static Refusal refusal(State s, int seat, Move.Keep move) {
        if (s.phase != Phase.KEEP) return LEADERS_KEPT;
        long both = 1L << move.first() | 1L << move.second();
        return (s.hand(seat) & both) == both ? Refusal.NONE : NOT_DEALT;
    }

    /** §setup.2 The choice is sealed, and may be changed, until all have chosen. */
    static void keep(State s, int seat, Move.Keep move, Events events) {
        s.sealed(seat, 1L << move.first() | 1L << move.second());
        if (choosing(s) != 0) return;
        for (int other = 0; other < s.seats; other++) {
            s.away(other, s.hand(other) & ~s.sealed(other));
            s.hand(other, s.sealed(other));
            s.sealed(other, 0);
        }
        begin(s, events);
    }

    /** §setup.3 Only now the first player is drawn. */
    private static void begin(State s, Events events) {
        s.first = s.solo() ? 0 : s.rng.draw(State.FIRST_STREAM, s.seats);
        events.add(new MastersEvent.Began(s.first));
        for (int place = 0; place < s.seats; place++)
            Faith.advance(s, (s.first + place) % s.seats, START_FAITH[place], events);
        s.turn = s.first;
        nextStart(s);
    }

    /** The next seat in order that may choose goods, or the first turn. */
    private static void nextStart(State s) {
        do s.turn = (s.turn + 1) % s.seats;
        while (s.turn != s.first && START_GOODS[place(s)] == 0);
        s.choices = START_GOODS[place(s)];
        s.phase = s.turn == s.first ? Phase.TURN : Phase.START;
    }

    private static int place(State s) {
        return (s.turn - s.first + s.seats) % s.seats;
    }

    static void legalStarts(List<Move> out) {
        for (Move start : Move.STARTS) out.add(start);
    }

    static Refusal refusal(State s, Move.Start move) {
        return s.phase == Phase.START ? Refusal.NONE : NOTHING_TO_START;
    }

    /** §setup.3 Two resources always fit, alike or not. */
    static void start(State s, Move.Start move, Events events) {
        s.warehouse(s.turn, s.warehouse(s.turn) + Goods.of(move.resource()));
        events.add(new MastersEvent.Started(s.turn, move.resource()));
        if (--s.choices == 0) nextStart(s);
    }
}

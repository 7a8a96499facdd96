package signoria.kernel.toy;

import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Shared;
import signoria.kernel.Sheet;
import signoria.kernel.Whereabouts;

import java.util.Arrays;

/** All that lies on the table. */
public final class State {
    enum Phase {
        LAYING,
        GIVING,
        WAGERING,
        OVER
    }

    static final int CARDS = 18;
    static final int HAND = 3;
    static final int NONE = -1;

    static final int PILE = 0;
    static final int OUT = 1;

    /** Streams of chance. */
    static final int DRAWS = 0;

    static final int DIE = 1;

    @Shared final Setup setup;
    final Rng rng;
    final Whereabouts knows;
    final byte[] lies = new byte[CARDS];
    final byte[] laid;
    int[] points;

    /** How many cards each seat holds; a cache of {@link #lies}. */
    final byte[] held;

    Phase phase = Phase.LAYING;
    int round = 1;
    int lowest;
    int winner;

    /** The seats that have left, as bits. */
    int left;

    State(Setup setup, Seed seed) {
        this.setup = setup;
        this.rng = Rng.of(seed, 2);
        this.knows = new Whereabouts(setup.seats(), CARDS);
        this.laid = new byte[setup.seats()];
        this.points = new int[setup.seats()];
        this.held = new byte[setup.seats()];
        Arrays.fill(laid, (byte) NONE);
        for (int card = 0; card < CARDS; card++) knows.lie(card, PILE);
    }

    State copy() {
        State copy = new State(setup, Seed.ZERO);
        copy.assign(this);
        return copy;
    }

    void assign(State from) {
        rng.assign(from.rng);
        knows.assign(from.knows);
        System.arraycopy(from.lies, 0, lies, 0, lies.length);
        System.arraycopy(from.laid, 0, laid, 0, laid.length);
        System.arraycopy(from.points, 0, points, 0, points.length);
        System.arraycopy(from.held, 0, held, 0, held.length);
        phase = from.phase;
        round = from.round;
        lowest = from.lowest;
        winner = from.winner;
        left = from.left;
    }

    int seats() {
        return setup.seats();
    }

    boolean dice() {
        return setup.on("dice");
    }

    int rounds() {
        return Sheet.number(setup, "rounds");
    }

    static int hand(int seat) {
        return 2 + seat;
    }

    boolean holds(int seat, int card) {
        return lies[card] == hand(seat);
    }

    boolean hasLeft(int seat) {
        return (left >>> seat & 1) != 0;
    }

    int count(int place) {
        int count = 0;
        for (byte lie : lies) if (lie == place) count++;
        return count;
    }

    /** The cards in a place, as bits. */
    long in(int place) {
        long set = 0;
        for (int card = 0; card < CARDS; card++) if (lies[card] == place) set |= 1L << card;
        return set;
    }

    /** Moves a card; those who see it know where it lies now. */
    void move(int card, int to, int seers) {
        int from = lies[card];
        lies[card] = (byte) to;
        recount();
        if (to == OUT) knows.lie(card, OUT);
        else knows.move(card, from, to, seers, count(from) == 0);
    }

    void recount() {
        for (int seat = 0; seat < seats(); seat++) held[seat] = (byte) count(hand(seat));
    }

    /** All cards of a seat are known to it. */
    void lookAtHands() {
        for (int seat = 0; seat < seats(); seat++)
            for (int card = 0; card < CARDS; card++)
                if (holds(seat, card)) knows.see(seat, card, hand(seat));
    }

    int publicly(int card) {
        return knows.may(Game.SPECTATOR, card);
    }
}

package signoria.games.template;

import signoria.kernel.Rng;
import signoria.kernel.Setup;
import signoria.kernel.Shared;
import signoria.kernel.Sheet;

/** All that lies on the table. The deck is not kept: it is what was not shown and nobody holds. */
final class State {
    static final int VALUES = 8;
    static final int COPIES = 3;
    static final int WHIPS = 3;
    static final int NONE = 0;

    /** Streams of chance. */
    static final int DECK = 0;

    static final int DIE = 1;

    @Shared final Setup setup;
    final int seats;
    final Rng rng;

    Phase phase = Phase.CHOOSE;
    int lap = 1;

    /** The seat that may spur now. */
    int rider;

    private final byte[] hands;
    private final byte[] shown = new byte[VALUES];
    private final byte[] chosen;
    private final byte[] spaces;
    private final byte[] whips;

    State(Setup setup) {
        this.setup = setup;
        seats = setup.seats();
        rng = Rng.of(setup.seed(), 2);
        hands = new byte[seats * VALUES];
        chosen = new byte[seats];
        spaces = new byte[seats];
        whips = new byte[seats];
        for (int seat = 0; seat < seats; seat++) whips[seat] = WHIPS;
    }

    State copy() {
        State copy = new State(setup);
        copy.assign(this);
        return copy;
    }

    void assign(State from) {
        rng.assign(from.rng);
        phase = from.phase;
        lap = from.lap;
        rider = from.rider;
        System.arraycopy(from.hands, 0, hands, 0, hands.length);
        System.arraycopy(from.shown, 0, shown, 0, shown.length);
        System.arraycopy(from.chosen, 0, chosen, 0, seats);
        System.arraycopy(from.spaces, 0, spaces, 0, seats);
        System.arraycopy(from.whips, 0, whips, 0, seats);
    }

    int laps() {
        return Sheet.number(setup, "laps");
    }

    /** How many cards of a value a seat holds. */
    int held(int seat, int value) {
        return hands[seat * VALUES + value - 1];
    }

    int held(int seat) {
        int cards = 0;
        for (int value = 1; value <= VALUES; value++) cards += held(seat, value);
        return cards;
    }

    void hold(int seat, int value, int cards) {
        hands[seat * VALUES + value - 1] = (byte) cards;
    }

    int shown(int value) {
        return shown[value - 1];
    }

    void show(int value, int cards) {
        shown[value - 1] = (byte) cards;
    }

    /** How many cards of a value are still in the deck. */
    int inDeck(int value) {
        int cards = COPIES - shown(value);
        for (int seat = 0; seat < seats; seat++) cards -= held(seat, value);
        return cards;
    }

    int deck() {
        int cards = 0;
        for (int value = 1; value <= VALUES; value++) cards += inDeck(value);
        return cards;
    }

    /** The card of this lap, or {@link #NONE}; until all have chosen, only its owner knows it. */
    int chosen(int seat) {
        return chosen[seat];
    }

    void choose(int seat, int value) {
        chosen[seat] = (byte) value;
    }

    int space(int seat) {
        return spaces[seat];
    }

    void place(int seat, int space) {
        spaces[seat] = (byte) space;
    }

    /** Forward or back, never behind the start. */
    void advance(int seat, int by) {
        place(seat, Math.max(0, space(seat) + by));
    }

    int whips(int seat) {
        return whips[seat];
    }

    void keepWhips(int seat, int left) {
        whips[seat] = (byte) left;
    }
}

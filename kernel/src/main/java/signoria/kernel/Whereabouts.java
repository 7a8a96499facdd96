package signoria.kernel;

/**
 * Knowledge as state: for each observer and each hidden card the places where it may lie. What a
 * seat has seen stays known to it, also when the card goes back into a hand or a pile.
 *
 * <p>Places are numbers below 16 that a game gives names; observers are the seats, and one more row
 * for spectators.
 */
public final class Whereabouts {
    private static final int PLACES = 0xffff;

    private final int observers;
    private final int cards;
    private final short[] may;

    /** Nobody knows anything; place cards with {@link #lie} before the first question. */
    public Whereabouts(int seats, int cards) {
        this.observers = seats + 1;
        this.cards = cards;
        this.may = new short[observers * cards];
    }

    private Whereabouts(Whereabouts from) {
        observers = from.observers;
        cards = from.cards;
        may = from.may.clone();
    }

    public Whereabouts copy() {
        return new Whereabouts(this);
    }

    public void assign(Whereabouts from) {
        System.arraycopy(from.may, 0, may, 0, may.length);
    }

    /** The places where a card may lie, as this seat (or {@link Game#SPECTATOR}) knows. */
    public int may(int observer, int card) {
        return may[row(observer) * cards + card] & PLACES;
    }

    /** For text forms and imagined worlds. */
    public void setMay(int observer, int card, int places) {
        may[row(observer) * cards + card] = (short) places;
    }

    public boolean knows(int observer, int card) {
        return Integer.bitCount(may(observer, card)) == 1;
    }

    /** Everybody sees the card lie there. */
    public void lie(int card, int place) {
        for (int row = 0; row < observers; row++) may[row * cards + card] = (short) (1 << place);
    }

    /** One observer sees the card lie there. */
    public void see(int observer, int card, int place) {
        may[row(observer) * cards + card] = (short) (1 << place);
    }

    /** One observer looks at a place: the cards of a set, as bits, lie there, and no others. */
    public void look(int observer, long set, int place) {
        int from = row(observer) * cards;
        int here = 1 << place;
        for (int card = 0; card < cards; card++)
            may[from + card] = (short) ((set >>> card & 1) != 0 ? here : may[from + card] & ~here);
    }

    /**
     * A card goes from one hidden place to another. Those who see which one (a bit for each seat)
     * know where it lies now; to the others every card that may have lain there may have gone.
     *
     * @param emptied nothing is left in the first place
     */
    public void move(int card, int from, int to, int seers, boolean emptied) {
        for (int row = 0; row < observers; row++) {
            boolean seen = sees(seers, row);
            if (!seen) drift(row, from, to);
            if (emptied) clear(row, from);
            if (seen) may[row * cards + card] = (short) (1 << to);
        }
    }

    private void drift(int row, int from, int to) {
        for (int i = row * cards; i < (row + 1) * cards; i++)
            may[i] |= (short) ((may[i] >>> from & 1) << to);
    }

    private void clear(int row, int place) {
        for (int i = row * cards; i < (row + 1) * cards; i++) may[i] &= (short) ~(1 << place);
    }

    /**
     * Deals anew what an observer cannot know: cards trade places with each other where both may
     * lie in the other's place. With no knowledge at all the result is a uniform shuffle. What the
     * other seats know of a card goes along, so that none of them rules out what is now true.
     *
     * @param lies where each card lies; changed in place
     */
    public void shuffle(int observer, byte[] lies, Rng rng) {
        int row = row(observer) * cards;
        for (int card = cards - 1; card > 0; card--) {
            int mine = may[row + card] & PLACES;
            if ((mine & mine - 1) == 0) continue;
            int other = rng.next(card + 1);
            int hers = may[row + other] & PLACES;
            if ((mine >>> lies[other] & 1) == 0 || (hers >>> lies[card] & 1) == 0) continue;
            byte place = lies[card];
            lies[card] = lies[other];
            lies[other] = place;
            tradeKnowledge(row(observer), card, other);
        }
    }

    private void tradeKnowledge(int observer, int card, int other) {
        for (int row = 0; row < observers - 1; row++) {
            if (row == observer) continue;
            short places = may[row * cards + card];
            may[row * cards + card] = may[row * cards + other];
            may[row * cards + other] = places;
        }
    }

    /**
     * Finds places for all cards as an observer may imagine them, each place holding as many as it
     * should; then shuffles.
     *
     * @param sizes how many cards lie in each place
     * @return where each card lies, or an error when the knowledge contradicts itself
     */
    public byte[] deal(int observer, int[] sizes, Rng rng) {
        byte[] lies = new byte[cards];
        java.util.Arrays.fill(lies, (byte) -1);
        int[] room = sizes.clone();
        for (int card = 0; card < cards; card++)
            if (may(observer, card) != 0 && !settle(observer, card, lies, room, 0))
                throw new IllegalStateException("no place for card " + card);
        for (int pass = 0; pass < 4; pass++) shuffle(observer, lies, rng);
        return lies;
    }

    /** An augmenting path: the card takes a free place, or one whose card can move on. */
    private boolean settle(int observer, int card, byte[] lies, int[] room, int tried) {
        int places = may(observer, card) & ~tried;
        for (int rest = places; rest != 0; rest = Bits.rest(rest)) {
            int place = Bits.first(rest);
            if (place < room.length && room[place] > 0) {
                room[place]--;
                lies[card] = (byte) place;
                return true;
            }
        }
        int seen = tried | places;
        for (int rest = places; rest != 0; rest = Bits.rest(rest)) {
            int place = Bits.first(rest);
            for (int other = 0; other < cards; other++) {
                if (other == card
                        || lies[other] != place
                        || !settle(observer, other, lies, room, seen)) continue;
                lies[card] = (byte) place;
                return true;
            }
        }
        return false;
    }

    private int row(int observer) {
        return observer == Game.SPECTATOR ? observers - 1 : observer;
    }

    private boolean sees(int seers, int row) {
        return (seers >>> (row == observers - 1 ? Game.SPECTATOR : row) & 1) != 0;
    }
}

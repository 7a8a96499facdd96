package signoria.kernel;

/**
 * Knowledge as state: for each observer and each hidden card the places where it may lie. What a
 * seat has seen stays known to it, also when the card goes back into a hand or a pile.
 *
 * <p>Places are numbers below 16 that a game gives names; observers are the seats, and one more row
 * for spectators. Four cards share a word, so that what changes for all cards is soon done.
 */
public final class Whereabouts {
    private static final int PLACES = 0xffff;
    private static final int EACH_SHIFT = 16;
    private static final int PER_WORD = Long.SIZE / EACH_SHIFT;

    /** The first place of each card in a word. */
    private static final long EACH = 0x0001000100010001L;

    private final int observers;
    private final int cards;
    private final int words; // of a row
    private final long[] may;

    /** Nobody knows anything; place cards with {@link #lie} before the first question. */
    public Whereabouts(int seats, int cards) {
        this.observers = seats + 1;
        this.cards = cards;
        this.words = (cards + PER_WORD - 1) / PER_WORD;
        this.may = new long[observers * words];
    }

    private Whereabouts(Whereabouts from) {
        observers = from.observers;
        cards = from.cards;
        words = from.words;
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
        return get(row(observer), card);
    }

    /** For text forms and imagined worlds. */
    public void setMay(int observer, int card, int places) {
        set(row(observer), card, places);
    }

    private int get(int row, int card) {
        return (int) (may[row * words + card / PER_WORD] >>> EACH_SHIFT * card) & PLACES;
    }

    private void set(int row, int card, int places) {
        int word = row * words + card / PER_WORD;
        int shift = EACH_SHIFT * card; // a shift by more than a word's bits starts anew
        may[word] = may[word] & ~((long) PLACES << shift) | (long) (places & PLACES) << shift;
    }

    public boolean knows(int observer, int card) {
        return Integer.bitCount(may(observer, card)) == 1;
    }

    /** Everybody sees the card lie there. */
    public void lie(int card, int place) {
        for (int row = 0; row < observers; row++) set(row, card, 1 << place);
    }

    /** One observer sees the card lie there. */
    public void see(int observer, int card, int place) {
        set(row(observer), card, 1 << place);
    }

    /** One observer looks at a place: the cards of a set, as bits, lie there, and no others. */
    public void look(int observer, long set, int place) {
        int from = row(observer) * words;
        long here = EACH << place;
        for (int i = 0; i < words; i++) {
            long seen = EACH & spread(set >>> PER_WORD * i);
            may[from + i] = may[from + i] & ~here & ~(seen * PLACES) | seen << place;
        }
    }

    /** The lowest bits of a set, one for each card of a word. */
    private static long spread(long set) {
        long two = set & 3 | (set & 12) << 2 * EACH_SHIFT - 2;
        return two | two << EACH_SHIFT - 1;
    }

    /**
     * A card goes from one hidden place to another. Those who see which one (a bit for each seat)
     * know where it lies now; to the others every card that may have lain there may have gone.
     *
     * @param emptied nothing is left in the first place
     */
    public void move(int card, int from, int to, int seers, boolean emptied) {
        long keep = emptied ? ~(EACH << from) : -1;
        for (int row = 0; row < observers; row++) {
            int unseen = row;
            while (row < observers && !sees(seers, row)) row++;
            drift(unseen * words, row * words, from, to, keep);
            if (row == observers) return;
            for (int i = row * words; i < (row + 1) * words; i++) may[i] &= keep;
            set(row, card, 1 << to);
        }
    }

    /** Some whole rows; hot. */
    private void drift(int start, int end, int from, int to, long keep) {
        for (int i = start; i < end; i++) may[i] = (may[i] | (may[i] >>> from & EACH) << to) & keep;
    }

    /**
     * Deals anew what an observer cannot know: cards trade places with each other where both may
     * lie in the other's place. With no knowledge at all the result is a uniform shuffle. What the
     * other seats know of a card goes along, so that none of them rules out what is now true.
     *
     * @param lies where each card lies; changed in place
     */
    public void shuffle(int observer, byte[] lies, Rng rng) {
        int row = row(observer);
        for (int card = cards - 1; card > 0; card--) {
            int mine = get(row, card);
            if ((mine & mine - 1) == 0) continue;
            int other = rng.next(card + 1);
            int hers = get(row, other);
            if ((mine >>> lies[other] & 1) == 0 || (hers >>> lies[card] & 1) == 0) continue;
            byte place = lies[card];
            lies[card] = lies[other];
            lies[other] = place;
            tradeKnowledge(row, card, other);
        }
    }

    private void tradeKnowledge(int observer, int card, int other) {
        for (int row = 0; row < observers - 1; row++) {
            if (row == observer) continue;
            int places = get(row, card);
            set(row, card, get(row, other));
            set(row, other, places);
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

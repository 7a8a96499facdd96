package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one reader (a seat, or {@link Game#SPECTATOR}) is told of a game while it is played, entry
 * by entry.
 *
 * <p>Sealed is a move that others do not notice at all. Nothing of it is told until what it answers
 * comes to light; then all that a seat has sealed is one entry, and the entries stand in the order
 * of the seats, so that neither their number nor their order tells how often, in which order or
 * when the seats made up their minds. An open move meanwhile, such as an offer, ends nothing.
 */
public final class Chronicle<S, M, V> {
    /** The seat of an entry in which several seats' sealed answers come to light. */
    public static final int NOBODY = -1;

    /**
     * One entry.
     *
     * @param number from 1
     * @param after how many moves of the game had been made at that point
     * @param seat who moved, or {@link #NOBODY}
     * @param move empty where it is hidden from the reader
     * @param events what it made happen; the reader sees {@link Events.Kept#seenBy} of it
     */
    public record Entry<M>(int number, int after, int seat, Optional<M> move, Events.Kept events) {}

    private static final Events.Kept NOTHING = new Events.Kept();

    private final Game<S, M, V> game;
    private final int reader;
    private int moves;
    private int size;
    private int sealed; // the seats with moves that the reader does not know of, as bits
    private int answered; // those of them that owed nothing more then

    public Chronicle(Game<S, M, V> game, int reader) {
        this.game = game;
        this.reader = reader;
    }

    /** The same so far; both go on by themselves. */
    public Chronicle(Chronicle<S, M, V> other) {
        this(other.game, other.reader);
        moves = other.moves;
        size = other.size;
        sealed = other.sealed;
        answered = other.answered;
    }

    /** The whole game as the reader is told it, from its beginning. */
    public static <S, M, V> List<Entry<M>> of(Journal<S, M, V> journal, int reader) {
        List<Entry<M>> entries = new ArrayList<>();
        walk(journal, new Chronicle<>(journal.game(), reader), entries);
        return entries;
    }

    /** How far a reader has been told of a game. */
    public static <S, M, V> Chronicle<S, M, V> after(Journal<S, M, V> journal, int reader) {
        Chronicle<S, M, V> chronicle = new Chronicle<>(journal.game(), reader);
        walk(journal, chronicle, new ArrayList<>());
        return chronicle;
    }

    private static <S, M, V> void walk(
            Journal<S, M, V> journal, Chronicle<S, M, V> chronicle, List<Entry<M>> told) {
        S before = journal.stateAfter(0);
        for (Journal.Entry<M> each : journal.entries()) {
            Events.Kept events = new Events.Kept();
            S after = journal.game().after(before, each.seat(), each.move(), events);
            told.addAll(chronicle.moved(before, after, each.seat(), each.move(), events));
            before = after;
        }
    }

    /** How many entries there are. */
    public int size() {
        return size;
    }

    /** Whether moves were made that the reader does not know of. */
    public boolean sealed() {
        return sealed != 0;
    }

    /** The seats that the reader takes for asked, as bits. */
    public int asked(S now) {
        return sealed == 0 ? game.waiting(now) : seeming(now);
    }

    /**
     * Sealed answers are blank in what the reader can imagine, and who gave them still owes them.
     */
    private int seeming(S now) {
        int own = reader == Game.SPECTATOR ? 0 : 1 << reader;
        int imagined = game.waiting(game.imagine(game.view(now, reader), Rng.of(0)));
        return imagined & ~own | game.waiting(now) & own;
    }

    /** Notes a move: what the reader is told of it now, nothing when it is sealed. */
    public List<Entry<M>> moved(S before, S after, int seat, M move, Events.Kept events) {
        moves++;
        boolean hidden = seat != reader && game.secret(before, seat, move);
        if (hidden && !notices(game, before, after, reader, events)) {
            sealed |= 1 << seat;
            if ((game.waiting(after) >>> seat & 1) == 0) answered |= 1 << seat;
            else answered &= ~(1 << seat);
            return List.of();
        }
        List<Entry<M>> told = new ArrayList<>(1);
        boolean several = false;
        if (hidden) unseal(seat); // what it sealed before is told with this move
        if (sealed != 0 && !staysSealed(after)) {
            several = hidden;
            unseal(seat);
            int ended = several ? sealed | 1 << seat : sealed;
            for (int each : Bits.numbers(ended))
                told.add(new Entry<>(++size, moves - 1, each, Optional.empty(), NOTHING));
            sealed = answered = 0;
        }
        Optional<M> known = hidden ? Optional.empty() : Optional.of(move);
        told.add(new Entry<>(++size, moves, several ? NOBODY : seat, known, events));
        return told;
    }

    private void unseal(int seat) {
        sealed &= ~(1 << seat);
        answered &= ~(1 << seat);
    }

    /**
     * What was sealed still is: somebody who has answered seems to owe the answer. As long as all
     * who sealed something owe more, nothing can have come to light.
     */
    private boolean staysSealed(S now) {
        int waiting = game.waiting(now);
        if (answered == 0) return (sealed & ~waiting) == 0;
        return (answered & ~waiting & seeming(now)) != 0;
    }

    /** Whether a reader is told of a move, or sees a difference. */
    public static <S, V> boolean notices(
            Game<S, ?, V> game, S before, S after, int reader, Events.Kept events) {
        return !events.seenBy(reader).isEmpty()
                || !game.view(before, reader).equals(game.view(after, reader));
    }
}

package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapter "the draft": everybody keeps a leader at the same time, unseen, and passes the others
 * to the right.
 */
final class Draft {
    private static final Refusal NOT_IN_PACK = Refusal.of("lorenzo/draft.1", "pack");

    static final int LEADERS = 4;

    private Draft() {}

    /** The pack that a seat holds now. */
    static int pack(State s, int seat) {
        return (seat + s.step) % s.seats;
    }

    static long held(State s, int seat) {
        return s.leaders.pack(pack(s, seat));
    }

    static void legal(State s, int seat, List<Move> out) {
        for (long rest = held(s, seat); rest != 0; rest = Bits.rest(rest))
            out.add(Move.KEEPS[Bits.first(rest)]);
    }

    static Refusal refusal(State s, int seat, Move.Keep move) {
        return (held(s, seat) >>> move.leader() & 1) != 0 ? Refusal.NONE : NOT_IN_PACK;
    }

    static void keep(State s, int seat, int leader, Events events) {
        s.answer(seat, leader);
        events.add(new LorenzoEvent.LeaderKept(seat, leader));
        if ((s.asked & ~s.answered()) != 0) return;
        s.agenda.pop();
        s.asked = 0;
        for (int other = 0; other < s.seats; other++) take(s, other, s.answer(other), false);
        s.answers = 0;
        s.step++;
        events.add(new LorenzoEvent.LeadersPassed());
        for (int other = 0; other < s.seats; other++) look(s, other);
        if (s.step < LEADERS - 1) ask(s);
        else
            for (int other = 0; other < s.seats; other++)
                take(s, other, Bits.first(held(s, other)), true);
    }

    static void ask(State s) {
        s.asked = (1 << s.seats) - 1;
        s.agenda.push(Task.of(Task.DRAFT));
    }

    private static void take(State s, int seat, int leader, boolean last) {
        int pack = pack(s, seat);
        s.leaders.pack(pack, s.leaders.pack(pack) & ~(1L << leader));
        s.leaders.take(seat, leader);
        s.leaders.known.move(
                leader,
                LeaderCards.PACK + pack,
                LeaderCards.HAND_OF + seat,
                Event.only(seat),
                last);
    }

    /**
     * A seat looks at the pack it holds: what lies in it is known, what does not lie in it cannot
     * be there.
     */
    static void look(State s, int seat) {
        int pack = pack(s, seat);
        s.leaders.known.look(seat, s.leaders.pack(pack), LeaderCards.PACK + pack);
    }
}

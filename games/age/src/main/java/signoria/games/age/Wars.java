package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "war and arms": War!, ties that go on, what the loser cedes. */
final class Wars {
    private static final Refusal NOT_CEDABLE = Refusal.of("age/war.3", "not-cedable");
    private static final Refusal NOT_MILITARY = Refusal.of("age/war.2", "not-military");
    private static final int WAR_BITS = 6;
    private static final int WAR_MASK = 63;

    private Wars() {}

    /** §arms.2 How many of one's military cards are in force against an opponent's. */
    static int inForce(int mine, int hers) {
        if (mine == 0) return 0;
        return hers == 0
                ? Integer.bitCount(mine)
                : Integer.bitCount(mine & -Integer.highestOneBit(hers) << 1);
    }

    /** The running wars, in the order declared: attacker and other side. */
    static int count(State s) {
        int count = 0;
        for (int rest = s.wars; rest != 0; rest >>>= WAR_BITS) count++;
        return count;
    }

    static int war(State s, int index) {
        return s.wars >>> WAR_BITS * index & WAR_MASK;
    }

    static int first(int war) {
        return war >>> 3;
    }

    static int second(int war) {
        return war & 7;
    }

    /** A seat is out: its wars end. */
    static void end(State s, int seat) {
        int kept = 0;
        int at = 0;
        for (int i = 0; i < count(s); i++) {
            int war = war(s, i);
            if (first(war) != seat && second(war) != seat) kept |= war << WAR_BITS * at++;
        }
        s.wars = kept;
    }

    /** After those that are there. */
    static void put(State s, int seat, int other) {
        s.wars |= (seat << 3 | other) << WAR_BITS * count(s);
    }

    private static void remove(State s, int seat, int other) {
        int kept = 0;
        int at = 0;
        boolean found = false;
        for (int i = 0; i < count(s); i++) {
            int war = war(s, i);
            if (!found && war == (seat << 3 | other)) found = true;
            else kept |= war << WAR_BITS * at++;
        }
        s.wars = kept;
    }

    private static boolean running(State s, int seat, int other) {
        for (int i = 0; i < count(s); i++) if (war(s, i) == (seat << 3 | other)) return true;
        return false;
    }

    /** §war.1 The war begins, and is fought at once. */
    static void declare(State s, int seat, int other, Events events) {
        put(s, seat, other);
        events.add(new AgeEvent.WarDeclared(seat, other));
        roll(s, seat, other, events);
    }

    /**
     * §war.2 At the start of a card turn every running war is fought again; a side at its turn may
     * arm first.
     */
    static void again(State s, int seat) {
        for (int i = count(s) - 1; i >= 0; i--) {
            int war = war(s, i);
            s.agenda.push(Task.WAR, first(war), second(war));
            if ((first(war) == seat || second(war) == seat) && s.hand(seat) != 0)
                s.agenda.push(Task.ARM, seat);
        }
    }

    static void legalArms(State s, int seat, List<Move> out) {
        out.add(Move.PASS);
        for (long rest = s.hand(seat) & s.catalog.military; rest != 0; rest = Bits.rest(rest)) {
            Move.Play move = Move.PLAYS[Bits.first(rest)];
            if (refusal(s, seat, move) == Refusal.NONE) out.add(move);
        }
    }

    /** §war.2 Only military cards. */
    static Refusal refusal(State s, int seat, Move.Play move) {
        Refusal held = Hands.holds(s, seat, move.card());
        if (held != Refusal.NONE) return held;
        Card card = s.catalog.card[move.card()];
        return card.military() ? Effects.playable(s, seat, card) : NOT_MILITARY;
    }

    /** Whether the line below the top of the agenda is a war that still goes on. */
    static boolean goesOnBelow(State s) {
        if (s.agenda.size() < 2) return false;
        int below = s.agenda.line(s.agenda.size() - 2);
        return Task.kind(below) == Task.WAR && running(s, Task.seat(below), Task.a(below));
    }

    /** §war.1 A die each, one more with Nationalism and for each military card in force. */
    static void roll(State s, int seat, int other, Events events) {
        if (!running(s, seat, other)) return;
        int myArms = inForce(s.arms(seat), s.arms(other));
        int herArms = inForce(s.arms(other), s.arms(seat));
        int mine = s.roll(State.WAR_STREAM) + nationalism(s, seat) + myArms;
        int hers = s.roll(State.WAR_STREAM) + nationalism(s, other) + herArms;
        events.add(new AgeEvent.WarRolled(seat, mine, other, hers));
        if (mine == hers && myArms == herArms) {
            s.moments++;
            Misery.addTogether(s, seat, 1, events);
            Misery.addTogether(s, other, 1, events);
            return;
        }
        remove(s, seat, other);
        boolean won = mine > hers || mine == hers && myArms > herArms;
        if (won) settle(s, seat, other, mine - hers, events);
        else settle(s, other, seat, hers - mine, events);
    }

    private static int nationalism(State s, int seat) {
        return s.has(seat, Advance.NATIONALISM) ? 1 : 0;
    }

    /**
     * §war.3 One step for the winner, two for the loser, who cedes as many provinces as the
     * difference.
     */
    private static void settle(State s, int winner, int loser, int difference, Events events) {
        s.moments++;
        Misery.addTogether(s, winner, 1, events);
        Misery.addTogether(s, loser, 2, events);
        if (difference > 0 && s.lives(winner) && s.lives(loser))
            s.agenda.push(Task.CEDE, loser, winner, difference);
    }

    static void legalProvinces(State s, int loser, List<Move> out) {
        for (Move.At move : Move.PROVINCES)
            if (cedable(s, loser, Task.a(s.agenda.top()), move.province())) out.add(move);
    }

    static Refusal refusal(State s, int loser, Move.At move) {
        return cedable(s, loser, Task.a(s.agenda.top()), move.province())
                ? Refusal.NONE
                : NOT_CEDABLE;
    }

    /** §war.3 A province of the loser that the winner may hold. */
    private static boolean cedable(State s, int loser, int winner, int province) {
        return s.lands.owner(province) == loser
                && Reach.mayHold(s, winner, province)
                && (s.lands.markersLeft(winner) > 0 || Pieces.canFree(s, winner, State.NOBODY));
    }

    static boolean canCede(State s, int loser, int winner) {
        if (!s.lives(winner)) return false;
        for (int p = Chart.next(s.lands.held(loser, 0), s.lands.held(loser, 1), 0);
                p >= 0;
                p = Chart.next(s.lands.held(loser, 0), s.lands.held(loser, 1), p + 1))
            if (cedable(s, loser, winner, p)) return true;
        return false;
    }

    /** §war.3 A step of misery for each that cannot be ceded; a winner who left is owed nothing. */
    static void bear(State s, int loser, int winner, int provinces, Events events) {
        if (s.lives(winner)) Misery.add(s, loser, provinces, events);
    }

    /** §pieces.3 A winner whose markers are all out may free one for it. */
    static void cede(State s, int loser, Move.At move, Events events) {
        int province = move.province();
        int winner = Task.a(s.agenda.top());
        s.agenda.replaceTop(Task.CEDE, loser, winner, Task.b(s.agenda.top()) - 1);
        if (s.lands.markersLeft(winner) > 0) handOver(s, loser, winner, province, events);
        else s.agenda.push(Task.FREE, winner, province, Task.FOR_WAR);
    }

    static void handOver(State s, int loser, int winner, int province, Events events) {
        s.lands.takeMarker(province);
        s.lands.putMarker(province, winner, false);
        events.add(new AgeEvent.Ceded(loser, winner, province));
    }
}

package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapter "harvest and production": harvest and production, their spaces and who works where.
 * Then {@code WorkServants} raises the action, {@code WorkRun} runs it, {@code WorkChoices} and
 * {@code WorkCards} ask what a card leaves open.
 */
final class Works {
    private static final Refusal LARGE_CLOSED = Refusal.of("lorenzo/work.1", "closed");
    private static final Refusal WORK_OCCUPIED = Refusal.of("lorenzo/work.1", "occupied");
    private static final Refusal NOT_THAT_OPPONENT = Refusal.of("lorenzo/pazzi.5", "opponent");
    private static final Refusal NO_SUCH_OPTION = Refusal.of("lorenzo/work.6", "option");

    static final int LARGE_MALUS = 3;

    private Works() {}

    // --- Spaces

    static boolean production(int space) {
        return space >= Space.PRODUCTION_SMALL;
    }

    /** §work.1 What of the member's value counts in the large space. */
    static int malus(State s, int seat, int space) {
        if (!Space.isLarge(space)) return 0;
        return s.has(seat, production(space) ? Power.LARGE_PRODUCTION : Power.LARGE_HARVEST)
                ? 0
                : LARGE_MALUS;
    }

    /** §work.1 Why a space is closed to a seat. */
    static Refusal closed(State s, int seat, int space) {
        if (Space.isLarge(space)) return s.seats == 2 ? LARGE_CLOSED : Refusal.NONE;
        return s.members.occupied(seat, space) && !s.has(seat, Power.OCCUPIED_SPACES)
                ? WORK_OCCUPIED
                : Refusal.NONE;
    }

    /** §work.2 An action of at least one can be reached with a member of this value. */
    static boolean reachable(State s, int seat, boolean production, int value) {
        return reachable(s, seat, production, value, Values.AS_NEEDED);
    }

    /** The same with the servants given. */
    static boolean reachable(State s, int seat, boolean production, int value, int given) {
        int gap = 1 - value - Values.workPlus(s, seat, production);
        return Values.servantsFor(s, seat, gap) <= Values.most(s, seat, given);
    }

    /** A member works: how many servants raise it is asked, unless they were named before. */
    static void enter(State s, boolean production, int value, int given, Events events) {
        s.agenda.push(Task.of(Task.WORK, production ? 1 : 0, value, 0, 0));
        if (given >= 0) WorkRun.begin(s, given, events);
    }

    // --- Offers

    /** §work.7 A bonus action by a card or leader. */
    static void offer(State s, Effect.Work work) {
        int production = work.production() ? 1 : 0;
        if (work.reach() == Effect.Reach.OPPONENT)
            s.agenda.push(Task.of(Task.WORK_OPPONENT, production, work.value(), 0, 0));
        else
            s.agenda.push(
                    Task.of(
                            Task.WORK,
                            production,
                            work.value(),
                            Task.OPTIONAL
                                    | (work.reach() == Effect.Reach.ONE_CARD ? Task.ONE_CARD : 0),
                            0));
    }

    static int owner(State s, long task) {
        return Task.d(task) > 0 ? Task.d(task) - 1 : s.actor;
    }

    /** The value of the action before servants. */
    static int start(State s, long task) {
        return Task.b(task) + Values.workPlus(s, s.actor, Task.a(task) == 1);
    }

    /** The value of the action with so many servants. */
    static int reached(State s, long task, int servants) {
        return start(s, task) + Values.raise(s, s.actor, servants);
    }

    // --- With the cards of an opponent (§pazzi.5)

    static void legalOpponents(State s, List<Move> out) {
        for (int other = 0; other < s.seats; other++)
            if (other != s.actor) out.add(Move.OPPONENTS[other]);
        Extras.legal(s, s.actor, out);
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Opponent move) {
        boolean other = move.seat() != s.actor && move.seat() < s.seats;
        return other ? Refusal.NONE : NOT_THAT_OPPONENT;
    }

    static void withCardsOf(State s, int opponent) {
        long task = s.agenda.top();
        s.agenda.pop();
        s.agenda.push(Task.of(Task.WORK, Task.a(task), Task.b(task), Task.OPTIONAL, opponent + 1));
    }

    /** Of two there is but one opponent. */
    static boolean settleOpponent(State s) {
        if (s.seats > 2) return false;
        withCardsOf(s, 1 - s.actor);
        return true;
    }

    // --- In the space of a leader (§leader.40)

    static void legalMemberWork(List<Move> out) {
        out.add(Move.CHOICES[0]);
        out.add(Move.CHOICES[1]);
    }

    static Refusal refusal(Move.Choose move) {
        return move.option() < 2 ? Refusal.NONE : NO_SUCH_OPTION;
    }

    static void memberWork(State s, int option, Events events) {
        long task = s.agenda.top();
        s.agenda.pop();
        enter(s, option == 1, Task.b(task), Placements.given(task), events);
    }

    /** Of harvest and production only one can reach a value of one. */
    static boolean settleMemberWork(State s, Events events) {
        long task = s.agenda.top();
        int given = Placements.given(task);
        boolean harvest = reachable(s, s.actor, false, Task.b(task), given);
        if (harvest && reachable(s, s.actor, true, Task.b(task), given)) return false;
        memberWork(s, harvest ? 0 : 1, events);
        return true;
    }
}

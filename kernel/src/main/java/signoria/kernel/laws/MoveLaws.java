package signoria.kernel.laws;

import signoria.kernel.Ahead;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Refusal;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What may be done, and that it can be done. */
final class MoveLaws {
    private MoveLaws() {}

    static <S, M, V> void legalMovesAreThoseNotRefused(Moment<S, M, V> at) {
        for (int seat = 0; seat < at.seats(); seat++) {
            Set<M> listed = new HashSet<>(at.legal(seat));
            for (M move : at.game().moves()) {
                Refusal refusal = at.game().refusal(at.state(), seat, move);
                boolean refused = refusal != Refusal.NONE;
                if (listed.remove(move) != refused) continue;
                throw new Breach(
                        Moment.who(seat)
                                + ": "
                                + at.text(move)
                                + (refused
                                        ? " is listed but refused: " + refusal
                                        : " is neither listed nor refused"));
            }
            for (M move : listed)
                throw new Breach(
                        Moment.who(seat)
                                + ": "
                                + at.text(move)
                                + " is legal, but not among moves()");
        }
    }

    static <S, M, V> void legalMovesComeInAFixedOrder(Moment<S, M, V> at) {
        for (int seat = 0; seat < at.seats(); seat++) {
            List<M> moves = at.legal(seat);
            if (!moves.equals(at.legal(seat))
                    || !moves.equals(Moment.legal(at.game(), at.copy(), seat)))
                throw new Breach(Moment.who(seat) + ": asked again, the list is another one");
            Set<M> seen = new HashSet<>();
            for (M move : moves)
                if (!seen.add(move))
                    throw new Breach(Moment.who(seat) + ": " + at.text(move) + " is listed twice");
        }
    }

    static <S, M, V> void waitingSeatsHaveAMove(Moment<S, M, V> at) {
        int waiting = at.game().waiting(at.state());
        if (waiting >>> at.seats() != 0)
            throw new Breach("waiting for seats that are not there: " + waiting);
        for (int seat = 0; seat < at.seats(); seat++) {
            boolean none = at.legal(seat).isEmpty();
            if (at.waits(seat) && none)
                throw new Breach(Moment.who(seat) + " waits without a legal move");
            if (waiting == 0 && !none)
                throw new Breach(Moment.who(seat) + " has legal moves when the game is over");
        }
    }

    static <S, M, V> void plannedAnswersAreAllowed(Moment<S, M, V> at) {
        for (int seat = 0; seat < at.seats(); seat++) {
            V view = at.view(seat);
            for (Ahead.Answer<M> answer : at.game().ahead(view, Language.EN).answers()) {
                if (answer.words().isBlank())
                    throw new Breach(Moment.who(seat) + " may plan something without words");
                if (!at.waits(seat)) continue;
                Optional<M> said = at.game().planned(view, answer.move());
                if (said.isPresent()) allowed(at, seat, said.get());
            }
        }
    }

    private static <S, M, V> void allowed(Moment<S, M, V> at, int seat, M answer) {
        Refusal refusal = at.game().refusal(at.state(), seat, answer);
        if (refusal != Refusal.NONE)
            throw new Breach(
                    Moment.who(seat) + ": the plan " + at.text(answer) + " is refused: " + refusal);
    }

    static <S, M, V> void legalMovesPlay(Moment<S, M, V> at) {
        for (int seat = 0; seat < at.seats(); seat++) {
            for (M move : at.legal(seat)) plays(at, seat, move);
            for (M move : at.game().candidates(at.view(seat)))
                if (at.game().refusal(at.state(), seat, move) == Refusal.NONE)
                    plays(at, seat, move);
        }
    }

    private static <S, M, V> void plays(Moment<S, M, V> at, int seat, M move) {
        S then = at.copy();
        try {
            at.game().play(then, seat, move, new Events.Kept());
            at.game().audit(then);
        } catch (RuntimeException | AssertionError e) {
            Breach breach = new Breach(Moment.who(seat) + ": " + at.text(move) + " fails: " + e);
            breach.initCause(e);
            throw breach;
        }
    }

    static <S, M, V> void askingChangesNothing(Moment<S, M, V> at) {
        S s = at.copy();
        Fields before = Fields.of(s);
        for (int observer : at.observers()) {
            V view = at.game().view(s, observer);
            at.game().candidates(view);
            List<M> legal = Moment.legal(at.game(), s, observer);
            if (!legal.isEmpty()) at.game().lean(s, observer, legal, new double[legal.size()]);
            if (observer != Game.SPECTATOR)
                for (M move : at.game().moves()) at.game().refusal(s, observer, move);
        }
        at.game().waiting(s);
        if (at.game().quiet(s)) at.game().worth(s, new double[at.seats()]);
        if (at.game().over(s)) at.game().result(s);
        before.difference(Fields.of(s))
                .ifPresent(
                        difference -> {
                            throw new Breach("after questions alone, " + difference);
                        });
    }
}

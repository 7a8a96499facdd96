package signoria.kernel.laws;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of a game that seats leave: from a moment of it each seat in turn leaves, now and
 * then another after it, and the rest is played to the end.
 */
final class LeavingLaws<S, M, V> {
    /** Every so many moves somebody else leaves, too. */
    private static final int SELDOM = 40;

    private final Docket<S, M, V> docket;
    private final Moment<S, M, V> from;
    private final Game<S, M, V> game;

    LeavingLaws(Docket<S, M, V> docket, Moment<S, M, V> from) {
        this.docket = docket;
        this.from = from;
        this.game = from.game();
    }

    void eachInTurn() {
        Optional<M> abandon = game.notation().abandon();
        if (abandon.isEmpty()) return;
        for (int seat = 0; seat < from.seats() && docket.clean(); seat++)
            if (game.refusal(from.state(), seat, abandon.get()) == Refusal.NONE)
                new Fork(seat, abandon.get()).playOn();
    }

    private final class Fork {
        private final M abandon;
        private final Rng rng;
        private final RandomPlayer<S, M, V> player;
        private final Journal<S, M, V> journal = from.journal().first(from.journal().size());

        /** Who leaves at once: the first one alone, or with others right after. */
        private final List<Integer> leaves = new ArrayList<>();

        Fork(int first, M abandon) {
            this.abandon = abandon;
            this.rng = Rng.of(31L * from.rng().next(Integer.MAX_VALUE) + first);
            this.player =
                    new RandomPlayer<>(
                            game, from.seats(), rng, RandomPlayer.Style.values()[first % 2]);
            leaves.add(first);
            while (rng.next(3) == 0) leaves.add(rng.next(from.seats()));
        }

        void playOn() {
            int most = journal.size() + game.sheet().cap() + from.seats();
            Moment<S, M, V> now = moment(new Events.Kept());
            while (docket.clean() && !game.over(now.state())) {
                Events.Kept events = new Events.Kept();
                docket.uphold(Law.A_SEAT_MAY_LEAVE, now, at -> step(at, events, most));
                now = moment(events);
                docket.uphold(Law.A_SEAT_MAY_LEAVE, now, LeavingLaws::stands);
            }
            if (docket.clean()) docket.uphold(Law.A_SEAT_MAY_LEAVE, now, LeavingLaws::ends);
        }

        private Moment<S, M, V> moment(Events.Kept events) {
            return new Moment<>(journal, journal.state(), events, from.effort(), from.imaginable());
        }

        private void step(Moment<S, M, V> now, Events.Kept events, int most) {
            if (journal.size() >= most) throw new Breach("no end after a seat has left");
            Journal.Entry<M> next = next(now.state());
            try {
                Refusal refusal = journal.play(next.seat(), next.move(), events);
                if (refusal != Refusal.NONE) throw new Breach("refused by " + refusal);
            } catch (RuntimeException | AssertionError e) {
                Breach breach =
                        new Breach(
                                Moment.who(next.seat()) + ": " + now.text(next.move()) + ": " + e);
                breach.initCause(e);
                throw breach;
            }
        }

        private Journal.Entry<M> next(S s) {
            if (leaves.isEmpty() && rng.next(SELDOM) == 0) leaves.add(rng.next(from.seats()));
            while (!leaves.isEmpty()) {
                int seat = leaves.removeFirst();
                if (game.refusal(s, seat, abandon) == Refusal.NONE)
                    return new Journal.Entry<>(seat, abandon);
            }
            return player.choose(s);
        }
    }

    /** It can go on from here: who is asked can answer, nothing is lost, all can be told. */
    private static <S, M, V> void stands(Moment<S, M, V> now) {
        MoveLaws.waitingSeatsHaveAMove(now);
        EndLaws.theBooksBalance(now);
        ShowLaws.eventsHaveWords(now);
    }

    private static <S, M, V> void ends(Moment<S, M, V> last) {
        EndLaws.resultsRankEverySeat(last);
        EndLaws.worthAgreesWithTheResult(last);
    }
}

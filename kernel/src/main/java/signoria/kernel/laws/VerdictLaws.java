package signoria.kernel.laws;

import signoria.kernel.Events;
import signoria.kernel.Foresight;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Preview;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Takeback;

import java.util.ArrayList;
import java.util.List;

/**
 * What a seat may ask of moves that it has made or might make tells it nothing of what it cannot
 * know: whether taking back is free, what several moves at once would be answered, what they bring.
 */
final class VerdictLaws {
    private static final int LENGTH = 6;

    /** So many sequences are foreseen after each move. */
    private static final int FORESEEN = 3;

    private VerdictLaws() {}

    static <S, M, V> void verdictsDoNotLeak(Moment<S, M, V> at) {
        Rng rng = at.rng();
        for (int seat = 0; seat < at.seats(); seat++) {
            S other = at.copy();
            at.game().redeal(other, seat, rng);
            new Story<>(at, other, seat, rng).go();
        }
    }

    /**
     * Play goes on in two worlds; others may seal something in one that they do not in the other.
     */
    private static final class Story<S, M, V> {
        private final Moment<S, M, V> at;
        private final Game<S, M, V> game;
        private final int seat;
        private final Rng rng;
        private final List<String> told = new ArrayList<>();
        private Journal<S, M, V> here;
        private Journal<S, M, V> there;

        Story(Moment<S, M, V> at, S other, int seat, Rng rng) {
            this.at = at;
            this.game = at.game();
            this.seat = seat;
            this.rng = rng;
            this.here = Journal.from(game, at.copy());
            this.there = Journal.from(game, other);
        }

        void go() {
            previewedAlike();
            for (int i = 0; i < LENGTH && goesOn() && looksTheSame(); i++) {
                Takeback.Verdict<S, M, V> verdict = takenBackAlike();
                for (int tries = 0; tries < FORESEEN; tries++) foreseenAlike();
                if (verdict instanceof Takeback.Verdict.Free<S, M, V> && rng.next(3) == 0)
                    takeBack();
            }
        }

        private boolean looksTheSame() {
            return view(here).equals(view(there));
        }

        private V view(Journal<S, M, V> journal) {
            return game.view(journal.state(), seat);
        }

        /** Somebody moves; false when nobody can, or the worlds part. */
        private boolean goesOn() {
            List<Integer> able = new ArrayList<>();
            for (int each = 0; each < at.seats(); each++)
                if (!legal(here, each).isEmpty()) able.add(each);
            if (able.isEmpty()) return false;
            int mover = able.contains(seat) && rng.next(2) == 0 ? seat : one(able);
            M move = one(legal(here, mover));
            if (mover != seat && game.secret(here.state(), mover, move)) {
                List<M> sealed = legal(there, mover);
                sealed.removeIf(each -> !game.secret(there.state(), mover, each));
                play(here, mover, move);
                if (!sealed.isEmpty() && rng.next(3) != 0) play(there, mover, one(sealed));
                told.add(Moment.who(mover) + " seals something");
                return true;
            }
            if (game.refusal(there.state(), mover, move) != Refusal.NONE) return false;
            play(here, mover, move);
            play(there, mover, move);
            told.add(Moment.who(mover) + ": " + at.text(move));
            return true;
        }

        private void play(Journal<S, M, V> journal, int mover, M move) {
            journal.play(mover, move, Events.IGNORED);
        }

        private List<M> legal(Journal<S, M, V> journal, int mover) {
            return Moment.legal(game, journal.state(), mover);
        }

        private <T> T one(List<T> all) {
            return all.get(rng.next(all.size()));
        }

        private Takeback.Verdict<S, M, V> takenBackAlike() {
            Takeback.Verdict<S, M, V> verdict = Takeback.of(here, seat);
            String other = kind(Takeback.of(there, seat));
            if (!kind(verdict).equals(other))
                throw otherwise("taking back is " + kind(verdict), other);
            return verdict;
        }

        private static String kind(Takeback.Verdict<?, ?, ?> verdict) {
            return verdict.getClass().getSimpleName();
        }

        private void takeBack() {
            if (!(Takeback.of(here, seat) instanceof Takeback.Verdict.Free<S, M, V>(var then))
                    || !(Takeback.of(there, seat)
                            instanceof Takeback.Verdict.Free<S, M, V>(var thenThere))) return;
            here = then;
            there = thenThere;
            told.add("take back");
            if (!looksTheSame()) throw otherwise("the view is " + view(here), "" + view(there));
        }

        /** A legal move and what may follow it, or anything. */
        private void foreseenAlike() {
            List<M> legal = legal(here, seat);
            if (legal.isEmpty()) return;
            List<M> moves = new ArrayList<>(List.of(one(legal)));
            S after = game.after(here.state(), seat, moves.getFirst(), Events.IGNORED);
            List<M> next = Moment.legal(game, after, seat);
            moves.add(next.isEmpty() || rng.next(2) == 0 ? one(game.moves()) : one(next));
            moves.add(one(game.moves()));
            Foresight one = Foresight.of(game, here.state(), seat, moves);
            Foresight other = Foresight.of(game, there.state(), seat, moves);
            if (!one.equals(other))
                throw otherwise(moves.stream().map(at::text).toList() + " are " + one, "" + other);
        }

        private void previewedAlike() {
            List<M> legal = legal(here, seat);
            if (legal.isEmpty()) return;
            List<M> moves = List.of(one(legal));
            Preview one = Preview.of(game, view(here), seat, moves, at.names(), Language.EN);
            Preview other = Preview.of(game, view(there), seat, moves, at.names(), Language.EN);
            if (!one.equals(other))
                throw otherwise(
                        "the preview of " + at.text(moves.getFirst()) + " is " + one, "" + other);
        }

        private Breach otherwise(String what, String other) {
            return new Breach(
                    Moment.who(seat)
                            + " after "
                            + told
                            + ": "
                            + what
                            + ", in another world "
                            + other);
        }
    }
}

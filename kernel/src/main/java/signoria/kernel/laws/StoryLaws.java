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
 * What a seat is told of moves that it makes, takes back or only asks about: as long as it sees no
 * difference between two worlds, there is none.
 */
final class StoryLaws {
    /** How many moves and take-backs make a story, and how many moves are tried after each. */
    private static final int LENGTH = 6;

    private static final int TRIED = 40;

    /** So many moves are asked about at once. */
    private static final int AHEAD = 3;

    private StoryLaws() {}

    static <S, M, V> void sequencesDoNotLeak(Moment<S, M, V> at) {
        LeakLaws.forTwins(
                at,
                (observer, other) -> {
                    if (observer != Game.SPECTATOR) new Story<>(at, other, observer).tell();
                });
    }

    static <S, M, V> void foresightsDoNotLeak(Moment<S, M, V> at) {
        Rng rng = at.rng();
        LeakLaws.forTwins(
                at,
                (observer, other) -> {
                    if (!at.legal(observer).isEmpty())
                        foreseenAlike(at, other, observer, ahead(at, observer, rng));
                });
    }

    /** Moves that the seat could make one after the other, and one that nothing is known of. */
    private static <S, M, V> List<M> ahead(Moment<S, M, V> at, int seat, Rng rng) {
        Game<S, M, V> game = at.game();
        List<M> moves = new ArrayList<>();
        S s = at.copy();
        for (int i = 1; i < AHEAD; i++) {
            List<M> legal = Moment.legal(game, s, seat);
            if (legal.isEmpty()) break;
            moves.add(legal.get(rng.next(legal.size())));
            game.play(s, seat, moves.getLast(), Events.IGNORED);
        }
        moves.add(game.moves().get(rng.next(game.moves().size())));
        return moves;
    }

    private static <S, M, V> void foreseenAlike(
            Moment<S, M, V> at, S other, int seat, List<M> moves) {
        Game<S, M, V> game = at.game();
        Foresight here = Foresight.of(game, at.state(), seat, moves);
        Foresight there = Foresight.of(game, other, seat, moves);
        if (!here.equals(there))
            throw new Breach(
                    Moment.who(seat)
                            + " asks for "
                            + moves
                            + " and gets "
                            + here
                            + ", in another world "
                            + there);
        if (!preview(at, at.state(), seat, moves).equals(preview(at, other, seat, moves)))
            throw new Breach(
                    Moment.who(seat)
                            + " foresees of "
                            + moves
                            + " something else in another world");
    }

    private static <S, M, V> Preview preview(Moment<S, M, V> at, S s, int seat, List<M> moves) {
        V view = at.game().view(s, seat);
        return Preview.of(at.game(), view, seat, moves, at.names(), Language.EN);
    }

    /** The same moves, questions and take-backs in two worlds that look alike to a seat. */
    private static final class Story<S, M, V> {
        private final Game<S, M, V> game;
        private final int seat;
        private final int seats;
        private final Rng rng;
        private final List<String> told = new ArrayList<>();
        private Journal<S, M, V> here;
        private Journal<S, M, V> there;

        Story(Moment<S, M, V> at, S other, int seat) {
            this.game = at.game();
            this.seat = seat;
            this.seats = at.seats();
            this.rng = at.rng();
            this.here = Journal.from(game, at.copy());
            this.there = Journal.from(game, other);
        }

        void tell() {
            for (int i = 0; i < LENGTH; i++) {
                boolean goesOn =
                        switch (rng.next(4)) {
                            case 0 -> takesBack();
                            case 1 -> somebodyElseMoves();
                            default -> moves();
                        };
                if (!goesOn) return;
                offeredAlike();
            }
        }

        private boolean moves() {
            List<M> legal = Moment.legal(game, here.state(), seat);
            if (legal.isEmpty()) return takesBack();
            M move = legal.get(rng.next(legal.size()));
            told.add(game.notation().write(move));
            Refusal refusal = there.play(seat, move, Events.IGNORED);
            if (refusal != Refusal.NONE) throw otherwise("refused: " + refusal);
            here.play(seat, move, Events.IGNORED);
            return looksAlike();
        }

        /** Whatever others can do in both worlds; where only one allows it, the story is over. */
        private boolean somebodyElseMoves() {
            int mover = rng.next(seats);
            if (mover == seat) return moves();
            List<M> legal = Moment.legal(game, here.state(), mover);
            if (legal.isEmpty()) return true;
            M move = legal.get(rng.next(legal.size()));
            told.add(Moment.who(mover) + ": " + game.notation().write(move));
            if (there.play(mover, move, Events.IGNORED) != Refusal.NONE) return false;
            here.play(mover, move, Events.IGNORED);
            return looksAlike();
        }

        private boolean takesBack() {
            Takeback.Verdict<S, M, V> verdict = Takeback.of(here, seat);
            Takeback.Verdict<S, M, V> other = Takeback.of(there, seat);
            if (verdict.getClass() != other.getClass())
                throw otherwise(
                        "taking back is "
                                + other.getClass().getSimpleName()
                                + ", not "
                                + verdict.getClass().getSimpleName());
            told.add("take back");
            here = then(verdict, here);
            there = then(other, there);
            return looksAlike();
        }

        private static <S, M, V> Journal<S, M, V> then(
                Takeback.Verdict<S, M, V> verdict, Journal<S, M, V> now) {
            return switch (verdict) {
                case Takeback.Verdict.Free<S, M, V>(var then) -> then;
                case Takeback.Verdict.Asks<S, M, V>(var then) -> then;
                case Takeback.Verdict.Nothing<S, M, V> _ -> now;
            };
        }

        private boolean looksAlike() {
            return game.view(here.state(), seat).equals(game.view(there.state(), seat));
        }

        private void offeredAlike() {
            if (!Moment.legal(game, here.state(), seat)
                    .equals(Moment.legal(game, there.state(), seat)))
                throw otherwise("other moves are offered");
            for (int j = 0; j < TRIED; j++) {
                M move = game.moves().get(rng.next(game.moves().size()));
                if (!game.refusal(here.state(), seat, move)
                        .equals(game.refusal(there.state(), seat, move)))
                    throw otherwise("'" + game.notation().write(move) + "' is refused otherwise");
            }
        }

        private Breach otherwise(String what) {
            return new Breach(Moment.who(seat) + " after " + told + ", in another world: " + what);
        }
    }
}

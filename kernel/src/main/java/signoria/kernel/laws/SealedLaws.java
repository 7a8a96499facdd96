package signoria.kernel.laws;

import signoria.kernel.Chronicle;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.List;

/** Sealed means sealed: two games that differ in what one seat seals are one to all others. */
final class SealedLaws {
    /** So many moves are made at most to see what was sealed come to light. */
    private static final int FAR = 16;

    /** So many sealed moves a seat makes at most before others move. */
    private static final int SEALED = 3;

    private SealedLaws() {}

    static <S, M, V> void sealedMeansSealed(Moment<S, M, V> at) {
        Rng rng = at.rng();
        Line<S, M, V> here = null;
        for (int seat = 0; seat < at.seats(); seat++) {
            if (sealing(at.game(), at.state(), seat).isEmpty()) continue;
            if (here == null) here = new Line<>(at);
            new Pair<>(at, here, seat, rng).compare();
        }
    }

    /** The moves of a seat that nobody who only watches notices. */
    private static <S, M, V> List<M> sealing(Game<S, M, V> game, S s, int seat) {
        List<M> sealing = new ArrayList<>();
        for (M move : Moment.legal(game, s, seat)) {
            if (!game.secret(s, seat, move)) continue;
            Events.Kept events = new Events.Kept();
            S after = game.after(s, seat, move, events);
            if (!Chronicle.notices(game, s, after, Game.SPECTATOR, events)) sealing.add(move);
        }
        return sealing;
    }

    /** A game that goes on from the moment, and what each observer is told of it from then on. */
    private static final class Line<S, M, V> {
        final Game<S, M, V> game;
        final List<Integer> observers;
        final List<Chronicle<S, M, V>> chronicles = new ArrayList<>();
        final List<List<String>> told = new ArrayList<>();
        S s;

        /** From the beginning of the game to the moment. */
        Line(Moment<S, M, V> at) {
            game = at.game();
            observers = at.observers();
            s = game.start(at.journal().setup());
            for (int observer : observers) {
                chronicles.add(new Chronicle<>(game, observer));
                told.add(new ArrayList<>());
            }
            for (Journal.Entry<M> entry : at.journal().entries()) play(entry.seat(), entry.move());
            for (List<String> each : told) each.clear();
        }

        Line(Line<S, M, V> other) {
            game = other.game;
            observers = other.observers;
            s = game.copy(other.s);
            for (Chronicle<S, M, V> each : other.chronicles) {
                chronicles.add(new Chronicle<>(each));
                told.add(new ArrayList<>());
            }
        }

        /** Plays a move; the observers to whom something sealed came to light, as bits. */
        int play(int seat, M move) {
            Events.Kept events = new Events.Kept();
            S after = game.after(s, seat, move, events);
            int opened = 0;
            for (int i = 0; i < observers.size(); i++) {
                Chronicle<S, M, V> chronicle = chronicles.get(i);
                boolean sealed = chronicle.sealed();
                List<Chronicle.Entry<M>> entries = chronicle.moved(s, after, seat, move, events);
                if (sealed && !chronicle.sealed()) opened |= 1 << i;
                for (Chronicle.Entry<M> entry : entries)
                    told.get(i)
                            .add(
                                    entry.number()
                                            + " seat "
                                            + (entry.seat() + 1)
                                            + ": "
                                            + entry.move().map(game.notation()::write)
                                            + " "
                                            + seen(entry, observers.get(i)));
            }
            s = after;
            return opened;
        }

        private static List<Event> seen(Chronicle.Entry<?> entry, int observer) {
            return entry.events().seenBy(observer);
        }
    }

    /** Two such games; a seat seals one thing in the one, another or nothing in the other. */
    private static final class Pair<S, M, V> {
        private final Game<S, M, V> game;
        private final int seat;
        private final int seats;
        private final Rng rng;
        private final Line<S, M, V> one;
        private final Line<S, M, V> other;
        private int fooled; // the observers to whom both must look the same, as bits

        Pair(Moment<S, M, V> at, Line<S, M, V> here, int seat, Rng rng) {
            this.game = at.game();
            this.seat = seat;
            this.seats = at.seats();
            this.rng = rng;
            this.one = new Line<>(here);
            this.other = new Line<>(here);
            fooled = (1 << seats + 1) - 1 & ~(1 << seat);
        }

        void compare() {
            seal(one, 1 + rng.next(SEALED));
            seal(other, rng.next(SEALED + 1));
            // whom a game shows more than those who watch is not to be fooled
            for (int i = 0; i <= seats; i++)
                if (!one.told.get(i).isEmpty() || !other.told.get(i).isEmpty()) fooled &= ~(1 << i);
            same("something sealed");
            for (int i = 0; i < FAR && fooled != 0 && !game.over(one.s) && step(); i++) {}
        }

        private void seal(Line<S, M, V> line, int times) {
            for (int i = 0; i < times; i++) {
                List<M> moves = sealing(game, line.s, seat);
                if (!moves.isEmpty()) line.play(seat, moves.get(rng.next(moves.size())));
            }
        }

        /** Somebody else does the same in both; when nobody can, the seat itself gets on. */
        private boolean step() {
            int first = rng.next(seats);
            boolean openly = rng.next(2) == 0;
            for (int i = 0; i < 2 * seats; i++) {
                int mover = (first + i) % seats;
                if (mover != seat && moves(mover, openly == i < seats)) return true;
            }
            List<M> moves = new ArrayList<>();
            for (M move : Moment.legal(game, one.s, seat))
                if (game.refusal(other.s, seat, move) == Refusal.NONE) moves.add(move);
            if (moves.isEmpty()) return false;
            play(seat, moves.get(rng.next(moves.size())));
            return true;
        }

        private boolean moves(int mover, boolean openly) {
            List<M> moves = new ArrayList<>();
            for (M move : wishes(mover, openly)) {
                if (game.secret(one.s, mover, move) == openly) continue;
                Refusal here = game.refusal(one.s, mover, move);
                Refusal there = game.refusal(other.s, mover, move);
                if (!here.equals(there) && (fooled >>> mover & 1) != 0)
                    throw breach(mover, move + " gets " + here, there.toString());
                if (here == Refusal.NONE && there == Refusal.NONE) moves.add(move);
            }
            if (moves.isEmpty()) return false;
            play(mover, moves.get(rng.next(moves.size())));
            return true;
        }

        private List<M> wishes(int mover, boolean openly) {
            List<M> moves = Moment.legal(game, one.s, mover);
            if (!openly) return moves;
            moves.addAll(game.candidates(game.view(one.s, mover)));
            if (rng.next(seats) == 0) game.notation().abandon().ifPresent(moves::add);
            return moves;
        }

        private void play(int mover, M move) {
            int opened = one.play(mover, move) | other.play(mover, move);
            for (int i = 0; i <= seats; i++)
                if ((opened >>> i & 1) != 0 && (fooled >>> i & 1) != 0 && !alike(i))
                    fooled &= ~(1 << i); // something has come to light
            same(Moment.who(mover) + ": " + game.notation().write(move));
            fooled &= ~opened; // what did not may do so whenever it likes
        }

        /** Neither what an observer sees nor what it was told to have happened is different. */
        private boolean alike(int i) {
            int observer = one.observers.get(i);
            return game.view(one.s, observer).equals(game.view(other.s, observer))
                    && one.told.get(i).getLast().equals(other.told.get(i).getLast());
        }

        private void same(String after) {
            for (int i = 0; i <= seats; i++) {
                if ((fooled >>> i & 1) == 0) continue;
                int observer = one.observers.get(i);
                same(observer, after, "sees", view(one, observer), view(other, observer));
                same(observer, after, "is told", one.told.get(i), other.told.get(i));
                same(observer, after, "may", legal(one, observer), legal(other, observer));
                same(
                        observer,
                        after,
                        "takes for asked",
                        one.chronicles.get(i).asked(one.s),
                        other.chronicles.get(i).asked(other.s));
            }
        }

        private V view(Line<S, M, V> line, int observer) {
            return game.view(line.s, observer);
        }

        private List<M> legal(Line<S, M, V> line, int observer) {
            return Moment.legal(game, line.s, observer);
        }

        private void same(int observer, String after, String does, Object here, Object there) {
            if (!here.equals(there))
                throw breach(observer, does + " " + here + " after " + after, there.toString());
        }

        private Breach breach(int observer, String here, String there) {
            return new Breach(
                    Moment.who(observer)
                            + " "
                            + here
                            + "; had "
                            + Moment.who(seat)
                            + " sealed something else: "
                            + there);
        }
    }
}

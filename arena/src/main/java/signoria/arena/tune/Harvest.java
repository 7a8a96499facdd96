package signoria.arena.tune;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Dice;
import signoria.bots.Level;
import signoria.bots.Opinion;
import signoria.kernel.Bits;
import signoria.kernel.Digest;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;

/** Plays games against itself and gathers quiet moments of them, or decisions. */
final class Harvest<S, M, V> {
    /** One move in so many is any: positions that nobody would seek must be judged too. */
    private static final int STRAY = 12;

    /** One quiet moment in so many is kept. */
    private static final int KEPT = 3;

    /** How much more the moves count that a search turned to: a power of its visits. */
    private static final double SHARPER = 4;

    private final Game<S, M, V> game;
    private final Level level;
    private final String seed;

    Harvest(Game<S, M, V> game, Level level, String seed) {
        this.game = game;
        this.level = level;
        this.seed = seed;
    }

    /** The samples of one game; none if it came to no end. */
    List<Sample<S>> samples(int number, Setup seats) {
        Playing playing = new Playing(number, seats);
        List<S> kept = new ArrayList<>();
        while (playing.goesOn()) {
            if (game.quiet(playing.s) && playing.dice.next(KEPT) == 0)
                kept.add(game.copy(playing.s));
            List<M> legal = playing.legal();
            playing.play(
                    playing.dice.next(STRAY) == 0
                            ? playing.any(legal)
                            : playing.bot().choose(playing.view(), legal, Budget.USUAL));
        }
        if (!game.over(playing.s)) return List.of();
        double[] end = new double[seats.seats()];
        game.worth(playing.s, end);
        return kept.stream().map(state -> new Sample<>(state, end, number)).toList();
    }

    /** The decisions of one game. */
    List<Decision<S, M>> decisions(int number, Setup seats) {
        Playing playing = new Playing(number, seats);
        List<Decision<S, M>> decisions = new ArrayList<>();
        while (playing.goesOn()) {
            List<M> legal = playing.legal();
            if (legal.size() == 1) {
                playing.play(legal.getFirst());
                continue;
            }
            List<Opinion<M>> opinions = playing.bot().opinions(playing.view(), legal, Budget.USUAL);
            decisions.add(
                    new Decision<>(
                            game.copy(playing.s),
                            playing.seat(),
                            legal,
                            shares(legal, opinions),
                            number));
            playing.play(
                    playing.dice.next(STRAY) == 0
                            ? playing.any(legal)
                            : opinions.getFirst().move());
        }
        return decisions;
    }

    /** What was searched most has the greatest share by far; all 0 if no listed move was. */
    private static <M> double[] shares(List<M> legal, List<Opinion<M>> opinions) {
        double[] shares = new double[legal.size()];
        double most = opinions.getFirst().worlds();
        double sum = 0;
        for (Opinion<M> opinion : opinions) {
            int move = legal.indexOf(opinion.move());
            if (move >= 0) sum += shares[move] = Math.pow(opinion.worlds() / most, SHARPER);
        }
        if (sum > 0) for (int move = 0; move < shares.length; move++) shares[move] /= sum;
        return shares;
    }

    /** One game being played. */
    private final class Playing {
        private final Dice dice;
        private final List<Bot<M, V>> bots = new ArrayList<>();
        private final S s;
        private int made;

        Playing(int number, Setup seats) {
            dice = new Dice(Long.parseUnsignedLong(Digest.brief("stray " + seed + number), 16));
            Setup setup = seats.with(new Seed(Digest.sha256("tune " + seed + " " + number)));
            for (int seat = 0; seat < setup.seats(); seat++)
                bots.add(level.bot(game, seat, dice.bits()));
            s = game.start(setup);
        }

        boolean goesOn() {
            return !game.over(s) && made < game.sheet().cap();
        }

        int seat() {
            return Bits.first(game.waiting(s));
        }

        Bot<M, V> bot() {
            return bots.get(seat());
        }

        V view() {
            return game.view(s, seat());
        }

        List<M> legal() {
            List<M> legal = new ArrayList<>();
            game.legal(s, seat(), legal);
            return legal;
        }

        M any(List<M> legal) {
            return legal.get(dice.next(legal.size()));
        }

        void play(M move) {
            made++;
            game.play(s, seat(), move, Events.IGNORED);
        }
    }
}

package signoria.arena.tune;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Dice;
import signoria.bots.Level;
import signoria.kernel.Digest;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;

/** Plays games against itself and gathers quiet moments of them. */
final class Harvest<S, M, V> {
    /** One move in so many is any: positions that nobody would seek must be judged too. */
    private static final int STRAY = 12;

    /** One quiet moment in so many is kept. */
    private static final int KEPT = 3;

    private final Game<S, M, V> game;
    private final Level level;
    private final String seed;

    Harvest(Game<S, M, V> game, Level level, String seed) {
        this.game = game;
        this.level = level;
        this.seed = seed;
    }

    /** The samples of one game; none if it came to no end. */
    List<Sample<S>> game(int number, Setup seats) {
        Dice dice = new Dice(Long.parseUnsignedLong(Digest.brief("stray " + seed + number), 16));
        Setup setup = seats.with(new Seed(Digest.sha256("tune " + seed + " " + number)));
        List<Bot<M, V>> bots = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++)
            bots.add(level.bot(game, seat, dice.bits()));
        S s = game.start(setup);
        List<S> kept = new ArrayList<>();
        for (int made = 0; !game.over(s) && made < game.sheet().cap(); made++) {
            if (game.quiet(s) && dice.next(KEPT) == 0) kept.add(game.copy(s));
            int seat = Integer.numberOfTrailingZeros(game.waiting(s));
            List<M> legal = new ArrayList<>();
            game.legal(s, seat, legal);
            M move =
                    dice.next(STRAY) == 0
                            ? legal.get(dice.next(legal.size()))
                            : bots.get(seat).choose(game.view(s, seat), legal, Budget.USUAL);
            game.play(s, seat, move, Events.IGNORED);
        }
        if (!game.over(s)) return List.of();
        double[] end = new double[setup.seats()];
        game.worth(s, end);
        return kept.stream().map(state -> new Sample<>(state, end, number)).toList();
    }
}

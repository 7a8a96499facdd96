package signoria.arena;

import signoria.bots.Dice;
import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Digest;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Option;
import signoria.kernel.Position;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One short hash of all that a game's rules do: a fixed set of seeded random games over all seat
 * counts and every value of every option. It changes when, and only when, some of these games go
 * another way.
 */
public final class Signature {
    private static final int GAMES = 4;

    private Signature() {}

    public static String of(Game<?, ?, ?> game) {
        StringBuilder text = new StringBuilder();
        for (Setup setup : setups(game))
            for (int i = 0; i < GAMES; i++)
                text.append(play(game, setup.with(Seed.of(i)), i)).append('\n');
        return Digest.sha256(text.toString()).substring(0, 8);
    }

    /**
     * Every seat count with the usual options, then each other value of each option; what a game
     * refuses is left out.
     */
    static List<Setup> setups(Game<?, ?, ?> game) {
        List<Setup> setups = new ArrayList<>();
        for (int seats = game.sheet().fewest(); seats <= game.sheet().most(); seats++) {
            add(setups, game, seats, Map.of());
            for (Option option : game.sheet().options())
                for (String value : option.values())
                    if (!value.equals(option.usual()))
                        add(setups, game, seats, Map.of(option.name(), value));
        }
        return setups;
    }

    private static void add(
            List<Setup> setups, Game<?, ?, ?> game, int seats, Map<String, String> options) {
        try {
            setups.add(Setup.of(game, seats, options, Seed.ZERO));
        } catch (BadInput refused) {
            return; // these seats and options do not go together
        }
    }

    /** A random game: its moves, digests now and then, and how it ended. */
    private static <S, M> String play(Game<S, M, ?> game, Setup setup, long seed) {
        StringBuilder text = new StringBuilder();
        Dice dice = new Dice(seed);
        List<M> legal = new ArrayList<>();
        S s = game.start(setup);
        for (int decisions = 0; !game.over(s) && decisions < game.sheet().cap(); decisions++) {
            int seat = Bits.first(game.waiting(s));
            legal.clear();
            game.legal(s, seat, legal);
            M move = legal.get(dice.next(legal.size()));
            text.append(seat)
                    .append(' ')
                    .append(legal.size())
                    .append(' ')
                    .append(game.notation().write(move))
                    .append('\n');
            game.play(s, seat, move, Events.IGNORED);
            if (decisions % 64 == 0) text.append(Position.digest(game, s)).append('\n');
        }
        text.append(Position.digest(game, s)).append(game.over(s) ? game.result(s) : "unfinished");
        return Digest.sha256(text.toString());
    }
}

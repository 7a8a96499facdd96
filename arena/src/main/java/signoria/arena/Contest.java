package signoria.arena;

import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Digest;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A match to be played: the bots rotate over the seats, and every rotation plays the same deals.
 *
 * @param bots one for each seat of the first rotation
 * @param games how many games in all
 * @param seed what all deals and all bots' chance come from
 */
public record Contest(
        Game<?, ?, ?> game,
        List<Level> bots,
        Map<String, String> options,
        int games,
        Seed seed,
        Budget budget) {

    /**
     * A contest of the bots named; fewer than seats are repeated.
     *
     * @param players how many seats; 0 for the fewest that hold all bots
     */
    public static Contest of(
            Game<?, ?, ?> game,
            List<String> names,
            int players,
            Map<String, String> options,
            int games,
            Seed seed) {
        if (games < 1) throw new BadInput("--games takes 1 or more, not " + games);
        List<Level> bots = names.stream().map(Entrant::named).toList();
        int seats = players > 0 ? players : Math.max(game.sheet().fewest(), bots.size());
        if (bots.size() > seats)
            throw new BadInput(
                    bots.size()
                            + " bots do not fit "
                            + seats
                            + " seats: raise --players or name fewer --bots");
        Setup.of(game, seats, options, Seed.ZERO);
        List<Level> seated = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) seated.add(bots.get(seat % bots.size()));
        return new Contest(game, List.copyOf(seated), options, games, seed, Budget.USUAL);
    }

    /** The same with another budget for the bots. */
    public Contest with(Budget other) {
        return new Contest(game, bots, options, games, seed, other);
    }

    public int seats() {
        return bots.size();
    }

    /** How many rotations differ from each other: each deal is played so often. */
    public int rotations() {
        for (int turn = 1; turn < seats(); turn++) if (rotated(turn).equals(bots)) return turn;
        return seats();
    }

    public int deal(int number) {
        return number / rotations();
    }

    /** Who sits where in a game. */
    public List<Level> seating(int number) {
        return rotated(number % rotations());
    }

    public Setup setup(int number) {
        Seed deal = new Seed(Digest.sha256("deal " + seed.hex() + " " + deal(number)));
        return Setup.of(game, seats(), options, deal);
    }

    /** The chance of the bots in a game. */
    long thinking(int number) {
        return Long.parseUnsignedLong(Digest.brief("bots " + seed.hex() + " " + number), 16);
    }

    private List<Level> rotated(int turn) {
        List<Level> seating = new ArrayList<>();
        for (int seat = 0; seat < seats(); seat++) seating.add(bots.get((seat + turn) % seats()));
        return List.copyOf(seating);
    }
}

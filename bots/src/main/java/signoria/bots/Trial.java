package signoria.bots;

import java.util.ArrayList;
import java.util.List;

/** What came of a move in some worlds, the same ones for all moves that were tried together. */
public final class Trial<M> {
    private final M move;

    /** World by world, the points ahead and then the place of each seat. */
    private final List<double[]> worlds = new ArrayList<>();

    Trial(M move) {
        this.move = move;
    }

    void add(double points, double[] places) {
        double[] world = new double[places.length + 1];
        world[0] = points;
        System.arraycopy(places, 0, world, 1, places.length);
        worlds.add(world);
    }

    /** The move. */
    public M move() {
        return move;
    }

    /** In how many worlds it was tried. */
    public int worlds() {
        return worlds.size();
    }

    /** The points ahead of the best rival that it led to in a world, from 0. */
    public double points(int world) {
        return worlds.get(world)[0];
    }

    /** The place of a seat that it led to there. */
    public double place(int world, int seat) {
        return worlds.get(world)[seat + 1];
    }
}

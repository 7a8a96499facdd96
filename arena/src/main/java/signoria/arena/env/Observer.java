package signoria.arena.env;

import signoria.bots.Dice;
import signoria.kernel.Bits;
import signoria.kernel.Digest;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A view as a row of numbers, the same number always at the same place. How long lists get and
 * which names occur is found in random games, the same ones every time: a game, its options and its
 * seats have one shape.
 */
public final class Observer<S, M, V> {
    /** So many games are looked at, until so many views have been seen. */
    private static final int GAMES = 100;

    private static final int VIEWS = 20_000;

    private final Components whole;
    private final List<Entry> entries = new ArrayList<>();

    public Observer(Game<S, M, V> game, Setup setup) {
        Class<?> views = game.view(game.start(setup), 0).getClass();
        whole = new Components(views);
        survey(game, setup);
        whole.settle(game);
        whole.name("", entries);
    }

    private void survey(Game<S, M, V> game, Setup setup) {
        Dice dice = new Dice(0);
        List<M> legal = new ArrayList<>();
        int seen = 0;
        for (int deal = 0; deal < GAMES && seen < VIEWS; deal++) {
            S s = game.start(setup.with(Seed.of(deal)));
            for (int seat = 0; seat < setup.seats(); seat++) whole.see(game.view(s, seat));
            for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
                int seat = Bits.first(waiting);
                whole.see(game.view(s, seat));
                seen++;
                legal.clear();
                game.legal(s, seat, legal);
                game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
            }
            for (int seat = 0; seat < setup.seats(); seat++) whole.see(game.view(s, seat));
        }
    }

    /** How many numbers an observation has. */
    public int width() {
        return whole.width();
    }

    /** What each of them is. */
    public List<Entry> entries() {
        return entries;
    }

    /** The same for the same entries: what was learned from other ones does not fit. */
    public String digest() {
        return Digest.brief(entries.toString());
    }

    /** Writes the numbers of a view from a place on. */
    public void observe(V view, short[] out, int from) {
        Arrays.fill(out, from, from + width(), (short) 0);
        Part.Row row = new Part.Row(out);
        row.at = from;
        whole.write(view, row);
    }

    /** How values of a type become numbers. */
    static Part part(Type type) {
        if (type instanceof ParameterizedType generic && generic.getRawType() == List.class)
            return new Series(part(generic.getActualTypeArguments()[0]));
        if (!(type instanceof Class<?> plain))
            throw new IllegalStateException("a view cannot be observed through " + type);
        if (plain == String.class) return new Sentence();
        if (plain.isEnum()) return Names.of(plain);
        if (plain.isRecord()) return new Components(plain);
        return new Numbers(plain);
    }
}

package signoria.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * What a seat may be told of several moves before they are made: as far as it would learn nothing
 * by making them. Beyond, any answer would tell what chance has in store or what others have
 * sealed.
 */
public sealed interface Foresight {
    /** Nothing forbids any of them, as far as can be said. */
    record Clear() implements Foresight {}

    /** The first of them that a rule forbids. */
    record Refused(int index, Refusal why) implements Foresight {}

    /** One before the last would show something new, so nothing can be said of the rest. */
    record Beyond() implements Foresight {}

    static <S, M, V> Foresight of(Game<S, M, V> game, S now, int seat, List<M> moves) {
        S s = now;
        List<Journal.Entry<M>> made = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            Refusal refusal = game.refusal(s, seat, moves.get(i));
            if (refusal != Refusal.NONE) return new Refused(i, refusal);
            if (i + 1 == moves.size()) break;
            s = game.after(s, seat, moves.get(i), Events.IGNORED);
            made.add(new Journal.Entry<>(seat, moves.get(i)));
            if (mayUncover(game, now, s, seat) || Takeback.learned(game, seat, now, made, s))
                return new Beyond();
        }
        return new Clear();
    }

    /** A seat that has answered while others seem to owe an answer may have been the last. */
    private static <S, M, V> boolean mayUncover(Game<S, M, V> game, S before, S after, int seat) {
        int own = 1 << seat;
        boolean answers = (game.waiting(before) & own) != 0 && (game.waiting(after) & own) == 0;
        int seeming = game.waiting(game.imagine(game.view(before, seat), Rng.of(0)));
        return answers && (seeming & ~own) != 0;
    }
}

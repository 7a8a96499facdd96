package signoria.games.lorenzo;

import java.util.List;

/**
 * A development card.
 *
 * @param number as printed, from 1
 * @param special it belongs to the special tower
 * @param costs one or two ways to pay it
 * @param activation the least value of harvest or production that makes it work; {@link #ANY} when
 *     every value does and the value itself is the cap; 0 for cards that never work
 * @param end what it scores at the end
 */
record Card(
        int number,
        String set,
        boolean special,
        Type type,
        int period,
        String english,
        String italian,
        List<Cost> costs,
        List<Effect> immediate,
        int activation,
        List<Effect> permanent,
        List<Effect> end,
        String mark) {
    static final int ANY = 1;

    Card {
        costs = List.copyOf(costs);
        immediate = List.copyOf(immediate);
        permanent = List.copyOf(permanent);
        end = List.copyOf(end);
    }

    /** The effect that harvest or production sets off. */
    Effect work() {
        return permanent.getFirst();
    }

    /** Its effect grows with the value of the action. */
    boolean growing() {
        return !permanent.isEmpty()
                && (work() instanceof Effect.Times
                        || work() instanceof Effect.Per per && per.most() == Effect.Per.VALUE);
    }
}

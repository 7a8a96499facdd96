package signoria.games.age;

/**
 * One of the 64 history cards.
 *
 * @param epoch the epoch whose pile it joins
 * @param removed out of the game after play, else to the discards
 * @param aside one of the five kept out of the first deal
 * @param patronage what a patron pays for a personality
 */
record Card(
        int number,
        String id,
        int epoch,
        boolean removed,
        boolean aside,
        Effect effect,
        int patronage,
        String mark) {
    static final int COUNT = 64;

    boolean personality() {
        return effect instanceof Effect.Inspire;
    }

    boolean military() {
        return effect instanceof Effect.Arms;
    }
}

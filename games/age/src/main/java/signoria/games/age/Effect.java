package signoria.games.age;

import signoria.kernel.Told;

import java.util.List;

/** What a history card does; data only, performed by {@link Effects}. */
sealed interface Effect {
    /** Everybody is paid for one of these goods; the one who plays it names which (§history.2). */
    record Pay(List<Good> goods) implements Effect {}

    /** A personality: so much off each of these advances, more when raised (§person.1). */
    record Inspire(int discount, @Told("Advance.letters") int advances, int raised, Raise raise)
            implements Effect {}

    /** What raises a personality's discount. */
    enum Raise {
        NOTHING,
        CRUSADES,
        MONGOLS
    }

    /** A military advantage; a higher strength voids a lower one. */
    record Arms(int strength) implements Effect {}

    /**
     * Misery for everyone: a base, and so much per grain province or advance of a category.
     *
     * @param counted what is counted, none for grain provinces
     * @param relief an advance that takes one more step off, or -1
     * @param shielded Enlightened Ruler keeps it away
     */
    record Unrest(
            int base, int each, @Told("") Category counted, @Told("") int relief, boolean shielded)
            implements Effect {}

    record Confiscate() implements Effect {}

    record CivilWar() implements Effect {}

    record Crusade() implements Effect {}

    record Ruler() implements Effect {}

    record Decree() implements Effect {}

    record Raid() implements Effect {}

    record Rebellion() implements Effect {}

    record War() implements Effect {}

    record Plague() implements Effect {}

    record Tribute(int ducats) implements Effect {}
}

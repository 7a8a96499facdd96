package signoria.games.masters;

/** What is asked now. */
public enum Phase {
    /** Everybody chooses which leaders to keep, in secret. */
    KEEP,
    /** A seat chooses the goods it starts with. */
    START,
    /** A turn begins: the action, or leaders first. */
    TURN,
    /** Marbles were taken: what do the white ones give? */
    WHITES,
    /** Goods were taken that do not all fit: which are kept? */
    STORE,
    /** A card is being bought: where does it go? */
    SLOT,
    /** How much of a resource is paid from the warehouse? */
    PAY,
    /** Powers of production are being chosen. */
    PRODUCE,
    /** The resources of choice that a power costs. */
    SPEND,
    /** The resource of choice that a power gives. */
    MAKE,
    /** The action is done: leaders, or the end of the turn. */
    AFTER,
    OVER;

    static final Phase[] ALL = values();
}

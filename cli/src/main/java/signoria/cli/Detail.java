package signoria.cli;

/** How much is drawn of what lies on the table, so that a small screen holds it. */
enum Detail {
    /** All that is printed on a card. */
    FULL,
    /** A line for each card. */
    BRIEF,
    /** A line for each card that can be used now, the names of the others. */
    BARE
}

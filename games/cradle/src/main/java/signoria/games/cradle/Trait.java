package signoria.games.cradle;

/** What an outlook counts of a seat, in the order of the file of weights. */
enum Trait {
    /** Stones, wherever they are; those of one's own in reserve, and whether few are left there. */
    STONES,
    OWN,
    NONE_LEFT,
    ONE_LEFT,
    TWO_LEFT,
    /** Whether one places the next piece; the actions one has left. */
    NEXT,
    ACTIONS,
    /** The genius piece at home; cards in hand and in the pile. */
    GENIUS,
    CHARACTERS,
    CULTURES,
    JOLLIES,
    ROTATIONS,
    PILE,
    /** Characters of hand and pile: of high value, their strength, whether it is greater. */
    TWOS,
    THREE,
    FOUR,
    STRENGTH,
    STRONGER,
    /** Columns, their symbols, those of the highest; tops to be turned. */
    COLUMNS,
    SYMBOLS,
    HIGHEST,
    TURNABLE,
    /** Marks of each colour, and while the genius piece is at home. */
    BLUE_MARKS,
    RED_MARKS,
    BLUE_GENIUS,
    RED_GENIUS,
    /** Symbols of the columns that the open cards fit. */
    FITS,
    /** Symbols that all open events count, now and with the hand; by how much more than theirs. */
    SHOWN,
    COULD,
    AHEAD,
    COULD_AHEAD,
    /** Stones for characters where one is stronger; all of them, times one's strength there. */
    PRIZES,
    MIGHT;

    static final Trait[] ALL = values();

    /** What is counted besides at an event where one stands. */
    enum Here {
        /** One stands there; stones that a scoring of culture would bring now; how far ahead. */
        BLUE,
        GAIN,
        LEAD,
        /** By how much one could lead with the cards in hand, and gain by them. */
        COULD_LEAD,
        MORE,
        /** One stands there; stones that a duel would bring; how much stronger; the stones. */
        RED,
        PRIZE,
        STRONGER,
        HEIGHT;

        static final Here[] ALL = values();
    }
}

package signoria.games.cradle;

import signoria.kernel.Language;
import signoria.kernel.Told;

/** A card of the common deck. Cultures are numbered from 0, characters from {@link #PEOPLE}. */
sealed interface Card {
    /** The number of the first character; bits of a set of cards lie in two words. */
    int PEOPLE = 64;

    int index();

    String id();

    String name(Language in);

    String mark();

    /** What is printed beside the symbol of a culture card. */
    enum Kind {
        GENIUS_BLUE,
        GENIUS_RED,
        ROTATION,
        JOLLY
    }

    /**
     * A culture card.
     *
     * @param second the other symbol of a jolly; else the same as the first
     */
    record Culture(
            int index,
            String id,
            Kind kind,
            Symbol first,
            Symbol second,
            String english,
            String italian,
            String mark)
            implements Card {
        @Override
        public String name(Language in) {
            return in == Language.IT ? italian : english;
        }
    }

    /**
     * A character card.
     *
     * @param symbols its symbol as a bit, 0 for none
     */
    record Person(
            int index,
            String id,
            int value,
            @Told("Symbol.listed") int symbols,
            String life,
            String english,
            String italian,
            String mark)
            implements Card {
        @Override
        public String name(Language in) {
            return in == Language.IT ? italian : english;
        }
    }

    static boolean isPerson(int card) {
        return card >= PEOPLE;
    }
}

package signoria.games.princes;

import signoria.kernel.Language;

/**
 * Something with a name on it, in both languages, and a mark that says where its figures come from.
 */
sealed interface Printed {
    String id();

    String name();

    String nome();

    String mark();

    default String name(Language in) {
        return in == Language.IT ? nome() : name();
    }

    /** A city tile: income of every decade, and an ability. */
    record Tile(
            int index,
            String id,
            String name,
            String nome,
            City city,
            int gold,
            int influence,
            boolean merchant,
            Effect effect,
            String mark)
            implements Printed {}

    /** What an event does for its buyer. */
    enum Kind {
        ARTIST,
        MERCHANT,
        INVASION
    }

    /** An event: what it is paid in, its points, what it does to a city's status. */
    record EventTile(
            int index,
            String id,
            String name,
            String nome,
            int decade,
            Good good,
            Kind kind,
            int points,
            int status,
            int gold,
            String mark)
            implements Printed {
        /** An artist who goes to a city at once. */
        boolean placed() {
            return kind == Kind.ARTIST && status != 0;
        }
    }

    /** A type of troops. */
    record TroopTile(
            String id,
            String name,
            String nome,
            int copies,
            int price,
            int attack,
            int defence,
            int gold,
            int influence,
            String mark)
            implements Printed {}

    /** A family, its home city, and what it does always. */
    record FamilyTile(
            String id,
            String name,
            String nome,
            String home,
            String casa,
            Effect effect,
            String mark)
            implements Printed {
        String home(Language in) {
            return in == Language.IT ? casa : home;
        }
    }

    /** A kind of treachery. */
    record TreacheryTile(String id, String name, String nome, int copies, String mark)
            implements Printed {}

    /** A city and where it starts on the track. */
    record CityTile(String id, String name, String nome, int status, String mark)
            implements Printed {}
}

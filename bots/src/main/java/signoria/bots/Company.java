package signoria.bots;

import java.util.List;

/** The house players have names of their own, so that people can tell them apart. */
public final class Company {
    private static final List<String> NAMES =
            List.of(
                    "Bianca",
                    "Corso",
                    "Donata",
                    "Duccio",
                    "Ersilia",
                    "Fosca",
                    "Ginevra",
                    "Guido",
                    "Isotta",
                    "Lapo",
                    "Lavinia",
                    "Manente",
                    "Marietta",
                    "Nannina",
                    "Neri",
                    "Oretta",
                    "Puccio",
                    "Rinaldo",
                    "Simonetta",
                    "Taddeo",
                    "Tessa",
                    "Vieri",
                    "Violante");

    /** Has nothing in common with the number of names: no two seats of a table get the same. */
    private static final int STEP = 7;

    private Company() {}

    /** The name of a seat at a table: the same whenever it is asked for. */
    public static String name(String table, int seat) {
        return NAMES.get(Math.floorMod(table.hashCode() + STEP * seat, NAMES.size()));
    }

    /** As records write a house player: its level, and its name. */
    public static String filed(String level, String name) {
        return "bot:" + level + "." + name;
    }

    /** The name in a word of a record after {@code bot:}; the level where it has none. */
    public static String shown(String word) {
        int dot = word.lastIndexOf('.');
        return dot > 0 && NAMES.contains(word.substring(dot + 1)) ? word.substring(dot + 1) : word;
    }

    /** The level in a word of a record after {@code bot:}, without a name or number. */
    public static String level(String word) {
        String shown = shown(word);
        return shown.equals(word)
                ? word.replaceFirst("\\.\\d+$", "")
                : word.substring(0, word.length() - shown.length() - 1);
    }
}

package signoria.cli;

import signoria.bots.Company;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Partita;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who sits where: people first, then bots.
 *
 * @param names as the record writes them; a bot's begins with {@code bot:}
 */
record Roster(List<String> names) {
    private static final String BOT = "bot:";

    static Roster of(List<String> people, List<String> bots, int seats, String table) {
        List<String> wanted = new ArrayList<>();
        for (String name : people) {
            if (name.isBlank() || name.startsWith(BOT) || !name.matches("[^\\p{Cntrl}#]{1,24}"))
                throw new BadInput(
                        "a name has 1 to 24 letters and no #, and does not begin with bot:, not '"
                                + name
                                + "'");
            wanted.add(name);
        }
        for (int seat = people.size(); seat < seats; seat++)
            wanted.add(
                    Company.filed(
                            Level.trusted(bots.get((seat - people.size()) % bots.size())).name(),
                            Company.name(table, seat)));
        return new Roster(Partita.names(wanted));
    }

    /** The bot of a seat; none where a person sits. */
    Optional<Level> bot(int seat) {
        String name = names.get(seat);
        if (!name.startsWith(BOT)) return Optional.empty();
        return Optional.of(Level.named(Company.level(name.substring(BOT.length()))));
    }

    boolean person(int seat) {
        return !names.get(seat).startsWith(BOT);
    }

    /** The seats where people sit. */
    List<Integer> people() {
        List<Integer> people = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) if (person(seat)) people.add(seat);
        return people;
    }

    /** Names with the levels of the bots. */
    List<String> introduced() {
        List<String> introduced = new ArrayList<>(shown());
        for (int seat = 0; seat < introduced.size(); seat++) {
            if (person(seat)) continue;
            String level = Company.level(names.get(seat).substring(BOT.length()));
            if (!introduced.get(seat).startsWith(level))
                introduced.set(seat, introduced.get(seat) + " (" + level + ")");
        }
        return introduced;
    }

    /** Names as they are shown. */
    List<String> shown() {
        return names.stream()
                .map(
                        name ->
                                name.startsWith(BOT)
                                        ? Company.shown(name.substring(BOT.length()))
                                        : name.replace('_', ' '))
                .toList();
    }
}

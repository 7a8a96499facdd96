package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Seed;
import signoria.kernel.Sets;
import signoria.kernel.Setup;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What was chosen before the game.
 *
 * @param advanced leaders and own bonus tiles; either expansion implies them
 * @param seen with Pazzi, the decks' cards are looked through before the start
 * @param leadersLeave a card in this game may take a leader out of play
 * @param chosen with Pazzi, the cards in the decks when they were chosen freely
 */
record Variant(
        int seats,
        boolean advanced,
        boolean famiglie,
        boolean pazzi,
        boolean seen,
        Optional<boolean[]> chosen,
        boolean leadersLeave,
        Map<String, String> options) {
    static final int DECK = 8;
    static final String RANDOM = "random";
    private static final String SEEN = "seen";

    static Variant of(Catalog catalog, Setup setup) {
        boolean famiglie = setup.on("famiglie");
        boolean pazzi = setup.on("pazzi");
        String decks = setup.option("decks");
        if (setup.seats() == 5 && !famiglie)
            throw new BadInput("a fifth seat needs the expansion: --option famiglie=on");
        if (!decks.equals(RANDOM) && !pazzi)
            throw new BadInput("option decks=" + decks + " needs --option pazzi=on");
        boolean leadersLeave = false;
        for (Card card : catalog.cards)
            leadersLeave |=
                    (card.set().equals("base")
                                    || (card.set().equals("famiglie") ? famiglie : pazzi))
                            && catalog.work[card.number() - 1] instanceof Effect.DiscardLeader;
        return new Variant(
                setup.seats(),
                setup.on("advanced") || famiglie || pazzi,
                famiglie,
                pazzi,
                decks.equals(SEEN),
                decks.equals(RANDOM) || decks.equals(SEEN)
                        ? Optional.empty()
                        : Optional.of(chosen(decks, catalog)),
                leadersLeave,
                new TreeMap<>(setup.options()));
    }

    Setup setup() {
        return new Setup(seats, options, Seed.ZERO);
    }

    boolean plays(String set) {
        return switch (set) {
            case "base" -> true;
            case "famiglie" -> famiglie;
            default -> pazzi;
        };
    }

    /** §pazzi.1 The decks hold eight of the ten cards of each type and period: chance's or ours. */
    static Sets decks(Catalog catalog) {
        List<Sets.Group> groups = new ArrayList<>();
        for (int period = 1; period <= 3; period++)
            for (Type type : Type.ALL)
                groups.add(
                        new Sets.Group(
                                type.english() + ", period " + period,
                                type.italian() + ", periodo " + period,
                                Text.lower(type),
                                catalog.pile(type.ordinal(), period).stream()
                                        .map(Card::number)
                                        .toList()));
        return new Sets(List.of(RANDOM, SEEN), "chosen", "pazzi", DECK, groups);
    }

    private static boolean[] chosen(String decks, Catalog catalog) {
        boolean[] in = new boolean[Catalog.CARDS];
        for (int number : decks(catalog).read("decks", decks)) in[number - 1] = true;
        return in;
    }
}

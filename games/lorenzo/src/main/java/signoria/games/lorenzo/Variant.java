package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Text;

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

    static Variant of(Setup setup, Catalog catalog) {
        boolean famiglie = setup.on("famiglie");
        boolean pazzi = setup.on("pazzi");
        String decks = setup.option("decks");
        if (setup.seats() == 5 && !famiglie)
            throw new BadInput("a fifth seat needs the expansion: --option famiglie=on");
        if (!decks.equals("random") && !pazzi)
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
                decks.equals("seen"),
                decks.equals("random") || decks.equals("seen")
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

    /**
     * {@code chosen:1-8,145,…}: eight cards of each type and period, from the base game and Pazzi.
     */
    private static boolean[] chosen(String decks, Catalog catalog) {
        if (!decks.startsWith("chosen:"))
            throw new BadInput(
                    "option decks takes random, seen, or chosen: with card numbers, not '"
                            + decks
                            + "'");
        boolean[] in = new boolean[Catalog.CARDS];
        for (String part : decks.substring(7).split(",")) {
            int dash = part.indexOf('-');
            int from = Text.number(dash < 0 ? part : part.substring(0, dash), "decks");
            int to = dash < 0 ? from : Text.number(part.substring(dash + 1), "decks");
            for (int number = from; number <= to; number++) {
                if (number < 1 || number > Catalog.CARDS || catalog.card(number - 1).special())
                    throw new BadInput(
                            "decks: card " + number + " is not of the base game or Pazzi");
                if (in[number - 1]) throw new BadInput("decks: card " + number + " is named twice");
                in[number - 1] = true;
            }
        }
        for (Type type : Type.ALL)
            for (int period = 1; period <= 3; period++) {
                int count = 0;
                for (Card card : catalog.pile(type.ordinal(), period))
                    if (in[card.number() - 1]) count++;
                if (count != DECK)
                    throw new BadInput(
                            "decks: expected "
                                    + DECK
                                    + " cards of type "
                                    + Text.lower(type)
                                    + " in period "
                                    + period
                                    + ", found "
                                    + count);
            }
        return in;
    }
}

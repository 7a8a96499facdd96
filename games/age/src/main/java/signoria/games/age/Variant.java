package signoria.games.age;

import signoria.kernel.Setup;

/**
 * What is played, and never changes during a game: catalogue, seats, options.
 *
 * @param epochs how many epochs are played
 * @param playLow the provinces in play, with {@code playHigh}
 * @param credit what each advance takes off others of its category
 * @param credits the same for any set of advances of a category: 32 sums for each
 */
record Variant(
        Catalog catalog,
        Setup setup,
        int seats,
        int epochs,
        boolean freePatronage,
        boolean bonusForAll,
        boolean openingDraw,
        boolean gallArrow,
        boolean lateTimber,
        long playLow,
        long playHigh,
        int[] credit,
        int[] credits) {
    private static final int LATE_TIMBER = 5;
    private static final int SUBSETS = 32;
    private static final byte[][] SLOTS = {
        {}, {}, {}, {2, 4, 6}, {1, 3, 5, 6}, {1, 2, 3, 4, 5}, {1, 2, 3, 4, 5, 6}
    };

    static Variant of(Catalog catalog, Setup setup) {
        long low = 0;
        long high = 0;
        for (Region region : Region.ALL)
            if (setup.seats() >= region.players) {
                low |= catalog.chart.regions[2 * region.ordinal()];
                high |= catalog.chart.regions[2 * region.ordinal() + 1];
            }
        int[] credit = credit(catalog, setup);
        return new Variant(
                catalog,
                setup.with(signoria.kernel.Seed.ZERO),
                setup.seats(),
                Integer.parseInt(setup.option("epochs")),
                setup.option("patronage").equals("free"),
                setup.option("bonus").equals("all"),
                setup.on("opening-draw"),
                setup.on("gall-arrow"),
                setup.option("timber").equals("late"),
                low,
                high,
                credit,
                credits(credit));
    }

    private static int[] credit(Catalog catalog, Setup setup) {
        boolean even = setup.option("credits").equals("even");
        return catalog.advances.stream()
                .mapToInt(advance -> even ? advance.oldCredit() : advance.credit())
                .toArray();
    }

    private static int[] credits(int[] credit) {
        int[] credits = new int[SUBSETS * Category.ALL.length];
        for (Category category : Category.ALL)
            for (int subset = 0; subset < 1 << category.size(); subset++)
                for (int i = 0; i < category.size(); i++)
                    if ((subset >>> i & 1) != 0)
                        credits[SUBSETS * category.ordinal() + subset] +=
                                credit[category.first + i];
        return credits;
    }

    /** §advance.2 What all these advances of one category take off together. */
    int credits(Category category, int advances) {
        int subset = (advances & category.advances) >>> category.first;
        return credits[SUBSETS * category.ordinal() + subset];
    }

    /** The rank number of a place in the order of play (§rivalry.6). */
    int slot(int place) {
        return SLOTS[seats][place];
    }

    /** The capitals in play, in the order of the table in §setup.5. */
    int capital(int index) {
        return catalog.capitals[index];
    }

    /** The epoch whose pile a card joins. */
    int epoch(Card card) {
        return lateTimber && card.number() == LATE_TIMBER ? 2 : card.epoch();
    }

    boolean inPlay(int province) {
        return ((province < 64 ? playLow : playHigh) >>> province & 1) != 0;
    }
}

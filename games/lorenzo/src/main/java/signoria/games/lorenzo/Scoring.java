package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Result;
import signoria.kernel.Result.Line;

import java.util.ArrayList;
import java.util.List;

/** The chapter "the end": the points at the end, by category. */
final class Scoring {
    static final int PLAYED = 0;
    static final int FIFTH = 1; // §score.2, §curse.10: lost before the scoring
    static final int TERRITORIES = 2;
    static final int CHARACTERS = 3;
    static final int VENTURES = 4;
    static final int MILITARY = 5;
    static final int RESOURCES = 6;
    static final int LOSSES = 7;
    static final int CATEGORIES = 8;
    static final List<String> KEYS =
            List.of(
                    "score-played",
                    "score-fifth",
                    "score-territories",
                    "score-characters",
                    "score-ventures",
                    "score-military",
                    "score-resources",
                    "score-losses");

    private Scoring() {}

    static Result result(State s) {
        int[][] figures = new int[s.seats][];
        for (int seat = 0; seat < s.seats; seat++)
            figures[seat] = new int[] {total(s, seat), -s.position(seat)};
        List<Line> lines = new ArrayList<>();
        for (int category = 0; category < CATEGORIES; category++) {
            int each = category;
            Line line = Line.of(KEYS.get(category), s.seats, seat -> part(s, seat, each));
            if (line.points().stream().anyMatch(part -> part != 0)) lines.add(line);
        }
        return Result.of(figures, lines);
    }

    /** What a category gives or takes. */
    static int part(State s, int seat, int category) {
        return category == LOSSES ? -losses(s, seat) : points(s, seat, category);
    }

    /** §score.7 All gains, then the losses; never below nothing. */
    static int total(State s, int seat) {
        int total = 0;
        for (int category = 0; category < LOSSES; category++) total += points(s, seat, category);
        return Math.max(0, total - loss(s, seat));
    }

    /** The losses as they can be taken: not more than there is. */
    static int losses(State s, int seat) {
        int total = 0;
        for (int category = 0; category < LOSSES; category++) total += points(s, seat, category);
        return Math.min(total, loss(s, seat));
    }

    static int points(State s, int seat, int category) {
        return switch (category) {
            case PLAYED -> s.held(seat, Good.VP);
            case FIFTH ->
                    s.cursed(seat, Excommunication.LOSE_FIFTH) ? -(s.held(seat, Good.VP) / 5) : 0;
            case TERRITORIES -> more(s, seat, territories(s, seat));
            case CHARACTERS -> more(s, seat, characters(s, seat));
            case VENTURES -> more(s, seat, ventures(s, seat));
            case MILITARY -> more(s, seat, military(s, seat));
            case RESOURCES -> more(s, seat, resources(s, seat) / 5);
            default -> throw new IllegalArgumentException("category " + category);
        };
    }

    /** §leader.43 One point more for each category that scores. */
    private static int more(State s, int seat, int points) {
        return points > 0 && s.has(seat, Power.POINT_MORE) ? points + 1 : points;
    }

    /** §score.3 */
    static int territories(State s, int seat) {
        return s.cursed(seat, Excommunication.NO_TERRITORY_POINTS)
                ? 0
                : s.catalog.territoryPoints[s.cards(seat, Type.TERRITORY)];
    }

    /** §score.3 */
    static int characters(State s, int seat) {
        return s.cursed(seat, Excommunication.NO_CHARACTER_POINTS)
                ? 0
                : s.catalog.characterPoints[s.cards(seat, Type.CHARACTER)];
    }

    /** §score.4 */
    static int ventures(State s, int seat) {
        if (s.cursed(seat, Excommunication.NO_VENTURE_POINTS)) return 0;
        int points = 0;
        for (int word = 0; word < Catalog.WORDS; word++)
            for (long rest = s.owned(seat, Type.VENTURE, word); rest != 0; rest = Bits.rest(rest))
                points += venture(s, seat, s.catalog.card[word * 64 + Bits.first(rest)]);
        return points;
    }

    private static int venture(State s, int seat, Card card) {
        int points = 0;
        for (int i = 0; i < card.end().size(); i++)
            points +=
                    switch (card.end().get(i)) {
                        case Effect.Gain(long goods) -> Goods.points(goods);
                        case Effect.Per per ->
                                Math.min(
                                        per.most(),
                                        Goods.points(per.goods()) * Effects.count(s, seat, per, 0));
                        case Effect _ -> 0;
                    };
        return points;
    }

    /**
     * §score.5 Five for the first, two for the second; equal ones share, and with two first there
     * is no second.
     */
    static int military(State s, int seat) {
        int above = 0;
        for (int other = 0; other < s.seats; other++)
            if (s.held(other, Good.MILITARY) > s.held(seat, Good.MILITARY)) above++;
        return above < 2 ? s.catalog.militaryRanking[above] : 0;
    }

    /** §score.6 */
    static int resources(State s, int seat) {
        return s.held(seat, Good.WOOD)
                + s.held(seat, Good.STONE)
                + s.held(seat, Good.COIN)
                + s.held(seat, Good.SERVANT);
    }

    /** §curse.10 What excommunications of the third period take at the end. */
    static int loss(State s, int seat) {
        int loss = 0;
        if (s.cursed(seat, Excommunication.LOSE_PER_MILITARY)) loss += s.held(seat, Good.MILITARY);
        if (s.cursed(seat, Excommunication.LOSE_PER_RESOURCE)) loss += resources(s, seat);
        if (s.cursed(seat, Excommunication.LOSE_PER_BUILDING_COST)) loss += buildingCosts(s, seat);
        if (s.cursed(seat, Excommunication.LOSE_PER_FIFTH_CARD))
            for (Type type : Type.ALL) loss += 5 * Math.max(0, s.cards(seat, type) - 4);
        return loss;
    }

    private static int buildingCosts(State s, int seat) {
        int costs = 0;
        for (int word = 0; word < Catalog.WORDS; word++)
            for (long rest = s.owned(seat, Type.BUILDING, word);
                    rest != 0;
                    rest = Bits.rest(rest)) {
                long goods =
                        s.catalog.card[word * 64 + Bits.first(rest)].costs().getFirst().goods();
                costs += Goods.wood(goods) + Goods.stone(goods);
            }
        return costs;
    }
}

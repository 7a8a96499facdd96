package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Tunable.Term;
import signoria.kernel.Weights;

import java.util.List;

/** The bots' evaluation: the points one may expect to end with. */
final class Worth {
    private static final double OUT = -100_000;
    private final double cardsATurn;
    private final double token;
    private final double tokenMost;
    private final double tokenSpare;
    private final double marker;
    private final double goods;
    private final double foothold;
    private final double footholdMost;
    private final double presence;
    private final double credit;
    private final double yearly;
    private final double ship;
    private final double payment;
    private final double person;
    private final double unrest;
    private final double event;
    private final double stability;
    private final double misery;
    private final double brink;

    Worth(Weights weights) {
        cardsATurn = weights.of("cards-a-turn");
        token = weights.of("token");
        tokenMost = weights.of("token-most");
        tokenSpare = weights.of("token-spare");
        marker = weights.of("marker");
        goods = weights.of("goods");
        foothold = weights.of("foothold");
        footholdMost = weights.of("foothold-most");
        presence = weights.of("presence");
        credit = weights.of("credit");
        yearly = weights.of("yearly");
        ship = weights.of("ship");
        payment = weights.of("payment");
        person = weights.of("person");
        unrest = weights.of("unrest");
        event = weights.of("event");
        stability = weights.of("stability");
        misery = weights.of("misery");
        brink = weights.of("brink");
    }

    void of(State s, double[] out) {
        for (int seat = 0; seat < s.seats; seat++) out[seat] = worth(s, seat);
    }

    private double worth(State s, int seat) {
        if (!s.lives(seat)) return OUT + s.out(seat);
        double points = Scoring.culture(s, seat) - Misery.value(s.misery(seat));
        if (s.phase == Phase.OVER) return points + s.cash(seat);
        double turns = turnsLeft(s);
        return points
                + money(s, seat, turns)
                + lands(s, seat, turns)
                + learning(s, seat, turns)
                + hand(s, seat)
                - dread(s, seat, turns);
    }

    /** The same, part by part. */
    List<Term> terms(State s, int seat) {
        if (!s.lives(seat) || s.phase == Phase.OVER)
            return List.of(new Term("worth.end", worth(s, seat)));
        double turns = turnsLeft(s);
        return List.of(
                new Term("score.culture", Scoring.culture(s, seat)),
                new Term("score.misery", -Misery.value(s.misery(seat)) - dread(s, seat, turns)),
                new Term("worth.money", money(s, seat, turns)),
                new Term("worth.lands", lands(s, seat, turns)),
                new Term("worth.learning", learning(s, seat, turns)),
                new Term("worth.hand", hand(s, seat)));
    }

    /** How many more times income may come: by the cards still to be drawn. */
    private double turnsLeft(State s) {
        if (s.phase == Phase.LAST) return 0;
        boolean incomeToCome = s.phase.ordinal() <= Phase.INCOME.ordinal();
        if (s.holds(Fact.LAST_TURN)) return incomeToCome ? 1 : 0;
        double cards = Long.bitCount(s.cards.pile());
        for (Card card : s.catalog.card) {
            boolean waits = (s.cards.waiting() >>> card.number() & 1) != 0;
            if (waits && s.variant.epoch(card) <= s.variant.epochs()) cards++;
        }
        cards += 0.6 * Long.bitCount(s.cards.discards()) * (s.variant.epochs() - s.pileEpoch);
        return 1 + cards / (cardsATurn * Math.max(1, s.living()));
    }

    /** Cash, with a sealed purchase counted as made; tokens bought count for what they may take. */
    private double money(State s, int seat, double turns) {
        double cash = s.cash(seat);
        double tokens = s.pool(seat);
        if (s.hasSealed(seat) && s.phase != Phase.HANDS) {
            cash -= Math.abs(s.sealed(seat));
            if (s.phase == Phase.ORDER)
                tokens += Math.max(0, Math.min(s.sealed(seat), s.stock(seat)));
        }
        double each = Math.min(tokenMost, token * turns) * s.seats / 4.0;
        double useful = Math.min(tokens, 14) + tokenSpare * Math.max(0, tokens - 14);
        return cash + useful * each;
    }

    /** Each control marker pays every turn and takes part in the pay of its goods. */
    private double lands(State s, int seat, double turns) {
        double value = s.lands.markers(seat) * (s.seats * turns + marker);
        double share = Math.min(1, goods * turns);
        for (Good good : Good.ALL) {
            int n = s.lands.produces(seat, good);
            if (n > 0) value += share * good.base * n * n;
        }
        return value + tokens(s, seat, turns);
    }

    /** A token is a foot in the door. */
    private double tokens(State s, int seat, double turns) {
        double value = 0;
        double each = Math.min(footholdMost, foothold * turns);
        for (int word = 0; word < 2; word++)
            value += each * Long.bitCount(s.lands.bases(seat, word) & ~s.lands.held(seat, word));
        return value + each * presence * s.lands.tokensOnMap(seat);
    }

    /** What advances save and bring in the turns to come. */
    private double learning(State s, int seat, double turns) {
        double value = 0;
        double later = Math.max(0, turns - 1);
        for (int rest = s.advances(seat); rest != 0; rest = Bits.rest(rest)) {
            Advance advance = s.catalog.advance[Bits.first(rest)];
            int left = Integer.bitCount(advance.category().advances & ~s.advances(seat));
            value += Math.min(later, left) * credit * s.variant.credit()[advance.number()];
            value += Math.min(turns, 8) * yearly * yearly(advance.number());
        }
        return value + Math.min(turns, 6) * ship * s.ship(seat);
    }

    private static double yearly(int advance) {
        return switch (advance) {
            case Advance.MIDDLE_CLASS -> 14;
            case Advance.INTEREST -> 12;
            case Advance.INDUSTRY -> 10;
            case Advance.ENLIGHTENMENT -> 8;
            case Advance.INDULGENCE -> 4;
            case Advance.CARAVAN, Advance.HEAVENS, Advance.OVERLAND_EAST, Advance.PROSELYTISM -> 3;
            case Advance.SEAWORTHY, Advance.OCEAN, Advance.NATIONALISM, Advance.CATHEDRAL -> 4;
            default -> 1;
        };
    }

    /** Cards one can use; each of them also costs stability. */
    private double hand(State s, int seat) {
        double value = 0;
        for (long rest = s.hand(seat); rest != 0; rest = Bits.rest(rest))
            value += card(s, seat, s.catalog.card[Bits.first(rest)]);
        return value - stability * Purchase.stability(s, seat);
    }

    private double card(State s, int seat, Card card) {
        return switch (card.effect()) {
            case Effect.Pay(var paid) -> {
                double best = 0;
                for (Good good : paid)
                    best = Math.max(best, Markets.earnings(s, seat, good, s.level(good)));
                yield 1 + payment * best;
            }
            case Effect.Inspire leader ->
                    (leader.advances() & ~s.advances(seat)) != 0 ? person * leader.discount() : 1;
            case Effect.Unrest _, Effect.Plague _ -> unrest;
            case Effect _ -> event;
        };
    }

    /** High misery threatens with elimination. */
    private double dread(State s, int seat, double turns) {
        int box = s.misery(seat);
        return (box > 14 ? (box - 14) * brink : 0) + Math.min(turns, 6) * misery * box;
    }
}

package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Tunable.Term;
import signoria.kernel.Weights;

import java.util.List;

/**
 * The game's own evaluation: the points a seat may expect to end with. Points held and scored are
 * counted as they are; goods, faith, cards that will work again, leaders and members still at home
 * by weights that shrink towards the end.
 */
final class Worth {
    private final double use;
    private final double useRound;
    private final double useNow;
    private final double servant;
    private final double spare;
    private final double military;
    private final double militaryRound;
    private final double militaryDoubt;
    private final double token;
    private final double tokenRound;
    private final double faith;
    private final double excommunicated;
    private final double threat;
    private final double threatStep;
    private final double loss;
    private final double row;
    private final double hand;
    private final double handRound;
    private final double promise;
    private final double delay;
    private final double played;
    private final double ability;
    private final double ready;
    private final double member;
    private final double memberValue;
    private final double patience;
    private final double report;
    private final WorkWorth work;
    private final FamilyWorth families;

    Worth(Weights weights) {
        use = weights.of("use");
        useRound = weights.of("use-round");
        useNow = weights.of("use-now");
        servant = weights.of("servant");
        spare = weights.of("spare");
        military = weights.of("military");
        militaryRound = weights.of("military-round");
        militaryDoubt = weights.of("military-doubt");
        token = weights.of("token");
        tokenRound = weights.of("token-round");
        faith = weights.of("faith");
        excommunicated = weights.of("excommunicated");
        threat = weights.of("threat");
        threatStep = weights.of("threat-step");
        loss = weights.of("loss");
        row = weights.of("row");
        hand = weights.of("hand");
        handRound = weights.of("hand-round");
        promise = weights.of("promise");
        delay = weights.of("delay");
        played = weights.of("played");
        ability = weights.of("ability");
        ready = weights.of("ready");
        member = weights.of("member");
        memberValue = weights.of("member-value");
        patience = weights.of("patience");
        report = weights.of("report");
        work = new WorkWorth(weights);
        families = new FamilyWorth(weights);
    }

    void of(State s, double[] out) {
        if (s.phase == Phase.OVER) {
            for (int seat = 0; seat < s.seats; seat++)
                out[seat] = Scoring.total(s, seat) - 0.01 * s.position(seat);
            return;
        }
        if (s.phase == Phase.AUCTION) {
            families.auction(s, out);
            return;
        }
        for (int seat = 0; seat < s.seats; seat++) out[seat] = seat(s, seat);
    }

    private double seat(State s, int seat) {
        double left = roundsLeft(s);
        return s.held(seat, Good.VP)
                + scored(s, seat, left)
                + goods(s, seat, left)
                + tokens(s, seat, left)
                + faith(s, seat)
                + work.engine(s, seat, left)
                + leaders(s, seat, left)
                + members(s, seat)
                + families.power(s, seat, left)
                - loss * Scoring.loss(s, seat);
    }

    /** The same, part by part. */
    List<Term> terms(State s, int seat) {
        if (s.phase == Phase.OVER || s.phase == Phase.AUCTION) {
            double[] worth = new double[s.seats];
            of(s, worth);
            return List.of(
                    new Term(s.phase == Phase.OVER ? "worth-end" : "worth-family", worth[seat]));
        }
        double left = roundsLeft(s);
        return List.of(
                new Term("worth-points", s.held(seat, Good.VP)),
                new Term("worth-cards", scored(s, seat, left)),
                new Term("worth-goods", goods(s, seat, left)),
                new Term("worth-tokens", tokens(s, seat, left)),
                new Term("worth-faith", faith(s, seat) - loss * Scoring.loss(s, seat)),
                new Term("worth-engine", work.engine(s, seat, left)),
                new Term("worth-leaders", leaders(s, seat, left)),
                new Term("worth-members", members(s, seat)),
                new Term("worth-family", families.power(s, seat, left)));
    }

    /** Turns still to be played after this one. */
    private static double roundsLeft(State s) {
        return s.phase == Phase.CASHING ? 0 : Turns.ROUNDS - s.round;
    }

    /**
     * What cards score at the end; a row that may still grow is worth a little more than it counts
     * now.
     */
    private double scored(State s, int seat, double left) {
        double worth = Scoring.ventures(s, seat);
        worth +=
                row(s, seat, Type.TERRITORY, s.catalog.territoryPoints, left)
                        * (s.cursed(seat, Excommunication.NO_TERRITORY_POINTS) ? 0 : 1);
        worth +=
                row(s, seat, Type.CHARACTER, s.catalog.characterPoints, left)
                        * (s.cursed(seat, Excommunication.NO_CHARACTER_POINTS) ? 0 : 1);
        worth += Scoring.military(s, seat) * (1 - militaryDoubt * left);
        return worth;
    }

    private double row(State s, int seat, Type type, int[] points, double left) {
        int count = s.cards(seat, type);
        if (count == 0) return 0;
        int next = Math.min(count + 1, Floors.limit(s, seat, type));
        double share = Math.min(0.5, row * left);
        return points[count] * (1 - share) + points[next] * share;
    }

    private double tokens(State s, int seat, double left) {
        return s.tokenCount(seat) * (token + tokenRound * left);
    }

    private double goods(State s, int seat, double left) {
        double each = use(s, seat, left);
        double worth = 0;
        worth += each * spread(s.held(seat, Good.WOOD), 7);
        worth += each * spread(s.held(seat, Good.STONE), 7);
        worth += each * spread(s.held(seat, Good.COIN), 10);
        worth += each * servant * spread(s.held(seat, Good.SERVANT), 8);
        worth += (military + militaryRound * left) * spread(s.held(seat, Good.MILITARY), 12);
        return worth;
    }

    /** What a resource is worth. */
    private double use(State s, int seat, double left) {
        return use + useRound * Math.min(left, 4) + (homes(s, seat) > 0 ? useNow : 0);
    }

    /** Goods beyond what is soon used are worth less. */
    private double spread(int count, int useful) {
        return count <= useful ? count : useful + spare * (count - useful);
    }

    /** The points of the position, and the fear of excommunication. */
    private double faith(State s, int seat) {
        int steps = s.held(seat, Good.FAITH);
        int period = s.period();
        boolean done = s.phase == Phase.CASHING;
        if (done) return 0;
        double worth = faith * s.catalog.faithPoints[steps];
        if ((s.excommunicated(seat) >>> period & 1) != 0) return worth - excommunicated;
        int lacking = Math.max(0, s.catalog.faithNeeded[period] - steps);
        double urgency = s.round % 2 == 0 ? 1 + report * placed(s, seat) : 0.6;
        worth -= lacking == 0 ? 0 : urgency * (threat + threatStep * lacking);
        worth -= excommunicated * Integer.bitCount(s.excommunicated(seat));
        return worth;
    }

    /** How much of a round is over for a seat, from 0 to 1. */
    private static double placed(State s, int seat) {
        return 1 - homes(s, seat) / (double) Members.COUNT;
    }

    private double leaders(State s, int seat, double left) {
        double worth = 0;
        for (long rest = s.leaders.inHand(seat); rest != 0; rest = Bits.rest(rest))
            worth += promised(s, seat, Bits.first(rest), left);
        for (long rest = s.leaders.inPlay(seat); rest != 0; rest = Bits.rest(rest)) {
            Leader leader = s.catalog.leader[Bits.first(rest)];
            boolean fresh = (s.leaders.turned(seat) >>> leader.number() & 1) == 0;
            worth += played + ability(leader) * (left + (fresh ? ready : 0));
        }
        return worth;
    }

    /**
     * A leader in hand is worth what discarding it will bring, or what it may still do in play; the
     * more its requirement lacks, the fewer rounds are left for that.
     */
    private double promised(State s, int seat, int leader, double left) {
        double serving = left - delay * Requirements.lacking(s, seat, leader);
        double discarded = Math.max(hand + handRound * left, patience * privilege(s, seat, left));
        if (serving <= 0) return discarded;
        double inPlay = played + ability(s.catalog.leader[leader]) * serving;
        return Math.max(discarded, promise * inPlay);
    }

    /**
     * What a privilege would be worth to a seat now: a leader can be discarded for one at any time,
     * so that holding it is worth no less.
     */
    private double privilege(State s, int seat, double left) {
        if (patience == 0) return 0;
        double best = 0;
        for (long goods : s.catalog.privilege)
            best =
                    Math.max(
                            best,
                            use(s, seat, left) * servant * Goods.resources(goods)
                                    + (military + militaryRound * left) * Goods.military(goods)
                                    + faith * Goods.faith(goods));
        return best;
    }

    private double ability(Leader leader) {
        return leader.ability().getFirst() instanceof Effect.Gain(long goods)
                ? work.heap(goods)
                : ability;
    }

    static int homes(State s, int seat) {
        int homes = 0;
        for (int member = 0; member < Members.COUNT; member++) if (s.home(seat, member)) homes++;
        return homes;
    }

    /** Members still to be placed this round. */
    private double members(State s, int seat) {
        if (s.phase != Phase.ACTIONS) return 0;
        double worth = 0;
        for (int each = 0; each < Members.COUNT; each++)
            if (s.home(seat, each)) worth += member + memberValue * Values.member(s, seat, each);
        return worth;
    }
}

package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "phase 5: expansion": rivalry, its strengths, Cathedral, dice, Written Record. */
final class Rivalry {
    private static final int THROWS = 216;
    private static final int BLACK_LOWER = 15;
    private static final int BLACK_NOT_HIGHER = 21;

    private Rivalry() {}

    /** §rivalry.2 The combined strength of all others in a province against an attacker. */
    static int defence(State s, int attacker, int province) {
        int market = s.catalog.market[province];
        int owner = s.lands.owner(province);
        if (owner >= 0)
            return market
                    + defence(s, attacker, province, owner, market)
                    + satellites(s, owner, province);
        int sum = market;
        for (int seat = 0; seat < s.seats; seat++) {
            int tokens = s.lands.tokens(province, seat);
            if (seat != attacker && tokens > 0) sum += defence(s, attacker, province, seat, tokens);
        }
        return sum;
    }

    /** §rivalry.2 What one defender adds; a control marker is worth its market in tokens. */
    private static int defence(State s, int attacker, int province, int seat, int pieces) {
        int sum = doubled(s, seat, province, pieces + vassals(s, seat, province));
        sum += Wars.inForce(s.arms(seat), s.arms(attacker));
        if (s.has(seat, Advance.COSMOPOLITAN) && s.lives(seat))
            sum += satellites(s, seat, province);
        return sum;
    }

    /** §rivalry.1 What an attacker adds to his tokens that is never doubled. */
    private static int support(State s, int attacker, int province) {
        int arms = s.arms(attacker);
        int sum = arms == 0 ? 0 : Wars.inForce(arms, armsAgainst(s, attacker, province));
        if (s.has(attacker, Advance.COSMOPOLITAN)) sum += satellites(s, attacker, province);
        return sum;
    }

    /**
     * §arms.3 All military cards of the defenders together: the attacker's must be in force against
     * each.
     */
    private static int armsAgainst(State s, int attacker, int province) {
        int arms = 0;
        for (int seat = 0; seat < s.seats; seat++)
            if (seat != attacker && present(s, seat, province)) arms |= s.arms(seat);
        return arms;
    }

    static boolean present(State s, int seat, int province) {
        return (s.lands.present(seat, province >>> 6) >>> province & 1) != 0;
    }

    /** §advance.w One more in the home region; it counts for those who are out as well. */
    private static int vassals(State s, int seat, int province) {
        return s.has(seat, Advance.NATIONALISM) && home(s, seat, province) ? 1 : 0;
    }

    private static boolean home(State s, int seat, int province) {
        Province[] all = s.catalog.province;
        return all[province].region() == all[s.capital(seat)].region();
    }

    /** §rivalry.3 In one's own capital tokens count double. */
    private static int doubled(State s, int seat, int province, int strength) {
        return s.capital(seat) == province ? 2 * strength : strength;
    }

    /** §rivalry.4 Old tokens in satellites whose arrows point to the province. */
    private static int satellites(State s, int seat, int province) {
        long[] arrows = s.catalog.chart.satellites;
        long low = arrows[2 * province] & s.lands.bases(seat, 0);
        long high = arrows[2 * province + 1] & s.lands.bases(seat, 1);
        int sum = Long.bitCount(low) + Long.bitCount(high);
        if (s.variant.gallArrow() && province == s.catalog.nuremberg)
            sum += s.lands.front(s.catalog.gall, seat) > 0 ? 1 : 0;
        return sum;
    }

    /** §rivalry.1 The fewest tokens to be placed for an attack; only with others' pieces there. */
    static int fewest(State s, int seat, int province) {
        int own = s.lands.tokens(province, seat);
        int market = s.catalog.market[province];
        int lacking = defence(s, seat, province) - support(s, seat, province);
        if (s.capital(seat) == province) lacking = lacking + 1 >> 1;
        int byStrength = lacking - vassals(s, seat, province) - own;
        int byNumber = market - own;
        int byRoom = s.lands.owner(province) >= 0 ? 1 : market - s.lands.tokensIn(province) + 1;
        return Math.max(1, Math.max(byStrength, Math.max(byNumber, byRoom)));
    }

    /**
     * §rivalry.5 The attack is laid down; whoever may use Cathedral is asked, the attacker first.
     */
    static void open(State s, int seat, int province, int tokens, int shipped, Events events) {
        s.pool(seat, s.pool(seat) - tokens);
        s.lands.addOnMap(seat, tokens);
        s.battle = province;
        s.battleTokens = tokens;
        s.battleShipped = shipped;
        events.add(new AgeEvent.Attacked(seat, province, tokens));
        s.agenda.push(Task.FIGHT, seat);
        for (int place = s.seats - 1; place >= 0; place--) {
            int defender = s.order[place];
            if (defender != seat && present(s, defender, province) && mayConvert(s, defender, seat))
                s.agenda.push(Task.CONVERT, defender);
        }
        if (attackerMayConvert(s, seat, province)) s.agenda.push(Task.CONVERT, seat);
    }

    private static boolean mayConvert(State s, int seat, int opponent) {
        return s.lives(seat)
                && s.has(seat, Advance.CATHEDRAL)
                && !(s.lives(opponent) && s.has(opponent, Advance.CATHEDRAL))
                && (s.converted(seat) >>> opponent & 1) == 0;
    }

    private static boolean attackerMayConvert(State s, int seat, int province) {
        for (int other = 0; other < s.seats; other++)
            if (other != seat && present(s, other, province) && !mayConvert(s, seat, other))
                return false;
        return s.has(seat, Advance.CATHEDRAL);
    }

    /** §advance.h One side wins without dice; the right is used up against all opponents there. */
    static void convert(State s, int seat, Events events) {
        int attacker = s.expanding();
        events.add(new AgeEvent.Converted(seat, s.battle));
        int opponents = 1 << attacker;
        if (seat == attacker) opponents = defenders(s, attacker, s.battle);
        s.converted(seat, s.converted(seat) | opponents);
        clearQuestions(s);
        decide(s, attacker, seat == attacker, events);
    }

    private static int defenders(State s, int attacker, int province) {
        int seats = 0;
        for (int seat = 0; seat < s.seats; seat++)
            if (seat != attacker && present(s, seat, province)) seats |= 1 << seat;
        return seats;
    }

    private static void clearQuestions(State s) {
        while (Task.kind(s.agenda.top()) == Task.CONVERT) s.agenda.pop();
        if (Task.kind(s.agenda.top()) == Task.FIGHT) s.agenda.pop();
    }

    /** The attacker left the game: his tokens are gone, nothing happens. */
    static void callOff(State s) {
        int seat = s.expanding();
        s.agenda.strike(Task.CONVERT, Task.FIGHT);
        s.lands.addOnMap(seat, -s.battleTokens);
        endBattle(s);
    }

    private static void endBattle(State s) {
        s.battle = State.NOBODY;
        s.battleTokens = 0;
        s.battleShipped = 0;
    }

    /**
     * §rivalry.6 Green above one's rank or black above white; ties count with Proselytism and with
     * arms.
     */
    static void fight(State s, int seat, Events events) {
        int green = s.roll(State.GREEN_STREAM);
        int black = s.roll(State.BLACK_STREAM);
        int white = s.roll(State.WHITE_STREAM);
        boolean armed = armed(s, seat, s.battle);
        boolean faith = s.has(seat, Advance.PROSELYTISM);
        boolean won = wins(green, black, white, s.rank(seat), faith, armed);
        events.add(new AgeEvent.Fought(seat, s.battle, green, black, white, won));
        decide(s, seat, won, events);
    }

    private static boolean armed(State s, int seat, int province) {
        return Wars.inForce(s.arms(seat), armsAgainst(s, seat, province)) > 0;
    }

    static boolean wins(int green, int black, int white, int rank, boolean faith, boolean armed) {
        return green > rank || faith && green == rank || black > white || armed && black == white;
    }

    /** §rivalry.6 How many of a hundred attacks there win. */
    static int chance(State s, int seat, int province) {
        return chance(s.rank(seat), s.has(seat, Advance.PROSELYTISM), armed(s, seat, province));
    }

    /** Lost are the throws whose green die and whose other two fail. */
    static int chance(int rank, boolean faith, boolean armed) {
        int lost = (faith ? rank - 1 : rank) * (armed ? BLACK_LOWER : BLACK_NOT_HIGHER);
        return Math.round(100 - 100f * lost / THROWS);
    }

    /** §rivalry.7 The loser's pieces go home; the winner of an attack takes control. */
    private static void decide(State s, int seat, boolean won, Events events) {
        int province = s.battle;
        if (s.battleShipped > 0)
            s.lands.shipped(province, s.lands.shipped(province) + s.battleShipped);
        s.lands.addOnMap(seat, -s.battleTokens);
        endBattle(s);
        if (!won) {
            s.lands.takeTokens(province, seat);
            return;
        }
        int victim = s.lands.newMarker(province) ? State.NOBODY : s.lands.owner(province);
        s.lands.clear(province);
        occupy(s, seat, province, events);
        offerExchange(s, seat, victim);
    }

    private static void occupy(State s, int seat, int province, Events events) {
        Province p = s.catalog.province[province];
        if (p.satellite()) s.lands.addBack(province, seat, 1);
        else if (s.lands.markersLeft(seat) > 0) Pieces.control(s, province, seat, true, events);
        else {
            s.lands.addBack(province, seat, p.market());
            if (Pieces.canFree(s, seat, province))
                s.agenda.push(Task.FREE, seat, province, Task.FOR_CONTROL);
        }
    }

    /** §advance.n Only for a province that stood under an old control marker, once per turn. */
    private static void offerExchange(State s, int seat, int victim) {
        if (victim < 0
                || !s.has(seat, Advance.WRITTEN_RECORD)
                || s.is(seat, Mark.RECORDED)
                || s.has(victim, Advance.WRITTEN_RECORD)
                || !canExchange(s, seat, victim)) return;
        s.agenda.push(Task.RECORD, seat, victim);
    }

    static void legalGives(State s, int seat, List<Move> out) {
        out.add(Move.PASS);
        Hands.legal(s, seat, Move.GIVES, out);
    }

    static Refusal refusal(State s, int seat, Move.Give move) {
        return Hands.holds(s, seat, move.card());
    }

    static void give(State s, int seat, Move.Give move, Events events) {
        int victim = Task.a(s.agenda.top());
        s.agenda.pop();
        s.mark(seat, Mark.RECORDED);
        Deck.exchange(s, seat, victim, Hands.held(s, seat, move.card()), events);
    }

    /** §advance.n Both have a card; who has left has none. */
    static boolean canExchange(State s, int seat, int victim) {
        return s.hand(seat) != 0 && s.hand(victim) != 0;
    }
}

package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "war" from the battle on: what is prepared in secret, the dice, what they decide. */
final class Battles {
    private static final int SIDES = 6;
    private static final Refusal NO_WAR_TILE = Refusal.of("princes/war.9", "not-this");
    private static final Refusal NO_CONDOTTIERE = Refusal.of("princes/war.9", "not-condottiere");
    private static final Refusal NO_TROOP = Refusal.of("princes/tile.drill", "no-troop");
    private static final Refusal CHOSEN = Refusal.of("princes/war.9", "chosen");
    private static final Refusal NO_BRIBE = Refusal.of("princes/treachery.7", "no-tile");
    private static final Refusal NO_TARGET = Refusal.of("princes/treachery.7", "no-target");
    private static final Refusal OWN_SIDE = Refusal.of("princes/treachery.7", "own-side");
    private static final Refusal NOT_POPE = Refusal.of("princes/pope.3", "not-holder");
    private static final Refusal ONE_SUPPORT = Refusal.of("princes/pope.3", "one-support");
    private static final Refusal NOT_YOUR_TROOP = Refusal.of("princes/pope.3", "not-yours");

    private Battles() {}

    /** §war.9 Both condottieri are known; all who could do something before the dice are asked. */
    static void prepare(State s, Events events) {
        int seats = fighters(s) & ~s.left;
        if (seats == 0) roll(s, events);
        else s.askAll(Phase.BATTLE, seats);
    }

    /** §war.9 A tile that is one's own and not turned can be used in this war. */
    static Refusal refusal(State s, int seat, Move.Use move) {
        int tile = move.tile();
        if ((s.catalog.warTiles >>> tile & 1) == 0) return NO_WAR_TILE;
        if (seat != s.attacker && seat != s.defender) return NO_CONDOTTIERE;
        if ((s.armed(seat) >>> tile & 1) != 0) return CHOSEN;
        return Effects.isOfUse(s, seat, tile) ? Refusal.NONE : NO_TROOP;
    }

    static void use(State s, int seat, int tile) {
        s.armed(seat, s.armed(seat) | 1 << tile);
    }

    /** §war.9 Who by what everybody knows could do something before the dice, as bits. */
    private static int fighters(State s) {
        int seats = 0;
        for (Side side : Side.ALL) {
            int seat = condottiere(s, side);
            if (seat == State.NOBODY) continue;
            boolean bribes =
                    troops(s, side.other()) != 0 && Knowledge.mayHold(s, seat, Treachery.BRIBE);
            if (bribes || usable(s, seat) != 0) seats |= 1 << seat;
        }
        if (supports(s, s.pope)) {
            boolean bribes =
                    (troops(s, Side.ATTACKER) | troops(s, Side.DEFENDER)) != 0
                            && Knowledge.mayHold(s, s.pope, Treachery.BRIBE);
            if (bribes || s.troops(s.pope) != 0) seats |= 1 << s.pope;
        }
        return seats;
    }

    static int condottiere(State s, Side side) {
        return side == Side.ATTACKER ? s.attacker : s.defender;
    }

    /** The troops of a side's condottiere, as bits. */
    private static int troops(State s, Side side) {
        int seat = condottiere(s, side);
        return seat == State.NOBODY ? 0 : s.troops(seat);
    }

    /** The tiles of a condottiere that can be used in this war, as bits. */
    private static int usable(State s, int seat) {
        int tiles = 0;
        for (int rest = s.fresh(seat) & s.catalog.warTiles & ~s.armed(seat);
                rest != 0;
                rest = Bits.rest(rest)) {
            int tile = Bits.first(rest);
            if (Effects.isOfUse(s, seat, tile)) tiles |= 1 << tile;
        }
        return tiles;
    }

    /** §pope.3 The seat may lend the Pope's support to a side. */
    private static boolean supports(State s, int seat) {
        return seat != State.NOBODY
                && seat == s.pope
                && seat != s.attacker
                && seat != s.defender
                && (s.turned & State.POPE) == 0;
    }

    static void legal(State s, int seat, List<Move> out) {
        if (seat == s.attacker || seat == s.defender)
            for (int rest = usable(s, seat); rest != 0; rest = Bits.rest(rest))
                out.add(Move.USES[Bits.first(rest)]);
        if (Bag.holds(s.hand(seat), Treachery.BRIBE))
            for (Move.Bribe move : Move.BRIBES)
                if (refusal(s, seat, move) == Refusal.NONE) out.add(move);
        if (supports(s, seat) && s.sealed(seat) == Sealed.NONE)
            for (Side side : Side.ALL)
                for (int rest = s.troops(seat); rest != 0; rest = Bits.rest(rest))
                    out.add(Move.LENDS[Sealed.target(side, Bits.first(rest))]);
        out.add(Move.DONE);
    }

    /**
     * §treachery.7 By a condottiere against the other's troops, or by the Pope's holder for one
     * side.
     */
    static Refusal refusal(State s, int seat, Move.Bribe move) {
        int answer = s.sealed(seat);
        if (Bag.count(s.hand(seat), Treachery.BRIBE.ordinal())
                <= Integer.bitCount(Sealed.bribes(answer))) return NO_BRIBE;
        if ((troops(s, move.side()) >>> move.troop().ordinal() & 1) == 0) return NO_TARGET;
        if (condottiere(s, move.side()) == seat) return OWN_SIDE;
        if (supports(s, seat)
                && (Sealed.lends(answer) || Sealed.bribes(answer, move.side().other()) != 0))
            return ONE_SUPPORT;
        return (answer >>> Sealed.target(move.side(), move.troop().ordinal()) & 1) != 0
                ? CHOSEN
                : Refusal.NONE;
    }

    static void bribe(State s, int seat, Move.Bribe move) {
        s.sealed(seat, s.sealed(seat) | 1 << Sealed.target(move.side(), move.troop().ordinal()));
    }

    static Refusal refusal(State s, int seat, Move.Lend move) {
        if (!supports(s, seat)) return NOT_POPE;
        if ((s.troops(seat) >>> move.troop().ordinal() & 1) == 0) return NOT_YOUR_TROOP;
        return s.sealed(seat) == Sealed.NONE ? Refusal.NONE : ONE_SUPPORT;
    }

    static void lend(State s, int seat, Move.Lend move) {
        s.sealed(seat, Sealed.lend(s.sealed(seat), move.side(), move.troop().ordinal()));
    }

    /**
     * §war.9 The answers take effect clockwise from the seat in turn: abilities, the Pope's troop,
     * then bribes one by one.
     */
    static void open(State s, Events events) {
        while (s.pending != 0) {
            int seat = Plots.firstFromTurn(s, s.pending);
            arm(s, seat, events);
            while (Sealed.bribes(s.sealed(seat)) != 0) {
                int target = Bits.first(Sealed.bribes(s.sealed(seat)));
                s.sealed(seat, Sealed.withoutBribe(s.sealed(seat), target));
                if ((s.bribed >>> target & 1) != 0) continue;
                if (supports(s, seat)) s.turned |= State.POPE;
                Plots.bribe(s, seat, target, events);
                return;
            }
            Wars.unseal(s, seat);
        }
        roll(s, events);
    }

    private static void arm(State s, int seat, Events events) {
        for (int rest = s.armed(seat); rest != 0; rest = Bits.rest(rest))
            events.add(new PrincesEvent.AbilityUsed(seat, s.catalog.tiles[Bits.first(rest)].id()));
        s.used |= s.armed(seat);
        s.turned |= s.armed(seat);
        s.armed(seat, 0);
        if (!Sealed.lends(s.sealed(seat))) return;
        int lent = Sealed.lent(s.sealed(seat));
        s.lentTo = lent / Troop.COUNT;
        s.lent = lent % Troop.COUNT;
        s.turned |= State.POPE;
        s.sealed(seat, Sealed.NONE);
        events.add(new PrincesEvent.TroopLent(seat, Side.ALL[s.lentTo], Troop.ALL[s.lent]));
    }

    /** §treachery.7 A bribed troop counts nothing in this war. */
    static void bribed(State s, int target, boolean foiled, Events events) {
        if (!foiled) s.bribed |= 1 << target;
        open(s, events);
    }

    /** §war.10, §war.11 Both dice are rolled, for the counter-attack again. */
    private static void roll(State s, Events events) {
        s.black = s.rng.roll(State.BLACK_STREAM, SIDES);
        s.white = s.rng.roll(State.WHITE_STREAM, SIDES);
        events.add(new PrincesEvent.Rolled(s.counterattack, s.black, s.white));
        s.rerolls = State.NONE;
        askReroll(s, events);
    }

    /**
     * §tile.reroll After either roll the owner, in the war or not, may have one die rolled again.
     */
    private static void askReroll(State s, Events events) {
        int rest = s.catalog.rerolls & ~s.turned & ~s.unsold & -1 << s.rerolls + 1;
        for (; rest != 0; rest = Bits.rest(rest)) {
            int tile = Bits.first(rest);
            int owner = s.owner(tile);
            if (s.hasLeft(owner)) continue;
            s.rerolls = tile;
            s.ask(Phase.REROLL, owner);
            return;
        }
        fight(s, events);
    }

    static void legalRerolls(List<Move> out) {
        out.add(Move.REROLLS[0]);
        out.add(Move.REROLLS[1]);
        out.add(Move.DECLINE);
    }

    static void reroll(State s, int seat, Side die, Events events) {
        s.turned |= 1 << s.rerolls;
        events.add(new PrincesEvent.AbilityUsed(seat, s.catalog.tiles[s.rerolls].id()));
        if (die == Side.ATTACKER) s.black = s.rng.roll(State.BLACK_STREAM, SIDES);
        else s.white = s.rng.roll(State.WHITE_STREAM, SIDES);
        events.add(new PrincesEvent.Rerolled(seat, die, die == Side.ATTACKER ? s.black : s.white));
        askReroll(s, events);
    }

    static void noReroll(State s, Events events) {
        askReroll(s, events);
    }

    /** §war.7, §war.10, §pope.3 What a side brings to an attack or a defence, without its die. */
    static int strength(State s, Side side, boolean attack) {
        int seat = condottiere(s, side);
        int sum;
        if (seat == State.NOBODY) sum = attack ? s.catalog.unledAttack : s.catalog.unledDefence;
        else {
            int troops = s.troops(seat) & ~(s.bribed >>> side.ordinal() * Troop.COUNT);
            sum = Effects.strength(s, seat, troops, s.used & s.tiles(seat), attack);
        }
        if (s.lentTo == side.ordinal()) sum += Effects.strength(s, s.pope, 1 << s.lent, 0, attack);
        return sum;
    }

    /**
     * §war.10 The attack, strictly stronger, wins; §war.11 else the counter-attack; else nobody.
     */
    private static void fight(State s, Events events) {
        int attacker = strength(s, Side.ATTACKER, !s.counterattack) + s.black;
        int defender = strength(s, Side.DEFENDER, s.counterattack) + s.white;
        events.add(new PrincesEvent.Fought(s.counterattack, attacker, defender));
        if (!s.counterattack && attacker > defender)
            win(s, Side.ATTACKER, attacker, defender, events);
        else if (s.counterattack && defender > attacker)
            win(s, Side.DEFENDER, defender, attacker, events);
        else if (s.counterattack) {
            events.add(new PrincesEvent.WarDrawn());
            Turns.end(s, events);
        } else {
            s.counterattack = true;
            roll(s, events);
        }
    }

    /**
     * §war.12 A laurel for the winning condottiere, §war.13 the cities move by one, or by two if
     * the winner was twice as strong.
     */
    private static void win(State s, Side side, int winner, int loser, Events events) {
        int seat = condottiere(s, side);
        if (seat != State.NOBODY) {
            s.laurels(seat, s.laurels(seat) + 1);
            events.add(new PrincesEvent.LaurelWon(seat));
        }
        int steps = winner >= 2 * loser ? 2 : 1;
        int up = side == Side.ATTACKER ? s.attacking : s.defending;
        int down = side == Side.ATTACKER ? s.defending : s.attacking;
        s.shift(up, steps);
        s.shift(down, -steps);
        events.add(
                new PrincesEvent.WarWon(
                        City.ALL[up], City.ALL[down], steps, s.status(up), s.status(down)));
        Turns.end(s, events);
    }
}

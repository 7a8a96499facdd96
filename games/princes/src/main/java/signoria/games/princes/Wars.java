package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "war" up to the battle: cities, veto, condottieri, pay. */
final class Wars {
    private static final Refusal SAME_CITY = Refusal.of("princes/war.2", "same");
    private static final Refusal NO_SECRET_WAR = Refusal.of("princes/treachery.9", "no-tile");
    private static final Refusal NO_VETO = Refusal.of("princes/treachery.5", "no-tile");
    private static final Refusal NOT_A_VETO = Refusal.of("princes/tile.veto", "not-this");

    private Wars() {}

    /** §war.1 */
    static int limit(State s) {
        return s.catalog.wars[s.seats];
    }

    static void legalWars(State s, List<Move> out) {
        if (s.wars < limit(s)) out.add(Move.WAR);
        else if (Bag.holds(s.hand(s.turn), Treachery.SECRET_WAR)) out.add(Move.SECRET_WAR);
    }

    static Refusal refusal(State s, Move.War move) {
        return s.wars < limit(s) ? Refusal.NONE : Refusal.of("princes/war.1", "limit", limit(s));
    }

    static Refusal refusal(State s, Move.SecretWar move) {
        if (!Bag.holds(s.hand(s.turn), Treachery.SECRET_WAR)) return NO_SECRET_WAR;
        return s.wars < limit(s)
                ? Refusal.of("princes/treachery.9", "below", limit(s))
                : Refusal.NONE;
    }

    /** §war.1 The counter moves, whatever comes of it. */
    static void begin(State s, Events events) {
        Turns.act(s);
        s.wars++;
        events.add(new PrincesEvent.WarBegun(s.turn, s.wars));
        s.ask(Phase.ATTACKER, s.turn);
    }

    /** §treachery.9 */
    static void beginSecretly(State s, Events events) {
        Turns.act(s);
        Plots.play(s, s.turn, Treachery.SECRET_WAR, events);
    }

    static void secret(State s, boolean foiled, Events events) {
        if (foiled) Turns.end(s, events);
        else s.ask(Phase.ATTACKER, s.turn);
    }

    static void legalDefenders(State s, List<Move> out) {
        for (Move.Defender move : Move.DEFENDERS)
            if (move.city().ordinal() != s.attacking) out.add(move);
    }

    static Refusal refusal(State s, Move.Defender move) {
        return move.city().ordinal() == s.attacking ? SAME_CITY : Refusal.NONE;
    }

    static void attacker(State s, City city) {
        s.attacking = city.ordinal();
        s.ask(Phase.DEFENDER, s.turn);
    }

    /** §war.2, §war.3 Both cities are named; everybody who may have a veto is asked. */
    static void defender(State s, City city, Events events) {
        s.defending = city.ordinal();
        events.add(new PrincesEvent.CitiesNamed(City.ALL[s.attacking], city));
        int seats = Knowledge.mayHold(s, Treachery.VETO);
        for (int rest = s.catalog.vetoes & ~s.turned & ~s.unsold;
                rest != 0;
                rest = Bits.rest(rest)) {
            int owner = s.owner(Bits.first(rest));
            if (!s.hasLeft(owner)) seats |= 1 << owner;
        }
        if (seats == 0) seekAttacker(s, events);
        else s.askAll(Phase.VETO, seats);
    }

    static void legalVetoes(State s, int seat, List<Move> out) {
        if (Bag.holds(s.hand(seat), Treachery.VETO)) out.add(Move.VETO);
        for (int rest = s.fresh(seat) & s.catalog.vetoes; rest != 0; rest = Bits.rest(rest))
            out.add(Move.USES[Bits.first(rest)]);
        out.add(Move.DONE);
    }

    static Refusal refusal(State s, int seat, Move.Veto move) {
        return Bag.holds(s.hand(seat), Treachery.VETO) ? Refusal.NONE : NO_VETO;
    }

    /** §tile.veto */
    static Refusal refusal(State s, Move.Use move) {
        return (s.catalog.vetoes >>> move.tile() & 1) != 0 ? Refusal.NONE : NOT_A_VETO;
    }

    static void use(State s, int seat, int tile, Events events) {
        s.armed(seat, s.armed(seat) | 1 << tile);
        answer(s, seat, events);
    }

    static void veto(State s, int seat, Events events) {
        s.sealed(seat, Sealed.VETO);
        answer(s, seat, events);
    }

    /**
     * §treachery.4 A sealed answer is complete; when all are, they are opened clockwise from the
     * seat in turn.
     */
    static void answer(State s, int seat, Events events) {
        s.answered |= 1 << seat;
        if (s.waiting() != 0) return;
        s.pending = s.asked;
        if (s.phase == Phase.VETO) openVetoes(s, events);
        else Battles.open(s, events);
    }

    /**
     * §war.3 The first veto counts, unless it is countered; later ones stay with their owners
     * unseen.
     */
    private static void openVetoes(State s, Events events) {
        while (s.pending != 0) {
            int seat = Plots.firstFromTurn(s, s.pending);
            boolean plays = s.sealed(seat) == Sealed.VETO;
            int tile = s.armed(seat);
            unseal(s, seat);
            if (plays) {
                Plots.play(s, seat, Treachery.VETO, events);
                return;
            }
            if (tile == 0) continue;
            s.turned |= tile;
            events.add(new PrincesEvent.AbilityUsed(seat, s.catalog.tiles[Bits.first(tile)].id()));
            vetoed(s, false, events);
            return;
        }
        seekAttacker(s, events);
    }

    static void unseal(State s, int seat) {
        s.sealed(seat, Sealed.NONE);
        s.armed(seat, 0);
        s.pending &= ~(1 << seat);
    }

    /** §war.3 A vetoed war is over; the action is used up. */
    static void vetoed(State s, boolean foiled, Events events) {
        if (foiled) {
            openVetoes(s, events);
            return;
        }
        while (s.pending != 0) unseal(s, Bits.first(s.pending));
        events.add(new PrincesEvent.WarVetoed());
        Turns.end(s, events);
    }

    /** §war.4 */
    private static void seekAttacker(State s, Events events) {
        Auctions.seek(s, Lot.ATTACKER, s.everybody() & ~s.left, s.turn, events);
    }

    /** §war.4, §war.5 One side has its condottiere, or none. */
    static void commanded(State s, int seat, Events events) {
        boolean attack = s.lot == Lot.ATTACKER;
        if (seat == State.NOBODY)
            events.add(
                    new PrincesEvent.Unled(
                            attack ? Side.ATTACKER : Side.DEFENDER,
                            City.ALL[attack ? s.attacking : s.defending]));
        if (attack) {
            s.attacker = seat;
            int others = s.everybody() & ~s.left & ~(seat == State.NOBODY ? 0 : 1 << seat);
            Auctions.seek(
                    s, Lot.DEFENDER, others, seat == s.turn ? s.next(s.turn) : s.turn, events);
        } else {
            s.defender = seat;
            Auctions.clear(s);
            march(s, events);
        }
    }

    /**
     * §war.6, §war.8 Without any condottiere there is no war; else they are paid, and the battle is
     * prepared.
     */
    private static void march(State s, Events events) {
        if (s.attacker == State.NOBODY && s.defender == State.NOBODY) {
            events.add(new PrincesEvent.WarForgotten());
            Turns.end(s, events);
            return;
        }
        hire(s, s.attacker, s.attacking, events);
        hire(s, s.defender, s.defending, events);
        Battles.prepare(s, events);
    }

    /** §war.8, §tile.pay The city's status in gold, on the home city. */
    private static void hire(State s, int seat, int city, Events events) {
        if (seat == State.NOBODY) return;
        int extra = Effects.extraPay(s, seat);
        if (extra > 0) {
            int tile = Bits.first(s.fresh(seat) & s.catalog.pays);
            s.turned |= 1 << tile;
            events.add(new PrincesEvent.AbilityUsed(seat, s.catalog.tiles[tile].id()));
        }
        int pay = s.status(city) + extra;
        s.home(seat, s.home(seat) + pay);
        events.add(new PrincesEvent.Hired(seat, City.ALL[city], pay));
    }

    static void clear(State s) {
        s.attacking = State.NONE;
        s.defending = State.NONE;
        s.attacker = State.NOBODY;
        s.defender = State.NOBODY;
        s.used = 0;
        s.bribed = 0;
        s.lent = State.NONE;
        s.lentTo = State.NONE;
        s.black = 0;
        s.white = 0;
        s.counterattack = false;
        s.rerolls = State.NONE;
    }
}

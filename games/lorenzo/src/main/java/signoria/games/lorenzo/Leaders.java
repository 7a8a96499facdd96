package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "leaders": playing, discarding, using and copying leaders. */
final class Leaders {
    private static final Refusal MEMBER_AWAY = Refusal.of("lorenzo/value.1", "away");
    private static final Refusal NO_LEADERS = Refusal.of("lorenzo/leaders.1", "not-played");
    private static final Refusal NOT_IN_HAND = Refusal.of("lorenzo/leaders.2", "hand");
    private static final Refusal REQUIREMENT = Refusal.of("lorenzo/leaders.2", "requirement");
    private static final Refusal NOT_IN_PLAY = Refusal.of("lorenzo/leaders.4", "not-in-play");
    private static final Refusal NOT_ONCE = Refusal.of("lorenzo/leaders.4", "not-once");
    private static final Refusal TURNED = Refusal.of("lorenzo/leaders.4", "turned");
    private static final Refusal NO_USE = Refusal.of("lorenzo/leaders.4", "nothing");
    private static final Refusal NO_LEADER_SPACE = Refusal.of("lorenzo/leaders.5", "not-yours");
    private static final Refusal LEADER_SPACE_OCCUPIED =
            Refusal.of("lorenzo/leaders.5", "occupied");
    private static final Refusal NOTHING_TO_COPY = Refusal.of("lorenzo/leader.13", "nothing");
    private static final Refusal COPIED = Refusal.of("lorenzo/leader.13", "copied");
    private static final Refusal NOT_OPPONENTS = Refusal.of("lorenzo/leader.13", "not-theirs");
    private static final Refusal NOT_COLOURED = Refusal.of("lorenzo/leader.12", "coloured");
    private static final Refusal MUST_PLAY_FREE = Refusal.of("lorenzo/family.8", "must");
    private static final Refusal NOT_BESIDE = Refusal.of("lorenzo/family.8", "beside");

    private Leaders() {}

    // --- Playing

    static Refusal refusal(State s, int seat, Move.Play move) {
        int leader = move.leader();
        if (!s.variant.advanced()) return NO_LEADERS;
        if (!s.leaders.holds(seat, leader)) return NOT_IN_HAND;
        return Requirements.meets(s, seat, leader) ? Refusal.NONE : REQUIREMENT;
    }

    /** From the hand into play. */
    static void play(State s, int seat, int leader, Events events) {
        s.leaders.giveUp(seat, leader);
        enter(s, seat, leader, events);
    }

    /** §leaders.3 In play: its ability holds, and what follows from playing a leader happens. */
    static void enter(State s, int seat, int leader, Events events) {
        s.leaders.known.lie(leader, LeaderCards.OPEN);
        s.leaders.inPlay(seat, s.leaders.inPlay(seat) | 1L << leader);
        Holdings.ability(s, seat, leader);
        events.add(new LorenzoEvent.LeaderPlayed(seat, leader));
        if (s.catalog.leader[leader].kind() == Leader.Kind.IMMEDIATE)
            s.agenda.push(Task.of(Task.EFFECTS, 0, 0, 0, Task.LEADER_SOURCE + leader));
        if (grants(s, leader, Power.COPY_LEADER) && copyable(s, seat) != 0)
            s.agenda.push(Task.of(Task.COPY));
        if (s.has(seat, Power.LEADER_TOKENS)) s.agenda.push(Task.of(Task.FLIP));
        if (s.has(seat, Power.TOKEN_ON_LEADER))
            Effects.gain(s, seat, Goods.of(Good.TOKEN, 1), Effects.OTHER, events);
    }

    private static boolean grants(State s, int leader, Power power) {
        List<Effect> ability = s.catalog.leader[leader].ability();
        return ability.getFirst() instanceof Effect.Grant(Power granted) && granted == power;
    }

    /** A leader drawn from the deck goes to the hand unseen by others. */
    static void draw(State s, int seat, int count, Events events) {
        int drawn = 0;
        for (; drawn < count; drawn++) {
            long deck = s.leaders.deck();
            if (deck == 0) break;
            int leader = s.rng.pick(State.LEADER_STREAM, deck);
            deck &= ~(1L << leader);
            s.leaders.deck(deck);
            s.leaders.take(seat, leader);
            s.leaders.known.move(
                    leader,
                    LeaderCards.IN_DECK,
                    LeaderCards.HAND_OF + seat,
                    Event.only(seat),
                    deck == 0);
            events.add(new LorenzoEvent.LeaderDrawn(seat, leader));
        }
        if (drawn > 0) events.add(new LorenzoEvent.LeadersDrawn(seat, drawn));
    }

    // --- Playing free (§family.8, §special.9)

    /** The leaders beside the tile of Sforza, or those in hand. */
    private static long free(State s) {
        return besideOnly(s.agenda.top()) ? s.leaders.beside(0) : s.leaders.inHand(s.actor);
    }

    static boolean besideOnly(long task) {
        return Task.d(task) == 2;
    }

    private static boolean mayDecline(long task) {
        return Task.a(task) == 1;
    }

    static void legalFree(State s, List<Move> out) {
        for (long rest = free(s); rest != 0; rest = Bits.rest(rest))
            out.add(Move.PLAYS[Bits.first(rest)]);
        if (mayDecline(s.agenda.top())) out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Play move) {
        if ((free(s) >>> move.leader() & 1) != 0) return Refusal.NONE;
        return besideOnly(s.agenda.top()) ? NOT_BESIDE : NOT_IN_HAND;
    }

    static Refusal refusal(State s, Move.Decline decline) {
        return mayDecline(s.agenda.top()) ? Refusal.NONE : MUST_PLAY_FREE;
    }

    /** §family.8, §special.9 A leader comes into play whatever it requires. */
    static void playFree(State s, int leader, Events events) {
        long task = s.agenda.top();
        s.agenda.pop();
        int seat = s.actor;
        if (!besideOnly(task)) {
            play(s, seat, leader, events);
            return;
        }
        s.leaders.beside(0, s.leaders.beside(0) & ~(1L << leader));
        Families.takeBeside(s, seat, 0);
        enter(s, seat, leader, events);
    }

    // --- Discarding (§leaders.6)

    static Refusal refusal(State s, int seat, Move.Discard move) {
        if (!s.variant.advanced()) return NO_LEADERS;
        return s.leaders.holds(seat, move.leader()) ? Refusal.NONE : NOT_IN_HAND;
    }

    static void discard(State s, int seat, int leader, Events events) {
        s.leaders.giveUp(seat, leader);
        s.leaders.gone(s.leaders.gone() | 1L << leader);
        s.leaders.known.move(
                leader,
                LeaderCards.HAND_OF + seat,
                LeaderCards.GONE,
                Event.only(seat),
                s.leaders.handSize(seat) == 0);
        events.add(new LorenzoEvent.LeaderDiscarded(seat, leader));
        events.add(new LorenzoEvent.ALeaderDiscarded(seat));
        s.agenda.push(Council.privileges(s, seat, 1, 0, false));
    }

    // --- Using (§leaders.4)

    static Refusal refusal(State s, int seat, Move.Use move) {
        int leader = move.leader();
        if (!s.variant.advanced()) return NO_LEADERS;
        if (!s.leaders.hasAbility(seat, leader)) return NOT_IN_PLAY;
        if (s.catalog.leader[leader].kind() != Leader.Kind.ONCE_PER_ROUND) return NOT_ONCE;
        if ((s.leaders.turned(seat) >>> leader & 1) != 0) return TURNED;
        return useful(s, seat, s.catalog.leader[leader].ability().getFirst())
                ? Refusal.NONE
                : NO_USE;
    }

    /** Something would happen. */
    private static boolean useful(State s, int seat, Effect effect) {
        return switch (effect) {
            case Effect.Work work -> Works.reachable(s, seat, work.production(), work.value());
            case Effect.DiscardCharacter _ -> s.cards(seat, Type.CHARACTER) > 0;
            case Effect.Exchange exchange -> Payments.payable(s, seat, exchange.price());
            case Effect.OneOf(List<Effect> effects) -> {
                boolean any = false;
                for (int i = 0; i < effects.size(); i++) any |= useful(s, seat, effects.get(i));
                yield any;
            }
            case Effect.DrawKeepToken() ->
                    Tokens.left(s) > 0 && !s.cursed(seat, Excommunication.LESS_TOKENS);
            case Effect.MemberSix() -> {
                boolean any = false;
                for (int member = 0; member < Members.COLOURED; member++)
                    any |= s.home(seat, member);
                yield any;
            }
            case Effect _ -> true;
        };
    }

    static void use(State s, int seat, int leader, Events events) {
        s.leaders.turned(seat, s.leaders.turned(seat) | 1L << leader);
        events.add(new LorenzoEvent.LeaderUsed(seat, leader));
        s.agenda.push(Task.of(Task.EFFECTS, 0, 0, 0, Task.LEADER_SOURCE + leader));
    }

    /** §leader.12 The coloured member that is worth six. */
    static void legalSix(State s, List<Move> out) {
        for (int member = 0; member < Members.COLOURED; member++)
            if (s.home(s.actor, member)) out.add(Move.MEMBERS[member]);
    }

    static void six(State s, int member) {
        s.agenda.pop();
        s.members.six(s.actor, member + 1);
    }

    static Refusal refusal(State s, Move.Member move) {
        int member = move.member();
        if (member >= Members.COLOURED) return NOT_COLOURED;
        return s.home(s.actor, member) ? Refusal.NONE : MEMBER_AWAY;
    }

    // --- Copying (§leader.13)

    /** The leaders that opponents have in play. */
    static long copyable(State s, int seat) {
        long leaders = 0;
        for (int other = 0; other < s.seats; other++)
            if (other != seat) leaders |= s.leaders.inPlay(other);
        return leaders;
    }

    static void legalCopy(State s, List<Move> out) {
        for (long rest = copyable(s, s.actor); rest != 0; rest = Bits.rest(rest))
            out.add(Move.COPIES[Bits.first(rest)]);
    }

    static Refusal refusal(State s, int seat, Move.Copy move) {
        if (!s.has(seat, Power.COPY_LEADER)) return NOTHING_TO_COPY;
        if (s.copied(seat) > 0) return COPIED;
        return (copyable(s, seat) >>> move.leader() & 1) != 0 ? Refusal.NONE : NOT_OPPONENTS;
    }

    static void copyAsked(State s, int leader, Events events) {
        s.agenda.pop();
        copy(s, s.actor, leader, events);
    }

    static void copy(State s, int seat, int leader, Events events) {
        s.copied(seat, leader + 1);
        Holdings.ability(s, seat, leader);
        events.add(new LorenzoEvent.LeaderCopied(seat, leader));
        if (s.catalog.leader[leader].kind() == Leader.Kind.IMMEDIATE)
            s.agenda.push(Task.of(Task.EFFECTS, 0, 0, 0, Task.LEADER_SOURCE + leader));
    }

    // --- Dropping (§pazzi.7)

    static void legalDrop(State s, List<Move> out) {
        for (long rest = s.leaders.inPlay(s.actor); rest != 0; rest = Bits.rest(rest))
            out.add(Move.DROPS[Bits.first(rest)]);
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Drop move) {
        boolean inPlay = (s.leaders.inPlay(s.actor) >>> move.leader() & 1) != 0;
        return inPlay ? Refusal.NONE : NOT_IN_PLAY;
    }

    static void drop(State s, int leader, Events events) {
        int seat = s.actor;
        long task = s.agenda.top();
        s.agenda.pop();
        if (grants(s, leader, Power.COPY_LEADER)) s.copied(seat, 0);
        s.leaders.inPlay(seat, s.leaders.inPlay(seat) & ~(1L << leader));
        s.leaders.gone(s.leaders.gone() | 1L << leader);
        s.leaders.known.lie(leader, LeaderCards.GONE);
        Holdings.refresh(s, seat);
        s.leaders.turned(seat, s.leaders.turned(seat) & s.leaders.abilities(seat));
        events.add(new LorenzoEvent.LeaderDropped(seat, leader));
        Effect.DiscardLeader effect = (Effect.DiscardLeader) s.catalog.work[Task.d(task)];
        WorkRun.accrue(s, seat, effect.goods());
    }

    // --- Spaces (§leaders.5)

    /** §leaders.5 Why the space of a leader is closed to a seat. */
    static Refusal closed(State s, int seat, int space) {
        int leader = s.catalog.spaceLeader[space - Space.LEADER];
        if (!s.leaders.hasAbility(seat, leader)) return NO_LEADER_SPACE;
        return s.members.occupied(seat, space) && !s.has(seat, Power.OCCUPIED_SPACES)
                ? LEADER_SPACE_OCCUPIED
                : Refusal.NONE;
    }

    static Leader ofSpace(State s, int space) {
        return s.catalog.leader[s.catalog.spaceLeader[space - Space.LEADER]];
    }
}

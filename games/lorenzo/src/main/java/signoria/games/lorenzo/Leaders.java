package signoria.games.lorenzo;

import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** Chapter "leader": playing, discarding, using and copying leaders. */
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

    // --- Requirements (§leaders.2)
    // ------------------------------------------------------------------------

    static boolean meets(State s, int seat, int leader) {
        List<Leader.Requirement> requirements = s.catalog.leader[leader].requirements();
        int unmet = s.has(seat, Power.ONE_REQUIREMENT_LESS) ? -1 : 0;
        for (int i = 0; i < requirements.size(); i++) {
            Leader.Requirement entry = requirements.get(i);
            int held = held(s, seat, entry.held());
            if ((entry.most() ? held > entry.count() : held < entry.count()) && ++unmet > 0)
                return false;
        }
        return true;
    }

    /** How far the requirement is from being met, in cards still to be taken. */
    static double lacking(State s, int seat, int leader) {
        List<Leader.Requirement> requirements = s.catalog.leader[leader].requirements();
        double lacking = 0;
        for (int i = 0; i < requirements.size(); i++) {
            Leader.Requirement entry = requirements.get(i);
            int held = held(s, seat, entry.held());
            int gap = entry.most() ? held - entry.count() : entry.count() - held;
            if (gap > 0) lacking += gap * entry.held().toil;
        }
        return lacking;
    }

    private static int held(State s, int seat, Leader.Held held) {
        return switch (held) {
            case WOOD -> s.held(seat, Good.WOOD);
            case STONE -> s.held(seat, Good.STONE);
            case COIN -> s.held(seat, Good.COIN);
            case SERVANT -> s.held(seat, Good.SERVANT);
            case MILITARY -> s.held(seat, Good.MILITARY);
            case FAITH -> s.held(seat, Good.FAITH);
            case VP -> s.held(seat, Good.VP);
            case TOKEN -> s.tokenCount(seat);
            case TERRITORY -> s.cards(seat, Type.TERRITORY);
            case CHARACTER -> s.cards(seat, Type.CHARACTER);
            case BUILDING -> s.cards(seat, Type.BUILDING);
            case VENTURE -> s.cards(seat, Type.VENTURE);
            case SAME_TYPE_CARDS ->
                    Math.max(
                            Math.max(s.cards(seat, Type.TERRITORY), s.cards(seat, Type.CHARACTER)),
                            Math.max(s.cards(seat, Type.BUILDING), s.cards(seat, Type.VENTURE)));
            case DEV_CARDS ->
                    s.cards(seat, Type.TERRITORY)
                            + s.cards(seat, Type.CHARACTER)
                            + s.cards(seat, Type.BUILDING)
                            + s.cards(seat, Type.VENTURE);
            case TYPES -> {
                int types = 0;
                for (Type type : Type.ALL) if (s.cards(seat, type) > 0) types++;
                yield types;
            }
            case LEADER -> s.leadersInPlay(seat);
            case WOOD_STONE -> s.held(seat, Good.WOOD) + s.held(seat, Good.STONE);
        };
    }

    static boolean inHand(State s, int seat, int leader) {
        return (s.inHand(seat) >>> leader & 1) != 0;
    }

    // --- Playing
    // ----------------------------------------------------------------------------------------

    static Refusal refusal(State s, int seat, Move.Play move) {
        int leader = move.leader();
        if (!s.variant.advanced()) return NO_LEADERS;
        if (!inHand(s, seat, leader)) return NOT_IN_HAND;
        return meets(s, seat, leader) ? Refusal.NONE : REQUIREMENT;
    }

    /** From the hand into play. */
    static void play(State s, int seat, int leader, Events events) {
        s.inHand(seat, s.inHand(seat) & ~(1L << leader));
        s.addHandSize(seat, -1);
        enter(s, seat, leader, events);
    }

    /** §leaders.3 In play: its ability holds, and what follows from playing a leader happens. */
    static void enter(State s, int seat, int leader, Events events) {
        s.whereabouts.lie(leader, State.OPEN);
        s.inPlay(seat, s.inPlay(seat) | 1L << leader);
        Holdings.ability(s, seat, leader);
        events.add(new LorenzoEvent.LeaderPlayed(seat, leader));
        if (s.catalog.leader[leader].kind() == Leader.Kind.IMMEDIATE)
            s.push(Task.of(Task.EFFECTS, 0, 0, 0, Task.LEADER_SOURCE + leader));
        if (grants(s, leader, Power.COPY_LEADER) && copyable(s, seat) != 0)
            s.push(Task.of(Task.COPY));
        if (s.has(seat, Power.LEADER_TOKENS)) s.push(Task.of(Task.FLIP));
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
            long deck = s.leaderDeck();
            if (deck == 0) break;
            int leader = s.rng.pick(State.LEADERS, deck);
            deck &= ~(1L << leader);
            s.leaderDeck(deck);
            s.inHand(seat, s.inHand(seat) | 1L << leader);
            s.addHandSize(seat, 1);
            s.whereabouts.move(
                    leader, State.IN_DECK, State.HAND_OF + seat, Event.only(seat), deck == 0);
            events.add(new LorenzoEvent.LeaderDrawn(seat, leader));
        }
        if (drawn > 0) events.add(new LorenzoEvent.LeadersDrawn(seat, drawn));
    }

    // --- Playing free (§family.8, §special.9)
    // ---------------------------------------------------------

    /** The leaders beside the tile of Sforza, or those in hand. */
    private static long free(State s) {
        return besideOnly(s.peek()) ? s.beside(0) : s.inHand(s.actor);
    }

    static boolean besideOnly(long task) {
        return Task.d(task) == 2;
    }

    private static boolean mayDecline(long task) {
        return Task.a(task) == 1;
    }

    static void legalFree(State s, List<Move> out) {
        for (long rest = free(s); rest != 0; rest &= rest - 1)
            out.add(Move.PLAY.get(Long.numberOfTrailingZeros(rest)));
        if (mayDecline(s.peek())) out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Play move) {
        if ((free(s) >>> move.leader() & 1) != 0) return Refusal.NONE;
        return besideOnly(s.peek()) ? NOT_BESIDE : NOT_IN_HAND;
    }

    static Refusal refusal(State s, Move.Decline decline) {
        return mayDecline(s.peek()) ? Refusal.NONE : MUST_PLAY_FREE;
    }

    /** §family.8, §special.9 A leader comes into play whatever it requires. */
    static void playFree(State s, int leader, Events events) {
        long task = s.peek();
        s.pop();
        int seat = s.actor;
        if (!besideOnly(task)) {
            play(s, seat, leader, events);
            return;
        }
        s.beside(0, s.beside(0) & ~(1L << leader));
        Families.takeBeside(s, seat, 0);
        enter(s, seat, leader, events);
    }

    // --- Discarding (§leaders.6)
    // --------------------------------------------------------------------------

    static Refusal refusal(State s, int seat, Move.Discard move) {
        if (!s.variant.advanced()) return NO_LEADERS;
        return inHand(s, seat, move.leader()) ? Refusal.NONE : NOT_IN_HAND;
    }

    static void discard(State s, int seat, int leader, Events events) {
        s.inHand(seat, s.inHand(seat) & ~(1L << leader));
        s.addHandSize(seat, -1);
        s.leadersGone(s.leadersGone() | 1L << leader);
        s.whereabouts.move(
                leader, State.HAND_OF + seat, State.GONE, Event.only(seat), s.handSize(seat) == 0);
        events.add(new LorenzoEvent.LeaderDiscarded(seat, leader));
        events.add(new LorenzoEvent.ALeaderDiscarded(seat));
        s.push(Council.privileges(s, seat, 1, 0, false));
    }

    // --- Using (§leaders.4)
    // -------------------------------------------------------------------------------

    static Refusal refusal(State s, int seat, Move.Use move) {
        int leader = move.leader();
        if (!s.variant.advanced()) return NO_LEADERS;
        if ((s.abilities(seat) >>> leader & 1) == 0) return NOT_IN_PLAY;
        if (s.catalog.leader[leader].kind() != Leader.Kind.ONCE_PER_ROUND) return NOT_ONCE;
        if ((s.turned(seat) >>> leader & 1) != 0) return TURNED;
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
                for (int member = 0; member < State.COLOURED; member++) any |= s.home(seat, member);
                yield any;
            }
            case Effect _ -> true;
        };
    }

    static void use(State s, int seat, int leader, Events events) {
        s.turned(seat, s.turned(seat) | 1L << leader);
        events.add(new LorenzoEvent.LeaderUsed(seat, leader));
        s.push(Task.of(Task.EFFECTS, 0, 0, 0, Task.LEADER_SOURCE + leader));
    }

    /** §leader.12 The coloured member that is worth six. */
    static void legalSix(State s, List<Move> out) {
        for (int member = 0; member < State.COLOURED; member++)
            if (s.home(s.actor, member)) out.add(Move.MEMBER.get(member));
    }

    static void six(State s, int member) {
        s.pop();
        s.six(s.actor, member + 1);
    }

    static Refusal refusal(State s, Move.Member move) {
        int member = move.member();
        if (member >= State.COLOURED) return NOT_COLOURED;
        return s.home(s.actor, member) ? Refusal.NONE : MEMBER_AWAY;
    }

    // --- Copying (§leader.13)
    // ------------------------------------------------------------------------------

    /** The leaders that opponents have in play. */
    static long copyable(State s, int seat) {
        long leaders = 0;
        for (int other = 0; other < s.seats; other++) if (other != seat) leaders |= s.inPlay(other);
        return leaders;
    }

    static void legalCopy(State s, List<Move> out) {
        for (long rest = copyable(s, s.actor); rest != 0; rest &= rest - 1)
            out.add(Move.COPY.get(Long.numberOfTrailingZeros(rest)));
    }

    static Refusal refusal(State s, int seat, Move.Copy move) {
        if (!s.has(seat, Power.COPY_LEADER)) return NOTHING_TO_COPY;
        if (s.copied(seat) > 0) return COPIED;
        return (copyable(s, seat) >>> move.leader() & 1) != 0 ? Refusal.NONE : NOT_OPPONENTS;
    }

    static void copyAsked(State s, int leader, Events events) {
        s.pop();
        copy(s, s.actor, leader, events);
    }

    static void copy(State s, int seat, int leader, Events events) {
        s.copied(seat, leader + 1);
        Holdings.ability(s, seat, leader);
        events.add(new LorenzoEvent.LeaderCopied(seat, leader));
        if (s.catalog.leader[leader].kind() == Leader.Kind.IMMEDIATE)
            s.push(Task.of(Task.EFFECTS, 0, 0, 0, Task.LEADER_SOURCE + leader));
    }

    // --- Dropping (§pazzi.7)
    // -----------------------------------------------------------------------------

    static void legalDrop(State s, List<Move> out) {
        for (long rest = s.inPlay(s.actor); rest != 0; rest &= rest - 1)
            out.add(Move.DROP.get(Long.numberOfTrailingZeros(rest)));
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Drop move) {
        boolean inPlay = (s.inPlay(s.actor) >>> move.leader() & 1) != 0;
        return inPlay ? Refusal.NONE : NOT_IN_PLAY;
    }

    static void drop(State s, int leader, Events events) {
        int seat = s.actor;
        long task = s.peek();
        s.pop();
        if (grants(s, leader, Power.COPY_LEADER)) s.copied(seat, 0);
        s.inPlay(seat, s.inPlay(seat) & ~(1L << leader));
        s.leadersGone(s.leadersGone() | 1L << leader);
        s.whereabouts.lie(leader, State.GONE);
        Holdings.refresh(s, seat);
        s.turned(seat, s.turned(seat) & s.abilities(seat));
        events.add(new LorenzoEvent.LeaderDropped(seat, leader));
        Effect.DiscardLeader effect = (Effect.DiscardLeader) s.catalog.work[Task.d(task)];
        WorkRun.accrue(s, seat, effect.goods());
    }

    // --- Spaces (§leaders.5)
    // --------------------------------------------------------------------------------

    /** §leaders.5 Why the space of a leader is closed to a seat. */
    static Refusal closed(State s, int seat, int space) {
        int leader = s.catalog.spaceLeader[space - Space.LEADER];
        if ((s.abilities(seat) >>> leader & 1) == 0) return NO_LEADER_SPACE;
        return s.occupied(seat, space) && !s.has(seat, Power.OCCUPIED_SPACES)
                ? LEADER_SPACE_OCCUPIED
                : Refusal.NONE;
    }

    static Leader ofSpace(State s, int space) {
        return s.catalog.leader[s.catalog.spaceLeader[space - Space.LEADER]];
    }
}

package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapter "Pazzi": what opponents must give or discard; all are asked at once, unseen, and it
 * happens in turn order.
 */
final class Answers {
    private static final Refusal NOT_YOUR_CARD = Refusal.of("lorenzo/pazzi.3", "card");
    private static final Refusal GIVE_FULL = Refusal.of("lorenzo/pazzi.4", "full");

    private Answers() {}

    private static Effect effect(State s, long task) {
        int card = Task.d(task);
        if (Task.a(task) == 1) return s.catalog.work[card];
        List<Effect> effects = s.catalog.card[card].immediate();
        return effects.getLast();
    }

    /** §pazzi.2 Who has a choice is asked; with nobody to ask it happens at once. */
    static boolean settle(State s, Events events) {
        if (s.asked != 0) return false;
        Effect effect = effect(s, s.agenda.top());
        for (int seat = 0; seat < s.seats; seat++)
            if (seat != s.actor && options(s, seat, effect) > 1) s.asked |= 1 << seat;
        if (s.asked != 0) return false;
        resolve(s, events);
        return true;
    }

    private static int options(State s, int seat, Effect effect) {
        int options = 0;
        if (effect instanceof Effect.OpponentsGive give) {
            for (int option = 0; option < give.options().size(); option++)
                if (mayGive(s, seat, give, option)) options++;
            return options;
        }
        int types = ((Effect.OpponentsDiscard) effect).types();
        for (int type = 0; type < 4; type++)
            if ((types >>> type & 1) != 0) options += s.cards(seat, Type.ALL[type]);
        return options;
    }

    /** What a seat does that was not asked: the one thing it can, or nothing (-1). */
    private static int only(State s, int seat, Effect effect) {
        if (!(effect instanceof Effect.OpponentsGive give))
            return firstOf(s, seat, ((Effect.OpponentsDiscard) effect).types());
        for (int option = 0; option < give.options().size(); option++)
            if (mayGive(s, seat, give, option)) return option;
        return -1;
    }

    private static int firstOf(State s, int seat, int types) {
        for (int card = 0; card < Catalog.CARDS; card++)
            if (s.owns(seat, card) && (types >>> s.catalog.card[card].type().ordinal() & 1) != 0)
                return card;
        return -1;
    }

    private static boolean full(State s, int seat, long goods) {
        for (Good good : Good.ALL) if (Goods.count(goods, good) > s.held(seat, good)) return false;
        return true;
    }

    /**
     * §pazzi.4 A full heap if one is held, or points, as many as are there; where there are no
     * points to give, all of one kind.
     */
    private static boolean mayGive(State s, int seat, Effect.OpponentsGive give, int option) {
        long goods = give.options().get(option);
        if (full(s, seat, goods)) return true;
        if (Goods.points(goods) > 0) return s.held(seat, Good.VP) > 0;
        for (int i = 0; i < give.options().size(); i++)
            if (full(s, seat, give.options().get(i)) || Goods.points(give.options().get(i)) > 0)
                return false;
        return partial(s, seat, goods) > 0;
    }

    private static int partial(State s, int seat, long goods) {
        for (Good good : Good.ALL) if (Goods.count(goods, good) > 0) return s.held(seat, good);
        return 0;
    }

    static void legal(State s, int seat, List<Move> out) {
        Effect effect = effect(s, s.agenda.top());
        if (effect instanceof Effect.OpponentsGive give) {
            for (int option = 0; option < give.options().size(); option++)
                if (mayGive(s, seat, give, option)) out.add(Move.GIVES[option]);
            return;
        }
        int types = ((Effect.OpponentsDiscard) effect).types();
        for (int word = 0; word < Catalog.WORDS; word++)
            for (int type = 0; type < 4; type++)
                if ((types >>> type & 1) != 0)
                    for (long rest = s.owned(seat, Type.ALL[type], word);
                            rest != 0;
                            rest = Bits.rest(rest))
                        out.add(Move.PICKS[word * 64 + Bits.first(rest)]);
    }

    /** Goods are asked for; else a card. */
    static boolean asksForGoods(State s) {
        return effect(s, s.agenda.top()) instanceof Effect.OpponentsGive;
    }

    static Refusal refusal(State s, int seat, Move.Give move) {
        Effect.OpponentsGive give = (Effect.OpponentsGive) effect(s, s.agenda.top());
        boolean may =
                move.option() < give.options().size() && mayGive(s, seat, give, move.option());
        return may ? Refusal.NONE : GIVE_FULL;
    }

    static Refusal refusal(State s, int seat, Move.Pick move) {
        int card = move.card();
        int types = ((Effect.OpponentsDiscard) effect(s, s.agenda.top())).types();
        return s.owns(seat, card) && (types >>> s.catalog.card[card].type().ordinal() & 1) != 0
                ? Refusal.NONE
                : NOT_YOUR_CARD;
    }

    /** The option, or the card, of a seat. */
    static void answer(State s, int seat, int answer, Events events) {
        s.answer(seat, answer);
        if ((s.asked & ~s.answered()) == 0) resolve(s, events);
    }

    /** All answers happen, in turn order after the player who acts. */
    private static void resolve(State s, Events events) {
        Effect effect = effect(s, s.agenda.top());
        s.agenda.pop();
        long gifts = Goods.NONE;
        int from = s.position(s.actor);
        for (int i = 1; i < s.seats; i++) {
            int seat = s.seatAt((from + i) % s.seats);
            boolean asked = (s.asked >>> seat & 1) != 0;
            int answer = asked ? s.answer(seat) : only(s, seat, effect);
            if (answer < 0) continue;
            if (effect instanceof Effect.OpponentsGive give)
                gifts += hand(s, seat, give.options().get(answer), events);
            else Holdings.lose(s, seat, answer, events);
        }
        s.answers = 0;
        s.asked = 0;
        if (gifts != 0) Effects.receive(s, s.actor, Effects.extraPoint(s, s.actor, gifts), events);
    }

    private static long hand(State s, int seat, long goods, Events events) {
        long given = Goods.NONE;
        for (Good good : Good.ALL) {
            int count = Math.min(Goods.count(goods, good), s.held(seat, good));
            if (count == 0) continue;
            s.add(seat, good, -count);
            given += Goods.of(good, count);
        }
        events.add(
                new LorenzoEvent.Gave(
                        seat,
                        s.actor,
                        Goods.wood(given),
                        Goods.stone(given),
                        Goods.coins(given),
                        Goods.servants(given),
                        Goods.points(given)));
        return given;
    }
}

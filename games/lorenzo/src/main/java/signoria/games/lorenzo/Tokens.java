package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "tokens": the special tokens, drawn unseen, cashed and paid openly. */
final class Tokens {
    private static final Refusal NO_TOKEN = Refusal.of("lorenzo/token.2", "none");
    private static final Refusal NO_SLOT = Refusal.of("lorenzo/token.5", "no-slot");
    private static final Refusal SLOT_TAKEN = Refusal.of("lorenzo/token.5", "taken");
    private static final Refusal NOT_DRAWN = Refusal.of("lorenzo/leader.37", "drawn");

    /** Bits of each kind in the set that chance picks from. */
    static final int LANE = 7;

    private Tokens() {}

    /** Tokens that can still be drawn. */
    static int left(State s) {
        int left = 0;
        for (int kind = 0; kind < Catalog.TOKENS; kind++) left += s.tokens.supply(kind);
        return left;
    }

    /** §token.1 Draws; only the owner sees what they show. */
    static int draw(State s, int seat, int count, Events events) {
        int drawn = 0;
        for (; drawn < count; drawn++) {
            int kind = one(s);
            if (kind < 0) break;
            s.addHeldToken(seat, kind, 1);
            events.add(new LorenzoEvent.TokenSeen(seat, kind));
        }
        if (drawn > 0) events.add(new LorenzoEvent.TokensDrawn(seat, drawn));
        return drawn;
    }

    private static int one(State s) {
        long set = 0;
        for (int kind = 0; kind < Catalog.TOKENS; kind++)
            set |= (1L << s.tokens.supply(kind)) - 1 << LANE * kind;
        if (set == 0) return -1;
        int kind = s.rng.pick(State.TOKEN_STREAM, set) / LANE;
        s.tokens.add(TokenRows.SUPPLY, kind, -1);
        if (Long.bitCount(set) == 1) shuffleBack(s);
        return kind;
    }

    /** §token.1 When the last one is drawn, those cashed and paid go back. */
    private static void shuffleBack(State s) {
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            int back = s.tokens.discards(kind);
            s.tokens.add(TokenRows.DISCARDS, kind, -back);
            s.tokens.add(TokenRows.SUPPLY, kind, back);
        }
    }

    /** §token.2 A token is turned up and gives what it shows. */
    static void cash(State s, int seat, int kind, Events events) {
        s.addHeldToken(seat, kind, -1);
        s.tokens.add(TokenRows.DISCARDS, kind, 1);
        events.add(new LorenzoEvent.TokenCashed(seat, kind));
        Effects.gain(s, seat, s.catalog.tokens.get(kind).shows(), Effects.OTHER, events);
        if (left(s) == 0) shuffleBack(s);
    }

    /** §token.4 Which tokens are paid is asked unless all go. */
    static void spend(State s, int seat, int count, Events events) {
        if (count < s.tokenCount(seat)) {
            s.agenda.push(Task.of(Task.SPEND_TOKENS, count, 0, 0, 0));
            return;
        }
        for (int kind = 0; kind < Catalog.TOKENS; kind++)
            while (s.tokens.held(seat, kind) > 0) spendOne(s, seat, kind, events);
    }

    static void spendOne(State s, int seat, int kind, Events events) {
        s.addHeldToken(seat, kind, -1);
        s.tokens.add(TokenRows.DISCARDS, kind, 1);
        events.add(new LorenzoEvent.TokenSpent(seat, kind));
        if (left(s) == 0) shuffleBack(s);
    }

    /** One more of those asked for is named. */
    static void spendAsked(State s, int kind, Events events) {
        int count = Task.a(s.agenda.top());
        s.agenda.pop();
        if (count > 1) s.agenda.push(Task.of(Task.SPEND_TOKENS, count - 1, 0, 0, 0));
        spendOne(s, s.actor, kind, events);
    }

    static Refusal refusal(State s, int seat, Move.Cash move) {
        return held(s, seat, move.kind());
    }

    static Refusal refusal(State s, Move.Spend move) {
        return held(s, s.actor, move.kind());
    }

    private static Refusal held(State s, int seat, int kind) {
        return s.tokens.held(seat, kind) > 0 ? Refusal.NONE : NO_TOKEN;
    }

    /** §score.1 Before the scoring any may be cashed. */
    static void legalCash(State s, List<Move> out) {
        for (int kind = 0; kind < Catalog.TOKENS; kind++)
            if (s.tokens.held(s.actor, kind) > 0) out.add(Move.CASHES[kind]);
        out.add(Move.DONE);
    }

    static void legalSpend(State s, List<Move> out) {
        for (int kind = 0; kind < Catalog.TOKENS; kind++)
            if (s.tokens.held(s.actor, kind) > 0) out.add(Move.SPENDS[kind]);
    }

    // --- §token.5 Tokens laid on cards

    static Refusal refusal(State s, int seat, Move.Lay move) {
        boolean market = move.market();
        int card = market ? s.catalog.marketSlotCard : s.catalog.harvestSlotCard;
        if (card < 0 || !s.owns(seat, card)) return NO_SLOT;
        if ((market ? s.slotMarket : s.slotHarvest) > 0) return SLOT_TAKEN;
        return held(s, seat, move.kind());
    }

    static void lay(State s, int seat, int kind, boolean market, Events events) {
        s.addHeldToken(seat, kind, -1);
        if (market) s.slotMarket = kind + 1;
        else s.slotHarvest = kind + 1;
        events.add(
                new LorenzoEvent.TokenLaid(
                        seat, kind, market ? s.catalog.marketSlotCard : s.catalog.harvestSlotCard));
    }

    // --- §leader.37 Draw two, keep one

    static void drawTwo(State s, int seat, Events events) {
        int first = one(s);
        if (first < 0) return;
        s.addHeldToken(seat, first, 1);
        events.add(new LorenzoEvent.TokenSeen(seat, first));
        int second = one(s);
        if (second < 0) {
            events.add(new LorenzoEvent.TokensDrawn(seat, 1));
            return;
        }
        s.addHeldToken(seat, second, 1);
        events.add(new LorenzoEvent.TokenSeen(seat, second));
        events.add(new LorenzoEvent.TokensDrawn(seat, 2));
        s.agenda.push(Task.of(Task.TOSS, first, second, 0, 0));
    }

    static void legalToss(State s, List<Move> out) {
        for (int kind = 0; kind < Catalog.TOKENS; kind++)
            if (refusal(s, Move.TOSSES[kind]) == Refusal.NONE) out.add(Move.TOSSES[kind]);
    }

    static Refusal refusal(State s, Move.Toss move) {
        long task = s.agenda.top();
        return move.kind() == Task.a(task) || move.kind() == Task.b(task)
                ? Refusal.NONE
                : NOT_DRAWN;
    }

    static void toss(State s, int kind, Events events) {
        s.agenda.pop();
        s.addHeldToken(s.actor, kind, -1);
        s.tokens.add(TokenRows.DISCARDS, kind, 1);
        events.add(new LorenzoEvent.TokenTossed(s.actor, kind));
        if (left(s) == 0) shuffleBack(s);
    }
}

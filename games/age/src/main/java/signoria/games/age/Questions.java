package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** What is asked now: the moves that answer it, why others do not, and what an answer does. */
final class Questions {
    static final Refusal OVER = Refusal.of("age/turn.1", "over");
    static final Refusal NOT_YOU = Refusal.of("age/turn.1", "not-you");
    static final Refusal OTHER_QUESTION = Refusal.of("age/turn.1", "other-question");
    static final Refusal MUST_PLAY = Refusal.of("age/end.2", "must-play");
    static final Refusal NO_GOOD = Refusal.of("age/history.2", "other-good");
    static final Refusal NO_CATEGORY = Refusal.of("age/event.decree", "category");
    static final Refusal NO_REGION = Refusal.of("age/event.plague", "region");
    static final Refusal NO_RAID = Refusal.of("age/event.pirates", "where");
    static final Refusal GONE = Refusal.of("age/end.4", "out");
    static final Refusal NOT_BEGUN = Refusal.of("age/end.4", "not-begun");

    private Questions() {}

    static int waiting(State s) {
        if (s.phase == Phase.OVER) return 0;
        if (s.depth > 0) return 1 << Task.seat(s.top());
        int seats = 0;
        for (int seat = 0; seat < s.seats; seat++)
            if (s.lives(seat) && s.sealed(seat) == State.BLANK) seats |= 1 << seat;
        return seats;
    }

    private static boolean asked(State s, int seat) {
        return seat < s.seats && (waiting(s) >>> seat & 1) != 0;
    }

    // --- The listed answers

    static void legal(State s, int seat, Move.Refund[] refunds, List<Move> out) {
        if (!asked(s, seat)) return;
        if (s.depth == 0) {
            legalSealed(s, seat, out);
            return;
        }
        int task = s.top();
        int a = Task.a(task);
        switch (Task.kind(task)) {
            case CAPITAL -> {
                for (int i = 0; i < s.seats; i++)
                    offer(s, seat, Move.PROVINCES[s.table.capital(i)], out);
            }
            case PLACE -> {
                for (int place = a; place <= Task.b(task); place++)
                    offer(s, seat, Move.PLACES[place], out);
            }
            case SWAP -> {
                out.add(Move.PASS);
                for (Move swap : Move.SWAPS) offer(s, seat, swap, out);
            }
            case CANCEL -> {
                out.add(Move.PASS);
                for (Move.Cancel cancel : Move.CANCELS)
                    if (s.level[cancel.good().ordinal()] != 0 && s.cash(seat) >= cancel.good().base)
                        out.add(cancel);
            }
            case MILL -> {
                out.add(Move.PASS);
                for (Move shift : Move.SHIFTS) out.add(shift);
            }
            case URBAN -> {
                out.add(Move.PASS);
                out.add(Move.DRAW);
            }
            case DISCARD -> {
                out.add(Move.PASS);
                each(s, seat, Move.DISCARDS, out);
            }
            case HISTORY -> legalHistory(s, seat, out);
            case GOOD -> {
                for (Good good : goods(s, a)) out.add(Move.NAMES[good.ordinal()]);
            }
            case TARGET -> {
                for (int target = 0; target < s.seats; target++)
                    offer(s, seat, Move.AGAINST[target], out);
            }
            case BAN -> {
                for (Move ban : Move.BANS) offer(s, seat, ban, out);
            }
            case REGION -> {
                for (Move infect : Move.INFECTS) offer(s, seat, infect, out);
            }
            case RAID -> {
                for (int p = 0; p < Province.COUNT; p++)
                    if (s.owner(p) >= 0 && Effects.raidable(s, p)) out.add(Move.PROVINCES[p]);
            }
            case REBEL -> {
                for (int p = 0; p < Province.COUNT; p++)
                    if (Effects.rebelRefusal(s, seat, p) == Refusal.NONE)
                        out.add(Move.PROVINCES[p]);
            }
            case CRUSADE -> {
                for (int p = 0; p < Province.COUNT; p++)
                    if (Effects.crusadeRefusal(s, seat, p) == Refusal.NONE)
                        out.add(Move.PROVINCES[p]);
            }
            case FREE -> {
                if (Task.b(task) != Task.FOR_CRUSADE) out.add(Move.PASS);
                for (int p = 0; p < Province.COUNT; p++)
                    if (Pieces.freeRefusal(s, seat, p) == Refusal.NONE) out.add(Move.PROVINCES[p]);
            }
            case LOSS -> {
                for (Move loss : Move.LOSSES) out.add(loss);
            }
            case CEDE -> {
                for (int p = 0; p < Province.COUNT; p++)
                    if (Wars.cedable(s, seat, a, p)) out.add(Move.PROVINCES[p]);
            }
            case ARM -> {
                out.add(Move.PASS);
                for (long rest = s.hand(seat) & s.catalog().military; rest != 0; rest &= rest - 1)
                    offer(s, seat, Move.PLAYS[Long.numberOfTrailingZeros(rest)], out);
            }
            case DEVELOP -> Purchase.legal(s, seat, refunds, out);
            case EXPAND -> Expansion.legal(s, seat, out);
            case TOKENS -> Expansion.legalTokens(s, seat, a, out);
            case RECORD -> {
                out.add(Move.PASS);
                each(s, seat, Move.GIVES, out);
            }
            case DROP, STABILISE, INDULGE, CONVERT -> {
                out.add(Move.PASS);
                out.add(Move.ACCEPT);
            }
            case WAR, FIGHT -> throw new IllegalStateException("nothing to decide");
        }
    }

    private static void legalSealed(State s, int seat, List<Move> out) {
        if (s.phase == Phase.HANDS) {
            each(s, seat, Move.RETURNS, out);
            return;
        }
        int cash = s.cash(seat);
        if (s.phase == Phase.BIDS) {
            for (int n = 0; n <= Math.min(cash, Move.START_CASH); n++) out.add(Move.BIDS[n]);
            return;
        }
        for (Move.Buy buy : Move.BUYS) if (Math.abs(buy.tokens()) <= cash) out.add(buy);
    }

    private static void legalHistory(State s, int seat, List<Move> out) {
        int before = out.size();
        if (s.phase != Phase.LAST) out.add(Move.PASS);
        for (long rest = s.catalog().kinds(s.hand(seat)); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            if (Effects.playable(s, seat, s.catalog().card[card]) == Refusal.NONE)
                out.add(Move.PLAYS[card]);
        }
        if (out.size() == before) out.add(Move.PASS);
    }

    private static void offer(State s, int seat, Move move, List<Move> out) {
        if (answerRefusal(s, seat, move) == Refusal.NONE) out.add(move);
    }

    private static void each(State s, int seat, Move[] moves, List<Move> out) {
        for (long rest = s.catalog().kinds(s.hand(seat)); rest != 0; rest &= rest - 1)
            out.add(moves[Long.numberOfTrailingZeros(rest)]);
    }

    private static List<Good> goods(State s, int card) {
        return ((Effect.Pay) s.catalog().card[card].effect()).goods();
    }

    // --- Why not

    static Refusal refusal(State s, int seat, Move move) {
        if (s.phase == Phase.OVER) return OVER;
        if (move instanceof Move.Abandon) return abandonRefusal(s, seat);
        if (!asked(s, seat)) return NOT_YOU;
        return s.depth == 0 ? sealedRefusal(s, seat, move) : answerRefusal(s, seat, move);
    }

    /**
     * §end.4 Leaving is being eliminated; before the capitals are chosen there is nothing to leave.
     */
    private static Refusal abandonRefusal(State s, int seat) {
        if (seat >= s.seats) return NOT_YOU;
        if (s.phase.ordinal() < Phase.DRAW.ordinal()) return NOT_BEGUN;
        return s.lives(seat) ? Refusal.NONE : GONE;
    }

    private static Refusal sealedRefusal(State s, int seat, Move move) {
        return switch (move) {
            case Move.Return(int card) when s.phase == Phase.HANDS ->
                    Hands.holds(s, seat, card) == Refusal.NONE ? Refusal.NONE : Dealing.NOT_YOURS;
            case Move.Bid(int ducats) when s.phase == Phase.BIDS ->
                    ducats < 0
                            ? Dealing.BID_BELOW
                            : ducats > s.cash(seat)
                                    ? Refusal.of("age/setup.4", "cannot-pay", s.cash(seat))
                                    : Refusal.NONE;
            case Move.Buy(int tokens) when s.phase == Phase.ORDER ->
                    Ordering.buyRefusal(s, seat, tokens);
            case Move _ -> OTHER_QUESTION;
        };
    }

    private static Refusal answerRefusal(State s, int seat, Move move) {
        int task = s.top();
        int a = Task.a(task);
        return switch (Task.kind(task)) {
            case CAPITAL ->
                    move instanceof Move.At(int p) ? Dealing.capitalRefusal(s, p) : OTHER_QUESTION;
            case PLACE ->
                    move instanceof Move.Place(int place)
                            ? Ordering.placeRefusal(s, a, Task.b(task), place)
                            : OTHER_QUESTION;
            case SWAP ->
                    move instanceof Move.Swap(boolean before)
                            ? Ordering.swapRefusal(s, seat, before)
                            : passOnly(move);
            case CANCEL ->
                    move instanceof Move.Cancel(Good good)
                            ? Markets.cancelRefusal(s, seat, good)
                            : passOnly(move);
            case MILL -> move instanceof Move.Shift ? Refusal.NONE : passOnly(move);
            case URBAN -> move instanceof Move.Draw ? Refusal.NONE : passOnly(move);
            case DISCARD ->
                    move instanceof Move.Discard(int card)
                            ? Hands.holds(s, seat, card)
                            : passOnly(move);
            case HISTORY -> historyRefusal(s, seat, move);
            case GOOD ->
                    !(move instanceof Move.Name(Good good))
                            ? OTHER_QUESTION
                            : goods(s, a).contains(good) ? Refusal.NONE : NO_GOOD;
            case TARGET ->
                    move instanceof Move.Against(int target)
                            ? Effects.targetRefusal(s, seat, s.catalog().card[a], target)
                            : OTHER_QUESTION;
            case BAN ->
                    !(move instanceof Move.Ban(Category category))
                            ? OTHER_QUESTION
                            : bannable(category) ? Refusal.NONE : NO_CATEGORY;
            case REGION ->
                    !(move instanceof Move.Infect(Region region))
                            ? OTHER_QUESTION
                            : region.overseas() || region.players > s.seats
                                    ? NO_REGION
                                    : Refusal.NONE;
            case RAID ->
                    !(move instanceof Move.At(int p))
                            ? OTHER_QUESTION
                            : Effects.raidable(s, p) ? Refusal.NONE : NO_RAID;
            case REBEL ->
                    move instanceof Move.At(int p)
                            ? Effects.rebelRefusal(s, seat, p)
                            : OTHER_QUESTION;
            case CRUSADE ->
                    move instanceof Move.At(int p)
                            ? Effects.crusadeRefusal(s, seat, p)
                            : OTHER_QUESTION;
            case FREE ->
                    move instanceof Move.At(int p)
                            ? Pieces.freeRefusal(s, seat, p)
                            : !(move instanceof Move.Pass)
                                    ? OTHER_QUESTION
                                    : Task.b(task) == Task.FOR_CRUSADE
                                            ? Pieces.MUST_FREE
                                            : Refusal.NONE;
            case LOSS -> move instanceof Move.Lose ? Refusal.NONE : OTHER_QUESTION;
            case CEDE ->
                    !(move instanceof Move.At(int p))
                            ? OTHER_QUESTION
                            : Wars.cedable(s, seat, a, p) ? Refusal.NONE : Wars.NOT_CEDABLE;
            case ARM ->
                    move instanceof Move.Play(int card)
                            ? armRefusal(s, seat, card)
                            : passOnly(move);
            case DEVELOP -> developRefusal(s, seat, move);
            case EXPAND ->
                    move instanceof Move.At(int p)
                            ? Expansion.placeRefusal(s, seat, p)
                            : move instanceof Move.Draw
                                    ? Expansion.drawRefusal(s, seat)
                                    : passOnly(move);
            case TOKENS ->
                    move instanceof Move.Tokens(int n)
                            ? Expansion.tokensRefusal(s, seat, a, n)
                            : OTHER_QUESTION;
            case RECORD ->
                    move instanceof Move.Give(int card)
                            ? Hands.holds(s, seat, card)
                            : passOnly(move);
            case DROP, STABILISE, INDULGE, CONVERT ->
                    move instanceof Move.Accept ? Refusal.NONE : passOnly(move);
            case WAR, FIGHT -> OTHER_QUESTION;
        };
    }

    private static Refusal passOnly(Move move) {
        return move instanceof Move.Pass ? Refusal.NONE : OTHER_QUESTION;
    }

    private static boolean bannable(Category category) {
        return category == Category.SCIENCE
                || category == Category.RELIGION
                || category == Category.EXPLORATION;
    }

    /**
     * §history.1, §end.2 Any playable card or none; in the last card play all that can be played.
     */
    private static Refusal historyRefusal(State s, int seat, Move move) {
        if (move instanceof Move.Play(int card)) {
            Refusal held = Hands.holds(s, seat, card);
            return held == Refusal.NONE ? Effects.playable(s, seat, s.catalog().card[card]) : held;
        }
        if (!(move instanceof Move.Pass)) return OTHER_QUESTION;
        return s.phase == Phase.LAST && anyPlayable(s, seat) ? MUST_PLAY : Refusal.NONE;
    }

    private static boolean anyPlayable(State s, int seat) {
        for (long rest = s.hand(seat); rest != 0; rest &= rest - 1)
            if (Effects.playable(s, seat, s.catalog().card[Long.numberOfTrailingZeros(rest)])
                    == Refusal.NONE) return true;
        return false;
    }

    private static Refusal armRefusal(State s, int seat, int card) {
        Refusal held = Hands.holds(s, seat, card);
        if (held != Refusal.NONE) return held;
        if (!s.catalog().card[card].military()) return Wars.NOT_MILITARY;
        return Effects.playable(s, seat, s.catalog().card[card]);
    }

    private static Refusal developRefusal(State s, int seat, Move move) {
        return switch (move) {
            case Move.Upgrade _ -> Purchase.upgradeRefusal(s, seat);
            case Move.Develop(int advance) -> Purchase.developRefusal(s, seat, advance);
            case Move.Claim(int card) -> Personalities.claimRefusal(s, seat, card);
            case Move.Refund(int card, int advance) ->
                    Personalities.refundRefusal(s, seat, card, advance);
            case Move _ -> passOnly(move);
        };
    }

    // --- What an answer does

    static void answer(State s, int seat, Move move, Events events) {
        if (move instanceof Move.Abandon) {
            s.moments++;
            Misery.eliminate(s, seat, events);
        } else if (s.depth == 0) seal(s, seat, move);
        else answer(s, seat, s.top(), move, events);
        Turns.run(s, events);
    }

    private static void seal(State s, int seat, Move move) {
        s.setSealed(
                seat,
                switch (move) {
                    case Move.Return(int card) -> Hands.held(s, seat, card);
                    case Move.Bid(int ducats) -> ducats;
                    case Move.Buy(int tokens) -> tokens;
                    case Move _ -> throw new IllegalStateException("not a sealed answer: " + move);
                });
    }

    private static void answer(State s, int seat, int task, Move move, Events events) {
        int a = Task.a(task);
        int b = Task.b(task);
        switch (Task.kind(task)) {
            case HISTORY -> history(s, seat, move, events);
            case ARM -> {
                if (move instanceof Move.Play(int card)) play(s, seat, card, events);
                else s.pop();
            }
            case DEVELOP -> develop(s, seat, move, events);
            case EXPAND -> expand(s, seat, move, events);
            case CANCEL -> {
                if (move instanceof Move.Cancel(Good good)) Markets.cancel(s, seat, good, events);
                else s.pop();
            }
            case RAID -> {
                s.replaceTop(Task.RAID, seat, a - 1, 0);
                Pieces.reduce(s, province(move), events);
            }
            case CEDE -> {
                s.replaceTop(Task.CEDE, seat, a, b - 1);
                Wars.cede(s, seat, a, province(move), events);
            }
            case CONVERT -> {
                if (move instanceof Move.Accept) Rivalry.convert(s, seat, events);
                else s.pop();
            }
            case CAPITAL,
                    PLACE,
                    SWAP,
                    MILL,
                    URBAN,
                    DISCARD,
                    GOOD,
                    TARGET,
                    BAN,
                    REGION,
                    REBEL,
                    CRUSADE,
                    FREE,
                    DROP,
                    LOSS,
                    STABILISE,
                    INDULGE,
                    TOKENS,
                    RECORD -> {
                s.pop();
                once(s, seat, task, move, events);
            }
            case WAR, FIGHT -> throw new IllegalStateException("nothing to decide");
        }
    }

    /** Answers after which the question is gone. */
    private static void once(State s, int seat, int task, Move move, Events events) {
        int a = Task.a(task);
        switch (move) {
            case Move.Pass _ -> declined(s, seat, task, events);
            case Move.Accept _ -> accepted(s, seat, task, events);
            case Move.At(int p) -> at(s, seat, task, p, events);
            case Move.Place(int place) -> {
                Ordering.put(s, seat, place);
                events.add(new AgeEvent.Ranked(seat, s.table.slot(place)));
            }
            case Move.Swap(boolean before) -> Ordering.swap(s, seat, before, events);
            case Move.Shift(Good good, boolean shortage) ->
                    Markets.change(s, good, shortage ? 1 : -1, events);
            case Move.Draw _ -> Hands.buy(s, seat, events);
            case Move.Discard(int card) ->
                    Hands.discard(s, seat, Hands.held(s, seat, card), events);
            case Move.Name(Good good) -> {
                events.add(new AgeEvent.Named(seat, good));
                Markets.pay(s, good, events);
            }
            case Move.Against(int target) ->
                    Effects.against(s, seat, s.catalog().card[a], target, events);
            case Move.Ban(Category category) -> {
                s.banned = category.ordinal();
                events.add(new AgeEvent.Banned(category));
            }
            case Move.Infect(Region region) -> Effects.plague(s, region, events);
            case Move.Lose(boolean tokens) -> {
                if (tokens) Effects.loseTokens(s, seat, events);
                else Effects.payHalf(s, seat, events);
            }
            case Move.Tokens(int count) -> Expansion.place(s, seat, a, count, events);
            case Move.Give(int card) -> {
                s.mark(seat, State.RECORDED);
                Deck.exchange(s, seat, a, Hands.held(s, seat, card), events);
            }
            case Move.Return _,
                    Move.Bid _,
                    Move.Buy _,
                    Move.Cancel _,
                    Move.Play _,
                    Move.Upgrade _,
                    Move.Claim _,
                    Move.Develop _,
                    Move.Refund _,
                    Move.Abandon _ ->
                    throw new IllegalStateException("not an answer: " + move);
        }
    }

    private static void declined(State s, int seat, int task, Events events) {
        if (Task.kind(task) == Task.STABILISE) Purchase.suffer(s, seat, events);
        if (Task.kind(task) == Task.INDULGE) Misery.add(s, seat, 1, events);
        if (Task.kind(task) == Task.FREE) Pieces.keep(s, Task.a(task), Task.b(task), events);
    }

    private static void accepted(State s, int seat, int task, Events events) {
        switch (Task.kind(task)) {
            case STABILISE -> Purchase.stabilise(s, seat, events);
            case INDULGE -> {
                s.addCash(seat, -Task.a(task));
                events.add(new AgeEvent.PaidOut(seat, Task.a(task)));
            }
            case DROP -> Pieces.drop(s, seat, Task.a(task));
            default -> throw new IllegalStateException("nothing to accept: " + Task.kind(task));
        }
    }

    private static void at(State s, int seat, int task, int province, Events events) {
        switch (Task.kind(task)) {
            case CAPITAL -> Dealing.chooseCapital(s, seat, province, events);
            case REBEL -> Pieces.reduce(s, province, events);
            case CRUSADE -> Effects.crusade(s, seat, province, events);
            case FREE -> Pieces.free(s, seat, province, Task.a(task), Task.b(task), events);
            default -> throw new IllegalStateException("no province asked: " + Task.kind(task));
        }
    }

    private static int province(Move move) {
        return ((Move.At) move).province();
    }

    private static void history(State s, int seat, Move move, Events events) {
        if (move instanceof Move.Play(int card)) play(s, seat, card, events);
        else s.pop();
    }

    private static void play(State s, int seat, int kind, Events events) {
        int card = Hands.held(s, seat, kind);
        Deck.away(s, seat, card);
        events.add(new AgeEvent.Played(seat, card));
        Effects.perform(s, seat, s.catalog().card[card], events);
    }

    private static void develop(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.Upgrade _ -> Purchase.upgrade(s, seat, events);
            case Move.Develop(int advance) -> Purchase.develop(s, seat, advance, events);
            case Move.Claim(int card) -> {
                s.mark(seat, State.DEVELOPED);
                Personalities.claim(s, seat, card, events);
            }
            case Move.Refund(int card, int advance) ->
                    Personalities.refund(s, card, advance, events);
            case Move _ -> s.pop();
        }
    }

    private static void expand(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.At(int p) -> Expansion.choose(s, seat, p, events);
            case Move.Draw _ -> Expansion.buyCard(s, seat, events);
            case Move _ -> Expansion.end(s, seat, events);
        }
    }
}

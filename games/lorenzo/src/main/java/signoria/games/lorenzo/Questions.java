package signoria.games.lorenzo;

import signoria.kernel.Events;

import java.util.List;

/** The question on top of the agenda: who must answer, with what, and what follows. */
final class Questions {
    private Questions() {}

    static int waiting(State s) {
        if (s.top == 0) return 0;
        int kind = Task.kind(s.peek());
        return kind == Task.DRAFT || kind == Task.ANSWERS ? s.asked & ~s.answered() : 1 << s.actor;
    }

    // --- What may be answered
    // -----------------------------------------------------------------------------

    static void legal(State s, int seat, List<Move> out) {
        if ((waiting(s) >>> seat & 1) == 0) return;
        long task = s.peek();
        switch (Task.kind(task)) {
            case Task.TURN -> {
                int before = out.size();
                Placements.list(s, seat, out);
                boolean placing = out.size() > before;
                Extras.list(s, seat, out);
                if (!placing) out.add(Move.PASS);
            }
            case Task.SKIP -> {
                Extras.list(s, seat, out);
                out.add(Move.PASS);
            }
            case Task.AFTER -> {
                Extras.list(s, seat, out);
                out.add(Move.DONE);
            }
            case Task.MEMBER -> {
                int members = Placements.members(s, seat, Task.a(task), Placements.given(task));
                for (; members != 0; members &= members - 1)
                    out.add(Move.MEMBER.get(Integer.numberOfTrailingZeros(members)));
            }
            case Task.TAKE -> {
                for (int floor = 0; floor < Space.HARVEST_SMALL; floor++)
                    if (s.floors[floor] > 0
                            && Towers.bonusWhy(s, task, floor, Values.AS_NEEDED) == Why.OK)
                        out.add(Move.GO.get(floor));
                Extras.list(s, seat, out);
                out.add(Move.DECLINE);
            }
            case Task.WORK -> {
                Works.listServants(s, task, out);
                if ((Task.c(task) & Task.OPTIONAL) != 0) {
                    Extras.list(s, seat, out);
                    out.add(Move.DECLINE);
                }
            }
            case Task.WORK_OPPONENT -> {
                for (int other = 0; other < s.seats; other++)
                    if (other != seat) out.add(Move.OPPONENT.get(other));
                Extras.list(s, seat, out);
                out.add(Move.DECLINE);
            }
            case Task.COST -> {
                int ways = Towers.ways(s, task);
                for (int way = 0; way < Move.WAYS; way++)
                    if ((ways >>> way & 1) != 0) out.add(Move.PAY.get(way));
            }
            case Task.FEE -> {
                for (int servants = 0; servants <= Towers.FEE; servants++)
                    if (Towers.feeWhy(s, servants) == Why.OK) out.add(Move.INSTEAD.get(servants));
            }
            case Task.PAY -> {
                int most = Payments.most(s, task);
                for (int servants = Payments.least(s, task); servants <= most; servants++)
                    out.add(Move.INSTEAD.get(servants));
            }
            case Task.SPEND_TOKENS -> {
                for (int kind = 0; kind < Catalog.TOKENS; kind++)
                    if (s.heldToken(seat, kind) > 0) out.add(Move.SPEND.get(kind));
            }
            case Task.PRIVILEGE -> Council.list(s, task, out);
            case Task.CHOICE -> {
                for (int option = 0; option < Move.OPTIONS; option++)
                    if (Works.optionWhy(s, task, option) == Why.OK)
                        out.add(Move.CHOOSE.get(option));
                if (Works.mayDecline(s, task)) out.add(Move.DECLINE);
            }
            case Task.TIMES -> {
                int most = Works.mostTimes(s, task);
                for (int times = 1; times <= most; times++) out.add(Move.TIMES.get(times));
                out.add(Move.DECLINE);
            }
            case Task.ACTIVATE, Task.WORK_CARD, Task.FROM_DISCARDED, Task.DISCARD_CHARACTER -> {
                for (int card = 0; card < Catalog.CARDS; card++)
                    if (pickWhy(s, task, card) == Why.OK) out.add(Move.PICK.get(card));
                if (mayDeclinePick(task)) out.add(Move.DECLINE);
            }
            case Task.DROP_LEADER -> {
                for (long rest = s.set(seat, State.IN_PLAY); rest != 0; rest &= rest - 1)
                    out.add(Move.DROP.get(Long.numberOfTrailingZeros(rest)));
                out.add(Move.DECLINE);
            }
            case Task.FREE_LEADER -> {
                for (long rest = freeLeaders(s, task); rest != 0; rest &= rest - 1)
                    out.add(Move.PLAY.get(Long.numberOfTrailingZeros(rest)));
                if (Task.a(task) == 1) out.add(Move.DECLINE);
            }
            case Task.FLIP -> {
                for (int token = 0; token < Catalog.VISCONTI; token++)
                    if (Families.flipWhy(s, token) == Why.OK) out.add(Move.FLIP.get(token));
            }
            case Task.COPY -> {
                for (long rest = Leaders.copyable(s, seat); rest != 0; rest &= rest - 1)
                    out.add(Move.COPY.get(Long.numberOfTrailingZeros(rest)));
            }
            case Task.SIX -> {
                for (int member = 0; member < State.COLOURED; member++)
                    if (s.home(seat, member)) out.add(Move.MEMBER.get(member));
            }
            case Task.TOSS -> {
                for (int kind = 0; kind < Catalog.TOKENS; kind++)
                    if (Tokens.tossWhy(task, kind) == Why.OK) out.add(Move.TOSS.get(kind));
            }
            case Task.MEMBER_WORK -> {
                out.add(Move.CHOOSE.get(0));
                out.add(Move.CHOOSE.get(1));
            }
            case Task.ANSWERS -> Answers.list(s, seat, out);
            case Task.DRAFT -> {
                for (long rest = Draft.held(s, seat); rest != 0; rest &= rest - 1)
                    out.add(Move.KEEP.get(Long.numberOfTrailingZeros(rest)));
            }
            case Task.TILE -> {
                for (int tile = 1; tile < Catalog.TILES; tile++)
                    if (Rounds.tileWhy(s, tile) == Why.OK) out.add(Move.TILE.get(tile));
            }
            case Task.BID -> Families.listBids(s, out);
            case Task.REPORT -> {
                out.add(Move.SUPPORT);
                out.add(Move.REFUSE);
            }
            case Task.GONZAGA -> {
                for (int floor = 0; floor < Space.HARVEST_SMALL; floor++)
                    if (Families.gonzagaWhy(s, floor) == Why.OK) out.add(Move.GO.get(floor));
                out.add(Move.DECLINE);
            }
            case Task.CASH -> {
                for (int kind = 0; kind < Catalog.TOKENS; kind++)
                    if (s.heldToken(seat, kind) > 0) out.add(Move.CASH.get(kind));
                out.add(Move.DONE);
            }
            default -> throw new IllegalStateException("no question " + Task.kind(task));
        }
    }

    private static long freeLeaders(State s, long task) {
        return Task.d(task) == 2 ? s.shared(State.BESIDE) : s.set(s.actor, State.IN_HAND);
    }

    private static boolean mayDeclinePick(long task) {
        return Task.kind(task) != Task.DISCARD_CHARACTER || Task.a(task) == 1;
    }

    /** Whether a card is an answer to the question. */
    static Why pickWhy(State s, long task, int card) {
        return switch (Task.kind(task)) {
            case Task.ACTIVATE -> Works.activateWhy(s, task, card);
            case Task.WORK_CARD -> Works.oneCardWhy(s, task, card);
            case Task.DISCARD_CHARACTER ->
                    s.owns(s.actor, card) && s.catalog.card[card].type() == Type.CHARACTER
                            ? Why.OK
                            : Why.NOT_YOUR_CHARACTER;
            case Task.FROM_DISCARDED -> discardedWhy(s, task, card);
            default -> Why.OTHER_QUESTION;
        };
    }

    /** §special.7 A base card that left in an earlier round, if there is a place for it. */
    private static Why discardedWhy(State s, long task, int card) {
        Card printed = s.catalog.card[card];
        if (!s.inShared(State.DISCARDED, card)
                || printed.special()
                || (Task.a(task) >>> printed.type().ordinal() & 1) == 0) return Why.DISCARDED_CARD;
        return Towers.room(s, s.actor, printed.type(), true);
    }

    // --- Why not
    // --------------------------------------------------------------------------------------

    static Why why(State s, int seat, Move move) {
        if (s.top == 0) return Why.OVER;
        long task = s.peek();
        if (Task.kind(task) == Task.ANSWERS) return Answers.why(s, seat, move);
        if (Task.kind(task) == Task.DRAFT) return draftWhy(s, seat, move);
        if (seat != s.actor) return Why.NOT_ASKED;
        return switch (Task.kind(task)) {
            case Task.TURN -> turnWhy(s, seat, move);
            case Task.SKIP ->
                    switch (move) {
                        case Move.Pass() -> Why.OK;
                        case Move.Go _, Move.GoWith _ -> Why.MUST_SKIP;
                        case Move other -> Extras.why(s, seat, other);
                    };
            case Task.AFTER -> move instanceof Move.Done ? Why.OK : Extras.why(s, seat, move);
            case Task.MEMBER ->
                    move instanceof Move.Member(int member)
                            ? Placements.memberWhy(s, Task.a(task), member, Placements.given(task))
                            : Why.OTHER_QUESTION;
            case Task.TAKE ->
                    switch (move) {
                        case Move.Go(int space) ->
                                Towers.bonusWhy(s, task, space, Values.AS_NEEDED);
                        case Move.GoWith(int space, int servants) ->
                                Towers.bonusWhy(s, task, space, servants);
                        case Move.Decline() -> Why.OK;
                        case Move other -> Extras.why(s, seat, other);
                    };
            case Task.WORK -> workWhy(s, seat, task, move);
            case Task.WORK_OPPONENT ->
                    switch (move) {
                        case Move.Opponent(int other) ->
                                other != seat && other < s.seats ? Why.OK : Why.NOT_THAT_OPPONENT;
                        case Move.Decline() -> Why.OK;
                        case Move other -> Extras.why(s, seat, other);
                    };
            case Task.COST ->
                    move instanceof Move.Pay(int way)
                            ? (Towers.ways(s, task) >>> way & 1) != 0 ? Why.OK : Why.CANNOT_PAY
                            : Why.OTHER_QUESTION;
            case Task.FEE ->
                    move instanceof Move.Instead(int servants)
                            ? Towers.feeWhy(s, servants)
                            : Why.OTHER_QUESTION;
            case Task.PAY ->
                    move instanceof Move.Instead(int servants)
                            ? Payments.why(s, servants)
                            : Why.OTHER_QUESTION;
            case Task.SPEND_TOKENS ->
                    move instanceof Move.Spend(int kind)
                            ? Tokens.held(s, seat, kind)
                            : Why.OTHER_QUESTION;
            case Task.PRIVILEGE ->
                    move instanceof Move.Privilege(int kind)
                            ? Council.why(s, task, kind)
                            : Why.OTHER_QUESTION;
            case Task.CHOICE ->
                    switch (move) {
                        case Move.Choose(int option) -> Works.optionWhy(s, task, option);
                        case Move.Decline() -> Works.mayDecline(s, task) ? Why.OK : Why.MUST_CHOOSE;
                        case Move _ -> Why.OTHER_QUESTION;
                    };
            case Task.TIMES ->
                    switch (move) {
                        case Move.Times(int times) ->
                                times > 0 && times <= Works.mostTimes(s, task) ? Why.OK : Why.TIMES;
                        case Move.Decline() -> Why.OK;
                        case Move _ -> Why.OTHER_QUESTION;
                    };
            case Task.ACTIVATE, Task.WORK_CARD, Task.FROM_DISCARDED, Task.DISCARD_CHARACTER ->
                    switch (move) {
                        case Move.Pick(int card) -> pickWhy(s, task, card);
                        case Move.Decline() -> mayDeclinePick(task) ? Why.OK : Why.MUST_CHOOSE;
                        case Move _ -> Why.OTHER_QUESTION;
                    };
            case Task.DROP_LEADER ->
                    switch (move) {
                        case Move.Drop(int leader) ->
                                (s.set(seat, State.IN_PLAY) >>> leader & 1) != 0
                                        ? Why.OK
                                        : Why.NOT_IN_PLAY;
                        case Move.Decline() -> Why.OK;
                        case Move _ -> Why.OTHER_QUESTION;
                    };
            case Task.FREE_LEADER ->
                    switch (move) {
                        case Move.Play(int leader) ->
                                (freeLeaders(s, task) >>> leader & 1) != 0
                                        ? Why.OK
                                        : Task.d(task) == 2 ? Why.NOT_BESIDE : Why.NOT_IN_HAND;
                        case Move.Decline() -> Task.a(task) == 1 ? Why.OK : Why.MUST_PLAY_FREE;
                        case Move _ -> Why.OTHER_QUESTION;
                    };
            case Task.FLIP ->
                    move instanceof Move.Flip(int token)
                            ? Families.flipWhy(s, token)
                            : Why.OTHER_QUESTION;
            case Task.COPY ->
                    move instanceof Move.Copy(int leader)
                            ? Leaders.copyWhy(s, seat, leader)
                            : Why.OTHER_QUESTION;
            case Task.SIX ->
                    move instanceof Move.Member(int member)
                            ? Leaders.sixWhy(s, member)
                            : Why.OTHER_QUESTION;
            case Task.TOSS ->
                    move instanceof Move.Toss(int kind)
                            ? Tokens.tossWhy(task, kind)
                            : Why.OTHER_QUESTION;
            case Task.MEMBER_WORK ->
                    move instanceof Move.Choose(int option)
                            ? option < 2 ? Why.OK : Why.NO_SUCH_OPTION
                            : Why.OTHER_QUESTION;
            case Task.TILE ->
                    move instanceof Move.Tile(int tile)
                            ? Rounds.tileWhy(s, tile)
                            : Why.OTHER_QUESTION;
            case Task.BID ->
                    move instanceof Move.Bid(int slot, int row)
                            ? Families.bidWhy(s, slot, row)
                            : Why.OTHER_QUESTION;
            case Task.REPORT ->
                    move instanceof Move.Support || move instanceof Move.Refuse
                            ? Why.OK
                            : Why.OTHER_QUESTION;
            case Task.GONZAGA ->
                    switch (move) {
                        case Move.Go(int space) -> Families.gonzagaWhy(s, space);
                        case Move.Decline() -> Why.OK;
                        case Move _ -> Why.OTHER_QUESTION;
                    };
            case Task.CASH ->
                    switch (move) {
                        case Move.Cash(int kind) -> Tokens.held(s, seat, kind);
                        case Move.Done() -> Why.OK;
                        case Move _ -> Why.OTHER_QUESTION;
                    };
            default -> throw new IllegalStateException("no question " + Task.kind(task));
        };
    }

    private static Why draftWhy(State s, int seat, Move move) {
        if (s.answer(seat) >= 0) return Why.ANSWERED;
        if (!(move instanceof Move.Keep(int leader))) return Why.OTHER_QUESTION;
        return (Draft.held(s, seat) >>> leader & 1) != 0 ? Why.OK : Why.NOT_IN_PACK;
    }

    private static Why turnWhy(State s, int seat, Move move) {
        return switch (move) {
            case Move.Go(int space) -> Placements.why(s, seat, space);
            case Move.GoWith(int space, int servants) -> Placements.why(s, seat, space, servants);
            case Move.Pass() -> Placements.passWhy(s, seat);
            case Move other -> Extras.why(s, seat, other);
        };
    }

    private static Why workWhy(State s, int seat, long task, Move move) {
        if (move instanceof Move.Servants(int servants))
            return Works.servantsWhy(s, task, servants);
        if ((Task.c(task) & Task.OPTIONAL) == 0) return Why.OTHER_QUESTION;
        return move instanceof Move.Decline ? Why.OK : Extras.why(s, seat, move);
    }

    // --- What follows
    // ---------------------------------------------------------------------------------

    static void play(State s, int seat, Move move, Events events) {
        long task = s.peek();
        int kind = Task.kind(task);
        if (kind == Task.ANSWERS) Answers.answer(s, seat, move, events);
        else if (kind == Task.CASH && move instanceof Move.Cash(int token))
            Tokens.cash(s, seat, token, events);
        else
            switch (move) {
                case Move.Go(int space) -> go(s, kind, space, Values.AS_NEEDED, events);
                case Move.GoWith(int space, int servants) -> go(s, kind, space, servants, events);
                case Move.Member(int member) -> member(s, kind, member, events);
                case Move.Servants(int servants) -> Works.begin(s, servants, events);
                case Move.Pay(int way) -> {
                    s.pop();
                    Towers.pay(s, task, way, events);
                }
                case Move.Instead(int servants) -> {
                    if (kind == Task.FEE) Towers.payFee(s, servants, events);
                    else Payments.instead(s, servants, events);
                }
                case Move.Privilege(int privilege) -> Council.choose(s, privilege, events);
                case Move.Choose(int option) -> {
                    if (kind == Task.MEMBER_WORK) {
                        s.pop();
                        Works.enter(s, option == 1, Task.b(task), Placements.given(task), events);
                    } else Works.choose(s, option, events);
                }
                case Move.Times(int times) -> Works.times(s, times, events);
                case Move.Pick(int card) -> pick(s, kind, card, events);
                case Move.Opponent(int opponent) -> {
                    s.pop();
                    s.push(
                            Task.of(
                                    Task.WORK,
                                    Task.a(task),
                                    Task.b(task),
                                    Task.OPTIONAL,
                                    opponent + 1));
                }
                case Move.Decline() -> s.pop();
                case Move.Done() -> s.pop();
                case Move.Pass() -> pass(s, kind, events);
                case Move.Keep(int leader) -> Draft.keep(s, seat, leader, events);
                case Move.Play(int leader) when kind == Task.FREE_LEADER ->
                        freeLeader(s, task, leader, events);
                case Move.Copy(int leader) when kind == Task.COPY -> {
                    s.pop();
                    Leaders.copy(s, seat, leader, events);
                }
                case Move.Drop(int leader) -> Leaders.drop(s, leader, events);
                case Move.Spend(int token) -> Tokens.spendAsked(s, token, events);
                case Move.Toss(int token) -> Tokens.toss(s, token, events);
                case Move.Flip(int token) -> {
                    s.pop();
                    Families.flipped(s, token, events);
                }
                case Move.Bid(int slot, int row) -> Families.bid(s, slot, row, events);
                case Move.Tile(int tile) -> tile(s, tile, events);
                case Move.Support() -> {
                    s.pop();
                    Vatican.support(s, seat, events);
                }
                case Move.Refuse() -> {
                    s.pop();
                    Vatican.excommunicate(s, seat, events);
                }
                case Move.Play _,
                        Move.Discard _,
                        Move.Use _,
                        Move.Copy _,
                        Move.Cash _,
                        Move.Lay _,
                        Move.Trade _ -> {
                    if (!Extras.play(s, seat, move, events))
                        throw new IllegalStateException("not played: " + move);
                }
                case Move.Give _ -> throw new IllegalStateException("nobody asked for " + move);
            }
        Agenda.run(s, events);
    }

    private static void go(State s, int kind, int space, int given, Events events) {
        switch (kind) {
            case Task.TURN -> {
                s.pop();
                s.push(Task.of(Task.AFTER));
                s.push(Task.of(Task.MEMBER, space, 0, 0, given + 1));
            }
            case Task.TAKE -> Towers.bonusTake(s, space, given, events);
            default -> Families.gonzaga(s, space, events);
        }
    }

    private static void member(State s, int kind, int member, Events events) {
        if (kind == Task.MEMBER) {
            Placements.place(s, member, events);
            return;
        }
        s.pop();
        s.set(s.actor, State.SIX, member + 1);
    }

    private static void pass(State s, int kind, Events events) {
        s.pop();
        events.add(
                kind == Task.SKIP
                        ? new LorenzoEvent.Skipped(s.actor)
                        : new LorenzoEvent.Passed(s.actor));
    }

    private static void pick(State s, int kind, int card, Events events) {
        long task = s.peek();
        switch (kind) {
            case Task.ACTIVATE -> Works.activatePicked(s, card, events);
            case Task.WORK_CARD -> {
                s.pop();
                Works.activate(s, s.actor, card, events);
            }
            case Task.FROM_DISCARDED -> {
                s.pop();
                s.push(Task.of(Task.TAKEN, 0, 0, 0, card));
            }
            default -> {
                s.pop();
                Effect.DiscardCharacter effect = (Effect.DiscardCharacter) Works.effect(s, task);
                Holdings.lose(s, s.actor, card, events);
                if (Task.a(task) == 1) Works.accrue(s, s.actor, effect.goods());
                else Effects.gain(s, s.actor, effect.goods(), Effects.OTHER, events);
            }
        }
    }

    /** §family.8, §special.9 A leader comes into play whatever it requires. */
    private static void freeLeader(State s, long task, int leader, Events events) {
        s.pop();
        int seat = s.actor;
        if (Task.d(task) != 2) {
            Leaders.play(s, seat, leader, events);
            return;
        }
        s.share(State.BESIDE, s.shared(State.BESIDE) & ~(1L << leader));
        Families.takeBeside(s, seat, 0);
        Leaders.enter(s, seat, leader, events);
    }

    static void tile(State s, int tile, Events events) {
        s.pop();
        s.set(s.actor, State.TILE, tile);
        events.add(new LorenzoEvent.TileTaken(s.actor, tile));
    }
}

package signoria.games.age;

import signoria.kernel.Events;

/** The course of the game: phases, whose turn it is, and what happens without asking (3, 9, 11). */
final class Turns {
    private static final int FEW = 4;

    private Turns() {}

    /** Goes on until somebody has to decide something or the game is over. */
    static void run(State s, Events events) {
        while (s.phase != Phase.OVER && !stops(s, events)) {}
        if (s.moved) Reach.renew(s);
    }

    private static boolean stops(State s, Events events) {
        if (s.phase.ordinal() >= Phase.DRAW.ordinal() && s.living() <= 1) {
            finish(s, events);
            return false;
        }
        if (s.depth == 0) return advance(s, events);
        int task = s.top();
        int seat = Task.seat(task);
        if (!s.lives(seat)) {
            drop(s);
            return false;
        }
        return asks(s, Task.kind(task), seat, task, events);
    }

    /** A line of a seat that is out. */
    private static void drop(State s) {
        boolean expand = Task.kind(s.top()) == Task.EXPAND;
        s.pop();
        if (!expand) return;
        s.clearShipped();
        Reach.renew(s);
    }

    /** Whether the top of the agenda is a question; what is none is done. */
    private static boolean asks(State s, Task kind, int seat, int task, Events events) {
        switch (kind) {
            case WAR -> {
                s.pop();
                Wars.roll(s, seat, Task.a(task), events);
            }
            case FIGHT -> {
                s.pop();
                Rivalry.fight(s, seat, events);
            }
            case CEDE -> {
                if (Wars.cedable(s, seat, Task.a(task)) > 0 && Task.b(task) > 0) return true;
                s.pop();
                Misery.add(s, seat, Task.b(task), events);
            }
            case RAID -> {
                if (Task.a(task) > 0) return true;
                s.pop();
            }
            case CANCEL -> {
                if (Markets.canCancel(s, seat)) return true;
                s.pop();
            }
            case ARM -> {
                if (s.hand(seat) != 0) return true;
                s.pop();
            }
            case HISTORY, DISCARD -> {
                if (s.hand(seat) != 0) return true;
                s.pop();
            }
            case STABILISE -> {
                if (s.hand(seat) != 0 && s.cash(seat) >= Purchase.stability(s, seat)) return true;
                s.pop();
                Purchase.suffer(s, seat, events);
            }
            case INDULGE -> {
                if (s.cash(seat) >= Task.a(task)) return true;
                s.pop();
                Misery.add(s, seat, 1, events);
            }
            case EXPAND -> {
                if (s.pool(seat) > 0) return true;
                Expansion.end(s, seat, events);
            }
            case CAPITAL,
                    PLACE,
                    SWAP,
                    MILL,
                    URBAN,
                    GOOD,
                    TARGET,
                    BAN,
                    REGION,
                    REBEL,
                    CRUSADE,
                    FREE,
                    DROP,
                    LOSS,
                    DEVELOP,
                    TOKENS,
                    CONVERT,
                    RECORD -> {
                return true;
            }
        }
        return false;
    }

    /**
     * Nothing is on the agenda: the next step of the phase; true when several seats owe sealed
     * answers.
     */
    private static boolean advance(State s, Events events) {
        switch (s.phase) {
            case HANDS -> {
                if (!allSealed(s)) return true;
                Dealing.returnCards(s, events);
            }
            case BIDS -> {
                if (!allSealed(s)) return true;
                Dealing.revealBids(s, events);
            }
            case CAPITALS -> {
                if (s.at < s.seats) s.push(Task.CAPITAL, s.order[s.at++]);
                else enter(s, Phase.ORDER, events);
            }
            case ORDER -> {
                if (s.step == 0 && !allSealed(s)) return true;
                if (s.step == 0) Ordering.reveal(s, events);
                if (Ordering.arrange(s)) newTurn(s, events);
            }
            case DRAW -> draw(s, events);
            case CARDS -> {
                if (!swapped(s) && !next(s)) enter(s, Phase.HISTORY, events);
            }
            case HISTORY -> {
                if (!swapped(s) && !next(s)) enter(s, Phase.PURCHASE, events);
            }
            case PURCHASE -> {
                if (swapped(s) || next(s)) return false;
                for (int i = 0; i < s.personCount; i++) s.persons[i] = 0;
                s.personCount = 0;
                enter(s, Phase.EXPANSION, events);
            }
            case EXPANSION -> expansion(s, events);
            case INCOME -> {
                Income.collect(s, events);
                Markets.roll(s, events);
                enter(s, s.holds(State.LAST_TURN) ? Phase.LAST : Phase.ORDER, events);
            }
            case LAST -> {
                if (next(s)) return false;
                finish(s, events);
            }
            case OVER -> throw new IllegalStateException("the game is over");
        }
        return false;
    }

    private static boolean allSealed(State s) {
        for (int seat = 0; seat < s.seats; seat++)
            if (s.lives(seat) && s.sealed(seat) == State.BLANK) return false;
        return true;
    }

    private static void enter(State s, Phase phase, Events events) {
        s.phase = phase;
        s.step = 0;
        s.at = 0;
        events.add(new AgeEvent.PhaseBegan(phase));
    }

    /** order.4 At the start of a phase owners of Renaissance are asked, one by one. */
    private static boolean swapped(State s) {
        if (s.step > 0) return false;
        if (Ordering.askSwaps(s)) return true;
        s.step = 1;
        return false;
    }

    /** The next living player in order gets his turn of the phase; false when all had theirs. */
    private static boolean next(State s) {
        while (s.at < s.seats) {
            int seat = s.order[s.at++];
            if (!s.lives(seat)) continue;
            begin(s, seat);
            return true;
        }
        return false;
    }

    private static void begin(State s, int seat) {
        switch (s.phase) {
            case CARDS -> {
                if (s.has(seat, Advance.MASTER_ART)) s.push(Task.DISCARD, seat);
                if (s.has(seat, Advance.URBAN) && Deck.canDraw(s) && s.cash(seat) >= Hands.PRICE)
                    s.push(Task.URBAN, seat);
            }
            case HISTORY, LAST -> {
                s.push(Task.HISTORY, seat);
                Wars.again(s, seat);
            }
            case PURCHASE -> {
                s.push(Task.STABILISE, seat);
                s.push(Task.DEVELOP, seat);
            }
            case EXPANSION -> {
                if (s.pool(seat) > 0) Expansion.begin(s, seat);
            }
            default -> throw new IllegalStateException("no turns in " + s.phase);
        }
    }

    /** market.1, market.2, market.3 Buying off, mills, then everybody draws. */
    private static void draw(State s, Events events) {
        if (swapped(s)) return;
        switch (s.step++) {
            case 1 -> {
                int first = firstLiving(s);
                if (Markets.anyLevel(s)) s.push(Task.CANCEL, first);
            }
            case 2 -> {
                int miller = Markets.miller(s);
                if (miller >= 0) s.push(Task.MILL, miller);
            }
            default -> {
                drawAll(s, events);
                enter(s, Phase.CARDS, events);
            }
        }
    }

    private static void drawAll(State s, Events events) {
        if (s.turn == 1 && !s.table.openingDraw()) return;
        for (int place = 0; place < s.seats; place++)
            if (s.lives(s.order[place])) Deck.draw(s, s.order[place], events);
    }

    private static int firstLiving(State s) {
        for (int place = 0; place < s.seats; place++)
            if (s.lives(s.order[place])) return s.order[place];
        throw new IllegalStateException("nobody is left");
    }

    /**
     * The victim of Civil War goes last, places are swapped, indulgences paid, tokens placed, all
     * settled.
     */
    private static void expansion(State s, Events events) {
        switch (s.step) {
            case 0 -> {
                if (s.victim >= 0 && s.lives(s.victim)) Ordering.moveLast(s, s.victim);
                s.victim = State.NOBODY;
                swapped(s);
            }
            case 1 -> {
                s.step = 2;
                Expansion.indulge(s, events);
            }
            case 2 -> {
                if (next(s)) return;
                s.step = 3;
                Expansion.bonus(s, events);
                Expansion.consolidate(s, events);
                s.moved = false;
            }
            default -> enter(s, Phase.INCOME, events);
        }
    }

    /** A turn begins; with five or six players the five cards set aside join in turn two. */
    private static void newTurn(State s, Events events) {
        s.newTurn();
        s.turn++;
        if (s.turn == 2 && s.seats > FEW) Deck.addAside(s);
        events.add(new AgeEvent.TurnBegan(s.turn, s.epoch));
        enter(s, Phase.DRAW, events);
    }

    private static void finish(State s, Events events) {
        if (s.battle != State.NOBODY) Rivalry.callOff(s);
        while (s.depth > 0) s.pop();
        s.clearShipped();
        Reach.renew(s);
        s.wars = 0;
        s.phase = Phase.OVER;
        for (int seat = 0; seat < s.seats; seat++)
            if (s.lives(seat)) events.add(new AgeEvent.Scored(seat, Scoring.points(s, seat)));
    }
}

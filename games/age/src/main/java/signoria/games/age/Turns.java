package signoria.games.age;

import signoria.kernel.Events;

/** The chapters "the game" and "the end": the phases, and whose turn it is. */
final class Turns {
    private static final int FEW = 4;

    private Turns() {}

    /** Nothing is on the agenda: the next step of the phase. */
    static void advance(State s, Events events) {
        switch (s.phase) {
            case HANDS -> Dealing.returnCards(s, events);
            case BIDS -> Dealing.revealBids(s, events);
            case CAPITALS -> {
                if (s.at < s.seats) s.agenda.push(Task.CAPITAL, s.order[s.at++]);
                else enter(s, Phase.ORDER, events);
            }
            case DRAW -> draw(s, events);
            case CARDS -> inOrder(s, Phase.HISTORY, events);
            case HISTORY -> inOrder(s, Phase.PURCHASE, events);
            case PURCHASE -> inOrder(s, Phase.EXPANSION, events);
            case EXPANSION -> expansion(s, events);
            case INCOME -> {
                Income.collect(s, events);
                Markets.roll(s, events);
                enter(s, s.holds(Fact.LAST_TURN) ? Phase.LAST : Phase.ORDER, events);
            }
            case ORDER -> {
                if (s.step == 0) Ordering.reveal(s, events);
                Ordering.arrange(s);
                if (s.agenda.isEmpty()) newTurn(s, events);
            }
            case LAST -> {
                if (allHadTheirTurn(s)) finish(s, events);
                else nextTurn(s);
            }
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    private static void enter(State s, Phase phase, Events events) {
        if (s.phase == Phase.PURCHASE) Personalities.leave(s);
        s.phase = phase;
        s.step = 0;
        s.at = 0;
        events.add(new AgeEvent.PhaseBegan(phase));
    }

    /** A phase of one turn after the other; first of all places are swapped. */
    private static void inOrder(State s, Phase then, Events events) {
        if (s.step == 0) Ordering.askSwaps(s);
        else if (allHadTheirTurn(s)) enter(s, then, events);
        else nextTurn(s);
    }

    private static boolean allHadTheirTurn(State s) {
        for (int place = s.at; place < s.seats; place++) if (s.lives(s.order[place])) return false;
        return true;
    }

    /** The next living player in order gets his turn of the phase. */
    private static void nextTurn(State s) {
        while (!s.lives(s.order[s.at])) s.at++;
        begin(s, s.order[s.at++]);
    }

    private static void begin(State s, int seat) {
        switch (s.phase) {
            case CARDS -> {
                if (s.has(seat, Advance.MASTER_ART)) s.agenda.push(Task.DISCARD, seat);
                if (s.has(seat, Advance.URBAN) && Deck.canDraw(s) && s.cash(seat) >= Hands.PRICE)
                    s.agenda.push(Task.URBAN, seat);
            }
            case HISTORY, LAST -> {
                s.agenda.push(Task.HISTORY, seat);
                Wars.again(s, seat);
            }
            case PURCHASE -> {
                s.agenda.push(Task.STABILISE, seat);
                s.agenda.push(Task.DEVELOP, seat);
            }
            case EXPANSION -> {
                if (s.pool(seat) > 0) Expansion.begin(s, seat);
            }
            default -> throw new IllegalStateException("no turns in " + s.phase);
        }
    }

    /** §market.1, §market.2, §market.3 Buying off, mills, then everybody draws. */
    private static void draw(State s, Events events) {
        switch (s.step) {
            case 0 -> Ordering.askSwaps(s);
            case 1 -> {
                s.step = 2;
                if (Markets.anyLevel(s)) s.agenda.push(Task.CANCEL, firstLiving(s));
            }
            case 2 -> {
                s.step = 3;
                int miller = Markets.miller(s);
                if (miller >= 0) s.agenda.push(Task.MILL, miller);
            }
            default -> {
                drawAll(s, events);
                enter(s, Phase.CARDS, events);
            }
        }
    }

    private static void drawAll(State s, Events events) {
        if (s.turn == 1 && !s.variant.openingDraw()) return;
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
                Ordering.askSwaps(s);
            }
            case 1 -> {
                s.step = 2;
                Indulgence.settle(s, events);
            }
            case 2 -> {
                if (!allHadTheirTurn(s)) {
                    nextTurn(s);
                    return;
                }
                s.step = 3;
                Consolidation.bonus(s, events);
                Consolidation.turnOver(s, events);
                s.lands.moved = false;
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

    static void finish(State s, Events events) {
        if (s.battle != State.NOBODY) Rivalry.callOff(s);
        if (s.phase == Phase.ORDER && s.step > 0) Ordering.fill(s);
        s.agenda.clear();
        s.lands.clearShipped();
        Reach.renew(s);
        Personalities.leave(s);
        s.wars = 0;
        s.phase = Phase.OVER;
        for (int seat = 0; seat < s.seats; seat++)
            if (s.lives(seat)) events.add(new AgeEvent.Scored(seat, Scoring.points(s, seat)));
    }
}

package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapters "actions with the cards" and "jolly cards", and the open cards the genius brings.
 */
final class Actions {
    private static final Refusal EMPTY_DECK = Refusal.of("cradle/deck.3", "empty");
    private static final Refusal NOT_OPEN = Refusal.of("cradle/act.3", "not-open");
    private static final Refusal NOT_IN_HAND = Refusal.of("cradle/act.4", "not-in-hand");
    private static final Refusal SAY_WHICH = Refusal.of("cradle/jolly.1", "say-which");
    private static final Refusal NOT_ITS_SYMBOL = Refusal.of("cradle/jolly.1", "not-its-symbol");
    private static final Refusal NO_COLUMN = Refusal.of("cradle/jolly.1", "no-column");
    private static final Refusal JOINS = Refusal.of("cradle/jolly.2", "joins");
    private static final Refusal ONE_COLUMN = Refusal.of("cradle/jolly.3", "one-column");
    private static final Refusal NOT_ON_TOP = Refusal.of("cradle/act.6", "not-on-top");
    private static final Refusal IS_TURNED = Refusal.of("cradle/act.6", "is-turned");
    private static final Refusal NO_ROTATION = Refusal.of("cradle/act.6", "no-rotation");
    private static final Refusal ACT_FIRST = Refusal.of("cradle/act.1", "act-first");
    private static final Refusal ONLY_OPEN = Refusal.of("cradle/genius.2", "only-open");

    private Actions() {}

    /** §act.1 Two actions, one when a scoring follows. */
    static void begin(State s, Events events) {
        s.bonus = 0;
        s.actions = s.scored == State.NONE ? 2 : 1;
        s.acted = 0;
        s.phase = Phase.ACT;
        if (!possible(s)) end(s, events);
    }

    /** §deck.3 Any card in hand can be played, so only who has nothing at all skips the phase. */
    private static boolean possible(State s) {
        return !s.cards.deckEmpty()
                || !s.cards.noneOpen()
                || !s.cards.handEmpty(s.turn)
                || s.columns.turnable(s.turn) != 0;
    }

    private static void did(State s, Events events) {
        s.acted++;
        if (--s.actions == 0 || !possible(s)) end(s, events);
    }

    /** §act.3 The open cards are filled up, §turn.2 then comes the scoring. */
    private static void end(State s, Events events) {
        s.actions = 0;
        s.acted = 0;
        Deck.refill(s, events);
        if (s.scored == State.NONE) Turns.next(s, events);
        else Contest.begin(s, events);
    }

    static void legalBonus(State s, List<Move> out) {
        addOpen(s, out);
        out.add(Move.DONE);
    }

    private static void addOpen(State s, List<Move> out) {
        addCards(s.cards.openCultures(), 0, Move.TAKES, out);
        addCards(s.cards.openPeople(), Card.PEOPLE, Move.TAKES, out);
    }

    static void addCards(long cards, int first, Move[] moves, List<Move> out) {
        for (long rest = cards; rest != 0; rest = Bits.rest(rest))
            out.add(moves[first + Bits.first(rest)]);
    }

    static void legal(State s, List<Move> out) {
        if (!s.cards.deckEmpty()) out.add(Move.DRAW);
        addOpen(s, out);
        long jollies = s.catalog.ofKind[Card.Kind.JOLLY.ordinal()];
        for (long rest = s.cards.handCultures(s.turn) & ~jollies;
                rest != 0;
                rest = Bits.rest(rest)) {
            int card = Bits.first(rest);
            out.add(Move.PLAYS[card]);
            if (s.columns.open(s.turn, s.catalog.firstSymbol[card])) out.add(Move.FOUNDS[card]);
        }
        for (long rest = s.cards.handCultures(s.turn) & jollies; rest != 0; rest = Bits.rest(rest))
            addJolly(s, Bits.first(rest), out);
        addCards(s.cards.handPeople(s.turn), Card.PEOPLE, Move.PLAYS, out);
        addCards(s.columns.turnable(s.turn), 0, Move.TURNS, out);
        if (s.acted > 0) out.add(Move.DONE);
    }

    private static void addJolly(State s, int card, List<Move> out) {
        int first = s.catalog.firstSymbol[card];
        int second = s.catalog.secondSymbol[card];
        boolean joinsFirst = s.columns.top(s.turn, first) != State.NONE;
        boolean joinsSecond = s.columns.top(s.turn, second) != State.NONE;
        if (joinsFirst) out.add(Move.playAs(card, first));
        if (joinsSecond) out.add(Move.playAs(card, second));
        if (!joinsFirst && !joinsSecond) out.add(Move.FOUNDS[card]);
    }

    static Refusal refusal(State s, Move.Draw move) {
        if (s.phase == Phase.BONUS) return ONLY_OPEN;
        if (s.phase != Phase.ACT) return Turns.now(s);
        return s.cards.deckEmpty() ? EMPTY_DECK : Refusal.NONE;
    }

    static void draw(State s, Events events) {
        Deck.draw(s, s.turn, events);
        did(s, events);
    }

    static Refusal refusal(State s, Move.Take move) {
        if (s.phase != Phase.ACT && s.phase != Phase.BONUS) return Turns.now(s);
        return s.cards.isOpen(move.card()) ? Refusal.NONE : NOT_OPEN;
    }

    /** §act.3, §genius.2 Nothing comes in its place before the actions are done. */
    static void take(State s, Move.Take move, Events events) {
        s.cards.closeUp(move.card());
        s.cards.toHandSeen(s.turn, move.card());
        events.add(new CradleEvent.Took(s.turn, move.card()));
        if (s.phase == Phase.ACT) did(s, events);
        else if (--s.bonus == 0) begin(s, events);
    }

    private static Refusal fromHand(State s, int card) {
        if (s.phase != Phase.ACT) return Turns.now(s);
        return s.cards.inHand(s.turn, card) ? Refusal.NONE : NOT_IN_HAND;
    }

    static Refusal refusal(State s, Move.Play move) {
        Refusal hand = fromHand(s, move.card());
        if (hand != Refusal.NONE || Card.isPerson(move.card())) return hand;
        return s.catalog.isJolly(move.card()) ? SAY_WHICH : Refusal.NONE;
    }

    static void play(State s, Move.Play move, Events events) {
        if (Card.isPerson(move.card())) hide(s, move.card(), events);
        else join(s, move.card(), s.catalog.firstSymbol[move.card()], events);
    }

    /** §act.5 */
    private static void hide(State s, int card, Events events) {
        s.cards.toPile(s.turn, card);
        events.add(new CradleEvent.Hid(s.turn));
        events.add(new CradleEvent.HidCard(s.turn, card));
        did(s, events);
    }

    static Refusal refusal(State s, Move.PlayAs move) {
        int symbol = move.symbol().ordinal();
        Refusal hand = fromHand(s, move.card());
        if (hand != Refusal.NONE) return hand;
        if (symbol != s.catalog.firstSymbol[move.card()]
                && symbol != s.catalog.secondSymbol[move.card()]) return NOT_ITS_SYMBOL;
        return s.columns.top(s.turn, symbol) == State.NONE ? NO_COLUMN : Refusal.NONE;
    }

    static void playAs(State s, Move.PlayAs move, Events events) {
        join(s, move.card(), move.symbol().ordinal(), events);
    }

    /** §act.4 The card covers the genius mark of the one below; all symbols stay visible. */
    private static void join(State s, int card, int symbol, Events events) {
        s.cards.fromHandSeen(s.turn, card);
        boolean founds = s.columns.top(s.turn, symbol) == State.NONE;
        s.columns.join(s.turn, symbol, card);
        events.add(new CradleEvent.Played(s.turn, card, Symbol.ALL[symbol], founds));
        did(s, events);
    }

    static Refusal refusal(State s, Move.Found move) {
        Refusal hand = fromHand(s, move.card());
        if (hand != Refusal.NONE) return hand;
        int first = s.catalog.firstSymbol[move.card()];
        if (!s.catalog.isJolly(move.card()))
            return s.columns.open(s.turn, first) ? Refusal.NONE : ONE_COLUMN;
        int second = s.catalog.secondSymbol[move.card()];
        return s.columns.top(s.turn, first) == State.NONE
                        && s.columns.top(s.turn, second) == State.NONE
                ? Refusal.NONE
                : JOINS;
    }

    static void found(State s, Move.Found move, Events events) {
        int card = move.card();
        s.cards.fromHandSeen(s.turn, card);
        if (s.catalog.isJolly(card)) {
            s.columns.foundUndecided(s.turn, card);
            events.add(new CradleEvent.PlayedUndecided(s.turn, card));
        } else {
            int symbol = s.catalog.firstSymbol[card];
            s.columns.foundBeside(s.turn, symbol, card);
            events.add(new CradleEvent.Played(s.turn, card, Symbol.ALL[symbol], true));
        }
        did(s, events);
    }

    static Refusal refusal(State s, Move.Turn move) {
        if (s.phase != Phase.ACT) return Turns.now(s);
        int card = move.card();
        if (!s.catalog.turns(card)) return NO_ROTATION;
        if ((s.columns.turnable(s.turn) >>> card & 1) != 0) return Refusal.NONE;
        return s.columns.top(s.turn, s.catalog.firstSymbol[card]) == card ? IS_TURNED : NOT_ON_TOP;
    }

    /** §act.6 It shows its symbol twice now, also when it is covered later. */
    static void turn(State s, Move.Turn move, Events events) {
        int symbol = s.catalog.firstSymbol[move.card()];
        s.columns.turn(s.turn, symbol, move.card());
        events.add(new CradleEvent.Turned(s.turn, move.card()));
        did(s, events);
    }

    static Refusal refusal(State s, Move.Done move) {
        if (s.phase == Phase.BONUS) return Refusal.NONE;
        if (s.phase != Phase.ACT) return Turns.now(s);
        return s.acted > 0 ? Refusal.NONE : ACT_FIRST;
    }

    static void done(State s, Events events) {
        if (s.phase == Phase.BONUS) begin(s, events);
        else end(s, events);
    }

    /** §leave.1 Who leaves in the middle of the cards does no more with them. */
    static void leave(State s, Events events) {
        s.bonus = 0;
        end(s, events);
    }
}

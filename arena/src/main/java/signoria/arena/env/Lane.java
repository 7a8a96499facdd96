package signoria.arena.env;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Refusal;
import signoria.kernel.Result;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One of the games: its state, who is asked, and the numbers of what is legal. */
final class Lane<S, M, V> {
    /** Nobody is asked: the game is over. */
    static final int NOBODY = -1;

    private final Game<S, M, V> game;
    private final Setup setup;
    private final Actions<M> actions;
    private final int cap;
    private final List<M> moves = new ArrayList<>();
    private final List<Bot<M, V>> bots = new ArrayList<>();
    private String level = "";
    private S s;
    private long seed;
    private int seat;
    private short[] legal = new short[64];
    private Result ended;
    private int decisions;

    /**
     * @param cap after so many decisions a game is cut off
     */
    Lane(Game<S, M, V> game, Setup setup, Actions<M> actions, int cap, long seed) {
        this.game = game;
        this.setup = setup;
        this.actions = actions;
        this.cap = cap;
        reset(seed);
    }

    void reset(long seed) {
        this.seed = seed;
        decisions = 0;
        lay(game.start(setup.with(Seed.of(seed))));
    }

    /** Another game lies here now. */
    private void lay(S s) {
        this.s = s;
        bots.clear();
        level = "";
        look();
    }

    /** A game that ended is told once, then the next one is dealt. */
    void renew() {
        if (seat == NOBODY) {
            Result result = ended;
            reset(seed * 6364136223846793005L + 1442695040888963407L);
            ended = result;
        }
    }

    private void look() {
        ended = null;
        int waiting = game.waiting(s);
        seat = waiting == 0 ? NOBODY : Bits.first(waiting);
        moves.clear();
        if (seat == NOBODY) ended = game.result(s);
        else if (decisions >= cap) cut();
        if (seat == NOBODY) return;
        game.legal(s, seat, moves);
        if (moves.size() > legal.length) legal = new short[2 * moves.size()];
        for (int i = 0; i < moves.size(); i++) legal[i] = actions.number(moves.get(i));
    }

    /** Nobody has won, nobody is asked any more. */
    private void cut() {
        List<Integer> none = Collections.nCopies(setup.seats(), 0);
        ended = new Result(none, none, List.of());
        seat = NOBODY;
    }

    int seat() {
        return seat;
    }

    int count() {
        return moves.size();
    }

    short legal(int i) {
        return legal[i];
    }

    /** How the game ended, told with the answer to what ended it. */
    Result ended() {
        return ended;
    }

    void told() {
        ended = null;
    }

    /** Where an action stands among the legal ones, or -1. */
    int place(int action) {
        for (int i = 0; i < moves.size(); i++) if (legal[i] == action) return i;
        return -1;
    }

    /** Plays the legal move at a place. Hot. */
    void step(int place) {
        made(seat, moves.get(place));
    }

    /** Plays a move as it is written, of any seat. */
    void play(int seat, String text) {
        M move = game.notation().read(text);
        Refusal refusal = game.refusal(s, seat, move);
        if (refusal != Refusal.NONE)
            throw new BadInput("'" + text + "' is refused by " + refusal.rule());
        made(seat, move);
    }

    private void made(int seat, M move) {
        game.play(s, seat, move, Events.IGNORED);
        decisions++;
        look();
    }

    void copy(Lane<S, M, V> from) {
        seed = from.seed;
        decisions = from.decisions;
        lay(game.copy(from.s));
    }

    void imagine(Lane<S, M, V> from, int seat, long seed) {
        this.seed = seed;
        decisions = from.decisions;
        lay(game.imagine(game.view(from.s, seat), Rng.of(seed)));
    }

    V view(int seat) {
        return game.view(s, seat);
    }

    /** What a level would play here: a legal move, or one that is not listed. */
    M advice(Level level) {
        if (!this.level.equals(level.name())) {
            bots.clear();
            this.level = level.name();
            for (int each = 0; each < setup.seats(); each++)
                bots.add(level.bot(game, each, seed * 31 + each));
        }
        return bots.get(seat).choose(game.view(s, seat), moves, Budget.USUAL);
    }

    short number(M move) {
        for (int i = 0; i < moves.size(); i++) if (moves.get(i).equals(move)) return legal[i];
        return -1;
    }

    /** Plays what a level advised. */
    void follow(M move) {
        made(seat, move);
    }
}

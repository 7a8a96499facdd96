package signoria.kernel.laws;

import signoria.kernel.BadInput;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Option;
import signoria.kernel.Refusal;
import signoria.kernel.Result;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Random games as fast as they go, on setups drawn by chance, with seats that leave, moves out of
 * turn and beyond the listed ones; what can be looked at quickly is.
 */
final class QuickPlay<S, M, V> {
    private static final int LEAVING = 4; // one game in so many has seats that leave
    private static final int LEAVES = 150; // a decision in so many, in such a game
    private static final int AUDITED = 64; // a decision in so many is looked at closely
    private static final int OUT_OF_TURN = 32;
    private static final int BEYOND = 128;
    private static final int LARGEST = 12; // number in a written move
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int TRIES = 50;

    private final Game<S, M, V> game;
    private final SplittableRandom dice;
    private final Evidence evidence;
    private final Optional<M> abandon;
    private final ArrayList<M> legal = new ArrayList<>();
    private final List<Journal.Entry<M>> played = new ArrayList<>();

    private long decisions;
    private long games;
    private long left;
    private long free;

    QuickPlay(Game<S, M, V> game, SplittableRandom dice, Evidence evidence) {
        this.game = game;
        this.dice = dice;
        this.evidence = evidence;
        this.abandon = game.notation().abandon();
    }

    long decisions() {
        return decisions;
    }

    long games() {
        return games;
    }

    long left() {
        return left;
    }

    long free() {
        return free;
    }

    /** Seats and options that the game takes, the usual ones as often as all others. */
    static Setup setup(Game<?, ?, ?> game, Seed seed, SplittableRandom dice) {
        for (int tries = 0; tries < TRIES; tries++) {
            Map<String, String> chosen = new TreeMap<>();
            for (Option option : game.sheet().options())
                if (dice.nextBoolean() && !option.values().isEmpty())
                    chosen.put(
                            option.name(),
                            option.values().get(dice.nextInt(option.values().size())));
            int seats = dice.nextInt(game.sheet().fewest(), game.sheet().most() + 1);
            try {
                return Setup.of(game, seats, chosen, seed);
            } catch (BadInput unfit) {
                continue;
            }
        }
        return Setup.of(game, game.sheet().fewest(), Map.of(), seed);
    }

    /** Plays one game; what went wrong, if anything did. */
    Optional<Soak.Failure> one() {
        games++;
        played.clear();
        Setup setup = setup(game, Seed.of(dice.nextLong() >>> 1), dice);
        try {
            play(setup);
            return Optional.empty();
        } catch (Breach e) {
            return Optional.of(failure(setup, e.getMessage()));
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            return Optional.of(failure(setup, told(e)));
        }
    }

    private static String told(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        return e + (trace.length == 0 ? "" : " at " + trace[0]);
    }

    private void play(Setup setup) {
        S s = game.start(setup);
        boolean leaving = abandon.isPresent() && dice.nextInt(LEAVING) == 0;
        for (int made = 0; !game.over(s); made++) {
            if (made >= game.sheet().cap()) throw new Breach("no end after " + made + " decisions");
            if (leaving && dice.nextInt(LEAVES) == 0) leave(s, setup.seats());
            else if (dice.nextInt(OUT_OF_TURN) == 0) outOfTurn(s, setup.seats());
            else if (dice.nextInt(BEYOND) == 0) beyond(s, setup.seats());
            if (!game.over(s)) decide(s, setup.seats());
        }
        game.audit(s);
        Result result = game.result(s);
        if (result.places().size() != setup.seats()) throw new Breach("no place for each seat");
    }

    private void decide(S s, int seats) {
        int waiting = game.waiting(s);
        if (waiting >>> seats != 0) throw new Breach("waiting for seats that are not there");
        int seat = Rng.nth(waiting, dice.nextInt(Integer.bitCount(waiting)));
        list(s, seat);
        if (legal.isEmpty()) throw new Breach(Moment.who(seat) + " waits without a legal move");
        M move = legal.get(dice.nextInt(legal.size()));
        if (decisions++ % AUDITED == 0) look(s, seat, move);
        make(s, seat, move);
    }

    /** What is tried now and then: the books, and that what is listed is not refused. */
    private void look(S s, int seat, M move) {
        game.audit(s);
        Refusal refusal = game.refusal(s, seat, move);
        if (refusal != Refusal.NONE)
            throw new Breach(
                    Moment.who(seat)
                            + ": '"
                            + game.notation().write(move)
                            + "' is listed but refused: "
                            + refusal);
    }

    private void leave(S s, int seats) {
        int seat = dice.nextInt(seats);
        if (game.refusal(s, seat, abandon.get()) != Refusal.NONE) return;
        left++;
        make(s, seat, abandon.get());
        game.audit(s);
    }

    private void outOfTurn(S s, int seats) {
        int seat = dice.nextInt(seats);
        if ((game.waiting(s) >>> seat & 1) != 0) return;
        list(s, seat);
        if (legal.isEmpty()) return;
        free++;
        make(s, seat, legal.get(dice.nextInt(legal.size())));
    }

    /** A move that is not listed: one worth trying, or one that is written, with any numbers. */
    private void beyond(S s, int seats) {
        int seat = dice.nextInt(seats);
        Optional<M> move = dice.nextBoolean() ? written(s, seat) : candidate(s, seat);
        if (move.isEmpty() || game.refusal(s, seat, move.get()) != Refusal.NONE) return;
        free++;
        make(s, seat, move.get());
    }

    private Optional<M> candidate(S s, int seat) {
        List<M> moves = game.candidates(game.view(s, seat));
        return moves.isEmpty()
                ? Optional.empty()
                : Optional.of(moves.get(dice.nextInt(moves.size())));
    }

    private Optional<M> written(S s, int seat) {
        List<Notation.Form> forms = game.notation().forms(s, seat, Language.EN);
        if (forms.isEmpty()) return Optional.empty();
        String text = forms.get(dice.nextInt(forms.size())).text();
        try {
            return Optional.of(game.notation().read(NUMBER.matcher(text).replaceAll(_ -> any())));
        } catch (BadInput unread) {
            return Optional.empty();
        }
    }

    private String any() {
        return "" + dice.nextInt(LARGEST);
    }

    private void list(S s, int seat) {
        legal.clear();
        game.legal(s, seat, legal);
    }

    private void make(S s, int seat, M move) {
        played.add(new Journal.Entry<>(seat, move));
        game.play(s, seat, move, Events.IGNORED);
    }

    /** The game up to where it went wrong, on file. */
    private Soak.Failure failure(Setup setup, String what) {
        String id = game.sheet().id();
        String name = id + "-" + setup.seats() + "-" + setup.seed() + ".partita";
        Journal<S, M, V> journal = new Journal<>(game, setup);
        String last = "";
        try {
            for (Journal.Entry<M> entry : played) {
                last = Moment.who(entry.seat()) + ": " + game.notation().write(entry.move());
                Refusal refusal = journal.play(entry.seat(), entry.move(), Events.IGNORED);
                if (refusal != Refusal.NONE) break;
            }
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            what += "; the next move, " + last + ", fails";
        }
        try {
            List<String> names =
                    IntStream.rangeClosed(1, setup.seats()).mapToObj(i -> "seat" + i).toList();
            String record = evidence.keep(name, journal.partita(names).write());
            return new Soak.Failure(id, what, record);
        } catch (IOException | RuntimeException | AssertionError e) {
            return new Soak.Failure(id, what + "; no record: " + e + "; last " + last, "");
        }
    }
}

package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A game as it is being played: its setup, its moves, and the state they lead to. What is added is
 * checked; the pure face of a game for drivers that keep a record.
 */
public final class Journal<S, M, V> {
    /** One move that was played. */
    public record Entry<M>(int seat, M move) {}

    private final Game<S, M, V> game;
    private final Setup setup;
    private final Supplier<S> beginning;
    private final List<Entry<M>> entries = new ArrayList<>();
    private S state;
    private List<Entry<M>> allowed = List.of(); // the next moves, if they are what was asked about

    public Journal(Game<S, M, V> game, Setup setup) {
        this(game, setup, () -> game.start(setup));
    }

    private Journal(Game<S, M, V> game, Setup setup, Supplier<S> beginning) {
        this.game = game;
        this.setup = setup;
        this.beginning = beginning;
        this.state = beginning.get();
    }

    /** States are replaced and never changed, so both may have the same one. */
    private Journal(Journal<S, M, V> other) {
        this.game = other.game;
        this.setup = other.setup;
        this.beginning = other.beginning;
        this.entries.addAll(other.entries);
        this.state = other.state;
    }

    /** A game that goes on from a position in the middle of another; its setup knows no seed. */
    public static <S, M, V> Journal<S, M, V> from(Game<S, M, V> game, S position) {
        Setup setup = game.notation().setup(position);
        return new Journal<>(game, setup, () -> game.copy(position));
    }

    public Game<S, M, V> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    /** The state now; whoever gets it must not change it. */
    public S state() {
        return state;
    }

    public List<Entry<M>> entries() {
        return List.copyOf(entries);
    }

    public int size() {
        return entries.size();
    }

    /** The rule that forbids a move now, or {@link Refusal#NONE}. */
    public Refusal refusal(int seat, M move) {
        Refusal refusal = game.refusal(state, seat, move);
        allowed = refusal == Refusal.NONE ? List.of(new Entry<>(seat, move)) : List.of();
        return refusal;
    }

    /** What a seat may be told of moves before they are made. */
    public Foresight foresee(int seat, List<M> moves) {
        Foresight told = Foresight.of(game, state, seat, moves);
        allowed = List.of();
        if (told instanceof Foresight.Clear)
            allowed = moves.stream().map(move -> new Entry<>(seat, move)).toList();
        return told;
    }

    /**
     * Plays a move if no rule forbids it; a refused one changes nothing. The rules are not asked
     * again about moves that they have just been asked about.
     */
    public Refusal play(int seat, M move, Events events) {
        Entry<M> entry = new Entry<>(seat, move);
        if (allowed.isEmpty() || !allowed.getFirst().equals(entry)) {
            Refusal refusal = refusal(seat, move);
            if (refusal != Refusal.NONE) return refusal;
        }
        allowed = allowed.subList(1, allowed.size());
        state = game.after(state, seat, move, events);
        entries.add(entry);
        return Refusal.NONE;
    }

    /** The state after the first moves. */
    public S stateAfter(int moves) {
        S s = beginning.get();
        for (Entry<M> entry : entries.subList(0, moves))
            game.play(s, entry.seat(), entry.move(), Events.IGNORED);
        return s;
    }

    /** The same game without one of its moves, or none when a later move is refused then. */
    public Optional<Journal<S, M, V>> without(int index) {
        Journal<S, M, V> other = new Journal<>(game, setup, beginning);
        for (int i = 0; i < entries.size(); i++) {
            Entry<M> entry = entries.get(i);
            if (i != index
                    && other.play(entry.seat(), entry.move(), Events.IGNORED) != Refusal.NONE)
                return Optional.empty();
        }
        return Optional.of(other);
    }

    /** The first moves alone. */
    public Journal<S, M, V> first(int moves) {
        Journal<S, M, V> other = new Journal<>(game, setup, beginning);
        for (Entry<M> entry : entries.subList(0, moves))
            other.play(entry.seat(), entry.move(), Events.IGNORED);
        return other;
    }

    /** The game as it stands, which does not change when this one goes on. */
    public Journal<S, M, V> still() {
        return new Journal<>(this);
    }

    /** The record, whole. */
    public Partita partita(List<String> names) {
        List<Partita.Line> lines = new ArrayList<>();
        for (Entry<M> entry : entries)
            lines.add(new Partita.Line(entry.seat(), game.notation().write(entry.move()), ""));
        return partita(names, lines, Optional.of(setup.seed()), Position.digest(game, state));
    }

    /**
     * The record as one reader (a seat or a spectator) may know it while the game runs: what the
     * {@link Chronicle} tells, in lines.
     */
    public Partita partita(List<String> names, int reader) {
        if (game.over(state)) return partita(names);
        List<Partita.Line> lines = new ArrayList<>();
        for (Chronicle.Entry<M> entry : Chronicle.of(this, reader)) {
            String move = entry.move().map(game.notation()::write).orElse(Partita.HIDDEN);
            if (entry.seat() != Chronicle.NOBODY)
                lines.add(new Partita.Line(entry.seat(), move, ""));
        }
        return partita(names, lines, Optional.empty(), "");
    }

    private Partita partita(
            List<String> names, List<Partita.Line> lines, Optional<Seed> seed, String digest) {
        Sheet sheet = game.sheet();
        Map<String, String> chosen = new TreeMap<>(setup.options());
        for (Option option : sheet.options()) chosen.remove(option.name(), option.usual());
        String result = game.over(state) ? Partita.result(names, game.result(state)) : "";
        return new Partita(
                sheet.id(),
                sheet.ruleset(),
                names,
                chosen,
                game.tables().digest(),
                seed,
                lines,
                result,
                digest);
    }
}

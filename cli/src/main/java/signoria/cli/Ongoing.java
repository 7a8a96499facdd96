package signoria.cli;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Dice;
import signoria.bots.Level;
import signoria.bots.Opinion;
import signoria.bots.Reasons;
import signoria.kernel.Digest;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Position;
import signoria.kernel.Refusal;
import signoria.kernel.Renewal;
import signoria.kernel.Setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game being played: its journal, who sits where, what was seen to happen; on disk after every
 * move.
 */
final class Ongoing<S, M, V> {
    private static final String ADVISER = "journeyman:500";

    private final Game<S, M, V> game;
    private final Roster roster;
    private final Autosave save;
    private final long thinking;
    private Journal<S, M, V> journal;
    private List<Event> history = new ArrayList<>();

    private Ongoing(Journal<S, M, V> journal, Roster roster, Autosave save) {
        this.game = journal.game();
        this.roster = roster;
        this.save = save;
        this.thinking =
                Long.parseUnsignedLong(Digest.brief("bots " + journal.setup().seed().hex()), 16);
        this.journal = journal;
        this.history = told(journal);
    }

    static <S, M, V> Ongoing<S, M, V> begin(
            Game<S, M, V> game, Setup setup, Roster roster, Map<String, String> env) {
        Journal<S, M, V> journal = new Journal<>(game, setup);
        return new Ongoing<>(journal, roster, Autosave.fresh(env, record(journal, roster)));
    }

    /** Goes on with a record, which must replay as written, or be the same under today's rules. */
    static <S, M, V> Ongoing<S, M, V> resume(
            Game<S, M, V> game, Partita written, Path from, Map<String, String> env, Language in) {
        Renewal renewal = Renewal.of(written, game);
        Partita record = renewal.record();
        if (renewal.differs().isPresent())
            throw new Partita.Differs(Older.told(in, game, written, renewal, from.toString()));
        record.replay(game, (_, _) -> {});
        Journal<S, M, V> journal = new Journal<>(game, record.setup(game));
        for (Partita.Line line : record.lines())
            journal.play(line.seat(), game.notation().read(line.move()), Events.IGNORED);
        Roster roster = new Roster(record.seats());
        for (int seat = 0; seat < record.seats().size(); seat++) roster.bot(seat);
        return new Ongoing<>(journal, roster, Autosave.resumed(env, from, record(journal, roster)));
    }

    Game<S, M, V> game() {
        return game;
    }

    Roster roster() {
        return roster;
    }

    Journal<S, M, V> journal() {
        return journal;
    }

    S state() {
        return journal.state();
    }

    Path file() {
        return save.file();
    }

    boolean over() {
        return game.over(state());
    }

    boolean waitsFor(int seat) {
        return (game.waiting(state()) >>> seat & 1) != 0;
    }

    List<M> legal(int seat) {
        List<M> legal = new ArrayList<>();
        game.legal(state(), seat, legal);
        return legal;
    }

    /** Plays a move if no rule forbids it, and keeps it. */
    Refusal play(int seat, M move) {
        Events.Kept seen = new Events.Kept();
        Refusal refusal = journal.play(seat, move, seen);
        if (refusal != Refusal.NONE) return refusal;
        history.addAll(seen.all());
        Partita.Line line =
                new Partita.Line(seat, game.notation().write(move), Position.digest(game, state()));
        save.append(journal.partita(roster.names()).line(journal.size(), line));
        if (over()) save.rewrite(record());
        return Refusal.NONE;
    }

    /** The game goes on from another journal, one with a move less. */
    void takeBack(Journal<S, M, V> then) {
        journal = then;
        history = told(then);
        save.rewrite(record());
    }

    /** The bot of a seat as it would think now: after taking back it thinks the same again. */
    Optional<Bot<M, V>> bot(int seat) {
        return roster.bot(seat)
                .map(
                        level ->
                                level.bot(
                                        game,
                                        seat,
                                        Dice.seed(thinking, journal.size() * 8L + seat)));
    }

    /** What the house would advise, at once. */
    List<Opinion<M>> advice(int seat) {
        Bot<M, V> adviser =
                Level.named(ADVISER).bot(game, seat, Dice.seed(thinking, journal.size()));
        return adviser.opinions(game.view(state(), seat), legal(seat), Budget.USUAL);
    }

    /** Why the first of some moves is held best; empty when there is nothing to say. */
    String reasons(int seat, List<Opinion<M>> opinions, Language in) {
        return new Reasons<>(game, seat).told(game.view(state(), seat), opinions, in);
    }

    /** How much has happened. */
    int happened() {
        return history.size();
    }

    /** What a seat saw happen since. */
    List<String> told(int seat, int since, Language in) {
        List<String> lines = new ArrayList<>();
        for (Event event : history.subList(Math.min(since, history.size()), history.size()))
            if (event.seenBy(seat)) lines.add(game.notation().tell(event, roster.shown(), in));
        return lines;
    }

    Partita record() {
        return record(journal, roster);
    }

    private static <S, M, V> List<Event> told(Journal<S, M, V> journal) {
        Events.Kept seen = new Events.Kept();
        S s = journal.game().start(journal.setup());
        for (Journal.Entry<M> entry : journal.entries())
            journal.game().play(s, entry.seat(), entry.move(), seen);
        return seen.all();
    }

    /**
     * The record with a digest after every move; that of the last position closes a game that is
     * over.
     */
    private static <S, M, V> Partita record(Journal<S, M, V> journal, Roster roster) {
        Partita whole = journal.partita(roster.names()).withDigests(journal.game());
        return whole.result().isEmpty()
                ? new Partita(
                        whole.game(),
                        whole.ruleset(),
                        whole.seats(),
                        whole.options(),
                        whole.catalog(),
                        whole.seed(),
                        whole.lines(),
                        "",
                        "")
                : whole;
    }
}

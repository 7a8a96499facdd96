package signoria.server.table;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.bots.Opinion;
import signoria.bots.Reasons;
import signoria.kernel.Chronicle;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Position;
import signoria.kernel.Refusal;
import signoria.kernel.Rulebook;
import signoria.kernel.Setup;
import signoria.kernel.Takeback;
import signoria.server.protocol.Api;
import signoria.server.protocol.Raw;
import signoria.server.protocol.Tell;
import signoria.wire.Wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The game at a table, asked and told in texts. Viewers are seats, and the number of seats for
 * those who watch.
 */
final class Play<S, M, V> {
    /** A move that was made: what each viewer is told of it. */
    record Made<M>(Telling<?, M, ?> telling, List<List<Chronicle.Entry<M>>> told) {
        /** The viewers who saw that something happened, as bits. */
        int saw() {
            int saw = 0;
            for (int viewer = 0; viewer < told.size(); viewer++)
                if (!told.get(viewer).isEmpty()) saw |= 1 << viewer;
            return saw;
        }

        List<Api.Entry> entries(int viewer, List<String> names, Language in) {
            List<Api.Entry> entries = new ArrayList<>();
            for (Chronicle.Entry<M> each : told.get(viewer))
                entries.add(telling.entry(each, viewer, names, in));
            return entries;
        }
    }

    /** The first of some moves that a rule forbids. */
    record Refused(int index, Refusal why) {}

    /** What taking back a seat's last move would mean. */
    record Back(Tell.Verdict verdict, int index) {}

    private final Game<S, M, V> game;
    private final int seats;
    private final Sight<S, M, V> sight;
    private final Telling<S, M, V> telling;
    private Journal<S, M, V> journal;

    private Play(Game<S, M, V> game, Wire<M, V> wire, Journal<S, M, V> journal) {
        this.game = game;
        this.journal = journal;
        this.seats = journal.setup().seats();
        this.sight = new Sight<>(game, seats);
        this.telling = new Telling<>(game, wire, seats);
    }

    static <S, M, V> Play<S, M, V> start(Rules<S, M, V> rules, Setup setup) {
        return new Play<>(rules.game(), rules.wire(), new Journal<>(rules.game(), setup));
    }

    static <S, M, V> Play<S, M, V> from(Rules<S, M, V> rules, String position) {
        S state = Position.read(rules.game(), position);
        return new Play<>(rules.game(), rules.wire(), Journal.from(rules.game(), state));
    }

    // --- What happens

    /** Plays a move that was checked before. */
    Made<M> move(int seat, String text) {
        M move = game.notation().read(text);
        S before = journal.state();
        Events.Kept events = new Events.Kept();
        Refusal refusal = journal.play(seat, move, events);
        if (refusal != Refusal.NONE)
            throw new IllegalStateException(
                    "move "
                            + journal.size()
                            + " of seat "
                            + (seat + 1)
                            + ", "
                            + text
                            + ", is refused by "
                            + refusal.rule());
        return new Made<>(telling, sight.moved(before, journal.state(), seat, move, events));
    }

    /** The first of these moves that is refused, each played after the one before. */
    Optional<Refused> refusal(int seat, List<String> moves) {
        S s = journal.state();
        for (int i = 0; i < moves.size(); i++) {
            M move = game.notation().read(moves.get(i));
            Refusal refusal = game.refusal(s, seat, move);
            if (refusal != Refusal.NONE) return Optional.of(new Refused(i, refusal));
            if (i + 1 < moves.size()) s = game.after(s, seat, move, Events.IGNORED);
        }
        return Optional.empty();
    }

    /** Takes back a seat's move, and all after it unless only that one; who saw it, as bits. */
    int takeBack(int seat, int index, boolean only) {
        S before = journal.state();
        journal = only ? journal.without(index).orElseThrow() : journal.first(index);
        return sight.tookBack(before, journal, seat, only);
    }

    Back back(int seat) {
        Tell.Verdict verdict =
                switch (Takeback.of(journal, seat)) {
                    case Takeback.Verdict.Free<S, M, V> _ -> Tell.Verdict.free;
                    case Takeback.Verdict.Asks<S, M, V> _ -> Tell.Verdict.asks;
                    case Takeback.Verdict.Nothing<S, M, V> _ -> Tell.Verdict.nothing;
                };
        return new Back(verdict, lastMove(seat));
    }

    /** The number of a seat's last move, or -1. */
    int lastMove(int seat) {
        int last = journal.size() - 1;
        List<Journal.Entry<M>> entries = journal.entries();
        while (last >= 0 && entries.get(last).seat() != seat) last--;
        return last;
    }

    // --- How it stands

    int seats() {
        return seats;
    }

    int waiting() {
        return game.waiting(journal.state());
    }

    boolean over() {
        return game.over(journal.state());
    }

    int version(int viewer) {
        return sight.version(viewer);
    }

    /** How many entries of the game a viewer knows. */
    int steps(int viewer) {
        return sight.steps(viewer);
    }

    /** Something was sealed that those who watch know nothing of. */
    boolean sealed() {
        return sight.sealed(seats);
    }

    int asked(int viewer) {
        return sight.asked(viewer, journal.state());
    }

    /**
     * The seat's question has changed since that version. A seat that owes a decision is asked
     * until it answers; one that only may move must have seen all there is to see, unless it offers
     * something of its own.
     */
    boolean stale(int seat, int version, String move) {
        if (version < sight.question(seat)) return true;
        boolean waits = (waiting() >>> seat & 1) != 0;
        return !waits && version != sight.version(seat) && legal(seat).contains(move);
    }

    boolean mayMove(int seat) {
        return !telling.moves(journal.state(), seat).isEmpty();
    }

    /** The game lets this seat leave now. */
    boolean mayAbandon(int seat) {
        return game.notation()
                .abandon()
                .filter(move -> game.refusal(journal.state(), seat, move) == Refusal.NONE)
                .isPresent();
    }

    Optional<String> anyMove(int seat) {
        return legal(seat).stream().findFirst();
    }

    List<String> legal(int viewer) {
        List<M> moves = telling.moves(journal.state(), viewer);
        List<String> texts = new ArrayList<>(moves.size());
        for (M move : moves) texts.add(game.notation().write(move));
        return texts;
    }

    Raw view(int viewer) {
        return telling.view(journal.state(), viewer);
    }

    Raw scene(int viewer, Language in) {
        return telling.scene(journal.state(), viewer, in);
    }

    /** How it was, for those who look back. */
    Past<S, M, V> past() {
        return new Past<>(journal, telling, false);
    }

    /** The same move by move, where nothing is sealed any more. */
    Past<S, M, V> pastInFull() {
        return new Past<>(journal, telling, true);
    }

    Optional<Api.Outcome> outcome(Language in) {
        return telling.outcome(journal.state(), in);
    }

    Tell.Reason reason(Refusal refusal, Language in) {
        Rulebook.Paragraph paragraph = game.rulebook().paragraph(in, refusal.rule());
        return new Tell.Reason(
                paragraph.id(),
                game.rulebook().words(in, refusal),
                paragraph.title(),
                paragraph.text());
    }

    // --- Bots

    /** A bot's answer for a seat, to be thought out elsewhere; none when it need not move. */
    Supplier<Optional<String>> thought(int seat, Level level, long seed) {
        V view = game.view(journal.state(), seat);
        List<M> legal = telling.moves(journal.state(), seat);
        boolean waits = (waiting() >>> seat & 1) != 0;
        if (legal.isEmpty()) return Optional::empty;
        return () -> {
            Bot<M, V> bot = level.bot(game, seat, seed);
            if (!waits) return bot.interject(view, legal, Budget.USUAL).map(game.notation()::write);
            return Optional.of(game.notation().write(bot.choose(view, legal, Budget.USUAL)));
        };
    }

    /** A suggestion for a seat that owes a decision, to be thought out elsewhere. */
    Supplier<Tell.Hint> hint(String id, String table, int seat, Level level, Language in) {
        V view = game.view(journal.state(), seat);
        List<M> legal = telling.moves(journal.state(), seat);
        int version = version(seat);
        return () -> {
            Bot<M, V> bot = level.bot(game, seat, version);
            List<Opinion<M>> opinions = bot.opinions(view, legal, Budget.USUAL);
            M move =
                    opinions.isEmpty()
                            ? bot.choose(view, legal, Budget.USUAL)
                            : opinions.getFirst().move();
            Hints words = new Hints(game.scene(view, legal, in), in);
            return new Tell.Hint(
                    id,
                    table,
                    version,
                    game.notation().write(move),
                    words.label(game.notation().write(move)),
                    words.because(
                            words.reason(opinions, game.notation()::write),
                            new Reasons<>(game, seat).told(view, opinions, in)));
        };
    }
}

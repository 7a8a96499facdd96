package signoria.server.table;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Coach;
import signoria.bots.Level;
import signoria.bots.Opinion;
import signoria.bots.Reasons;
import signoria.kernel.Ahead;
import signoria.kernel.Chronicle;
import signoria.kernel.Events;
import signoria.kernel.Foresight;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Position;
import signoria.kernel.Refusal;
import signoria.kernel.Renewal;
import signoria.kernel.Rulebook;
import signoria.kernel.Scene;
import signoria.kernel.Setup;
import signoria.kernel.Takeback;
import signoria.kernel.Who;
import signoria.server.protocol.Api;
import signoria.server.protocol.Raw;
import signoria.server.protocol.Tell;
import signoria.wire.Wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The game at a table, asked and told in texts. Viewers are seats, and the number of seats for
 * those who watch.
 */
final class TableGame<S, M, V> {
    /** A move that was made: what each viewer is told of it. */
    record Made<M>(Rendering<?, M, ?> rendering, List<List<Chronicle.Entry<M>>> told) {
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
                entries.add(rendering.entry(each, viewer, names, in));
            return entries;
        }
    }

    /** What taking back a seat's last move would mean. */
    record Back(Tell.Verdict verdict, int index) {}

    private final Game<S, M, V> game;
    private final int seats;
    private final Sight<S, M, V> sight;
    private final Rendering<S, M, V> rendering;
    private final Rows<S, M, V> rows;
    private final Minds<M, V> minds;
    private final int[] news; // by seat: the version at which it last saw something of others
    private final int[] own; // and of its own

    private TableGame(Game<S, M, V> game, Wire<M, V> wire, Journal<S, M, V> journal) {
        this.game = game;
        this.rows = new Rows<>(journal);
        this.seats = journal.setup().seats();
        this.sight = new Sight<>(game, seats);
        this.rendering = new Rendering<>(game, wire, seats);
        this.minds = new Minds<>(game);
        this.news = new int[seats];
        this.own = new int[seats];
        Arrays.fill(own, -1);
    }

    private Journal<S, M, V> journal() {
        return rows.journal();
    }

    private S state() {
        return journal().state();
    }

    static <S, M, V> TableGame<S, M, V> start(Rules<S, M, V> rules, Setup setup) {
        return new TableGame<>(rules.game(), rules.wire(), new Journal<>(rules.game(), setup));
    }

    static <S, M, V> TableGame<S, M, V> from(Rules<S, M, V> rules, String position) {
        S state = Position.read(rules.game(), position);
        return new TableGame<>(rules.game(), rules.wire(), Journal.from(rules.game(), state));
    }

    // --- What happens

    /** Plays a move that was checked before, by a person or a level of the house. */
    Made<M> move(int seat, String text, String bot) {
        M move = game.notation().read(text);
        S before = state();
        int size = journal().size();
        Events.Kept events = new Events.Kept();
        Refusal refusal = rows.play(seat, move, bot, events);
        if (refusal != Refusal.NONE)
            throw new IllegalStateException(
                    "move "
                            + journal().size()
                            + " of seat "
                            + (seat + 1)
                            + ", "
                            + text
                            + ", is refused by "
                            + refusal.rule());
        Made<M> made = new Made<>(rendering, sight.moved(before, state(), seat, move, events));
        if (journal().size() == size) sight.rewrite(journal(), seat);
        hear(made.saw(), seat);
        if ((waiting() >>> seat & 1) == 0) minds.rest(seat);
        return made;
    }

    /** Whether a move of an older ruleset can be played under today's. */
    boolean stillAllows(int seat, String move) {
        return Renewal.allowed(game, state(), new Partita.Line(seat, move, ""));
    }

    /** A move of an older ruleset that nobody is asked for any more. */
    void passOver() {
        rows.passOver();
    }

    /** Notes for whom there is news: nobody's own doing is news to them. */
    private void hear(int saw, int mover) {
        for (int seat = 0; seat < seats; seat++)
            if (seat == mover) own[seat] = sight.version(seat);
            else if ((saw >>> seat & 1) != 0) news[seat] = sight.version(seat);
    }

    /** The rule that forbids a move now. */
    Optional<Refusal> refusal(int seat, String move) {
        Refusal refusal = journal().refusal(seat, game.notation().read(move));
        return refusal == Refusal.NONE ? Optional.empty() : Optional.of(refusal);
    }

    /** What a seat may be told of these moves before they are made. */
    Foresight foresee(int seat, List<String> moves) {
        List<M> read = new ArrayList<>();
        for (String move : moves) read.add(game.notation().read(move));
        return journal().foresee(seat, read);
    }

    /** Takes back a seat's move, and all after it unless only that one; who saw it, as bits. */
    int takeBack(int seat, int row, boolean only) {
        S before = state();
        rows.takeBack(row, only);
        int saw = sight.tookBack(before, journal(), seat, only);
        hear(saw, seat);
        return saw;
    }

    Back back(int seat) {
        Tell.Verdict verdict =
                switch (Takeback.of(journal(), seat)) {
                    case Takeback.Verdict.Free<S, M, V> _ -> Tell.Verdict.free;
                    case Takeback.Verdict.Asks<S, M, V> _ -> Tell.Verdict.asks;
                    case Takeback.Verdict.Nothing<S, M, V> _ -> Tell.Verdict.nothing;
                };
        return new Back(verdict, lastMove(seat));
    }

    /** The row of a seat's last move, or -1. */
    int lastMove(int seat) {
        int last = journal().size() - 1;
        List<Journal.Entry<M>> entries = journal().entries();
        while (last >= 0 && entries.get(last).seat() != seat) last--;
        return last < 0 ? last : rows.row(last);
    }

    // --- How it stands

    int seats() {
        return seats;
    }

    int waiting() {
        return game.waiting(state());
    }

    boolean over() {
        return game.over(state());
    }

    /** How many moves were made. */
    int moves() {
        return journal().size();
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
        return sight.asked(viewer, state());
    }

    /** A seat may do something that others do not see. */
    boolean answersUnseen(int seat) {
        for (M move : rendering.moves(state(), seat))
            if (game.secret(state(), seat, move)) return true;
        return false;
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

    /** What a seat may plan to answer, and has planned; nothing where its game knows no plans. */
    Optional<Api.Ahead> ahead(int seat, Optional<String> planned, List<String> names, Language in) {
        Ahead<M> ahead = game.ahead(game.view(state(), seat), in);
        if (ahead.answers().isEmpty() && planned.isEmpty()) return Optional.empty();
        List<Api.PlannedAnswer> answers = new ArrayList<>();
        for (Ahead.Answer<M> answer : ahead.answers())
            answers.add(
                    new Api.PlannedAnswer(
                            game.notation().write(answer.move()),
                            Who.named(answer.words(), names)));
        return Optional.of(new Api.Ahead(ahead.stake(), answers, planned));
    }

    /** What was planned is about what is still at stake. */
    boolean stands(Deed.Planned planned) {
        return game.ahead(game.view(state(), planned.seat()), Language.EN)
                .stake()
                .equals(planned.stake());
    }

    /** What a plan answers to the question that its seat is asked, if it answers that. */
    Optional<String> planned(Deed.Planned planned) {
        int seat = planned.seat();
        if ((waiting() >>> seat & 1) == 0) return Optional.empty();
        return game.planned(game.view(state(), seat), game.notation().read(planned.answer()))
                .filter(move -> game.refusal(state(), seat, move) == Refusal.NONE)
                .map(game.notation()::write);
    }

    /** The version from which on a seat's question stands. */
    int question(int seat) {
        return sight.question(seat);
    }

    /** The version at which a seat last saw something of others; none if it has moved since. */
    OptionalInt news(int seat) {
        return news[seat] > own[seat] ? OptionalInt.of(news[seat]) : OptionalInt.empty();
    }

    boolean mayMove(int seat) {
        return !rendering.moves(state(), seat).isEmpty();
    }

    /** The game lets this seat leave now. */
    boolean mayAbandon(int seat) {
        return game.notation()
                .abandon()
                .filter(move -> game.refusal(state(), seat, move) == Refusal.NONE)
                .isPresent();
    }

    Optional<String> anyMove(int seat) {
        return legal(seat).stream().findFirst();
    }

    List<String> legal(int viewer) {
        List<M> moves = rendering.moves(state(), viewer);
        List<String> texts = new ArrayList<>(moves.size());
        for (M move : moves) texts.add(game.notation().write(move));
        return texts;
    }

    Raw view(int viewer) {
        return rendering.view(state(), viewer);
    }

    Raw scene(int viewer, List<String> names, Language in) {
        return rendering.scene(state(), viewer, names, in);
    }

    /** Every listed move there is in words. */
    List<Scene.Choice> choices(int viewer, List<String> names, Language in) {
        return rendering.choices(state(), viewer, names, in);
    }

    /**
     * What moves would bring, seen from the seat's view alone, to be tried elsewhere; nothing
     * forbids the first.
     */
    Supplier<Raw> preview(int seat, List<String> moves, List<String> names, Language in) {
        List<M> read = new ArrayList<>();
        for (String move : moves) read.add(game.notation().read(move));
        V view = game.view(state(), seat);
        return () -> rendering.preview(view, seat, read, names, in);
    }

    /** How it was, for those who look back, on threads other than the table's. */
    Past<S, M, V> past() {
        return new Past<>(journal().still(), rendering, false);
    }

    /** The same move by move, where nothing is sealed any more. */
    Past<S, M, V> pastInFull() {
        return new Past<>(journal().still(), rendering, true);
    }

    Optional<Api.Outcome> outcome(Language in) {
        return rendering
                .outcome(state(), in)
                .map(
                        end ->
                                new Api.Outcome(
                                        end.places(), end.points(), end.sources(), decisions()));
    }

    /** Who decided for each seat. */
    List<Api.Decisions> decisions() {
        List<Api.Decisions> decisions = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) decisions.add(rows.decisions(seat));
        return decisions;
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
    Function<Budget, Optional<String>> thought(int seat, Level level, long seed) {
        V view = game.view(state(), seat);
        List<M> legal = rendering.moves(state(), seat);
        boolean waits = (waiting() >>> seat & 1) != 0;
        if (legal.isEmpty()) return _ -> Optional.empty();
        Bot<M, V> bot = minds.bot(seat, level, seed);
        return budget -> {
            if (!waits) return bot.interject(view, legal, budget).map(game.notation()::write);
            return Optional.of(game.notation().write(bot.choose(view, legal, budget)));
        };
    }

    /** The only move of a seat that owes a decision, if there is nothing to think about. */
    Optional<String> forced(int seat) {
        List<M> legal = rendering.moves(state(), seat);
        return legal.size() == 1 && game.candidates(game.view(state(), seat)).isEmpty()
                ? Optional.of(game.notation().write(legal.getFirst()))
                : Optional.empty();
    }

    /** What a coach says to a seat as it stands, to be thought out elsewhere. */
    Function<Budget, Tell.Coach> coach(
            String id, String table, int seat, List<String> names, Language in) {
        Journal<S, M, V> now = journal().still();
        int version = version(seat);
        return _ ->
                new Tell.Coach(
                        id,
                        table,
                        version,
                        rendering.advice(Coach.at(now, seat).advise(names, in)));
    }

    /** A suggestion for a seat that owes a decision, to be thought out elsewhere. */
    Function<Budget, Tell.Hint> hint(
            String id, String table, int seat, Level level, List<String> names, Language in) {
        V view = game.view(state(), seat);
        List<M> legal = rendering.moves(state(), seat);
        int version = version(seat);
        return budget -> {
            Bot<M, V> bot = level.bot(game, seat, version);
            List<Opinion<M>> opinions = bot.opinions(view, legal, budget);
            M move =
                    opinions.isEmpty()
                            ? bot.choose(view, legal, budget)
                            : opinions.getFirst().move();
            Hints words = new Hints(Who.named(game.scene(view, legal, in), names), seats == 1, in);
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

package signoria.engine;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Coach;
import signoria.bots.Company;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Events;
import signoria.kernel.Foresight;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Position;
import signoria.kernel.Preview;
import signoria.kernel.Refusal;
import signoria.kernel.Renewal;
import signoria.kernel.Rng;
import signoria.kernel.Setup;
import signoria.kernel.Story;
import signoria.kernel.Takeback;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One game that is played in the page. */
final class Playing<S, M, V> {
    private final Game<S, M, V> game;
    private Journal<S, M, V> journal;

    /** How far a record of an older ruleset goes under today's; all of it, mostly. */
    private Optional<Integer> differs;

    private final Map<String, Bot<M, V>> bots = new HashMap<>();
    private List<String> names = List.of(); // as its record has them

    private Playing(Journal<S, M, V> journal, Optional<Integer> differs) {
        this.game = journal.game();
        this.journal = journal;
        this.differs = differs;
    }

    static <S, M, V> Playing<S, M, V> of(Game<S, M, V> game, Setup setup) {
        return new Playing<>(new Journal<>(game, setup), Optional.empty());
    }

    static <S, M, V> Playing<S, M, V> of(Game<S, M, V> game, Partita written) {
        if (!written.game().equals(game.sheet().id()))
            throw new BadInput("this is a record of " + written.game());
        Renewal renewal = Renewal.of(written, game);
        Partita record = renewal.record();
        record.replay(game, (_, _) -> {});
        return new Playing<>(
                        new Journal<>(game, record.setup(game)),
                        renewal.differs().map(_ -> record.lines().size()))
                .with(record);
    }

    /** A game that goes on from a position, with the moves since. */
    static <S, M, V> Playing<S, M, V> from(
            Game<S, M, V> game, String position, Optional<Partita> since) {
        S s = Position.read(game, position);
        Playing<S, M, V> playing = new Playing<>(Journal.from(game, s), Optional.empty());
        return since.isEmpty() ? playing : playing.with(since.get());
    }

    private Playing<S, M, V> with(Partita record) {
        List<String> seats = new ArrayList<>();
        for (String seat : record.seats()) seats.add(shown(seat));
        names = seats;
        for (Partita.Line line : record.lines()) {
            if (!Renewal.allowed(game, state(), line)) {
                if (record.ruleset() >= game.sheet().ruleset())
                    throw new BadInput(line.move() + " is not allowed here");
                differs = Optional.of(journal.size());
                break;
            }
            play(line.seat(), line.move());
        }
        return this;
    }

    /** A name as people see it. */
    private static String shown(String filed) {
        return filed.startsWith("bot:")
                ? Company.shown(filed.substring("bot:".length()))
                : filed.replace('_', ' ');
    }

    /** The move after which today's rules give another game; -1 if they give the same. */
    int differs() {
        return differs.orElse(-1);
    }

    /** The same game as it stood after so many moves. */
    Playing<S, M, V> after(int moves) {
        if (moves < 0 || moves > journal.size()) throw new BadInput("there is no move " + moves);
        Playing<S, M, V> then = new Playing<>(journal.first(moves), Optional.empty());
        then.names = names;
        return then;
    }

    Review<S, M, V> review() {
        return new Review<>(journal, names);
    }

    String story(List<String> names, Language in) {
        return game.json().write(Story.of(journal, names, in));
    }

    private S state() {
        return journal.state();
    }

    int waiting() {
        return game.waiting(state());
    }

    private int seat(int seat) {
        if (seat < 0 || seat >= journal.setup().seats())
            throw new BadInput("there is no seat " + (seat + 1));
        return seat;
    }

    private List<M> moves(int seat) {
        List<M> moves = new ArrayList<>();
        game.legal(state(), seat(seat), moves);
        return moves;
    }

    List<String> legal(int seat) {
        List<String> texts = new ArrayList<>();
        for (M move : moves(seat)) texts.add(game.notation().write(move));
        return texts;
    }

    List<String> refusal(int seat, String move, Language in) {
        Refusal refusal = journal.refusal(seat(seat), game.notation().read(move));
        return Glimpse.reason(game, refusal, in);
    }

    String play(int seat, String move) {
        Refusal refusal = journal.play(seat(seat), game.notation().read(move), Events.IGNORED);
        return refusal == Refusal.NONE ? "" : refusal.rule();
    }

    Rendering<S, M, V> telling(int viewer, Language in) {
        return new Rendering<>(journal, viewer, in);
    }

    /**
     * {@code nothing}, {@code free}, or {@code asks}: somebody has learned or done something since.
     */
    String mayTakeBack(int seat) {
        return switch (Takeback.of(journal, seat(seat))) {
            case Takeback.Verdict.Nothing<S, M, V> _ -> "nothing";
            case Takeback.Verdict.Free<S, M, V> _ -> "free";
            case Takeback.Verdict.Asks<S, M, V> _ -> "asks";
        };
    }

    /** Takes a seat's last move back, and what followed from it unless that was free. */
    void takeBack(int seat) {
        int last = journal.size() - 1;
        while (last >= 0 && journal.entries().get(last).seat() != seat(seat)) last--;
        if (last < 0) throw new BadInput("you have made no move");
        boolean free = mayTakeBack(seat).equals("free");
        journal = free ? journal.without(last).orElseThrow() : journal.first(last);
        bots.clear();
    }

    /** What a bot of this level plays when nobody waits for it: nothing, mostly. */
    String interject(int seat, String level, int seed) {
        List<M> legal = moves(seat);
        if (legal.isEmpty() || (waiting() >>> seat & 1) != 0) return "";
        return mind(seat, level, seed)
                .interject(game.view(state(), seat), legal, Budget.USUAL)
                .map(game.notation()::write)
                .orElse("");
    }

    private Bot<M, V> mind(int seat, String level, int seed) {
        return bots.computeIfAbsent(
                seat + " " + level + " " + seed, _ -> Level.named(level).bot(game, seat, seed));
    }

    private V seen(int seat) {
        boolean seated = seat >= 0 && seat < journal.setup().seats();
        return game.view(state(), seated ? seat : Game.SPECTATOR);
    }

    String view(int seat) {
        return game.json().write(seen(seat));
    }

    String scene(int seat, Language in) {
        boolean seated = seat >= 0 && seat < journal.setup().seats();
        return game.json().write(game.scene(seen(seat), seated ? moves(seat) : List.of(), in));
    }

    private List<M> read(List<String> moves) {
        List<M> read = new ArrayList<>();
        for (String move : moves) read.add(game.notation().read(move));
        return read;
    }

    /**
     * What may be said of moves before they are made: {@code clear}, {@code beyond}, or the number
     * of the first that is refused.
     */
    String foresee(int seat, List<String> moves) {
        return switch (journal.foresee(seat(seat), read(moves))) {
            case Foresight.Clear _ -> "clear";
            case Foresight.Beyond _ -> "beyond";
            case Foresight.Refused refused -> "" + refused.index();
        };
    }

    String preview(int seat, List<String> moves, List<String> names, Language in) {
        V view = game.view(state(), seat(seat));
        return game.json().write(Preview.of(game, view, seat, read(moves), names, in));
    }

    /** A position that could lie behind what a viewer knew after a step: others go on from it. */
    String imagined(int step, int viewer, int seed) {
        S then = telling(viewer, Language.EN).at(step).state();
        boolean seated = viewer >= 0 && viewer < journal.setup().seats();
        S s = game.imagine(game.view(then, seated ? viewer : Game.SPECTATOR), Rng.of(seed));
        if (game.over(s)) throw new BadInput("the game is over at that step");
        return Position.write(game, s);
    }

    String result() {
        if (!game.over(state())) throw new BadInput("the game is not over");
        return game.json().write(game.result(state()));
    }

    String bot(int seat, String level, int seed) {
        List<M> legal = moves(seat);
        if (legal.isEmpty()) throw new BadInput("seat " + (seat + 1) + " has no move");
        V view = game.view(state(), seat);
        return game.notation().write(mind(seat, level, seed).choose(view, legal, Budget.USUAL));
    }

    List<String> hint(int seat, String level, Language in) {
        List<M> legal = moves(seat);
        if (legal.isEmpty()) throw new BadInput("seat " + (seat + 1) + " has no move");
        return new Glimpse<>(game, game.view(state(), seat), seat)
                .advice(legal, level, journal.size(), in);
    }

    String coach(int seat, List<String> names, Language in) {
        return game.json().write(Coach.at(journal, seat(seat)).advise(names, in));
    }

    String digest() {
        return Position.digest(game, state());
    }

    String record(List<String> names) {
        return journal.partita(Partita.names(names)).write();
    }
}

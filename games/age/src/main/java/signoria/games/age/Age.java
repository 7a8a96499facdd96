package signoria.games.age;

import signoria.kernel.Ahead;
import signoria.kernel.Almanac;
import signoria.kernel.Chapters;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Holding;
import signoria.kernel.JsonWriter;
import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Option;
import signoria.kernel.Refusal;
import signoria.kernel.Result;
import signoria.kernel.Rng;
import signoria.kernel.Rulebook;
import signoria.kernel.Scene;
import signoria.kernel.Setup;
import signoria.kernel.Sheet;
import signoria.kernel.Tables;
import signoria.kernel.Text;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;
import signoria.kernel.Words;
import signoria.kernel.Written;

import java.util.List;
import java.util.Optional;

/** Age of Renaissance: the front door. */
@Written({View.class, AgeEvent.class})
public final class Age implements Tunable<State, Move, View> {
    static final String ID = "age";
    private static final Sheet SHEET =
            new Sheet(
                    ID,
                    "Age of Renaissance",
                    "Age of Renaissance",
                    3,
                    6,
                    List.of(
                            new Option(
                                    "epochs",
                                    "Epochs played",
                                    "Epoche giocate",
                                    List.of("1", "2", "3"),
                                    "3"),
                            new Option(
                                    "patronage",
                                    "Patrons",
                                    "Mecenati",
                                    List.of("paid", "free"),
                                    "paid"),
                            new Option(
                                    "credits",
                                    "Credits of E, G and U",
                                    "Rimesse di E, G e U",
                                    List.of("uneven", "even"),
                                    "uneven"),
                            new Option(
                                    "bonus",
                                    "Expansion bonus",
                                    "Bonus di espansione",
                                    List.of("new", "all"),
                                    "new"),
                            Option.toggle(
                                    "opening-draw",
                                    "Everybody draws in turn 1",
                                    "Tutti pescano nel turno 1",
                                    true),
                            Option.toggle(
                                    "gall-arrow",
                                    "St. Gall also supports Nuremberg",
                                    "San Gallo sostiene anche Norimberga",
                                    false),
                            new Option(
                                    "timber",
                                    "The second timber card",
                                    "La seconda carta Legname",
                                    List.of("early", "late"),
                                    "early")),
                    2,
                    20_000,
                    List.of("patronage costs of personalities", "names of some cards in Italian"));

    private final Tables tables;
    private final Weights weights;
    private final Worth worth;
    private final Catalog catalog;
    private final Words words = Words.beside(Age.class);
    private final Rulebook rulebook = Rulebook.beside(Age.class, ID, words);
    private final Move.Refund[] refunds;
    private final List<Move> moves;
    private final AgeNotation notation;
    private final Scenes scenes;

    /** With the printed catalogue. */
    public Age() {
        this(Tables.printed(), Weights.beside(Age.class));
    }

    private Age(Tables tables, Weights weights) {
        this.tables = tables;
        this.weights = weights;
        worth = new Worth(weights);
        catalog = new Catalog(tables);
        refunds = Move.refunds(catalog);
        moves = Move.all(catalog, refunds);
        notation = new AgeNotation(catalog, moves, words);
        scenes = new Scenes(this, notation, words);
    }

    Catalog catalog() {
        return catalog;
    }

    @Override
    public Sheet sheet() {
        return SHEET;
    }

    @Override
    public Rulebook rulebook() {
        return rulebook;
    }

    @Override
    public Almanac almanac(Language in) {
        return new Almanacs(this, catalog, notation, words, in).all();
    }

    @Override
    public Age with(Tables other) {
        return new Age(other, weights);
    }

    @Override
    public Age with(Weights other) {
        return new Age(tables, other);
    }

    @Override
    public Weights weights() {
        return weights;
    }

    @Override
    public List<Term> terms(State s, int seat) {
        return worth.terms(s, seat);
    }

    @Override
    public Tables tables() {
        return tables;
    }

    @Override
    public String printed() {
        return new CatalogViewJson().write(CatalogView.of(catalog, words));
    }

    @Override
    public State start(Setup setup) {
        return Dealing.deal(catalog, setup);
    }

    @Override
    public State copy(State s) {
        return s.copy();
    }

    @Override
    public void assign(State to, State from) {
        to.assign(from);
    }

    @Override
    public int waiting(State s) {
        return Questions.waiting(s);
    }

    @Override
    public void legal(State s, int seat, List<Move> out) {
        Questions.legal(s, seat, refunds, out);
    }

    @Override
    public Refusal refusal(State s, int seat, Move move) {
        return Questions.refusal(s, seat, move);
    }

    @Override
    public void play(State s, int seat, Move move, Events events) {
        Questions.play(s, seat, move, events);
    }

    @Override
    public View view(State s, int seat) {
        return Viewing.view(s, seat);
    }

    @Override
    public State imagine(View view, Rng rng) {
        return Imagining.imagine(this, view, rng);
    }

    @Override
    public void redeal(State s, int seat, Rng rng) {
        Imagining.redeal(s, seat, rng);
    }

    /** The capital of a seat. */
    @Override
    public List<Holding> holdings(State start, State end, int seat, List<Event> told) {
        return List.of(new Holding("capital", end.catalog.province[end.capital(seat)].id()));
    }

    @Override
    public Chapters<State> chapters() {
        return new AgeChapters(words);
    }

    @Override
    public Result result(State s) {
        return Scoring.result(s);
    }

    @Override
    public boolean quiet(State s) {
        return s.agenda.isEmpty() || Task.kind(s.agenda.top()).quiet();
    }

    @Override
    public void worth(State s, double[] out) {
        worth.of(s, out);
    }

    /** Lines end far apart: what was held of a move before counts for more when one is chosen. */
    @Override
    public String search(boolean deep) {
        return "hold=300";
    }

    @Override
    public Optional<String> oversight(State s, int seat, Move move, Language in) {
        return new Oversights(words, in).of(s, seat, move);
    }

    @Override
    public List<Move> candidates(View view) {
        return Prospects.candidates(view);
    }

    /** Sealed answers, and the card given in an exchange, which only the two see. */
    @Override
    public boolean secret(State s, int seat, Move move) {
        return move instanceof Move.Return
                || move instanceof Move.Bid
                || move instanceof Move.Buy
                || move instanceof Move.Give;
    }

    /** §order.4 An owner of Renaissance is asked in every phase, until the end of the turn. */
    @Override
    public Ahead<Move> ahead(View view, Language in) {
        if (view.you() >= view.seats()) return Ahead.none();
        View.Player me = view.players().get(view.you());
        boolean asks =
                me.advances().contains(Advance.letter(Advance.RENAISSANCE))
                        && !me.marks().contains(Mark.SWAPPED);
        return asks
                ? new Ahead<>(
                        "swap " + view.clock().turn(),
                        List.of(new Ahead.Answer<>(Move.PASS, words.say(in, "plan.swap"))))
                : Ahead.none();
    }

    @Override
    public Optional<Move> planned(View view, Move answer) {
        boolean swap =
                !view.agenda().isEmpty()
                        && Task.kind(Task.read(catalog, view.agenda().getLast())) == Task.SWAP;
        return swap ? Optional.of(answer) : Optional.empty();
    }

    @Override
    public Scene scene(View view, List<Move> offered, Language in) {
        return scenes.scene(view, offered, in);
    }

    @Override
    public List<Scene.Choice> choices(View view, List<Move> asked, Language in) {
        return scenes.choices(view, asked, in);
    }

    @Override
    public String topic(View view) {
        return view.agenda().isEmpty()
                ? view.clock().phase()
                : Text.words(view.agenda().getLast()).getFirst();
    }

    @Override
    public Notation<State, Move> notation() {
        return notation;
    }

    @Override
    public JsonWriter json() {
        return new AgeJson();
    }

    @Override
    public List<Move> moves() {
        return moves;
    }

    @Override
    public Rng chance(State s) {
        return s.rng;
    }

    @Override
    public void audit(State s) {
        Audit.check(s);
    }
}

package signoria.games.masters;

import signoria.kernel.Almanac;
import signoria.kernel.Chapters;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Holding;
import signoria.kernel.JsonWriter;
import signoria.kernel.Language;
import signoria.kernel.Notation;
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

/** Masters of Renaissance: the front door. */
@Written({View.class, MastersEvent.class})
public final class Masters implements Tunable<State, Move, View> {
    static final String ID = "masters";
    private static final Sheet SHEET =
            new Sheet(
                    ID,
                    "Masters of Renaissance",
                    "Maestri del Rinascimento",
                    1,
                    4,
                    List.of(),
                    2,
                    20_000,
                    List.of());

    private final Tables tables;
    private final Weights weights;
    private final Worth worth;
    private final Catalog catalog;
    private final Words words = Words.beside(Masters.class);
    private final Rulebook rulebook = Rulebook.beside(Masters.class, ID, words);
    private final List<Move> moves;
    private final MastersNotation notation;
    private final Scenes scenes;

    /** With the printed catalogue. */
    public Masters() {
        this(Tables.printed(), Weights.beside(Masters.class));
    }

    private Masters(Tables tables, Weights weights) {
        this.tables = tables;
        this.weights = weights;
        worth = new Worth(weights);
        catalog = new Catalog(tables);
        moves = Move.all(catalog);
        notation = new MastersNotation(catalog, moves, words);
        scenes = new Scenes(catalog, notation, words);
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
    public Masters with(Tables other) {
        return new Masters(other, weights);
    }

    @Override
    public Masters with(Weights other) {
        return new Masters(tables, other);
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
        return new CatalogViewJson().write(CatalogView.of(catalog));
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
        return switch (s.phase) {
            case OVER -> 0;
            case KEEP -> Dealing.choosing(s);
            default -> 1 << s.turn;
        };
    }

    @Override
    public void legal(State s, int seat, List<Move> out) {
        if (s.phase != Phase.KEEP && seat != s.turn) return;
        switch (s.phase) {
            case KEEP -> Dealing.legalKeeps(s, seat, out);
            case START -> Dealing.legalStarts(out);
            case TURN -> Turns.legal(s, out);
            case WHITES -> Market.legalWhites(s, out);
            case STORE -> Warehouse.legal(s, out);
            case SLOT -> Cards.legalSlots(s, out);
            case PAY -> Payment.legal(s, out);
            case PRODUCE -> Production.legalMore(s, out);
            case SPEND -> Production.legalSpends(s, out);
            case MAKE -> Production.legalMakes(out);
            case AFTER -> Turns.legalAfter(s, out);
            case OVER -> {}
        }
    }

    @Override
    public Refusal refusal(State s, int seat, Move move) {
        Refusal now = Turns.refusal(s, seat, move);
        if (now != Refusal.NONE) return now;
        return switch (move) {
            case Move.Keep keep -> Dealing.refusal(s, seat, keep);
            case Move.Start start -> Dealing.refusal(s, start);
            case Move.Whites whites -> Market.refusal(s, whites);
            case Move.Store store -> Warehouse.refusal(s, store);
            case Move.Buy buy -> Cards.refusal(s, buy);
            case Move.Slot slot -> Cards.refusal(s, slot);
            case Move.Pay pay -> Payment.refusal(s, pay);
            case Move.Activate activate -> Production.refusal(s, activate);
            case Move.Spend spend -> Production.refusal(s, spend);
            case Move.Make make -> Production.refusal(s, make);
            case Move.Produce produce -> Production.refusal(s, produce);
            case Move.Play play -> Leaders.refusal(s, play);
            case Move.Discard discard -> Leaders.refusal(s, discard);
            case Move.Take _, Move.End _ -> Refusal.NONE;
        };
    }

    @Override
    public void play(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.Keep keep -> Dealing.keep(s, seat, keep, events);
            case Move.Start start -> Dealing.start(s, start, events);
            case Move.Take take -> Market.take(s, take, events);
            case Move.Whites whites -> Market.whites(s, whites, events);
            case Move.Store store -> Warehouse.store(s, store.goods(), events);
            case Move.Buy buy -> Cards.buy(s, buy, events);
            case Move.Slot slot -> Cards.slot(s, slot, events);
            case Move.Pay pay -> Payment.pay(s, pay, events);
            case Move.Activate activate -> Production.activate(s, activate, events);
            case Move.Spend spend -> Production.spend(s, spend, events);
            case Move.Make make -> Production.make(s, make, events);
            case Move.Produce _ -> Production.produce(s, events);
            case Move.Play play -> Leaders.play(s, play, events);
            case Move.Discard discard -> Leaders.discard(s, discard, events);
            case Move.End _ -> Turns.end(s, events);
        }
    }

    @Override
    public View view(State s, int seat) {
        return Viewing.view(s, seat);
    }

    @Override
    public State imagine(View view, Rng rng) {
        return Imagining.imagine(catalog, view, rng);
    }

    @Override
    public void redeal(State s, int seat, Rng rng) {
        Imagining.redeal(s, seat, rng);
    }

    /** Its place in the order of play. */
    @Override
    public List<Holding> holdings(State start, State end, int seat, List<Event> told) {
        int order = (seat - end.first + end.seats) % end.seats + 1;
        return List.of(new Holding("order of play", "" + order));
    }

    @Override
    public Chapters<State> chapters() {
        return new MastersChapters(words);
    }

    @Override
    public Result result(State s) {
        return Scoring.result(s);
    }

    @Override
    public boolean quiet(State s) {
        return switch (s.phase) {
            case TURN, AFTER, KEEP, START, OVER -> true;
            case WHITES, STORE, SLOT, PAY, PRODUCE, SPEND, MAKE -> false;
        };
    }

    @Override
    public void worth(State s, double[] out) {
        worth.of(s, out);
    }

    @Override
    public Optional<String> oversight(State s, int seat, Move move, Language in) {
        return new Oversights(words, in).of(s, move);
    }

    /** The leaders one keeps and those one discards are never shown. */
    @Override
    public boolean secret(State s, int seat, Move move) {
        return move instanceof Move.Keep || move instanceof Move.Discard;
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
        return Text.lower(view.phase());
    }

    @Override
    public Notation<State, Move> notation() {
        return notation;
    }

    @Override
    public JsonWriter json() {
        return new MastersJson();
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

package signoria.games.princes;

import signoria.kernel.Ahead;
import signoria.kernel.Almanac;
import signoria.kernel.Bits;
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

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Princes of the Renaissance: the front door. */
@Written({View.class, PrincesEvent.class})
public final class Princes implements Tunable<State, Move, View> {
    static final String ID = "princes";
    static final int RULESET = 3;

    /**
     * §turn.3, §trade.4 All gold that can ever come into a game buys fewer than three thousand
     * things; that makes fewer than twenty thousand turns, each with three offers a seat and their
     * answers. Random games take some two hundred decisions.
     */
    private static final int CAP = 1_000_000;

    private static final List<Option> OPTIONS =
            List.of(
                    new Option(
                            "money",
                            "gold and influence on the table",
                            "oro e influenza sul tavolo",
                            List.of("open", "hidden"),
                            "open"),
                    Option.toggle("trade", "trade between players", "scambi fra giocatori", true));

    private final Tables tables;
    private final Weights weights;
    private final Worth worth;
    private final Catalog catalog;
    private final Sheet sheet;
    private final Words words = Words.beside(Princes.class);
    private final Rulebook rulebook = Rulebook.beside(Princes.class, ID, words);
    private final PrincesNotation notation;
    private final Scenes scenes;

    /** With the printed catalogue. */
    public Princes() {
        this(Tables.printed(), Weights.beside(Princes.class));
    }

    private Princes(Tables tables, Weights weights) {
        this.tables = tables;
        this.weights = weights;
        worth = new Worth(weights);
        catalog = new Catalog(tables);
        sheet =
                new Sheet(
                        ID,
                        "Princes of the Renaissance",
                        "Principi del Rinascimento",
                        3,
                        6,
                        OPTIONS,
                        RULESET,
                        CAP,
                        catalog.designed());
        notation = new PrincesNotation(catalog, words);
        scenes = new Scenes(catalog, notation, words);
    }

    @Override
    public Sheet sheet() {
        return sheet;
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
    public Princes with(Tables other) {
        return new Princes(other, weights);
    }

    @Override
    public Princes with(Weights other) {
        return new Princes(tables, other);
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
        return s.waiting();
    }

    @Override
    public void legal(State s, int seat, List<Move> out) {
        if (s.waitsFor(seat)) Questions.legal(s, seat, out);
        if (s.offered != 0) Trade.legal(s, seat, out);
    }

    @Override
    public Refusal refusal(State s, int seat, Move move) {
        return Questions.refusal(s, seat, move);
    }

    /** Plays a move, then answers for those who have left the table. */
    @Override
    public void play(State s, int seat, Move move, Events events) {
        Questions.play(s, seat, move, events);
        while ((s.waiting() & s.left) != 0) {
            int gone = Bits.first(s.waiting() & s.left);
            Questions.play(s, gone, Leaving.answer(s, gone), events);
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

    /** The family and the tiles of a seat. */
    @Override
    public List<Holding> holdings(State start, State end, int seat, List<Event> told) {
        List<Holding> held = new ArrayList<>();
        held.add(new Holding("family", end.catalog.families[end.family(seat)].name()));
        for (int tile : Bits.numbers(end.tiles(seat)))
            held.add(new Holding("city tile", end.catalog.tiles[tile].name()));
        return held;
    }

    @Override
    public Chapters<State> chapters() {
        return new PrincesChapters(words);
    }

    @Override
    public Result result(State s) {
        return Scoring.result(s);
    }

    /**
     * Between bids nothing is half done: the last bid stands, and {@link Worth} knows what it is
     * worth to lead.
     */
    @Override
    public boolean quiet(State s) {
        return switch (s.phase) {
            case FAMILY, TURN, BIDDING, OVER -> true;
            case KEEP,
                    DROP,
                    EXPOSE,
                    ATTACKER,
                    DEFENDER,
                    VETO,
                    OPENING,
                    BAR,
                    DISCOUNT,
                    PLACE,
                    INVADE,
                    BATTLE,
                    REROLL,
                    COUNTER ->
                    false;
        };
    }

    @Override
    public void worth(State s, double[] out) {
        worth.of(s, out);
    }

    /**
     * With many at the table one line says little: the first opinion of a move counts for longer.
     */
    @Override
    public String search(boolean deep) {
        return deep ? "prior=60/hold=200" : "hold=200";
    }

    @Override
    public Optional<String> oversight(State s, int seat, Move move, Language in) {
        return new Oversights(words, in).of(s, seat, move);
    }

    @Override
    public List<Move> candidates(View view) {
        return worth.offers(Imagining.imagine(catalog, view, Rng.of(0)), view.you());
    }

    /** §treachery.4 Sealed answers, and the tile one keeps. */
    @Override
    public boolean secret(State s, int seat, Move move) {
        return switch (move) {
            case Move.Veto _, Move.Counter _, Move.Done _, Move.Bribe _, Move.Lend _, Move.Keep _ ->
                    true;
            case Move.Use _ -> s.phase.sealed();
            default -> false;
        };
    }

    @Override
    public Ahead<Move> ahead(View view, Language in) {
        return Planning.ahead(catalog, view, scenes.phrases(view, in));
    }

    @Override
    public Optional<Move> planned(View view, Move answer) {
        return Planning.planned(catalog, view, answer);
    }

    @Override
    public Scene scene(View view, List<Move> moves, Language in) {
        return scenes.scene(view, moves, in);
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
        return new PrincesJson();
    }

    @Override
    public List<Move> moves() {
        return Move.ALL;
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

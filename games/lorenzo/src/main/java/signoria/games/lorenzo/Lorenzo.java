package signoria.games.lorenzo;

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
import signoria.kernel.Tunable;
import signoria.kernel.Weights;
import signoria.kernel.Words;
import signoria.kernel.Written;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lorenzo il Magnifico with its expansions: the front door. */
@Written({View.class, LorenzoEvent.class})
public final class Lorenzo implements Tunable<State, Move, View> {
    static final String ID = "lorenzo";

    private static Sheet sheet(Catalog catalog) {
        return new Sheet(
                ID,
                "Lorenzo il Magnifico",
                "Lorenzo il Magnifico",
                2,
                5,
                List.of(
                        Option.toggle(
                                "advanced",
                                "Advanced rules: leaders and own bonus tiles",
                                "Regole avanzate: leader e tessere bonus personali",
                                true),
                        Option.toggle(
                                "famiglie",
                                "Expansion: Famiglie del Rinascimento",
                                "Espansione: Famiglie del Rinascimento",
                                false),
                        Option.toggle(
                                "pazzi",
                                "Expansion: La Congiura dei Pazzi",
                                "Espansione: La Congiura dei Pazzi",
                                false),
                        new Option(
                                "decks",
                                "Decks with the Pazzi cards",
                                "Mazzi con le carte dei Pazzi",
                                List.of(),
                                Variant.RANDOM,
                                Optional.of(Variant.decks(catalog)))),
                3,
                5_000,
                List.of(
                        "special tokens",
                        "27 of 30 auction rows",
                        "values of the adaptation tile",
                        "special faith tiles",
                        "fifth personal bonus tile",
                        "Visconti tokens",
                        "names of cards 97-168"));
    }

    private final Tables tables;
    private final Weights weights;
    private final Worth worth;
    private final Catalog catalog;
    private final Sheet sheet;
    private final Words words = Words.beside(Lorenzo.class);
    private final Rulebook rulebook = Rulebook.beside(Lorenzo.class, ID, words);
    private final LorenzoNotation notation;
    private final Scenes scenes;

    /** With the printed catalogue. */
    public Lorenzo() {
        this(Tables.printed(), Weights.beside(Lorenzo.class));
    }

    private Lorenzo(Tables tables, Weights weights) {
        this.tables = tables;
        this.weights = weights;
        worth = new Worth(weights);
        catalog = new Catalog(tables);
        sheet = sheet(catalog);
        notation = new LorenzoNotation(catalog, words);
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
        return new Almanacs(catalog, words, in).all();
    }

    @Override
    public Lorenzo with(Tables other) {
        return new Lorenzo(other, weights);
    }

    @Override
    public Lorenzo with(Weights other) {
        return new Lorenzo(tables, other);
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
    public void check(Setup setup) {
        Variant.of(catalog, setup);
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
        Questions.legal(s, seat, out);
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
        return Imagining.imagine(catalog, view, rng);
    }

    @Override
    public void redeal(State s, int seat, Rng rng) {
        Imagining.redeal(s, seat, rng);
    }

    /** The family of a seat, and the row of its last bid. */
    @Override
    public List<Holding> holdings(State start, State end, int seat, List<Event> told) {
        if (end.families.of(seat) == 0) return List.of();
        List<Holding> held = new ArrayList<>();
        held.add(new Holding("family", end.catalog.families.get(end.families.of(seat) - 1).name()));
        for (Event event : told.reversed())
            if (event instanceof LorenzoEvent.BidMade bid && bid.seat() == seat) {
                held.add(new Holding("row", "" + (bid.row() + 1)));
                break;
            }
        return held;
    }

    @Override
    public Chapters<State> chapters() {
        return new LorenzoChapters(words);
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

    @Override
    public Optional<String> oversight(State s, int seat, Move move, Language in) {
        return new Oversights(words, in).of(s, seat, move);
    }

    @Override
    public List<Move> candidates(View view) {
        return Prospects.candidates(view, catalog);
    }

    /** Sealed answers, leaders kept and discarded. */
    @Override
    public boolean secret(State s, int seat, Move move) {
        return switch (move) {
            case Move.Keep _, Move.Discard _, Move.Give _ -> true;
            case Move.Pick _ -> s.agenda.asks(Task.ANSWERS);
            case Move _ -> false;
        };
    }

    /** §auction.2 Who is outbid may hold on to a family, up to a row. */
    @Override
    public Ahead<Move> ahead(View view, Language in) {
        boolean runs = view.auction().stream().anyMatch(slot -> slot.bidder() < 0);
        List<Ahead.Answer<Move>> answers = new ArrayList<>();
        for (int i = 0; runs && i < view.auction().size(); i++) {
            View.Slot slot = view.auction().get(i);
            if (slot.bidder() != view.you()) continue;
            Words.Raw family = Words.raw(catalog.family(slot.family()).name());
            for (int row = slot.row() + 2; row < Catalog.AUCTION_ROWS; row++)
                answers.add(
                        new Ahead.Answer<>(
                                Move.BIDS[i * Catalog.AUCTION_ROWS + row],
                                words.say(in, "plan-bid", family, row + 1)));
        }
        return runs ? new Ahead<>("auction", answers) : Ahead.none();
    }

    @Override
    public Optional<Move> planned(View view, Move answer) {
        if (!(answer instanceof Move.Bid(int slot, int most)) || slot >= view.auction().size())
            return Optional.empty();
        int row = view.auction().get(slot).row() + 1;
        return row <= most
                ? Optional.of(Move.BIDS[slot * Catalog.AUCTION_ROWS + row])
                : Optional.empty();
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
        return view.agenda().isEmpty() ? "" : Task.kind(Task.read(view.agenda().getLast())).label();
    }

    @Override
    public Notation<State, Move> notation() {
        return notation;
    }

    @Override
    public JsonWriter json() {
        return new LorenzoJson();
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

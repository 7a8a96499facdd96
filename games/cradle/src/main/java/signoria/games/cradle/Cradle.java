package signoria.games.cradle;

import signoria.kernel.Ahead;
import signoria.kernel.Almanac;
import signoria.kernel.BadInput;
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

/** Die Wiege der Renaissance: the front door. */
@Written({View.class, CradleEvent.class})
public final class Cradle implements Tunable<State, Move, View> {
    static final String ID = "cradle";
    static final String TEAMS = "teams";

    private static final Sheet SHEET =
            new Sheet(
                    ID,
                    "The Cradle of the Renaissance",
                    "La culla del Rinascimento",
                    2,
                    4,
                    List.of(
                            Option.toggle(
                                    TEAMS,
                                    "Teams: two against two, partners opposite (four seats)",
                                    "Squadre: due contro due, compagni di fronte (quattro posti)",
                                    false)),
                    1,
                    300_000,
                    List.of(
                            "events: years, titles, symbols, spaces and roads",
                            "culture cards: how many of each kind, symbols and names",
                            "characters: persons and symbols"));

    private final Tables tables;
    private final Weights weights;
    private final Worth worth;
    private final Leaning leaning;
    private final Catalog catalog;
    private final Words words = Words.beside(Cradle.class);
    private final Rulebook rulebook = Rulebook.beside(Cradle.class, ID, words);
    private final List<Move> moves;
    private final CradleNotation notation;
    private final Scenes scenes;

    /** With the printed catalogue. */
    public Cradle() {
        this(Tables.printed(), Weights.beside(Cradle.class));
    }

    private Cradle(Tables tables, Weights weights) {
        this.tables = tables;
        this.weights = weights;
        worth = new Worth(weights);
        leaning = new Leaning(weights);
        catalog = new Catalog(tables);
        moves = Move.all(catalog);
        notation = new CradleNotation(catalog, moves, words);
        scenes = new Scenes(catalog, notation, words);
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
    public Cradle with(Tables other) {
        return new Cradle(other, weights);
    }

    @Override
    public Cradle with(Weights other) {
        return new Cradle(tables, other);
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
        if (setup.on(TEAMS) && setup.seats() != 4)
            throw new BadInput("cradle: teams take 4 seats, not " + setup.seats());
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
        return s.phase == Phase.OVER ? 0 : 1 << s.asked;
    }

    @Override
    public void legal(State s, int seat, List<Move> out) {
        if (seat != s.asked) return;
        switch (s.phase) {
            case PLACE -> Placing.legal(s, out);
            case LIFTED -> Moving.legalLifted(s, out);
            case BONUS -> Actions.legalBonus(s, out);
            case ACT -> Actions.legal(s, out);
            case SYMBOL -> Culture.legal(s, out);
            case SHOW -> Characters.legal(s, out);
            case PAY -> Payment.legal(s, out);
            case KEEP -> Contest.legalKeeps(s, out);
            case OVER -> {}
        }
    }

    @Override
    public Refusal refusal(State s, int seat, Move move) {
        Refusal now = Turns.refusal(s, seat, move);
        if (now != Refusal.NONE) return now;
        return switch (move) {
            case Move.Stone stone -> Placing.refusal(s, stone);
            case Move.Genius genius -> Placing.refusal(s, genius);
            case Move.Lift lift when s.phase == Phase.PAY -> Payment.refusal(s, lift);
            case Move.Lift lift -> Moving.refusal(s, lift);
            case Move.Swap swap -> Swapping.refusal(s, swap);
            case Move.Draw draw -> Actions.refusal(s, draw);
            case Move.Take take -> Actions.refusal(s, take);
            case Move.Play play -> Actions.refusal(s, play);
            case Move.PlayAs play -> Actions.refusal(s, play);
            case Move.Found found -> Actions.refusal(s, found);
            case Move.Turn turn -> Actions.refusal(s, turn);
            case Move.Done done -> Actions.refusal(s, done);
            case Move.Choose choose -> Culture.refusal(s, choose);
            case Move.Show show -> Characters.refusal(s, show);
            case Move.Pass pass -> Characters.refusal(s, pass);
            case Move.Pay pay -> Payment.refusal(s, pay);
            case Move.Keep keep -> Contest.refusal(s, keep);
            case Move.Abandon _ -> Refusal.NONE;
        };
    }

    @Override
    public void play(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.Stone stone -> Placing.stone(s, stone, events);
            case Move.Genius genius -> Placing.genius(s, genius, events);
            case Move.Lift lift when s.phase == Phase.PAY -> Payment.lifted(s, lift, events);
            case Move.Lift lift -> Moving.lift(s, lift, events);
            case Move.Swap swap -> Swapping.swap(s, swap, events);
            case Move.Draw _ -> Actions.draw(s, events);
            case Move.Take take -> Actions.take(s, take, events);
            case Move.Play play -> Actions.play(s, play, events);
            case Move.PlayAs play -> Actions.playAs(s, play, events);
            case Move.Found found -> Actions.found(s, found, events);
            case Move.Turn turn -> Actions.turn(s, turn, events);
            case Move.Done _ -> Actions.done(s, events);
            case Move.Choose choose -> Culture.chosen(s, choose, events);
            case Move.Show show -> Characters.show(s, show, events);
            case Move.Pass _ -> Characters.passed(s, events);
            case Move.Pay pay -> Payment.paid(s, pay, events);
            case Move.Keep keep -> Contest.kept(s, keep, events);
            case Move.Abandon _ -> Leaving.leave(s, seat, events);
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

    @Override
    public List<Holding> holdings(State start, State end, int seat, List<Event> told) {
        return Prizes.of(start, seat, told);
    }

    @Override
    public Chapters<State> chapters() {
        return new CradleChapters(words);
    }

    @Override
    public Result result(State s) {
        return Scoring.result(s);
    }

    /** §teams.1 Partners win together. */
    @Override
    public int side(State s, int seat) {
        return s.teams ? seat & 1 : seat;
    }

    /** A turn begins or a card action; a scoring is quiet only when it is over. */
    @Override
    public boolean quiet(State s) {
        return switch (s.phase) {
            case PLACE, OVER -> true;
            case ACT -> s.scored == State.NONE;
            case LIFTED, BONUS, SYMBOL, SHOW, PAY, KEEP -> false;
        };
    }

    @Override
    public void worth(State s, double[] out) {
        worth.of(s, out);
    }

    @Override
    public void lean(State s, int seat, List<Move> legal, double[] out) {
        leaning.of(s, legal, out);
    }

    /**
     * Luck is great: many lines foretell more than few that are well planned, and a tree that
     * hurries on to answers to what may never come foretells less. Who has time goes by leanings.
     */
    @Override
    public String search(boolean deep) {
        return "haste=0/ripe=200/end=0.5/lean=" + (deep ? 2 : 0);
    }

    /** §act.5 A character played lies face down. */
    @Override
    public boolean secret(State s, int seat, Move move) {
        return move instanceof Move.Play(int card) && Card.isPerson(card);
    }

    @Override
    public Ahead<Move> ahead(View view, Language in) {
        return Planning.ahead(view, words, in);
    }

    @Override
    public Optional<Move> planned(View view, Move answer) {
        return Planning.planned(view, answer);
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
        return new CradleJson();
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

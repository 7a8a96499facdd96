package signoria.games.template;

import signoria.kernel.Chapters;
import signoria.kernel.Events;
import signoria.kernel.Game;
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
import signoria.kernel.Words;
import signoria.kernel.Written;

import java.util.List;

/** Palio: the front door. */
@Written({View.class, TemplateEvent.class})
public final class Template implements Game<State, Move, View> {
    static final String ID = "template";
    private static final Sheet SHEET =
            new Sheet(
                    ID,
                    "Palio",
                    "Palio",
                    2,
                    4,
                    List.of(new Option("laps", "Laps", "Giri", List.of("4", "6"), "6")),
                    1,
                    500,
                    List.of());
    private static final Refusal GAME_OVER = Refusal.of("template/end.1", "over");

    private final Words words = Words.beside(Template.class);
    private final Rulebook rulebook = Rulebook.beside(Template.class, ID, words);
    private final TemplateNotation notation = new TemplateNotation(words);
    private final Scenes scenes = new Scenes(notation, words);

    @Override
    public Sheet sheet() {
        return SHEET;
    }

    @Override
    public Rulebook rulebook() {
        return rulebook;
    }

    /** There are no tables of cards to lay over. */
    @Override
    public Template with(Tables tables) {
        return this;
    }

    @Override
    public Tables tables() {
        return Tables.printed();
    }

    @Override
    public State start(Setup setup) {
        return Dealing.deal(setup);
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
            case CHOOSE -> Laps.waiting(s);
            case SPUR -> 1 << s.rider;
            case OVER -> 0;
        };
    }

    @Override
    public void legal(State s, int seat, List<Move> out) {
        switch (s.phase) {
            case CHOOSE -> Laps.legal(s, seat, out);
            case SPUR -> {
                if (seat == s.rider) Spurs.legal(s, out);
            }
            case OVER -> {}
        }
    }

    @Override
    public Refusal refusal(State s, int seat, Move move) {
        if (s.phase == Phase.OVER) return GAME_OVER;
        return switch (move) {
            case Move.Choose choose -> Laps.refusal(s, seat, choose);
            case Move.Spur _, Move.Hold _ -> Spurs.refusal(s, seat, move);
        };
    }

    @Override
    public void play(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.Choose choose -> Laps.choose(s, seat, choose, events);
            case Move.Spur _ -> Spurs.spur(s, events);
            case Move.Hold _ -> Spurs.hold(s, events);
        }
    }

    @Override
    public View view(State s, int seat) {
        return View.of(s, seat);
    }

    @Override
    public State imagine(View view, Rng rng) {
        return Imagining.imagine(view, rng);
    }

    @Override
    public void redeal(State s, int seat, Rng rng) {
        Imagining.redeal(s, seat, rng);
    }

    @Override
    public Chapters<State> chapters() {
        return new TemplateChapters(words);
    }

    @Override
    public Result result(State s) {
        return Scoring.result(s);
    }

    /** Every question is a whole action. */
    @Override
    public boolean quiet(State s) {
        return true;
    }

    @Override
    public void worth(State s, double[] out) {
        for (int seat = 0; seat < s.seats; seat++) out[seat] = Worth.of(s, seat);
    }

    @Override
    public boolean secret(State s, int seat, Move move) {
        return move instanceof Move.Choose;
    }

    @Override
    public Scene scene(View view, List<Move> moves, Language in) {
        return scenes.scene(view, moves, in);
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
        return new TemplateJson();
    }

    @Override
    public List<Move> moves() {
        return Move.ALL;
    }

    @Override
    public Rng chance(State s) {
        return s.rng;
    }

    /** No value is there more than three times, and whoever has chosen a card holds it. */
    @Override
    public void audit(State s) {
        for (int value = 1; value <= State.VALUES; value++)
            if (s.inDeck(value) < 0) throw new IllegalStateException("too many cards " + value);
        for (int seat = 0; seat < s.seats; seat++)
            if (s.phase == Phase.CHOOSE
                    && s.chosen(seat) != State.NONE
                    && s.held(seat, s.chosen(seat)) == 0)
                throw new IllegalStateException("seat " + (seat + 1) + " lacks its card");
    }
}

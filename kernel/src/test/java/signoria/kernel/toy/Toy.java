package signoria.kernel.toy;

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
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Sheet;
import signoria.kernel.Tables;
import signoria.kernel.Text;
import signoria.kernel.Words;
import signoria.kernel.Written;
import signoria.kernel.toy.State.Phase;

import java.util.ArrayList;
import java.util.List;

/** The toy's front door. */
@Written({View.class, ToyEvent.class})
public class Toy implements Game<State, Move, View> {
    private static final Sheet SHEET =
            new Sheet(
                    "toy",
                    "Toy",
                    "Balocco",
                    2,
                    3,
                    List.of(
                            Option.toggle("dice", "Dice", "Dadi", true),
                            new Option("rounds", "Rounds", "Giri", List.of("2", "4"), "4")),
                    1,
                    60,
                    List.of());

    final Words words = Words.beside(Toy.class);
    private final Rulebook rulebook = Rulebook.beside(Toy.class, "toy", words);
    private final ToyNotation notation = new ToyNotation(words);
    private final Scenes scenes = new Scenes(words);

    @Override
    public Sheet sheet() {
        return SHEET;
    }

    @Override
    public Rulebook rulebook() {
        return rulebook;
    }

    @Override
    public Game<State, Move, View> with(Tables tables) {
        return this;
    }

    @Override
    public Tables tables() {
        return Tables.printed();
    }

    @Override
    public State start(Setup setup) {
        State s = new State(setup, setup.seed());
        Rules.deal(s);
        return s;
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
        return Rules.waiting(s);
    }

    @Override
    public void legal(State s, int seat, List<Move> out) {
        switch (s.phase) {
            case LAYING -> {
                for (int card = 0; card < State.CARDS; card++)
                    if (s.holds(seat, card) && s.laid[seat] != card) out.add(Move.lay(card));
            }
            case GIVING -> {
                for (int card = 0; card < State.CARDS; card++)
                    if (seat == s.lowest && s.holds(seat, card)) out.add(Move.give(card));
            }
            case WAGERING -> {
                for (int points = 0; points <= Math.min(Move.LISTED, s.points[seat]); points++)
                    if (seat == s.winner) out.add(Move.wager(points));
            }
            case OVER -> {}
        }
    }

    @Override
    public Refusal refusal(State s, int seat, Move move) {
        return Rules.refusal(s, seat, move);
    }

    @Override
    public void play(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.Lay(int card) -> Rules.lay(s, seat, card, events);
            case Move.Give(int card) -> Rules.give(s, seat, card, events);
            case Move.Wager(int points) -> Rules.wager(s, seat, points, events);
            case Move.Abandon _ -> Rules.abandon(s, seat, events);
        }
    }

    @Override
    public View view(State s, int seat) {
        boolean plays = seat != SPECTATOR;
        List<Integer> hand = new ArrayList<>();
        List<Integer> may = new ArrayList<>();
        List<Integer> publicly = new ArrayList<>();
        for (int card = 0; card < State.CARDS; card++) {
            if (plays && s.holds(seat, card)) hand.add(card);
            may.add(s.knows.may(seat, card));
            publicly.add(s.publicly(card));
        }
        List<Integer> points = new ArrayList<>();
        List<Integer> held = new ArrayList<>();
        for (int each = 0; each < s.seats(); each++) {
            points.add(s.points[each]);
            held.add((int) s.held[each]);
        }
        return new View(
                seat,
                s.seats(),
                s.setup.options(),
                s.phase,
                s.round,
                s.lowest,
                s.winner,
                s.left,
                List.copyOf(points),
                List.copyOf(held),
                s.count(State.PILE),
                List.copyOf(hand),
                plays ? s.laid[seat] : State.NONE,
                List.copyOf(may),
                List.copyOf(publicly));
    }

    @Override
    public State imagine(View view, Rng rng) {
        State s = new State(view.setup(), Seed.ZERO);
        s.rng.rekey(rng);
        int[] sizes = new int[State.hand(view.seats())];
        sizes[State.PILE] = view.pile();
        sizes[State.OUT] = State.CARDS - view.pile();
        for (int seat = 0; seat < view.seats(); seat++) {
            s.points[seat] = view.points().get(seat);
            sizes[State.hand(seat)] = view.held().get(seat);
            sizes[State.OUT] -= view.held().get(seat);
        }
        for (int card = 0; card < State.CARDS; card++) {
            for (int seat = 0; seat < view.seats(); seat++)
                s.knows.setMay(seat, card, view.publicly().get(card));
            s.knows.setMay(SPECTATOR, card, view.publicly().get(card));
            s.knows.setMay(view.observer(), card, view.may().get(card));
        }
        byte[] lies = s.knows.deal(view.observer(), sizes, rng);
        System.arraycopy(lies, 0, s.lies, 0, lies.length);
        s.recount();
        s.lookAtHands();
        if (view.observer() != SPECTATOR) s.laid[view.observer()] = (byte) view.laid();
        s.phase = view.phase();
        s.round = view.round();
        s.lowest = view.lowest();
        s.winner = view.winner();
        s.left = view.left();
        return s;
    }

    @Override
    public void redeal(State s, int seat, Rng rng) {
        s.rng.rekey(rng);
        s.knows.shuffle(seat, s.lies, rng);
        for (int other = 0; other < s.seats(); other++)
            if (other != seat) s.laid[other] = State.NONE;
    }

    @Override
    public Result result(State s) {
        int[][] figures = new int[s.seats()][];
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) {
            figures[seat] = new int[] {s.points[seat]};
            points.add(s.points[seat]);
        }
        return new Result(
                Result.ranks(figures), points, List.of(new Result.Line("rounds-won", points)));
    }

    @Override
    public boolean quiet(State s) {
        return s.phase == Phase.LAYING || s.phase == Phase.OVER;
    }

    @Override
    public void worth(State s, double[] out) {
        for (int seat = 0; seat < s.seats(); seat++)
            out[seat] = s.points[seat] + (s.phase == Phase.OVER ? 0 : 0.1 * s.held[seat]);
    }

    @Override
    public List<Move> candidates(View view) {
        if (view.observer() == SPECTATOR || view.phase() != Phase.WAGERING) return List.of();
        int all = view.points().get(view.observer());
        return all > Move.LISTED ? List.of(Move.wager(all), Move.wager(all + 1)) : List.of();
    }

    @Override
    public boolean secret(State s, int seat, Move move) {
        return move instanceof Move.Lay || move instanceof Move.Give;
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
        return new ToyJson();
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
        for (int seat = 0; seat < s.seats(); seat++)
            if (s.held[seat] != s.count(State.hand(seat)))
                throw new IllegalStateException(
                        "seat " + (seat + 1) + " does not hold " + s.held[seat] + " cards");
        for (int card = 0; card < State.CARDS; card++)
            for (int row = 0; row <= s.seats(); row++)
                if ((s.knows.may(row == s.seats() ? SPECTATOR : row, card) >>> s.lies[card] & 1)
                        == 0)
                    throw new IllegalStateException(
                            "card " + card + " lies where observer " + row + " rules it out");
    }
}

package signoria.games.template;

import signoria.kernel.BadInput;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Lexicon;
import signoria.kernel.Notation;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Words;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/** The text forms of moves, positions and events. */
final class TemplateNotation implements Notation<State, Move> {
    private final Lexicon<Move> lexicon = new Lexicon<>(Move.ALL, this::write);
    private final Words words;
    private final Zones<State> zones =
            new Zones<State>(s -> s.seats)
                    .constant("phase", Phase.class, s -> s.phase, (s, phase) -> s.phase = phase)
                    .number("lap", s -> s.lap, (s, lap) -> s.lap = lap)
                    .who("rider", s -> s.rider, (s, seat) -> s.rider = seat)
                    .numbers("space", State::space, State::place)
                    .numbers("whips", State::whips, State::keepWhips)
                    .seat(
                            "hand",
                            (s, seat) -> cards(value -> s.held(seat, value)),
                            (s, seat, text) ->
                                    read(text, (value, cards) -> s.hold(seat, value, cards)))
                    .zone("shown", s -> cards(s::shown), (s, text) -> read(text, s::show))
                    .seat(
                            "chosen",
                            (s, seat) -> s.chosen(seat) == State.NONE ? "-" : name(s.chosen(seat)),
                            (s, seat, text) ->
                                    s.choose(seat, text.equals("-") ? State.NONE : value(text)))
                    .chance(s -> s.rng);

    /** How many cards of a value lie somewhere. */
    private interface Pile {
        int count(int value);
    }

    /** Puts so many cards of a value there. */
    private interface Filling {
        void put(int value, int cards);
    }

    TemplateNotation(Words words) {
        this.words = words;
    }

    @Override
    public String write(Move move) {
        return switch (move) {
            case Move.Choose(int value) -> "choose " + name(value);
            case Move.Spur _ -> "spur";
            case Move.Hold _ -> "hold";
        };
    }

    @Override
    public Move read(String text) {
        return lexicon.read(text);
    }

    @Override
    public Zones<State> zones() {
        return zones;
    }

    /** The first lap before the start, nobody with a card. */
    @Override
    public State blank(Setup setup) {
        return new State(setup);
    }

    @Override
    public Setup setup(State s) {
        return s.setup;
    }

    /** Chance names faces of the die, and cards: {@code c5}. */
    @Override
    public int chance(String word) {
        return word.startsWith("c") ? Dealing.card(value(word)) : Text.number(word, "chance");
    }

    static String name(int value) {
        return "c" + value;
    }

    private static int value(String word) {
        if (!word.matches("c[1-" + State.VALUES + "]"))
            throw new BadInput("a card is c1 to c" + State.VALUES + ", not '" + word + "'");
        return word.charAt(1) - '0';
    }

    private static String cards(Pile pile) {
        List<String> names = new ArrayList<>();
        for (int value = 1; value <= State.VALUES; value++)
            for (int card = 0; card < pile.count(value); card++) names.add(name(value));
        return Text.orDash(String.join(" ", names));
    }

    private static void read(String text, Filling filling) {
        int[] cards = new int[State.VALUES + 1];
        for (String word : Text.words(text)) cards[value(word)]++;
        for (int value = 1; value <= State.VALUES; value++) filling.put(value, cards[value]);
    }

    @Override
    public String tell(Event event, List<String> names, Language in) {
        return switch ((TemplateEvent) event) {
            case TemplateEvent.Chosen(int seat, int value) ->
                    words.say(in, "chosen", rider(names, seat), value);
            case TemplateEvent.Rode(int seat, int value, int to) ->
                    words.say(in, "rode", rider(names, seat), value, to);
            case TemplateEvent.Jostled(int seat, int value, int to) ->
                    words.say(in, "jostled", rider(names, seat), value, to);
            case TemplateEvent.Spurred(int seat, int face, int to) ->
                    words.say(in, "spurred", rider(names, seat), face, to);
            case TemplateEvent.Held(int seat) -> words.say(in, "held", rider(names, seat));
            case TemplateEvent.Drew(int seat, int value) ->
                    words.say(in, "drew", rider(names, seat), value);
            case TemplateEvent.DrewUnseen(int seat) ->
                    words.say(in, "drew-unseen", rider(names, seat));
        };
    }

    private static Words.Raw rider(List<String> names, int seat) {
        return Words.raw(names.get(seat));
    }
}

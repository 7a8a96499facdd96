package signoria.kernel.toy;

import signoria.kernel.BadInput;
import signoria.kernel.Event;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Refusal;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Words;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/** The text forms: cards are c1 to c18. */
class ToyNotation implements Notation<State, Move> {
    private final Words words;
    private final Zones<State> zones =
            new Zones<>(State::seats)
                    .number("round", s -> s.round, (s, round) -> s.round = round)
                    .zone(
                            "phase",
                            s -> Text.lower(s.phase),
                            (s, text) -> s.phase = Text.constant(State.Phase.class, text, "phase"))
                    .number("winner", s -> s.winner + 1, (s, seat) -> s.winner = seat - 1)
                    .number("left", s -> s.left, (s, seats) -> s.left = seats)
                    .number("lowest", s -> s.lowest + 1, (s, seat) -> s.lowest = seat - 1)
                    .seat(
                            "points",
                            (s, seat) -> "" + s.points[seat],
                            (s, seat, text) -> s.points[seat] = Text.number(text, "points"))
                    .seat(
                            "hand",
                            (s, seat) -> cards(s, State.hand(seat)),
                            (s, seat, text) -> place(s, State.hand(seat), text))
                    .seat("laid", ToyNotation::laid, ToyNotation::readLaid)
                    .zone("out", s -> cards(s, State.OUT), (s, text) -> place(s, State.OUT, text))
                    .zone(
                            "pile",
                            s -> cards(s, State.PILE),
                            (s, text) -> place(s, State.PILE, text))
                    .seat("knows", ToyNotation::knows, ToyNotation::readKnows)
                    .zone(
                            "publicly",
                            s -> knows(s, Game.SPECTATOR),
                            (s, text) -> readKnows(s, Game.SPECTATOR, text))
                    .chance(s -> s.rng);

    ToyNotation(Words words) {
        this.words = words;
    }

    static String name(int card) {
        return "c" + (card + 1);
    }

    static Words.Raw raw(int card) {
        return Words.raw(name(card));
    }

    private static int card(String word) {
        if (!word.matches("c\\d+")) throw new BadInput("a card is c1 to c18, not '" + word + "'");
        int card = Text.number(word.substring(1), "card") - 1;
        if (card < 0 || card >= State.CARDS)
            throw new BadInput("a card is c1 to c18, not '" + word + "'");
        return card;
    }

    @Override
    public int chance(String word) {
        return word.startsWith("c") ? card(word) : Text.number(word, "chance");
    }

    static String text(Move move) {
        return switch (move) {
            case Move.Lay(int card) -> "lay " + name(card);
            case Move.Give(int card) -> "give " + name(card);
            case Move.Wager(int points) -> "wager " + points;
            case Move.Abandon _ -> ABANDON;
        };
    }

    @Override
    public String write(Move move) {
        return text(move);
    }

    @Override
    public Move read(String text) {
        List<String> parts = Text.words(text);
        if (text.equals(ABANDON)) return Move.ABANDON;
        if (parts.size() != 2)
            throw new BadInput(
                    "a move is 'lay CARD', 'give CARD' or 'wager POINTS', not '" + text + "'");
        String what = parts.getLast();
        return switch (parts.getFirst()) {
            case "lay" -> Move.lay(card(what));
            case "give" -> Move.give(card(what));
            case "wager" -> wager(Text.number(what, "wager"));
            default ->
                    throw new BadInput(
                            "a move is 'lay CARD', 'give CARD' or 'wager POINTS', not '"
                                    + text
                                    + "'");
        };
    }

    private static Move wager(int points) {
        if (points < 0) throw new BadInput("wager: expected points from 0, not " + points);
        return Move.wager(points);
    }

    @Override
    public List<Form> forms(State s, int seat, Language in) {
        Move wager = Move.wager(Move.LISTED + 1);
        return Rules.refusal(s, seat, wager) == Refusal.NONE
                ? List.of(new Form(write(wager), words.say(in, "form-wager")))
                : List.of();
    }

    @Override
    public Zones<State> zones() {
        return zones;
    }

    /** The first round, nobody with a card; cards in hands are known to their owners only. */
    @Override
    public State blank(Setup setup) {
        State s = new State(setup, setup.seed());
        int hidden = 1 << State.PILE;
        for (int seat = 0; seat < s.seats(); seat++) hidden |= 1 << State.hand(seat);
        for (int card = 0; card < State.CARDS; card++)
            for (int row = 0; row <= s.seats(); row++)
                s.knows.setMay(row == s.seats() ? Game.SPECTATOR : row, card, hidden);
        return s;
    }

    @Override
    public Setup setup(State s) {
        return s.setup;
    }

    private static String cards(State s, int place) {
        List<String> names = new ArrayList<>();
        for (int card = 0; card < State.CARDS; card++)
            if (s.lies[card] == place) names.add(name(card));
        return Text.orDash(String.join(" ", names));
    }

    /** What lay there before goes to the pile. */
    private static void place(State s, int place, String text) {
        for (int card = 0; card < State.CARDS; card++)
            if (s.lies[card] == place) s.lies[card] = State.PILE;
        for (String word : Text.words(text)) {
            s.lies[card(word)] = (byte) place;
            if (place == State.OUT) s.knows.lie(card(word), place);
        }
        s.recount();
        s.lookAtHands();
    }

    private static String laid(State s, int seat) {
        return s.laid[seat] == State.NONE ? "-" : name(s.laid[seat]);
    }

    private static void readLaid(State s, int seat, String text) {
        s.laid[seat] = (byte) (text.equals("-") ? State.NONE : card(text));
    }

    private static String knows(State s, int observer) {
        String[] masks = new String[State.CARDS];
        for (int card = 0; card < State.CARDS; card++)
            masks[card] = Integer.toHexString(s.knows.may(observer, card));
        return String.join(" ", masks);
    }

    private static void readKnows(State s, int observer, String text) {
        List<String> masks = Text.words(text);
        if (masks.size() != State.CARDS)
            throw new BadInput(
                    "knows: expected " + State.CARDS + " sets of places, not " + masks.size());
        for (int card = 0; card < State.CARDS; card++)
            s.knows.setMay(observer, card, Integer.parseInt(masks.get(card), 16));
    }

    @Override
    public String tell(Event event, List<String> names, Language in) {
        return switch ((ToyEvent) event) {
            case ToyEvent.LaidDown(int seat, int card) ->
                    words.say(in, "laid-down", seat(names, seat), raw(card));
            case ToyEvent.Showed(int seat, int card) ->
                    words.say(in, "showed", seat(names, seat), raw(card));
            case ToyEvent.Won(int seat, int points) ->
                    words.say(in, "won", seat(names, seat), points);
            case ToyEvent.Gave(int seat, int to, int card) ->
                    words.say(in, "gave", seat(names, seat), seat(names, to), raw(card));
            case ToyEvent.GaveUnseen(int seat, int to) ->
                    words.say(in, "gave-unseen", seat(names, seat), seat(names, to));
            case ToyEvent.Wagered(int seat, int points) ->
                    words.say(in, "wagered", seat(names, seat), points);
            case ToyEvent.Left(int seat) -> words.say(in, "left", seat(names, seat));
            case ToyEvent.Rolled(int face) -> words.say(in, "rolled", face);
            case ToyEvent.Drew(int seat, int card, int _) ->
                    words.say(in, "drew", seat(names, seat), raw(card));
            case ToyEvent.DrewUnseen(int seat) -> words.say(in, "drew-unseen", seat(names, seat));
        };
    }

    private static Words.Raw seat(List<String> names, int seat) {
        return Words.raw(names.get(seat));
    }
}

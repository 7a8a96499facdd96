package signoria.games.cradle;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Lexicon;
import signoria.kernel.Notation;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Words;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The text forms of moves, positions and events. */
final class CradleNotation implements Notation<State, Move> {
    private static final List<String> PLACES =
            List.of("c1", "c2", "c3", "left1", "left2", "left3", "left4");

    private final Catalog catalog;
    private final Lexicon<Move> lexicon;
    private final Layout layout;
    private final Telling telling;

    CradleNotation(Catalog catalog, List<Move> moves, Words words) {
        this.catalog = catalog;
        List<Move> all = new ArrayList<>(moves);
        all.add(Move.ABANDON);
        lexicon = new Lexicon<>(all, this::write);
        layout = new Layout(catalog);
        telling = new Telling(catalog, words);
    }

    @Override
    public String write(Move move) {
        return switch (move) {
            case Move.Stone(int place, int space) -> "stone " + spot(place, space);
            case Move.Genius(int place, int space) -> "genius " + spot(place, space);
            case Move.Lift(int place, int space) -> "lift " + spot(place, space);
            case Move.Swap(int colour) -> "swap " + (colour + 1);
            case Move.Draw _ -> "draw";
            case Move.Take(int card) -> "take " + id(card);
            case Move.Play(int card) -> "play " + id(card);
            case Move.PlayAs(int card, Symbol symbol) ->
                    "play " + id(card) + " as " + Text.lower(symbol);
            case Move.Found(int card) -> "found " + id(card);
            case Move.Turn(int card) -> "turn " + id(card);
            case Move.Done _ -> "done";
            case Move.Choose(Symbol symbol) -> "choose " + Text.lower(symbol);
            case Move.Show(int card) -> "show " + id(card);
            case Move.Pass _ -> "pass";
            case Move.Pay(int colour) -> "pay " + (colour + 1);
            case Move.Keep(int card) -> "keep " + id(card);
            case Move.Abandon _ -> "abandon";
        };
    }

    @Override
    public Move read(String text) {
        return lexicon.read(text);
    }

    @Override
    public Zones<State> zones() {
        return layout.zones();
    }

    /** A turn of the first seat: the last events, no piece placed, no card in hand or column. */
    @Override
    public State blank(Setup setup) {
        State s =
                new State(
                        catalog,
                        setup.seats(),
                        setup.on("teams"),
                        Rng.of(setup.seed(), State.STREAMS));
        int event = catalog.events.length;
        for (int rest = Placing.inUse(s.seats); rest != 0; rest = Bits.rest(rest))
            s.cover(Bits.first(rest), --event);
        for (long group : catalog.ofGroup) s.eventDeck |= Long.lowestOneBit(group);
        s.eventDeck &= ~s.eventsSeen;
        while (Long.bitCount(s.eventDeck | s.eventsSeen) < Dealing.eventDeck(s.seats))
            s.eventDeck |= Long.lowestOneBit(catalog.allEvents & ~(s.eventDeck | s.eventsSeen));
        long open = (1L << State.OPEN_CARDS) - 1;
        s.cards.open(0, open);
        s.cards.deck(catalog.allCultures, catalog.allPeople & ~open);
        for (int seat = 0; seat < s.seats; seat++) s.addStones(seat, seat, State.STONES);
        CardLayout.forget(s);
        return s;
    }

    @Override
    public Setup setup(State s) {
        return new Setup(s.seats, Map.of("teams", s.teams ? "on" : "off"), Seed.ZERO);
    }

    /** Chance names cards and events. */
    @Override
    public int chance(String word) {
        if (word.matches("\\d+")) return Text.number(word, "chance");
        for (EventCard event : catalog.events) if (event.id().equals(word)) return event.index();
        return catalog.card(word);
    }

    @Override
    public String tell(Event event, List<String> names, Language in) {
        return telling.tell((CradleEvent) event, names, in);
    }

    String id(int card) {
        return catalog.card(card).id();
    }

    /**
     * {@code c1} to {@code c3} in the centre, {@code left1} between seat 1 and the one to its left.
     */
    static String place(int place) {
        return PLACES.get(place);
    }

    static int place(String name) {
        return Text.index(PLACES, name, "place");
    }

    private static String spot(int place, int space) {
        return place(place) + " " + EventCard.written(space);
    }

    /** A space by its name. */
    static int space(String name) {
        for (int space = 0; space < Move.NAMES; space++)
            if (EventCard.written(space).equals(name)) return space;
        throw new BadInput("expected a space such as b1 or r2, not '" + name + "'");
    }
}

package signoria.games.cradle;

import signoria.kernel.Event;
import signoria.kernel.Holding;

import java.util.ArrayList;
import java.util.List;

/** What may have decided a game: the order of play, and prizes by kind of scoring and by symbol. */
final class Prizes {
    private Prizes() {}

    static List<Holding> of(State start, int seat, List<Event> told) {
        List<Holding> held = new ArrayList<>();
        int order = (seat - start.turn + start.seats) % start.seats + 1;
        held.add(new Holding("order of play", "" + order));
        String scoring = "";
        Symbol counted = null;
        for (Event event : told)
            switch ((CradleEvent) event) {
                case CradleEvent.ScoringBegan(_, _, boolean characters, _, int rival) -> {
                    scoring =
                            (characters ? "characters" : "culture")
                                    + (rival == State.NOBODY ? ", alone" : ", two");
                    counted = null;
                }
                case CradleEvent.Counted(int who, Symbol symbol, _) when who == seat ->
                        counted = symbol;
                case CradleEvent.Won(int who, int prize) when who == seat && prize > 0 -> {
                    held.add(new Holding("prize by scoring", scoring));
                    if (counted != null) held.add(new Holding("prize by symbol", counted.name()));
                }
                default -> {}
            }
        return held;
    }
}

package signoria.games.princes;

import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Setup;

import java.util.List;

/** The chapter "set-up": the table, and a family for each seat. */
final class Dealing {
    private static final Refusal TAKEN = Refusal.of("princes/setup.1", "taken");

    private Dealing() {}

    /** §setup.1 to §setup.4: chance names the first player, who chooses a family. */
    static State deal(Catalog catalog, Setup setup) {
        State s = table(catalog, setup, Rng.of(setup.seed(), State.STREAMS));
        s.first = s.rng.draw(State.FIRST_STREAM, s.seats);
        s.turn = s.first;
        s.ask(Phase.FAMILY, s.turn);
        return s;
    }

    /** §setup.2 to §setup.4: everything in its place, nobody has a family yet. */
    static State table(Catalog catalog, Setup setup, Rng rng) {
        State s =
                new State(
                        catalog,
                        setup.seats(),
                        setup.option("money").equals("hidden"),
                        setup.on("trade"),
                        rng);
        for (int seat = 0; seat < s.seats; seat++) {
            s.own(seat, Good.GOLD, catalog.gold);
            s.own(seat, Good.INFLUENCE, catalog.influence);
        }
        for (int city = 0; city < City.COUNT; city++) s.status(city, catalog.cities[city].status());
        s.unsold = (1 << Catalog.TILES) - 1;
        s.open = catalog.ofDecade[s.decade];
        s.supply = catalog.allTroops;
        s.stack = catalog.allTreachery;
        Knowledge.forget(s);
        return s;
    }

    static void legal(State s, List<Move> out) {
        for (Move.Choose move : Move.FAMILIES) if (isFree(s, move.family())) out.add(move);
    }

    static Refusal refusal(State s, Move.Choose move) {
        return isFree(s, move.family()) ? Refusal.NONE : TAKEN;
    }

    private static boolean isFree(State s, Family family) {
        for (int seat = 0; seat < s.seats; seat++)
            if (s.family(seat) == family.ordinal()) return false;
        return true;
    }

    /** §setup.1 In turn order from the first player. */
    static void choose(State s, Family family, Events events) {
        s.family(s.turn, family.ordinal());
        events.add(new PrincesEvent.FamilyChosen(s.turn, family));
        s.turn = s.next(s.turn);
        s.ask(s.turn == s.first ? Phase.TURN : Phase.FAMILY, s.turn);
    }
}

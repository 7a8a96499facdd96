package signoria.games.cradle;

import signoria.kernel.Events;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.Map;

/** Positions for two, laid by hand for what bots see in them. */
final class Positions {
    private Positions() {}

    /** Zones with bars between them, on two events without symbols of science; some have names. */
    static State laid(Cradle game, String given) {
        State s = game.notation().blank(Setup.of(game, 2, Map.of(), Seed.of(1)));
        String parts =
                ("c2: red-2 | c3: red-1 | " + given)
                        .replace("SCIENCE", "seat 1 columns: science=science-blue-1,science-red-1")
                        .replace("RIVAL", "seat 2 columns: science=science-red-1")
                        .replace("RED", "seat 1 columns: science=science-red-1")
                        .replace("TURNS", "seat 1 columns: science=science-turn-1 | c1: red-3")
                        .replace(
                                "HAND",
                                "c1: red-3 | seat 1 hand: science-blue-1 person-01 person-11")
                        .replace(
                                "OPEN",
                                "c1: red-3 | open: person-26 science-blue-2 science-turn-1"
                                        + " jolly-science-architecture");
        for (String part : parts.split("\\|")) {
            int colon = part.indexOf(':');
            game.notation()
                    .zones()
                    .read(s, part.substring(0, colon).strip(), part.substring(colon + 1).strip());
        }
        return s;
    }

    static void play(Cradle game, State s, String move) {
        game.play(s, s.asked, game.notation().read(move), Events.IGNORED);
    }
}

package signoria.server.table;

import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.server.protocol.Api;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks what a new table should be, and draws its seed. */
final class Opening {
    private Opening() {}

    static Deed.Opened of(Api.NewTable wanted, Catalogue games, String person, String name) {
        Game<?, ?, ?> game = games.game(wanted.game());
        Setup setup = Setup.of(game, wanted.seats().size(), wanted.options(), Seed.ZERO);
        check(wanted.clock());
        if (wanted.rated() && wanted.clock().equals(new Api.Clock.None()))
            throw new BadInput("a game that counts for ratings needs a clock: whoever loses waits");
        return new Deed.Opened(
                wanted.game(),
                game.sheet().ruleset(),
                places(wanted, person, name),
                setup.options(),
                wanted.listed(),
                wanted.rated(),
                wanted.clock(),
                level(wanted.takeover()),
                person,
                name,
                Seed.drawn(new SecureRandom()).hex(),
                Optional.empty(),
                Optional.empty(),
                games.rules(wanted.game()).catalog());
    }

    /** A moment of a game to go on from; what the forker could not know then is dealt anew. */
    record Moment(
            Rules<?, ?, ?> rules,
            int ruleset,
            Map<String, String> options,
            int seats,
            Optional<Api.Origin> origin,
            String position) {

        /** A table of that moment: one seat for the person, a bot in all others. */
        Deed.Opened at(int seat, String person, String name, String bot) {
            List<Deed.Place> places = new ArrayList<>();
            for (int each = 0; each < seats; each++)
                places.add(
                        each == seat
                                ? new Deed.Place(Api.SeatKind.me, person, name, "")
                                : new Deed.Place(Api.SeatKind.bot, "", "", bot));
            return new Deed.Opened(
                    rules.game().sheet().id(),
                    ruleset,
                    places,
                    options,
                    false,
                    false,
                    new Api.Clock.None(),
                    bot,
                    person,
                    name,
                    Seed.drawn(new SecureRandom()).hex(),
                    origin,
                    Optional.of(position),
                    rules.catalog());
        }
    }

    private static List<Deed.Place> places(Api.NewTable wanted, String person, String name) {
        List<Deed.Place> places = new ArrayList<>();
        int mine = 0;
        int bots = 0;
        int open = 0;
        for (Api.NewSeat seat : wanted.seats()) {
            if (seat.kind() == Api.SeatKind.me) mine++;
            if (seat.kind() == Api.SeatKind.bot) bots++;
            if (seat.kind() == Api.SeatKind.open) open++;
            places.add(place(seat, person, name));
        }
        if (mine > 1) throw new BadInput("only one seat can be yours");
        if (wanted.start() && open > 0)
            throw new BadInput("a table that starts at once has no open seat");
        if (bots == places.size() || wanted.start() && mine == 0)
            throw new BadInput("a table has a seat for a person");
        return places;
    }

    private static Deed.Place place(Api.NewSeat seat, String person, String name) {
        return switch (seat.kind()) {
            case me -> new Deed.Place(Api.SeatKind.me, person, name, "");
            case open -> new Deed.Place(Api.SeatKind.open, "", "", "");
            case bot, house -> new Deed.Place(seat.kind(), "", "", level(seat.bot().orElse("")));
        };
    }

    /** A level that is there for people: not one that someone gave more time than others have. */
    static String level(String name) {
        if (!Level.names().contains(name))
            throw new BadInput(
                    "no bot '" + name + "': there are " + String.join(", ", Level.names()));
        return name;
    }

    private static void check(Api.Clock clock) {
        boolean good =
                switch (clock) {
                    case Api.Clock.None _ -> true;
                    case Api.Clock.Live(int base, int increment) ->
                            within(1, base, 86_400) && within(0, increment, 3600);
                    case Api.Clock.Days(int days) -> within(1, days, 30);
                };
        if (!good)
            throw new BadInput(
                    "a live clock has a base of 1 to 86400 seconds and an increment up to 3600;"
                            + " a slow one 1 to 30 days");
    }

    private static boolean within(int least, int number, int most) {
        return least <= number && number <= most;
    }
}

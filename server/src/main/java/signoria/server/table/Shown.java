package signoria.server.table;

import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Tell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A table as one person may see it, in the shapes of the protocol. */
final class Shown {
    private final Sitting sitting;
    private final long now;

    Shown(Sitting sitting, long now) {
        this.sitting = sitting;
        this.now = now;
    }

    /** A person's viewer number: the seat, or the number of seats. */
    int viewer(String person) {
        return sitting.seatOf(person).orElse(sitting.chairs().size());
    }

    Api.Table table(String person, int watchers, Set<String> online, Map<String, Integer> ratings) {
        int viewer = viewer(person);
        Deed.Opened opened = sitting.opened();
        return new Api.Table(
                sitting.id(),
                opened.game(),
                sitting.rules().catalogue(),
                opened.options(),
                sitting.status(),
                sitting.paused(),
                opened.listed(),
                sitting.rated(),
                sitting.held(),
                hostName(),
                opened.clock(),
                opened.takeover(),
                seats(viewer, online, ratings),
                asked(viewer),
                sitting.started() ? sitting.game().steps(viewer) : 0,
                sitting.seatOf(person),
                yourTurn(viewer),
                sitting.host().equals(person),
                sitting.proposal(),
                watchers,
                sitting.fairness(),
                sitting.rematch(),
                opened.origin(),
                sitting.started() ? sitting.game().outcome(Language.EN) : Optional.empty(),
                sitting.differs(),
                sitting.created(),
                sitting.noticed());
    }

    private String hostName() {
        return sitting.seatOf(sitting.host())
                .map(seat -> sitting.chair(seat).name())
                .orElse(sitting.opened().hostName());
    }

    private List<Api.Seat> seats(int viewer, Set<String> online, Map<String, Integer> ratings) {
        List<Api.Seat> seats = new ArrayList<>();
        List<String> names = sitting.names();
        List<Optional<Api.Time>> times = times(viewer);
        for (int seat = 0; seat < names.size(); seat++) {
            Chair chair = sitting.chair(seat);
            boolean own = seat == viewer;
            String takeover = sitting.opened().takeover();
            String bot = own ? chair.player(takeover) : chair.seemingPlayer(takeover);
            seats.add(
                    new Api.Seat(
                            seat,
                            chair.free()
                                    ? Api.Sitter.free
                                    : chair.human() ? Api.Sitter.human : Api.Sitter.bot,
                            names.get(seat),
                            bot.isEmpty() ? Optional.empty() : Optional.of(bot),
                            own ? chair.away() : chair.seemsAway(),
                            chair.resigned(),
                            !chair.free()
                                    && (!seesWhoIsThere(own, chair)
                                            || online.contains(chair.who())),
                            times.get(seat),
                            sitting.clocks().holiday(seat, now),
                            Optional.ofNullable(ratings.get(chair.scorer()))));
        }
        return seats;
    }

    /**
     * Where turns take days it is nobody's business who looks, and an answer may have been planned.
     */
    private boolean seesWhoIsThere(boolean own, Chair chair) {
        boolean days = sitting.clocks().days().isPresent();
        return chair.human() && (own || !days || sitting.status() != Api.Status.running);
    }

    /** The clocks; one that a sealed answer has stopped seems to run to the others. */
    List<Optional<Api.Time>> times(int viewer) {
        List<Optional<Api.Time>> times = new ArrayList<>();
        for (int seat = 0; seat < sitting.chairs().size(); seat++) {
            boolean has = sitting.chair(seat).human() && !sitting.clocks().none();
            times.add(has ? Optional.of(sitting.time(seat, viewer, now)) : Optional.empty());
        }
        return times;
    }

    List<Integer> asked(int viewer) {
        if (sitting.status() != Api.Status.running) return List.of();
        return Rendering.seats(sitting.game().asked(viewer));
    }

    boolean yourTurn(int viewer) {
        return (sitting.running() >>> viewer & 1) != 0;
    }

    /** What a viewer sees, after what it saw happen. */
    Tell.Position position(int viewer, List<TableGame.Made<?>> made, Language in, boolean scene) {
        TableGame<?, ?, ?> game = sitting.game();
        List<Api.Entry> entries = new ArrayList<>();
        for (TableGame.Made<?> each : made)
            entries.addAll(each.entries(viewer, sitting.names(), in));
        return new Tell.Position(
                sitting.id(),
                game.version(viewer),
                game.steps(viewer),
                new Viewers(game.seats()).seat(viewer),
                asked(viewer),
                yourTurn(viewer),
                game.view(viewer),
                game.legal(viewer),
                scene ? Optional.of(game.scene(viewer, sitting.names(), in)) : Optional.empty(),
                entries,
                times(viewer),
                ahead(viewer, in),
                game.over(),
                game.outcome(in));
    }

    /** What a seat may plan while others are asked, and what it has planned. */
    private Optional<Api.Ahead> ahead(int viewer, Language in) {
        boolean sits = viewer < sitting.chairs().size();
        if (!sits || sitting.status() != Api.Status.running) return Optional.empty();
        Optional<String> planned = sitting.plans().of(viewer);
        if (!sitting.chair(viewer).attended() || yourTurn(viewer) && planned.isEmpty())
            return Optional.empty();
        return sitting.game().ahead(viewer, planned, sitting.names(), in);
    }
}

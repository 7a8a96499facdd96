package signoria.server.table;

import signoria.server.protocol.Api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** How a table stood before a change, to find whom the change calls. */
final class Callings {
    private final Api.Status status;
    private final int running;
    private final Optional<Api.Proposal> proposal;

    Callings(Sitting before) {
        status = before.status();
        running = before.running();
        proposal = before.proposal();
    }

    /** Whom the change calls, and whom it no longer waits for. */
    Herald.News after(Sitting sitting, long at, Predicate<String> looks) {
        List<Herald.Call> calls = new ArrayList<>();
        List<String> freed = new ArrayList<>();
        List<String> answered = new ArrayList<>();
        boolean settled = proposal.isPresent() && sitting.proposal().isEmpty();
        for (int seat = 0; seat < sitting.chairs().size(); seat++) {
            Chair chair = sitting.chair(seat);
            if (!chair.human()) continue;
            boolean waits = (sitting.running() >>> seat & 1) != 0;
            boolean waited = (running >>> seat & 1) != 0;
            if (waited && !waits) freed.add(chair.who());
            if (settled) answered.add(chair.who());
            for (Api.Event event : events(sitting, seat, waits && !waited))
                calls.add(
                        new Herald.Call(
                                chair.who(),
                                seat,
                                event,
                                sitting.clocks().deadline(seat),
                                sitting.clocks().days(),
                                looks.test(chair.who())));
        }
        return new Herald.News(
                sitting.id(), sitting.opened().game(), sitting.names(), at, calls, freed, answered);
    }

    private List<Api.Event> events(Sitting sitting, int seat, boolean turns) {
        List<Api.Event> events = new ArrayList<>();
        Api.Status now = sitting.status();
        boolean here = !sitting.chair(seat).resigned();
        if (status == Api.Status.open && now == Api.Status.running) events.add(Api.Event.begins);
        if (turns) events.add(Api.Event.turn);
        if (turns && sitting.clocks().days().isPresent()) events.add(Api.Event.low);
        if (here && asks(sitting, seat)) events.add(Api.Event.offer);
        if (here && status == Api.Status.running && now == Api.Status.over)
            events.add(Api.Event.over);
        return events;
    }

    /** Another seat has just proposed something to this one. */
    private boolean asks(Sitting sitting, int seat) {
        Optional<Api.Proposal> now = sitting.proposal();
        return proposal.isEmpty()
                && now.isPresent()
                && now.get().seat() != seat
                && sitting.chair(seat).attended();
    }
}

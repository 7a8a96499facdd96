package signoria.server.table;

import signoria.server.protocol.Api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** How a table stood before a change, to find whom the change calls. */
final class Callings {
    private final Api.Status status;
    private final int running;
    private final Optional<Api.Proposal> proposal;
    private final int free;
    private final List<Optional<Long>> deadlines = new ArrayList<>();
    private final List<Set<String>> mayAnswer = new ArrayList<>();

    Callings(Sitting before) {
        status = before.status();
        running = before.running();
        proposal = before.proposal();
        free = free(before);
        for (int seat = 0; seat < before.chairs().size(); seat++) {
            deadlines.add(before.clocks().deadline(seat));
            mayAnswer.add(mayAnswer(before, seat));
        }
    }

    private static int free(Sitting sitting) {
        return (int) sitting.chairs().stream().filter(Chair::free).count();
    }

    /** What somebody may do although nobody waits for it, such as take an offer. */
    private static Set<String> mayAnswer(Sitting sitting, int seat) {
        boolean waits = (sitting.running() >>> seat & 1) != 0;
        boolean here = sitting.status() == Api.Status.running && sitting.chair(seat).attended();
        return here && !waits ? Set.copyOf(sitting.game().legal(seat)) : Set.of();
    }

    /** Whom the change calls, and whom it no longer waits for. */
    Herald.News after(
            Sitting sitting, long at, Predicate<String> looks, Supplier<List<String>> followers) {
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
            Set<String> mayNow = mayAnswer(sitting, seat);
            boolean offersGone = !mayAnswer.get(seat).isEmpty() && mayNow.isEmpty();
            if (settled || offersGone) answered.add(chair.who());
            for (Api.Event event : events(sitting, seat, waits && !waited))
                calls.add(call(sitting, chair.who(), seat, event, looks));
        }
        if (sitting.status() == Api.Status.open && free(sitting) > free)
            for (String person : followers.get())
                calls.add(call(sitting, person, -1, Api.Event.seat, looks));
        return new Herald.News(
                sitting.id(), sitting.opened().game(), sitting.names(), at, calls, freed, answered);
    }

    private static Herald.Call call(
            Sitting sitting, String person, int seat, Api.Event event, Predicate<String> looks) {
        return new Herald.Call(
                person,
                seat,
                event,
                seat < 0 ? Optional.empty() : sitting.clocks().deadline(seat),
                sitting.clocks().days(),
                looks.test(person));
    }

    /** Somebody has said something: the others who sit there may want to read it. */
    static Herald.News said(Sitting sitting, long at, Predicate<String> looks, int speaker) {
        List<Herald.Call> calls = new ArrayList<>();
        for (int seat = 0; seat < sitting.chairs().size(); seat++)
            if (seat != speaker && sitting.chair(seat).human())
                calls.add(call(sitting, sitting.chair(seat).who(), seat, Api.Event.chat, looks));
        return new Herald.News(
                sitting.id(),
                sitting.opened().game(),
                sitting.names(),
                at,
                calls,
                List.of(),
                List.of());
    }

    private List<Api.Event> events(Sitting sitting, int seat, boolean turns) {
        List<Api.Event> events = new ArrayList<>();
        Api.Status now = sitting.status();
        boolean here = !sitting.chair(seat).resigned();
        if (status == Api.Status.open && now == Api.Status.running) events.add(Api.Event.begins);
        if (turns) events.add(Api.Event.turn);
        Optional<Long> deadline = sitting.clocks().deadline(seat);
        boolean until = deadline.isPresent() && !deadline.equals(deadlines.get(seat));
        if (until && sitting.clocks().days().isPresent()) events.add(Api.Event.low);
        if (here && (asks(sitting, seat) || isOffered(sitting, seat))) events.add(Api.Event.offer);
        if (here && status == Api.Status.running && now == Api.Status.over)
            events.add(Api.Event.over);
        return events;
    }

    /** It may do something that it could not do before, and nobody waits for it. */
    private boolean isOffered(Sitting sitting, int seat) {
        boolean own = sitting.moved().equals(Optional.of(seat));
        return !own && !mayAnswer.get(seat).containsAll(mayAnswer(sitting, seat));
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

package signoria.server.table;

import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Which tables wait for those who are connected, told them whenever it changes. */
final class TurnNotices {
    /** Changes within so many milliseconds are told at once. */
    private static final long PATIENCE = 200;

    private static final class Person {
        final Set<Viewer> viewers = ConcurrentHashMap.newKeySet();
        final Map<String, Tell.Turn> turns = new TreeMap<>();

        /** The tables that told of themselves while the ledger was read: they know better. */
        final Set<String> told = new HashSet<>();

        boolean read;
        boolean due;
    }

    private final Map<String, Person> people = new ConcurrentHashMap<>();
    private final ScheduledExecutorService later;

    TurnNotices(ScheduledExecutorService later) {
        this.later = later;
    }

    /**
     * Someone has connected; what waits for them is read from the ledger if nobody knows it yet.
     * Tables are asked for that, so it is done while nothing is held.
     */
    void arrive(Viewer viewer, Function<String, List<Tell.Turn>> known) {
        boolean[] first = {false};
        people.compute(
                viewer.person(),
                (_, person) -> {
                    first[0] = person == null;
                    Person here = first[0] ? new Person() : person;
                    here.viewers.add(viewer);
                    if (here.read) viewer.tell(told(here));
                    return here;
                });
        if (first[0]) read(viewer.person(), known);
    }

    private void read(String id, Function<String, List<Tell.Turn>> known) {
        List<Tell.Turn> turns = List.of();
        try {
            turns = known.apply(id);
        } finally {
            read(id, turns);
        }
    }

    private void read(String id, List<Tell.Turn> turns) {
        people.computeIfPresent(
                id,
                (_, person) -> {
                    for (Tell.Turn turn : turns)
                        if (!person.told.contains(turn.table()))
                            person.turns.put(turn.table(), turn);
                    person.told.clear();
                    person.read = true;
                    tell(person);
                    return person;
                });
    }

    void leave(Viewer viewer) {
        people.computeIfPresent(
                viewer.person(),
                (_, person) -> {
                    person.viewers.remove(viewer);
                    return person.viewers.isEmpty() ? null : person;
                });
    }

    /** Is one of these connected? */
    boolean knowsAny(Collection<String> ids) {
        return ids.stream().anyMatch(people::containsKey);
    }

    /** Notes whom a table waits for. */
    void note(Sitting sitting) {
        for (int seat = 0; seat < sitting.chairs().size(); seat++) {
            String id = sitting.chair(seat).who();
            if (id.isEmpty() || !people.containsKey(id)) continue;
            boolean waits = (sitting.running() >>> seat & 1) != 0;
            Optional<Tell.Turn> turn = waits ? Optional.of(turn(sitting, seat)) : Optional.empty();
            people.computeIfPresent(
                    id,
                    (_, person) -> {
                        change(id, person, sitting.id(), turn);
                        return person;
                    });
        }
    }

    /** Tells those who are connected what they may want to be called for; turns they know. */
    void call(Herald.News news) {
        for (Herald.Call call : news.calls()) {
            if (call.event() == Api.Event.turn || call.event() == Api.Event.low) continue;
            call(
                    call.person(),
                    new Tell.Called(call.event(), news.table(), news.game(), news.names()));
        }
    }

    /** Tells one of them. */
    void call(String id, Tell.Called called) {
        Person person = people.get(id);
        if (person != null) for (Viewer viewer : person.viewers) viewer.tell(called);
    }

    /** A seat's own clock alone: when another's stops is not for it to know. */
    static Tell.Turn turn(Sitting sitting, int seat) {
        return new Tell.Turn(
                sitting.id(),
                sitting.opened().game(),
                sitting.names(),
                sitting.clocks().deadline(seat));
    }

    private void change(String id, Person person, String table, Optional<Tell.Turn> turn) {
        boolean known = person.turns.containsKey(table);
        if (!person.read) person.told.add(table);
        if (turn.isPresent()) person.turns.put(table, turn.get());
        else person.turns.remove(table);
        if (known == turn.isPresent() || person.due) return;
        person.due = true;
        later.schedule(() -> tell(id), PATIENCE, TimeUnit.MILLISECONDS);
    }

    private void tell(String id) {
        people.computeIfPresent(
                id,
                (_, person) -> {
                    person.due = false;
                    if (person.read) tell(person);
                    return person;
                });
    }

    private static void tell(Person person) {
        String text = Protocol.write(told(person));
        for (Viewer viewer : person.viewers) viewer.send(text);
    }

    private static Tell.Turns told(Person person) {
        return new Tell.Turns(List.copyOf(person.turns.values()));
    }
}

package signoria.server.table;

import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

import java.util.ArrayList;
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
final class Turns {
    /** Changes within so many milliseconds are told at once. */
    private static final long PATIENCE = 200;

    private static final class Person {
        final Set<Viewer> viewers = ConcurrentHashMap.newKeySet();
        final Map<String, Tell.Turn> turns = new TreeMap<>();
        boolean due;
    }

    private final Map<String, Person> people = new ConcurrentHashMap<>();
    private final ScheduledExecutorService later;

    Turns(ScheduledExecutorService later) {
        this.later = later;
    }

    /**
     * Someone has connected; what waits for them is read from the ledger if nobody knows it yet.
     */
    void arrive(Viewer viewer, Function<String, List<Tell.Turn>> known) {
        people.compute(
                viewer.person(),
                (id, person) -> {
                    Person here = person;
                    if (here == null) {
                        here = new Person();
                        for (Tell.Turn turn : known.apply(id)) here.turns.put(turn.table(), turn);
                    }
                    here.viewers.add(viewer);
                    viewer.tell(new Tell.Turns(List.copyOf(here.turns.values())));
                    return here;
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

    /** Notes whom a table waits for. */
    void note(Sitting sitting) {
        for (int seat = 0; seat < sitting.chairs().size(); seat++) {
            String id = sitting.chair(seat).who();
            if (id.isEmpty() || !people.containsKey(id)) continue;
            boolean waits = (sitting.running() >>> seat & 1) != 0;
            Optional<Tell.Turn> turn = waits ? Optional.of(turn(sitting)) : Optional.empty();
            people.computeIfPresent(
                    id,
                    (_, person) -> {
                        change(id, person, sitting.id(), turn);
                        return person;
                    });
        }
    }

    static Tell.Turn turn(Sitting sitting) {
        return new Tell.Turn(
                sitting.id(),
                sitting.opened().game(),
                sitting.names(),
                sitting.clocks().deadline());
    }

    private void change(String id, Person person, String table, Optional<Tell.Turn> turn) {
        boolean known = person.turns.containsKey(table);
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
                    List<Tell.Turn> turns = new ArrayList<>(person.turns.values());
                    String text = Protocol.write(new Tell.Turns(turns));
                    for (Viewer viewer : person.viewers) viewer.send(text);
                    return person;
                });
    }
}

package signoria.server.chaos;

import signoria.server.chaos.History.Acknowledged;
import signoria.server.chaos.History.Event;
import signoria.server.chaos.History.Seen;
import signoria.server.chaos.History.Sent;
import signoria.server.protocol.Protocol;
import signoria.server.store.Ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds what clients saw against what the ledgers say. Every acknowledged move is there, once; none
 * is there that nobody sent; what was acknowledged before another was sent is before it in the
 * ledger; nobody saw a game go back, and at the end everybody looks once more; and no clock ran
 * out, for clients answer at once.
 */
public final class Checker {
    private final List<String> faults = new ArrayList<>();
    private final Map<String, Sent> sent = new HashMap<>(); // the first time each
    private final Map<String, Long> acknowledged = new HashMap<>(); // the first time each

    private Checker() {}

    /** What is wrong, a line each. */
    public static List<String> check(List<Event> events, Map<String, List<Ledger.Line>> ledgers) {
        Checker checker = new Checker();
        checker.collect(events);
        Map<String, Map<String, Integer>> versions = new HashMap<>();
        ledgers.forEach((table, lines) -> versions.put(table, checker.ledger(table, lines)));
        checker.allThere(versions);
        versions.forEach(checker::order);
        checker.forward(events);
        return checker.faults;
    }

    private void collect(List<Event> events) {
        for (Event event : events)
            switch (event) {
                case Sent it -> sent.merge(key(it.person(), it.command()), it, Checker::earlier);
                case Acknowledged it ->
                        acknowledged.merge(key(it.person(), it.command()), it.at(), Math::min);
                case Seen _ -> {}
            }
    }

    private static Sent earlier(Sent one, Sent other) {
        return one.at() <= other.at() ? one : other;
    }

    private static String key(String person, String command) {
        return person + "/" + command;
    }

    /** The version of each move of a person; a ledger must be whole. */
    private Map<String, Integer> ledger(String table, List<Ledger.Line> lines) {
        Map<String, Integer> found = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            Ledger.Line line = lines.get(i);
            if (line.version() != i + 1) faults.add(table + ": no line " + (i + 1));
            if (line.deed().contains("\"TakenOver\""))
                faults.add(table + ": a clock ran out at line " + line.version());
            if (!isMove(line) || line.command().isEmpty()) continue;
            if (found.put(line.command(), line.version()) != null)
                faults.add(table + ": " + line.command() + " is there twice");
            Sent was = sent.get(line.command());
            if (was == null) faults.add(table + ": nobody sent " + line.command());
            else if (!was.table().equals(table)
                    || !line.deed().contains(Protocol.write(was.move())))
                faults.add(table + ": " + line.command() + " is another move than was sent");
        }
        return found;
    }

    private static boolean isMove(Ledger.Line line) {
        return line.deed().contains("\"Moved\"");
    }

    private void allThere(Map<String, Map<String, Integer>> versions) {
        for (String command : acknowledged.keySet()) {
            Sent was = sent.get(command);
            if (was == null) faults.add(command + " was acknowledged and never sent");
            else if (!versions.getOrDefault(was.table(), Map.of()).containsKey(command))
                faults.add(was.table() + ": " + command + " was acknowledged and is not there");
        }
    }

    /** Whoever sent a move after another was acknowledged finds it later in the ledger. */
    private void order(String table, Map<String, Integer> versions) {
        List<String> commands = new ArrayList<>(versions.keySet());
        commands.removeIf(command -> !sent.containsKey(command));
        commands.sort(Comparator.comparing(versions::get));
        long latest = Long.MAX_VALUE; // of those that follow, the first that was acknowledged
        for (String command : commands.reversed()) {
            if (sent.get(command).at() > latest)
                faults.add(table + ": " + command + " is before what was known when it was sent");
            latest = Math.min(latest, acknowledged.getOrDefault(command, Long.MAX_VALUE));
        }
    }

    private void forward(List<Event> events) {
        Map<String, Integer> seen = new HashMap<>();
        for (Event event : events) {
            if (!(event instanceof Seen it)) continue;
            Integer before = seen.put(it.person() + " at " + it.table(), it.step());
            if (before != null && before > it.step())
                faults.add(it.table() + ": " + it.person() + " saw the game go back");
        }
    }
}

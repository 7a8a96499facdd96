package signoria.server.notices;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Calls to hosts, to each one after the other: whoever finds a host being called leaves the call to
 * the one who is at it. When a host does not answer, what waits for it is put off.
 */
final class InTurn {
    /** A call to a host. */
    interface Call {
        /** Makes it; false when the host did not answer. */
        boolean answered();

        void putOff();
    }

    /** So much may wait for one host: each may take ten seconds. */
    static final int MOST = 20;

    private final Map<String, Deque<Call>> waiting = new HashMap<>();

    void make(String host, Call call) {
        Deque<Call> line = new ArrayDeque<>();
        switch (place(host, call)) {
            case FULL -> call.putOff();
            case LEFT -> {}
            case FIRST -> line.add(call);
        }
        while (!line.isEmpty()) {
            if (line.poll().answered()) line.addAll(next(host));
            else for (Call each : leave(host)) each.putOff();
        }
    }

    private enum Place {
        FIRST,
        LEFT,
        FULL
    }

    private synchronized Place place(String host, Call call) {
        Deque<Call> line = waiting.get(host);
        if (line == null) {
            waiting.put(host, new ArrayDeque<>());
            return Place.FIRST;
        }
        if (line.size() >= MOST) return Place.FULL;
        line.add(call);
        return Place.LEFT;
    }

    /** One more, if one waits; else the host is left alone. */
    private synchronized Deque<Call> next(String host) {
        Deque<Call> one = new ArrayDeque<>();
        Call next = waiting.get(host).poll();
        if (next == null) waiting.remove(host);
        else one.add(next);
        return one;
    }

    private synchronized Deque<Call> leave(String host) {
        return waiting.remove(host);
    }
}

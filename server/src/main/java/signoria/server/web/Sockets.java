package signoria.server.web;

import signoria.server.protocol.Tell;
import signoria.server.table.Lobby;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** All open connections, and what they share. */
final class Sockets {
    /** After so many milliseconds without a word someone is taken for gone. */
    private static final long SILENCE = 90_000;

    /** How often it is looked around. */
    private static final long PACE = 2000;

    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final Lobby lobby;
    private final Door door;
    private final Limits limits;
    private final Gate gate;
    private final Unsent.Quota quota = Unsent.Quota.usual();
    private volatile boolean closed;

    Sockets(Lobby lobby, Door door, Limits limits, Gate gate) {
        this.gate = gate;
        this.lobby = lobby;
        this.door = door;
        this.limits = limits;
    }

    Socket fresh() {
        return new Socket(this);
    }

    Lobby lobby() {
        return lobby;
    }

    Door door() {
        return door;
    }

    Limits limits() {
        return limits;
    }

    Gate gate() {
        return gate;
    }

    Unsent.Quota quota() {
        return quota;
    }

    void opened(Socket socket) {
        open.add(socket);
    }

    void closed(Socket socket) {
        open.remove(socket);
    }

    /** How many connections an address holds. */
    long from(String address) {
        return open.stream().filter(socket -> socket.address().equals(address)).count();
    }

    /** Ends the connections of someone who may no longer play. */
    void turnOut(String person) {
        for (Socket socket : open)
            if (socket.person().equals(person)) socket.end(1008, "suspended");
    }

    /** Ends the connections of someone whose sign-in has ended. */
    void keep(String person, Set<String> signIns) {
        for (Socket socket : open)
            if (socket.person().equals(person) && !signIns.contains(socket.signIn()))
                socket.end(1008, "signed-out");
    }

    int size() {
        return open.size();
    }

    /** Now and then asks those who are silent whether they are there, and lets them go if not. */
    void lookAround() {
        try {
            for (long looked = 0; !closed; looked += PACE) {
                Thread.sleep(PACE);
                gate.lookAround();
                if (looked % (SILENCE / 3) != 0) continue;
                for (Socket socket : open) socket.stillThere(SILENCE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says goodbye to everybody, and sees that it is heard. */
    void close() {
        closed = true;
        Set<Socket> last = Set.copyOf(open);
        for (Socket socket : last) {
            socket.tell(new Tell.Bye("the server stops and will be back"));
            socket.end(1001, "the server stops");
        }
        long until = System.nanoTime() + FAREWELL.toNanos();
        try {
            for (Socket socket : last)
                socket.awaitEnd(Duration.ofNanos(Math.max(1, until - System.nanoTime())));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

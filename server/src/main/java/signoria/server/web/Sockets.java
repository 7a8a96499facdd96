package signoria.server.web;

import signoria.server.protocol.Tell;
import signoria.server.store.People;
import signoria.server.store.StoreFailed;
import signoria.server.table.Lobby;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** All open connections, and what they share. */
final class Sockets {
    private static final System.Logger LOG = System.getLogger(Sockets.class.getName());

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
        lobby.cluster().changed(person);
        turnOutHere(person);
    }

    private void turnOutHere(String person) {
        for (Socket socket : open)
            if (socket.person().equals(person)) socket.end(1008, "suspended");
    }

    /** Ends the connections of someone whose sign-in has ended. */
    void keep(String person, Set<String> signIns) {
        lobby.cluster().changed(person);
        for (Socket socket : open)
            if (socket.person().equals(person) && !signIns.contains(socket.signIn()))
                socket.end(1008, "signed-out");
    }

    /** Something may have changed at another server for this person, or for anybody. */
    private void review(Optional<People.Person> person) {
        if (person.isPresent() && person.get().suspended()) turnOutHere(person.get().id());
        List<Socket> asked =
                open.stream()
                        .filter(socket -> !socket.signIn().isEmpty())
                        .filter(each -> person.isEmpty() || each.person().equals(person.get().id()))
                        .toList();
        Set<String> good = lobby.cluster().good(asked.stream().map(Socket::signIn).toList());
        for (Socket socket : asked)
            if (!good.contains(socket.signIn())) socket.end(1008, "signed-out");
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
                if (lobby.cluster().shared()) tryReview(Optional::empty);
                for (Socket socket : open) socket.stillThere(SILENCE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Later, and when it fails, another time. */
    void review(Supplier<Optional<People.Person>> who) {
        Thread.startVirtualThread(() -> tryReview(who));
    }

    private void tryReview(Supplier<Optional<People.Person>> who) {
        try {
            review(who.get());
        } catch (StoreFailed e) {
            LOG.log(System.Logger.Level.DEBUG, e.getMessage());
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

package signoria.server.chaos;

import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A client that plays on whatever happens: it connects again when it is cut off, and sends again
 * what was not answered, under the same name. All it does and sees goes into the history.
 */
final class Restless implements Runnable {
    private static final AtomicInteger COMMANDS = new AtomicInteger();
    private static final long PAUSE = 100;

    /** After so many milliseconds without an answer a command is sent again. */
    private static final long PATIENCE = 2000;

    private static final long LONG_AGO = 2 * PATIENCE * 1_000_000;

    private final Client client;
    private final String person;
    private final History history;
    private final long thinks;
    private final Set<String> tables = ConcurrentHashMap.newKeySet();
    private final Set<String> over = ConcurrentHashMap.newKeySet();
    private final Map<String, Ask.Play> unanswered = new HashMap<>(); // by table
    private final Map<String, Long> asked = new HashMap<>();
    private final Set<String> passedOver = new HashSet<>(); // tables where it was our turn
    private final LinkedBlockingQueue<String> inbox = new LinkedBlockingQueue<>();
    private volatile long lastAnswer = System.nanoTime();
    private volatile boolean stopped;
    private volatile String last = "";

    Restless(HttpClient http, int port, String name, History history, long thinks) {
        this.client = new Client(http, port);
        this.person = Client.patiently(() -> client.guest(name)).id();
        this.history = history;
        this.thinks = thinks;
    }

    Client client() {
        return client;
    }

    String person() {
        return person;
    }

    void sitsAt(String table) {
        tables.add(table);
        inbox.add("watch " + table);
    }

    /** Tables where the game is over. */
    Set<String> over() {
        return over;
    }

    Set<String> tables() {
        return tables;
    }

    /** When a move of this client was last acknowledged. */
    long lastAnswer() {
        return lastAnswer;
    }

    void stop() {
        stopped = true;
    }

    /** What it does, for one who wonders. */
    @Override
    public String toString() {
        return person + " at " + tables + ", over " + over + ", last heard " + last;
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void run() {
        while (!stopped)
            try {
                LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
                WebSocket socket = client.connect(heard::add);
                try {
                    talk(socket, heard);
                } finally {
                    socket.abort();
                }
            } catch (RuntimeException e) {
                pause(PAUSE); // nobody is there; or the connection broke
            } catch (InterruptedException e) {
                return;
            }
    }

    private void talk(WebSocket socket, LinkedBlockingQueue<String> heard)
            throws InterruptedException {
        for (String table : tables) watch(socket, table);
        for (Ask.Play again : unanswered.values()) send(socket, again);
        while (!stopped) {
            for (String note = inbox.poll(); note != null; note = inbox.poll())
                watch(socket, note.substring(6));
            String text = heard.poll(PAUSE, TimeUnit.MILLISECONDS);
            if (text == null) insist(socket);
            else if (text.isEmpty()) return; // cut off
            else hear(socket, Protocol.read(text, Tell.class));
        }
    }

    private static void watch(WebSocket socket, String table) {
        say(socket, new Ask.Watch(table, "en", false));
    }

    private static void say(WebSocket socket, Ask ask) {
        socket.sendText(Protocol.write(ask), true).join();
    }

    private void send(WebSocket socket, Ask.Play play) {
        asked.put(play.id(), System.nanoTime());
        history.add(
                new History.Sent(
                        System.nanoTime(),
                        person,
                        play.table(),
                        play.id(),
                        play.moves().getFirst()));
        say(socket, play);
    }

    private void insist(WebSocket socket) {
        long late = System.nanoTime() - PATIENCE * 1_000_000;
        for (Ask.Play each : List.copyOf(unanswered.values()))
            if (asked.get(each.id()) < late) send(socket, each);
    }

    private void hear(WebSocket socket, Tell tell) {
        last = tell.getClass().getSimpleName() + " " + unanswered.keySet();
        if (tell instanceof Tell.Failed) last += " " + tell;
        switch (tell) {
            case Tell.Position at -> see(socket, at);
            case Tell.Played it -> {
                long now = System.nanoTime();
                lastAnswer = now;
                history.add(new History.Acknowledged(now, person, it.table(), it.id()));
                answered(it.table(), it.id());
                if (passedOver.remove(it.table())) watch(socket, it.table());
            }
            case Tell.Stale it -> retry(socket, it.table(), it.id());
            case Tell.Refused it -> retry(socket, it.table(), it.id());
            case Tell.Failed it -> {
                pause(PAUSE);
                it.id().ifPresent(id -> asked.replace(id, System.nanoTime() - LONG_AGO));
                if (it.id().isEmpty()) for (String table : tables) watch(socket, table);
            }
            default -> {}
        }
    }

    private void answered(String table, String command) {
        unanswered.computeIfPresent(table, (_, play) -> play.id().equals(command) ? null : play);
    }

    private void retry(WebSocket socket, String table, String command) {
        answered(table, command);
        watch(socket, table); // and see where it stands
    }

    private void see(WebSocket socket, Tell.Position at) {
        history.add(new History.Seen(System.nanoTime(), person, at.table(), at.step()));
        if (at.over()) over.add(at.table());
        if (!at.yourTurn() || at.legal().isEmpty()) return;
        if (unanswered.containsKey(at.table())) {
            passedOver.add(at.table()); // it may be after the move that was not answered yet
            return;
        }
        pause(thinks);
        int choice = ThreadLocalRandom.current().nextInt(at.legal().size());
        Ask.Play play =
                new Ask.Play(
                        "c" + COMMANDS.incrementAndGet(),
                        at.table(),
                        at.version(),
                        List.of(at.legal().get(choice)));
        unanswered.put(at.table(), play);
        send(socket, play);
    }

    /** How far a game went, as this client may see it. */
    void lookBack(String table) {
        int step = Client.patiently(() -> client.get("/tables/" + table, Api.Table.class)).step();
        history.add(new History.Seen(System.nanoTime(), person, table, step));
    }

    /** A table with another client and a house player, begun. */
    static String begin(Restless one, Restless other, Api.NewTable wanted) {
        String id =
                Client.patiently(() -> one.client.post("/tables", wanted, Api.Table.class)).id();
        Client.patiently(
                () ->
                        other.client.post(
                                "/tables/" + id + "/join",
                                new Api.Join(java.util.Optional.empty()),
                                Api.Table.class));
        Client.patiently(() -> one.client.post("/tables/" + id + "/start", "", Api.Table.class));
        one.sitsAt(id);
        other.sitsAt(id);
        return id;
    }
}

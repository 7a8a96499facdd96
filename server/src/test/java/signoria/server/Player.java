package signoria.server;

import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** Someone with a browser: HTTP calls, one socket, and everything it was told. */
public final class Player implements AutoCloseable {
    static final HttpClient HTTP =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(30)).build();
    private static final AtomicInteger COMMANDS = new AtomicInteger();
    private static final long PATIENCE = 60; // on a busy machine

    private final Client client;
    private final String name;
    private final List<String> heard = new ArrayList<>();
    private LinkedBlockingQueue<String> inbox = new LinkedBlockingQueue<>();
    private WebSocket socket;

    private final String id;

    private Player(Client client, String name, String id) {
        this.client = client;
        this.name = name;
        this.id = id;
    }

    /** A guest with an open socket. */
    public static Player guest(int port, String name) {
        Client client = new Client(HTTP, port);
        Player player = new Player(client, name, client.guest(name).id());
        player.connect();
        return player;
    }

    /** The same person in a new browser window, perhaps of a restarted server. */
    public Player again(int port) {
        Client same = new Client(HTTP, port);
        same.cookie(client.cookie());
        Player player = new Player(same, name, id);
        player.connect();
        return player;
    }

    public void connect() {
        connect("");
    }

    public void connect(String query) {
        LinkedBlockingQueue<String> fresh = new LinkedBlockingQueue<>();
        inbox = fresh;
        socket = client.connect(query, fresh::add);
    }

    public Client client() {
        return client;
    }

    public String name() {
        return name;
    }

    public String id() {
        return id;
    }

    /** The connection breaks. */
    public void cut() {
        socket.abort();
    }

    public void say(String text) {
        socket.sendText(text, true).join();
    }

    public void say(Ask ask) {
        say(Protocol.write(ask));
    }

    public WebSocket socket() {
        return socket;
    }

    public static String fresh() {
        return "c" + COMMANDS.incrementAndGet();
    }

    /** The next message of a kind; others before it are passed over. */
    public <T extends Tell> T next(Class<T> type) {
        return next(type, _ -> true);
    }

    public <T extends Tell> T next(Class<T> type, Predicate<T> wanted) {
        while (true) {
            String text = take(System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE));
            if (text == null)
                throw new AssertionError(
                        name + " waits in vain for " + type.getSimpleName() + "; heard " + tail());
            if (text.isEmpty()) throw new AssertionError(name + " was cut off; heard " + tail());
            Tell tell = Protocol.read(text, Tell.class);
            if (type.isInstance(tell) && wanted.test(type.cast(tell))) return type.cast(tell);
        }
    }

    private String take(long until) {
        try {
            String text = inbox.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (text != null) heard.add(text);
            return text;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private List<String> tail() {
        return heard.subList(Math.max(0, heard.size() - 4), heard.size());
    }

    /** The socket was closed by the other side. */
    public boolean wasCut() {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        for (String text = take(until); text != null; text = take(until))
            if (text.isEmpty()) return true;
        return false;
    }

    /** All that was heard and not asked for yet, too. */
    public List<String> heard() {
        inbox.drainTo(heard);
        return heard;
    }

    /** Watches, or looks again: the position now, whatever was told before. */
    public Tell.Position watch(String table) {
        say(new Ask.Watch(table, "en", true));
        say(new Ask.Ping());
        Tell.Position[] last = {null};
        next(
                Tell.class,
                tell -> {
                    if (tell instanceof Tell.Position at && at.table().equals(table)) last[0] = at;
                    return tell instanceof Tell.Pong;
                });
        return last[0];
    }

    /** Plays, and gives the answer. */
    public Tell play(Tell.Position at, String move) {
        return play(fresh(), at, move);
    }

    public Tell play(String id, Tell.Position at, String... moves) {
        say(new Ask.Play(id, at.table(), at.version(), List.of(moves)));
        return answer(id);
    }

    /** The answer to a command. */
    public Tell answer(String id) {
        return next(
                Tell.class,
                tell ->
                        switch (tell) {
                            case Tell.Played it -> it.id().equals(id);
                            case Tell.Refused it -> it.id().equals(id);
                            case Tell.Coach it -> it.id().equals(id);
                            case Tell.Stale it -> it.id().equals(id);
                            case Tell.Done it -> it.id().equals(id);
                            case Tell.Why it -> it.id().equals(id);
                            case Tell.Moves it -> it.id().equals(id);
                            case Tell.Preview it -> it.id().equals(id);
                            case Tell.Hint it -> it.id().equals(id);
                            case Tell.MayTakeBack it -> it.id().equals(id);
                            case Tell.Failed it -> it.id().orElse("").equals(id);
                            default -> false;
                        });
    }

    public Tell ask(java.util.function.Function<String, Ask> ask) {
        String id = fresh();
        say(ask.apply(id));
        return answer(id);
    }

    public Tell.Position position() {
        return next(Tell.Position.class);
    }

    public Api.Table table(String id) {
        return client.get("/tables/" + id, Api.Table.class);
    }

    /**
     * A game that the house plays to its end, faster than a busy machine reads: whoever watched may
     * have been let go, so that the end is looked at anew.
     */
    public Tell.Position end(String id) {
        until(() -> table(id).status() == Api.Status.over);
        cut();
        connect();
        return watch(id);
    }

    /** Waits for something to come about. */
    public static void until(BooleanSupplier holds) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (!holds.getAsBoolean()) {
            if (System.nanoTime() > end) throw new AssertionError("it does not come about");
            LockSupport.parkNanos(20_000_000);
        }
    }

    /** The record as this person may have it. */
    public String record(String table) {
        return client.text("/api/v1/tables/" + table + "/record");
    }

    public Api.Table post(String path, Object body) {
        return client.post(path.isEmpty() ? "/tables" : "/tables/" + path, body, Api.Table.class);
    }

    @Override
    public void close() {
        socket.abort();
    }
}

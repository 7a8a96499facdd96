package signoria.server.web;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.uri.UriQuery;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.http.Status;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;

import signoria.kernel.BadInput;
import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.People;
import signoria.server.table.Failure;
import signoria.server.table.Viewer;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/** One client's connection: what it says is done in order, what it is told goes out by a thread. */
final class Socket implements WsListener, Viewer {
    static final int LONGEST = 16_384;

    private static final System.Logger LOG = System.getLogger(Socket.class.getName());
    private static final int WATCHED = 2000;
    private static final int PATIENCE = 200;

    /** A message comes in so many pieces at most. */
    private static final int PIECES = 64;

    /** Who asks and does not read what it is told is waited for, so many milliseconds. */
    private static final long READING = 5000;

    /** How long a farewell may take. */
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    /** Asks the other side for a sign of life. */
    private static final Object PING = new Object();

    /** What ends the writing: a code and why. */
    private record End(int code, String why) {}

    private final Sockets all;
    private final Unsent unsent;
    private final AtomicBoolean ended = new AtomicBoolean(); // nothing of it is heard any more
    private final AtomicBoolean gone = new AtomicBoolean();
    private final Set<String> watched = ConcurrentHashMap.newKeySet();
    private final StringBuilder partial = new StringBuilder();
    private Optional<People.Person> person = Optional.empty();
    private String signIn = "";
    private String address = "";
    private Optional<Ask.Watch> first = Optional.empty();
    private int excess;
    private volatile boolean looking = true;
    private int pieces;
    private volatile Runnable cut = () -> {};
    private volatile long heard = System.nanoTime();
    private volatile Thread reader = Thread.currentThread();
    private volatile Thread writer = Thread.currentThread();

    Socket(Sockets all) {
        this.all = all;
        this.unsent = new Unsent(all.quota());
    }

    @Override
    public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers) {
        if (!all.door().ours(headers)) throw Framing.noSocket(Status.FORBIDDEN_403, "wrong-origin");
        Optional<Identities.Known> known = all.door().known(headers);
        if (known.isEmpty()) throw Framing.noSocket(Status.UNAUTHORIZED_401, "who-are-you");
        person = known.map(Identities.Known::person);
        signIn = known.get().key();
        address = all.door().address(headers, "");
        first = first(prologue.query());
        return Optional.empty();
    }

    /** A table that is watched from the start, without a message of its own. */
    private static Optional<Ask.Watch> first(UriQuery query) {
        return query.first("watch")
                .map(
                        table ->
                                new Ask.Watch(
                                        table,
                                        query.first("lang").orElse("en"),
                                        query.first("scene").map(Boolean::valueOf).orElse(false)));
    }

    @Override
    public void onOpen(WsSession session) {
        reader = Thread.currentThread();
        if (session.socketContext().remotePeer().address() instanceof InetSocketAddress at)
            cut = all.gate().talks(at);
        writer = Thread.ofVirtual().name("socket").start(() -> write(session));
        if (address.isEmpty()) address = Door.network(session.socketContext().remotePeer().host());
        if (!all.limits().another(all.from(address))
                || !all.limits().allow(Limits.Kind.SOCKET, address)) {
            end(1008, "too-many");
            return;
        }
        all.opened(this);
        Thread.ofVirtual().name("socket-end").start(this::leaveAfterReading);
        People.Person me = person.orElseThrow();
        long now = all.lobby().now();
        tell(
                new Tell.Welcome(
                        Api.PROTOCOL,
                        new Api.Me(me.id(), me.name(), me.account(), me.admin()),
                        now));
        all.lobby().arrive(this);
        first.ifPresent(this::watchFirst);
    }

    private void write(WsSession session) {
        try {
            while (true) {
                switch (unsent.take()) {
                    case End end -> {
                        session.close(end.code(), end.why());
                        return;
                    }
                    case String text -> {
                        session.send(text, true);
                        unsent.sent(text);
                    }
                    default -> session.ping(BufferData.create("?"));
                }
            }
        } catch (RuntimeException e) {
            leave(); // the connection is broken
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            unsent.close();
        }
    }

    @Override
    public String person() {
        return person.orElseThrow().id();
    }

    /** By which sign-in this person came. */
    String signIn() {
        return signIn;
    }

    String address() {
        return address;
    }

    @Override
    public boolean looks() {
        return looking;
    }

    @Override
    public String name() {
        return person.orElseThrow().name();
    }

    @Override
    public void send(String json) {
        if (ended.get()) return;
        if (!unsent.add(json))
            Thread.startVirtualThread(this::cutOff); // whoever sends must not wait for it
    }

    /** For someone who does not listen. */
    private void cutOff() {
        leave();
        cut.run();
    }

    /** Lets go of someone who was silent for too long; asks who was silent for half as long. */
    void stillThere(long silence) {
        long silent = (System.nanoTime() - heard) / 1_000_000;
        if (silent > silence) {
            end(1001, "silent");
            leave();
        } else if (silent > silence / 2 && unsent.isEmpty()) unsent.add(PING);
    }

    @Override
    public void onPong(WsSession session, BufferData buffer) {
        heard = System.nanoTime();
    }

    /** Waits until the last word is sent, but not for ever. */
    void awaitEnd(Duration most) throws InterruptedException {
        writer.join(most);
    }

    /**
     * From now on nothing of it is heard; the last word is said, and then the connection is closed,
     * whether the other side agrees or not.
     */
    void end(int code, String why) {
        if (!ended.compareAndSet(false, true)) return;
        unsent.add(new End(code, why));
        Thread.ofVirtual().name("socket-end").start(this::closeAfterFarewell);
    }

    private void closeAfterFarewell() {
        try {
            writer.join(FAREWELL);
            reader.join(FAREWELL);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        cutOff();
    }

    @Override
    public void onMessage(WsSession session, String text, boolean last) {
        if (ended.get()) return;
        heard = System.nanoTime();
        if (partial.length() + text.length() > LONGEST || ++pieces > PIECES) {
            partial.setLength(0);
            fail(Optional.empty(), "too-large", "a message has " + LONGEST + " characters at most");
            end(1009, "too-large");
            return;
        }
        partial.append(text);
        if (!last) return;
        String whole = partial.toString();
        partial.setLength(0);
        pieces = 0;
        if (reads()) hear(whole);
        else cutOff();
    }

    /** Whoever asks more must have read most of what it was told. */
    private boolean reads() {
        try {
            return unsent.drained(READING);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void onMessage(WsSession session, BufferData buffer, boolean last) {
        if (ended.get()) return;
        if (++excess > PATIENCE) end(1008, "too-many");
        else fail(Optional.empty(), "bad-message", "messages are text");
    }

    private void hear(String text) {
        if (!all.limits().allow(Limits.Kind.MESSAGE, person())) {
            fail(Optional.empty(), "too-many", "too many messages: wait a little");
            if (++excess > PATIENCE) end(1008, "too-many");
            return;
        }
        Optional<String> id = Optional.empty();
        try {
            Ask ask = Protocol.read(text, Ask.class);
            if (ask instanceof Ask.Command command) id = Optional.of(checked(command.id()));
            answer(ask);
        } catch (RuntimeException e) {
            fail(id, e);
        }
    }

    private static String checked(String id) {
        if (!id.matches("[!-~]{1,40}")) throw new BadInput("an id has 1 to 40 plain characters");
        return id;
    }

    private void answer(Ask ask) {
        switch (ask) {
            case Ask.Watch watch -> watch(watch);
            case Ask.Unwatch unwatch -> {
                watched.remove(unwatch.table());
                all.lobby().unwatch(this, unwatch.table());
            }
            case Ask.Look look -> {
                looking = look.looking();
                if (looking) for (String table : watched) all.lobby().sees(this, table);
            }
            case Ask.Ping _ -> tell(new Tell.Pong(all.lobby().now()));
            case Ask.Chat chat -> {
                limit(Limits.Kind.CHAT, "you say too much: wait a little");
                all.lobby().command(this, chat);
            }
            case Ask.Preview preview -> {
                limit(Limits.Kind.PREVIEW, "too many previews: wait a little");
                all.lobby().command(this, preview);
            }
            case Ask.Hint hint -> {
                limit(Limits.Kind.HINT, "too many hints: wait a little");
                all.lobby().command(this, hint);
            }
            case Ask.Coach coach -> {
                limit(Limits.Kind.HINT, "too many hints: wait a little");
                all.lobby().command(this, coach);
            }
            case Ask.Command command -> all.lobby().command(this, command);
        }
    }

    private void limit(Limits.Kind kind, String words) {
        if (!all.limits().allow(kind, person())) throw new Failure("too-many", words);
    }

    private void watch(Ask.Watch watch) {
        if (watched.size() >= WATCHED) throw new BadInput("watch fewer tables");
        watched.add(watch.table()); // first, so that whoever leaves meanwhile is missed nowhere
        try {
            all.lobby().watch(this, watch.table(), Language.of(watch.lang()), watch.scene());
        } finally {
            if (gone.get()) all.lobby().unwatch(this, watch.table());
        }
    }

    private void watchFirst(Ask.Watch watch) {
        try {
            watch(watch);
        } catch (RuntimeException e) {
            fail(Optional.empty(), e);
        }
    }

    private void fail(Optional<String> id, RuntimeException e) {
        Problem problem = Problem.of(e);
        fail(id, problem.code(), problem.words());
    }

    private void fail(Optional<String> id, String code, String words) {
        tell(new Tell.Failed(id, code, words));
    }

    @Override
    public void onClose(WsSession session, int status, String reason) {
        leave();
    }

    @Override
    public void onError(WsSession session, Throwable error) {
        LOG.log(System.Logger.Level.DEBUG, "a socket broke", error);
        leave();
    }

    /** A connection that breaks off is told to nobody but the thread that was reading from it. */
    private void leaveAfterReading() {
        try {
            reader.join();
            leave();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void leave() {
        if (!gone.compareAndSet(false, true)) return;
        all.closed(this);
        end(1000, "");
        all.lobby().leave(this, watched);
    }
}

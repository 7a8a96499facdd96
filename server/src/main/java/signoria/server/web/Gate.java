package signoria.server.web;

import io.helidon.common.socket.SocketOptions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where connections come in: so many in all and from one address, and none that keeps us waiting.
 * The server underneath shows each new one here before it reads from it.
 */
final class Gate implements SocketOptions {
    /**
     * How many connections there may be, and how long they may take.
     *
     * @param patience for the whole of a request
     * @param rest between two requests
     * @param work for the answer to one
     */
    record Bounds(int inAll, int fromOne, Duration patience, Duration rest, Duration work) {
        private static final int MOST = 20_000;
        private static final int FROM_ONE = 400;

        /** As many as there are descriptors left for, and some to spare. */
        static Bounds usual(boolean unlimited) {
            long files = MOST;
            if (ManagementFactory.getOperatingSystemMXBean()
                    instanceof com.sun.management.UnixOperatingSystemMXBean system)
                files = system.getMaxFileDescriptorCount() - system.getOpenFileDescriptorCount();
            int inAll = (int) Math.min(MOST, files * 3 / 4);
            return new Bounds(
                    inAll,
                    unlimited ? inAll : FROM_ONE,
                    Duration.ofSeconds(20),
                    Duration.ofSeconds(60),
                    Duration.ofSeconds(120));
        }
    }

    /** What a connection does: waits for its first request or the next, works, or is a socket. */
    private enum Doing {
        COMES,
        RESTS,
        WORKS,
        TALKS
    }

    /** One connection. */
    private static final class Line {
        final Socket socket;
        final String origin;
        volatile Doing doing = Doing.COMES;
        volatile long since = System.nanoTime();

        Line(Socket socket, String origin) {
            this.socket = socket;
            this.origin = origin;
        }

        void does(Doing now) {
            since = System.nanoTime();
            doing = now;
        }
    }

    private static final SocketOptions USUAL = SocketOptions.builder().tcpNoDelay(true).build();

    private final Map<SocketAddress, Line> lines = new ConcurrentHashMap<>();
    private final Bounds bounds;
    private volatile Optional<Thread> listener = Optional.empty();

    Gate(Bounds bounds) {
        this.bounds = bounds;
    }

    @Override
    public void configureSocket(Socket socket) {
        if (listener.isEmpty()) listener = Optional.of(Thread.currentThread());
        admit(socket);
        USUAL.configureSocket(socket); // answers are short
    }

    /** Whoever is one too many is refused by an exception: the connection is then closed. */
    private void admit(Socket socket) {
        lines.values().removeIf(line -> line.socket.isClosed());
        String origin = origin(socket.getInetAddress());
        long same = lines.values().stream().filter(line -> line.origin.equals(origin)).count();
        if (lines.size() >= bounds.inAll() || same >= bounds.fromOne())
            throw new UncheckedIOException(new IOException("too many connections"));
        lines.put(socket.getRemoteSocketAddress(), new Line(socket, origin));
    }

    /** One household has one address, or in IPv6 the many that begin alike. */
    private static String origin(InetAddress address) {
        return address instanceof Inet6Address
                ? Arrays.toString(Arrays.copyOf(address.getAddress(), 8))
                : address.getHostAddress();
    }

    /** A request is whole and being answered. */
    void works(InetSocketAddress peer) {
        find(peer).ifPresent(line -> line.does(Doing.WORKS));
    }

    void rests(InetSocketAddress peer) {
        find(peer)
                .filter(line -> line.doing == Doing.WORKS)
                .ifPresent(line -> line.does(Doing.RESTS));
    }

    /** It has become a socket of ours, which looks after itself; what ends the connection. */
    Runnable talks(InetSocketAddress peer) {
        Optional<Line> line = find(peer);
        line.ifPresent(each -> each.does(Doing.TALKS));
        return () -> line.ifPresent(Gate::close);
    }

    private Optional<Line> find(InetSocketAddress peer) {
        return Optional.ofNullable(lines.get(peer));
    }

    /** Lets those go who keep us waiting. */
    void lookAround() {
        for (Line line : lines.values()) {
            Duration most =
                    switch (line.doing) {
                        case COMES -> bounds.patience();
                        case RESTS -> bounds.rest();
                        case WORKS -> bounds.work();
                        case TALKS -> Duration.ofDays(1000);
                    };
            if (System.nanoTime() - line.since > most.toNanos()) close(line);
        }
        lines.values().removeIf(line -> line.socket.isClosed());
    }

    /** The thread that takes new connections, as soon as there was one. */
    Optional<Thread> listener() {
        return listener;
    }

    int size() {
        return lines.size();
    }

    private static void close(Line line) {
        try {
            line.socket.close();
        } catch (IOException e) {
            // it is gone
        }
    }

    // --- As usual

    @Override
    public Map<SocketOption<?>, Object> socketOptions() {
        return USUAL.socketOptions();
    }

    @Override
    public Duration connectTimeout() {
        return USUAL.connectTimeout();
    }

    @Override
    public Duration readTimeout() {
        return USUAL.readTimeout();
    }

    @Override
    public Optional<Integer> socketReceiveBufferSize() {
        return USUAL.socketReceiveBufferSize();
    }

    @Override
    public Optional<Integer> socketSendBufferSize() {
        return USUAL.socketSendBufferSize();
    }

    @Override
    public boolean socketReuseAddress() {
        return USUAL.socketReuseAddress();
    }

    @Override
    public boolean socketKeepAlive() {
        return USUAL.socketKeepAlive();
    }

    @Override
    public boolean tcpNoDelay() {
        return USUAL.tcpNoDelay();
    }
}

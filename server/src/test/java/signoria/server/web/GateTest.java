package signoria.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Connections as they come in. */
class GateTest {
    private final Gate gate =
            new Gate(
                    new Gate.Bounds(5, 3, Duration.ZERO, Duration.ofHours(1), Duration.ofHours(2)));
    private final List<Socket> clients = new ArrayList<>();
    private ServerSocket server;

    @BeforeEach
    void listen() throws IOException {
        server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void close() throws IOException {
        for (Socket client : clients) client.close();
        server.close();
    }

    private Socket come() throws IOException {
        clients.add(new Socket(server.getInetAddress(), server.getLocalPort()));
        Socket accepted = server.accept();
        gate.configureSocket(accepted);
        return accepted;
    }

    private static InetSocketAddress peer(Socket socket) {
        return (InetSocketAddress) socket.getRemoteSocketAddress();
    }

    @Test
    void oneAddressHoldsOnlySoMany() throws IOException {
        Socket first = come();
        come();
        come();
        assertThatThrownBy(this::come).hasMessageContaining("too many connections");
        first.close();
        come();
        assertThat(gate.size()).isEqualTo(3);
    }

    @Test
    void whoSendsHalfARequestIsLetGo() throws IOException {
        Socket half = come();
        Socket rests = come();
        Socket talks = come();
        gate.works(peer(rests));
        gate.rests(peer(rests));
        gate.talks(peer(talks));
        gate.lookAround();
        assertThat(half.isClosed()).isTrue();
        assertThat(rests.isClosed()).isFalse();
        assertThat(talks.isClosed()).isFalse();
        assertThat(gate.size()).isEqualTo(2);
        assertThat(clients.getFirst().getInputStream().read()).isEqualTo(-1);
    }

    @Test
    void aSocketIsEndedByWhoeverLooksAfterIt() throws IOException {
        Socket talks = come();
        gate.talks(peer(talks)).run();
        assertThat(talks.isClosed()).isTrue();
    }
}

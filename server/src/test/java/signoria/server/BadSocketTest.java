package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import static signoria.server.Answers.done;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Sockets that do not read, flood, go on after their end, or vanish: others notice nothing. */
class BadSocketTest {
    @TempDir Path folder;

    /** A client that does not know how to behave: it says what it likes and reads when it likes. */
    private static final class Rude implements AutoCloseable {
        private final Socket socket = new Socket();
        private final DataOutputStream out;

        Rude(int port, String cookie) throws IOException {
            socket.setReceiveBufferSize(4096);
            socket.connect(new InetSocketAddress("localhost", port));
            out = new DataOutputStream(socket.getOutputStream());
            String hello =
                    "GET /api/v1/socket HTTP/1.1\r\nHost: localhost:"
                            + port
                            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: "
                            + cookie
                            + "\r\nSec-WebSocket-Version: 13\r\n"
                            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
            out.write(hello.getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            StringBuilder head = new StringBuilder();
            while (head.indexOf("\r\n\r\n") < 0) head.append((char) in.read());
            assertThat(head).startsWith("HTTP/1.1 101");
        }

        void say(Ask ask) throws IOException {
            say(Protocol.write(ask));
        }

        void say(String text) throws IOException {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            out.writeByte(0x81);
            if (bytes.length < 126) out.writeByte(0x80 | bytes.length);
            else {
                out.writeByte(0x80 | 126);
                out.writeShort(bytes.length);
            }
            out.writeInt(0); // a mask that changes nothing
            out.write(bytes);
        }

        /** Reads to the end, saying nothing: how many bytes it was. */
        long rest() throws IOException {
            socket.setSoTimeout(60_000);
            return socket.getInputStream().transferTo(java.io.OutputStream.nullOutputStream());
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    private static void until(BooleanSupplier holds) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!holds.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            LockSupport.parkNanos(20_000_000);
        }
    }

    private static boolean fails(Rude rude, Ask ask, int times) {
        try {
            for (int i = 0; i < times; i++) rude.say(ask);
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    @Test
    void whoDoesNotReadIsLetGo() throws IOException {
        try (House house = new House(folder);
                Player anna = house.guest("Anna")) {
            String table = anna.post("", House.table(true, "me", "random")).id();
            Rude rude = new Rude(house.port(), anna.client().cookie());
            until(() -> house.server().connections() == 2);
            assertThat(fails(rude, new Ask.Watch(table, "en", true), 100_000)).isTrue();
            until(() -> house.server().connections() == 1);
            assertThat(anna.watch(table).table()).isEqualTo(table);
            rude.close();
        }
    }

    @Test
    void aFloodOfEmptyMessagesEnds() throws IOException {
        try (House house = new House(folder, true, 600_000);
                Player anna = house.guest("Anna")) {
            Rude rude = new Rude(house.port(), anna.client().cookie());
            until(() -> house.server().connections() == 2);
            boolean cut = false;
            try {
                for (int i = 0; i < 2_000_000; i++) rude.say("");
            } catch (IOException e) {
                cut = true;
            }
            assertThat(cut).isTrue();
            until(() -> house.server().connections() == 1);
            rude.close();
        }
    }

    @Test
    void afterItsEndNothingOfASocketIsHeardAndTheConnectionCloses() throws IOException {
        try (House house = new House(folder);
                Player anna = house.guest("Anna")) {
            String table = anna.post("", House.table(true, "me", "random")).id();
            Rude rude = new Rude(house.port(), anna.client().cookie());
            rude.say("x".repeat(20_000));
            rude.say(new Ask.Chat("late", table, "I am still here"));
            assertThat(rude.rest()).isPositive(); // it never answers the close
            done(anna.ask(id -> new Ask.Chat(id, table, "So am I")));
            assertThat(house.server().store().chats().said(table, 10))
                    .extracting(line -> line.text())
                    .containsExactly("So am I");
            rude.close();
        }
    }

    @Test
    void whoVanishesIsNoticed() throws IOException {
        try (House house = new House(folder);
                Player anna = house.guest("Anna")) {
            Rude rude = new Rude(house.port(), anna.client().cookie());
            until(() -> house.server().connections() == 2);
            rude.close();
            until(() -> house.server().connections() == 1);
        }
    }

    @Test
    void aServerThatNoLongerListensSaysSo() {
        House house = new House(folder);
        assertThat(house.server().listening()).isTrue();
        house.close();
        assertThat(house.server().listening()).isFalse();
    }
}

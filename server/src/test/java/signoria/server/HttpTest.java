package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Predicate;

/** HTTP as nobody's browser would speak it. */
class HttpTest extends InTheHouse {
    private static final String GUEST = "{\"name\":\"Ada\"}"; // 14 bytes

    /** What is answered, all of it until the server ends the connection. */
    private static String raw(String request) throws IOException {
        return raw(request, _ -> false);
    }

    /** The same, or as much of it as is enough. */
    private static String raw(String request, Predicate<String> enough) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), house.port())) {
            socket.setSoTimeout(60_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            StringBuilder answer = new StringBuilder();
            byte[] some = new byte[4096];
            try {
                while (!enough.test(answer.toString())) {
                    int n = socket.getInputStream().read(some);
                    if (n < 0) break;
                    answer.append(new String(some, 0, n, StandardCharsets.ISO_8859_1));
                }
            } catch (java.net.SocketTimeoutException e) {
                answer.append("\n[silence]");
            } catch (java.net.SocketException e) {
                answer.append("\n[reset]");
            }
            return answer.toString();
        }
    }

    private static String post(String headers, String body) throws IOException {
        return raw(
                "POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type:"
                        + " application/json\r\n"
                        + headers
                        + "\r\n"
                        + body);
    }

    private static void refused(String answer) {
        assertThat(answer).startsWith("HTTP/1.1 400");
        assertThat(answer.substring(12)).doesNotContain("HTTP/1.1"); // one answer to it all
        assertThat(answer).doesNotContain("Exception").doesNotContain("io.helidon");
        assertThat(answer).doesNotContain("[silence]"); // the connection ends
    }

    /**
     * Whoever looks whether a link leads anywhere gets the heads of the answer and nothing more.
     */
    @Test
    void headIsAnsweredLikeGetWithoutABody() throws IOException {
        for (String path : List.of("/", "/lobby")) {
            String rest = " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            assertThat(raw("GET" + rest)).startsWith("HTTP/1.1 200");
            assertThat(raw("HEAD" + rest)).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n");
        }
    }

    @Test
    void theConnectionEndsWhenItIsAsked() throws IOException {
        for (String path : List.of("/", "/health", "/api/v1/hello", "/api/v1/nothing"))
            assertThat(raw("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
                    .doesNotContain("[silence]");
    }

    @Test
    void aBodyHasOneLength() throws IOException {
        assertThat(post("Content-Length: 14\r\nConnection: close\r\n", GUEST))
                .startsWith("HTTP/1.1 200");
        refused(post("Content-Length: 14\r\nContent-Length: 14\r\n", GUEST));
        refused(post("Content-Length: 14\r\nContent-Length: 0\r\n", GUEST));
        refused(post("Content-Length: 14, 14\r\n", GUEST));
        refused(post("Content-Length: +14\r\n", GUEST));
        refused(post("Content-Length: 0x0e\r\n", GUEST));
        refused(post("Content-Length: -1\r\n", GUEST));
        refused(post("Content-Length: 99999999999999999999\r\n", GUEST));
    }

    @Test
    void aBodyIsChunkedOrHasALength() throws IOException {
        String chunked = "e\r\n" + GUEST + "\r\n0\r\n\r\n";
        assertThat(post("Transfer-Encoding: chunked\r\nConnection: close\r\n", chunked))
                .startsWith("HTTP/1.1 200");
        refused(post("Content-Length: 14\r\nTransfer-Encoding: chunked\r\n", chunked));
        refused(post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", chunked));
        refused(post("Transfer-Encoding: gzip, chunked\r\n", chunked));
        refused(post("Transfer-Encoding: identity\r\n", GUEST));
    }

    @Test
    void oddChunksAreNoFaultOfOurs() throws IOException {
        for (String chunk :
                new String[] {
                    "e;x=y\r\n" + GUEST + "\r\n0\r\n\r\n",
                    "e;\"\\r\"\r\n" + GUEST + "\r\n0\r\n\r\n",
                    "+e\r\n" + GUEST + "\r\n0\r\n\r\n",
                    "-1\r\n" + GUEST + "\r\n0\r\n\r\n",
                    "zz\r\n" + GUEST + "\r\n0\r\n\r\n",
                    "ffffffffffffffffff\r\n" + GUEST + "\r\n0\r\n\r\n",
                    ";\r\n" + GUEST + "\r\n0\r\n\r\n"
                })
            assertThat(post("Transfer-Encoding: chunked\r\nConnection: close\r\n", chunk))
                    .as(chunk)
                    .matches("(?s)(HTTP/1.1 (200|4..).*|\n\\[reset].*|)")
                    .doesNotContain("Exception");
    }

    @Test
    void whatIsNoRequestIsAnsweredWithoutOurInsides() throws IOException {
        for (String odd :
                new String[] {
                    "\r\n\r\n",
                    "GET\r\n\r\n",
                    "GET / HTTP/9.9\r\n\r\n",
                    "GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n",
                    "GET /api/v1/tables/%ZZ HTTP/1.1\r\n"
                            + "Host: localhost\r\n"
                            + "Connection: close\r\n\r\n",
                    "GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
                    "GET / HTTP/1.1\r\nHost: localhost\r\n Folded: x\r\n\r\n",
                    "GET http://[/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
                })
            assertThat(raw(odd))
                    .as(odd)
                    .doesNotContain("Exception")
                    .doesNotContain("io.helidon")
                    .doesNotContain("java.")
                    .doesNotStartWith("HTTP/1.1 5");
    }

    private static String metrics(String host) throws IOException {
        return raw("GET /metrics HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
    }

    @Test
    void metricsAreForThisMachineByItsOwnName() throws IOException {
        for (String host : new String[] {"localhost", "127.0.0.1:1492", "[::1]:1492"})
            assertThat(metrics(host)).as(host).startsWith("HTTP/1.1 200");
        for (String host :
                new String[] {"rebound.example", "localhost.example", "127.0.0.1.example"})
            assertThat(metrics(host)).as(host).startsWith("HTTP/1.1 403");
    }

    @Test
    void aForeignPageGetsNoSocket() throws IOException {
        Player ada = house.guest("Ada");
        String upgrade =
                "GET /api/v1/socket HTTP/1.1\r\nHost: localhost\r\nCookie: "
                        + ada.client().cookie()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version:"
                        + " 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        assertThat(raw(upgrade + "\r\n", answer -> answer.endsWith("\r\n\r\n")))
                .startsWith("HTTP/1.1 101");
        assertThat(raw(upgrade + "Origin: http://elsewhere.example\r\n\r\n"))
                .startsWith("HTTP/1.1 403");
        assertThat(raw(upgrade.replaceFirst("Cookie: [^\r]*", "X: y") + "\r\n"))
                .startsWith("HTTP/1.1 401");
    }
}

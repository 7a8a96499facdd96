package signoria.server.notices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.kernel.BadInput;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.List;

class ReachTest {
    private static final Reach REACH = new Reach(List.of());

    private static boolean open(String address) {
        return REACH.open(InetAddress.ofLiteral(address));
    }

    @Test
    void noNetworkOfOurOwn() {
        for (String closed :
                List.of(
                        "127.0.0.1",
                        "127.9.9.9",
                        "0.0.0.0",
                        "10.1.2.3",
                        "172.16.0.1",
                        "172.31.255.255",
                        "192.168.1.1",
                        "169.254.169.254",
                        "100.64.0.1",
                        "100.127.255.255",
                        "192.0.0.8",
                        "198.18.0.1",
                        "224.0.0.1",
                        "239.255.255.250",
                        "240.0.0.1",
                        "255.255.255.255",
                        "::1",
                        "::",
                        "fe80::1",
                        "fec0::1",
                        "fc00::1",
                        "fd12:3456::1",
                        "ff02::1",
                        "::ffff:127.0.0.1",
                        "::ffff:10.0.0.1",
                        "::127.0.0.1",
                        "64:ff9b::7f00:1",
                        "2002:7f00:1::",
                        "2001:0:1::",
                        "2001:db8::1")) assertThat(open(closed)).as(closed).isFalse();
    }

    @Test
    void thePublicOnes() {
        for (String each : List.of("1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111"))
            assertThat(open(each)).as(each).isTrue();
    }

    @Test
    void notThisMachineByWhateverAddress() throws SocketException {
        NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .forEach(each -> assertThat(REACH.open(each)).as(each.toString()).isFalse());
    }

    @Test
    void whatTheHostAllows() {
        Reach home = new Reach(List.of(Network.of("192.168.1.0/24"), Network.of("fd00::/8")));
        assertThat(home.open(InetAddress.ofLiteral("192.168.1.77"))).isTrue();
        assertThat(home.open(InetAddress.ofLiteral("192.168.2.77"))).isFalse();
        assertThat(home.open(InetAddress.ofLiteral("fd00::5"))).isTrue();
        assertThat(home.open(InetAddress.ofLiteral("127.0.0.1"))).isFalse();
        assertThatThrownBy(() -> Network.of("192.168.1.0/33")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Network.of("home")).isInstanceOf(BadInput.class);
    }

    @Test
    void namesThatStandForOurOwnNetwork() {
        for (String each : List.of("http://localhost/", "http://127.0.0.1/", "http://[::1]:80/x"))
            assertThatThrownBy(() -> REACH.address(URI.create(each)))
                    .as(each)
                    .isInstanceOf(Reach.Unreachable.class);
    }

    @Test
    void whatIsNoWebhook() {
        for (String each :
                List.of(
                        "ftp://example.org/",
                        "file:///etc/passwd",
                        "https://",
                        "//example.org",
                        "https://user:secret@example.org/",
                        "https://example.org/a b",
                        "https://example.org:99999/",
                        "javascript:alert(1)",
                        "x"))
            assertThatThrownBy(() -> Reach.target(each)).as(each).isInstanceOf(BadInput.class);
        assertThat(Reach.target("https://ntfy.sh/my-topic").getHost()).isEqualTo("ntfy.sh");
    }
}

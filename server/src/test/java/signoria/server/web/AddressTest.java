package signoria.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AddressTest {
    @Test
    void nobodyElseReachesAServerOfThisMachineAlone() {
        assertThat(Address.forOthers("localhost", 1492)).isEmpty();
        assertThat(Address.forOthers("127.0.0.1", 1492)).isEmpty();
    }

    @Test
    void anAddressOfTheNetworkIsTakenAsItIs() {
        assertThat(Address.forOthers("192.168.1.7", 1492)).contains("http://192.168.1.7:1492");
    }

    @Test
    void ofAllAddressesOneIsNamedThatIsNotThisMachinesOwn() {
        assertThat(Address.forOthers("0.0.0.0", 80).orElse("http://10.0.0.1:80"))
                .matches("http://[0-9.]+:80")
                .doesNotContain("127.0.0.1")
                .doesNotContain("0.0.0.0");
    }

    @Test
    void ipv6StandsInBrackets() {
        assertThat(Address.here("::")).isEqualTo("localhost");
        assertThat(Address.here("0.0.0.0")).isEqualTo("localhost");
        assertThat(Address.here("::1")).isEqualTo("[::1]");
        assertThat(Address.here("signoria.example")).isEqualTo("signoria.example");
        assertThat(Address.forOthers("2001:db8:0:0:0:0:0:1", 80))
                .contains("http://[2001:db8:0:0:0:0:0:1]:80");
    }
}

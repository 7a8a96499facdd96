package signoria.server.notices;

import signoria.kernel.BadInput;

import java.net.IDN;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a webhook may lead: to public addresses, and to what the host allows besides.
 *
 * @param self the name of this server as people know it: it may be reached by an address that is
 *     not its own
 */
record Reach(List<Network> allowed, Optional<String> self) {
    /** What is not for the public, by the registries of special addresses. */
    private static final List<Network> CLOSED =
            Stream.of(
                            "0.0.0.0/8",
                            "10.0.0.0/8",
                            "100.64.0.0/10",
                            "127.0.0.0/8",
                            "168.63.129.16/32", // what a machine at Microsoft's is told of itself
                            "169.254.0.0/16",
                            "172.16.0.0/12",
                            "192.0.0.0/24",
                            "192.0.2.0/24",
                            "192.88.99.0/24",
                            "192.168.0.0/16",
                            "198.18.0.0/15",
                            "198.51.100.0/24",
                            "203.0.113.0/24",
                            "224.0.0.0/3",
                            "2001::/23",
                            "2001:db8::/32",
                            "2002::/16",
                            "3fff::/20")
                    .map(Network::of)
                    .toList();

    /** Of IPv6 only these are given out to the public. */
    private static final Network UNICAST = Network.of("2000::/3");

    /** Whose address is unknown or may not be asked. */
    static final class Unreachable extends Exception {
        private static final long serialVersionUID = 1;

        /** Whether it may be another time. */
        final boolean passing;

        Unreachable(String why, boolean passing) {
            super(why);
            this.passing = passing;
        }
    }

    /** A whole address of a webhook, or {@link BadInput}. */
    static URI target(String url) {
        try {
            URI uri = new URI(url);
            String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
            if (!scheme.equals("https") && !scheme.equals("http"))
                throw new BadInput("a webhook begins with https:// or http://");
            if (uri.getHost() == null || uri.getRawUserInfo() != null)
                throw new BadInput("a webhook names a host, and no user");
            if (uri.getPort() == 0 || uri.getPort() > 65535)
                throw new BadInput("a webhook has a port up to 65535");
            return uri;
        } catch (URISyntaxException e) {
            throw new BadInput("that is not a web address");
        }
    }

    /** The address to connect to. All that the name stands for must be open to us. */
    InetAddress address(URI target) throws Unreachable {
        InetAddress[] all;
        try {
            String host = target.getHost();
            all =
                    InetAddress.getAllByName(
                            host.startsWith("[") ? host : IDN.toASCII(host, IDN.ALLOW_UNASSIGNED));
        } catch (UnknownHostException e) {
            throw new Unreachable("nobody knows the host " + target.getHost(), true);
        } catch (IllegalArgumentException e) {
            throw new Unreachable("that is not the name of a host", false);
        }
        for (InetAddress each : all)
            if (!open(each))
                throw new Unreachable(
                        target.getHost() + " is in a network that webhooks may not reach", false);
        return all[0];
    }

    boolean open(InetAddress address) {
        if (allowed.stream().anyMatch(network -> network.holds(address))) return true;
        if (address.isLoopbackAddress()
                || address.isAnyLocalAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress()) return false;
        if (address.getAddress().length == 16 && !UNICAST.holds(address)) return false;
        if (CLOSED.stream().anyMatch(network -> network.holds(address))) return false;
        return !ours(address);
    }

    /** Is it this machine itself, by a public address of its own or of what stands before it? */
    private boolean ours(InetAddress address) {
        try {
            return NetworkInterface.getByInetAddress(address) != null
                    || self.isPresent()
                            && List.of(InetAddress.getAllByName(self.get())).contains(address);
        } catch (SocketException e) {
            return true; // who knows
        } catch (UnknownHostException e) {
            return false;
        }
    }
}

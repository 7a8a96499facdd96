package signoria.server.web;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.Optional;

/** Where people at other machines find a server. */
public final class Address {
    private Address() {}

    /** The host as whoever sits at this machine would type it. */
    public static String here(String host) {
        return host.equals("0.0.0.0") || host.equals("::") ? "localhost" : bracketed(host);
    }

    /** In an address, IPv6 stands in brackets. */
    private static String bracketed(String host) {
        return host.contains(":") ? "[" + host + "]" : host;
    }

    /**
     * The page's address as others on the network would type it.
     *
     * @param host what the server listens at
     * @return nothing if it listens to its own machine only, or is on no network
     */
    public static Optional<String> forOthers(String host, int port) {
        try {
            InetAddress at = InetAddress.getByName(host);
            if (at.isLoopbackAddress()) return Optional.empty();
            Optional<String> name =
                    at.isAnyLocalAddress() ? onNetwork() : Optional.of(at.getHostAddress());
            return name.map(found -> "http://" + bracketed(found) + ":" + port);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Of several addresses of this machine one of a home or an office, if there is one. */
    private static Optional<String> onNetwork() throws IOException {
        Optional<InetAddress> best = Optional.empty();
        for (NetworkInterface card : NetworkInterface.networkInterfaces().toList()) {
            if (!card.isUp() || card.isLoopback() || card.isPointToPoint()) continue;
            for (InetAddress at : card.inetAddresses().toList())
                if (at instanceof Inet4Address
                        && !at.isLinkLocalAddress()
                        && (best.isEmpty()
                                || at.isSiteLocalAddress() && !best.get().isSiteLocalAddress()))
                    best = Optional.of(at);
        }
        return best.map(InetAddress::getHostAddress);
    }
}

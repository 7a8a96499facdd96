package signoria.server.web;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.SetCookie;

import signoria.server.store.People;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the headers of a call say: who asks, from where, and whether a page of ours asks.
 *
 * @param proxied a reverse proxy stands before us, and its headers are believed
 */
record Door(Identities identities, boolean proxied) {
    private static final HeaderName FORWARDED_FOR = HeaderNames.create("X-Forwarded-For");
    private static final String COOKIE = "signoria";
    private static final String LOCAL = "(?i)(localhost|127(\\.\\d{1,3}){3}|\\[::1])(:\\d{1,5})?";
    private static final String BROWSER = "signoria-browser";
    private static final Duration LASTING = Duration.ofMillis(Identities.YEAR);

    /** In this order: most browsers name others too. */
    private static final Map<String, String> BROWSERS =
            inOrder(
                    "Firefox/",
                    "Firefox",
                    "Edg",
                    "Edge",
                    "OPR/",
                    "Opera",
                    "Chrome/",
                    "Chrome",
                    "CriOS/",
                    "Chrome",
                    "Safari/",
                    "Safari");

    private static final Map<String, String> SYSTEMS =
            inOrder(
                    "Android", "Android", "iPhone", "iPhone", "iPad", "iPad", "Windows", "Windows",
                    "Mac OS", "Mac", "Linux", "Linux");

    private static Map<String, String> inOrder(String... pairs) {
        Map<String, String> all = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) all.put(pairs[i], pairs[i + 1]);
        return all;
    }

    Optional<People.Person> person(Headers headers) {
        return known(headers).map(Identities.Known::person);
    }

    /** Who asks, and by which sign-in. */
    Optional<Identities.Known> known(Headers headers) {
        return identities.of(cookie(headers, COOKIE));
    }

    /** Is this a browser at which the account of this name was signed in before? */
    boolean knows(Headers headers, String name) {
        String browser = cookie(headers, BROWSER);
        return !browser.isEmpty() && identities.knows(browser, name);
    }

    private static String cookie(Headers headers, String name) {
        if (!headers.contains(HeaderNames.COOKIE)) return "";
        for (String all : headers.get(HeaderNames.COOKIE).allValues())
            for (String each : all.split(";")) {
                String cookie = each.strip();
                if (cookie.startsWith(name + "=")) return cookie.substring(name.length() + 1);
            }
        return "";
    }

    /** The cookie that proves an identity from now on. */
    SetCookie admit(People.Person person, Headers headers) {
        return cookie(COOKIE, identities.admit(person, device(headers)), LASTING, headers);
    }

    /** The cookie that came, for another year. */
    SetCookie again(Headers headers) {
        return cookie(COOKIE, cookie(headers, COOKIE), LASTING, headers);
    }

    SetCookie noCookie(Headers headers) {
        return cookie(COOKIE, "-", Duration.ZERO, headers);
    }

    /** The cookie of a browser at which someone has signed in; it stays when they sign out. */
    SetCookie browser(People.Person person, Headers headers) {
        return cookie(BROWSER, identities.knownBrowser(person), LASTING, headers);
    }

    private SetCookie cookie(String name, String value, Duration age, Headers headers) {
        return SetCookie.builder(name, value)
                .path("/")
                .httpOnly(true)
                .sameSite(SetCookie.SameSite.STRICT)
                .secure(proxied && header(headers, "X-Forwarded-Proto").equals("https"))
                .maxAge(age)
                .build();
    }

    /** What a browser says it is, as its owner knows it. */
    private static String device(Headers headers) {
        String agent = header(headers, "User-Agent");
        return (first(agent, BROWSERS) + " " + first(agent, SYSTEMS)).strip();
    }

    private static String first(String agent, Map<String, String> known) {
        for (Map.Entry<String, String> each : known.entrySet())
            if (agent.contains(each.getKey())) return each.getValue();
        return "";
    }

    /** A browser says which page asks; only ours may. Others than browsers say nothing. */
    boolean ours(Headers headers) {
        String origin = header(headers, "Origin");
        if (origin.isEmpty()) return true;
        String host = proxied ? header(headers, "X-Forwarded-Host") : "";
        if (host.isEmpty()) host = header(headers, "Host");
        try {
            return host.equals(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Where a browser that asks finds this server; nothing where what it says is no address. */
    Optional<String> origin(Headers headers) {
        String host = proxied ? header(headers, "X-Forwarded-Host") : "";
        if (host.isEmpty()) host = header(headers, "Host");
        boolean secure = proxied && header(headers, "X-Forwarded-Proto").equals("https");
        return host.matches("[A-Za-z0-9.\\[\\]:_-]{1,255}")
                ? Optional.of((secure ? "https://" : "http://") + host)
                : Optional.empty();
    }

    /** The network of whoever asks; of several proxies' words only the last, our own one's. */
    String address(Headers headers, String peer) {
        if (!proxied || !headers.contains(FORWARDED_FOR)) return network(peer);
        String forwarded = headers.get(FORWARDED_FOR).allValues().getLast();
        return network(forwarded.substring(forwarded.lastIndexOf(',') + 1).strip());
    }

    /** What one person has: an address, or with IPv6 all that begin with the same 64 bits. */
    static String network(String address) {
        if (!address.contains(":")) return address;
        try {
            byte[] bytes = InetAddress.ofLiteral(address).getAddress();
            return bytes.length == 4
                    ? InetAddress.getByAddress(bytes).getHostAddress() // mapped
                    : HexFormat.of().formatHex(bytes, 0, 8) + "::/64";
        } catch (IllegalArgumentException | UnknownHostException e) {
            return address;
        }
    }

    /**
     * The call comes from this machine, not through a proxy, and asks for it by its own name: a
     * page whose name was bound to this machine says another.
     */
    static boolean local(Headers headers, SocketAddress peer) {
        return header(headers, "Host").matches(LOCAL)
                && peer instanceof InetSocketAddress at
                && at.getAddress() != null
                && at.getAddress().isLoopbackAddress()
                && header(headers, "X-Forwarded-For").isEmpty()
                && header(headers, "Forwarded").isEmpty();
    }

    static String header(Headers headers, String name) {
        return headers.first(HeaderNames.create(name)).orElse("");
    }
}

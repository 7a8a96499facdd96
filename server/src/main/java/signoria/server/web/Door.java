package signoria.server.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.SetCookie;

import signoria.server.store.People;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/**
 * What the headers of a call say: who asks, from where, and whether a page of ours asks.
 *
 * @param proxied a reverse proxy stands before us, and its headers are believed
 */
record Door(Identities identities, boolean proxied) {
    private static final String COOKIE = "signoria";

    Optional<People.Person> person(Headers headers) {
        if (!headers.contains(HeaderNames.COOKIE)) return Optional.empty();
        for (String all : headers.get(HeaderNames.COOKIE).allValues())
            for (String each : all.split(";")) {
                String cookie = each.strip();
                if (cookie.startsWith(COOKIE + "="))
                    return identities.of(cookie.substring(COOKIE.length() + 1));
            }
        return Optional.empty();
    }

    /** The cookie that proves an identity from now on. */
    SetCookie cookie(People.Person person, Headers headers) {
        return cookie(identities.token(person), Duration.ofDays(365), headers);
    }

    SetCookie noCookie(Headers headers) {
        return cookie("-", Duration.ZERO, headers);
    }

    private SetCookie cookie(String value, Duration age, Headers headers) {
        return SetCookie.builder(COOKIE, value)
                .path("/")
                .httpOnly(true)
                .sameSite(SetCookie.SameSite.STRICT)
                .secure(proxied && header(headers, "X-Forwarded-Proto").equals("https"))
                .maxAge(age)
                .build();
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

    /** The address of whoever asks. */
    String address(Headers headers, String peer) {
        String forwarded = proxied ? header(headers, "X-Forwarded-For") : "";
        return forwarded.isEmpty()
                ? peer
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    /** The call comes from this machine, not through a proxy. */
    static boolean local(Headers headers, SocketAddress peer) {
        return peer instanceof InetSocketAddress at
                && at.getAddress() != null
                && at.getAddress().isLoopbackAddress()
                && header(headers, "X-Forwarded-For").isEmpty()
                && header(headers, "Forwarded").isEmpty();
    }

    static String header(Headers headers, String name) {
        return headers.first(HeaderNames.create(name)).orElse("");
    }
}

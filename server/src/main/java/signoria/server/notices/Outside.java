package signoria.server.notices;

import signoria.kernel.BadInput;
import signoria.kernel.Text;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;

/**
 * What the host has set up for messages that leave the server, in one file or in the environment.
 *
 * @param url where people find this server, for links
 * @param allowed networks that webhooks may lead to although they are not public
 */
public record Outside(Optional<String> url, Optional<Mail> mail, List<Network> allowed, Pace pace) {
    /** Whether a mail server is spoken to in the clear, or how not. */
    public enum Security {
        NONE,
        STARTTLS,
        TLS
    }

    /** A mail server; without a user nobody signs in there. */
    public record Mail(
            String host, int port, Security security, String user, String password, String from) {
        @Override
        public String toString() { // it may be logged
            return host + ":" + port;
        }
    }

    /**
     * How soon and how often, in milliseconds.
     *
     * @param hook until a webhook is called, so that what comes together is told together
     * @param hookLull until the same person is told more by it
     * @param retry until a first failure is tried again; each time four times as long
     */
    public record Pace(long hook, long mail, long hookLull, long mailLull, long retry) {
        private static final long SECOND = 1000;

        public static final Pace USUAL =
                new Pace(5 * SECOND, 30 * SECOND, 60 * SECOND, 600 * SECOND, 30 * SECOND);
    }

    private static final List<String> KEYS =
            List.of(
                    "url",
                    "mail.host",
                    "mail.port",
                    "mail.security",
                    "mail.user",
                    "mail.password",
                    "mail.from",
                    "webhooks.allow");

    public static Outside none() {
        return new Outside(Optional.empty(), Optional.empty(), List.of(), Pace.USUAL);
    }

    /** From a file, if it is there, and the environment, which wins. */
    public static Outside of(Path file, Map<String, String> environment) {
        Map<String, String> all = new TreeMap<>();
        if (Files.exists(file)) {
            Properties read = new Properties();
            try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                read.load(in);
            } catch (IOException | IllegalArgumentException e) {
                throw new BadInput(file + " cannot be read: " + e.getMessage());
            }
            for (String key : read.stringPropertyNames()) {
                if (!KEYS.contains(key))
                    throw new BadInput(
                            file + ": there is no setting '" + key + "'; there are " + KEYS);
                all.put(key, read.getProperty(key).strip());
            }
        }
        for (String key : KEYS) {
            String value = environment.get(variable(key));
            if (value != null) all.put(key, value.strip());
        }
        return of(all);
    }

    private static String variable(String key) {
        return "SIGNORIA_" + key.replace('.', '_').toUpperCase(Locale.ROOT);
    }

    private static Outside of(Map<String, String> all) {
        Optional<String> url = Optional.ofNullable(all.get("url")).filter(each -> !each.isEmpty());
        if (url.isPresent() && !url.get().matches("https?://[^/?#\\s]+/?"))
            throw new BadInput("url is like https://signoria.example, not " + url.get());
        List<Network> allowed = new ArrayList<>();
        for (String each : all.getOrDefault("webhooks.allow", "").split("[,\\s]+"))
            if (!each.isEmpty()) allowed.add(Network.of(each));
        return new Outside(
                url.map(each -> each.replaceAll("/$", "")), mail(all), allowed, Pace.USUAL);
    }

    private static Optional<Mail> mail(Map<String, String> all) {
        String host = all.getOrDefault("mail.host", "");
        if (host.isEmpty()) return Optional.empty();
        String from = all.getOrDefault("mail.from", "");
        if (!from.contains("@"))
            throw new BadInput("mail.from must be the address that mails come from");
        Security security =
                switch (all.getOrDefault("mail.security", "starttls")) {
                    case "none" -> Security.NONE;
                    case "starttls" -> Security.STARTTLS;
                    case "tls" -> Security.TLS;
                    default -> throw new BadInput("mail.security is starttls, tls or none");
                };
        int usual = security == Security.TLS ? 465 : security == Security.STARTTLS ? 587 : 25;
        int port = Text.number(all.getOrDefault("mail.port", "" + usual), "mail.port");
        return Optional.of(
                new Mail(
                        host,
                        port,
                        security,
                        all.getOrDefault("mail.user", ""),
                        all.getOrDefault("mail.password", ""),
                        from));
    }
}

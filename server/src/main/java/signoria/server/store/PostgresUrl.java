package signoria.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.Properties;

/**
 * Where a PostgreSQL database is, as its own programs write it: {@code
 * postgresql://user@host:port/db}. There is no password in it: that is asked of the environment
 * ({@code PGPASSWORD}) or of PostgreSQL's password file, so that no list of processes and no log
 * shows it.
 *
 * @param query further settings of the driver, such as {@code sslmode=require}
 */
public record PostgresUrl(String user, String host, int port, String database, String query) {
    private static final int USUAL_PORT = 5432;

    /** {@link StoreFailed} when it cannot be read. */
    public static PostgresUrl of(String text) {
        try {
            URI uri = new URI(text);
            String user = uri.getUserInfo();
            if (user != null && user.contains(":") || text.matches("(?i).*[?&]password=.*"))
                throw wrong("leave the password out: put it into PGPASSWORD or ~/.pgpass");
            String scheme = String.valueOf(uri.getScheme());
            String path = uri.getPath() == null ? "" : uri.getPath();
            if (!scheme.matches("postgres(ql)?") || uri.getHost() == null || path.length() < 2)
                throw wrong("write it as postgresql://user@host:port/database");
            return new PostgresUrl(
                    user == null ? System.getProperty("user.name") : user,
                    uri.getHost(),
                    uri.getPort() < 0 ? USUAL_PORT : uri.getPort(),
                    path.substring(1),
                    uri.getRawQuery() == null ? "" : uri.getRawQuery());
        } catch (URISyntaxException e) {
            throw wrong("write it as postgresql://user@host:port/database");
        }
    }

    private static StoreFailed wrong(String what) {
        return new StoreFailed("storage", "--store cannot be read: " + what, null);
    }

    String jdbc() {
        return "jdbc:postgresql://"
                + host
                + ":"
                + port
                + "/"
                + database
                + (query.isEmpty() ? "" : "?" + query);
    }

    /** What the driver is told besides; the password file it reads by itself. */
    Properties properties() {
        Properties told = new Properties();
        told.setProperty("user", user);
        Optional.ofNullable(System.getenv("PGPASSWORD"))
                .ifPresent(password -> told.setProperty("password", password));
        told.setProperty("currentSchema", PostgresSchema.NAME);
        told.setProperty("ApplicationName", "signoria");
        told.setProperty("connectTimeout", "5");
        told.setProperty("socketTimeout", "25");
        told.setProperty("tcpKeepAlive", "true");
        return told;
    }

    @Override
    public String toString() {
        return "postgresql://" + user + "@" + host + ":" + port + "/" + database;
    }
}

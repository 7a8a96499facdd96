package signoria.server.chaos;

import signoria.server.store.PostgresUrl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * A PostgreSQL of one's own in a throw-away folder, on a free loopback port; a process that may be
 * stopped, killed and started again.
 */
public final class Database implements AutoCloseable {
    private static final String USER = "signoria";
    private static final long PATIENCE = 30_000;

    private final Path programs;
    private final Path folder;
    private final int port;
    private Process process;

    private Database(Path programs, Path folder, int port) {
        this.programs = programs;
        this.folder = folder;
        this.port = port;
    }

    /** The tables that people look at, by the server through which they do. */
    Map<String, List<String>> looking(String database) {
        Map<String, List<String>> tables = new HashMap<>();
        rows(
                database,
                "select distinct node, tid from signoria.presence",
                row ->
                        tables.computeIfAbsent(row.getString(1), _ -> new ArrayList<>())
                                .add(row.getString(2)));
        return tables;
    }

    /** The servers that the others take to be alive. */
    Set<String> living(String database) {
        Set<String> nodes = new HashSet<>();
        rows(database, "select id from signoria.node", row -> nodes.add(row.getString(1)));
        return nodes;
    }

    /** Makes and starts one in an empty folder, with PostgreSQL's programs from another. */
    public static Database start(Path programs, Path folder) {
        Database made = new Database(programs, folder, freePort());
        try {
            Path log = Files.createDirectories(folder).resolve("initdb.log");
            Process init =
                    made.program(
                                    "initdb",
                                    "--pgdata=" + made.data(),
                                    "--username=" + USER,
                                    "--auth=trust",
                                    "--encoding=UTF8",
                                    "--no-locale",
                                    "--no-sync")
                            .redirectErrorStream(true)
                            .redirectOutput(log.toFile())
                            .start();
            if (init.waitFor() != 0)
                throw new IllegalStateException(
                        "initdb failed: " + Files.readString(log).lines().toList());
            made.start();
            return made;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private Path data() {
        return folder.resolve("data");
    }

    /** PostgreSQL refuses to be root: in a user namespace of its own it is nobody. */
    private ProcessBuilder program(String name, String... arguments) {
        List<String> command = new ArrayList<>();
        if (System.getProperty("user.name").equals("root"))
            command.addAll(List.of("unshare", "-U"));
        command.add(programs.resolve(name).toString());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("LC_ALL", "C");
        return builder;
    }

    public void start() {
        launch();
        await();
    }

    private void launch() {
        try {
            process =
                    program(
                                    "postgres",
                                    "-D",
                                    data().toString(),
                                    "-p",
                                    "" + port,
                                    "-c",
                                    "listen_addresses=127.0.0.1",
                                    "-c",
                                    "unix_socket_directories=",
                                    "-c",
                                    "max_connections=100",
                                    "-c",
                                    "shared_buffers=64MB")
                            .redirectErrorStream(true)
                            .redirectOutput(
                                    ProcessBuilder.Redirect.appendTo(
                                            folder.resolve("postgres.log").toFile()))
                            .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void await() {
        long until = System.currentTimeMillis() + PATIENCE;
        while (true)
            try (Connection _ = connect("postgres")) {
                return;
            } catch (SQLException e) {
                if (System.currentTimeMillis() > until)
                    throw new IllegalStateException(
                            "PostgreSQL does not start; see " + folder.resolve("postgres.log"), e);
                pause(20);
                if (!process.isAlive()) launch(); // what was killed has not quite gone yet
            }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private Connection connect(String database) throws SQLException {
        return DriverManager.getConnection(
                "jdbc:postgresql://127.0.0.1:" + port + "/" + database, USER, "");
    }

    /** A new and empty database. */
    public PostgresUrl fresh(String name) {
        try (Connection connection = connect("postgres");
                var statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return PostgresUrl.of("postgresql://" + USER + "@127.0.0.1:" + port + "/" + name);
    }

    private interface Row {
        void of(ResultSet row) throws SQLException;
    }

    private void rows(String database, String query, Row each) {
        try (Connection connection = connect(database);
                var statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) each.of(rows);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Cuts all connections to a database, wherever they are in what they do. */
    public void cut(String name) {
        try (Connection connection = connect("postgres");
                var statement =
                        connection.prepareStatement(
                                "select pg_terminate_backend(pid) from pg_stat_activity where"
                                        + " datname = ?")) {
            statement.setString(1, name);
            statement.execute();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Stops in order but at once, whoever is connected: SIGINT. */
    public void stop() {
        try {
            new ProcessBuilder("kill", "-INT", "" + process.pid()).start().waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        end();
    }

    /** Without warning; its children notice by themselves. */
    public void kill() {
        process.destroyForcibly();
        end();
    }

    private void end() {
        try {
            if (!process.waitFor(PATIENCE, TimeUnit.MILLISECONDS)) process.destroyForcibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static int freePort() {
        for (int tries = 0; tries < 200; tries++) {
            int port = ThreadLocalRandom.current().nextInt(20_000, 32_000);
            try (ServerSocket socket =
                    new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return socket.getLocalPort();
            } catch (IOException e) {
                // taken; another one
            }
        }
        throw new IllegalStateException("no free port");
    }

    @Override
    public void close() {
        kill();
    }
}

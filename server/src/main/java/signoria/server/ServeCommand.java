package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Tables;
import signoria.server.notices.Outside;
import signoria.server.table.Retention;
import signoria.server.web.Address;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Runs the server until it is told to stop. */
@Command(
        name = "serve",
        description = "The server with its web page.",
        mixinStandardHelpOptions = true)
public final class ServeCommand implements ServerCommand {
    @Spec private CommandSpec spec;

    @Option(
            names = "--host",
            paramLabel = "H",
            defaultValue = "localhost",
            description = "the address to listen on; 0.0.0.0 for all (default: localhost)")
    private String host;

    @Option(
            names = "--port",
            paramLabel = "P",
            defaultValue = "1492",
            description = "the port (default: 1492)")
    private int port;

    @Mixin private Where where;

    @Option(
            names = "--behind-proxy",
            description = "trust the X-Forwarded-… headers of a reverse proxy")
    private boolean proxied;

    @Option(
            names = "--bot",
            paramLabel = "exec:COMMAND",
            description = "a program of yours that may be given a seat; repeatable")
    private List<String> bots = List.of();

    @Option(
            names = "--expire-open",
            paramLabel = "DAYS",
            defaultValue = "14",
            description = "close tables that have not begun after so many days (default: 14)")
    private int openDays;

    @Option(
            names = "--keep-closed",
            paramLabel = "DAYS",
            defaultValue = "30",
            description = "delete closed tables after so many days (default: 30)")
    private int closedDays;

    @Option(
            names = "--keep-finished",
            paramLabel = "DAYS",
            description = "delete finished games after so many days (default: never)")
    private Optional<Integer> finishedDays = Optional.empty();

    @Option(
            names = "--holidays",
            paramLabel = "DAYS",
            defaultValue = "" + Server.Settings.HOLIDAYS,
            description = {
                "so many days a year a player's clocks may stand still",
                "in games whose turns take days (default: 30; 0: none)"
            })
    private int holidays;

    @Option(
            names = "--settings",
            paramLabel = "FILE",
            description = {
                "mail server and webhooks",
                "(default: signoria.properties in the data folder, if it is there)"
            })
    private Optional<Path> outside = Optional.empty();

    @Option(
            names = "--catalog",
            paramLabel = "GAME=DIR",
            description = "lays the tables of a folder over a game's printed ones; repeatable")
    private Map<String, Path> catalogs = new TreeMap<>();

    private Map<String, Tables> tables() {
        Map<String, Tables> tables = new TreeMap<>();
        catalogs.forEach((game, folder) -> tables.put(game, TablesFolder.read(folder)));
        return tables;
    }

    private Outside outside() {
        outside.ifPresent(
                file -> {
                    if (!Files.isReadable(file)) throw new BadInput(file + " cannot be read");
                });
        return Outside.of(
                outside.orElseGet(() -> where.folder().resolve("signoria.properties")),
                System.getenv());
    }

    private Retention retention() {
        if (openDays < 1 || closedDays < 1 || finishedDays.orElse(1) < 1)
            throw new BadInput("tables are kept for 1 day at least");
        return new Retention(openDays, closedDays, finishedDays);
    }

    private int holidays() {
        if (holidays < 0 || holidays > 365)
            throw new BadInput("--holidays takes 0 to 365 days, not " + holidays);
        return holidays;
    }

    @Override
    public void run() {
        if (port < 0 || port > 65535)
            throw new BadInput("--port takes 0 to 65535, not " + port + "; 0 is any free one");
        Logs.structured();
        for (String bot : bots) Level.trusted(bot);
        Server.Settings settings =
                new Server.Settings(host, port, where.folder(), proxied, true, 600_000)
                        .on(where.database())
                        .keeping(retention())
                        .calling(outside())
                        .with(tables())
                        .resting(holidays());
        Running running = new Running(settings);
        Runtime.getRuntime().addShutdownHook(new Thread(running::stop, "stop"));
        spec.commandLine()
                .getOut()
                .println(
                        "Signoria is open: http://"
                                + Address.here(host)
                                + ":"
                                + running.port()
                                + Address.forOthers(host, running.port())
                                        .map(at -> ", for others " + at)
                                        .orElse("")
                                + "  (data in "
                                + where
                                + "; stop with Ctrl-C)");
        spec.commandLine().getOut().flush();
        running.takeBackups();
    }
}

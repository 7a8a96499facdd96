package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import signoria.kernel.BadInput;
import signoria.server.store.Backups;
import signoria.server.store.StoreFailed;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Path;

/** Runs the server until it is told to stop. */
@Command(
        name = "serve",
        description = "The server with its web page.",
        mixinStandardHelpOptions = true)
public final class ServeCommand implements Runnable {
    private static final System.Logger LOG = System.getLogger(ServeCommand.class.getName());

    @Spec private CommandSpec spec;

    @Option(
            names = "--host",
            paramLabel = "H",
            defaultValue = "localhost",
            description = "the address to listen at; 0.0.0.0 for all (default: localhost)")
    private String host;

    @Option(
            names = "--port",
            paramLabel = "P",
            defaultValue = "1492",
            description = "the port (default: 1492)")
    private int port;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = DataFolder.USUAL,
            description = "the folder with all data (default: ${DEFAULT-VALUE})")
    private Path data;

    @Option(
            names = "--behind-proxy",
            description = "believe the X-Forwarded-… headers of a reverse proxy")
    private boolean proxied;

    @Override
    public void run() {
        Logs.structured();
        Server.Settings settings = new Server.Settings(host, port, data, proxied, true, 600_000);
        Running running = new Running(settings);
        Runtime.getRuntime().addShutdownHook(new Thread(running::stop, "stop"));
        spec.commandLine()
                .getOut()
                .println(
                        "Signoria is open: http://"
                                + (host.equals("0.0.0.0") ? "localhost" : host)
                                + ":"
                                + running.port()
                                + "  (data in "
                                + data.toAbsolutePath().normalize()
                                + "; stop with Ctrl-C)");
        spec.commandLine().getOut().flush();
        running.watch();
    }

    /** The server that runs now: another one after a restore. */
    private static final class Running {
        private final Server.Settings settings;
        private Server server;
        private boolean stopped;

        Running(Server.Settings settings) {
            this.settings = settings;
            this.server = start(settings);
        }

        int port() {
            return server.port();
        }

        synchronized void stop() {
            stopped = true;
            server.close();
        }

        /** Looks now and then whether a backup waits to take the place of the data. */
        void watch() {
            try {
                while (true) {
                    Thread.sleep(500);
                    if (Backups.waits(settings.data())) restore();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private synchronized void restore() {
            if (stopped) return;
            server.close();
            Backups.take(settings.data());
            server = start(settings);
            LOG.log(System.Logger.Level.INFO, "restored from a backup");
        }
    }

    static Server start(Server.Settings settings) {
        try {
            return Server.start(settings);
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        } catch (RuntimeException e) {
            if (taken(e))
                throw new BadInput(
                        "port "
                                + settings.port()
                                + " of "
                                + settings.host()
                                + " cannot be had: choose another with --port");
            throw e;
        }
    }

    private static boolean taken(Throwable error) {
        for (Throwable at = error; at != null; at = at.getCause())
            if (at instanceof BindException
                    || at instanceof IOException && ("" + at.getMessage()).contains("bind"))
                return true;
        return false;
    }
}

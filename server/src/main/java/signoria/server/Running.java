package signoria.server;

import signoria.kernel.BadInput;
import signoria.server.store.Backups;
import signoria.server.store.StoreFailed;

import java.util.Optional;

/** The server that runs now: another one after a restore. */
final class Running {
    private static final System.Logger LOG = System.getLogger(Running.class.getName());

    /** So many milliseconds a server that cannot listen has to stop in order. */
    private static final long LAST = 10_000;

    private final Server.Settings settings;
    private Server server;
    private boolean stopped;

    Running(Server.Settings settings) {
        this.settings = settings;
        this.server = start(settings);
    }

    synchronized int port() {
        return server.port();
    }

    synchronized void stop() {
        if (!stopped) server.close();
        stopped = true;
    }

    /** Looks now and then whether a backup waits to take the place of the data. */
    void takeBackups() {
        try {
            while (true) {
                Thread.sleep(500);
                if (deaf()) {
                    endAtAnyRate();
                    throw new BadInput("the server could no longer listen: start it again");
                }
                outlived()
                        .ifPresent(
                                why -> {
                                    throw new BadInput(why);
                                });
                if (waits()) restore();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Without descriptors even stopping may hang: whoever watches the process must see it end. */
    private static void endAtAnyRate() {
        Thread.ofPlatform()
                .daemon()
                .start(
                        () -> {
                            try {
                                Thread.sleep(LAST);
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                            Runtime.getRuntime().halt(2);
                        });
    }

    private synchronized Optional<String> outlived() {
        return server.outlived();
    }

    private synchronized boolean deaf() {
        return !stopped && !server.listening();
    }

    /** A backup that this server would not start with is not taken. */
    private boolean waits() {
        try {
            return settings.database().isEmpty() && Backups.waits(settings.data());
        } catch (StoreFailed e) {
            LOG.log(System.Logger.Level.ERROR, e.getMessage());
            return false;
        }
    }

    private synchronized void restore() {
        if (stopped) return;
        server.close();
        server = start(settings); // opening the data puts the backup in place
        LOG.log(System.Logger.Level.INFO, "restored from a backup");
    }

    private static Server start(Server.Settings settings) {
        try {
            return Server.start(settings);
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
    }
}

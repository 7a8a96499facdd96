package signoria.server.web;

import signoria.kernel.BadInput;
import signoria.server.protocol.Protocol;
import signoria.server.store.StoreFailed;
import signoria.server.table.Failure;

import java.io.UncheckedIOException;
import java.net.SocketException;
import java.util.Map;

/** What goes wrong with a call: its status, code and words. */
record Problem(int status, String code, String words) {
    private static final System.Logger LOG = System.getLogger(Problem.class.getName());

    private static final Map<String, Integer> STATUS =
            Map.ofEntries(
                    Map.entry("bad-message", 400),
                    Map.entry("bad-input", 400),
                    Map.entry("who-are-you", 401),
                    Map.entry("wrong-password", 401),
                    Map.entry("not-yours", 403),
                    Map.entry("needs-account", 403),
                    Map.entry("wrong-origin", 403),
                    Map.entry("suspended", 403),
                    Map.entry("not-found", 404),
                    Map.entry("taken", 409),
                    Map.entry("not-now", 409),
                    Map.entry("no-record", 409),
                    Map.entry("rated", 409),
                    Map.entry("too-large", 413),
                    Map.entry("too-many", 429),
                    Map.entry("busy", 429));

    static Problem of(Throwable error) {
        return switch (error) {
            case Failure failure -> of(failure.code(), failure.getMessage());
            case BadInput bad -> of("bad-input", bad.getMessage());
            case Protocol.Malformed bad -> of("bad-message", bad.getMessage());
            case StoreFailed failed -> of(failed.code(), failed.getMessage());
            case UncheckedIOException gone when gone.getCause() instanceof SocketException -> {
                LOG.log(System.Logger.Level.DEBUG, gone.getMessage()); // the caller has hung up
                yield new Problem(503, "storage", "the call was cut off");
            }
            default -> {
                LOG.log(System.Logger.Level.ERROR, "a call failed", error);
                yield new Problem(500, "storage", "the server is in trouble; try again");
            }
        };
    }

    private static Problem of(String code, String words) {
        return new Problem(STATUS.getOrDefault(code, 503), code, words);
    }
}

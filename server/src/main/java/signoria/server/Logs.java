package signoria.server;

import signoria.server.protocol.Protocol;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Logs for machines: one JSON object a line, on standard error. */
final class Logs extends Formatter {
    /** Kept here, for loggers that nobody holds forget their level. */
    private static final Logger FRAMEWORK = Logger.getLogger("io.helidon");

    private Logs() {}

    /** From now on. */
    static void structured() {
        Logger root = Logger.getLogger("");
        for (Handler handler : root.getHandlers()) root.removeHandler(handler);
        Handler console = new ConsoleHandler();
        console.setFormatter(new Logs());
        root.addHandler(console);
        root.setLevel(Level.INFO);
        FRAMEWORK.setLevel(Level.WARNING);
    }

    @Override
    public String format(LogRecord record) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("at", Instant.ofEpochMilli(record.getMillis()).toString());
        line.put("level", record.getLevel().getName().toLowerCase(Locale.ROOT));
        line.put("from", record.getLoggerName());
        line.put("message", formatMessage(record));
        if (record.getThrown() != null) line.put("error", trace(record.getThrown()));
        return Protocol.write(line) + "\n";
    }

    private static String trace(Throwable error) {
        StringWriter text = new StringWriter();
        error.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}

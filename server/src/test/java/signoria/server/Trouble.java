package signoria.server;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Every warning and error that is logged while it is open. */
final class Trouble extends Handler implements AutoCloseable {
    private final List<String> all = new CopyOnWriteArrayList<>();
    private final Logger root = Logger.getLogger("");

    Trouble() {
        root.addHandler(this);
    }

    List<String> all() {
        return all;
    }

    @Override
    public void publish(LogRecord record) {
        if (record.getLevel().intValue() >= Level.WARNING.intValue())
            all.add(record.getLoggerName() + ": " + record.getMessage() + " " + record.getThrown());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        root.removeHandler(this);
    }
}

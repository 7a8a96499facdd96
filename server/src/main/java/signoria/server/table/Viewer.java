package signoria.server.table;

import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

/** Someone's open connection. */
public interface Viewer {
    /** The identity behind it. */
    String person();

    String name();

    /** Is the page in sight? */
    default boolean looks() {
        return true;
    }

    /** Sends a message, without waiting until it is sent. */
    void send(String json);

    default void tell(Tell message) {
        send(Protocol.write(message));
    }
}

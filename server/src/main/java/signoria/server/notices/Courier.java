package signoria.server.notices;

/** Carries messages. */
interface Courier {
    /** Tells one message; takes a bounded time. */
    Outcome carry(String to, Message message);
}

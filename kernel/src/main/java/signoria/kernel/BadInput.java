package signoria.kernel;

/**
 * Something a person gave us cannot be used; the message is one line that says where and what was
 * expected.
 */
public final class BadInput extends RuntimeException {
    public BadInput(String message) {
        super(message);
    }
}

package signoria.server.store;

/** The disk did not take it: nothing was changed. The code is that of the protocol. */
public final class StoreFailed extends RuntimeException {
    private final String code;

    public StoreFailed(String code, String words, Throwable cause) {
        super(words, cause);
        this.code = code;
    }

    public String code() {
        return code;
    }
}

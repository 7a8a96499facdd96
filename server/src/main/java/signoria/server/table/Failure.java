package signoria.server.table;

/** What was asked cannot be done; the code is that of the protocol, the words are for people. */
public final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String code;

    public Failure(String code, String words) {
        super(words);
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Failure notNow(String words) {
        return new Failure("not-now", words);
    }

    static Failure notYours(String words) {
        return new Failure("not-yours", words);
    }
}

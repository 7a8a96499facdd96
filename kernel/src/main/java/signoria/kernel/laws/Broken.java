package signoria.kernel.laws;

/** A law was broken: which one, where, and how. */
public final class Broken extends AssertionError {
    private final Law law;
    private final String where;

    public Broken(Law law, String where, String message, Throwable cause) {
        super("'" + law + "' is broken: " + message + "\n  in " + where, cause);
        this.law = law;
        this.where = where;
    }

    public Law law() {
        return law;
    }

    /** Game, seats, options, seed and move number, and the record that leads there. */
    public String where() {
        return where;
    }
}

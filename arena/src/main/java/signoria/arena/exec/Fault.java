package signoria.arena.exec;

/** A program did not answer as it should. */
final class Fault extends Exception {
    private static final long serialVersionUID = 1;

    Fault(String what) {
        super(what);
    }
}

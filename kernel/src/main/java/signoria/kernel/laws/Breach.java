package signoria.kernel.laws;

/** What a law has found; {@link Laws} adds the law's name and the place. */
final class Breach extends RuntimeException {
    Breach(String message) {
        super(message);
    }
}

package signoria.server;

/** Where the data lies when nobody says otherwise. */
final class DataFolder {
    static final String USUAL = ".signoria";

    private DataFolder() {}
}

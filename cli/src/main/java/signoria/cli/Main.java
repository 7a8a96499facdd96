package signoria.cli;

/** The front door of the command line. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.err.println("not yet: " + String.join(" ", args));
        System.exit(2);
    }
}

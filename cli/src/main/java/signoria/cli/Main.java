package signoria.cli;

/** The front door of the command line. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        int status = new Cli(Streams.standard()).run(args);
        System.exit(status);
    }
}

package signoria.bots;

/** Makes opponents of other people's programs; whoever can talk to them is found at run time. */
public interface Strangers {
    /** A level that asks a program, started by this command line. */
    Level level(String command);
}

package signoria.server;

/**
 * A command that the server brings to the command line, with picocli's annotation; the command line
 * finds it as a service.
 */
public interface ServerCommand extends Runnable {}

package signoria.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

import signoria.kernel.BadInput;
import signoria.kernel.Partita;

import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;

/**
 * Finds the command and runs it; only the one asked for is loaded. Other modules bring commands of
 * their own as {@link Runnable} services that carry picocli's {@link Command}.
 */
final class Cli {
    static final int DONE = 0;
    static final int NO = 1;
    static final int WRONG = 2;

    private static final Map<String, Function<Streams, Runnable>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("play", PlayCommand::new);
        COMMANDS.put("arena", ArenaCommand::new);
        COMMANDS.put("arena merge", MergeCommand::new);
        COMMANDS.put("bench", BenchCommand::new);
        COMMANDS.put("tune", TuneCommand::new);
        COMMANDS.put("replay", ReplayCommand::new);
        COMMANDS.put("scenario", ScenarioCommand::new);
        COMMANDS.put("rules", RulesCommand::new);
        COMMANDS.put("games", GamesCommand::new);
        COMMANDS.put("warm", WarmCommand::new);
    }

    private static final String USAGE =
            """
            signoria: five Renaissance board games on one engine

              serve     the server with its web page (also without a command)
              play      a table in the terminal: play GAME [--players N] [--bots LEVEL] …
              arena     matches between bots: arena GAME --bots A,B --games N …
                        arena merge FILES… lays shards of a match together
              bench     random play, measured: bench [GAME…] [--players N] …
              tune      improves the weights of a game by self-play: tune GAME [--games N] …
              replay    plays a record again and verifies it: replay FILE [--at N]
              scenario  runs rule scenarios: scenario FILE…
              rules     the rules of a game: rules GAME [PARAGRAPH] [--lang it]
              games     the games with their seats, options and ruleset versions
              load      a server under load, measured: load --tables N --seconds S …
              backup    all data of a server into one file: backup FILE; restore FILE puts it back
              test      everything: build, laws, scenarios (test MODULE… for some modules)
            %s
            signoria COMMAND --help tells more about each.
            """;

    /**
     * The answer is no: a scenario failed, a record differs. Its message has been printed, or is
     * one line.
     */
    static final class No extends RuntimeException {
        private static final long serialVersionUID = 1;

        No(String message) {
            super(message);
        }
    }

    private final Streams streams;

    Cli(Streams streams) {
        this.streams = streams;
    }

    int run(String... args) {
        String name = args.length == 0 ? "serve" : args[0];
        int words = 1;
        if (args.length > 1 && COMMANDS.containsKey(name + " " + args[1])) {
            name += " " + args[1];
            words = 2;
        }
        try {
            if (name.equals("--help") || name.equals("-h") || name.equals("help"))
                streams.out().print(usage());
            else
                return execute(
                        command(name),
                        Arrays.copyOfRange(args, Math.min(words, args.length), args.length));
            return DONE;
        } catch (BadInput e) {
            return error(e.getMessage(), WRONG);
        } finally {
            streams.out().flush();
        }
    }

    private Runnable command(String name) {
        if (COMMANDS.containsKey(name)) return COMMANDS.get(name).apply(streams);
        for (Runnable service : ServiceLoader.load(Runnable.class))
            if (about(service).filter(about -> about.name().equals(name)).isPresent())
                return service;
        if (name.equals("serve"))
            throw new BadInput("the server is not there yet: try 'signoria play GAME'");
        throw new BadInput("no command '" + name + "': 'signoria help' lists them");
    }

    private static Optional<Command> about(Runnable service) {
        return Optional.ofNullable(service.getClass().getAnnotation(Command.class));
    }

    /** Our own commands, then what other modules bring. */
    private static String usage() {
        StringBuilder others = new StringBuilder();
        for (Runnable service : ServiceLoader.load(Runnable.class)) {
            Optional<Command> about = about(service).filter(one -> !one.hidden());
            if (about.isEmpty() || about.get().name().equals("serve")) continue;
            String first = String.join(" ", about.get().description());
            others.append(String.format("  %-9s %s%n", about.get().name(), first));
        }
        return String.format(USAGE, others);
    }

    private int execute(Runnable command, String[] args) {
        CommandLine line = new CommandLine(command);
        line.setOut(new java.io.PrintWriter(streams.out(), true));
        line.setErr(new java.io.PrintWriter(streams.err(), true));
        line.setParameterExceptionHandler(
                (e, _) ->
                        error(
                                e.getMessage()
                                        + "; see signoria "
                                        + line.getCommandName()
                                        + " --help",
                                WRONG));
        line.setExecutionExceptionHandler((e, _, _) -> failed(e));
        return line.execute(args);
    }

    private int failed(Exception e) {
        return switch (e) {
            case BadInput bad -> error(bad.getMessage(), WRONG);
            case No no -> error(no.getMessage(), NO);
            case Partita.Differs differs -> error(differs.getMessage(), NO);
            case UncheckedIOException io -> error(Streams.reason(io.getCause()), WRONG);
            default -> fault(e);
        };
    }

    /** Our own mistake: told with all that helps to find it. */
    private int fault(Exception e) {
        e.printStackTrace(streams.err());
        return error("this is a fault of the program, not of the call: " + e, NO);
    }

    private int error(String message, int status) {
        streams.out().flush();
        streams.err().println("signoria: " + message.strip().replaceAll("\\s*\\R\\s*", "; "));
        return status;
    }
}

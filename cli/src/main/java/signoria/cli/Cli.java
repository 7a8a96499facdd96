package signoria.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

import signoria.kernel.BadInput;
import signoria.kernel.Partita;
import signoria.server.ServerCommand;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;

/** Finds the command and runs it; only the one asked for is loaded. */
final class Cli {
    static final int DONE = 0;
    static final int NO = 1;
    static final int WRONG = 2;

    private static final Map<String, Function<Streams, Runnable>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("play", PlayCommand::new);
        COMMANDS.put("arena", ArenaCommand::new);
        COMMANDS.put("arena merge", MergeCommand::new);
        COMMANDS.put("arena benchmark", BenchmarkCommand::new);
        COMMANDS.put("arena balance", BalanceCommand::new);
        COMMANDS.put("bench", BenchCommand::new);
        COMMANDS.put("env", EnvCommand::new);
        COMMANDS.put("soak", SoakCommand::new);
        COMMANDS.put("tune", TuneCommand::new);
        COMMANDS.put("analyse", AnalyseCommand::new);
        COMMANDS.put("blunders", BlundersCommand::new);
        COMMANDS.put("replay", ReplayCommand::new);
        COMMANDS.put("scenario", ScenarioCommand::new);
        COMMANDS.put("learn", LearnCommand::new);
        COMMANDS.put("rules", RulesCommand::new);
        COMMANDS.put("almanac", AlmanacCommand::new);
        COMMANDS.put("games", GamesCommand::new);
        COMMANDS.put("warm", WarmCommand::new);
    }

    private static final String USAGE =
            """
            signoria: five Renaissance board games on one engine

            %s  test         everything: build, laws, scenarios (test MODULE… for some modules)

            signoria alone, or with options, is signoria serve;
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

    private static final Set<String> HELP = Set.of("help", "--help", "-h");

    private final Streams streams;

    Cli(Streams streams) {
        this.streams = streams;
    }

    int run(String... args) {
        int status = answer(args);
        Optional<IOException> trouble = streams.trouble();
        if (trouble.isEmpty() || left(trouble.get())) return status;
        return error("cannot write the output: " + Streams.reason(trouble.get()), WRONG);
    }

    /** Whoever read us has read enough, which is no mistake of anybody's. */
    private static boolean left(IOException trouble) {
        return String.valueOf(trouble.getMessage()).contains("Broken pipe");
    }

    private int answer(String... args) {
        boolean serves = args.length == 0 || args[0].startsWith("-") && !HELP.contains(args[0]);
        String name = serves ? "serve" : args[0];
        int words = serves ? 0 : 1;
        if (!serves && args.length > 1 && COMMANDS.containsKey(name + " " + args[1])) {
            name += " " + args[1];
            words = 2;
        }
        try {
            if (HELP.contains(name)) streams.out().print(usage());
            else return execute(command(name), Arrays.copyOfRange(args, words, args.length));
            return DONE;
        } catch (BadInput e) {
            return error(e.getMessage(), WRONG);
        } catch (OutOfMemoryError e) {
            return error("not enough memory: " + e.getMessage(), WRONG);
        } finally {
            streams.out().flush();
        }
    }

    private Runnable command(String name) {
        if (COMMANDS.containsKey(name)) return COMMANDS.get(name).apply(streams);
        for (ServerCommand brought : ServiceLoader.load(ServerCommand.class))
            if (about(brought).name().equals(name)) return brought;
        throw new BadInput("no command '" + name + "': 'signoria help' lists them");
    }

    private static Command about(Runnable command) {
        return command.getClass().getAnnotation(Command.class);
    }

    /** Every command once: what the server brings, then our own. */
    private String usage() {
        Map<String, Command> all = new LinkedHashMap<>();
        for (ServerCommand brought : ServiceLoader.load(ServerCommand.class))
            all.put(about(brought).name(), about(brought));
        COMMANDS.forEach((name, made) -> all.put(name, about(made.apply(streams))));
        StringBuilder lines = new StringBuilder();
        all.forEach(
                (name, about) -> {
                    if (!about.hidden())
                        lines.append(String.format("  %-12s %s%n", name, about.description()[0]));
                });
        return String.format(USAGE, lines);
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
        String line = message.strip().replaceAll("\\s*\\R\\s*", "; ");
        streams.err().println("signoria: " + Lines.printable(line));
        return status;
    }
}

package signoria.cli;

import picocli.CommandLine.Command;

import signoria.kernel.BadInput;

@Command(name = "play", description = "A table in the terminal.", mixinStandardHelpOptions = true)
final class PlayCommand implements Runnable {
    PlayCommand(Streams streams) {}

    @Override
    public void run() {
        throw new BadInput("not yet");
    }
}

package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Words;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

@Command(
        name = "play",
        description = "A table in the terminal, against bots or with friends at the same screen.",
        mixinStandardHelpOptions = true)
final class PlayCommand implements Runnable {
    private static final String LATEST = "";

    private final Streams streams;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            description = "'signoria games' lists them")
    private Optional<String> game = Optional.empty();

    @Option(names = "--players", paramLabel = "N", description = "seats; two or more if not given")
    private Optional<Integer> players = Optional.empty();

    @Option(
            names = "--humans",
            paramLabel = "N|NAMES",
            description = "how many people share the screen, or their names, separated by commas")
    private Optional<String> humans = Optional.empty();

    @Option(
            names = "--bots",
            paramLabel = "LEVEL",
            split = ",",
            description = "who takes the other seats; several, separated by commas, in turn")
    private List<String> bots = List.of("apprentice");

    @Option(
            names = "--seed",
            paramLabel = "HEX",
            description = "seed of all chance (default: a new one)")
    private Optional<String> seed = Optional.empty();

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            arity = "0..1",
            fallbackValue = LATEST,
            description = "continues a saved game (default: the last one)")
    private Optional<String> resume = Optional.empty();

    @Option(
            names = "--lang",
            paramLabel = "LANG",
            description = "en or it (default: as the locale)")
    private Optional<String> lang = Optional.empty();

    @Option(
            names = "--coach",
            description = "a coach says what matters and warns; 'coach' at the prompt does so too")
    private boolean coach;

    @Option(
            names = "--no-color",
            description = "no colours; the same as NO_COLOR in the environment")
    private boolean noColor;

    @Mixin private GameChoice choice = new GameChoice();

    PlayCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Language in = Lang.of(lang, streams);
        Ongoing<?, ?, ?> ongoing = resume.isPresent() ? resumed(resume.get(), in) : begun(in);
        Pen pen = Pen.of(streams, !noColor);
        try (Keyboard keyboard = Keyboard.of(streams)) {
            while (true) {
                if (!(new TerminalTable<>(ongoing, streams, keyboard, pen, in, coach).play()
                        instanceof TerminalTable.Ending.Other(String file))) return;
                try {
                    ongoing = resumed(file, in);
                } catch (BadInput | Partita.Differs e) {
                    String why = Lines.printable(e.getMessage());
                    streams.out().println(Lang.say(in, "cannot-resume", Words.raw(why)));
                }
            }
        }
    }

    private Ongoing<?, ?, ?> begun(Language in) {
        Game<?, ?, ?> rules =
                choice.game(
                        game.orElseThrow(
                                () -> new BadInput("which game? 'signoria games' lists them")));
        List<String> people = people(in);
        int seats =
                players.orElse(
                        Math.max(
                                people.size(),
                                Math.max(
                                        rules.sheet().fewest(),
                                        Math.min(2, rules.sheet().most()))));
        if (people.size() > seats)
            throw new BadInput(
                    people.size() + " people do not fit " + seats + " seats: raise --players");
        Setup setup =
                Setup.of(
                        rules,
                        seats,
                        choice.options(),
                        seed.map(Seed::new).orElseGet(() -> Seed.drawn(new SecureRandom())));
        return Ongoing.begin(
                rules, setup, Roster.of(people, bots, seats, setup.seed().hex()), streams.env());
    }

    private Ongoing<?, ?, ?> resumed(String file, Language in) {
        try {
            Path path = file.equals(LATEST) ? Autosave.latest(streams.env()) : Path.of(file);
            Partita record =
                    Partita.read(path.toString(), Autosave.whole(streams.read(path.toString())));
            return Ongoing.resume(choice.game(record.game()), record, path, streams.env(), in);
        } catch (InvalidPathException e) {
            throw new BadInput("no file " + file);
        }
    }

    /** The names of those who share the screen. */
    private List<String> people(Language in) {
        String asked = humans.orElse("1");
        if (!asked.matches("\\d{1,2}")) return List.of(asked.split(","));
        int count = Integer.parseInt(asked);
        if (count == 1) return List.of(owner(in));
        return new ArrayList<>(
                IntStream.rangeClosed(1, count).mapToObj(i -> Lang.say(in, "player") + i).toList());
    }

    private String owner(Language in) {
        String user = streams.env().getOrDefault("USER", "");
        return user.matches("[\\p{L}][\\p{L}\\d._-]{0,20}") && !user.equals("root")
                ? Character.toUpperCase(user.charAt(0)) + user.substring(1)
                : Lang.say(in, "player");
    }
}

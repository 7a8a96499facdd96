package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.kernel.Almanac;
import signoria.kernel.BadInput;
import signoria.kernel.Language;

import java.util.List;
import java.util.Optional;

@Command(
        name = "almanac",
        description = "All cards, tiles and lands of a game, described.",
        mixinStandardHelpOptions = true)
final class AlmanacCommand implements Runnable {
    private static final int WIDTH = 78;

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "WORD",
            description = "only what has all these words, such as: shield points")
    private List<String> words = List.of();

    @Option(names = "--lang", paramLabel = "LANG", description = "en or it")
    private Optional<String> lang = Optional.empty();

    @Mixin private GameChoice choice = new GameChoice();

    AlmanacCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Language in = Lang.of(lang, streams);
        Almanac found = Almanac.of(choice.game(game), in).find(String.join(" ", words));
        if (found.kinds().isEmpty())
            throw new BadInput("nothing in the almanac has '" + String.join(" ", words) + "'");
        boolean designed = false;
        for (Almanac.Kind kind : found.kinds()) {
            streams.out().print(told(kind));
            for (Almanac.Entry entry : kind.entries()) designed |= designed(entry);
        }
        if (designed) streams.out().println(Lang.say(in, "designed-mark"));
    }

    private static String told(Almanac.Kind kind) {
        StringBuilder text = new StringBuilder();
        text.append(kind.name()).append(kind.rule().isEmpty() ? "" : "  (" + kind.rule() + ")");
        text.append('\n').append("─".repeat(kind.name().length())).append('\n');
        for (Almanac.Entry entry : kind.entries()) {
            boolean coded = !kind.rule().isEmpty() && !entry.id().equals(entry.name());
            String told = coded ? entry.id() + "  " : "";
            told += entry.name() + (designed(entry) ? " †" : "");
            if (!entry.lines().isEmpty()) told += ": " + String.join("; ", entry.lines());
            for (String line : Lines.hanging("  · ", told, WIDTH)) text.append(line).append('\n');
        }
        return text.append('\n').toString();
    }

    private static boolean designed(Almanac.Entry entry) {
        return entry.mark().equals("designed");
    }
}

package signoria.cli;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.laws.Soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The stints of a soak that are done, also on file, so that another run can go on from there. */
final class Stints {
    private final Optional<Path> file;
    private final Map<Long, Soak.Stint> done = new HashMap<>();
    private long next;

    /** What is on the file was done by a soak of the same games, or it is refused. */
    Stints(Optional<Path> file, List<Game<?, ?, ?>> games) {
        this.file = file;
        String head =
                "soak "
                        + Soak.DECISIONS
                        + games.stream()
                                .map(game -> " " + game.sheet().id() + " " + game.sheet().ruleset())
                                .collect(Collectors.joining());
        if (file.isEmpty()) return;
        try {
            if (Files.notExists(file.get())) Files.writeString(file.get(), head + "\n");
            else read(head, Files.readString(file.get()));
        } catch (IOException e) {
            throw new BadInput("cannot keep stints in " + file.get() + ": " + Streams.reason(e));
        }
    }

    private void read(String head, String text) {
        String[] lines = Autosave.whole(text).split("\n");
        if (!lines[0].equals(head))
            throw new BadInput(
                    file.orElseThrow() + " is of another soak: expected '" + head + "' above all");
        for (int i = 1; i < lines.length; i++) {
            String[] words = lines[i].split(" ");
            if (words.length != 7 || !lines[i].matches("\\d+ \\S+( \\d+){4} (true|false)"))
                throw new BadInput(file.orElseThrow() + ":" + (i + 1) + ": expected a stint");
            done.put(Long.parseLong(words[0]), read(words));
        }
    }

    private static Soak.Stint read(String[] words) {
        return new Soak.Stint(
                words[1],
                Long.parseLong(words[2]),
                Long.parseLong(words[3]),
                Long.parseLong(words[4]),
                Long.parseLong(words[5]),
                Boolean.parseBoolean(words[6]),
                List.of());
    }

    /** The number of a stint that nobody has done or begun. */
    synchronized long next() {
        while (done.containsKey(next)) next++;
        return next++;
    }

    /** A stint is done; one that failed is not kept on file, so that it is done again. */
    synchronized void add(long number, Soak.Stint stint) {
        done.put(number, stint);
        if (file.isEmpty() || !stint.failures().isEmpty()) return;
        String line =
                String.format(
                        "%d %s %d %d %d %d %b%n",
                        number,
                        stint.game(),
                        stint.decisions(),
                        stint.games(),
                        stint.left(),
                        stint.free(),
                        stint.catalogue());
        try {
            Files.writeString(file.get(), line, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    synchronized long decisions() {
        return done.values().stream().mapToLong(Soak.Stint::decisions).sum();
    }

    synchronized List<Soak.Stint> all() {
        return new ArrayList<>(done.values());
    }
}

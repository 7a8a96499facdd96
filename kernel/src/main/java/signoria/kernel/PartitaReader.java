package signoria.kernel;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads a record; errors name file and line. */
final class PartitaReader {
    private final String file;
    private final String[] lines;
    private final boolean whole;
    private int at;

    PartitaReader(String file, String text) {
        this.file = file;
        this.whole = text.endsWith("\n");
        this.lines = text.split("\r?\n");
    }

    /** A character that could steer the terminal of whoever reads. */
    private static boolean steers(int character) {
        return Character.isISOControl(character) && character != '\t';
    }

    Partita read() {
        for (int i = 0; i < lines.length; i++)
            if (lines[i].chars().anyMatch(PartitaReader::steers))
                throw new BadInput(file + ":" + (i + 1) + ": no control characters in a record");
        if (!header("signoria").equals("1")) throw error("'signoria 1'");
        String[] game = header("game").split("\\s+");
        if (game.length != 2 || !game[1].matches("\\d{1,9}")) throw error("'game ID RULESET'");
        List<String> seats = Text.words(header("seats"));
        if (new HashSet<>(seats).size() != seats.size() || seats.isEmpty())
            throw error("names of seats, no two alike");
        String chosen = header("options");
        Map<String, String> options = located(() -> Position.options(chosen));
        String catalog = header("catalog");
        String seed = header("seed");
        Optional<Seed> known =
                seed.equals(Partita.HIDDEN)
                        ? Optional.empty()
                        : Optional.of(located(() -> new Seed(seed)));
        if (!header("moves").isEmpty()) throw error("'moves'");
        List<Partita.Line> moves = new ArrayList<>();
        while (at < lines.length && lines[at].matches("\\d.*"))
            moves.add(move(seats, moves.size() + 1));
        String result = optional("result");
        String digest = optional("digest");
        while (at < lines.length && lines[at].isBlank()) at++;
        if (at < lines.length) {
            at++;
            throw error("the end, a move, 'result' or 'digest'");
        }
        return new Partita(
                game[0],
                Integer.parseInt(game[1]),
                seats,
                options,
                catalog,
                known,
                moves,
                result,
                digest);
    }

    private Partita.Line move(List<String> seats, int number) {
        String[] parts = lines[at++].trim().split("\\s+", 3);
        if (!parts[0].equals("" + number)) throw error("move number " + number);
        if (parts.length < 3) throw error("'" + number + "  SEAT  MOVE'");
        if (at == lines.length && !whole) throw error("a line with an end");
        int seat = seats.indexOf(parts[1]);
        if (seat < 0) throw error("one of " + String.join(" ", seats));
        int hash = parts[2].lastIndexOf("  #");
        String move = hash < 0 ? parts[2] : parts[2].substring(0, hash);
        return new Partita.Line(
                seat, move.strip(), hash < 0 ? "" : parts[2].substring(hash + 3).strip());
    }

    private String header(String name) {
        if (at >= lines.length)
            throw new BadInput(
                    file + ":" + (at + 1) + ": expected '" + name + " …', found the end");
        String[] parts = lines[at++].trim().split("\\s+", 2);
        if (!parts[0].equals(name)) throw error("'" + name + " …'");
        return parts.length < 2 ? "" : parts[1];
    }

    private String optional(String name) {
        return at < lines.length && lines[at].startsWith(name) ? header(name) : "";
    }

    private <T> T located(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadInput e) {
            throw new BadInput(file + ":" + at + ": " + e.getMessage());
        }
    }

    private BadInput error(String expected) {
        return new BadInput(
                file + ":" + at + ": expected " + expected + ", found '" + lines[at - 1] + "'");
    }
}

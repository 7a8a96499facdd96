package signoria.games.lorenzo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import signoria.kernel.Events;
import signoria.kernel.Partita;
import signoria.kernel.Result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Measures the families on the records of an arena match: how often each one wins against its fair
 * share, with how many points, for which bid. {@code ./signoria test games/lorenzo -Dbalance=DIR}
 * reads the records in a folder and writes {@code target/balance.md}.
 */
@EnabledIfSystemProperty(named = "balance", matches = ".+")
class BalanceTest {
    private final Lorenzo game = new Lorenzo();
    private final Catalog catalog = new Catalog(game.tables());
    private final int[] games = new int[Catalog.FAMILIES];
    private final double[] fair = new double[Catalog.FAMILIES];
    private final double[] wins = new double[Catalog.FAMILIES];
    private final int[] points = new int[Catalog.FAMILIES];
    private final int[] rows = new int[Catalog.FAMILIES];

    @Test
    void measureTheRecords() throws IOException {
        Path folder = Path.of(System.getProperty("balance"));
        try (var files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".partita")).sorted().toList())
                replay(Partita.read(file.toString(), Files.readString(file)));
        }
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target", "balance.md"), report());
    }

    private void replay(Partita record) {
        State s = game.start(record.setup(game));
        int[] row = new int[s.seats];
        for (Partita.Line line : record.lines()) {
            Move move = game.notation().read(line.move());
            if (move instanceof Move.Bid bid) row[line.seat()] = bid.row() + 1;
            game.play(s, line.seat(), move, Events.IGNORED);
        }
        Result result = game.result(s);
        for (int seat = 0; seat < s.seats; seat++) {
            int family = s.family(seat) - 1;
            games[family]++;
            fair[family] += 1.0 / s.seats;
            wins[family] += result.share(seat);
            points[family] += result.points().get(seat);
            rows[family] += row[seat];
        }
    }

    private String report() {
        StringBuilder text = new StringBuilder();
        text.append(
                "| family | games | wins | of fair | points | row |\n|---|---|---|---|---|---|\n");
        for (int family = 0; family < Catalog.FAMILIES; family++)
            if (games[family] > 0)
                text.append(
                        String.format(
                                Locale.ROOT,
                                "| %s | %d | %.1f %% | %.2f | %.1f | %.1f |%n",
                                catalog.families.get(family).name(),
                                games[family],
                                100 * wins[family] / games[family],
                                wins[family] / fair[family],
                                (double) points[family] / games[family],
                                (double) rows[family] / games[family]));
        return text.toString();
    }
}

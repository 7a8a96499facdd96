package signoria.games.princes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import signoria.kernel.Partita;
import signoria.kernel.Result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * How families and city tiles fare in recorded games, as tables in {@code target/balance.md}:
 *
 * <pre>
 * ./signoria arena princes --players 6 --bots apprentice --games 2000 --records DIR
 * ./signoria test games/princes -Dbalance=DIR
 * </pre>
 */
@EnabledIfSystemProperty(named = "balance", matches = ".+")
class BalanceTest {
    private static final double MOST = 1.3;

    private final Princes game = new Princes();
    private final Catalog catalog = new Catalog(signoria.kernel.Tables.printed());
    private final Tally[] families = tallies(Family.COUNT);
    private final Tally[] tiles = tallies(Catalog.TILES);
    private int games;

    /**
     * Something owned in a number of games: the victories of its owners, those it was due, their
     * points.
     */
    private static final class Tally {
        int owned;
        double wins;
        double due;
        double points;

        void add(Result result, int seat) {
            owned++;
            wins += result.share(seat);
            due += 1.0 / result.places().size();
            points += result.points().get(seat);
        }

        /** Victories against the fair share. */
        double share() {
            return due == 0 ? 0 : wins / due;
        }
    }

    @Test
    void noFamilyAndNoTileDecidesTheGame() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("balance")))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".partita")).sorted().toList())
                count(
                        Partita.read(file.toString(), Files.readString(file))
                                .replay(game, (_, _) -> {}));
        }
        Files.writeString(Path.of("target", "balance.md"), report());
        System.out.println(report());
        assertThat(Stream.of(families).filter(tally -> tally.owned > 0).mapToDouble(Tally::share))
                .as("victories of each family, against its fair share")
                .allMatch(share -> share <= MOST);
        assertThat(
                        Stream.of(tiles)
                                .filter(tally -> tally.owned > games / 20)
                                .mapToDouble(Tally::share))
                .as("victories of the owners of each tile, against their fair share")
                .allMatch(share -> share > 0.4 && share < 2.5);
    }

    private void count(State s) {
        Result result = Scoring.result(s);
        games++;
        for (int seat = 0; seat < s.seats; seat++) {
            families[s.family(seat)].add(result, seat);
            for (int tile : View.numbers(s.tiles(seat))) tiles[tile].add(result, seat);
        }
    }

    private String report() {
        StringBuilder text = new StringBuilder();
        text.append(games)
                .append(
                        " games\n\n"
                                + "| family | games | victories against fair share | points |\n"
                                + "|---|---|---|---|\n");
        for (int i = 0; i < Family.COUNT; i++) row(text, catalog.families[i].name(), families[i]);
        text.append(
                "\n"
                        + "| city tile | games owned | victories against fair share | points of the"
                        + " owner |\n"
                        + "|---|---|---|---|\n");
        for (int i = 0; i < Catalog.TILES; i++) row(text, catalog.tiles[i].name(), tiles[i]);
        return text.toString();
    }

    private static void row(StringBuilder text, String name, Tally tally) {
        if (tally.owned == 0) return;
        text.append(
                String.format(
                        Locale.ROOT,
                        "| %s | %d | %.2f | %.1f |%n",
                        name,
                        tally.owned,
                        tally.share(),
                        tally.points / tally.owned));
    }

    private static Tally[] tallies(int count) {
        return Stream.generate(Tally::new).limit(count).toArray(Tally[]::new);
    }
}

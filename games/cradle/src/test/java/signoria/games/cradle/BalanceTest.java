package signoria.games.cradle;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Partita;
import signoria.kernel.Result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Measures our own cards on the records of an arena match: how often each seat wins, and what each
 * kind of scoring and each symbol decides. {@code ./signoria test games/cradle -Dbalance=DIR} reads
 * the records in a folder and writes {@code target/balance.md}.
 */
@EnabledIfSystemProperty(named = "balance", matches = ".+")
class BalanceTest {
    private static final List<String> KINDS =
            List.of("culture, two", "culture, alone", "characters, two", "characters, alone");

    private final Cradle game = new Cradle();
    private final double[] wins = new double[State.MOST_SEATS];
    private final double[] winsByOrder = new double[State.MOST_SEATS];
    private final int[] scorings = new int[KINDS.size()];
    private final int[] won = new int[KINDS.size()];
    private final int[] stones = new int[KINDS.size()];
    private final int[] tied = new int[KINDS.size()];
    private final int[] chosen = new int[Symbol.COUNT];
    private final int[] symbolWon = new int[Symbol.COUNT];
    private final int[] symbolStones = new int[Symbol.COUNT];
    private int games;
    private int seats;
    private int decisions;
    private int idle;
    private int byCulture;
    private int byCharacters;
    private int byBoth;

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
        int first = s.turn;
        Tally tally = new Tally();
        for (Partita.Line line : record.lines()) {
            Events.Kept events = new Events.Kept();
            game.play(s, line.seat(), game.notation().read(line.move()), events);
            for (Event event : events.all()) tally.note((CradleEvent) event);
        }
        games++;
        seats = s.seats;
        decisions += record.lines().size();
        if (Ending.idle(s)) idle++;
        Result result = game.result(s);
        for (int seat = 0; seat < s.seats; seat++) {
            wins[seat] += result.share(seat);
            winsByOrder[(seat - first + s.seats) % s.seats] += result.share(seat);
        }
        tally.decided(result);
    }

    /** One game. */
    private final class Tally {
        private final int[][] gained = new int[State.MOST_SEATS][2];
        private final int[] counted = new int[State.MOST_SEATS];
        private int kind;

        void note(CradleEvent event) {
            switch (event) {
                case CradleEvent.ScoringBegan(_, _, boolean characters, _, int rival) -> {
                    kind = (characters ? 2 : 0) + (rival == State.NONE ? 1 : 0);
                    scorings[kind]++;
                    Arrays.fill(counted, State.NONE);
                }
                case CradleEvent.Counted(int seat, Symbol symbol, int count) -> {
                    counted[seat] = symbol.ordinal();
                    if (count > 0) chosen[symbol.ordinal()]++;
                }
                case CradleEvent.Won(int seat, int prize) when prize > 0 -> {
                    won[kind]++;
                    if (kind < 2) symbolWon[counted[seat]]++;
                }
                case CradleEvent.Tied _ -> tied[kind]++;
                case CradleEvent.Paid(int payer, int to, _, int number) -> {
                    stones[kind] += number;
                    gained[to][kind / 2] += number;
                    gained[payer][kind / 2] -= number;
                    if (kind < 2) symbolStones[counted[to]] += number;
                }
                default -> {}
            }
        }

        /** From which kind of scoring the winner gained more. */
        void decided(Result result) {
            int seat = result.places().indexOf(1);
            if (gained[seat][0] > gained[seat][1]) byCulture++;
            else if (gained[seat][0] < gained[seat][1]) byCharacters++;
            else byBoth++;
        }
    }

    private String report() {
        StringBuilder text = new StringBuilder();
        line(
                text,
                "%d games, %d seats, %.0f decisions a game, %.1f %% idle",
                games,
                seats,
                decisions / (double) games,
                100.0 * idle / games);
        text.append("\n| seat | wins | of fair | in order of play | of fair |\n");
        text.append("|---|---|---|---|---|\n");
        for (int seat = 0; seat < seats; seat++)
            line(
                    text,
                    "| %d | %.1f %% | %.2f | %.1f %% | %.2f |",
                    seat + 1,
                    100 * wins[seat] / games,
                    wins[seat] / games * seats,
                    100 * winsByOrder[seat] / games,
                    winsByOrder[seat] / games * seats);
        text.append("\n| scoring | a game | with a prize | stones each | ties |\n");
        text.append("|---|---|---|---|---|\n");
        for (int kind = 0; kind < KINDS.size(); kind++)
            line(
                    text,
                    "| %s | %.2f | %.0f %% | %.2f | %.0f %% |",
                    KINDS.get(kind),
                    scorings[kind] / (double) games,
                    percent(won[kind], scorings[kind]),
                    stones[kind] / (double) Math.max(1, won[kind]),
                    percent(tied[kind], scorings[kind]));
        text.append("\n| symbol | counted a game | wins a prize | stones a game |\n");
        text.append("|---|---|---|---|\n");
        for (Symbol symbol : Symbol.ALL) {
            int i = symbol.ordinal();
            line(
                    text,
                    "| %s | %.2f | %.2f | %.2f |",
                    symbol.name().toLowerCase(Locale.ROOT),
                    chosen[i] / (double) games,
                    symbolWon[i] / (double) games,
                    symbolStones[i] / (double) games);
        }
        line(
                text,
                "\nThe winner gained more by culture in %.0f %%, by characters in %.0f %%, by "
                        + "both alike in %.0f %% of the games.",
                percent(byCulture, games),
                percent(byCharacters, games),
                percent(byBoth, games));
        return text.toString();
    }

    private static double percent(int part, int whole) {
        return 100.0 * part / Math.max(1, whole);
    }

    private static void line(StringBuilder text, String format, Object... figures) {
        text.append(String.format(Locale.ROOT, format, figures)).append('\n');
    }
}

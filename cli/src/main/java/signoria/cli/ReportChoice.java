package signoria.cli;

import picocli.CommandLine.Option;

import signoria.arena.Findings;
import signoria.arena.Page;
import signoria.arena.Report;
import signoria.arena.Row;
import signoria.wire.Json;

import java.util.Locale;
import java.util.Optional;

/** Where the report of a match goes, and in which form. */
final class ReportChoice {
    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "the report; - for standard output")
    private Optional<String> json = Optional.empty();

    @Option(names = "--csv", paramLabel = "FILE", description = "a row for each seat of each game")
    private Optional<String> csv = Optional.empty();

    @Option(names = "--html", paramLabel = "FILE", description = "a page with plots")
    private Optional<String> html = Optional.empty();

    /** The file of the page with plots, if there is to be one. */
    Optional<String> page() {
        return html.filter(file -> !file.equals("-"));
    }

    /** Whether somebody wants more than the figures on the screen. */
    boolean details() {
        return json.isPresent() || html.isPresent();
    }

    void give(Findings findings, Streams streams) {
        give(findings, streams, Optional.empty());
    }

    /**
     * @param more the file of a page about single games, which the page with plots leads to
     */
    void give(Findings findings, Streams streams, Optional<String> more) {
        json.ifPresent(file -> streams.write(file, Json.pretty(findings.report()) + "\n"));
        csv.ifPresent(file -> streams.write(file, Row.csv(findings.rows())));
        html.ifPresent(file -> streams.write(file, Page.of(findings, more)));
        boolean taken =
                json.equals(Optional.of("-"))
                        || csv.equals(Optional.of("-"))
                        || html.equals(Optional.of("-"));
        (taken ? streams.err() : streams.out()).print(told(findings.report()));
        if (!findings.report().clean())
            throw new Cli.No(
                    findings.report().unfinished()
                            + " games unfinished, "
                            + findings.report().bots().stream()
                                    .mapToInt(Report.BotLine::errors)
                                    .sum()
                            + " errors of bots");
    }

    private static String told(Report report) {
        StringBuilder text = new StringBuilder();
        text.append(
                format(
                        "%s, %d seats, %d games, %.1f decisions a game, %.1f s%n",
                        report.game(),
                        report.players(),
                        report.games(),
                        (double) report.decisions() / report.games(),
                        report.seconds()));
        text.append(
                format(
                        "%-16s %8s  %-21s %6s  %-19s %8s %6s %12s%n",
                        "bot",
                        "wins",
                        "win rate (95 %)",
                        "fair",
                        "rating (95 %)",
                        "points",
                        "place",
                        "ms/decision"));
        for (Report.BotLine bot : report.bots())
            text.append(
                    format(
                            "%-16s %8.1f  %5.1f %% (%5.1f…%5.1f) %5.0f %% %+5.0f (%+5.0f…%+5.0f)"
                                    + " %8.1f %6.2f %12.3f%n",
                            bot.bot(),
                            bot.wins(),
                            100 * bot.winRate(),
                            100 * bot.low(),
                            100 * bot.high(),
                            100 * bot.fair(),
                            bot.rating(),
                            bot.ratingLow(),
                            bot.ratingHigh(),
                            bot.meanPoints(),
                            bot.meanPlace(),
                            bot.millisPerDecision()));
        for (Report.SeatLine seat : report.seats())
            text.append(
                    format(
                            "seat %-11d %8.1f  %5.1f %% (%5.1f…%5.1f) %15.1f%n",
                            seat.seat(),
                            seat.wins(),
                            100 * seat.winRate(),
                            100 * seat.low(),
                            100 * seat.high(),
                            seat.meanPoints()));
        if (report.unfinished() > 0)
            text.append(
                    format(
                            "%d games did not end: each counts as a last place for all%n",
                            report.unfinished()));
        if (report.games() % report.rotations() > 0)
            text.append(
                    format(
                            "the last deal was not played in all of its %d seatings%n",
                            report.rotations()));
        for (String error : report.errors()) text.append("error: ").append(error).append('\n');
        return text.toString();
    }

    private static String format(String pattern, Object... figures) {
        return String.format(Locale.ROOT, pattern, figures);
    }
}

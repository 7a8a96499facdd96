package signoria.arena;

import signoria.kernel.Position;
import signoria.kernel.Text;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A contest as one page that needs nothing else: figures, and plots drawn in place. */
public final class Page {
    private static final int CHOICES = 60;

    private final Report report;
    private final List<Row> rows;
    private final StringBuilder html = new StringBuilder();

    private Page(Findings findings) {
        report = findings.report();
        rows = findings.rows();
    }

    /**
     * @param games the file of a page about single games, beside this one
     */
    public static String of(Findings findings, Optional<String> games) {
        return new Page(findings).write(games);
    }

    private String write(Optional<String> games) {
        html.append("<p>").append(summary()).append("</p>\n");
        games.ifPresent(file -> html.append(link(file)));
        html.append(section("Bots", table()));
        html.append(section("Share of games won, with its 95 % interval", wins()));
        html.append(section("Ratings, with their 95 % intervals", ratings()));
        html.append(section("Points", points()));
        html.append(section("Length of a game, in decisions", lengths()));
        html.append(section("Share of games won by each seat", seats()));
        if (!report.choices().isEmpty())
            html.append(section("What was chosen, and how it went", choices()));
        if (!report.errors().isEmpty()) html.append(section("What went wrong", errors()));
        return page(title(), html.toString());
    }

    private static String link(String file) {
        String name = escaped(Path.of(file).getFileName().toString());
        return format("<p><a href=\"%s\">Choice and luck, game by game</a></p>%n", name);
    }

    /** A whole page around some sections. */
    static String page(String title, String body) {
        return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + format("<title>%s</title>%n<style>%n", title)
                + Text.resource(Page.class, "page.css")
                + format("</style>%n</head>%n<body>%n<h1>%s</h1>%n", title)
                + body
                + "</body>\n</html>\n";
    }

    static String section(String heading, String body) {
        return "<section>\n<h2>" + heading + "</h2>\n" + body + "</section>\n";
    }

    private String title() {
        return escaped(
                report.game()
                        + ": "
                        + String.join(
                                ", ", report.bots().stream().map(Report.BotLine::bot).toList()));
    }

    private String summary() {
        return escaped(
                format(
                        "%d games of %d seats on duplicate deals, seed %s, options %s; %d decisions"
                                + " in %.1f s; %d unfinished.",
                        report.games(),
                        report.players(),
                        report.seed(),
                        Position.options(report.options()),
                        report.decisions(),
                        report.seconds(),
                        report.unfinished()));
    }

    private String table() {
        StringBuilder table =
                new StringBuilder(
                        "<div class=\"scroll\"><table>\n"
                                + "<tr><th>bot<th>games<th>wins<th>rate<th>low<th>high");
        table.append("<th>rating<th>mean points<th>mean place<th>ms a decision<th>errors</tr>\n");
        for (Report.BotLine bot : report.bots())
            table.append(
                    format(
                            "<tr><td>%s<td>%d<td>%.1f<td>%.1f %%<td>%.1f %%<td>%.1f"
                                    + " %%<td>%+.0f<td>%.1f<td>%.2f<td>%.3f<td>%d</tr>%n",
                            escaped(bot.bot()),
                            bot.games(),
                            bot.wins(),
                            100 * bot.winRate(),
                            100 * bot.low(),
                            100 * bot.high(),
                            bot.rating(),
                            bot.meanPoints(),
                            bot.meanPlace(),
                            bot.millisPerDecision(),
                            bot.errors()));
        return table.append("</table></div>\n").toString();
    }

    private String wins() {
        Plot plot = new Plot(report.bots().size());
        plot.percentages();
        for (int i = 0; i < report.bots().size(); i++) {
            Report.BotLine bot = report.bots().get(i);
            plot.bar(i, bot.bot(), bot.winRate(), i, format("%.1f %%", 100 * bot.winRate()));
            plot.interval(i, bot.low(), bot.high());
        }
        return plot.write(
                "Win rates: "
                        + described(
                                report.bots().stream()
                                        .map(
                                                bot ->
                                                        bot.bot()
                                                                + format(
                                                                        " %.1f %%",
                                                                        100 * bot.winRate()))
                                        .toList()));
    }

    private String ratings() {
        double most = 100;
        for (Report.BotLine bot : report.bots())
            most = Math.max(most, Math.max(Math.abs(bot.ratingLow()), Math.abs(bot.ratingHigh())));
        Plot plot = new Plot(report.bots().size());
        plot.scale(most);
        for (int i = 0; i < report.bots().size(); i++) {
            Report.BotLine bot = report.bots().get(i);
            plot.dot(i, bot.bot(), 0.5 + bot.rating() / most / 2, i, format("%+.0f", bot.rating()));
            plot.interval(i, 0.5 + bot.ratingLow() / most / 2, 0.5 + bot.ratingHigh() / most / 2);
        }
        return plot.write(
                "Ratings: "
                        + described(
                                report.bots().stream()
                                        .map(bot -> bot.bot() + format(" %+.0f", bot.rating()))
                                        .toList()));
    }

    /** Kinds of moves that were chosen often, and whether those who chose them did better. */
    private String choices() {
        StringBuilder table =
                new StringBuilder(
                        "<p>Of the decisions in which a kind of move was offered beside others:"
                                + " how often it was chosen, and the share of games won by those"
                                + " who chose it and by all who could have.</p>\n"
                                + "<div class=\"scroll\"><table>\n<tr><th>choice<th>offered"
                                + "<th>chosen<th>share<th>won when chosen<th>won when offered"
                                + "<th>difference</tr>\n");
        for (Report.ChoiceLine line :
                report.choices().subList(0, Math.min(CHOICES, report.choices().size())))
            table.append(
                    format(
                            "<tr><td>%s<td>%d<td>%d<td>%.0f %%<td>%.1f %%<td>%.1f %%<td>%+.1f"
                                    + "</tr>%n",
                            escaped(line.choice()),
                            line.offered(),
                            line.chosen(),
                            100.0 * line.chosen() / Math.max(1, line.offered()),
                            100 * line.winRate(),
                            100 * line.offeredRate(),
                            100 * (line.winRate() - line.offeredRate())));
        return table.append("</table></div>\n").toString();
    }

    private String seats() {
        Plot plot = new Plot(report.seats().size());
        plot.percentages();
        for (int i = 0; i < report.seats().size(); i++) {
            Report.SeatLine seat = report.seats().get(i);
            plot.bar(
                    i,
                    "seat " + seat.seat(),
                    seat.winRate(),
                    i,
                    format("%.1f %%", 100 * seat.winRate()));
            plot.interval(i, seat.low(), seat.high());
        }
        plot.mean(1.0 / report.players());
        return plot.write(
                "Wins by seat: "
                        + described(
                                report.seats().stream()
                                        .map(
                                                seat ->
                                                        "seat "
                                                                + seat.seat()
                                                                + format(
                                                                        " %.1f %%",
                                                                        100 * seat.winRate()))
                                        .toList()));
    }

    /** One histogram for each bot, on one scale. */
    private String points() {
        StringBuilder all = new StringBuilder();
        List<Integer> every = rows.stream().map(Row::points).toList();
        for (int i = 0; i < report.bots().size(); i++) {
            String bot = report.bots().get(i).bot();
            List<Integer> points =
                    rows.stream().filter(row -> row.bot().equals(bot)).map(Row::points).toList();
            all.append(Plot.histogram(points, every, i, bot));
        }
        return all.toString();
    }

    private String lengths() {
        List<Integer> lengths = new ArrayList<>();
        for (Row row : rows) if (row.seat() == 1) lengths.add(row.decisions());
        return Plot.histogram(lengths, lengths, 0, "games");
    }

    private String errors() {
        StringBuilder list = new StringBuilder("<ul>\n");
        for (String error : report.errors())
            list.append("<li class=\"bad\">").append(escaped(error)).append("</li>\n");
        return list.append("</ul>\n").toString();
    }

    private static String described(List<String> parts) {
        return String.join(", ", parts);
    }

    static String format(String pattern, Object... figures) {
        return String.format(Locale.ROOT, pattern, figures);
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

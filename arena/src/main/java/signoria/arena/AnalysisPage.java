package signoria.arena;

import java.util.ArrayList;
import java.util.List;

/** Games that were analysed, as one page in the manner of a match's report. */
public final class AnalysisPage {
    private static final int WORST = 20;

    private AnalysisPage() {}

    /** The analyses by the names of their records. */
    public static String of(List<String> names, List<Analysis> analyses) {
        StringBuilder html = new StringBuilder("<p>");
        html.append(Page.escaped("Judged by " + analyses.getFirst().bot()))
                .append(
                        ", who saw only what the player saw. All figures are in places; equals"
                            + " share one. Luck adds up to 0 over the seats, and what one loses by"
                            + " choice others are given.</p>\n");
        for (int i = 0; i < analyses.size(); i++)
            html.append(Page.section(Page.escaped(names.get(i)), game(analyses.get(i))));
        return Page.page(
                Page.escaped(analyses.getFirst().game()) + ": choice and luck", html.toString());
    }

    private static String game(Analysis analysis) {
        StringBuilder html =
                new StringBuilder("<div class=\"scroll\"><table>\n<tr><th>player<th>decisions");
        html.append(
                "<th>expected at first<th>lost by choice<th>given by"
                        + " others<th>luck<th>place</tr>\n");
        for (Analysis.Side side : analysis.sides())
            html.append(
                    Page.format(
                            "<tr><td>%s<td>%d<td>%.2f<td>%.2f ±"
                                    + " %.2f<td>%+.2f<td>%+.2f<td>%.2f</tr>%n",
                            Page.escaped(side.name()),
                            side.decisions(),
                            side.begun(),
                            side.loss(),
                            side.margin(),
                            side.given(),
                            side.luck(),
                            side.ended()));
        html.append("</table></div>\n");
        for (Analysis.Side side : analysis.sides()) html.append(course(analysis, side));
        return html.append(worst(analysis)).toString();
    }

    private static String course(Analysis analysis, Analysis.Side side) {
        List<Double> places = new ArrayList<>();
        for (Analysis.Decision decision : analysis.decisions())
            if (decision.seat() == side.seat()) places.add(decision.expected());
        places.add(side.ended());
        return Plot.course(places, analysis.sides().size(), side.seat() - 1, side.name());
    }

    private static String worst(Analysis analysis) {
        StringBuilder html =
                new StringBuilder(
                        "<div class=\"scroll\"><table>\n"
                                + "<tr><th>move<th>player<th>played<th>better<th>loss</tr>\n");
        for (Analysis.Decision decision : analysis.worst(WORST))
            html.append(
                    Page.format(
                            "<tr><td>%d<td>%s<td>%s<td>%s<td>%.2f</tr>%n",
                            decision.number(),
                            Page.escaped(analysis.player(decision)),
                            Page.escaped(decision.words()),
                            Page.escaped(decision.bestWords()),
                            decision.loss()));
        return html.append("</table></div>\n").toString();
    }
}

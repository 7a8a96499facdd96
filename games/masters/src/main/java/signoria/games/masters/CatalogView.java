package signoria.games.masters;

import signoria.kernel.Written;

import java.util.ArrayList;
import java.util.List;

/** What is printed on cards and on the faith track, for those who draw it. */
@Written(CatalogView.class)
record CatalogView(
        List<Card> cards, List<Leader> leaders, List<Report> reports, List<Milestone> milestones) {
    /** A vatican report: where its section begins, the space that brings it, its tile's points. */
    record Report(int from, int to, int points) {}

    /** A space of the faith track that is worth points. */
    record Milestone(int space, int points) {}

    static CatalogView of(Catalog catalog) {
        List<Report> reports = new ArrayList<>();
        for (int i = 0; i < Faith.REPORTS; i++)
            reports.add(new Report(Faith.SECTION[i], Faith.POPE[i], Faith.TILE_POINTS[i]));
        List<Milestone> milestones = new ArrayList<>();
        for (int space = 1; space <= Faith.LAST; space++)
            if (Faith.points(space) > Faith.points(space - 1))
                milestones.add(new Milestone(space, Faith.points(space)));
        return new CatalogView(
                List.of(catalog.cards), List.of(catalog.leaders), reports, milestones);
    }
}

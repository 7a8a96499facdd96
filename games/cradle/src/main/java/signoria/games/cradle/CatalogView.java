package signoria.games.cradle;

import signoria.kernel.Written;

import java.util.List;

/** What is printed on the cards, for those who draw them. */
@Written(CatalogView.class)
record CatalogView(List<Card.Culture> cultures, List<Card.Person> people, List<EventCard> events) {
    static CatalogView of(Catalog catalog) {
        return new CatalogView(
                List.of(catalog.cultures), List.of(catalog.people), List.of(catalog.events));
    }
}

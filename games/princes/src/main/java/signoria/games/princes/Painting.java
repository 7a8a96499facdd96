package signoria.games.princes;

import signoria.kernel.Language;
import signoria.kernel.Offers;

/** One view to be shown in one language, with the moves that it offers. */
final class Painting {
    final Catalog catalog;
    final Telling telling;
    final View view;
    final Offers<Move> offers;
    final Language in;
    final Phrases phrases;
    final Choices asked;

    Painting(
            Catalog catalog,
            Phrases phrases,
            Choices asked,
            View view,
            Offers<Move> offers,
            Language in) {
        this.catalog = catalog;
        this.telling = phrases.telling();
        this.view = view;
        this.offers = offers;
        this.in = in;
        this.phrases = phrases;
        this.asked = asked;
    }

    String say(String key, Object... arguments) {
        return phrases.say(key, arguments);
    }
}

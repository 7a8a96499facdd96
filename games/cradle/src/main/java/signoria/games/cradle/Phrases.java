package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** What is said of the things of one view, in one language. */
final class Phrases {
    private final Catalog catalog;
    private final Words words;
    private final View view;
    private final Language in;

    Phrases(Catalog catalog, Words words, View view, Language in) {
        this.catalog = catalog;
        this.words = words;
        this.view = view;
        this.in = in;
    }

    String say(String key, Object... arguments) {
        return words.say(in, key, arguments);
    }

    String seatName(int seat) {
        return Who.mark(seat);
    }

    /** In the centre, or between two seats. */
    String where(int place) {
        if (place < State.CENTRES) return say("at-centre", place + 1);
        int seat = place - State.CENTRES;
        return say(
                "at-side",
                Words.raw(Who.mark(seat)),
                Words.raw(Who.mark((seat + 1) % view.seats())));
    }

    /** A space by its colour and number: {@code b2} is blue space 2. */
    static String space(Words words, String written, Language in) {
        return words.say(in, "space-" + written.charAt(0), Words.raw(written.substring(1)));
    }

    Words.Raw space(String written) {
        return Words.raw(space(words, written, in));
    }

    private boolean lies(int place) {
        for (View.Stack stack : view.stacks())
            if (stack.place().equals(CradleNotation.place(place))) return true;
        return false;
    }

    String symbols(List<Symbol> symbols) {
        List<String> names = new ArrayList<>();
        for (Symbol symbol : symbols) names.add(say(Text.lower(symbol)));
        return String.join(", ", names);
    }

    int height(int place) {
        return stackAt(place).events().size();
    }

    List<View.Space> spaces(int place) {
        return lies(place) ? stackAt(place).spaces() : List.of();
    }

    View.Stack stackAt(int place) {
        for (View.Stack stack : view.stacks())
            if (stack.place().equals(CradleNotation.place(place))) return stack;
        throw new IllegalStateException("no event at " + CradleNotation.place(place));
    }

    /** The event there; where none lies, that. */
    String title(int place) {
        if (!lies(place)) return say("no-event");
        return catalog.events[catalog.event(stackAt(place).events().getFirst())].name(in);
    }

    /** What counts on a card, in a few words. */
    String described(Card card) {
        return switch (card) {
            case Card.Culture culture ->
                    say(
                            "card-" + Text.lower(culture.kind()),
                            Text.lower(culture.first()),
                            Text.lower(culture.second()));
            case Card.Person person when person.symbols() == 0 ->
                    say("card-person-free", person.value());
            case Card.Person person ->
                    say(
                            "card-person",
                            person.value(),
                            Text.lower(Symbol.ALL[Bits.first(person.symbols())]));
        };
    }

    /** The strength of cards shown, and of one more if there is one. */
    int strength(List<String> shown, int more) {
        long people = more < 0 ? 0 : 1L << more;
        for (String id : shown) people |= 1L << catalog.card(id);
        return Characters.strength(catalog, people);
    }

    int count(int seat, Symbol symbol) {
        if (seat < 0 || seat >= view.seats()) return 0;
        for (View.Column column : view.players().get(seat).columns())
            if (column.symbols().contains(symbol)) return column.count();
        return 0;
    }

    String name(int card) {
        return catalog.card(card).name(in);
    }
}

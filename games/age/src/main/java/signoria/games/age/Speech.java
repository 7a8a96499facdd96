package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Language;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/**
 * Says things of one position in one language: seats by their capitals, advances by letter and
 * name.
 */
final class Speech {
    private final Words words;
    private final Language in;
    private final State s;
    private final Catalog catalog;

    Speech(Words words, Language in, State s) {
        this.words = words;
        this.in = in;
        this.s = s;
        catalog = s.catalog;
    }

    boolean has(String key) {
        return words.has(key);
    }

    String say(String key, Object... arguments) {
        return words.say(in, key, arguments);
    }

    /** A player by name and capital; one who is not at this table by number. */
    Words.Raw seat(int seat) {
        if (seat >= s.seats) return Words.raw(say("seat", seat + 1));
        Words.Raw name = Words.raw(Who.mark(seat));
        return s.capital(seat) < 0
                ? name
                : Words.raw(say("seat-of", name, catalog.province[s.capital(seat)].id()));
    }

    String advance(int number) {
        return Advance.letter(number) + " " + say(Advance.letter(number));
    }

    String advances(int set) {
        List<String> names = new ArrayList<>();
        for (int rest = set; rest != 0; rest = Bits.rest(rest))
            names.add(advance(Bits.first(rest)));
        return String.join(", ", names);
    }

    String provinces(int[] provinces) {
        List<String> names = new ArrayList<>();
        for (int p : provinces) names.add(say(catalog.province[p].id()));
        return String.join(", ", names);
    }

    String fleet(int ship) {
        return ship == 0
                ? say("no-ship")
                : say("ship-level", Telling.ship(ship), Telling.number(ship));
    }

    /** What a card does. */
    String text(Card card) {
        return switch (card.effect()) {
            case Effect.Pay(var goods) -> say(goods.size() == 1 ? "pays" : "pays-one");
            case Effect.Inspire person -> inspires(person);
            case Effect _ -> say("does." + card.id());
        };
    }

    private String inspires(Effect.Inspire person) {
        Words.Raw listed = Words.raw(advances(person.advances()));
        return switch (person.raise()) {
            case NOTHING -> say("inspires", person.discount(), listed);
            case CRUSADES -> say("inspires-crusades", person.discount(), listed, person.raised());
            case MONGOLS -> say("inspires-mongols", person.discount(), listed, person.raised());
        };
    }
}

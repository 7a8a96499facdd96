package signoria.games.age;

import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Words;
import signoria.kernel.Written;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is printed on map and cards, for those who draw them.
 *
 * @param first for each card the number of the first that is alike: it stands for all in moves
 * @param misery the numbers of the boxes of the track
 * @param names of provinces, cards, advances, goods, kinds and phases, and what events do
 */
@Written(CatalogView.class)
record CatalogView(
        List<Place> places,
        List<Card> cards,
        List<Integer> first,
        List<Advance> advances,
        List<Commodity> goods,
        List<Integer> misery,
        Map<String, Name> names) {
    /** A province among the others, which are told by their ids. */
    record Place(
            Province province,
            String region,
            List<String> supports,
            List<String> land,
            List<String> coasts) {}

    record Commodity(Good good, int base) {}

    record Name(String en, String it) {}

    static CatalogView of(Catalog catalog, Words words) {
        return new CatalogView(
                catalog.provinces.stream().map(each -> place(catalog, each)).toList(),
                catalog.cards,
                IntStream.of(catalog.first).boxed().toList(),
                catalog.advances,
                Stream.of(Good.ALL).map(good -> new Commodity(good, good.base)).toList(),
                Misery.track(),
                names(catalog, words));
    }

    private static Place place(Catalog catalog, Province province) {
        TreeSet<Integer> across = new TreeSet<>();
        for (Chart.Coast coast : catalog.coasts)
            if (coast.province() == province.number())
                for (int to : coast.coasts()) across.add(catalog.coasts.get(to).province());
        return new Place(
                province,
                province.region().numeral(),
                ids(catalog, IntStream.of(province.arrows())),
                ids(catalog, IntStream.of(province.land())),
                ids(catalog, across.stream().mapToInt(Integer::intValue)));
    }

    private static List<String> ids(Catalog catalog, IntStream provinces) {
        return provinces.mapToObj(each -> catalog.province[each].id()).toList();
    }

    private static Map<String, Name> names(Catalog catalog, Words words) {
        List<String> keys = new ArrayList<>();
        for (Province province : catalog.provinces) keys.add(province.id());
        for (Card card : catalog.cards) {
            keys.add(card.id());
            if (words.has("does." + card.id())) keys.add("does." + card.id());
        }
        for (Advance advance : catalog.advances) keys.add(advance.id());
        for (Good good : Good.ALL) keys.add(Text.lower(good));
        for (Category category : Category.ALL) keys.add(Text.lower(category));
        for (Region region : Region.ALL) if (region.overseas()) keys.add(region.numeral());
        for (Phase phase : Phase.values()) keys.add("phase." + Text.lower(phase));
        keys.addAll(List.of("galley", "three-master", "galleon"));
        Map<String, Name> names = new LinkedHashMap<>();
        for (String key : keys)
            names.put(key, new Name(words.say(Language.EN, key), words.say(Language.IT, key)));
        return names;
    }
}
